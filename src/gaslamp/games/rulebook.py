# border: not compiled
"""A game's rulebook.md: the rules reference, and the source of every "why can't I?".

Beside its rules it has rulings in section 6 (a table: id, question, ruling, reason), which a rule
names or which a line there gives to rules (`…: R-01 BB-BOARD-01; …`), and in section 7 worked
examples: a bold heading with its id (`**E-4 …**`), a numbered line, or a row of a table.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from gaslamp.words.languages import ENGLISH, folders

ROW = re.compile(r"\|\s*`?\**([A-Z]{2}-[A-Z0-9]+-\d{2,3})\**`?\s*\|\s*(.+?)\s*\|\s*$")
HEADING = re.compile(r"#+\s+(.*)")
RULING = re.compile(r"\|\s*(R-?\d+)\s*\|\s*(.+?)\s*\|\s*(.+?)\s*\|\s*(.+?)\s*\|\s*$")
NAMED = re.compile(r"\bR-?\d+\b")
DECIDE = re.compile(r"[^|:]+: (R-?\d+ [A-Z]{2}-.*)\.$")
SECTION = re.compile(r"##\s+(\d+)\.")
RULINGS, EXAMPLES = "6", "7"  # numbers of sections
BOLD = re.compile(r"\*\*(E-?\d+) (.+?)\.?\*\*\s*(.+)$")
NUMBERED = re.compile(r"(\d+)\. \*\*(.+?)\.?\*\*\s*(?:— )?(.+)$")
TABLED = re.compile(r"\|\s*(X-\d+)\s*\|\s*(.+?)\s*\|\s*(.+?)\s*\|\s*(.+?)\s*\|\s*$")
NOTHING = ("–", "-", "")


@dataclass(frozen=True)
class Ruling:
    """What was decided where the book is silent."""

    id: str
    question: str
    answer: str
    reason: str


@dataclass(frozen=True)
class Example:
    """A worked example of the book: what is given, what is done, what comes of it; of a table's
    row each on a line of its own."""

    id: str
    title: str
    text: str


class Rulebook:
    """Rules by id, in order, under the headings of the ledger."""

    def __init__(self, markdown: str) -> None:
        self.rules: dict[str, str] = {}
        self.headings: dict[str, str] = {}
        self.rulings: dict[str, Ruling] = {}
        self.examples: dict[str, Example] = {}
        self.named: dict[str, list[str]] = {}  # rulings by the rule that names them
        self.decided: dict[str, list[str]] = {}  # and by the rule they are said to decide
        heading = section = ""
        for line in markdown.splitlines():
            if match := HEADING.match(line):
                heading = match[1]
                section = found[1] if (found := SECTION.match(line)) else section
            elif match := ROW.match(line):
                self.rules[match[1]] = match[2]
                self.headings[match[1]] = heading
                self.named[match[1]] = NAMED.findall(match[2])
            elif section == RULINGS and (match := RULING.match(line)):
                self.rulings[match[1]] = Ruling(*match.groups())
            elif section == RULINGS and (match := DECIDE.match(line)):
                self.note_decided(match[1])
            elif section == EXAMPLES and (example := example_in(line)):
                self.examples[example.id] = example

    def note_decided(self, listed: str) -> None:
        for part in listed.split(";"):
            ruling, *rules = part.replace(",", " ").split()
            for rule in rules:
                self.decided.setdefault(rule, []).append(ruling)

    def rulings_of(self, rule: str) -> list[Ruling]:
        """The rulings that stand behind a rule: those it names, and those said to decide it."""
        ids = [*self.named.get(rule, []), *self.decided.get(rule, [])]
        return [self.rulings[id] for id in dict.fromkeys(ids) if id in self.rulings]

    def say_as(self, other: Rulebook) -> None:
        """Tell rules, headings, rulings and examples in the words of another book, where it has
        them."""
        for rule in self.rules:
            if rule in other.rules:
                self.rules[rule] = other.rules[rule]
                self.headings[rule] = other.headings[rule]
        self.rulings = {id: other.rulings.get(id, one) for id, one in self.rulings.items()}
        self.examples = {id: other.examples.get(id, one) for id, one in self.examples.items()}

    def text(self, rule: str) -> str:
        """A rule's text; empty if the book has no such rule."""
        return self.rules.get(rule, "")


def example_in(line: str) -> Example | None:
    """The worked example that a line tells, if it does."""
    if match := BOLD.match(line) or NUMBERED.match(line):
        return Example(match[1], match[2], match[3])
    if match := TABLED.match(line):
        parts = [part for part in match.groups()[1:] if part not in NOTHING]
        return Example(match[1], "", "\n".join(part[0].upper() + part[1:] for part in parts))
    return None


@cache
def rulebook(folder: Path, game_id: str = "", language: str = ENGLISH) -> Rulebook:
    """A game's rules; what a language lacks of them is told in English."""
    book = Rulebook((folder / "rulebook.md").read_text(encoding="utf-8"))
    if language != ENGLISH:
        path = folders()[language] / game_id / "rulebook.md"
        if path.is_file():
            book.say_as(Rulebook(path.read_text(encoding="utf-8")))
    return book
