# border: not compiled
"""A moment of a game as whoever explains it sees it: what a seat is asked, and what was just said.

A game's room says in `moments.py` at which moments an idea first matters (`SLIPS`), and when the
teacher of a first game says a line (`LINES`); their words are in `lessons.ftl`. It may look only at
what the seat may know.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from fnmatch import fnmatchcase
from typing import Any, Generic

from gaslamp.kernel.state import G, Line
from gaslamp.words.words import Words


class Moment(Generic[G]):
    """What a seat is asked now. `keys` are its options; `closed` are those that the rules refuse,
    each with its rule; `said` is what the seat has read in the log since its last choice; `turn`
    counts its own turns, and `chosen` says whether it has chosen in this one."""

    def __init__(
        self,
        g: G,
        seat: int,
        keys: Sequence[str],
        closed: Sequence[tuple[str, str]],
        said: Sequence[Line],
        turn: int = 0,
        chosen: bool = False,
    ) -> None:
        self.g = g
        self.seat = seat
        self.keys = keys
        self.closed = closed
        self.said = said
        self.turn = turn
        self.chosen = chosen

    def offers(self, *patterns: str) -> bool:
        """Whether an option like one of these is open."""
        return any(fnmatchcase(key, pattern) for key in self.keys for pattern in patterns)

    def refuses(self, pattern: str, rule: str = "") -> bool:
        """Whether the rules refuse such an option, by this rule if one is named."""
        return any(
            fnmatchcase(key, pattern) and (not rule or rule == by) for key, by in self.closed
        )

    def heard(self, key: str, *args: str | int) -> bool:
        """Whether such a line was said, its first arguments being these."""
        return any(line.key == key and tuple(line.args[: len(args)]) == args for line in self.said)

    def told(self, key: str) -> list[Line]:
        """The lines of this kind that were said."""
        return [line for line in self.said if line.key == key]

    @property
    def me(self) -> str:
        """The seat as lines of the log name it."""
        return f"seat-{self.seat}"


# What the words name: numbers, elements (which are called by their names), and further words.
Named = Mapping[str, str | int | Callable[[Words], str]]


@dataclass(frozen=True)
class Occasion:
    """When something is told, and the rules behind it. `when` answers with what the words name, or
    whether the moment has come if they name nothing."""

    when: Callable[[Moment[Any]], Named | bool | None]
    rules: tuple[str, ...] = ()
