"""The language nobody speaks (`tools/pseudo.py`), and finding words that are not in it."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing import forkserver
from pathlib import Path
from tempfile import TemporaryDirectory
from unittest.mock import patch

import whispered_kit
from cli_kit import gaslamp
from gaslamp import games
from gaslamp.cli.compared import spoken as content
from gaslamp.cli.speech import t
from gaslamp.words.languages import ELSEWHERE
from gaslamp.words.languages import ENGLISH as NATIVE
from tools import pseudo

WORD = re.compile(r"[^\W_](?:[\w'’-]*[^\W_])?")
ENGLISH = re.compile(r"[A-Za-z]{2}")
CODE = re.compile(r"[A-Z]{2}-[A-Z0-9]+-\d+|[IVX]+|\w*\d\w*")  # of a rule, a number, a place
ASIDE = ("board", "log 30", "why", "hint", "rules", "menu all", "help", "ask")


@contextmanager
def spoken(place: Path) -> Iterator[None]:
    """The language is there."""
    pseudo.write(place)
    with patch.dict(os.environ, {ELSEWHERE: str(place)}):
        forget()
        try:
            yield
        finally:
            t.language = NATIVE
    forget()


def forget() -> None:
    """What was read of languages; also in the process that workers are forked from, which knows
    the environment it was started in."""
    whispered_kit.forget()
    forkserver._forkserver._stop()  # type: ignore[attr-defined]


def untranslated(text: str) -> list[str]:
    """The words that stand in no language file: those without accents, unless they are typed."""
    shown = "".join(text.split("`")[::2])
    words = WORD.findall(shown)
    return sorted({w for w in words if ENGLISH.search(w) and not CODE.fullmatch(w)})


def sitting(game_id: str, choices: int, seed: int = 4) -> str:
    """All that a game shows to somebody who plays so many choices and asks about everything."""
    seats = "human" if 1 in games.find(game_id).seat_counts else "human,random"
    options = games.find(game_id).lab_options.items()
    given = [word for option in options for word in ("--option", "=".join(option))]
    lines = []
    things = list(content(game_id)) or [""]
    for number in range(choices):
        lines.append(str(1 + (number * 7 + seed) % 5))
        lines.append("yes")
        if number % 5 == 0:
            lines.append(ASIDE[number // 5 % len(ASIDE)])
            lines.append(f"look {things[number * 7 % len(things)]}")
    ran = gaslamp("--language", pseudo.TAG, "play", game_id, "--seats", seats,
                  "--seed", str(seed), *given, lines=lines)  # fmt: skip
    return ran.out + complaints(ran.err)


def complaints(text: str) -> str:
    """What was complained of, without what was typed."""
    return re.sub(r"'[\w. -]+'", "", text)


if __name__ == "__main__":  # PYTHONPATH=src:tests:. python tests/pseudo_kit.py GAME [CHOICES]
    with TemporaryDirectory() as made, spoken(Path(made)):
        count = int(sys.argv[2]) if len(sys.argv) > 2 else 40
        for line in sitting(sys.argv[1], count).splitlines():
            if found := untranslated(line):
                print(f"{', '.join(found)}: {line.strip()[:200]}")
