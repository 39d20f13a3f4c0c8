"""Action Clocks: tokens, moves, and Detours in the Story Phase (LD-MOVE, LD-DETOUR)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gaslamp.games.london_dread import vocabulary as verbs
from gaslamp.games.london_dread.asking import AskedByCard
from gaslamp.games.london_dread.places import AREA_IDS, HOURS, number_of, side_of, streets, token
from gaslamp.games.london_dread.state import (
    ACTIONS,
    AREAS,
    ARROW,
    NUMBER_UP,
    NUMBERS,
    PLACES,
    Dread,
)
from gaslamp.games.london_dread.track import raise_dread
from gaslamp.kernel.menu import Menu, Option
from gaslamp.kernel.state import Line

DETOUR_DREAD: Final = 1


def moved(place: i64, planned: i64) -> i64:
    """LD-MOVE-01..04: where a token (0 for none) leads from a place."""
    if planned == 0:
        return streets(place // PLACES)
    side = side_of(planned)
    if side == NUMBER_UP:
        return streets(place // PLACES) + number_of(planned)
    return streets(side - ARROW)


def offer_detours(g: Dread, m: Menu, c: i64) -> None:
    """LD-DETOUR-01..04: turn an arrow of a slot not yet carried out."""
    clock = g.sleuths[c].clock
    slot = g.hour
    while slot < ACTIONS:
        side = side_of(clock[slot])
        area: i64 = 0
        while area < AREAS:
            if side == ARROW + area:
                m.refuse("why-same-direction", "LD-DETOUR-04", verbs.DETOUR, c, slot, area)
            elif side != NUMBER_UP:
                m.offer(verbs.DETOUR, c, slot, area)
            elif clock[slot] != 0:
                m.refuse("why-number-up", "LD-DETOUR-02", verbs.DETOUR, c, slot, area)
            area += 1
        slot += 1


def turn_arrow(g: Dread, c: i64, slot: i64, area: i64) -> None:
    clock = g.sleuths[c].clock
    clock[slot] = token(number_of(clock[slot]), ARROW + area)
    if g.logging:
        g.say("takes-detour", g.id(c), HOURS[slot], AREA_IDS[area])


def take_detour(g: Dread, o: Option) -> None:
    """LD-DETOUR-01: 1 Dread for each turn of a token."""
    turn_arrow(g, o.a, o.b, o.c)
    raise_dread(g, DETOUR_DREAD)


class FreeDetour(AskedByCard):
    """Cabman's Whistle, Nell: one Detour without raising Dread."""

    def __init__(self, seat: i64, c: i64, by: str = "") -> None:
        super().__init__(seat, by)
        self.c: Final[i64] = c

    def menu(self, g: Dread, m: Menu) -> None:
        offer_detours(g, m, self.c)

    def take(self, g: Dread, o: Option) -> None:
        turn_arrow(g, o.a, o.b, o.c)

    def prompt(self, g: Dread) -> Line:
        return Line("ask-free-detour", [self.asker(g), g.id(self.c)], -1)


class Replan(AskedByCard):
    """Cabman's Whistle depleted: replace a token of a slot not yet reached."""

    def __init__(self, seat: i64, c: i64, by: str = "") -> None:
        super().__init__(seat, by)
        self.c: Final[i64] = c

    def menu(self, g: Dread, m: Menu) -> None:
        clock = g.sleuths[self.c].clock
        slot = g.hour
        while slot < ACTIONS:
            if clock[slot] != 0:
                number: i64 = 1
                while number <= NUMBERS:
                    if clock[slot] != number:
                        m.offer(verbs.REPLAN, self.c, slot, number)
                    number += 1
                area: i64 = 0
                while area < AREAS:
                    if side_of(clock[slot]) != ARROW + area:
                        m.offer(verbs.REPLAN, self.c, slot, NUMBERS + 1 + area)
                    area += 1
            slot += 1

    def take(self, g: Dread, o: Option) -> None:
        clock = g.sleuths[self.c].clock
        if o.c <= NUMBERS:
            clock[o.b] = token(o.c, NUMBER_UP)
        else:
            clock[o.b] = token(number_of(clock[o.b]), ARROW + o.c - NUMBERS - 1)
        if g.logging and o.c <= NUMBERS:
            g.say("replaces-number", g.id(self.c), HOURS[o.b], int(o.c))
        elif g.logging:
            g.say("replaces-arrow", g.id(self.c), HOURS[o.b], AREA_IDS[o.c - NUMBERS - 1])

    def prompt(self, g: Dread) -> Line:
        return Line("ask-replan", [self.asker(g), g.id(self.c)], -1)
