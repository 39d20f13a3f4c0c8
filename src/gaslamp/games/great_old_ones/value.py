"""For bots: a fair redeal of what a seat cannot know, and what a position is worth to it."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from gaslamp.games.great_old_ones import board, winning
from gaslamp.games.great_old_ones.cards import (
    AREAS,
    CLOCK,
    CONTESTED,
    CONTROL,
    ELDERS,
    PRESENCE,
    TROUBLE,
)  # fmt: skip
from gaslamp.games.great_old_ones.state import NOWHERE, OldOnes
from gaslamp.kernel.bits import bit
from gaslamp.kernel.judge import WIN, Judge
from gaslamp.kernel.rng import Rng


class OldOnesJudge(Judge[OldOnes]):
    """Section 5 of the ledger as code, and a valuation of positions."""

    def redeal(self, g: OldOnes, seat: i64, rng: Rng) -> OldOnes:
        twin = g.clone()
        twin.rng = rng.clone()
        redeal_cards(twin, seat, rng)
        twin.events.shuffle_part(rng, min(twin.events_known, twin.events.size()),
                                 twin.events.size())  # fmt: skip
        # GO-WIN-10: once the game is over, everybody has seen all Objectives.
        if twin.players[seat].objective != NOWHERE and twin.outcome is None:
            redeal_objectives(twin, seat, rng)
        return twin

    def value(self, g: OldOnes, seat: i64) -> float:
        outcome = g.outcome
        if outcome is not None:
            return WIN if outcome.winners >> seat & 1 else -WIN
        if g.players[seat].objective == NOWHERE:
            return 0.0
        return worth(g, seat)


# Redealing


def redeal_cards(g: OldOnes, seat: i64, rng: Rng) -> None:
    """Exchange the Action cards the seat does not know: first those of one half among the
    places such a card may lie in, then the hidden cards of all other hands among themselves."""
    owners: list[i64] = []
    places: list[i64] = []
    other: i64 = 0
    while other < g.seats:
        hand = g.players[other].hand
        i: i64 = 0
        while other != seat and i < hand.size():
            if (g.known[hand.at(i)] >> seat) & 1 == 0:
                owners.append(other)
                places.append(i)
            i += 1
        other += 1
    held: i64 = len(owners)
    i = 0
    while i < g.deck.size():
        owners.append(IN_DECK)
        places.append(i)
        i += 1
    shuffle_halves(g, owners, places, rng)
    i = held - 1
    while i > 0:
        exchange(g, owners, places, i, rng.below(i + 1))
        i -= 1


IN_DECK: Final = -1


def shuffle_halves(g: OldOnes, owners: list[i64], places: list[i64], rng: Rng) -> None:
    """Fisher and Yates among the places that hold a card of the same half."""
    half: i64 = 0
    while half < 2:
        same: list[i64] = []
        i: i64 = 0
        while i < len(owners):
            if g.content.half_of[card_at(g, owners[i], places[i])] == half:
                same.append(i)
            i += 1
        i = len(same) - 1
        while i > 0:
            exchange(g, owners, places, same[i], same[rng.below(i + 1)])
            i -= 1
        half += 1


def card_at(g: OldOnes, owner: i64, place: i64) -> i64:
    return g.deck.at(place) if owner == IN_DECK else g.players[owner].hand.at(place)


def put_at(g: OldOnes, owner: i64, place: i64, card: i64) -> None:
    if owner == IN_DECK:
        g.deck.put(place, card)
    else:
        g.players[owner].hand.put(place, card)


def exchange(g: OldOnes, owners: list[i64], places: list[i64], i: i64, j: i64) -> None:
    """Two hidden cards change places; who knows what lies there stays as it is."""
    if i == j:
        return
    one = card_at(g, owners[i], places[i])
    two = card_at(g, owners[j], places[j])
    put_at(g, owners[i], places[i], two)
    put_at(g, owners[j], places[j], one)
    known = g.known[one]
    g.known[one] = g.known[two]
    g.known[two] = known


def redeal_objectives(g: OldOnes, seat: i64, rng: Rng) -> None:
    """The Objectives of the others, each one the seat thinks possible, and the unused ones."""
    left: i64 = 0
    seen: i64 = g.seen_unused[seat]
    other: i64 = 0
    while other < g.seats:
        if other != seat:
            left |= bit(g.players[other].objective)
        other += 1
    i: i64 = 0
    while i < g.unused.size():
        if (seen >> g.unused.at(i)) & 1 == 0:
            left |= bit(g.unused.at(i))
        i += 1
    while not deal_possible(g, seat, left, rng):
        pass


def deal_possible(g: OldOnes, seat: i64, left: i64, rng: Rng) -> bool:
    """One try: False if somebody was left without a possible Objective."""
    rest = left
    dealt: list[i64] = []
    other: i64 = 0
    while other < g.seats:
        pick: i64 = NOWHERE
        if other != seat:
            possible = rest & g.may_hold[seat * g.seats + other]
            if possible == 0:
                return False
            pick = nth_bit(possible, rng.below(winning.count_bits(possible)))
            rest &= ~bit(pick)
        dealt.append(pick)
        other += 1
    other = 0
    while other < g.seats:
        if other != seat:
            g.players[other].objective = dealt[other]
        other += 1
    fill_unused(g, seat, rest)
    return True


def fill_unused(g: OldOnes, seat: i64, rest: i64) -> None:
    """What is left over lies, in any order, where the seat has seen nothing."""
    left = rest
    i: i64 = 0
    while i < g.unused.size():
        if (g.seen_unused[seat] >> g.unused.at(i)) & 1 == 0:
            pick = nth_bit(left, 0)
            left &= ~bit(pick)
            g.unused.put(i, pick)
        i += 1


def nth_bit(mask: i64, n: i64) -> i64:
    """The place of the n-th bit that is set, counted from the lowest."""
    left = n
    i: i64 = 0
    while True:
        if (mask >> i) & 1:
            if left == 0:
                return i
            left -= 1
        i += 1


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
    return Tally(controlled, contested, winning.count_bits(g.trouble))


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
    possible = g.may_hold[seat * g.seats + other]
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
    deck = 1.0 - float(g.deck.size()) / float(len(g.content.cards))
    return 0.95 * max(insanity, deck)
