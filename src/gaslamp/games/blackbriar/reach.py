"""Whom a townsfolk's action can reach: adjacent, stacked, or along a ray (BB-TAT, BB-HLP)."""

from __future__ import annotations

from mypy_extensions import i64

from gaslamp.games.blackbriar import tables
from gaslamp.games.blackbriar import vocabulary as verbs
from gaslamp.games.blackbriar.board import (
    adjacent_folk,
    can,
    covered,
    engaged,
    first_enemy_hex,
    helpful_line,
    immune,
    mausoleum_at,
    possessed,
    stunned,
    under,
)  # fmt: skip
from gaslamp.games.blackbriar.hexes import RAYS, neighbour, on_ray
from gaslamp.games.blackbriar.state import ACTIVE, FEAR, Blackbriar
from gaslamp.games.blackbriar.tables import (
    FOLK_ROOM,
    MAUSOLEUM,
    MAUSOLEUM_TARGET,
    NO_TARGET,
    Hostile,
)
from gaslamp.kernel.menu import Menu


def afraid(g: Blackbriar, folk: i64, creature: i64) -> bool:
    """BB-TOK-03: FEAR keeps its weapons from creatures that have FEAR."""
    return g.sheets.tokens[folk] & FEAR != 0 and can(g, creature, tables.FEAR)


def may_aim(g: Blackbriar, folk: i64, creature: i64, effect: Hostile) -> bool:
    """BB-TOK-03, BB-CAB-17/21, BB-ACT-08/12: nothing keeps the weapon from this creature."""
    if afraid(g, folk, creature) or (effect.aim != 0 and immune(g, creature, effect.aim)):
        return False
    if stunned(g, creature) and effect.spared != "":
        return False
    return not possessed(g, folk) or can(g, creature, tables.POSSESSION)


def can_shoot(g: Blackbriar, folk: i64) -> bool:
    """BB-TAT-03/08: not while engaged, and never from under a Stack."""
    return not under(g, folk) and not engaged(g, folk)


def refuse_ranged(g: Blackbriar, m: Menu, verb: i64, folk: i64, where: i64, target: i64) -> None:
    """Say why a townsfolk has no line of fire at all."""
    if under(g, folk):
        m.refuse("why-under", "BB-TAT-08", verb, folk, where, target, with_=g.id(folk))
    else:
        m.refuse("why-engaged", "BB-TAT-03", verb, folk, where, target, with_=g.id(folk))


def target_name(g: Blackbriar, target: i64) -> str:
    """A target as an element."""
    return g.building_id(MAUSOLEUM) if target == MAUSOLEUM_TARGET else g.id(target)


def mentioned(m: Menu) -> int:
    """How much a menu has said so far."""
    return int(m.count) + len(m.refusals)


def offer_hostile(
    g: Blackbriar, m: Menu, verb: i64, folk: i64, where: i64, effect: Hostile, ranged: bool
) -> None:
    """Offer every target of a hostile space; say so if there is none."""
    before = mentioned(m)
    if ranged:
        offer_rays(g, m, verb, folk, where, effect)
    else:
        offer_close(g, m, verb, folk, where, effect)
    if m.explain and mentioned(m) == before:
        if ranged:
            m.refuse("why-no-line", "BB-LOF-05", verb, folk, where, NO_TARGET, with_=g.id(folk))
        else:
            m.refuse("why-nobody-beside", "BB-TAT-01", verb, folk, where, NO_TARGET,
                     with_=g.id(folk))  # fmt: skip


def offer_close(g: Blackbriar, m: Menu, verb: i64, folk: i64, where: i64, effect: Hostile) -> None:
    """BB-TAT-01/05: what stands beside it, or is stacked on it."""
    h = g.board.hex_of[folk]
    if g.board.top[h] != folk:
        piece = g.board.top[h]
        while piece != folk:
            offer_creature(g, m, verb, folk, where, effect, piece)
            piece = g.board.below[piece]
        return
    side: i64 = 0
    while side < 6:
        beside = neighbour(h, side)
        if beside >= 0:
            piece = g.board.top[beside]
            if piece >= FOLK_ROOM:
                offer_creature(g, m, verb, folk, where, effect, piece)
            elif beside == g.ground.mausoleum and effect.stone and mausoleum_at(g, beside):
                m.offer(verb, folk, where, MAUSOLEUM_TARGET)
        side += 1


def offer_creature(
    g: Blackbriar, m: Menu, verb: i64, folk: i64, where: i64, effect: Hostile, creature: i64
) -> None:
    if may_aim(g, folk, creature, effect):
        m.offer(verb, folk, where, creature)
    elif m.explain:
        refuse_creature(g, m, verb, folk, where, effect, creature)


