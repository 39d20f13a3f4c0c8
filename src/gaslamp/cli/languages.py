"""Checking another language: each of its files beside the English one."""

from __future__ import annotations

from pathlib import Path

from gaslamp.cli.compared import Compared, compared
from gaslamp.cli.speech import t
from gaslamp.cli.terminal import say
from gaslamp.kernel.errors import Trouble
from gaslamp.words.languages import TAG

WRONG = 1


def check_language(folder: Path) -> int:
    """Tell per file what is missing, unused or takes other arguments; 1 if something is wrong."""
    if not folder.is_dir() or not TAG.fullmatch(folder.resolve().name):
        raise Trouble("no-language-folder", path=folder)
    files = compared(folder)
    if not any(file.there for file in files):
        raise Trouble("no-language-folder", path=folder)
    wrong = [file for file in files if file.wrong()]
    for file in files:
        for line in lines(file):
            say(line)
    count = sum(file.keys for file in files)
    say(t("language-wrong", files=len(wrong)) if wrong else t("language-whole", count=count))
    return WRONG if wrong else 0


def lines(file: Compared) -> list[str]:
    """What is to be said of a file, under its name; nothing where all is well."""
    if not file.there:
        return [t("language-no-file", file=file.name, count=file.keys)]
    rows = [
        *(t("language-unreadable", line=number) for number in file.junk),
        *(t("language-missing", key=key) for key in file.missing),
        *(t("language-other", key=key, theirs=variables(theirs), english=variables(english))
          for key, theirs, english in file.other),
        *(t("language-unused", key=key) for key in file.unused),
    ]  # fmt: skip
    return [t("head-alone", title=file.name), *(f"  {row}" for row in rows)] if rows else []


def variables(names: frozenset[str]) -> str:
    """The arguments of a message."""
    return t.commas([f"${name}" for name in sorted(names)]) or t("language-none")
