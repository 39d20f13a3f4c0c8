"""The shorter game and the mop-up game: a city already sick (PD-SHORT, PD-MOP)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gaslamp.games.plague_of_dracula.arrivals import arrive
from gaslamp.games.plague_of_dracula.bag import pull_item, refill
from gaslamp.games.plague_of_dracula.state import (
    Plague,
    hunters_at,
    in_london,
    places_with_hunters,
    tainted_places,
)
from gaslamp.games.plague_of_dracula.status_track import (
    TakeBite,
    gain,
    open_spaces,
    take_from_inventory,
)
from gaslamp.games.plague_of_dracula.tables import (
    BETHNAL_GREEN,
    CARFAX,
    GONE,
    HACKNEY,
    HARKER,
    HUNTERS,
    LOCATIONS,
    LUCY,
    MOP_UP,
    MORRIS,
    PLAGUE,
    POPLAR,
    PURFLEET,
    RUMOR_ITEM,
    UNMARKED,
    VAN_HELSING,
    WEAPONS,
)
from gaslamp.games.plague_of_dracula.vocabulary import (
    DRAW_ITEM,
    PASS,
    PLACE,
    PLACE_AT_RANDOM,
    START,
    TAKE,
)
from gaslamp.kernel.bits import bit, count_bits
from gaslamp.kernel.menu import Menu, Option
from gaslamp.kernel.state import Line, Question, Step

SHORTER_TURN: Final = 7
SHORTER_MARKERS: Final = 7
MOP_UP_TURN: Final = 13
MOP_UP_MARKERS: Final = 12


def begin_later(g: Plague) -> None:
    """The changes to the standard setup, in the book's order."""
    if g.agreed.length == MOP_UP:
        g.turn = MOP_UP_TURN
        g.place[LUCY] = GONE
        g.bites[LUCY] = 0
        clear_track(g, LUCY)
        g.display.push(LUCY)
        g.then(BagDraws(0, 0))
        g.then(Outbreak(MOP_UP_MARKERS))
        g.then(StartingHomes(0))
    else:
        g.turn = SHORTER_TURN
        g.then(BagDraws(0, 0))
        g.then(Outbreak(SHORTER_MARKERS))
        arrive(g, MORRIS, g.content.home[MORRIS])
        arrive(g, VAN_HELSING, g.place[LUCY])


def clear_track(g: Plague, hunter: i64) -> None:
    space: i64 = 0
    while space < 3:
        g.track[hunter * 3 + space] = -1
        space += 1


class StartingHomes(Step[Plague]):
    """PD-MOP-03: the hunters begin in homes of the players' choice, Harker in Buda-Pesth."""

    def __init__(self, next_hunter: i64) -> None:
        self.next_hunter: Final[i64] = next_hunter

    def run(self, g: Plague) -> None:
        h = self.next_hunter
        while h < HUNTERS:
            if h != HARKER and h != LUCY:
                g.then(StartingHomes(h + 1))
                g.then(StartAt(g.owner[h], h))
                return
            h += 1


class StartAt(Question[Plague]):
    """PD-MOP-03: one of the five home locations."""

    def __init__(self, seat: i64, hunter: i64) -> None:
        super().__init__(seat)
        self.hunter: Final[i64] = hunter

    def menu(self, g: Plague, m: Menu) -> None:
        p: i64 = 1
        while p <= PURFLEET:
            if (g.content.homes >> p) & 1:
                m.offer(START, self.hunter, p)
            p += 1

    def take(self, g: Plague, o: Option) -> None:
        arrive(g, o.a, o.b)

    def prompt(self, g: Plague) -> Line:
        return Line("ask-start", [g.content.hunter_ids[self.hunter]], 1 << self.seat)


class Outbreak(Step[Plague]):
    """PD-SHORT-03, PD-MOP-04: the first three markers, then the rest one by one."""

    def __init__(self, more: i64) -> None:
        self.more: Final[i64] = more

    def run(self, g: Plague) -> None:
        put_marker(g, HACKNEY)
        put_marker(g, BETHNAL_GREEN)
        put_marker(g, POPLAR)
        seat: i64 = g.agreed.dracula_seat if g.agreed.dracula_seat >= 0 else 0
        grow(g, seat, self.more)


def grow(g: Plague, seat: i64, left: i64) -> None:
    """Ask for the next marker, while there are markers and a place for one."""
    if left > 0 and outbreak_places(g, left):
        g.then(PlaceOutbreak(seat, left))


def put_marker(g: Plague, place: i64) -> None:
    """The top marker, face down and unseen (PD-VS-09)."""
    g.marks[place] = PLAGUE
    g.coffins[place] = g.stack.pull()
    g.say("plague-placed", g.content.place_ids[place])


def gaps(g: Plague, marked: i64) -> i64:
    """PD-SHORT-05: unmarked locations all of whose neighbours are marked, as bits."""
    evil = marked | bit(CARFAX)
    found: i64 = 0
    p: i64 = 1
    while p <= LOCATIONS:
        around = g.content.near[p] | g.content.red[p]
        if (marked >> p) & 1 == 0 and around & ~evil == 0:
            found |= bit(p)
        p += 1
    return found


