"""A judge: what a bot needs of a game beyond its rules, compiled with the engine."""

from __future__ import annotations

from typing import Generic

from mypy_extensions import i64

from gaslamp.kernel.rng import Rng
from gaslamp.kernel.state import G

WIN = 1_000_000.0


class Judge(Generic[G]):
    """Redeals what a seat cannot know, and says how good a position is."""

    def redeal(self, g: G, seat: i64, rng: Rng) -> G:
        """A copy in which everything the seat cannot know is reshuffled."""
        raise NotImplementedError

    def value(self, g: G, seat: i64) -> float:
        """How good the position is for the seat; WIN and -WIN at the ends of the scale."""
        raise NotImplementedError

    def advise(self, g: G, seat: i64, rng: Rng) -> i64:
        """The option a game's own planner would choose for the seat, or -1 if it has none."""
        return -1
