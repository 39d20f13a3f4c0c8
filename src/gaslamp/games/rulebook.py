# border: not compiled
"""A game's rulebook.md: the rules reference, and the source of every "why can't I?"."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from gaslamp.words.languages import ENGLISH, folders

ROW = re.compile(r"\|\s*`?\**([A-Z]{2}-[A-Z0-9]+-\d{2,3})\**`?\s*\|\s*(.+?)\s*\|\s*$")
HEADING = re.compile(r"#+\s+(.*)")


class Rulebook:
    """Rules by id, in order, under the headings of the ledger."""

    def __init__(self, markdown: str) -> None:
        self.rules: dict[str, str] = {}
        self.headings: dict[str, str] = {}
        heading = ""
        for line in markdown.splitlines():
            if match := HEADING.match(line):
                heading = match[1]
            elif match := ROW.match(line):
                self.rules[match[1]] = match[2]
                self.headings[match[1]] = heading

    def say_as(self, other: Rulebook) -> None:
        """Tell rules and headings in the words of another book, where it has them."""
        for rule in self.rules:
            if rule in other.rules:
                self.rules[rule] = other.rules[rule]
                self.headings[rule] = other.headings[rule]

    def text(self, rule: str) -> str:
        """A rule's text; empty if the book has no such rule."""
        return self.rules.get(rule, "")


@cache
def rulebook(folder: Path, game_id: str = "", language: str = ENGLISH) -> Rulebook:
    """A game's rules; what a language lacks of them is told in English."""
    book = Rulebook((folder / "rulebook.md").read_text(encoding="utf-8"))
    if language != ENGLISH:
        path = folders()[language] / game_id / "rulebook.md"
        if path.is_file():
            book.say_as(Rulebook(path.read_text(encoding="utf-8")))
    return book
