"""For bots: what a position is worth to a seat."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from gaslamp.games.great_old_ones import hands, winning
from gaslamp.games.great_old_ones import vocabulary as verbs
from gaslamp.games.great_old_ones.ability import AbilityTarget
from gaslamp.games.great_old_ones.secrets import redealt
from gaslamp.games.great_old_ones.state import NOBODY, NOWHERE, OldOnes, owner_of_building
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
from gaslamp.kernel.zone import Zone


class OldOnesJudge(Judge[OldOnes]):
    """Section 5 of the ledger as code, and a valuation of positions."""

    def redeal(self, g: OldOnes, seat: i64, rng: Rng) -> OldOnes:
        return redealt(g, seat, rng)

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


class Tally:
    """What stands on the board, counted once for everybody: by seat, and the Trouble markers."""

    def __init__(self, trouble: i64) -> None:
        self.controlled: Final[vec[i64]] = vec[i64]([0, 0, 0, 0])
        self.contested: Final[vec[i64]] = vec[i64]([0, 0, 0, 0])
        self.spread: Final[vec[i64]] = vec[i64]([0, 0, 0, 0])
        self.agents: Final[vec[i64]] = vec[i64]([0, 0, 0, 0])
        self.elders: Final[vec[i64]] = vec[i64]([0, 0, 0, 0])
        self.strength: Final[vec[i64]] = vec[i64]([0, 0, 0, 0])
        self.trouble: Final[i64] = trouble

    def points(self, g: OldOnes, seat: i64) -> i64:
        """As `winning.points`."""
        pieces = self.agents[seat] + self.strength[seat]
        means = winning.building_points(g, seat) + winning.after_loans(g, seat)
        return winning.AGENT_POINTS * pieces + means


def tally(g: OldOnes) -> Tally:
    """The same as `winning` counts seat by seat, in one walk over the board: every position a bot
    thinks of is counted."""
    count = Tally(count_bits(g.london.trouble))
    area: i64 = 0
    while area < AREAS:
        tally_area(g, count, area)
        area += 1
    elder: i64 = 0
    while elder < len(g.elders.owner):
        owner = g.elders.owner[elder]
        if owner >= 0:
            count.elders[owner] += 1
            count.strength[owner] += g.content.hp_of[elder]
        elder += 1
    return count


def tally_area(g: OldOnes, count: Tally, area: i64) -> None:
    """GO-CTRL-01..07, GO-OBJ-02/03: who controls the area, with whom beside them."""
    london = g.london
    guarded = london.grenadiers[area] > 0
    built = london.building[area]
    builder = NOBODY if built == NOWHERE else owner_of_building(built)
    most = london.citizens[area]
    holder: i64 = NOBODY
    present: i64 = 0
    place = area
    seat: i64 = 0
    while seat < g.seats:
        pieces = london.minions[place]
        if pieces > 0:
            count.agents[seat] += london.agents[place]
            if not guarded:
                count.spread[seat] += 1
        if seat == builder:
            pieces += 1
        if pieces > 0:
            present += 1
        if pieces > most:
            most = pieces
            holder = seat
        elif pieces == most:
            holder = NOBODY
        place += AREAS
        seat += 1
    if holder >= 0 and not guarded:
        count.controlled[holder] += 1
        if present > 1:
            count.contested[holder] += 1


def worth(g: OldOnes, seat: i64) -> float:
    """The own goal and means, less what the others may be near to."""
    count = tally(g)
    own = g.players[seat].objective
    near = closeness(g, count, seat, own)
    total = OWN_GOAL * near * near
    if near >= 1.0 and g.content.objectives[own].goal != CLOCK:
        total += OWN_MET
    total += ASSETS * float(count.points(g, seat)) + hand_worth(g, seat)
    other: i64 = 0
    while other < g.seats:
        if other != seat:
            total -= threat(g, count, seat, other)
            total -= ASSETS * float(count.points(g, other)) / float(g.seats - 1)
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
    goal = kind.goal
    least = float(kind.least[g.seats - 2])
    if goal == CONTROL:
        return min(1.0, float(count.controlled[seat]) / least)
    if goal == CONTESTED:
        need = float(kind.contested[g.seats - 2])
        some = min(1.0, float(count.controlled[seat]) / least)
        return 0.5 * some + 0.5 * min(1.0, float(count.contested[seat]) / need)
    if goal == PRESENCE:
        return min(1.0, float(count.spread[seat]) / least)
    if goal == TROUBLE:
        return min(1.0, float(count.trouble) / least)
    if goal == ELDERS:
        strength = float(count.strength[seat])
        if count.elders[seat] == 2 and strength < least:
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
