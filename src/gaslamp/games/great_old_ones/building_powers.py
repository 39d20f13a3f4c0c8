"""The abilities of Buildings."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from gaslamp.games.great_old_ones import board, hands
from gaslamp.games.great_old_ones import vocabulary as verbs
from gaslamp.games.great_old_ones.ability import Ability
from gaslamp.games.great_old_ones.effect import gain, price
from gaslamp.games.great_old_ones.state import OldOnes, at
from gaslamp.kernel.bits import bit
from gaslamp.kernel.menu import Menu, Option
from gaslamp.kernel.state import Line

INVITATION: Final = 3
SCRAP_PAY: Final = 2
TRIBUTE_PAY: Final = 4


class BuildingAbility(Ability):
    """GO-BCARD-01: of a Building; `where` is the area in which it stands."""

    bearer: ClassVar[str] = "building"

    def subject(self, g: OldOnes, where: i64) -> str:
        return g.area_id(where)


class House(BuildingAbility):
    """GO-BCARD-03, GO-MOVE-07: an Agent there; with an empty supply, who is lifted is asked."""

    word: ClassVar[str] = "house"

    def use(self, g: OldOnes, seat: i64, where: i64) -> None:
        if g.players[seat].supply > 0:
            board.place_agent(g, seat, where, False)
        else:
            super().use(g, seat, where)

    def offer(self, g: OldOnes, seat: i64, where: i64, m: Menu) -> None:
        board.offer_put(g, seat, m, bit(where))

    def take(self, g: OldOnes, seat: i64, where: i64, o: Option) -> None:
        board.take_place(g, seat, o, False)


class Unrest(BuildingAbility):
    """GO-BCARD-04: Trouble there or next to it."""

    word: ClassVar[str] = "unrest"

    def usable(self, g: OldOnes, seat: i64, where: i64) -> bool:
        return near(g, where) & ~g.london.trouble != 0

    def offer(self, g: OldOnes, seat: i64, where: i64, m: Menu) -> None:
        board.offer_areas(g, m, verbs.TROUBLE, near(g, where) & ~g.london.trouble)

    def take(self, g: OldOnes, seat: i64, where: i64, o: Option) -> None:
        board.start_trouble(g, o.a)


class Scrap(BuildingAbility):
    """GO-BCARD-05: a hand card is thrown away for money."""

    word: ClassVar[str] = "scrap"

    def usable(self, g: OldOnes, seat: i64, where: i64) -> bool:
        return g.players[seat].hand.size() > 0

    def offer(self, g: OldOnes, seat: i64, where: i64, m: Menu) -> None:
        hands.offer_hand(g, seat, m, verbs.THROW)

    def take(self, g: OldOnes, seat: i64, where: i64, o: Option) -> None:
        hands.throw_away(g, seat, o.a)
        board.bank_pays(g, seat, SCRAP_PAY)

    def note(self, g: OldOnes, seat: i64, where: i64) -> Line | None:
        return gain(seat, SCRAP_PAY)


class Rent(BuildingAbility):
    """GO-BCARD-06: the others pay for each Minion there."""

    word: ClassVar[str] = "rent"

    def usable(self, g: OldOnes, seat: i64, where: i64) -> bool:
        return guests(g, seat, where)

    def use(self, g: OldOnes, seat: i64, where: i64) -> None:
        collect(g, seat, where, True)

    def note(self, g: OldOnes, seat: i64, where: i64) -> Line | None:
        return gain(seat, collected(g, seat, where, True))


class Invite(BuildingAbility):
    """GO-BCARD-07: an Agent there or next to it, for a fee."""

    word: ClassVar[str] = "invite"

    def fee(self) -> i64:
        return INVITATION

    def offer(self, g: OldOnes, seat: i64, where: i64, m: Menu) -> None:
        board.offer_put(g, seat, m, near(g, where))

    def take(self, g: OldOnes, seat: i64, where: i64, o: Option) -> None:
        board.take_place(g, seat, o, False)

    def note(self, g: OldOnes, seat: i64, where: i64) -> Line | None:
        return price(seat, INVITATION)


class Tribute(BuildingAbility):
    """GO-BCARD-08: the bank pays."""

    word: ClassVar[str] = "tribute"

    def use(self, g: OldOnes, seat: i64, where: i64) -> None:
        board.bank_pays(g, seat, TRIBUTE_PAY)

    def note(self, g: OldOnes, seat: i64, where: i64) -> Line | None:
        return gain(seat, TRIBUTE_PAY)


def near(g: OldOnes, area: i64) -> i64:
    """The area and its neighbours."""
    return g.content.adjacent[area] | bit(area)


def guests(g: OldOnes, seat: i64, area: i64) -> bool:
    """Whether another player has a Minion there."""
    return board.pawns(g, area) - g.london.citizens[area] > g.london.minions[at(seat, area)]


def collect(g: OldOnes, seat: i64, area: i64, each: bool) -> None:
    """GO-BCARD-06, GO-ELDER-13: £1 per Minion there, or per player with one; in turn order."""
    other = g.next_seat(seat)
    while other != seat:
        count = g.london.minions[at(other, area)]
        if count > 0:
            board.pay_player(g, other, seat, count if each else 1)
        other = g.next_seat(other)


def collected(g: OldOnes, seat: i64, area: i64, each: bool) -> i64:
    """What the others there will pay."""
    total: i64 = 0
    other = g.next_seat(seat)
    while other != seat:
        count = g.london.minions[at(other, area)]
        if count > 0:
            total += min(count if each else 1, g.players[other].money)
        other = g.next_seat(other)
    return total


BUILDING_POWERS: Final[list[Ability]] = [House(), Unrest(), Scrap(), Rent(), Invite(), Tribute()]
