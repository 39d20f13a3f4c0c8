"""Insanity: the Doomsday track, its Grenadiers, and when an Event happens."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from gaslamp.games.great_old_ones import board
from gaslamp.games.great_old_ones.effect import Effect
from gaslamp.games.great_old_ones.interrupts import ShelterWindow
from gaslamp.games.great_old_ones.state import NOWHERE, OldOnes
from gaslamp.games.great_old_ones.winning import end_by_clock
from gaslamp.kernel.state import Step
from gaslamp.kernel.zone import zone


class Insanity(Step[OldOnes]):
    """GO-INSAN-01..09: one level up, and what its box holds; the last level ends the game."""

    def run(self, g: OldOnes) -> None:
        g.level += 1
        if g.logging:
            g.say("insanity", int(g.level))
        if g.level >= g.content.last_level:
            end_by_clock(g, "azathoth-awakes")
        elif (g.content.grenadier_boxes >> g.level) & 1:
            board.grenadier_enters(g, board.roll_area(g))
        elif (g.content.event_boxes >> g.level) & 1:
            draw_event(g)


INSANITY: Final = Insanity()


def draw_event(g: OldOnes) -> None:
    """GO-INSAN-05, GO-INTR-21: an Event is drawn; first everybody who could be sheltered."""
    g.veil()
    g.event = g.piles.events.pull()
    g.events_known = min(g.events_known, g.piles.events.size())
    g.sheltered = 0
    drawn = g.content.events[g.event].id
    g.say("event", drawn, f"scroll/{drawn}")
    g.then(EventOver())
    g.then(EventHappens())
    seat = g.active
    rows: list[i64] = []
    while len(rows) < g.seats:
        rows.append(seat)
        seat = g.next_seat(seat)
    while len(rows) > 0:
        g.then(ShelterWindow(rows.pop()))


class EventOver(Step[OldOnes]):
    """GO-EVENT-18: under all other Event cards; everybody knows it lies there."""

    def run(self, g: OldOnes) -> None:
        g.piles.events.slide_under(zone([int(g.event)]))
        g.events_known += 1
        g.event = NOWHERE
        g.sheltered = 0


class Happening(Effect):
    """What an Event does; GO-EVENT-01: the active player rolls."""

    def happen(self, g: OldOnes) -> None:
        raise NotImplementedError


class HappeningTable:
    """All of them by their numbers; filled by effects.py."""

    def __init__(self) -> None:
        self.all: vec[Happening] = vec[Happening]()


EVENTS: Final = HappeningTable()


class EventHappens(Step[OldOnes]):
    """GO-EVENT-01: what the Event does."""

    def run(self, g: OldOnes) -> None:
        EVENTS.all[g.content.events[g.event].effect].happen(g)
