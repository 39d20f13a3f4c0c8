"""Marker Adjustment: Miasma, Rumors, Crucifixes, the active event (PD-ADJ)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gaslamp.games.plague_of_dracula.combat import fight
from gaslamp.games.plague_of_dracula.state import Plague, hunters_at, turn_up
from gaslamp.games.plague_of_dracula.status_track import set_upright
from gaslamp.games.plague_of_dracula.tables import (
    LOCATIONS,
    MARKER_ADJUSTMENT,
    MIASMA,
    PLAGUE,
    RUMOR,
    UNMARKED,
)
from gaslamp.kernel.state import Step


class MarkerAdjustment(Step[Plague]):
    """PD-ADJ-01: first the Miasma, location by location, then the rest."""

    def run(self, g: Plague) -> None:
        g.segment = MARKER_ADJUSTMENT
        g.then(TIDY_UP)
        g.then(MiasmaFrom(1))


class MiasmaFrom(Step[Plague]):
    """PD-ADJ-02, PD-ADJ-03: Miasma becomes Plague, or a Coffin and combat on hunters."""

    def __init__(self, place: i64) -> None:
        self.place: Final[i64] = place

    def run(self, g: Plague) -> None:
        p = self.place
        while p <= LOCATIONS and g.marks[p] != MIASMA:
            p += 1
        if p > LOCATIONS:
            return
        g.then(MiasmaFrom(p + 1))
        g.marks[p] = UNMARKED
        g.stores.rumors += 1
        if g.stack.size() == 0:
            g.say("miasma-fades", g.content.place_ids[p])
            return
        g.marks[p] = PLAGUE
        g.coffins[p] = g.stack.pull()
        g.say("miasma-festers", g.content.place_ids[p])
        if hunters_at(g, p):
            turn_up(g, p)
            fight(g, p)


class TidyUp(Step[Plague]):
    """PD-ADJ-04..06"""

    def run(self, g: Plague) -> None:
        p: i64 = 1
        while p <= LOCATIONS:
            if g.marks[p] == RUMOR:
                g.marks[p] = MIASMA
                g.say("rumor-thickens", g.content.place_ids[p])
            p += 1
        set_upright(g)
        g.effect = 0
        if g.active:
            g.discard.push(g.active)
            g.active = 0


ADJUST_MARKERS: Final = MarkerAdjustment()
TIDY_UP: Final = TidyUp()
