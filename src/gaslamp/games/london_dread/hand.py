"""Hands: personal Investigation cards of the Endgame (LD-END-05, LD-CHAL-07, LD-CHAL-13)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gaslamp.games.london_dread import vocabulary as verbs
from gaslamp.games.london_dread.asking import AskedByCard
from gaslamp.games.london_dread.state import Dread
from gaslamp.games.london_dread.tables import CONFIDENCE_CARD
from gaslamp.kernel.menu import Menu, Option
from gaslamp.kernel.state import Line


def put_away(g: Dread, card: i64) -> None:
    """LD-DRAW-03: a drawn or played card goes to the discard of its kind, for good."""
    if g.content.kind_of[card] == CONFIDENCE_CARD:
        g.piles.confidence_discard.push(card)
    else:
        g.piles.dread_discard.push(card)


def discard_from_hand(g: Dread, c: i64, card: i64) -> None:
    g.sleuths[c].hand.discard(card)
    put_away(g, card)
    if g.logging:
        g.say("discards-card", g.id(c), g.content.cards[card].id)


def offer_hand(g: Dread, m: Menu, c: i64, verb: i64) -> None:
    """One option for each card of the hand."""
    hand = g.sleuths[c].hand
    i: i64 = 0
    while i < hand.size():
        m.offer(verb, c, hand.at(i))
        i += 1


def offer_show(g: Dread, m: Menu) -> None:
    """LD-GAME-07: whoever is asked may lay the own hand open, for good."""
    c: i64 = 0
    while c < g.count():
        sleuth = g.sleuths[c]
        hidden = sleuth.hand.size() > 0 and not sleuth.shown and not sleuth.defeated
        if hidden and sleuth.seat == m.seat and g.rules.seats > 1:
            m.offer(verbs.SHOW_HAND, c)
        c += 1


def show_hand(g: Dread, c: i64) -> None:
    g.sleuths[c].shown = True
    g.veil()
    if g.logging:
        g.say("shows-hand", g.id(c))


class DiscardHand(AskedByCard):
    """LD-CHAL-13: discard so many cards of one's choice, as far as there are any."""

    def __init__(self, seat: i64, c: i64, left: i64, by: str = "") -> None:
        super().__init__(seat, by)
        self.c: Final[i64] = c
        self.left: Final[i64] = left

    def menu(self, g: Dread, m: Menu) -> None:
        offer_hand(g, m, self.c, verbs.DISCARD)

    def take(self, g: Dread, o: Option) -> None:
        discard_from_hand(g, self.c, o.b)
        ask_discard(g, self.c, self.left - 1, self.by)

    def prompt(self, g: Dread) -> Line:
        return Line("ask-discard-hand", [self.asker(g), g.id(self.c), int(self.left)], -1)


def ask_discard(g: Dread, c: i64, count: i64, by: str) -> None:
    sleuth = g.sleuths[c]
    if count > 0 and sleuth.hand.size() > 0 and not sleuth.defeated:
        g.then(DiscardHand(sleuth.seat, c, count, by))
