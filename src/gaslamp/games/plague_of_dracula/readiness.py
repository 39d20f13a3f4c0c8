"""Who may still act in this phase of the Action segment (PD-ACT-01, PD-ACT-05, PD-BON-02)."""

from __future__ import annotations

from mypy_extensions import i64

from gaslamp.games.plague_of_dracula.state import Plague, in_london
from gaslamp.games.plague_of_dracula.tables import BONUS, HUNTERS
from gaslamp.kernel.bits import bit
from gaslamp.kernel.menu import Menu


def unused(g: Plague) -> i64:
    """Whose action of this phase is unused, as bits; a bonus action needs one without bites."""
    if g.phase != BONUS:
        return ~g.acted
    found: i64 = ~g.bonus_used
    h: i64 = 0
    while h < HUNTERS:
        if g.bites[h] > 0:
            found &= ~bit(h)
        h += 1
    return found


def ready(g: Plague, hunter: i64) -> bool:
    """In London, with an unused action of this phase."""
    return in_london(g, hunter) and (unused(g) >> hunter) & 1 != 0


def spend(g: Plague, hunters: i64) -> None:
    """The action of this phase is used."""
    if g.phase == BONUS:
        g.bonus_used |= hunters
    else:
        g.acted |= hunters


def ready_hunters(g: Plague, seat: i64) -> i64:
    """The seat's hunters who may still act, as bits."""
    owner = g.owner
    left = unused(g)
    found: i64 = 0
    h: i64 = 0
    while h < HUNTERS:
        if (left >> h) & 1 and owner[h] == seat and in_london(g, h):
            found |= bit(h)
        h += 1
    return found


def spent_hunters(g: Plague, m: Menu) -> i64:
    """The seat's hunters in London who may not act any more in this phase, as bits; nobody asks
    for them but who wants reasons."""
    found: i64 = 0
    h: i64 = 0
    while m.explain and h < HUNTERS:
        if g.owner[h] == m.seat and in_london(g, h) and not ready(g, h):
            found |= bit(h)
        h += 1
    return found


def why_spent(g: Plague, hunter: i64) -> str:
    """The message that says why a hunter in London has no action left in this phase."""
    if (g.fought >> hunter) & 1:
        return "why-fought"
    if g.phase == BONUS and g.bites[hunter] > 0:
        return "why-bitten"
    return "why-acted"


def spent_rule(g: Plague, hunter: i64) -> str:
    """The rule behind `why_spent`."""
    if (g.fought >> hunter) & 1:
        return "PD-ACT-04"
    if g.phase == BONUS and g.bites[hunter] > 0:
        return "PD-BON-02"
    return "PD-ACT-01"


def refuse_spent(
    g: Plague, m: Menu, hunter: i64, verb: i64, a: i64, b: i64 = 0, c: i64 = 0
) -> None:
    """Close an option because a hunter has no action left for it."""
    if m.explain:
        why, rule = why_spent(g, hunter), spent_rule(g, hunter)
        m.refuse(why, rule, verb, a, b, c, g.content.hunter_ids[hunter])
