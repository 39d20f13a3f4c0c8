"""A goal: the condition that an Objective names, and how near a player is to it."""

from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from gaslamp.games.great_old_ones.effect import Effect
from gaslamp.games.great_old_ones.state import OldOnes
from gaslamp.games.great_old_ones.tables import Objective
from gaslamp.games.great_old_ones.tally import Tally

MISSING: Final = 6.0  # steps from nothing to all of a condition, where pieces are not counted


class Goal(Effect):
    """What all goals share. The Objective gives the numbers, one each for 2, 3 and 4 players."""

    numbers: ClassVar[tuple[str, ...]] = ("least",)  # the fields of the content that it reads
    progress_words: ClassVar[str] = "progress"  # the message of how near a player is
    declared: ClassVar[bool] = True  # or won only when the game runs out (GO-WIN-09)

    def progress(self, g: OldOnes, seat: i64) -> i64:
        """How far the seat is towards the number; everybody can see it."""
        raise NotImplementedError

    def near(self, g: OldOnes, count: Tally, seat: i64, kind: Objective) -> float:
        """For bots: how much of the condition is there; 1 is all of it."""
        raise NotImplementedError

    def short(self, g: OldOnes, count: Tally, seat: i64, kind: Objective) -> float:
        """For bots: about how many pieces or steps are missing."""
        return MISSING * (1.0 - self.near(g, count, seat, kind))

    def safe(self, g: OldOnes, seat: i64, kind: Objective) -> float:
        """For bots: how much may be lost while the condition still holds."""
        return 0.0

    def met(self, g: OldOnes, seat: i64, kind: Objective) -> bool:
        """Whether the condition holds now."""
        return self.progress(g, seat) >= least(g, kind)

    def shown(self, g: OldOnes, seat: i64, kind: Objective) -> list[int]:
        """How near the seat is, in the numbers that its words name."""
        return [int(self.progress(g, seat)), int(least(g, kind))]


class GoalTable:
    """All of them by their numbers; filled by effects.py."""

    def __init__(self) -> None:
        self.all: vec[Goal] = vec[Goal]()


GOALS: Final = GoalTable()


def least(g: OldOnes, kind: Objective) -> i64:
    """GO-OBJ-08: how much it takes with so many players."""
    return kind.least[g.seats - 2]


def share(part: i64, whole: i64) -> float:
    """How much of a number is there, at most all of it."""
    return min(1.0, float(part) / float(whole))
