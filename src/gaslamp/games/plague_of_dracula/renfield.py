"""Renfield Status: is he at Purfleet or out at Carfax (PD-REN-01..03)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gaslamp.games.plague_of_dracula.deck import check
from gaslamp.games.plague_of_dracula.state import Plague
from gaslamp.games.plague_of_dracula.tables import PURFLEET, RENFIELD_STATUS, SEWARD
from gaslamp.kernel.state import Step


def renfield_range(g: Plague) -> i64:
    """The upper end of the numbers that move him (PD-REN-02, PD-REN-03)."""
    if g.renfield_out:
        return g.content.renfield_carfax
    if g.place[SEWARD] == PURFLEET:
        return g.content.renfield_seward
    return g.content.renfield_purfleet


class RenfieldStatus(Step[Plague]):
    """PD-REN-01: does he slip away, or is he caught?"""

    def run(self, g: Plague) -> None:
        g.segment = RENFIELD_STATUS
        if g.renfield_held:
            g.renfield_held = False
            g.say("renfield-held")
            return
        limit = renfield_range(g)
        if check(g, "drawn-renfield") <= limit:
            move_renfield(g, 1 - g.renfield_out)
        else:
            g.say("renfield-still-out" if g.renfield_out else "renfield-still-in")


def move_renfield(g: Plague, out: i64) -> None:
    g.renfield_out = out
    g.say("renfield-out" if out else "renfield-in")


CHECK_RENFIELD: Final = RenfieldStatus()
