"""Scrolls that touch other players: who is named, who pays, who is threatened."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gaslamp.games.great_old_ones import board, building, hired, tables, trading, verbs
from gaslamp.games.great_old_ones.interrupts import (
    ABOUT_SCROLL,
    OpenWindow,
    guard_scroll,
)
from gaslamp.games.great_old_ones.removal import (
    GiveUp,
)
from gaslamp.games.great_old_ones.state import (
    NOWHERE,
    OldOnes,
    clockwise_from,
    who,
)
from gaslamp.games.great_old_ones.tables import TYPES, WARD, Card
from gaslamp.kernel.menu import Menu, Option
from gaslamp.kernel.state import Line, Question, Step


def offer_others(g: OldOnes, seat: i64, m: Menu) -> None:
    """GO-SCROLL-02/30: any other player, in turn order."""
    other = g.next_seat(seat)
    while other != seat:
        m.offer(verbs.SCROLL_ON, other)
        other = g.next_seat(other)


def refuse_others(g: OldOnes, seat: i64, m: Menu, why: str, rule: str, fee: i64) -> None:
    """Why nobody can be named now."""
    other = g.next_seat(seat)
    while other != seat and m.explain:
        m.refuse(why, rule, verbs.SCROLL_ON, other, with_=int(fee) if fee > 0 else None)
        other = g.next_seat(other)


def offer_owners(g: OldOnes, seat: i64, m: Menu) -> None:
    """GO-SCROLL-30: another player with a Building on the board."""
    other = g.next_seat(seat)
    while other != seat:
        if has_building(g, other):
            m.offer(verbs.SCROLL_ON, other)
        else:
            m.refuse("why-no-building", "GO-SCROLL-30", verbs.SCROLL_ON, other)
        other = g.next_seat(other)


def has_building(g: OldOnes, seat: i64) -> bool:
    type: i64 = 0
    while type < TYPES:
        if g.players[seat].built[type] != NOWHERE:
            return True
        type += 1
    return False


def aim(g: OldOnes, seat: i64, other: i64, card: Card) -> None:
    """GO-INTR-19: the target is chosen; it may let the Scroll pass by before it does anything."""
    verb = card.scroll
    if g.logging:
        g.say("aims", who(g, seat), card.id, who(g, other))
    if verb == tables.HIRE_KILLER:
        board.pay_player(g, seat, other, card.amount)
        g.then(hired.HiredKill(seat))
        return
    if verb == tables.HIRE_REMOVAL:
        board.pay_player(g, seat, other, card.amount)
    guard_scroll(g, other, Touch(seat, other, verb, card.amount))


def all_others(g: OldOnes, seat: i64, card: Card) -> None:
    """C1, C5, C48, C68: every other player in turn order, each of whom may let it pass by."""
    rows: list[i64] = []
    other = g.next_seat(seat)
    while other != seat:
        rows.append(other)
        other = g.next_seat(other)
    while len(rows) > 0:
        guard_scroll(g, rows[-1], Touch(seat, rows.pop(), card.scroll, card.amount))


class Touch(Step[OldOnes]):
    """What a Scroll does to one other player."""

    def __init__(self, seat: i64, other: i64, verb: i64, amount: i64) -> None:
        self.seat: Final[i64] = seat
        self.other: Final[i64] = other
        self.verb: Final[i64] = verb
        self.amount: Final[i64] = amount

    def run(self, g: OldOnes) -> None:
        verb = self.verb
        seat = self.seat
        other = self.other
        if verb in PAYMENTS:
            board.pay_player(g, other, seat, self.amount)
        elif verb == tables.RECEIVE:
            if g.players[other].hand.size() > 0:
                g.then(trading.GiveCards(other, seat, self.amount))
        elif verb == tables.TITHE:
            trading.tithe(g, seat, other, self.amount)
        elif verb == tables.STICK or verb == tables.EXTORT:
            threaten(g, seat, other, verb, self.amount)
        elif verb == tables.HIRE_REMOVAL:
            if hired.can_remove(g, other, seat):
                g.then(hired.HiredRemoval(other, seat))
        elif verb == tables.INSPECT:
            trading.inspect(g, seat, other)
        elif verb == tables.TRADE_HANDS:
            trading.trade_hands(g, seat, other)
        elif verb == tables.PLAGUE:
            g.then(GiveUp(other))
        elif verb == tables.STEAL:
            trading.steal(g, seat, other, self.amount)
        elif g.players[other].hand.size() > 0:
            g.then(trading.ForcedDiscard(other))


PAYMENTS: Final = (tables.PAY_ALL, tables.TAKE_FROM, tables.WAGER_PLAYER)


def choose_payer(g: OldOnes, seat: i64, amount: i64) -> None:
    """C25: another player pays; with two players there is no choice."""
    if g.seats == 2:
        other = g.next_seat(seat)
        guard_scroll(g, other, Touch(seat, other, tables.WAGER_PLAYER, amount))
    else:
        g.then(ChoosePayer(seat, amount))


class ChoosePayer(Question[OldOnes]):
    """D14: who pays after a good roll."""

    def __init__(self, seat: i64, amount: i64) -> None:
        super().__init__(seat)
        self.amount: Final[i64] = amount

    def menu(self, g: OldOnes, m: Menu) -> None:
        offer_others(g, self.seat, m)

    def take(self, g: OldOnes, o: Option) -> None:
        guard_scroll(g, o.a, Touch(self.seat, o.a, tables.WAGER_PLAYER, self.amount))

    def prompt(self, g: OldOnes) -> Line:
        return Line("ask-payer", [who(g, self.seat), int(self.amount)], -1)


# Threats


def threaten(g: OldOnes, seat: i64, other: i64, verb: i64, amount: i64) -> None:
    """GO-SCROLL-11: pay in full, or suffer; without the money there is no choice."""
    if g.players[other].money >= amount:
        g.then(PayOrSuffer(other, seat, verb, amount))
    else:
        suffer(g, seat, other, verb)


class PayOrSuffer(Question[OldOnes]):
    """C20, C21, C44, D20: pay, or get the card, or lose a Building."""

    def __init__(self, seat: i64, taker: i64, verb: i64, amount: i64) -> None:
        super().__init__(seat)
        self.taker: Final[i64] = taker
        self.verb: Final[i64] = verb
        self.amount: Final[i64] = amount

    def menu(self, g: OldOnes, m: Menu) -> None:
        m.offer(verbs.PAY)
        m.offer(verbs.ACCEPT)

    def take(self, g: OldOnes, o: Option) -> None:
        if o.verb == verbs.PAY:
            board.pay_player(g, self.seat, self.taker, self.amount)
        else:
            suffer(g, self.taker, self.seat, self.verb)

    def prompt(self, g: OldOnes) -> Line:
        key = "ask-pay-or-stuck" if self.verb == tables.STICK else "ask-pay-or-building"
        return Line(key, [who(g, self.seat), who(g, self.taker), int(self.amount)], -1)


def suffer(g: OldOnes, seat: i64, other: i64, verb: i64) -> None:
    """GO-SCROLL-10/23: the card in play sticks to the player, or a Building is picked."""
    if verb == tables.STICK:
        card = g.piles.in_play.pull()
        g.players[other].front.push(card)
        g.say("stuck", who(g, other), g.card_id(card))
    else:
        g.then(PickBuilding(seat, other))


class PickBuilding(Question[OldOnes]):
    """C21, D21: which Building of the other player is lost."""

    def __init__(self, seat: i64, other: i64) -> None:
        super().__init__(seat)
        self.other: Final[i64] = other

    def menu(self, g: OldOnes, m: Menu) -> None:
        type: i64 = 0
        while type < TYPES:
            area = g.players[self.other].built[type]
            if area != NOWHERE:
                m.offer(verbs.AREA, area)
            type += 1

    def take(self, g: OldOnes, o: Option) -> None:
        building.remove_building(g, o.a)

    def prompt(self, g: OldOnes) -> Line:
        return Line("ask-pick-building", [who(g, self.seat), who(g, self.other)], -1)


def offer_transfers(g: OldOnes, seat: i64, m: Menu) -> None:
    """C93: the first pays the second."""
    payer: i64 = 0
    while payer < g.seats:
        payee: i64 = 0
        while payee < g.seats:
            if payer != payee and payer != seat and payee != seat:
                m.offer(verbs.TRANSFER, payer, payee)
            payee += 1
        payer += 1


def transfer(g: OldOnes, seat: i64, payer: i64, payee: i64, amount: i64) -> None:
    """GO-INTR-04/19: both are asked, clockwise; if either lets it pass by, nothing is paid."""
    g.then(Transfer(payer, payee, amount))
    card = g.piles.in_play.top()
    if clockwise_from(g, seat, payer) < clockwise_from(g, seat, payee):
        g.then(OpenWindow(payee, WARD, 1, ABOUT_SCROLL, card))
        g.then(OpenWindow(payer, WARD, 2, ABOUT_SCROLL, card))
    else:
        g.then(OpenWindow(payer, WARD, 1, ABOUT_SCROLL, card))
        g.then(OpenWindow(payee, WARD, 2, ABOUT_SCROLL, card))


class Transfer(Step[OldOnes]):
    """One player pays another."""

    def __init__(self, payer: i64, payee: i64, amount: i64) -> None:
        self.payer: Final[i64] = payer
        self.payee: Final[i64] = payee
        self.amount: Final[i64] = amount

    def run(self, g: OldOnes) -> None:
        board.pay_player(g, self.payer, self.payee, self.amount)
