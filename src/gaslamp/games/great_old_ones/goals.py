"""The goals of Objectives."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from gaslamp.games.great_old_ones import winning
from gaslamp.games.great_old_ones.distance import firmly_held, firmly_spread, pieces_short
from gaslamp.games.great_old_ones.goal import Goal, least, share
from gaslamp.games.great_old_ones.state import MOST_ELDERS, OldOnes
from gaslamp.games.great_old_ones.tables import Objective
from gaslamp.games.great_old_ones.tally import Tally
from gaslamp.kernel.bits import count_bits

WEAK_PAIR: Final = 0.3  # two Elder Ones who are too weak must be replaced


class Control(Goal):
    """GO-OBJ-01: so many areas."""

    word: ClassVar[str] = "control"

    def progress(self, g: OldOnes, seat: i64) -> i64:
        return winning.controlled(g, seat)

    def met(self, g: OldOnes, seat: i64, kind: Objective) -> bool:
        return winning.controls_enough(g, seat, least(g, kind))

    def near(self, g: OldOnes, count: Tally, seat: i64, kind: Objective) -> float:
        return share(count.controlled[seat], least(g, kind))

    def short(self, g: OldOnes, count: Tally, seat: i64, kind: Objective) -> float:
        return pieces_short(g, seat, least(g, kind))

    def safe(self, g: OldOnes, seat: i64, kind: Objective) -> float:
        return float(firmly_held(g, seat))


class Contested(Control):
    """GO-OBJ-02: so many areas, some of them with another's piece."""

    word: ClassVar[str] = "contested"
    numbers: ClassVar[tuple[str, ...]] = ("least", "contested")
    progress_words: ClassVar[str] = "progress-contested"

    def met(self, g: OldOnes, seat: i64, kind: Objective) -> bool:
        if not super().met(g, seat, kind):
            return False
        return winning.contested(g, seat) >= kind.contested[g.seats - 2]

    def near(self, g: OldOnes, count: Tally, seat: i64, kind: Objective) -> float:
        some = share(count.controlled[seat], least(g, kind))
        return 0.5 * some + 0.5 * share(count.contested[seat], kind.contested[g.seats - 2])

    def short(self, g: OldOnes, count: Tally, seat: i64, kind: Objective) -> float:
        rivals = float(max(0, kind.contested[g.seats - 2] - count.contested[seat]))
        return pieces_short(g, seat, least(g, kind)) + rivals

    def shown(self, g: OldOnes, seat: i64, kind: Objective) -> list[int]:
        shared = [int(winning.contested(g, seat)), int(kind.contested[g.seats - 2])]
        return super().shown(g, seat, kind) + shared


class Presence(Goal):
    """GO-OBJ-03: a Minion in so many areas without Grenadier."""

    word: ClassVar[str] = "presence"

    def progress(self, g: OldOnes, seat: i64) -> i64:
        return winning.spread(g, seat)

    def met(self, g: OldOnes, seat: i64, kind: Objective) -> bool:
        return winning.spread_enough(g, seat, least(g, kind))

    def near(self, g: OldOnes, count: Tally, seat: i64, kind: Objective) -> float:
        return share(count.spread[seat], least(g, kind))

    def short(self, g: OldOnes, count: Tally, seat: i64, kind: Objective) -> float:
        return float(max(0, least(g, kind) - count.spread[seat]))

    def safe(self, g: OldOnes, seat: i64, kind: Objective) -> float:
        return float(firmly_spread(g, seat))


class Unrest(Goal):
    """GO-OBJ-04: so many Trouble markers, wherever they are."""

    word: ClassVar[str] = "trouble"

    def progress(self, g: OldOnes, seat: i64) -> i64:
        return count_bits(g.london.trouble)

    def near(self, g: OldOnes, count: Tally, seat: i64, kind: Objective) -> float:
        return share(count.trouble, least(g, kind))

    def short(self, g: OldOnes, count: Tally, seat: i64, kind: Objective) -> float:
        return float(max(0, least(g, kind) - count.trouble))


class Wealth(Goal):
    """GO-OBJ-05: money and Buildings, less loans."""

    word: ClassVar[str] = "wealth"

    def progress(self, g: OldOnes, seat: i64) -> i64:
        return winning.wealth(g, seat)

    def near(self, g: OldOnes, count: Tally, seat: i64, kind: Objective) -> float:
        return max(0.0, share(winning.wealth(g, seat), least(g, kind)))


class Strength(Goal):
    """GO-OBJ-06: two Elder Ones with so many HP together."""

    word: ClassVar[str] = "elders"

    def progress(self, g: OldOnes, seat: i64) -> i64:
        return winning.elder_strength(g, seat)

    def met(self, g: OldOnes, seat: i64, kind: Objective) -> bool:
        return winning.elder_count(g, seat) == MOST_ELDERS and super().met(g, seat, kind)

    def near(self, g: OldOnes, count: Tally, seat: i64, kind: Objective) -> float:
        strength = share(count.strength[seat], least(g, kind))
        return WEAK_PAIR if count.elders[seat] == MOST_ELDERS and strength < 1.0 else strength


class Clock(Goal):
    """GO-OBJ-07: the game runs out; nothing can be declared."""

    word: ClassVar[str] = "clock"
    numbers: ClassVar[tuple[str, ...]] = ()
    progress_words: ClassVar[str] = "progress-clock"
    declared: ClassVar[bool] = False

    def progress(self, g: OldOnes, seat: i64) -> i64:
        return 0

    def met(self, g: OldOnes, seat: i64, kind: Objective) -> bool:
        return False

    def near(self, g: OldOnes, count: Tally, seat: i64, kind: Objective) -> float:
        """How far the game is towards its end by Insanity or by the deck; below 1 until it is."""
        insanity = float(g.level - 1) / float(g.content.last_level - 1)
        deck = 1.0 - float(g.piles.deck.size()) / float(len(g.content.cards))
        return 0.95 * max(insanity, deck)

    def shown(self, g: OldOnes, seat: i64, kind: Objective) -> list[int]:
        return [int(g.level), int(g.content.last_level)]


EVERY_GOAL: Final[list[Goal]] = [
    Control(),
    Contested(),
    Presence(),
    Unrest(),
    Wealth(),
    Strength(),
    Clock(),
]