def refuse_creature(
    g: Blackbriar, m: Menu, verb: i64, folk: i64, where: i64, effect: Hostile, creature: i64
) -> None:
    """Say why a creature in reach cannot be aimed at."""
    if afraid(g, folk, creature):
        rule = "BB-TOK-09" if verb == verbs.DETONATE else "BB-TOK-03"
        m.refuse("why-afraid", rule, verb, folk, where, creature, with_=g.id(folk))
    elif effect.aim != 0 and immune(g, creature, effect.aim):
        m.refuse("why-immune", "BB-CAB-17", verb, folk, where, creature, with_=g.id(creature))
    elif stunned(g, creature) and effect.spared != "":
        m.refuse("why-stunned", effect.spared, verb, folk, where, creature, with_=g.id(creature))
    else:
        m.refuse("why-possessed", "BB-CAB-21", verb, folk, where, creature, with_=g.id(folk))


def offer_rays(g: Blackbriar, m: Menu, verb: i64, folk: i64, where: i64, effect: Hostile) -> None:
    """BB-LOF-05, BB-TOK-09: the first enemy along each of the twelve rays."""
    if not can_shoot(g, folk):
        refuse_ranged(g, m, verb, folk, where, NO_TARGET)
        return
    ray: i64 = 0
    while ray < RAYS:
        h = first_enemy_hex(g, g.board.hex_of[folk], ray)
        if h >= 0:
            piece = g.board.top[h]
            if piece >= FOLK_ROOM:
                offer_creature(g, m, verb, folk, where, effect, piece)
            elif effect.stone:
                m.offer(verb, folk, where, MAUSOLEUM_TARGET)
        ray += 1


def anything_to_shoot(g: Blackbriar, folk: i64, wide: bool) -> bool:
    """Whether a gun or a fuse would have a target now; a scattershot also looks behind FEAR."""
    if not can_shoot(g, folk):
        return False
    ray: i64 = 0
    while ray < RAYS:
        h = first_enemy_hex(g, g.board.hex_of[folk], ray)
        if h >= 0 and (g.board.top[h] < FOLK_ROOM or not afraid(g, folk, g.board.top[h])):
            return True
        if wide and h >= 0 and beyond_fear(g, folk, ray):
            return True
        ray += 1
    return False


def beyond_fear(g: Blackbriar, folk: i64, ray: i64) -> bool:
    """BB-TOK-09: whether a ray holds anything at all that the townsfolk does not fear."""
    i: i64 = 0
    h = on_ray(g.board.hex_of[folk], ray, 0)
    while h >= 0:
        piece = g.board.top[h]
        while piece >= FOLK_ROOM:
            if not afraid(g, folk, piece):
                return True
            piece = g.board.below[piece]
        if mausoleum_at(g, h):
            return not covered(g, MAUSOLEUM)
        i += 1
        h = on_ray(g.board.hex_of[folk], ray, i)
    return False


def mausoleum_open(g: Blackbriar) -> bool:
    """Whether the Mausoleum can be damaged from outside."""
    return mausoleum_at(g, g.ground.mausoleum) and not covered(g, MAUSOLEUM)


def within(g: Blackbriar, folk: i64, other: i64) -> bool:
    """BB-HLP-01: whether HEAL and BLESS of a townsfolk reach another, or itself."""
    return other == folk or adjacent_folk(g, folk, other)


def offer_beside(g: Blackbriar, m: Menu, folk: i64, where: i64, other: i64) -> None:
    """BB-HLP-01: itself, or who stands beside it."""
    if within(g, folk, other):
        m.offer(verbs.USE, folk, where, other)
    else:
        m.refuse("why-not-beside", "BB-HLP-01", verbs.USE, folk, where, other, with_=g.id(folk))


def offer_from_afar(g: Blackbriar, m: Menu, folk: i64, where: i64, spent: i64) -> None:
    """BB-HLP-02, BB-ACT-15: others in line with an active die beside the one that is spent."""
    other: i64 = 0
    while other < g.folk:
        if other == folk:
            pass
        elif not helpful_line(g, folk, other):
            m.refuse("why-no-helpful-line", "BB-HLP-02", verbs.USE, folk, where, other,
                     with_=g.id(folk))  # fmt: skip
        elif not other_active(g, other, spent):
            m.refuse("why-no-active-die", "BB-ACT-15", verbs.USE, folk, where, other,
                     with_=g.id(other))  # fmt: skip
        else:
            m.offer(verbs.USE, folk, where, other)
        other += 1


def other_active(g: Blackbriar, folk: i64, spent: i64) -> bool:
    """Whether the townsfolk has an active die beside the one being spent."""
    die = folk * tables.DICE_ROOM
    while die < (folk + 1) * tables.DICE_ROOM:
        if die != spent and g.dice.place[die] == ACTIVE:
            return True
        die += 1
    return False
