"""Who knows what: hidden cards a seat knows, and redeals of those it cannot know (section 5)."""

from __future__ import annotations

from mypy_extensions import i64

from gaslamp.games.terrors_of_london.marks import (
    EPOCH,
    EPOCH_AT,
    HIDDEN,
    KNOWN,
    KNOWN_AT,
    PAIR,
    PAIR_AT,
    has,
    unmark,
)
from gaslamp.games.terrors_of_london.state import Terrors
from gaslamp.kernel.bits import bit
from gaslamp.kernel.rng import Rng
from gaslamp.kernel.zone import Zone


def know(g: Terrors, card: i64, seat: i64) -> None:
    """The seat knows this card where it lies."""
    g.marks[card] = g.marks[card] | bit(KNOWN_AT + seat)


def know_both(g: Terrors, card: i64) -> None:
    g.marks[card] = g.marks[card] | KNOWN


def knows(g: Terrors, card: i64, seat: i64) -> bool:
    return has(g, card, bit(KNOWN_AT + seat))


def epoch(g: Terrors, card: i64) -> i64:
    return (g.marks[card] & EPOCH) >> EPOCH_AT


def unknown_from(g: Terrors, card: i64, shuffle: i64, seat: i64) -> bool:
    """Whether the seat knows no more of the card than that it went through that shuffle."""
    return epoch(g, card) == shuffle and not knows(g, card, seat)


def shuffled_in(g: Terrors, card: i64, epoch: i64) -> None:
    """The card went through a shuffle: nobody knows where it lies."""
    g.marks[card] = (g.marks[card] & ~HIDDEN) | ((epoch & 4095) << EPOCH_AT)


def pair(g: Terrors, card: i64, other: i64) -> None:
    """The owner's opponent does not know which of these two lies where."""
    g.marks[card] = (g.marks[card] & ~PAIR) | ((other + 1) << PAIR_AT)
    g.marks[other] = (g.marks[other] & ~PAIR) | ((card + 1) << PAIR_AT)


def partner(g: Terrors, card: i64) -> i64:
    """The other card of its pair, or -1; once one of them was shown there is no pair."""
    other = ((g.marks[card] & PAIR) >> PAIR_AT) - 1
    if other >= 0 and (g.marks[other] & PAIR) >> PAIR_AT == card + 1:
        return other
    return -1


def keep_pair(g: Terrors, hand: Zone, gone: i64, opponent: i64) -> None:
    """An unknown card left the hand that may have changed places with one of the deck.

    The opponent cannot tell it from the others in hand that went through the same shuffle, so
    one of them stands in for it.
    """
    other = partner(g, gone)
    if other < 0 or knows(g, gone, opponent) or hand.has(other):
        return
    i: i64 = 0
    while i < hand.size():
        if unknown_from(g, hand.at(i), epoch(g, gone), opponent):
            pair(g, hand.at(i), other)
            return
        i += 1


def show(g: Terrors, card: i64) -> None:
    """Both players know the card where it lies from now on."""
    unmark(g, card, PAIR)
    know_both(g, card)
    g.veil()


def sure(g: Terrors, owner: i64, card: i64, seat: i64) -> bool:
    """Whether the seat knows that this very card lies where it does, in the owner's hand or deck.

    Of two cards that the owner put back in secret order, the opponent knows where they are once
    both are in hand.
    """
    if not knows(g, card, seat):
        return False
    other = partner(g, card)
    if seat == owner or other < 0:
        return True
    hand = g.players[owner].hand
    return hand.has(card) and hand.has(other)


def known(g: Terrors, card: i64, eyes: i64) -> bool:
    """Whether a seat knows a hidden card; a spectator knows what both players know."""
    if eyes >= 0:
        return knows(g, card, eyes)
    return knows(g, card, 0) and knows(g, card, 1)


def certain(g: Terrors, owner: i64, card: i64, eyes: i64) -> bool:
    """Whether a seat, or a spectator, also knows where it lies."""
    if eyes >= 0:
        return sure(g, owner, card, eyes)
    return sure(g, owner, card, 0) and sure(g, owner, card, 1)


def redeal(g: Terrors, seat: i64, rng: Rng) -> Terrors:
    """A copy in which all that the seat cannot know is shuffled."""
    twin = g.clone()
    twin.rng = rng.clone()
    twin.piles.market.shuffle(rng)
    twin.piles.acolytes.shuffle(rng)
    redeal_deck(twin, seat, seat, rng)
    redeal_deck(twin, 1 - seat, seat, rng)
    return twin


def redeal_deck(g: Terrors, owner: i64, seat: i64, rng: Rng) -> None:
    """Exchange a player's cards that the seat cannot tell apart: those it does not know which
    went through the same shuffle, in the deck and, for the opponent, in the hand; and before
    that the opponent's pairs of secret order, which may come from different shuffles."""
    player = g.players[owner]
    hand = player.hand
    deck = player.deck
    held: i64 = 0 if owner == seat else hand.size()
    total = held + deck.size()
    if owner != seat:
        swap_pairs(g, hand, deck, rng)
    i: i64 = total - 1
    while i > 0:
        card = card_at(hand, deck, held, i)
        if not knows(g, card, seat):
            swap_back(g, hand, deck, held, i, seat, rng)
        i -= 1


def swap_pairs(g: Terrors, hand: Zone, deck: Zone, rng: Rng) -> None:
    """Each pair lies one way round or the other."""
    held = hand.size()
    i: i64 = held + deck.size() - 1
    while i > 0:
        other = partner(g, card_at(hand, deck, held, i))
        j: i64 = i - 1
        while other >= 0 and j >= 0:
            if card_at(hand, deck, held, j) == other:
                if rng.below(2) == 1:
                    put_at(hand, deck, held, j, card_at(hand, deck, held, i))
                    put_at(hand, deck, held, i, other)
                break
            j -= 1
        i -= 1


def swap_back(g: Terrors, hand: Zone, deck: Zone, held: i64, i: i64, seat: i64, rng: Rng) -> None:
    """Fisher and Yates within one epoch: exchange place i with an earlier one, or with itself."""
    mine = epoch(g, card_at(hand, deck, held, i))
    partners: i64 = 1
    j: i64 = i - 1
    while j >= 0:
        other = card_at(hand, deck, held, j)
        if unknown_from(g, other, mine, seat):
            partners += 1
        j -= 1
    pick = rng.below(partners)
    j = i
    while pick > 0:
        j -= 1
        other = card_at(hand, deck, held, j)
        if unknown_from(g, other, mine, seat):
            pick -= 1
    card = card_at(hand, deck, held, i)
    other = card_at(hand, deck, held, j)
    put_at(hand, deck, held, i, other)
    put_at(hand, deck, held, j, card)
    if (g.marks[card] | g.marks[other]) & PAIR != 0:
        trade_pairs(g, card, other)


def trade_pairs(g: Terrors, card: i64, other: i64) -> None:
    """Pairs are of places: two cards that changed places change partners too."""
    mine = partner(g, card)
    theirs = partner(g, other)
    if mine == other:
        return
    unmark(g, card, PAIR)
    unmark(g, other, PAIR)
    if theirs >= 0:
        pair(g, card, theirs)
    if mine >= 0:
        pair(g, other, mine)


def card_at(hand: Zone, deck: Zone, held: i64, index: i64) -> i64:
    return hand.at(index) if index < held else deck.at(index - held)


def put_at(hand: Zone, deck: Zone, held: i64, index: i64, card: i64) -> None:
    if index < held:
        hand.put(index, card)
    else:
        deck.put(index - held, card)
