"""The search for a plan: simulated annealing over wishes, from which the clocks follow.

A wish says where a Character wants to be at an hour: nowhere in particular, at a Location, or in
the Streets of an Area. The arrows that lead there are put in by `draw`, so that a change at one
hour leaves the other hours what they were.
"""

from __future__ import annotations

from math import exp, log
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from gaslamp.games.london_dread.course import ALLY, ARROWS, DREAD, PLOT, Course, count
from gaslamp.games.london_dread.state import ACTIONS, AREAS, LOCATIONS, NUMBERS, WEST, each
from gaslamp.kernel.bits import bit
from gaslamp.kernel.rng import Rng

WARM: Final = 250.0
COLD: Final = 10.0
AIMED: Final = 30  # of a hundred errands, how many go to a card that is still unsolved
NOWHERE: Final = -1
STREETS: Final = 0  # in place of a number
MILLION: Final = 1_000_000


class Found:
    """The best plan of a search and what it is worth."""

    def __init__(self, steps: vec[i64], value: i64, unsolved: i64) -> None:
        self.steps: Final = steps
        self.value: Final[i64] = value
        self.unsolved: Final[i64] = unsolved


def anneal(course: Course, start: vec[i64], fixed: i64, rng: Rng, tries: i64) -> Found:
    """Try so many changes; worse ones are kept ever more rarely. Fixed clocks stay."""
    steps = start[:]
    wishes = vec[i64]([NOWHERE] * int(course.n * ACTIONS))
    draw(course, wishes, fixed, steps)
    value = course.value(steps)
    best = steps[:]
    least = value
    left = unsolved(course)
    heat = WARM
    cooling = exp((log(COLD) - log(WARM)) / float(tries))
    turn: i64 = 0
    while turn < tries:
        trial = wishes[:]
        vary(course, trial, fixed, rng, left)
        draw(course, trial, fixed, steps)
        worth = course.value(steps)
        rise = worth - value
        if rise <= 0 or float(rng.below(MILLION)) < float(MILLION) * exp(-float(rise) / heat):
            wishes = trial
            value = worth
            left = unsolved(course)
            if value < least:
                least = value
                best = steps[:]
        heat *= cooling
        turn += 1
    least = course.value(best)
    return Found(best, least, course.unsolved)


def draw(course: Course, wishes: vec[i64], fixed: i64, steps: vec[i64]) -> None:
    """The clocks that follow from the wishes: a later wish takes the hour before for its arrow."""
    c: i64 = 0
    while c < course.n:
        if not each(fixed, c):
            draw_clock(wishes, steps, c * ACTIONS)
        c += 1


def draw_clock(wishes: vec[i64], steps: vec[i64], base: i64) -> None:
    area: i64 = WEST
    wish = wishes[base]
    slot: i64 = base
    last = base + ACTIONS - 1
    while slot <= last:
        step: i64 = 0
        there = area
        if wish >= 0:
            if wish & 7 == STREETS:
                there = wish >> 3
                step = ARROWS + there
            elif wish >> 3 == area:
                step = wish & 7
        if slot < last:
            wish = wishes[slot + 1]
            if wish >= 0 and wish & 7 != STREETS and wish >> 3 != there:
                there = wish >> 3
                step = ARROWS + there
        area = there
        steps[slot] = step
        slot += 1


