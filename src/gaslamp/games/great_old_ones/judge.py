"""For bots: what a position is worth to a seat."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gaslamp.games.great_old_ones import hands, winning
from gaslamp.games.great_old_ones import vocabulary as verbs
from gaslamp.games.great_old_ones.ability import AbilityTarget
from gaslamp.games.great_old_ones.goal import GOALS
from gaslamp.games.great_old_ones.secrets import redealt
from gaslamp.games.great_old_ones.state import NOWHERE, OldOnes
from gaslamp.games.great_old_ones.tally import Tally, tally
from gaslamp.kernel.judge import WIN, Judge
from gaslamp.kernel.menu import Menu
from gaslamp.kernel.rng import Rng
from gaslamp.kernel.state import choose
from gaslamp.kernel.zone import Zone

FEWEST: Final = 2


class OldOnesJudge(Judge[OldOnes]):
    """Section 5 of the ledger as code, and a valuation of positions."""

    def redeal(self, g: OldOnes, seat: i64, rng: Rng) -> OldOnes:
        return redealt(g, seat, rng)

    def role(self, g: OldOnes, seat: i64) -> str:
        """One rival, or more."""
        return "" if g.seats == FEWEST else "among-several"

    def can_wait(self, code: i64) -> i64:
        """GO-TURN-08: an ability may be used up to the end of the turn, when it is seen what the
        cards have left to do; what it starts before them they may undo, or be kept from. But none
        waits for a symbol to be skipped, which it may have made useless itself. Buildings wait for
        Elder Ones, who may walk and end the Trouble that a Building has started."""
        verb = code >> 48
        if verb == verbs.USE_BUILDING:
            return 2
        return 1 if verb == verbs.USE_BOARD or verb == verbs.USE_ELDER or verb == verbs.SKIP else 0

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
SURPLUS: Final = 0.5  # how much less a card counts that keeps another from being drawn
SILENT: Final = 0.2  # how likely somebody still holds what they passed up


def worth(g: OldOnes, seat: i64) -> float:
    """The own goal and means, less what the others may be near to."""
    return worth_of(g, tally(g), seat)


def worth_of(g: OldOnes, count: Tally, seat: i64) -> float:
    """The same where the board is counted already."""
    own = g.players[seat].objective
    near = closeness(g, count, seat, own)
    total = OWN_GOAL * near * near
    if near >= 1.0:
        total += OWN_MET
    total += ASSETS * float(points(g, count, seat)) + hand_worth(g, seat)
    other: i64 = 0
    while other < g.seats:
        if other != seat:
            total -= threat(g, count, seat, other)
            total -= ASSETS * float(points(g, count, other)) / float(g.seats - 1)
        other += 1
    return total


def hand_worth(g: OldOnes, seat: i64) -> float:
    """What the cards promise. While there are more than a refill gives, none is drawn for those
    that are played: so the poorest of them count less."""
    hand = g.players[seat].hand
    total = 0.0
    i: i64 = 0
    while i < hand.size():
        total += g.content.cards[hand.at(i)].worth
        i += 1
    surplus = -hands.missing(g, seat)
    if surplus > 0:
        total -= SURPLUS * poorest(g, hand, surplus)
    return HAND_WORTH * total


def poorest(g: OldOnes, hand: Zone, count: i64) -> float:
    """What so many of the poorest cards promise together."""
    worths = [g.content.cards[hand.at(i)].worth for i in range(hand.size())]
    worths.sort()
    total = 0.0
    i: i64 = 0
    while i < min(count, len(worths)):
        total += worths[i]
        i += 1
    return total


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
    return GOALS.all[kind.goal].near(g, count, seat, kind)


def points(g: OldOnes, count: Tally, seat: i64) -> i64:
    """As `winning.points`."""
    pieces = count.agents[seat] + count.strength[seat]
    means = winning.building_points(g, seat) + winning.after_loans(g, seat)
    return winning.AGENT_POINTS * pieces + means
