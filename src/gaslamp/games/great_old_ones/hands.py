"""Hands, deck and open row: drawing, refilling, discarding, and who knows which card."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gaslamp.games.great_old_ones import vocabulary as verbs
from gaslamp.games.great_old_ones.state import HAND, OPEN, ROW, WHO, OldOnes, who
from gaslamp.games.great_old_ones.tables import PURPLE
from gaslamp.games.great_old_ones.winning import end_by_clock
from gaslamp.kernel.bits import bit
from gaslamp.kernel.menu import Menu, Option
from gaslamp.kernel.state import Line, Question, Step


def draw(g: OldOnes, seat: i64, count: i64) -> None:
    """GO-DRAW-03/04: from the top of the deck, as many as there are. The line of the count names
    the seat first: whoever drew reads the cards instead."""
    g.veil()
    drawn: i64 = 0
    while drawn < count and g.piles.deck.size() > 0:
        draw_one(g, seat)
        drawn += 1
    if g.logging:
        g.say("drew", WHO[seat], int(drawn), who(g, seat))


def draw_one(g: OldOnes, seat: i64) -> None:
    """The top card; only its new owner knows it."""
    if g.ear is not None:
        deck = g.piles.deck
        worths = [g.content.cards[deck.at(i)].worth for i in range(deck.size())]
        g.ear.draw("deck", bit(seat), worths[-1], worths)
    card = g.piles.deck.pull()
    g.secrets.known[card] = bit(seat)
    g.players[seat].hand.push(card)
    if g.logging:
        g.say("drew-card", who(g, seat), g.card_id(card), seen_by=int(bit(seat)))


def discard(g: OldOnes, card: i64) -> None:
    """GO-DRAW-07: face up on the discard pile."""
    g.secrets.known[card] = OPEN
    g.piles.discard.push(card)


def throw_away(g: OldOnes, seat: i64, card: i64) -> None:
    """A hand card to the discard pile."""
    g.players[seat].hand.discard(card)
    discard(g, card)
    if g.logging:
        g.say("threw", who(g, seat), g.card_id(card))


def hand_over(g: OldOnes, giver: i64, taker: i64, index: i64) -> None:
    """GO-SCROLL-03: giver and taker alone know the card, and others lose track of the hand."""
    hand = g.players[giver].hand
    both = bit(giver) | bit(taker)
    if hand.size() > 1:
        i: i64 = 0
        while i < hand.size():
            g.secrets.known[hand.at(i)] &= both
            i += 1
    card = hand.take(index)
    g.secrets.known[card] |= both
    g.players[taker].hand.push(card)
    g.veil()
    if g.logging:
        g.say("gave", who(g, giver), who(g, taker))
        g.say("gave-card", g.card_id(card), seen_by=int(both))


def fill_row(g: OldOnes) -> None:
    """GO-DRAW-02: three open cards, while the deck has cards."""
    while g.piles.row.size() < ROW and g.piles.deck.size() > 0:
        card = g.piles.deck.pull()
        g.secrets.known[card] = OPEN
        g.piles.row.push(card)
        if g.logging:
            g.say("laid-open", g.card_id(card))


def take_open(g: OldOnes, seat: i64, index: i64) -> None:
    """GO-DRAW-01/02: an open card; everybody saw it, and the next one is laid open."""
    card = g.piles.row.take(index)
    g.secrets.known[card] = g.everyone()
    g.players[seat].hand.push(card)
    g.veil()
    if g.logging:
        g.say("took-open", who(g, seat), g.card_id(card))
    fill_row(g)


def missing(g: OldOnes, seat: i64) -> i64:
    """GO-TURN-05, GO-SCROLL-10: how many cards a refill takes; stuck cards fill a place."""
    player = g.players[seat]
    count = HAND - player.hand.size()
    i: i64 = 0
    while i < player.front.size():
        if is_stuck(g, player.front.at(i)):
            count -= 1
        i += 1
    return count


def is_stuck(g: OldOnes, card: i64) -> bool:
    """Whether a card in front of a player is stuck there; the others are loans."""
    return g.content.cards[card].other == 0


class Refill(Step[OldOnes]):
    """GO-TURN-05/06, GO-DRAW-05, GO-SCROLL-21: cards up to five; `ends` if running out does."""

    def __init__(self, seat: i64, ends: bool) -> None:
        self.seat: Final[i64] = seat
        self.ends: Final = ends

    def run(self, g: OldOnes) -> None:
        if missing(g, self.seat) <= 0:
            return
        if g.piles.row.size() > 0:
            g.then(self)
            if g.piles.deck.size() > 0 or g.piles.row.size() > 1:
                g.then(RefillSource(self.seat))
            else:
                take_open(g, self.seat, 0)
        elif g.piles.deck.size() > 0:
            draw(g, self.seat, missing(g, self.seat))
            g.then(self)
        elif self.ends:
            g.say("out-of-cards", who(g, self.seat))
            end_by_clock(g, "ends-by-deck")


class RefillSource(Question[OldOnes]):
    """D13: the top of the deck, or one of the open cards."""

    def menu(self, g: OldOnes, m: Menu) -> None:
        if g.piles.deck.size() > 0:
            m.offer(verbs.DRAW)
        else:
            m.refuse("why-deck-empty", "GO-DRAW-06", verbs.DRAW)
        i: i64 = 0
        while i < g.piles.row.size():
            m.offer(verbs.TAKE_OPEN, g.piles.row.at(i))
            i += 1

    def take(self, g: OldOnes, o: Option) -> None:
        if o.verb == verbs.DRAW:
            draw(g, self.seat, 1)
        else:
            take_open(g, self.seat, g.piles.row.find(o.a))

    def prompt(self, g: OldOnes) -> Line:
        return Line("ask-refill", [who(g, self.seat)], -1)


def yellow_left(g: OldOnes) -> i64:
    """How many yellow cards the deck still holds: everybody can count them."""
    count = g.piles.deck.size()
    i: i64 = 0
    while i < g.piles.deck.size() and g.content.half_of[g.piles.deck.at(i)] == PURPLE:
        count -= 1
        i += 1
    return count


def offer_hand(g: OldOnes, seat: i64, m: Menu, verb: i64) -> None:
    """Every hand card with this verb."""
    hand = g.players[seat].hand
    i: i64 = 0
    n = hand.size()
    while i < n:
        m.offer(verb, hand.at(i))
        i += 1
