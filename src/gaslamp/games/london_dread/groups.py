"""Who is together: Characters as bits, their seats, and who speaks for them."""

from __future__ import annotations

from mypy_extensions import i64

from gaslamp.games.london_dread.places import place_of
from gaslamp.games.london_dread.state import EMPTY, ENDGAME, SHOWDOWN, Dread
from gaslamp.kernel.bits import bit, has
from gaslamp.kernel.menu import Menu


def at_location(g: Dread, location: i64) -> i64:
    """The Characters at a numbered Location, as bits."""
    place = place_of(location)
    found: i64 = 0
    c: i64 = 0
    n = g.count()
    while c < n:
        if g.sleuths[c].place == place:
            found |= bit(c)
        c += 1
    return found


def together(g: Dread, c: i64) -> i64:
    """The Characters at this Character's Location, itself among them (LD-END-02, LD-CHAL-14)."""
    found: i64 = 0
    here = g.sleuths[c]
    k: i64 = 0
    n = g.count()
    while k < n:
        other = g.sleuths[k]
        if k == c:
            found |= bit(k)
        elif g.phase == SHOWDOWN:
            if not other.defeated:
                found |= bit(k)
        elif g.phase == ENDGAME:
            if not other.defeated and not other.out and not here.out:
                found |= bit(k)
        elif other.place == here.place:
            found |= bit(k)
        k += 1
    return found


def seats_of(g: Dread, group: i64) -> i64:
    """The seats that lead these Characters, as bits."""
    found: i64 = 0
    c: i64 = 0
    n = g.count()
    while c < n:
        if has(group, c):
            found |= bit(g.sleuths[c].seat)
        c += 1
    return found


def offer_each(g: Dread, m: Menu, verb: i64, group: i64) -> None:
    """Offer the verb for each Character of a group."""
    c: i64 = 0
    while c < g.count():
        if has(group, c):
            m.offer(verb, c)
        c += 1


def speaker(g: Dread, group: i64) -> i64:
    """R-37: the seat that speaks for a group: the Leader, or the first one round from there."""
    seats = seats_of(g, group)
    seat = g.leader
    i: i64 = 0
    while i < g.rules.seats:
        if has(seats, seat):
            return seat
        seat = (seat + 1) % g.rules.seats
        i += 1
    return g.leader


def survivors(g: Dread) -> i64:
    found: i64 = 0
    c: i64 = 0
    n = g.count()
    while c < n:
        if not g.sleuths[c].defeated:
            found |= bit(c)
        c += 1
    return found


def goon_at(g: Dread, location: i64) -> i64:
    """LD-STORY-09: the Goon at a Location, or EMPTY."""
    goon: i64 = 0
    while goon < len(g.goons):
        if g.goons[goon] == location:
            return goon
        goon += 1
    return EMPTY
