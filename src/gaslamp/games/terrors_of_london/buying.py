"""The Buy Action: one card of the Street, or the top Acolyte (TL-BUY-01..15)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gaslamp.games.terrors_of_london import moving, secrets
from gaslamp.games.terrors_of_london import vocabulary as verbs
from gaslamp.games.terrors_of_london.keywords import seen_in_street
from gaslamp.games.terrors_of_london.state import EMPTY, RELIC_PLACES, Terrors, who
from gaslamp.games.terrors_of_london.tables import RELIC_CARD
from gaslamp.kernel.menu import Menu, Option
from gaslamp.kernel.state import Line, Question, Step

ACOLYTE_COST: Final = 2


def offer_buys(g: Terrors, seat: i64, m: Menu) -> None:
    """TL-BUY-02/09/12: what the Coin in the pool pays for."""
    slot: i64 = 0
    while slot < g.piles.street.size():
        card = g.piles.street.at(slot)
        within_reach = card >= 0 and (g.content.cost_of[card] <= g.coin or m.explain)
        if within_reach and not seen_in_street(g, slot):
            offer_street_card(g, seat, m, slot, card)
        slot += 1
    if g.piles.acolytes.size() == 0:
        m.refuse("why-no-acolytes", "TL-BUY-09", verbs.BUY_ACOLYTE)
    elif g.coin < ACOLYTE_COST:
        m.refuse("why-too-dear", "TL-BUY-02", verbs.BUY_ACOLYTE,
                 with_=ACOLYTE_COST, and_=int(g.coin))  # fmt: skip
    else:
        m.offer(verbs.BUY_ACOLYTE)


def offer_street_card(g: Terrors, seat: i64, m: Menu, slot: i64, card: i64) -> None:
    """A relic with three in the area names the one that leaves (TL-RELIC-06)."""
    kind = g.kind(card)
    relics = g.players[seat].relics
    if kind.cost > g.coin:
        m.refuse("why-too-dear", "TL-BUY-02", verbs.BUY, slot,
                 with_=int(kind.cost), and_=int(g.coin))  # fmt: skip
    elif kind.type == RELIC_CARD and relics.size() >= RELIC_PLACES:
        i: i64 = 0
        while i < relics.size():
            m.offer(verbs.BUY, slot, relics.at(i) + 1)
            i += 1
    else:
        m.offer(verbs.BUY, slot)


def take_buy(g: Terrors, seat: i64, o: Option) -> None:
    """TL-BUY-14: pay, make room, place the card, then refill the Street."""
    if o.verb == verbs.BUY_ACOLYTE:
        buy_acolyte(g, seat)
        return
    slot = o.a
    card = g.piles.street.at(slot)
    kind = g.kind(card)
    g.coin -= kind.cost
    g.piles.street.put(slot, EMPTY)
    g.say("bought", who(seat), kind.id, int(kind.cost))
    g.then(Refill(slot))
    if kind.type == RELIC_CARD:
        if o.b > 0:
            moving.leave_play(g, o.b - 1)
            moving.remove_from_game(g, o.b - 1)
            g.say("relic-removed", who(seat), g.id(o.b - 1))
        moving.enter_play(g, seat, card, g.players[seat].relics)
    elif kind.claim or g.claim_waiting:
        if not kind.claim:
            g.claim_waiting = False
        g.then(ClaimPlacement(seat, card))
    else:
        moving.to_discard(g, seat, card)


def buy_acolyte(g: Terrors, seat: i64) -> None:
    """TL-BUY-09..11: the unseen top Acolyte, faceup to the discard pile."""
    g.coin -= ACOLYTE_COST
    card = g.piles.acolytes.pull()
    g.veil()
    moving.to_discard(g, seat, card)
    g.say("bought", who(seat), g.id(card), ACOLYTE_COST)


class Refill(Step[Terrors]):
    """TL-BUY-05, R-42: the Street is refilled once the bought card has its place."""

    def __init__(self, slot: i64) -> None:
        self.slot: Final[i64] = slot

    def run(self, g: Terrors) -> None:
        moving.refill_street(g, self.slot)


class ClaimPlacement(Question[Terrors]):
    """TL-BUY-04, TL-KEY-01, D07: on top of the deck, or to the discard pile.

    Until then the decision itself holds the card.
    """

    def __init__(self, seat: i64, holds: i64) -> None:
        super().__init__(seat)
        self.holds: Final[i64] = holds

    def menu(self, g: Terrors, m: Menu) -> None:
        m.offer(verbs.CLAIM, self.holds)
        m.offer(verbs.TO_DISCARD, self.holds)

    def take(self, g: Terrors, o: Option) -> None:
        if o.verb == verbs.CLAIM:
            secrets.know_both(g, self.holds)
            moving.on_top_of_deck(g, self.seat, self.holds)
            g.say("claimed", who(self.seat), g.id(self.holds))
        else:
            moving.to_discard(g, self.seat, self.holds)
            g.say("not-claimed", who(self.seat), g.id(self.holds))

    def prompt(self, g: Terrors) -> Line:
        return Line("ask-claim", [who(self.seat), g.id(self.holds)], -1)
