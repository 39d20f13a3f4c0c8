"""Pieces on the board: stacks, who is adjacent to whom, lines of fire (BB-STK, BB-LOF, 8.3)."""

from __future__ import annotations

from mypy_extensions import i64

from gaslamp.games.blackbriar import tables
from gaslamp.games.blackbriar.hexes import distance, neighbour, on_ray, ray_towards
from gaslamp.games.blackbriar.state import NONE, STUNNED, Blackbriar
from gaslamp.games.blackbriar.tables import FOLK_ROOM, MAUSOLEUM, TOWN_BUILDINGS
from gaslamp.kernel.bits import bit


def put_on(g: Blackbriar, piece: i64, h: i64) -> None:
    """BB-STK-01: a piece that arrives is on top."""
    g.board.below[piece] = g.board.top[h]
    g.board.top[h] = piece
    g.board.hex_of[piece] = h


def lift_off(g: Blackbriar, piece: i64) -> None:
    """BB-STK-07, BB-CMV-15: a piece leaves; the others keep their order."""
    h = g.board.hex_of[piece]
    if g.board.top[h] == piece:
        g.board.top[h] = g.board.below[piece]
    else:
        above = g.board.top[h]
        while g.board.below[above] != piece:
            above = g.board.below[above]
        g.board.below[above] = g.board.below[piece]
    g.board.below[piece] = NONE
    g.board.hex_of[piece] = NONE


def put_back_under(g: Blackbriar, piece: i64, h: i64, above: i64) -> None:
    """Undo a lifting: the piece again where it was, under `above` (NONE: on top)."""
    if above == NONE:
        put_on(g, piece, h)
        return
    g.board.below[piece] = g.board.below[above]
    g.board.below[above] = piece
    g.board.hex_of[piece] = h


def piece_above(g: Blackbriar, piece: i64) -> i64:
    """The piece lying right on this one, or NONE."""
    above = g.board.top[g.board.hex_of[piece]]
    if above == piece:
        return NONE
    while g.board.below[above] != piece:
        above = g.board.below[above]
    return above


def move_to(g: Blackbriar, piece: i64, h: i64) -> None:
    lift_off(g, piece)
    put_on(g, piece, h)


def occupied(g: Blackbriar, h: i64) -> bool:
    """BB-BOARD-04: by a creature or a townsfolk; a building occupies nothing."""
    return g.board.top[h] != NONE


def under(g: Blackbriar, piece: i64) -> bool:
    """BB-STK-02: all but the top piece of a hex are under a Stack."""
    return g.board.top[g.board.hex_of[piece]] != piece


def stunned(g: Blackbriar, creature: i64) -> bool:
    return g.board.marks[creature] & STUNNED != 0


def can(g: Blackbriar, creature: i64, ability: i64) -> bool:
    """BB-ACT-10: whether an ability of the creature works; a Stun token switches all off."""
    return (g.content.able_of[creature] >> ability) & 1 != 0 and g.board.marks[
        creature
    ] & STUNNED == 0


def printed_on(g: Blackbriar, creature: i64, ability: i64) -> bool:
    return (g.content.able_of[creature] >> ability) & 1 != 0


def immune(g: Blackbriar, creature: i64, effect: i64) -> bool:
    """BB-CAB-17: the effect does nothing to it, as long as its IMMUNITY works."""
    return (g.content.immune_of[creature] >> effect) & 1 != 0 and not stunned(g, creature)


def standing(g: Blackbriar, building: i64) -> bool:
    """Whether a building is no Ruin."""
    return g.board.wear[building] < g.content.buildings[building].health


def town_building_at(g: Blackbriar, h: i64) -> i64:
    """The intact Town Building on a hex, or NONE."""
    building = g.ground.building_at[h]
    if building == NONE or building >= TOWN_BUILDINGS or not standing(g, building):
        return NONE
    return building


def mausoleum_at(g: Blackbriar, h: i64) -> bool:
    """Whether the intact Mausoleum is here."""
    return h == g.ground.mausoleum and standing(g, MAUSOLEUM)


def covered(g: Blackbriar, building: i64) -> bool:
    """BB-STK-06, BB-STK-09, BB-MAU-07: protected by a creature on top that has STACKING."""
    piece = g.board.top[g.ground.building_hex[building]]
    if piece < FOLK_ROOM:
        return False
    if building == MAUSOLEUM and standing(g, MAUSOLEUM):
        return True
    stacks = bit(tables.STACKING) | bit(tables.POSSESSION)
    return g.content.able_of[piece] & stacks != 0


