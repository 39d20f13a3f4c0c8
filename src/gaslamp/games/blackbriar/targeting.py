"""Whom a creature goes for and whom it can attack (BB-TGT, BB-CAT; `8.4`).

A mark is a townsfolk (its piece) or a Town Building (BUILDING_MARK plus its number).
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from gaslamp.games.blackbriar import tables
from gaslamp.games.blackbriar.board import (
    building_left,
    can,
    covered,
    health_left,
    lift_off,
    piece_above,
    put_back_under,
    standing,
    town_building_at,
    under,
)  # fmt: skip
from gaslamp.games.blackbriar.hexes import RAYS, distance, on_ray
from gaslamp.games.blackbriar.state import NONE, Blackbriar
from gaslamp.games.blackbriar.tables import TOWN_BUILDINGS
from gaslamp.kernel.bits import bit

BUILDING_MARK: Final = 6
MARKS: Final = 10
# How much the first and the second key of a ranking weigh in one number; the third counts one.
FIRST_KEY: Final = 10_000
SECOND_KEY: Final = 10


def mark_hex(g: Blackbriar, mark: i64) -> i64:
    if mark < BUILDING_MARK:
        return g.board.hex_of[mark]
    return g.ground.building_hex[mark - BUILDING_MARK]


def mark_left(g: Blackbriar, mark: i64) -> i64:
    """Remaining Health."""
    if mark < BUILDING_MARK:
        return health_left(g, mark)
    return building_left(g, mark - BUILDING_MARK)


def mark_id(g: Blackbriar, mark: i64) -> str:
    if mark < BUILDING_MARK:
        return g.id(mark)
    return g.building_id(mark - BUILDING_MARK)


def eligible(g: Blackbriar, at: i64) -> i64:
    """BB-TGT-05/06: the marks for a creature on this hex, as bits; what a Stack covers is none."""
    found: i64 = 0
    folk: i64 = 0
    while folk < g.folk:
        if g.board.hex_of[folk] == at or not under(g, folk):
            found |= bit(folk)
        folk += 1
    building: i64 = 0
    while building < TOWN_BUILDINGS:
        if standing(g, building) and (
            g.ground.building_hex[building] == at or not covered(g, building)
        ):
            found |= bit(BUILDING_MARK + building)
        building += 1
    return found


def target_marks(g: Blackbriar, creature: i64) -> i64:
    """The marks tied for the creature's target, as bits (BB-TGT-01..04, BB-TGT-11)."""
    found = eligible(g, g.board.hex_of[creature])
    if found == 0:
        found = bit(g.folk) - 1
    if can(g, creature, tables.POSSESSION):
        free = unpossessed(g, creature, found)
        if free != 0:
            found = free
    return nearest(g, g.board.hex_of[creature], found)


def unpossessed(g: Blackbriar, creature: i64, marks: i64) -> i64:
    """BB-TGT-11: townsfolk alone in their hex, or in the creature's own."""
    found: i64 = 0
    folk: i64 = 0
    while folk < g.folk:
        if (marks >> folk) & 1:
            h = g.board.hex_of[folk]
            if g.board.top[h] == folk or h == g.board.hex_of[creature]:
                found |= bit(folk)
        folk += 1
    return found


def nearest(g: Blackbriar, at: i64, marks: i64) -> i64:
    """BB-TGT-01..03: nearest, then least Health, then townsfolk first; those tied, as bits."""
    return lowest(g, at, marks, FIRST_KEY, SECOND_KEY)


def strongest(g: Blackbriar, at: i64, marks: i64) -> i64:
    """BB-TGT-10: most Health, then nearest, then townsfolk first; those tied, as bits."""
    return lowest(g, at, marks, SECOND_KEY, -FIRST_KEY)


def lowest(g: Blackbriar, at: i64, marks: i64, a_hex: i64, a_health: i64) -> i64:
    """The marks that rank lowest, by what a hex of distance and a point of Health left count."""
    best: i64 = 0
    found: i64 = 0
    mark: i64 = 0
    while mark < MARKS:
        if (marks >> mark) & 1:
            rank = distance(at, mark_hex(g, mark)) * a_hex + mark_left(g, mark) * a_health
            if mark >= BUILDING_MARK:
                rank += 1
            if found == 0 or rank < best:
                best = rank
                found = bit(mark)
            elif rank == best:
                found |= bit(mark)
        mark += 1
    return found


