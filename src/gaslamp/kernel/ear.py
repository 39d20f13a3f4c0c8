"""An ear: whoever wants to know how chance has spoken lends a state one. Rules tell it of every die
and every draw; where there is none, that costs a glance."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64


class Fall:
    """One time that chance has spoken: a die or a pile, and what it showed.

    `values` is what each of the equally likely ends would have been worth to those whose luck it
    was (`seats`, as bits): more is luckier. It is empty where nobody can say who gains by it.
    """

    def __init__(
        self, what: str, seats: int, sides: int, face: int, value: float, values: list[float]
    ) -> None:
        self.what: Final = what
        self.seats: Final = seats
        self.sides: Final = sides  # of a die; 0 is a draw
        self.face: Final = face  # of a die, from 1
        self.value: Final = value
        self.values: Final = values


class Ear:
    """What was heard, in order."""

    def __init__(self) -> None:
        self.heard: list[Fall] = []

    def die(self, what: str, seats: i64, sides: i64, face: i64, good: float) -> None:
        """A die showed a face. `good` says whether high faces are lucky (1), low ones (-1), or
        whether that cannot be said (0)."""
        values = [good * float(n) for n in range(1, int(sides) + 1)] if good != 0.0 else []
        value = good * float(face)
        self.heard.append(Fall(what, int(seats), int(sides), int(face), value, values))

    def hit(self, what: str, seats: i64, sides: i64, face: i64, hits: i64) -> None:
        """The same for a die of which only so many first faces are lucky."""
        values = [1.0 if n <= hits else 0.0 for n in range(1, int(sides) + 1)]
        value = 1.0 if face <= hits else 0.0
        self.heard.append(Fall(what, int(seats), int(sides), int(face), value, values))

    def draw(self, what: str, seats: i64, value: float, values: list[float]) -> None:
        """Something was drawn, out of what would have been worth so much."""
        self.heard.append(Fall(what, int(seats), 0, 0, value, values))