def health_left(g: Blackbriar, folk: i64) -> i64:
    return g.character(folk).health - g.board.harm[folk]


def building_left(g: Blackbriar, building: i64) -> i64:
    return g.content.buildings[building].health - g.board.wear[building]


def creature_left(g: Blackbriar, creature: i64) -> i64:
    return g.content.health_of[creature] - g.board.harm[creature]


def adjacent_folk(g: Blackbriar, a: i64, b: i64) -> bool:
    """Two townsfolk side by side, neither under a Stack (BB-STK-03)."""
    return (
        a != b
        and distance(g.board.hex_of[a], g.board.hex_of[b]) == 1
        and not under(g, a)
        and not under(g, b)
    )


def active_in_stack(g: Blackbriar, folk: i64) -> bool:
    """Whether an active creature is stacked with the townsfolk."""
    piece = g.board.top[g.board.hex_of[folk]]
    while piece != folk:
        if not stunned(g, piece):
            return True
        piece = g.board.below[piece]
    return False


def engaged(g: Blackbriar, folk: i64) -> bool:
    """An active creature is adjacent to the townsfolk, or in a Stack with it."""
    h = g.board.hex_of[folk]
    if g.board.top[h] != folk:
        return active_in_stack(g, folk)
    side: i64 = 0
    while side < 6:
        beside = neighbour(h, side)
        if beside >= 0:
            piece = g.board.top[beside]
            if piece >= FOLK_ROOM and g.board.marks[piece] & STUNNED == 0:
                return True
        side += 1
    return False


def possessed(g: Blackbriar, folk: i64) -> bool:
    """BB-CAB-21: an active creature with POSSESSION is in its hex."""
    piece = g.board.top[g.board.hex_of[folk]]
    while piece != folk:
        if can(g, piece, tables.POSSESSION):
            return True
        piece = g.board.below[piece]
    return False


def folk_in(g: Blackbriar, h: i64) -> i64:
    """The townsfolk on a hex, or NONE; it always lies at the bottom (BB-STK-08)."""
    piece = g.board.top[h]
    while piece >= FOLK_ROOM:
        piece = g.board.below[piece]
    return piece


def first_enemy_hex(g: Blackbriar, h: i64, ray: i64) -> i64:
    """BB-LOF-05..08: the hex a townsfolk's shot along a ray stops at, or NONE."""
    i: i64 = 0
    at = on_ray(h, ray, 0)
    while at >= 0:
        if g.board.top[at] >= FOLK_ROOM or mausoleum_at(g, at):
            return at
        i += 1
        at = on_ray(h, ray, i)
    return NONE


def clear_line(g: Blackbriar, a: i64, b: i64) -> bool:
    """Whether a line joins two hexes with no creature and no intact Mausoleum between them."""
    ray = ray_towards(a, b)
    if ray < 0:
        return False
    i: i64 = 0
    at = on_ray(a, ray, 0)
    while at != b:
        if g.board.top[at] >= FOLK_ROOM or mausoleum_at(g, at):
            return False
        i += 1
        at = on_ray(a, ray, i)
    return True


def watched(g: Blackbriar, h: i64, mover: i64) -> bool:
    """AVOIDANCE (R-65): whether a hex is in a townsfolk's line of fire, the mover lifted off."""
    home = g.board.hex_of[mover]
    above = piece_above(g, mover)
    lift_off(g, mover)
    seen = False
    folk: i64 = 0
    while folk < g.folk and not seen:
        at = g.board.hex_of[folk]
        if at == h:
            seen = True
        elif g.board.top[at] == folk:
            seen = clear_line(g, at, h)
        folk += 1
    put_back_under(g, mover, home, above)
    return seen


def helpful_line(g: Blackbriar, a: i64, b: i64) -> bool:
    """BB-HLP-02, BB-HLP-04, BB-LOF-12: a ranged helpful action reaches from a to b."""
    if under(g, a) or under(g, b):
        return False
    return distance(g.board.hex_of[a], g.board.hex_of[b]) >= 2 and clear_line(
        g, g.board.hex_of[a], g.board.hex_of[b]
    )
