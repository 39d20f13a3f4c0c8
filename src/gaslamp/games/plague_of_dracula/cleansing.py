"""Cleansing: Garlic in the Coffin's place, usually after a fight (PD-CLN)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gaslamp.games.plague_of_dracula.combat import fight
from gaslamp.games.plague_of_dracula.deck import draw
from gaslamp.games.plague_of_dracula.readiness import ready_hunters, spend
from gaslamp.games.plague_of_dracula.state import Plague, decider, discard_marker, hunters_at
from gaslamp.games.plague_of_dracula.status_track import holders, lose_weapon
from gaslamp.games.plague_of_dracula.tables import (
    CLEANSED,
    COFFIN,
    COFFIN_COLUMN,
    EASIER,
    HUNTERS,
    LOCATIONS,
    WREATH,
)
from gaslamp.games.plague_of_dracula.vocabulary import CLEANSE, LAY
from gaslamp.kernel.bits import bit, lowest, single
from gaslamp.kernel.menu import Menu, Option
from gaslamp.kernel.state import Line, Question, Step


def wreaths_at(g: Plague, place: i64) -> i64:
    """The hunters in a place who hold a Garlic Wreath."""
    return holders(g, hunters_at(g, place), WREATH)


def cleansable(g: Plague, ready: i64) -> i64:
    """PD-CLN-01: where one of these hunters may declare a cleansing, as bits."""
    found: i64 = 0
    h: i64 = 0
    while h < HUNTERS:
        if (ready >> h) & 1:
            place = g.place[h]
            if g.marks[place] == COFFIN and wreaths_at(g, place):
                found |= bit(place)
        h += 1
    return found


def offer_cleansing(g: Plague, m: Menu) -> None:
    ready = ready_hunters(g, m.seat)
    open_places = cleansable(g, ready)
    p: i64 = 1
    while p <= LOCATIONS:
        if (open_places >> p) & 1:
            m.offer(CLEANSE, p)
        elif m.explain and hunters_at(g, p) and g.marks[p] == COFFIN:
            if wreaths_at(g, p) == 0:
                m.refuse("why-no-wreath", "PD-CLN-01", CLEANSE, p)
            else:
                m.refuse("why-no-action-left", "PD-CLN-01", CLEANSE, p)
        p += 1


def cleanse(g: Plague, place: i64) -> None:
    """PD-CLN-02, PD-CLN-03, PD-LVL-01: all hunters there take part, and the undead come."""
    spend(g, hunters_at(g, place))
    g.say("cleansing", g.content.place_ids[place])
    g.then(FinishCleansing(place))
    if g.agreed.level == EASIER and draw(g, COFFIN_COLUMN, "drawn-attack-check") > g.coffins[place]:
        g.say("all-quiet", g.content.place_ids[place])
        return
    fight(g, place)


class FinishCleansing(Step[Plague]):
    """PD-CLN-04, PD-CLN-05: a Wreath still there takes the Coffin's place."""

    def __init__(self, place: i64) -> None:
        self.place: Final[i64] = place

    def run(self, g: Plague) -> None:
        holding = wreaths_at(g, self.place)
        if holding == 0:
            g.say("not-cleansed", g.content.place_ids[self.place])
        elif single(holding):
            lay_wreath(g, lowest(holding))
        else:
            g.then(WhoseWreath(decider(g, holding), self.place))


def lay_wreath(g: Plague, hunter: i64) -> None:
    place = g.place[hunter]
    c = g.content
    g.say("cleansed", c.place_ids[place], c.hunter_ids[hunter], int(g.coffins[place]))
    lose_weapon(g, hunter, WREATH)
    discard_marker(g, place)
    g.marks[place] = CLEANSED


class WhoseWreath(Question[Plague]):
    """PD-CLN-04: with several Wreaths there, whose is laid down."""

    def __init__(self, seat: i64, place: i64) -> None:
        super().__init__(seat)
        self.place: Final[i64] = place

    def menu(self, g: Plague, m: Menu) -> None:
        holding = wreaths_at(g, self.place)
        h: i64 = 0
        while h < HUNTERS:
            if (holding >> h) & 1:
                m.offer(LAY, h)
            h += 1

    def take(self, g: Plague, o: Option) -> None:
        lay_wreath(g, o.a)

    def prompt(self, g: Plague) -> Line:
        return Line("ask-whose-wreath", [g.content.place_ids[self.place]], 1 << self.seat)
