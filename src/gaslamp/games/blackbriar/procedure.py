"""What a creature does with an action: the exact procedure of `8.4`, and the reason for it.

`course` only looks: it answers with a reason, and with the steps tied for the best if the
creature moves. supernatural.py carries the course out, and says the reason in the log.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from gaslamp.games.blackbriar import tables
from gaslamp.games.blackbriar.board import can, watched
from gaslamp.games.blackbriar.hexes import distance, neighbour
from gaslamp.games.blackbriar.state import NONE, Blackbriar
from gaslamp.games.blackbriar.targeting import mark_hex, victims, victims_from

# Why a creature does what it does.
LEAVES: Final = 0
HIDES: Final = 1
POSSESSES: Final = 2
CHARGES: Final = 3
STRIKES: Final = 4
SIDESTEPS: Final = 5
APPROACHES: Final = 6
CIRCLES: Final = 7
IDLES: Final = 8
STUCK: Final = 9
CORNERED: Final = 10
BARRED: Final = 11
REASONS: Final = (
    "course-leaves", "course-hides", "course-possesses", "course-charges", "course-strikes",
    "course-sidesteps", "course-approaches", "course-circles", "course-idles", "course-stuck",
    "course-cornered", "course-barred",
)  # fmt: skip

# A step in one int: the hex, the side of its arrow, and whether it stacks.
STACKS: Final = 512

CLOSER: Final = -1
LEVEL: Final = 0


class Course:
    """What the procedure says: a reason, and the steps tied for the best (none: no move)."""

    def __init__(self, reason: i64, steps: vec[i64]) -> None:
        self.reason: Final[i64] = reason
        self.steps: Final[vec[i64]] = steps


def step_hex(step: i64) -> i64:
    return step & 63


def step_side(step: i64) -> i64:
    return (step >> 6) & 7


def has_icon(g: Blackbriar, creature: i64, step: i64) -> bool:
    """BB-CMV-07: the arrow of this step has the attack icon."""
    return (g.content.attack_of[creature] >> step_side(step)) & 1 != 0


def steps(g: Blackbriar, creature: i64) -> vec[i64]:
    """BB-CMV-01..04, BB-CAB-16/20/28: every legal step, in the order of the sides."""
    found = vec[i64]()
    arrows = g.content.arrows_of[creature]
    home = g.board.hex_of[creature]
    side: i64 = 0
    while side < 6:
        h = neighbour(home, side)
        if (arrows >> side) & 1 and h >= 0:
            code = side << 6
            if g.board.top[h] == NONE:
                found = append(found, h | code)
            else:
                if can(g, creature, tables.STACKING):
                    found = append(found, h | code | STACKS)
                elif can(g, creature, tables.POSSESSION) and g.board.top[h] < tables.FOLK_ROOM:
                    found = append(found, h | code)
                if can(g, creature, tables.FLYING):
                    while h >= 0 and g.board.top[h] != NONE:
                        h = neighbour(h, side)
                    if h >= 0:
                        found = append(found, h | code)
        side += 1
    return found


def course(g: Blackbriar, creature: i64, target: i64) -> Course:
    """The procedure, in the order of its numbered lines."""
    goal = mark_hex(g, target)
    home = g.board.hex_of[creature]
    far = distance(home, goal)
    every = steps(g, creature)
    hides = can(g, creature, tables.AVOIDANCE)
    safe = unwatched(g, creature, every) if hides else every
    # 1: off the Mausoleum or its Ruin (BB-CMV-12/13/18).
    if home == g.ground.mausoleum:
        way = safe if len(safe) > 0 else every
        if len(way) == 0:
            return Course(STUCK, way)
        near = within(way, goal, far, CLOSER)
        if len(near) == 0:
            near = within(way, goal, far, LEVEL)
        return Course(LEAVES, best(g, creature, near if len(near) > 0 else way, goal))
    # 2: out of every line of fire (BB-CAB-08..10).
    if hides:
        if watched(g, home, creature):
            if len(safe) == 0:
                return Course(CORNERED, safe)
            return Course(HIDES, best(g, creature, safe, goal))
        every = safe
    closer = within(every, goal, far, CLOSER)
    level = within(every, goal, far, LEVEL)
    # 3: onto a townsfolk, or towards one (BB-CAB-20).
    if target < tables.FOLK_ROOM and home != goal and can(g, creature, tables.POSSESSION):
        way = closer if len(closer) > 0 else level
        if len(way) == 0:
            return Course(BARRED, way)
        return Course(POSSESSES, best(g, creature, way, goal))
    return by_preference(g, creature, goal, closer, level)


def by_preference(
    g: Blackbriar, creature: i64, goal: i64, closer: vec[i64], level: vec[i64]
) -> Course:
    """BB-CMV-09, lines 4 to 9."""
    way = with_attack(g, creature, closer)
    if len(way) > 0:
        return Course(CHARGES, best(g, creature, way, goal))
    if victims(g, creature) != 0:
        return Course(STRIKES, way)
    way = with_attack(g, creature, level)
    if len(way) > 0:
        return Course(SIDESTEPS, best(g, creature, way, goal))
    if len(closer) > 0:
        return Course(APPROACHES, best(g, creature, closer, goal))
    if len(level) > 0:
        return Course(CIRCLES, best(g, creature, level, goal))
    return Course(IDLES, way)


def unwatched(g: Blackbriar, creature: i64, way: vec[i64]) -> vec[i64]:
    """The steps to hexes in nobody's line of fire."""
    found = vec[i64]()
    i: i64 = 0
    while i < len(way):
        if not watched(g, step_hex(way[i]), creature):
            found = append(found, way[i])
        i += 1
    return found


def within(way: vec[i64], goal: i64, far: i64, change: i64) -> vec[i64]:
    """BB-CMV-05: the steps that bring the goal closer, or keep its distance."""
    found = vec[i64]()
    i: i64 = 0
    while i < len(way):
        d = distance(step_hex(way[i]), goal)
        if (change == CLOSER and d < far) or (change == LEVEL and d == far):
            found = append(found, way[i])
        i += 1
    return found


def with_attack(g: Blackbriar, creature: i64, way: vec[i64]) -> vec[i64]:
    """The steps after which it attacks."""
    found = vec[i64]()
    i: i64 = 0
    while i < len(way):
        if attacks_after(g, creature, way[i]):
            found = append(found, way[i])
        i += 1
    return found


def attacks_after(g: Blackbriar, creature: i64, step: i64) -> bool:
    if not has_icon(g, creature, step):
        return False
    return victims_from(g, creature, step_hex(step)) != 0


def best(g: Blackbriar, creature: i64, way: vec[i64], goal: i64) -> vec[i64]:
    """BB-CMV-06: nearest to the goal, then with an attack, then without stacking; all tied."""
    if len(way) == 1:
        return way
    found = vec[i64]()
    least: i64 = 1_000_000
    i: i64 = 0
    while i < len(way):
        step = way[i]
        rank = distance(step_hex(step), goal) * 100
        if rank <= least:
            if not attacks_after(g, creature, step):
                rank += 10
            if step & STACKS:
                rank += 1
            if rank < least:
                least = rank
                found = vec[i64]()
            if rank == least:
                found = append(found, step)
        i += 1
    return found
