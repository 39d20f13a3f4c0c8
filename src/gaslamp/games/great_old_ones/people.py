"""Scrolls that touch other players: who is named, who pays, who is threatened."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gaslamp.games.great_old_ones import board, building, tables
from gaslamp.games.great_old_ones import vocabulary as verbs
from gaslamp.games.great_old_ones.interrupts import ABOUT_SCROLL, OpenWindow
from gaslamp.games.great_old_ones.removal import GiveUp
from gaslamp.games.great_old_ones.scroll import SCROLLS, OnAllOthers, OnOther, Scroll
from gaslamp.games.great_old_ones.state import NOWHERE, OldOnes, clockwise_from, who
from gaslamp.games.great_old_ones.tables import TYPES, WARD, Card
from gaslamp.kernel.menu import Menu, Option
from gaslamp.kernel.state import Line, Question, Step


class PayAll(OnAllOthers):
    """C1: everybody pays."""

    def touch(self, g: OldOnes, seat: i64, other: i64, amount: i64) -> None:
        board.pay_player(g, other, seat, amount)


SCROLLS[tables.PAY_ALL] = PayAll()


class TakeFrom(OnOther):
    """One player pays."""

    def touch(self, g: OldOnes, seat: i64, other: i64, amount: i64) -> None:
        board.pay_player(g, other, seat, amount)


SCROLLS[tables.TAKE_FROM] = TakeFrom()


class Plague(OnAllOthers):
    """C68: everybody gives up a Minion."""

    def touch(self, g: OldOnes, seat: i64, other: i64, amount: i64) -> None:
        g.then(GiveUp(other))


SCROLLS[tables.PLAGUE] = Plague()


class Transfer(Scroll):
    """C93: the first pays the second."""

    def offer(self, g: OldOnes, seat: i64, m: Menu, card: Card) -> None:
        payer: i64 = 0
        while payer < g.seats:
            payee: i64 = 0
            while payee < g.seats:
                if payer != payee and payer != seat and payee != seat:
                    m.offer(verbs.TRANSFER, payer, payee)
                payee += 1
            payer += 1

    def take(self, g: OldOnes, seat: i64, card: Card, o: Option) -> None:
        """GO-INTR-04/19: both are asked, clockwise; if either lets it pass by, nothing is paid."""
        payer = o.a
        payee = o.b
        g.then(Transferred(payer, payee, card.amount))
        about = g.piles.in_play.top()
        if clockwise_from(g, seat, payer) < clockwise_from(g, seat, payee):
            g.then(OpenWindow(payee, WARD, 1, ABOUT_SCROLL, about))
            g.then(OpenWindow(payer, WARD, 2, ABOUT_SCROLL, about))
        else:
            g.then(OpenWindow(payer, WARD, 1, ABOUT_SCROLL, about))
            g.then(OpenWindow(payee, WARD, 2, ABOUT_SCROLL, about))


SCROLLS[tables.TRANSFER] = Transfer()


class Transferred(Step[OldOnes]):
    """One player pays another."""

    def __init__(self, payer: i64, payee: i64, amount: i64) -> None:
        self.payer: Final[i64] = payer
        self.payee: Final[i64] = payee
        self.amount: Final[i64] = amount

    def run(self, g: OldOnes) -> None:
        board.pay_player(g, self.payer, self.payee, self.amount)


# Threats


class Stick(OnOther):
    """C20, C44: pay, or the card sticks to you."""

    def touch(self, g: OldOnes, seat: i64, other: i64, amount: i64) -> None:
        threaten(g, seat, other, tables.STICK, amount)


SCROLLS[tables.STICK] = Stick()


class Extort(OnOther):
    """C21, GO-SCROLL-30: pay, or lose a Building; so it must be a player who has one."""

    def offer(self, g: OldOnes, seat: i64, m: Menu, card: Card) -> None:
        other = g.next_seat(seat)
        while other != seat:
            if building.own_buildings(g, other) != 0:
                m.offer(verbs.SCROLL_ON, other)
            else:
                m.refuse("why-no-building", "GO-SCROLL-30", verbs.SCROLL_ON, other)
            other = g.next_seat(other)

    def touch(self, g: OldOnes, seat: i64, other: i64, amount: i64) -> None:
        threaten(g, seat, other, tables.EXTORT, amount)


SCROLLS[tables.EXTORT] = Extort()


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
                m.offer(verbs.AREA, area, type + 1)
            type += 1

    def take(self, g: OldOnes, o: Option) -> None:
        building.remove_building(g, o.a)

    def prompt(self, g: OldOnes) -> Line:
        return Line("ask-pick-building", [who(g, self.seat), who(g, self.other)], -1)
