"""The Wasting Sickness: bites without combat (PD-EVT-15)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gaslamp.games.plague_of_dracula.deck import pick_of
from gaslamp.games.plague_of_dracula.occult import owner_from, tip
from gaslamp.games.plague_of_dracula.state import (
    Plague,
    able,
    hunters_at,
    hunters_in_london,
    in_london,
    tainted_places,
    undisturbed,
)
from gaslamp.games.plague_of_dracula.status_track import TakeBite, holders, holds
from gaslamp.games.plague_of_dracula.tables import CLEANSED, CRUCIFIX, HUNTERS, PURFLEET
from gaslamp.games.plague_of_dracula.vocabulary import USE, WITHHOLD
from gaslamp.kernel.bits import bit, count_bits
from gaslamp.kernel.menu import Menu, Option
from gaslamp.kernel.state import Line, Question, Step

SICKENING: Final = 15


def wasting_sickness(g: Plague) -> None:
    """One victim in a sick city, or all who hide from an undisturbed Dracula."""
    if undisturbed(g):
        sicken_the_hidden(g)
    elif count_bits(tainted_places(g)) >= SICKENING:
        victim = pick_of(g, hunters_in_london(g), "drawn-victim")
        if victim >= 0:
            g.say("victim", g.content.hunter_ids[victim])
            g.then(AskToWard(victim, 0))
        else:
            g.say("sickness-finds-nobody")
    else:
        g.say("sickness-passes", int(SICKENING))


def sicken_the_hidden(g: Plague) -> None:
    """In hunter order, so the last one is pushed first."""
    found: i64 = 0
    h: i64 = HUNTERS - 1
    while h >= 0:
        place = g.place[h]
        if in_london(g, h) and (place == PURFLEET or g.marks[place] == CLEANSED):
            g.then(TakeBite(h))
            found += 1
        h -= 1
    if found:
        g.say("sickness-finds", int(found))
    else:
        g.say("sickness-finds-nobody")


def warders(g: Plague, victim: i64) -> i64:
    """Able hunters by the victim's side with an upright Crucifix, as bits."""
    found: i64 = 0
    holding = holders(g, hunters_at(g, g.place[victim]), CRUCIFIX)
    h: i64 = 0
    while h < HUNTERS:
        if (holding >> h) & 1 and able(g, h):
            found |= bit(h)
        h += 1
    return found


class AskToWard(Step[Plague]):
    """Asks the players in seat order for a Crucifix; without one the bite comes."""

    def __init__(self, victim: i64, seat: i64) -> None:
        self.victim: Final[i64] = victim
        self.seat: Final[i64] = seat

    def run(self, g: Plague) -> None:
        seat = owner_from(g, warders(g, self.victim), self.seat)
        if seat >= 0:
            g.then(Ward(seat, self.victim))
        else:
            g.then(TakeBite(self.victim))


class Ward(Question[Plague]):
    """Tip a Crucifix against the sickness, or let it come."""

    def __init__(self, seat: i64, victim: i64) -> None:
        super().__init__(seat)
        self.victim: Final[i64] = victim

    def menu(self, g: Plague, m: Menu) -> None:
        fit = warders(g, self.victim)
        h: i64 = 0
        while h < HUNTERS:
            if g.place[h] == g.place[self.victim] and g.owner[h] == m.seat:
                if (fit >> h) & 1:
                    m.offer(USE, CRUCIFIX, h)
                elif holds(g, h, CRUCIFIX):
                    m.refuse("why-two-bites", "PD-CMB-10", USE, CRUCIFIX, h)
            h += 1
        m.offer(WITHHOLD, CRUCIFIX)

    def take(self, g: Plague, o: Option) -> None:
        if o.verb == USE:
            tip(g, o.b)
            g.say("warded-off", g.content.hunter_ids[o.b], g.content.hunter_ids[self.victim])
        else:
            g.then(AskToWard(self.victim, self.seat + 1))

    def prompt(self, g: Plague) -> Line:
        return Line("ask-ward", [g.content.hunter_ids[self.victim]], 1 << self.seat)
