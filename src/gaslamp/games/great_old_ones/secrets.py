"""Secrets: Objectives seen and traded, cards that come back, and what a seat cannot know."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from gaslamp.games.great_old_ones.effect import cards
from gaslamp.games.great_old_ones.scroll import Scroll
from gaslamp.games.great_old_ones.state import NOWHERE, OldOnes, who
from gaslamp.games.great_old_ones.tables import Card
from gaslamp.kernel.bits import bit, count_bits, lowest, nth
from gaslamp.kernel.menu import Option
from gaslamp.kernel.rng import Rng
from gaslamp.kernel.state import Line


class Divine(Scroll):
    """C14, GO-SCROLL-16: the seat alone sees every unused Objective except one."""

    word: ClassVar[str] = "divine"

    def does_something(self, g: OldOnes, seat: i64) -> bool:
        return g.piles.unused.size() > 1

    def take(self, g: OldOnes, seat: i64, card: Card, o: Option) -> None:
        g.veil()
        left_out = g.rng.below(g.piles.unused.size())
        seen: i64 = 0
        i: i64 = 0
        while i < g.piles.unused.size():
            if i != left_out:
                seen |= bit(g.piles.unused.at(i))
                if g.logging:
                    name = g.content.objectives[g.piles.unused.at(i)].id
                    g.say("divined-one", name, seen_by=int(bit(seat)))
            i += 1
        g.secrets.seen_unused[seat] = g.secrets.seen_unused[seat] | seen
        other: i64 = 0
        while other < g.seats:
            g.secrets.may_hold[seat * g.seats + other] &= ~seen
            other += 1
        g.say("divined", who(g, seat))


class TradeObjective(Scroll):
    """C43, GO-SCROLL-16, R40: a random unused Objective for the own one, unseen by others."""

    word: ClassVar[str] = "trade_objective"

    def does_something(self, g: OldOnes, seat: i64) -> bool:
        return g.piles.unused.size() > 0

    def take(self, g: OldOnes, seat: i64, card: Card, o: Option) -> None:
        g.veil()
        player = g.players[seat]
        old = player.objective
        index = g.rng.below(g.piles.unused.size())
        new = g.piles.unused.at(index)
        g.piles.unused.put(index, old)
        player.objective = new
        player.silent = 0
        g.secrets.seen_unused[seat] = (g.secrets.seen_unused[seat] & ~bit(new)) | bit(old)
        every = bit(len(g.content.objectives)) - 1
        other: i64 = 0
        while other < g.seats:
            if other != seat:
                # What the others knew of the unused ones, and of this player, is stale now.
                g.secrets.seen_unused[other] = 0
                theirs = bit(g.players[other].objective)
                g.secrets.may_hold[other * g.seats + seat] = every & ~theirs
                g.secrets.may_hold[seat * g.seats + other] &= ~(bit(new) | bit(old))
            other += 1
        g.say("traded-objective", who(g, seat))
        if g.logging:
            g.say("new-objective", g.content.objectives[new].id, seen_by=int(bit(seat)))


class Recall(Scroll):
    """C23, GO-SCROLL-14/32: random cards of the discard pile; everybody sees which are gone."""

    word: ClassVar[str] = "recall"
    counted: ClassVar[bool] = True

    def does_something(self, g: OldOnes, seat: i64) -> bool:
        return g.piles.discard.size() > 0

    def take(self, g: OldOnes, seat: i64, card: Card, o: Option) -> None:
        g.veil()
        taken: i64 = 0
        while taken < card.amount and g.piles.discard.size() > 0:
            back = g.piles.discard.take(g.rng.below(g.piles.discard.size()))
            g.secrets.known[back] = g.everyone()
            g.players[seat].hand.push(back)
            g.say("recalled", who(g, seat), g.card_id(back))
            taken += 1

    def note(self, g: OldOnes, seat: i64, card: Card, o: Option) -> Line | None:
        return cards(seat, min(card.amount, g.piles.discard.size()))


# Redealing


def redealt(g: OldOnes, seat: i64, rng: Rng) -> OldOnes:
    """Section 5 of the ledger as code: a copy with everything reshuffled the seat cannot know."""
    twin = g.clone()
    twin.rng = rng.clone()
    redeal_cards(twin, seat, rng)
    twin.piles.events.shuffle_part(rng, min(twin.events_known, twin.piles.events.size()),
                             twin.piles.events.size())  # fmt: skip
    # GO-WIN-10: once the game is over, everybody has seen all Objectives.
    if twin.players[seat].objective != NOWHERE and twin.outcome is None:
        redeal_objectives(twin, seat, rng)
    return twin


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
            if (g.secrets.known[hand.at(i)] >> seat) & 1 == 0:
                owners.append(other)
                places.append(i)
            i += 1
        other += 1
    held: i64 = len(owners)
    i = 0
    while i < g.piles.deck.size():
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
    return g.piles.deck.at(place) if owner == IN_DECK else g.players[owner].hand.at(place)


def put_at(g: OldOnes, owner: i64, place: i64, card: i64) -> None:
    if owner == IN_DECK:
        g.piles.deck.put(place, card)
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
    known = g.secrets.known[one]
    g.secrets.known[one] = g.secrets.known[two]
    g.secrets.known[two] = known


def redeal_objectives(g: OldOnes, seat: i64, rng: Rng) -> None:
    """The Objectives of the others, each one the seat thinks possible, and the unused ones."""
    left: i64 = 0
    seen: i64 = g.secrets.seen_unused[seat]
    other: i64 = 0
    while other < g.seats:
        if other != seat:
            left |= bit(g.players[other].objective)
        other += 1
    i: i64 = 0
    while i < g.piles.unused.size():
        if (seen >> g.piles.unused.at(i)) & 1 == 0:
            left |= bit(g.piles.unused.at(i))
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
            possible = rest & g.secrets.may_hold[seat * g.seats + other]
            if possible == 0:
                return False
            pick = nth(possible, rng.below(count_bits(possible)))
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
    while i < g.piles.unused.size():
        if (g.secrets.seen_unused[seat] >> g.piles.unused.at(i)) & 1 == 0:
            pick = lowest(left)
            left &= ~bit(pick)
            g.piles.unused.put(i, pick)
        i += 1


SECRET_SCROLLS: Final[list[Scroll]] = [Divine(), TradeObjective(), Recall()]
