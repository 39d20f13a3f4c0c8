"""Searching: the bag, the Secular table, the Occult table (PD-SRCH)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gaslamp.games.plague_of_dracula.bag import pull_item, refill
from gaslamp.games.plague_of_dracula.combat import fight
from gaslamp.games.plague_of_dracula.deck import check
from gaslamp.games.plague_of_dracula.readiness import ready_hunters, refuse_spent, spent_hunters
from gaslamp.games.plague_of_dracula.state import Plague, in_london, tainted_places
from gaslamp.games.plague_of_dracula.status_track import gain, open_spaces, take_from_inventory
from gaslamp.games.plague_of_dracula.tables import (
    ANY_FOE,
    BAG,
    CLEANSED,
    COFFIN,
    FINAL,
    HUNTERS,
    LOCATIONS,
    OCCULT,
    PURFLEET,
    RUMOR,
    RUMOR_ITEM,
    SECULAR,
    UNMARKED,
    VAN_HELSING,
    WEAPONS,
)
from gaslamp.games.plague_of_dracula.vocabulary import PASS, SEARCH, WHISPER
from gaslamp.kernel.bits import bit, lowest, single
from gaslamp.kernel.menu import Menu, Option
from gaslamp.kernel.state import Line, Question

FROM_BAG: Final = 8  # a table result that sends the searcher to the bag
NOTHING_FOUND: Final = 9


def tables_allowed(g: Plague, hunter: i64) -> bool:
    """PD-SRCH-03, PD-SRCH-04: only in unmarked or cleansed places, and in Purfleet."""
    if g.segment == FINAL:
        return True
    mark = g.marks[g.place[hunter]]
    return mark in (UNMARKED, CLEANSED)


def occult_known(g: Plague) -> bool:
    """PD-SRCH-05: once Van Helsing has come, what he taught stays."""
    return (g.arrived >> VAN_HELSING) & 1 != 0


def offer_searches_of(g: Plague, m: Menu, hunter: i64) -> None:
    """The kinds of search open to a hunter with an open space (PD-SRCH-01..05)."""
    if open_spaces(g, hunter) == 0:
        name = g.content.hunter_ids[hunter]
        m.refuse("why-no-open-space", "PD-SRCH-01", SEARCH, hunter, BAG, 0, name)
        return
    m.offer(SEARCH, hunter, BAG)
    if not tables_allowed(g, hunter):
        m.refuse("why-only-the-bag", "PD-SRCH-03", SEARCH, hunter, SECULAR)
        m.refuse("why-only-the-bag", "PD-SRCH-03", SEARCH, hunter, OCCULT)
        return
    m.offer(SEARCH, hunter, SECULAR)
    if occult_known(g):
        m.offer(SEARCH, hunter, OCCULT)
    else:
        m.refuse("why-no-van-helsing", "PD-SRCH-05", SEARCH, hunter, OCCULT)


def offer_searching(g: Plague, m: Menu) -> None:
    ready = ready_hunters(g, m.seat)
    spent = spent_hunters(g, m)
    h: i64 = 0
    while h < HUNTERS:
        if (ready >> h) & 1:
            offer_searches_of(g, m, h)
        elif (spent >> h) & 1:
            refuse_spent(g, m, h, SEARCH, h, BAG)
        h += 1


def can_search(g: Plague, ready: i64) -> bool:
    h: i64 = 0
    while h < HUNTERS:
        if (ready >> h) & 1 and open_spaces(g, h) > 0:
            return True
        h += 1
    return False


def search(g: Plague, hunter: i64, kind: i64) -> None:
    """PD-SRCH-12: a table gives a weapon of the Inventory, the bag, or nothing."""
    if kind == BAG:
        search_bag(g, hunter)
        return
    if kind == SECULAR:
        found = g.content.secular[check(g, "drawn-secular")]
    else:
        found = g.content.occult[check(g, "drawn-occult")]
    if found == FROM_BAG:
        search_bag(g, hunter)
    elif found >= WEAPONS:
        g.say("finds-nothing", g.content.hunter_ids[hunter])
    elif g.stores.inventory[found] > 0:
        take_from_inventory(g, hunter, found)
    else:
        g.say("none-left", g.content.hunter_ids[hunter], g.content.item_ids[found])


def search_bag(g: Plague, hunter: i64) -> None:
    """PD-SRCH-06..11: a weapon to keep, or a Rumor that goes out into the streets."""
    item = pull_item(g)
    g.say("pulls", g.content.hunter_ids[hunter], g.content.item_ids[item])
    if item == RUMOR_ITEM:
        if g.segment == FINAL:
            g.say("rumor-far-away")
        else:
            rumor_found(g, hunter)
        return
    gain(g, hunter, item)
    if not refill(g, item) and g.segment != FINAL:
        g.say("bag-not-refilled")
        attack_searcher(g, hunter)


def attack_searcher(g: Plague, hunter: i64) -> None:
    """PD-SRCH-09, PD-SRCH-11: combat where the searcher is, who is the first target."""
    fight(g, g.place[hunter], ANY_FOE, hunter)


def rumor_found(g: Plague, hunter: i64) -> None:
    """PD-SRCH-07..11: what a Rumor from the bag does depends on the place."""
    place = g.place[hunter]
    mark = g.marks[place]
    if mark == COFFIN:
        attack_searcher(g, hunter)
    elif place == PURFLEET:
        rumor_from_purfleet(g, hunter)
    elif mark != UNMARKED:
        g.say("rumor-no-effect" if mark == CLEANSED else "rumor-known", g.content.place_ids[place])
    elif g.stores.rumors > 0:
        place_rumor(g, place)
    else:
        g.say("no-rumor-left")
        attack_searcher(g, hunter)


def rumor_brings_combat(g: Plague, hunter: i64) -> bool:
    """PD-SRCH-09, PD-SRCH-11: whether a Rumor from the bag would be an attack on the searcher."""
    if g.segment == FINAL:
        return False
    place = g.place[hunter]
    if place == PURFLEET:
        return g.stores.rumors == 0 or places_to_whisper(g) == 0
    mark = g.marks[place]
    return mark == COFFIN or (mark == UNMARKED and g.stores.rumors == 0)


def rumor_from_purfleet(g: Plague, hunter: i64) -> None:
    """PD-SRCH-10: the player picks an unmarked location next to a tainted one."""
    places = places_to_whisper(g)
    if places == 0 or g.stores.rumors == 0:
        g.say("no-rumor-left" if places else "rumor-nowhere")
        attack_searcher(g, hunter)
    elif single(places):
        place_rumor(g, lowest(places))
    else:
        g.then(WhisperWhere(g.owner[hunter]))


def places_to_whisper(g: Plague) -> i64:
    """Unmarked locations next to a tainted one, as bits."""
    evil = tainted_places(g)
    found: i64 = 0
    p: i64 = 1
    while p <= LOCATIONS:
        if g.marks[p] == UNMARKED and g.content.near[p] & evil:
            found |= bit(p)
        p += 1
    return found


def place_rumor(g: Plague, place: i64) -> None:
    g.stores.rumors -= 1
    g.marks[place] = RUMOR
    g.say("rumor-placed", g.content.place_ids[place])


class WhisperWhere(Question[Plague]):
    """PD-SRCH-10: where the Rumor from Purfleet goes."""

    def menu(self, g: Plague, m: Menu) -> None:
        places = places_to_whisper(g)
        p: i64 = 1
        while p <= LOCATIONS:
            if (places >> p) & 1:
                m.offer(WHISPER, p)
            p += 1

    def take(self, g: Plague, o: Option) -> None:
        place_rumor(g, o.a)

    def prompt(self, g: Plague) -> Line:
        return Line("ask-whisper", [], 1 << self.seat)


class FreeSearch(Question[Plague]):
    """Urgent Telegram: one hunter with an open space may search at once, free."""

    def menu(self, g: Plague, m: Menu) -> None:
        h: i64 = 0
        while h < HUNTERS:
            if in_london(g, h):
                offer_searches_of(g, m, h)
            h += 1
        m.offer(PASS)

    def take(self, g: Plague, o: Option) -> None:
        if o.verb == SEARCH:
            search(g, o.a, o.b)

    def prompt(self, g: Plague) -> Line:
        return Line("ask-free-search", [], 1 << self.seat)
