"""Scrolls that touch other players: who is named, who pays, who is threatened."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from gaslamp.games.great_old_ones import board, building
from gaslamp.games.great_old_ones import vocabulary as verbs
from gaslamp.games.great_old_ones.effect import gain, price
from gaslamp.games.great_old_ones.interrupts import ABOUT_SCROLL, OpenWindow
from gaslamp.games.great_old_ones.removal import GiveUp
from gaslamp.games.great_old_ones.scroll import OnAllOthers, OnOther, Pays, Scroll
from gaslamp.games.great_old_ones.state import NOWHERE, OldOnes, card_in_play, clockwise_from, who
from gaslamp.games.great_old_ones.tables import TYPES, WARD, Card
from gaslamp.kernel.menu import Menu, Option
from gaslamp.kernel.state import Line, Question


class PayAll(OnAllOthers):
    """C1: everybody pays."""

    word: ClassVar[str] = "pay_all"
    risks: ClassVar[tuple[str, ...]] = ("pay",)
    counted: ClassVar[bool] = True

    def touch(self, g: OldOnes, seat: i64, other: i64, amount: i64) -> None:
        board.pay_player(g, other, seat, amount)

    def note(self, g: OldOnes, seat: i64, card: Card, o: Option) -> Line | None:
        total: i64 = 0
        other = g.next_seat(seat)
        while other != seat:
            total += min(card.amount, g.players[other].money)
            other = g.next_seat(other)
        return gain(seat, total)


class TakeFrom(OnOther):
    """One player pays."""

    word: ClassVar[str] = "take_from"
    risks: ClassVar[tuple[str, ...]] = ("pay",)
    counted: ClassVar[bool] = True

    def touch(self, g: OldOnes, seat: i64, other: i64, amount: i64) -> None:
        board.pay_player(g, other, seat, amount)

    def note(self, g: OldOnes, seat: i64, card: Card, o: Option) -> Line | None:
        return gain(seat, min(card.amount, g.players[o.a].money))


class Plague(OnAllOthers):
    """C68: everybody gives up a Minion."""

    word: ClassVar[str] = "plague"
    risks: ClassVar[tuple[str, ...]] = ("minion",)

    def touch(self, g: OldOnes, seat: i64, other: i64, amount: i64) -> None:
        g.then(GiveUp(other))


class Transfer(Scroll):
    """C93: the first pays the second."""

    word: ClassVar[str] = "transfer"
    counted: ClassVar[bool] = True

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
        g.then(Pays(payer, payee, card.amount))
        about = g.piles.in_play.top()
        if clockwise_from(g, seat, payer) < clockwise_from(g, seat, payee):
            g.then(OpenWindow(payee, WARD, 1, ABOUT_SCROLL, about))
            g.then(OpenWindow(payer, WARD, 2, ABOUT_SCROLL, about))
        else:
            g.then(OpenWindow(payer, WARD, 1, ABOUT_SCROLL, about))
            g.then(OpenWindow(payee, WARD, 2, ABOUT_SCROLL, about))

    def note(self, g: OldOnes, seat: i64, card: Card, o: Option) -> Line | None:
        return price(seat, min(card.amount, g.players[o.a].money))


# Threats


class Stick(OnOther):
    """C20, C44: pay, or the card sticks to you."""

    word: ClassVar[str] = "stick"
    risks: ClassVar[tuple[str, ...]] = ("pay", "stuck")
    counted: ClassVar[bool] = True

    def touch(self, g: OldOnes, seat: i64, other: i64, amount: i64) -> None:
        threaten(g, PayOrStuck(other, seat, amount))


class Extort(OnOther):
    """C21, GO-SCROLL-30: pay, or lose a Building; so it must be a player who has one."""

    word: ClassVar[str] = "extort"
    risks: ClassVar[tuple[str, ...]] = ("pay", "building")
    counted: ClassVar[bool] = True

    def offer(self, g: OldOnes, seat: i64, m: Menu, card: Card) -> None:
        other = g.next_seat(seat)
        while other != seat:
            if building.own_buildings(g, other) != 0:
                m.offer(verbs.SCROLL_ON, other)
            else:
                m.refuse("why-no-building", "GO-SCROLL-30", verbs.SCROLL_ON, other)
            other = g.next_seat(other)

    def touch(self, g: OldOnes, seat: i64, other: i64, amount: i64) -> None:
        threaten(g, PayOrBuilding(other, seat, amount))


class PayOrSuffer(Question[OldOnes]):
    """GO-SCROLL-11, D20: pay in full, or what the Scroll threatens."""

    def __init__(self, seat: i64, taker: i64, amount: i64) -> None:
        super().__init__(seat)
        self.taker: Final[i64] = taker
        self.amount: Final[i64] = amount

    def menu(self, g: OldOnes, m: Menu) -> None:
        m.offer(verbs.PAY)
        m.offer(verbs.ACCEPT)

    def take(self, g: OldOnes, o: Option) -> None:
        if o.verb == verbs.PAY:
            board.pay_player(g, self.seat, self.taker, self.amount)
        else:
            self.suffer(g)

    def suffer(self, g: OldOnes) -> None:
        raise NotImplementedError

    def asked(self, key: str, g: OldOnes) -> Line:
        args: list[str | int] = [who(g, self.seat), who(g, self.taker), int(self.amount)]
        args.append(card_in_play(g))
        return Line(key, args, -1)


def threaten(g: OldOnes, threat: PayOrSuffer) -> None:
    """GO-SCROLL-11: without the money there is no choice."""
    if g.players[threat.seat].money >= threat.amount:
        g.then(threat)
    else:
        threat.suffer(g)


class PayOrStuck(PayOrSuffer):
    """C20, C44, GO-SCROLL-10/23: or the card in play sticks to the player."""

    def suffer(self, g: OldOnes) -> None:
        card = g.piles.in_play.pull()
        g.players[self.seat].front.push(card)
        g.say("stuck", who(g, self.seat), g.card_id(card))

    def prompt(self, g: OldOnes) -> Line:
        return self.asked("ask-pay-or-stuck", g)


class PayOrBuilding(PayOrSuffer):
    """C21: or the other picks a Building that is lost."""

    def suffer(self, g: OldOnes) -> None:
        g.then(PickBuilding(self.taker, self.seat))

    def prompt(self, g: OldOnes) -> Line:
        return self.asked("ask-pay-or-building", g)


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
        args = [who(g, self.seat), who(g, self.other), card_in_play(g)]
        return Line("ask-pick-building", [*args], -1)


PEOPLE_SCROLLS: Final[list[Scroll]] = [
    PayAll(),
    TakeFrom(),
    Plague(),
    Transfer(),
    Stick(),
    Extort(),
]
