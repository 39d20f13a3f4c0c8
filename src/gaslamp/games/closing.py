# border: not compiled
"""Reasons why pieces are closed, put together by what the pieces are and why."""

from __future__ import annotations

from gaslamp.games.game import Closed
from gaslamp.kernel.state import Line

Why = tuple[str, str, tuple[str | int, ...]]  # the message, the ledger rule, its arguments


class Rows:
    """Reasons with all the pieces that have them, in the order they were found; of `told` handles
    something else is said already."""

    def __init__(self, told: set[str]) -> None:
        self.told = told
        self.found: dict[tuple[str, Why], list[str]] = {}

    def add(self, what: str, ref: str, why: Why) -> None:
        if ref not in self.told:
            self.found.setdefault((what, why), []).append(ref)

    def listed(self) -> list[Closed]:
        return [
            Closed(what, Line(key, list(args), -1), rule, refs)
            for (what, (key, rule, args)), refs in self.found.items()
        ]