def outbreak_places(g: Plague, left: i64) -> i64:
    """PD-SHORT-04, PD-SHORT-05: where the next marker may go, as bits."""
    marked = tainted_places(g)
    held = places_with_hunters(g)
    open_gaps = gaps(g, marked)
    if open_gaps:
        return open_gaps
    found: i64 = 0
    p: i64 = 1
    while p <= LOCATIONS:
        if g.marks[p] == UNMARKED and g.content.near[p] & marked and (held >> p) & 1 == 0:
            after = gaps(g, marked | bit(p))
            if after & held == 0 and count_bits(after) < left:
                found |= bit(p)
        p += 1
    return found


class PlaceOutbreak(Question[Plague]):
    """PD-SHORT-04: the players (or Dracula) let the plague grow; chance may do it too."""

    def __init__(self, seat: i64, left: i64) -> None:
        super().__init__(seat)
        self.left: Final[i64] = left

    def menu(self, g: Plague, m: Menu) -> None:
        places = outbreak_places(g, self.left)
        p: i64 = 1
        while p <= LOCATIONS:
            if (places >> p) & 1:
                m.offer(PLACE, p)
            elif m.explain and g.marks[p] == UNMARKED:
                if hunters_at(g, p):
                    m.refuse("why-hunter-there", "PD-SHORT-04", PLACE, p)
                elif g.content.near[p] & tainted_places(g) == 0:
                    m.refuse("why-not-adjacent", "PD-SHORT-04", PLACE, p)
                else:
                    m.refuse("why-leaves-gap", "PD-SHORT-05", PLACE, p)
            p += 1
        m.offer(PLACE_AT_RANDOM)

    def take(self, g: Plague, o: Option) -> None:
        if o.verb == PLACE:
            put_marker(g, o.a)
            grow(g, self.seat, self.left - 1)
            return
        g.veil()
        left = self.left
        places = outbreak_places(g, left)
        while left > 0 and places:
            put_marker(g, random_place(g, places))
            left -= 1
            places = outbreak_places(g, left)

    def prompt(self, g: Plague) -> Line:
        return Line("ask-outbreak", [int(self.left)], 1 << self.seat)


def random_place(g: Plague, places: i64) -> i64:
    skip = g.rng.below(count_bits(places))
    p: i64 = 1
    while True:
        if (places >> p) & 1:
            if skip == 0:
                return p
            skip -= 1
        p += 1


class BagDraws(Step[Plague]):
    """PD-SHORT-06, PD-MOP-05: each hunter on the board draws; mop-up goes round twice."""

    def __init__(self, next_hunter: i64, goes: i64) -> None:
        self.next_hunter: Final[i64] = next_hunter
        self.goes: Final[i64] = goes

    def run(self, g: Plague) -> None:
        h = self.next_hunter
        while h < HUNTERS:
            if in_london(g, h) and open_spaces(g, h) > 0:
                g.then(BagDraws(h + 1, self.goes))
                if g.agreed.length == MOP_UP:
                    forced_draw(g, h)
                else:
                    g.then(FirstDraw(g.owner[h], h))
                return
            h += 1
        if g.agreed.length == MOP_UP and self.goes == 0:
            g.then(BagDraws(0, 1))


def forced_draw(g: Plague, hunter: i64) -> None:
    """PD-MOP-05: a weapon, or a bite for a Rumor."""
    if not weapon_from_bag(g, hunter):
        g.then(TakeBite(hunter))


def weapon_from_bag(g: Plague, hunter: i64) -> bool:
    """One item for the hunter; False if it was a Rumor, which stays in the bag."""
    item = pull_item(g)
    g.say("pulls", g.content.hunter_ids[hunter], g.content.item_ids[item])
    if item == RUMOR_ITEM:
        return False
    gain(g, hunter, item)
    refill(g, item)
    return True


class FirstDraw(Question[Plague]):
    """PD-SHORT-06: a hunter may draw from the bag before the first turn."""

    def __init__(self, seat: i64, hunter: i64) -> None:
        super().__init__(seat)
        self.hunter: Final[i64] = hunter

    def menu(self, g: Plague, m: Menu) -> None:
        m.offer(DRAW_ITEM, self.hunter)
        m.offer(PASS)

    def take(self, g: Plague, o: Option) -> None:
        if o.verb == DRAW_ITEM and not weapon_from_bag(g, self.hunter):
            g.then(AnyWeapon(self.seat, self.hunter))

    def prompt(self, g: Plague) -> Line:
        return Line("ask-first-draw", [g.content.hunter_ids[self.hunter]], 1 << self.seat)


class AnyWeapon(Question[Plague]):
    """PD-SHORT-06: a Rumor gives any one weapon of the Inventory."""

    def __init__(self, seat: i64, hunter: i64) -> None:
        super().__init__(seat)
        self.hunter: Final[i64] = hunter

    def menu(self, g: Plague, m: Menu) -> None:
        weapon: i64 = 0
        while weapon < WEAPONS:
            if g.stores.inventory[weapon] > 0:
                m.offer(TAKE, weapon, self.hunter)
            weapon += 1
        m.offer(PASS)

    def take(self, g: Plague, o: Option) -> None:
        if o.verb == TAKE:
            take_from_inventory(g, self.hunter, o.a)

    def prompt(self, g: Plague) -> Line:
        return Line("ask-any-weapon", [g.content.hunter_ids[self.hunter]], 1 << self.seat)
