"""Languages: English is at home in the package, every other one is a folder of files.

A language's folder is named by its tag (`de`, `pt-BR`) and lies in `gaslamp/languages`, or in a
folder that the environment names (GASLAMP_LANGUAGES). In it: `table/*.ftl` for what the table, the
server and the terminal say, `shell.ftl` for the pages, and per game a folder with `messages.ftl`,
`names.ftl` (what its content prints, by id), `rulebook.md` and `board.ftl`. What is missing is said
in English.
"""

from __future__ import annotations

import os
import re
from functools import cache
from pathlib import Path

ENGLISH = "en"
ELSEWHERE = "GASLAMP_LANGUAGES"
AT_HOME = Path(__file__).parent / "en"
PACKAGED = Path(__file__).parent.parent / "languages"
TAG = re.compile(r"[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*")
WISH = re.compile(r"\s*([A-Za-z0-9*-]+)\s*(?:;\s*q\s*=\s*([01](?:\.\d*)?))?\s*")


@cache
def folders() -> dict[str, Path]:
    """Where each language but English lies, by tag."""
    found: dict[str, Path] = {}
    elsewhere = os.environ.get(ELSEWHERE)
    for place in (PACKAGED, Path(elsewhere)) if elsewhere else (PACKAGED,):
        if place.is_dir():
            for folder in sorted(place.iterdir()):
                if folder.is_dir() and TAG.fullmatch(folder.name):
                    found[folder.name] = folder
    return found


def tags() -> list[str]:
    """Every language there is, English first."""
    return [ENGLISH, *folders()]


def wished(*wishes: str) -> str:
    """The first wish that can be met, also by a wider language (`de` for `de-AT`); else English.
    A wish is a tag or a locale of the environment, such as `de_AT.UTF-8`."""
    known = {tag.lower(): tag for tag in tags()}
    for wish in wishes:
        parts = wish.partition(".")[0].replace("_", "-").lower().split("-")
        while parts:
            if (tag := known.get("-".join(parts))) is not None:
                return tag
            parts.pop()
    return ENGLISH


def accepted(header: str) -> list[str]:
    """The tags of a browser's Accept-Language, the dearest first."""
    found: list[tuple[float, str]] = []
    for part in header.split(","):
        if (match := WISH.fullmatch(part)) is not None:
            found.append((float(match[2] or 1), match[1]))
    return [tag for _, tag in sorted(found, key=lambda one: -one[0])]
