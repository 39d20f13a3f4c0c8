"""For bots: what a position is worth to a seat."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from gaslamp.games.great_old_ones import board, verbs, winning
from gaslamp.games.great_old_ones.aiming import AbilityTarget
from gaslamp.games.great_old_ones.secrets import redealt
from gaslamp.games.great_old_ones.state import NOWHERE, OldOnes
from gaslamp.games.great_old_ones.tables import (
    AREAS,
    CLOCK,
    CONTESTED,
    CONTROL,
    ELDERS,
    PRESENCE,
    TROUBLE,
)  # fmt: skip
from gaslamp.kernel.bits import count_bits
from gaslamp.kernel.judge import WIN, Judge
from gaslamp.kernel.menu import Menu
from gaslamp.kernel.rng import Rng
from gaslamp.kernel.state import choose


class OldOnesJudge(Judge[OldOnes]):
    """Section 5 of the ledger as code, and a valuation of positions."""

    def redeal(self, g: OldOnes, seat: i64, rng: Rng) -> OldOnes:
        return redealt(g, seat, rng)

    def can_wait(self, code: i64) -> i64:
        """GO-TURN-08: an ability may be used up to the end of the turn, when it is seen what the
        cards have left to do; what it starts before them they may undo, or be kept from. But none
        waits for a symbol to be skipped, which it may have made useless itself."""
        verb = code >> 48
        ability = verb == verbs.USE_BOARD or verb == verbs.USE_BUILDING or verb == verbs.USE_ELDER
        return 1 if ability or verb == verbs.SKIP else 0

    def value(self, g: OldOnes, seat: i64) -> float:
        outcome = g.outcome
        if outcome is not None:
            return WIN if outcome.winners >> seat & 1 else -WIN
        if g.players[seat].objective == NOWHERE:
            return 0.0
        top = g.agenda[-1]
        if isinstance(top, AbilityTarget) and top.seat == seat:
            return self.best_target(g, top)
        return worth(g, seat)

    def best_target(self, g: OldOnes, target: AbilityTarget) -> float:
        """An ability that was begun is worth what it does: nothing if it has no good target."""
        menu = Menu(target.seat)
        target.menu(g, menu)
        best = -WIN
        i: i64 = 0
        while i < menu.size():
            twin = g.clone()
            choose(twin, target.seat, menu.at(i))
            best = max(best, self.value(twin, target.seat))
            i += 1
        return best


# What a position is worth, in end points. Found by playing bots against each other.

OWN_GOAL: Final = 90.0
OWN_MET: Final = 120.0
THREAT: Final = 60.0
THREAT_MET: Final = 240.0
ASSETS: Final = 0.35
HAND_WORTH: Final = 0.25
SILENT: Final = 0.2  # how likely somebody still holds what they passed up


class Tally:
    """What control and Trouble come to, counted once for everybody."""

    def __init__(self, controlled: vec[i64], contested: vec[i64], trouble: i64) -> None:
        self.controlled: Final[vec[i64]] = controlled
        self.contested: Final[vec[i64]] = contested
        self.trouble: Final[i64] = trouble


def tally(g: OldOnes) -> Tally:
    controlled = vec[i64]([0, 0, 0, 0])
    contested = vec[i64]([0, 0, 0, 0])
    area: i64 = 0
    while area < AREAS:
        holder = board.controller(g, area)
        if holder >= 0:
            controlled[holder] += 1
            if winning.has_rival(g, holder, area):
                contested[holder] += 1
        area += 1
    return Tally(controlled, contested, count_bits(g.london.trouble))


def worth(g: OldOnes, seat: i64) -> float:
    """The own goal and means, less what the others may be near to."""
    count = tally(g)
    own = g.players[seat].objective
    near = closeness(g, count, seat, own)
    total = OWN_GOAL * near * near
    if near >= 1.0 and g.content.objectives[own].goal != CLOCK:
        total += OWN_MET
    total += ASSETS * float(winning.points(g, seat)) + hand_worth(g, seat)
    other: i64 = 0
    while other < g.seats:
        if other != seat:
            total -= threat(g, count, seat, other)
            total -= ASSETS * float(winning.points(g, other)) / float(g.seats - 1)
        other += 1
    return total


def hand_worth(g: OldOnes, seat: i64) -> float:
    hand = g.players[seat].hand
    total = 0.0
    i: i64 = 0
    while i < hand.size():
        total += g.content.cards[hand.at(i)].worth
        i += 1
    return HAND_WORTH * total


def threat(g: OldOnes, count: Tally, seat: i64, other: i64) -> float:
    """How near another player may be to winning, over the Objectives they may hold."""
    possible = g.secrets.may_hold[seat * g.seats + other]
    silent = g.players[other].silent
    total = 0.0
    weights = 0.0
    objective: i64 = 0
    while objective < len(g.content.objectives):
        if (possible >> objective) & 1:
            weight = SILENT if (silent >> objective) & 1 else 1.0
            near = closeness(g, count, other, objective)
            danger = THREAT * near * near * near
            if near >= 1.0:
                danger += THREAT_MET
            total += weight * danger
            weights += weight
        objective += 1
    return total / weights


def closeness(g: OldOnes, count: Tally, seat: i64, objective: i64) -> float:
    """How much of an Objective's condition is there: 1 is all of it."""
    kind = g.content.objectives[objective]
    goal = kind.goal
    least = float(kind.least[g.seats - 2])
    if goal == CONTROL:
        return min(1.0, float(count.controlled[seat]) / least)
    if goal == CONTESTED:
        need = float(kind.contested[g.seats - 2])
        some = min(1.0, float(count.controlled[seat]) / least)
        return 0.5 * some + 0.5 * min(1.0, float(count.contested[seat]) / need)
    if goal == PRESENCE:
        return min(1.0, float(winning.spread(g, seat)) / least)
    if goal == TROUBLE:
        return min(1.0, float(count.trouble) / least)
    if goal == ELDERS:
        strength = float(winning.elder_strength(g, seat))
        if winning.elder_count(g, seat) == 2 and strength < least:
            return 0.3
        return min(1.0, strength / least)
    if goal == CLOCK:
        return clock(g)
    return min(1.0, max(0.0, float(winning.wealth(g, seat)) / least))


def clock(g: OldOnes) -> float:
    """How far the game is towards its end by Insanity or by the deck; below 1 until it is."""
    insanity = float(g.level - 1) / float(g.content.last_level - 1)
    deck = 1.0 - float(g.piles.deck.size()) / float(len(g.content.cards))
    return 0.95 * max(insanity, deck)
