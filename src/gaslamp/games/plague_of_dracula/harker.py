"""Harker Arrival: Jonathan leaves Buda-Pesth, in whatever health (PD-HARK)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gaslamp.games.plague_of_dracula.arrivals import send_away
from gaslamp.games.plague_of_dracula.deck import check
from gaslamp.games.plague_of_dracula.pieces import (
    BARE_BITE,
    BUDA_PESTH,
    HARKER,
    HARKER_ARRIVAL,
    SPACES,
)
from gaslamp.games.plague_of_dracula.state import Plague
from gaslamp.kernel.state import Step


class HarkerArrival(Step[Plague]):
    """PD-HARK-01..03: from turn 7 on he may recover."""

    def run(self, g: Plague) -> None:
        g.segment = HARKER_ARRIVAL
        value = g.content.harker[g.turn]
        if value == 0 or g.place[HARKER] != BUDA_PESTH:
            return
        if check(g, "drawn-harker") <= value:
            leave_buda_pesth(g)
        else:
            g.say("harker-stays")


def leave_buda_pesth(g: Plague) -> None:
    """PD-HARK-04: his health is drawn; no markers are needed for these bites."""
    send_away(g, HARKER, 1)
    bites = g.content.harker_bites[check(g, "drawn-harker-health")]
    i: i64 = 0
    while i < bites:
        g.track[HARKER * SPACES + i] = BARE_BITE
        i += 1
    g.bites[HARKER] = bites
    g.say("harker-health", int(bites))


CHECK_HARKER: Final = HarkerArrival()