def wish_for(location: i64) -> i64:
    """The Area and the number of a Location in one."""
    return (location // NUMBERS) << 3 | (location % NUMBERS + 1)


def vary(course: Course, wishes: vec[i64], fixed: i64, rng: Rng, left: i64) -> None:
    """One change of the wishes."""
    c = rng.below(course.n)
    while each(fixed, c):
        c = rng.below(course.n)
    base = c * ACTIONS
    roll = rng.below(100)
    if roll < 40:
        errand(course, wishes, fixed, c, rng, left if rng.below(100) < AIMED else 0)
    elif roll < 50:
        wishes[base + rng.below(ACTIONS)] = NOWHERE
    elif roll < 53:
        wishes[base + rng.below(ACTIONS)] = rng.below(AREAS) << 3 | STREETS
    elif roll < 66:
        exchange(wishes, base + rng.below(ACTIONS), base + rng.below(ACTIONS))
    elif roll < 78:
        shift(wishes, base, rng)
    elif roll < 86:
        trade(course, wishes, fixed, c, rng)
    elif roll < 92:
        follow(course, wishes, base, rng)
    else:
        postpone(course, wishes, fixed, base, rng)


def exchange(wishes: vec[i64], one: i64, other: i64) -> None:
    held = wishes[one]
    wishes[one] = wishes[other]
    wishes[other] = held


def errand(course: Course, wishes: vec[i64], fixed: i64, c: i64, rng: Rng, left: i64) -> None:
    """Send somebody, and often somebody else too, to a card at an hour."""
    if len(course.targets) == 0:
        return
    location = course.targets[rng.below(len(course.targets))]
    if left != 0:
        location = one_of(left, rng)
    hour = rng.below(ACTIONS)
    if course.kind[location] == PLOT:
        opens = course.opens[course.plot[location] - course.first]
        hour = opens - 1 + rng.below(ACTIONS - opens + 1)
    wish = wish_for(location)
    send(wishes, c, wish, hour)
    short = course.need[location] - course.points[c * LOCATIONS + location]
    helps = course.kind[location] == DREAD
    k = rng.below(course.n)
    mates: i64 = 0
    while mates < course.n:
        k = k + 1 if k + 1 < course.n else 0
        if k == c or each(fixed, k):
            pass
        elif not helps:
            if rng.below(3) == 0:
                send(wishes, k, wish, hour)
        elif short > 0 and course.points[k * LOCATIONS + location] > 0:
            if short > 1 or rng.below(4) > 0:
                send(wishes, k, wish, hour)
            short -= course.points[k * LOCATIONS + location]
        mates += 1


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


def one_of(bits: i64, rng: Rng) -> i64:
    """A set bit, by lot."""
    pick = rng.below(count(bits))
    location: i64 = 0
    while True:
        if each(bits, location):
            if pick == 0:
                return location
            pick -= 1
        location += 1


def send(wishes: vec[i64], c: i64, wish: i64, hour: i64) -> None:
    """Wish to be somewhere at an hour; what would call away at once is dropped."""
    at = c * ACTIONS + hour
    wishes[at] = wish
    if hour + 1 < ACTIONS:
        after = wishes[at + 1]
        if after >= 0 and after & 7 != STREETS and after >> 3 != wish >> 3:
            wishes[at + 1] = NOWHERE


def shift(wishes: vec[i64], base: i64, rng: Rng) -> None:
    """Drop a wish, or let one wait, and move what comes after."""
    start = rng.below(ACTIONS)
    if rng.below(2) == 0:
        slot = start
        while slot < ACTIONS - 1:
            wishes[base + slot] = wishes[base + slot + 1]
            slot += 1
        wishes[base + ACTIONS - 1] = NOWHERE
    else:
        slot = ACTIONS - 1
        while slot > start:
            wishes[base + slot] = wishes[base + slot - 1]
            slot -= 1
        wishes[base + start] = NOWHERE


def trade(course: Course, wishes: vec[i64], fixed: i64, c: i64, rng: Rng) -> None:
    """Two Characters take over some hours of each other."""
    mate = rng.below(course.n)
    if mate == c or each(fixed, mate):
        return
    slot = rng.below(ACTIONS)
    stop = slot + 1 + rng.below(ACTIONS)
    while slot < stop and slot < ACTIONS:
        exchange(wishes, c * ACTIONS + slot, mate * ACTIONS + slot)
        slot += 1


def follow(course: Course, wishes: vec[i64], base: i64, rng: Rng) -> None:
    """Go along with somebody for some hours."""
    mate = rng.below(course.n) * ACTIONS
    slot = rng.below(ACTIONS)
    stop = slot + 1 + rng.below(4)
    while slot < stop and slot < ACTIONS:
        wishes[base + slot] = wishes[mate + slot]
        slot += 1


def postpone(course: Course, wishes: vec[i64], fixed: i64, base: i64, rng: Rng) -> None:
    """All who meet at a card meet there at another hour."""
    old = rng.below(ACTIONS)
    new = rng.below(ACTIONS)
    wish = wishes[base + old]
    if wish < 0:
        return
    c: i64 = 0
    while c < course.n:
        if not each(fixed, c) and wishes[c * ACTIONS + old] == wish:
            wishes[c * ACTIONS + old] = NOWHERE
            send(wishes, c, wish, new)
        c += 1
