"""How strong each side is in a combat, and what a card of the bat column means."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gaslamp.games.plague_of_dracula.combat_row import combat_now
from gaslamp.games.plague_of_dracula.deck import number
from gaslamp.games.plague_of_dracula.state import Plague, able, strength
from gaslamp.games.plague_of_dracula.tables import (
    BAT_COLUMN,
    COFFIN,
    CREATURES,
    DRACULA,
    HUNTERS,
    INFECTED,
    WHAT_MUSIC,
)
from gaslamp.kernel.bits import bit

VAMPIRE_STRENGTH: Final = 3


def able_fighters(g: Plague) -> i64:
    """The hunters in the combat who can do something in it (PD-CMB-10)."""
    fighters = combat_now(g).fighters
    found: i64 = 0
    h: i64 = 0
    while h < HUNTERS:
        if (fighters >> h) & 1 and able(g, h):
            found |= bit(h)
        h += 1
    return found


def base_strength(g: Plague, foe: i64) -> i64:
    """PD-CMB-04"""
    if foe == DRACULA:
        return strength(g)
    return g.content.foe_strength[min(foe, VAMPIRE_STRENGTH)]


def undead_strength(g: Plague) -> i64:
    """PD-CMB-05, PD-CMB-07: base, coffins and events; Creatures stay at 1."""
    return strength_of(g, combat_now(g).foe)


def strength_of(g: Plague, foe: i64) -> i64:
    """How strong this foe is, or would be, in the combat in hand."""
    total = base_strength(g, foe)
    if foe == CREATURES:
        return total
    combat = combat_now(g)
    total += combat.coffins + combat.extra
    if g.effect == WHAT_MUSIC:
        total += 1
    return max(1, total)


def coffins_at(g: Plague, place: i64) -> i64:
    """The bonus of a Coffin marker lying there."""
    if g.marks[place] == COFFIN:
        return g.coffins[place]
    return 0


def hits(g: Plague, card: i64, side: i64) -> bool:
    """PD-CMB-16, PD-CMB-17: at most the strength; a black five never hits."""
    value = number(g, card, BAT_COLUMN)
    if value == BAT_COLUMN:
        return side >= BAT_COLUMN and g.content.red_five[card] != 0
    return value <= side


def tell_five(g: Plague, card: i64, side: i64) -> None:
    """PD-CMB-17: what a five means, said where only its colour decides."""
    if side >= BAT_COLUMN and number(g, card, BAT_COLUMN) == BAT_COLUMN:
        g.say("five-red" if g.content.red_five[card] != 0 else "five-black")


def stands_in(g: Plague, foe: i64) -> bool:
    """PD-CMB-06: the Infected come instead of a Dracula without strength."""
    return foe == DRACULA and strength(g) == 0


def minion(foe: i64) -> bool:
    return foe in (CREATURES, INFECTED)


def bitten_first(strike: float, bite: float, undead_first: bool) -> float:
    """How likely a hunter is bitten before the undead are driven off, round after round."""
    misses = (1.0 - strike) * (1.0 - bite)
    if misses >= 1.0:
        return 0.0
    first = bite if undead_first else (1.0 - strike) * bite
    return first / (1.0 - misses)
