"""A judge: what a bot needs of a game beyond its rules, compiled with the engine."""

from __future__ import annotations

from typing import Final, Generic

from mypy_extensions import i64

from gaslamp.kernel.rng import Rng
from gaslamp.kernel.state import G

WIN = 1_000_000.0


class Judge(Generic[G]):
    """Redeals what a seat cannot know, and says how good a position is.

    It also says how far a bot should look in this game: over how many possible worlds, and how
    many choices ahead. Where much is decided by chance, more worlds and less depth are better.
    """

    def __init__(self, worlds: i64 = 2, ahead: i64 = 24, blur: float = 0.0) -> None:
        self.worlds: Final[i64] = worlds
        self.ahead: Final[i64] = ahead
        self.blur: Final = blur  # by so much worths may differ and say nothing

    def redeal(self, g: G, seat: i64, rng: Rng) -> G:
        """A copy in which everything the seat cannot know is reshuffled."""
        raise NotImplementedError

    def value(self, g: G, seat: i64) -> float:
        """How good the position is for the seat; WIN and -WIN at the ends of the scale."""
        raise NotImplementedError

    def can_wait(self, code: i64) -> i64:
        """How long an option can be put off within a turn, as long as that costs nothing: behind
        all that can wait less long. 0 for what cannot."""
        return 0

    def advise(self, g: G, seat: i64, rng: Rng) -> i64:
        """The option a game's own planner would choose for the seat, or -1 if it has none."""
        return -1
