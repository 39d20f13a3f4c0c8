"""Place a Building, move one, lose one, take one over."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from gaslamp.games.great_old_ones import board, effect
from gaslamp.games.great_old_ones import vocabulary as verbs
from gaslamp.games.great_old_ones.interrupts import guard_scroll
from gaslamp.games.great_old_ones.scroll import Scroll
from gaslamp.games.great_old_ones.state import (
    NOWHERE,
    OldOnes,
    at,
    owner_of_building,
    type_of_building,
    who,
)  # fmt: skip
from gaslamp.games.great_old_ones.tables import AREAS, TYPES, Card
from gaslamp.kernel.bits import bit
from gaslamp.kernel.menu import Menu, Option
from gaslamp.kernel.state import Line, Step

FULL_PRICE: Final = 1
HALF: Final = 2  # GO-SCROLL-15: what a price is divided by


def open_areas(g: OldOnes, seat: i64) -> i64:
    """GO-BUILD-01..03: areas with an own Minion, without Building and Trouble."""
    found: i64 = 0
    area: i64 = 0
    while area < AREAS:
        if (
            g.london.minions[at(seat, area)] > 0
            and g.london.building[area] == NOWHERE
            and not board.in_trouble(g, area)
        ):
            found |= bit(area)
        area += 1
    return found


def own_buildings(g: OldOnes, seat: i64) -> i64:
    """The areas with a Building of the seat."""
    found: i64 = 0
    type: i64 = 0
    while type < TYPES:
        area = g.players[seat].built[type]
        if area != NOWHERE:
            found |= bit(area)
        type += 1
    return found


def price(g: OldOnes, type: i64, divided: i64) -> i64:
    """GO-BUILD-04, GO-SCROLL-15: what a type costs."""
    return g.content.price_of[type] // divided


def all_built(g: OldOnes, seat: i64) -> bool:
    """GO-BUILD-07: whether the reserve is empty, so that one on the board may be moved."""
    type: i64 = 0
    while type < TYPES:
        if g.players[seat].built[type] == NOWHERE:
            return False
        type += 1
    return True


def buildable(g: OldOnes, seat: i64, divided: i64) -> i64:
    """GO-BUILD-04/06/07: the types the seat may place and can pay for, as bits."""
    player = g.players[seat]
    reserve: i64 = 0
    affordable: i64 = 0
    type: i64 = 0
    while type < TYPES:
        if player.built[type] == NOWHERE:
            reserve |= bit(type)
        if player.money >= price(g, type, divided):
            affordable |= bit(type)
        type += 1
    return affordable if reserve == 0 else reserve & affordable


def can_build(g: OldOnes, seat: i64, divided: i64) -> bool:
    return buildable(g, seat, divided) != 0 and open_areas(g, seat) != 0


def offer_builds(g: OldOnes, seat: i64, m: Menu, divided: i64) -> None:
    """GO-BUILD-01..07, D09: a type and an area."""
    types = buildable(g, seat, divided)
    areas = open_areas(g, seat)
    type: i64 = 0
    while type < TYPES:
        if (types >> type) & 1:
            area: i64 = 0
            while area < AREAS:
                if (areas >> area) & 1:
                    m.offer(verbs.BUILD, type, area)
                area += 1
        type += 1
    if m.explain:
        refuse_builds(g, seat, m, types, areas, divided)


def refuse_builds(
    g: OldOnes, seat: i64, m: Menu, types: i64, areas: i64, divided: i64
) -> None:  # fmt: skip
    """Why not here, and why not this type; GO-SCROLL-15: the price is what it costs now."""
    type: i64 = 0
    while type < TYPES:
        area: i64 = 0
        while area < AREAS:
            if (types >> type) & 1 and (areas >> area) & 1:
                pass
            elif g.london.building[area] != NOWHERE:
                m.refuse("why-built-on", "GO-BUILD-02", verbs.BUILD, type, area)
            elif g.london.minions[at(seat, area)] == 0:
                m.refuse("why-no-minion", "GO-BUILD-01", verbs.BUILD, type, area)
            elif board.in_trouble(g, area):
                m.refuse("why-trouble", "GO-TROUB-10", verbs.BUILD, type, area)
            elif g.players[seat].built[type] != NOWHERE and not all_built(g, seat):
                m.refuse("why-on-board", "GO-BUILD-09", verbs.BUILD, type, area)
            else:
                m.refuse("why-too-dear", "GO-SCROLL-15" if divided == HALF else "GO-BUILD-06",
                         verbs.BUILD, type, area, with_=int(price(g, type, divided)))  # fmt: skip
            area += 1
        type += 1


def build(g: OldOnes, seat: i64, type: i64, area: i64, divided: i64) -> None:
    """GO-BUILD-04/05/07: pay, and place it; one already on the board is moved."""
    board.pay_bank(g, seat, price(g, type, divided))
    old = g.players[seat].built[type]
    if old != NOWHERE:
        g.london.building[old] = NOWHERE
    put_building(g, seat, type, area)


def put_building(g: OldOnes, seat: i64, type: i64, area: i64) -> None:
    """GO-BCARD-02, GO-TROUB-08: no Trouble; its ability waits for the next turn."""
    g.london.building[area] = seat * TYPES + type
    g.players[seat].built[type] = area
    g.players[seat].fresh |= bit(type)
    if g.logging:
        g.say("built", who(g, seat), g.type_id(type), g.area_id(area))


def remove_building(g: OldOnes, area: i64) -> None:
    """GO-BUILD-08, GO-TROUB-12: back to the owner's reserve; no money is returned."""
    built = g.london.building[area]
    if built == NOWHERE:
        return
    owner = owner_of_building(built)
    type = type_of_building(built)
    g.london.building[area] = NOWHERE
    g.players[owner].built[type] = NOWHERE
    if g.logging:
        g.say("building-lost", who(g, owner), g.type_id(type), g.area_id(area))


