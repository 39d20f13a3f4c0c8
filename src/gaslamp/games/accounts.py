# border: not compiled
"""What stands behind each rule of a game: rulings, tests, broken rules, uses and examples.

`accounts.json` is gathered from the tests by `tools/accounts.py`, `rules_used.json` counted by the
same tool; `accounts.toml` says by hand which function keeps a rule that no code names, and why a
rule cannot be counted.
"""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import TypeVar

import msgspec
from msgspec import Struct

GATHERED = "accounts.json"
USED = "rules_used.json"
BY_HAND = "accounts.toml"
T = TypeVar("T")


class Tested(Struct):
    """A test, as a sentence, with the file it stands in and the rules it proves."""

    says: str
    file: str
    rules: list[str]


class Broken(Struct):
    """One way to break a rule, which a test notices."""

    rule: str
    what: str


class Gathered(Struct):
    tests: list[Tested]
    breaks: list[Broken]


class Used(Struct):
    """How often rules were used in random games: uses, and games with at least one."""

    version: str = ""
    digest: str = ""
    games: int = 0
    rules: dict[str, tuple[int, int]] = {}


class ByHand(Struct):
    kept: dict[str, list[str]] = {}  # rules by the function that keeps them
    why: dict[str, list[str]] = {}  # rules by the reason why nothing can be counted


class Accounts:
    """What is known of the rules of one game."""

    def __init__(self, gathered: Gathered, used: Used, by_hand: ByHand) -> None:
        self.used = used
        self.kept = by_hand.kept
        self.why = {rule: why for why, rules in by_hand.why.items() for rule in rules}
        self.tests: dict[str, list[Tested]] = {}
        for test in gathered.tests:
            for rule in test.rules:
                self.tests.setdefault(rule, []).append(test)
        self.breaks: dict[str, list[str]] = {}
        for broken in gathered.breaks:
            self.breaks.setdefault(broken.rule, []).append(broken.what)

    def uses(self, rule: str) -> tuple[int, int]:
        """How often the rule was used, and in how many games."""
        return self.used.rules.get(rule, (0, 0))


@cache
def accounts(folder: Path) -> Accounts:
    """What is kept in a game's room; a game without such files has nothing to show."""
    return Accounts(
        read(folder / GATHERED, Gathered) or Gathered([], []),
        read(folder / USED, Used) or Used(),
        by_hand(folder),
    )


def by_hand(folder: Path) -> ByHand:
    path = folder / BY_HAND
    if not path.is_file():
        return ByHand()
    return msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), ByHand)


def read(path: Path, shape: type[T]) -> T | None:
    return msgspec.json.decode(path.read_bytes(), type=shape) if path.is_file() else None