@mypyc_attr(acyclic=True)
class Aims:
    """The marks as they stand, looked at once for all creatures: bots do it in every position."""

    def __init__(self, g: Blackbriar) -> None:
        self.hexes: Final[vec[i64]] = vec[i64]([NONE] * MARKS)
        self.ranks: Final[vec[i64]] = vec[i64]([0] * MARKS)
        self.open: i64 = 0  # from anywhere, as bits
        self.here: i64 = 0  # what a Stack covers: from the very hex only (BB-TGT-06)
        folk: i64 = 0
        while folk < g.folk:
            self.add(g, folk, under(g, folk))
            folk += 1
        building: i64 = 0
        while building < TOWN_BUILDINGS:
            if standing(g, building):
                self.add(g, BUILDING_MARK + building, covered(g, building))
            building += 1

    def add(self, g: Blackbriar, mark: i64, hidden: bool) -> None:
        self.hexes[mark] = mark_hex(g, mark)
        self.ranks[mark] = mark_left(g, mark) * SECOND_KEY
        if mark >= BUILDING_MARK:
            self.ranks[mark] += 1
        if hidden:
            self.here |= bit(mark)
        else:
            self.open |= bit(mark)

    def first(self, at: i64) -> i64:
        """The first of those that are `nearest` to a creature on this hex, or NONE."""
        best: i64 = 0
        found: i64 = NONE
        mark: i64 = 0
        while mark < MARKS:
            open_to = (self.open >> mark) & 1 != 0
            if open_to or ((self.here >> mark) & 1 and self.hexes[mark] == at):
                rank = distance(at, self.hexes[mark]) * FIRST_KEY + self.ranks[mark]
                if found == NONE or rank < best:
                    best = rank
                    found = mark
            mark += 1
        return found


def close(g: Blackbriar, at: i64, marks: i64) -> i64:
    """Those of the marks that are adjacent to a hex or on it."""
    found: i64 = 0
    mark: i64 = 0
    while mark < MARKS:
        if (marks >> mark) & 1 and distance(at, mark_hex(g, mark)) <= 1:
            found |= bit(mark)
        mark += 1
    return found


def victims(g: Blackbriar, creature: i64) -> i64:
    """BB-CAT-01/07, BB-CAB-06/23: what the creature can attack where it stands, as bits."""
    at = g.board.hex_of[creature]
    marks = eligible(g, at)
    if under(g, creature):
        return here(g, at, marks)
    return reach(g, creature, at, marks)


def victims_from(g: Blackbriar, creature: i64, at: i64) -> i64:
    """BB-CMV-17: what it could attack from another hex, judged as if it had left its own."""
    home = g.board.hex_of[creature]
    above = piece_above(g, creature)
    lift_off(g, creature)
    covered_before = g.board.top[at]
    g.board.below[creature] = covered_before
    g.board.top[at] = creature
    g.board.hex_of[creature] = at
    found = reach(g, creature, at, eligible(g, at))
    g.board.top[at] = covered_before
    g.board.below[creature] = NONE
    g.board.hex_of[creature] = NONE
    put_back_under(g, creature, home, above)
    return found


def here(g: Blackbriar, at: i64, marks: i64) -> i64:
    """Those of the marks in this very hex."""
    found: i64 = 0
    mark: i64 = 0
    while mark < MARKS:
        if (marks >> mark) & 1 and mark_hex(g, mark) == at:
            found |= bit(mark)
        mark += 1
    return found


def reach(g: Blackbriar, creature: i64, at: i64, marks: i64) -> i64:
    if can(g, creature, tables.ARC_FIRE):
        return marks
    found = close(g, at, marks)
    if found != 0 or not can(g, creature, tables.RANGED):
        return found
    ray: i64 = 0
    while ray < RAYS:
        found |= creature_shot(g, at, ray)
        ray += 1
    return found


def creature_shot(g: Blackbriar, at: i64, ray: i64) -> i64:
    """BB-LOF-05..10: what a ranged creature can strike along a ray, as bits."""
    i: i64 = 0
    h = on_ray(at, ray, 0)
    while h >= 0:
        found: i64 = 0
        piece = g.board.top[h]
        if 0 <= piece < BUILDING_MARK:
            found = bit(piece)
        building = town_building_at(g, h)
        if building != NONE:
            if not covered(g, building):
                found |= bit(BUILDING_MARK + building)
            return found
        if found != 0:
            return found
        i += 1
        h = on_ray(at, ray, i)
    return 0


def ranked(g: Blackbriar, creature: i64, marks: i64) -> i64:
    """BB-TGT-07/10: those of the marks tied for being attacked, as bits."""
    if can(g, creature, tables.ARC_FIRE):
        return strongest(g, g.board.hex_of[creature], marks)
    return nearest(g, g.board.hex_of[creature], marks)


def only_one(marks: i64) -> bool:
    return marks & (marks - 1) == 0


def first_mark(marks: i64) -> i64:
    mark: i64 = 0
    while (marks >> mark) & 1 == 0:
        mark += 1
    return mark