# Scrolls


class HalfPrice(Scroll):
    """GO-SCROLL-15: a Building for half its price."""

    word: ClassVar[str] = "half_price"

    def offer(self, g: OldOnes, seat: i64, m: Menu, card: Card) -> None:
        offer_builds(g, seat, m, HALF)

    def take(self, g: OldOnes, seat: i64, card: Card, o: Option) -> None:
        build(g, seat, o.a, o.b, HALF)

    def note(self, g: OldOnes, seat: i64, card: Card, o: Option) -> Line | None:
        return effect.price(seat, price(g, o.a, HALF))


class TakeOverCalm(Scroll):
    """GO-SCROLL-12: another's Building in an area without Trouble."""

    word: ClassVar[str] = "take_over_calm"

    def offer(self, g: OldOnes, seat: i64, m: Menu, card: Card) -> None:
        offer_take_overs(g, seat, m, False)

    def take(self, g: OldOnes, seat: i64, card: Card, o: Option) -> None:
        take_over(g, seat, o)


class TakeOverTrouble(Scroll):
    """GO-SCROLL-12: another's Building in an area in Trouble."""

    word: ClassVar[str] = "take_over_trouble"

    def offer(self, g: OldOnes, seat: i64, m: Menu, card: Card) -> None:
        offer_take_overs(g, seat, m, True)

    def take(self, g: OldOnes, seat: i64, card: Card, o: Option) -> None:
        take_over(g, seat, o)


def offer_take_overs(g: OldOnes, seat: i64, m: Menu, in_trouble: bool) -> None:
    """GO-SCROLL-12, D34: another's Building beside an own Minion, and what takes its place."""
    player = g.players[seat]
    area: i64 = 0
    while area < AREAS:
        built = g.london.building[area]
        if (
            built != NOWHERE
            and owner_of_building(built) != seat
            and g.london.minions[at(seat, area)] > 0
            and board.in_trouble(g, area) == in_trouble
        ):
            due = g.content.price_of[type_of_building(built)]
            type: i64 = 0
            while type < TYPES:
                if player.built[type] != NOWHERE or g.content.price_of[type] > due:
                    m.refuse("why-no-replacement", "GO-SCROLL-12", verbs.TAKE_OVER, area, type)
                elif player.money < due:
                    m.refuse("why-too-dear", "GO-SCROLL-12", verbs.TAKE_OVER, area, type,
                             with_=int(due))  # fmt: skip
                else:
                    m.offer(verbs.TAKE_OVER, area, type)
                type += 1
        area += 1


def take_over(g: OldOnes, seat: i64, o: Option) -> None:
    owner = owner_of_building(g.london.building[o.a])
    guard_scroll(g, owner, TakeOver(seat, o.a, o.b))


class TakeOver(Step[OldOnes]):
    """GO-SCROLL-12: the owner is paid in full; an own Building stands there now."""

    def __init__(self, seat: i64, area: i64, type: i64) -> None:
        self.seat: Final[i64] = seat
        self.area: Final[i64] = area
        self.type: Final[i64] = type

    def run(self, g: OldOnes) -> None:
        built = g.london.building[self.area]
        due = g.content.price_of[type_of_building(built)]
        board.pay_player(g, self.seat, owner_of_building(built), due)
        remove_building(g, self.area)
        put_building(g, self.seat, self.type, self.area)


BUILDING_SCROLLS: Final[list[Scroll]] = [HalfPrice(), TakeOverCalm(), TakeOverTrouble()]
