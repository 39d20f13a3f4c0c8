"""For bots' eyes: how the Last Battle would go if it were fought now, roughly and in numbers.

Both sides draw in every round (PD-FIN-08). The hunters need as many hits as Dracula stands above
space 2 and may ignore (PD-FIN-09..12), he needs as many bites as they can bear. Each side so needs
about so many rounds, and whoever needs fewer is likely to win.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gaslamp.games.plague_of_dracula.combat_row import combat_if_any
from gaslamp.games.plague_of_dracula.last_battle import LOCATIONS_PER_SPACE
from gaslamp.games.plague_of_dracula.state import Plague, able, in_london, tainted_places
from gaslamp.games.plague_of_dracula.status_track import best_secular, holders
from gaslamp.games.plague_of_dracula.tables import (
    CRUCIFIX,
    FINAL,
    HOLY_WATER,
    HUNTERS,
    TIPPED,
    TOP_SPACE,
)
from gaslamp.kernel.bits import bit, count_bits

SIDES: Final = 5.0  # the values of the column that decides whether a blow hits
LOST_AT: Final = 2  # PD-FIN-12: down to this space he is beaten
BITES: Final = 3  # PD-FIN-11
WATER: Final = 0.2  # what a Holy Water adds to one draw
LONGEST: Final = 40.0  # rounds


class LastStand:
    """What each side would have to do, and the rounds it would take."""

    def __init__(self, g: Plague) -> None:
        final = g.segment == FINAL
        fit: i64 = g.finalists if final else standing_up(g)
        marker = g.dracula
        if not final:
            marker = min(TOP_SPACE, marker + count_bits(tainted_places(g)) // LOCATIONS_PER_SPACE)
        combat = combat_if_any(g)
        ignored = g.display.size()
        if combat is not None and combat.last_battle:
            ignored = combat.shields
        self.hits: Final[i64] = max(0, marker - LOST_AT) + ignored + g.renfield_out
        self.bites: Final[i64] = bites_left(g, fit)
        strike = min(SIDES, 1.0 + float(best_secular(g, fit))) / SIDES
        drops = float(g.content.strength[marker] + g.content.strength[(marker + LOST_AT) // 2])
        bite = min(SIDES, 0.5 * drops) / SIDES
        crosses = count_bits(holders(g, fit, CRUCIFIX)) + count_bits(holders(g, fit, TIPPED))
        waters = float(count_bits(holders(g, fit, HOLY_WATER)))
        self.to_win: Final = min(LONGEST, max(0.0, float(self.hits) - WATER * waters) / strike)
        borne = float(self.bites) / max(bite, 1.0 / LONGEST) + float(crosses)
        self.to_lose: Final = min(LONGEST, borne) if self.bites > 0 else 0.0

    def share(self) -> float:
        """Which part of all those rounds the hunters have: more than half is good for them."""
        return self.to_lose / max(1.0, self.to_lose + self.to_win)


def standing_up(g: Plague) -> i64:
    """The hunters who would take part now (PD-FIN-01), as bits."""
    found: i64 = 0
    h: i64 = 0
    while h < HUNTERS:
        if in_london(g, h) and able(g, h):
            found |= bit(h)
        h += 1
    return found


def bites_left(g: Plague, among: i64) -> i64:
    """How many bites they bear before nobody can draw: the third eliminates, the second leaves a
    hunter without a draw."""
    total: i64 = 0
    h: i64 = 0
    while h < HUNTERS:
        if (among >> h) & 1 and g.bites[h] < BITES:
            total += BITES - g.bites[h]
        h += 1
    return total
