"""Eyes: what a seat sees of a position as numbers, and how likely it wins by what was learned.

The numbers have names, and what was learned is a weight for each name. So a card that was unknown
when the weights were learned weighs nothing by itself and counts by its printed worth alone, which
is a number among the others.
"""

from __future__ import annotations

from math import exp
from typing import Final, Generic

from librt.vecs import vec
from mypy_extensions import i64

from gaslamp.kernel.bits import has
from gaslamp.kernel.state import G

BIAS: Final = "bias"
# Beyond this a chance is as good as certain, and exp would run out of numbers.
FAR: Final = 30.0


class Eyes(Generic[G]):
    """A game's own class says what there is to see; this one turns it into a chance."""

    def __init__(self, learned: dict[str, float]) -> None:
        self.learned: Final = learned
        self.printed: object = None  # the content that the weights are laid out for
        self.weights: vec[float] = vec[float]()
        self.sight: vec[float] = vec[float]()
        self.bias: float = 0.0

    def content(self, g: G) -> object:
        """What is printed in this game; another pack has other names."""
        raise NotImplementedError

    def names(self, g: G) -> list[str]:
        """What each number is called, in order."""
        raise NotImplementedError

    def look(self, g: G, seat: i64, sight: vec[float]) -> None:
        """Fill in what the seat may know of a game that is not over; all begins as 0."""
        raise NotImplementedError

    def side(self, g: G, seat: i64) -> i64:
        """Seats that win and lose together are of one side; it goes by its lowest seat."""
        return seat

    def moment(self, g: G) -> i64:
        """The number of the turn: it grows when a turn is over."""
        raise NotImplementedError

    def prepare(self, g: G) -> None:
        """Lay the weights out for what is printed in this game."""
        content = self.content(g)
        if content is self.printed:
            return
        names = self.names(g)
        self.weights = vec[float]([self.learned.get(name, 0.0) for name in names])
        self.sight = vec[float]([0.0 for _ in names])
        self.bias = self.learned.get(BIAS, 0.0)
        self.printed = content

    def seen(self, g: G, seat: i64) -> vec[float]:
        """The numbers; they stand until the next look."""
        self.prepare(g)
        sight = self.sight
        i: i64 = 0
        n: i64 = len(sight)
        while i < n:
            sight[i] = 0.0
            i += 1
        self.look(g, seat, sight)
        return sight

    def lean(self, g: G, seat: i64) -> float:
        """How far the position leans towards the seat: the logarithm of its odds."""
        sight = self.seen(g, seat)
        weights = self.weights
        total = self.bias
        i: i64 = 0
        n: i64 = len(sight)
        while i < n:
            total += weights[i] * sight[i]
            i += 1
        return total

    def chance(self, g: G, seat: i64) -> float:
        """How likely the seat wins."""
        outcome = g.outcome
        if outcome is not None:
            return 1.0 if has(outcome.winners, seat) else 0.0
        return logistic(self.lean(g, seat))


def logistic(lean: float) -> float:
    """The chance whose odds have this logarithm."""
    if lean < -FAR:
        return 0.0
    if lean > FAR:
        return 1.0
    return 1.0 / (1.0 + exp(-lean))
