"""The search for a plan: simulated annealing over errands, from which the clocks follow."""

from __future__ import annotations

from math import exp, log
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from gaslamp.games.london_dread.chart import ALLY, DREAD
from gaslamp.games.london_dread.course import Course
from gaslamp.games.london_dread.errands import Errands
from gaslamp.kernel.bits import bit
from gaslamp.kernel.rng import Rng

WARM: Final = 100.0
COLD: Final = 20.0
MILLION: Final = 1_000_000


class Plan:
    """A team's plan, what it is worth, and how many face-up cards it leaves."""

    def __init__(self, steps: vec[i64], value: i64, unsolved: i64) -> None:
        self.steps: Final = steps
        self.value: Final[i64] = value
        self.unsolved: Final[i64] = unsolved


def anneal(course: Course, start: vec[i64], fixed: i64, rng: Rng, tries: i64) -> Plan:
    """Try so many changes; worse ones are kept ever more rarely. Fixed clocks stay."""
    search = Errands(course, fixed, rng)
    kept = search.first_list()
    errands = kept[:]
    steps = start[:]
    search.lay_out(kept, steps)
    now = steps[:]
    value = course.value(steps)
    left = unsolved(course)
    best = steps[:]
    least = value
    heat = WARM
    cooling = exp((log(COLD) - log(WARM)) / float(tries))
    turn: i64 = 0
    while turn < tries:
        heat *= cooling
        turn += 1
        copy(kept, errands)
        search.change(errands, left)
        search.lay_out(errands, steps)
        if same(steps, now):
            copy(errands, kept)
            continue
        worth = course.value(steps)
        rise = worth - value
        if rise <= 0 or float(rng.below(MILLION)) < float(MILLION) * exp(-float(rise) / heat):
            copy(errands, kept)
            copy(steps, now)
            value = worth
            left = unsolved(course)
            if value < least:
                least = value
                copy(steps, best)
    least = course.value(best)
    return Plan(best, least, course.unsolved)


def copy(source: vec[i64], target: vec[i64]) -> None:
    i: i64 = 0
    while i < len(source):
        target[i] = source[i]
        i += 1


def same(one: vec[i64], other: vec[i64]) -> bool:
    i: i64 = 0
    while i < len(one):
        if one[i] != other[i]:
            return False
        i += 1
    return True


def unsolved(course: Course) -> i64:
    """The Dread cards and Allies that the plan last run through has left, as bits."""
    left: i64 = 0
    i: i64 = 0
    while i < len(course.targets):
        location = course.targets[i]
        if course.open[location] == DREAD or course.open[location] == ALLY:
            left |= bit(location)
        i += 1
    return left
