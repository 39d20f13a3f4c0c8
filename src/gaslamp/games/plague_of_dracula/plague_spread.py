"""Plague Spread: surrounded, then free, then occupied locations (PD-PLAG)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gaslamp.games.plague_of_dracula.combat import fight
from gaslamp.games.plague_of_dracula.deck import draw, pick_of
from gaslamp.games.plague_of_dracula.state import (
    Plague,
    hunters_at,
    places_with_hunters,
    strength,
    tainted_places,
    turn_up,
)
from gaslamp.games.plague_of_dracula.tables import (
    CARFAX,
    COFFIN_COLUMN,
    HARDER,
    LOCATIONS,
    NIGHT_2,
    PLAGUE,
    PLAGUE_SPREAD,
    UNMARKED,
)
from gaslamp.games.plague_of_dracula.vocabulary import SPREAD
from gaslamp.kernel.bits import bit, count_bits
from gaslamp.kernel.menu import Menu, Option
from gaslamp.kernel.state import Line, Question, Step

MOST_COFFINS: Final = 3


class PlagueSpread(Step[Plague]):
    """PD-PLAG-01, PD-PLAG-02, PD-LVL-03: how many markers come this turn."""

    def run(self, g: Plague) -> None:
        g.segment = PLAGUE_SPREAD
        if g.stack.size() == 0:
            return
        column = strength(g)
        markers: i64 = 1
        if column >= 2:
            markers = draw(g, column, "drawn-spread")
        if g.agreed.level == HARDER and g.time == NIGHT_2:
            markers += 1
        spread(g, markers)


def spread(g: Plague, markers: i64) -> None:
    """PD-PLAG-08: the sources are fixed now; in a duel Dracula draws and looks (PD-VS-02)."""
    markers = min(markers, g.stack.size())
    if spread_places(g, tainted_places(g)) == 0:
        g.say("plague-nowhere", int(markers))
        return
    g.say("plague-spreads", int(markers))
    if g.agreed.dracula_seat >= 0:
        g.veil()
        i: i64 = 0
        while i < markers:
            g.drawn.push(g.stack.pull())
            i += 1
    g.then(SpreadMarkers(markers, tainted_places(g)))


def spread_places(g: Plague, sources: i64) -> i64:
    """The locations of the best priority that has any, as bits (PD-PLAG-03..10)."""
    surrounded: i64 = 0
    free: i64 = 0
    held: i64 = 0
    occupied = places_with_hunters(g)
    origin = sources | bit(CARFAX)
    marks, near, red, black = g.marks, g.content.near, g.content.red, g.content.black
    p: i64 = 1
    while p <= LOCATIONS:
        if marks[p] == UNMARKED:
            around = near[p] | red[p]
            lines = black[p] | red[p]
            if g.renfield_out:
                lines |= g.content.blue[p]
            if around & ~origin == 0:
                surrounded |= bit(p)
            elif lines & origin:
                if (occupied >> p) & 1:
                    held |= bit(p)
                else:
                    free |= bit(p)
        p += 1
    if surrounded:
        return surrounded
    if free:
        return free
    return held


class SpreadMarkers(Step[Plague]):
    """PD-PLAG-11, PD-PLAG-12, PD-PLAG-14: one marker after another while there is a place."""

    def __init__(self, left: i64, sources: i64) -> None:
        self.left: Final[i64] = left
        self.sources: Final[i64] = sources

    def run(self, g: Plague) -> None:
        places = spread_places(g, self.sources)
        if self.left == 0 or places == 0:
            if self.left > 0:
                g.say("plague-nowhere", int(self.left))
            put_back(g)
            return
        g.then(SpreadMarkers(self.left - 1, self.sources))
        if g.agreed.dracula_seat >= 0:
            g.then(PlaceMarker(g.agreed.dracula_seat, self.sources))
            return
        place = pick_of(g, places, "drawn-place")
        set_plague(g, place, g.stack.pull())


def put_back(g: Plague) -> None:
    """PD-PLAG-12: markers without a place return to the stack, whose order is then unknown."""
    if g.drawn.size() == 0:
        return
    g.veil()
    while g.drawn.size() > 0:
        g.stack.push(g.drawn.pull())
    g.stack.shuffle(g.rng)


def set_plague(g: Plague, place: i64, coffins: i64) -> None:
    """A marker lies face down; on hunters it is turned and may attack (PD-PLAG-13)."""
    g.marks[place] = PLAGUE
    g.coffins[place] = coffins
    g.say("plague-placed", g.content.place_ids[place])
    if hunters_at(g, place) == 0:
        return
    turn_up(g, place)
    if draw(g, COFFIN_COLUMN, "drawn-attack-check") <= coffins:
        fight(g, place)
    else:
        g.say("all-quiet", g.content.place_ids[place])


class PlaceMarker(Question[Plague]):
    """PD-VS-02: the Dracula player has looked at the markers and places one."""

    def __init__(self, seat: i64, sources: i64) -> None:
        super().__init__(seat)
        self.sources: Final[i64] = sources

    def menu(self, g: Plague, m: Menu) -> None:
        places = spread_places(g, self.sources)
        coffins: i64 = 1
        while coffins <= MOST_COFFINS:
            if g.drawn.has(coffins):
                p: i64 = 1
                while p <= LOCATIONS:
                    if (places >> p) & 1:
                        m.offer(SPREAD, coffins, p)
                    p += 1
            coffins += 1

    def take(self, g: Plague, o: Option) -> None:
        g.drawn.discard(o.a)
        g.seen |= bit(o.b)
        set_plague(g, o.b, o.a)

    def prompt(self, g: Plague) -> Line:
        left = int(g.drawn.size())
        return Line("ask-spread", [left, int(count_bits(tainted_places(g)))], 1 << self.seat)


SPREAD_PLAGUE: Final = PlagueSpread()
