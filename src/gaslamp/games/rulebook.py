# border: not compiled
"""A game's rulebook.md: the rules reference, and the source of every "why can't I?"."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

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

    def text(self, rule: str) -> str:
        """A rule's text; empty if the book has no such rule."""
        return self.rules.get(rule, "")


@cache
def rulebook(folder: Path) -> Rulebook:
    return Rulebook((folder / "rulebook.md").read_text(encoding="utf-8"))
