"""Errands: a list of who goes where together, and the clocks that follow from it.

An errand says who goes to a card together, and before which hour not. The list says in which order:
everybody does the own errands one after the other, as early as all who meet there can be there, and
what no longer fits into the night is left out. So when one errand moves, the others close up.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from gaslamp.games.london_dread.chart import DREAD, PLOT
from gaslamp.games.london_dread.course import ARROWS, DRAWN, Course
from gaslamp.games.london_dread.state import ACTIONS, AREAS, LOCATIONS, NUMBERS, WEST
from gaslamp.kernel.bits import bit, count_bits, has, nth, single
from gaslamp.kernel.rng import Rng
from gaslamp.kernel.zone import Zone, empty

WALKS: Final = 4  # errands to Streets, where it matters who is alone

# An errand in one int: where it leads (5 bits; the Streets of the Areas come after the Locations),
# who goes (4 bits, one for each) and from which hour on.
WHERE: Final = 31
WHO: Final = 5
EVERYBODY: Final = 15
FROM: Final = 9


def errand(where: i64, who: i64, hour: i64) -> i64:
    return where | who << WHO | hour << FROM


def one_of(bits: i64, rng: Rng) -> i64:
    """A set bit, by lot."""
    return nth(bits, rng.below(count_bits(bits)))


class Errands:
    """Which groups can do which card, how a list is laid out, and the changes to try."""

    def __init__(self, course: Course, fixed: i64, rng: Rng) -> None:
        self.course: Final = course
        self.rng: Final = rng
        self.n: Final[i64] = course.n
        self.free: Final[i64] = (bit(course.n) - 1) & ~fixed
        self.area: vec[i64] = vec[i64]([0] * int(course.n))
        self.hour: vec[i64] = vec[i64]([0] * int(course.n))
        # Groups that can do a card, as bits, and where those of a place begin and end.
        self.groups: vec[i64] = vec[i64]()
        self.begins: vec[i64] = vec[i64]()
        self.earliest: vec[i64] = vec[i64]([0] * (LOCATIONS + AREAS))
        self.read_groups()

    def read_groups(self) -> None:
        course = self.course
        found: list[int] = []
        begins: list[int] = [0]
        where: i64 = 0
        while where < LOCATIONS + AREAS:
            if where < LOCATIONS and course.kind[where] == PLOT:
                self.earliest[where] = course.opens[course.plot[where] - course.first] - 1
            who: i64 = 1
            while who < bit(self.n):
                if self.sensible(where, who):
                    found.append(int(who))
                who += 1
            if len(found) == begins[-1]:
                found.append(int(bit(self.n) - 1))
            begins.append(len(found))
            where += 1
        self.groups = vec[i64](found)
        self.begins = vec[i64](begins)

    def sensible(self, where: i64, who: i64) -> bool:
        """Dread cards: enough, or short by what can be drawn, and nobody too many. Allies: one."""
        if where >= LOCATIONS or self.course.kind[where] == PLOT:
            return True
        if self.course.kind[where] != DREAD:
            return single(who)
        short: i64 = 0
        while short <= DRAWN:
            if self.enough(where, who, short):
                c: i64 = 0
                spare = False
                while c < self.n:
                    fewer = who & ~bit(c)
                    if fewer != who and fewer != 0 and self.enough(where, fewer, short):
                        spare = True
                    c += 1
                if not spare:
                    return True
            short += 1
        return False

    def enough(self, where: i64, who: i64, short: i64) -> bool:
        total = short
        c: i64 = 0
        while c < self.n:
            if has(who, c):
                total += self.course.points[c * LOCATIONS + where]
            c += 1
        return total >= self.course.need[where]

    def group_for(self, where: i64) -> i64:
        first = self.begins[where]
        return self.groups[first + self.rng.below(self.begins[where + 1] - first)]

    def first_list(self) -> vec[i64]:
        """Every card once, with a group that can do it: Plot cards about when they open."""
        course = self.course
        others = self.shuffled_others()
        size = others.size()
        found: list[int] = []
        used: i64 = 0
        plot: i64 = 0
        while plot < course.plots:
            where = course.plot_place[plot]
            if where >= 0:
                while used < size and used * ACTIONS < (course.opens[plot] - 1) * size:
                    found.append(int(others.at(used)))
                    used += 1
                found.append(int(errand(where, self.group_for(where), 0)))
            plot += 1
        while used < size:
            found.append(int(others.at(used)))
            used += 1
        return vec[i64](found)

    def shuffled_others(self) -> Zone:
        """Dread cards and Allies in any order, and walks nobody takes yet."""
        course = self.course
        others = empty()
        i: i64 = 0
        while i < len(course.targets):
            where = course.targets[i]
            if course.kind[where] != PLOT:
                others.push(errand(where, self.group_for(where), 0))
            i += 1
        if course.alone:
            i = 0
            while i < WALKS:
                others.push(errand(LOCATIONS, 0, 0))
                i += 1
        others.shuffle(self.rng)
        return others

    def lay_out(self, errands: vec[i64], steps: vec[i64]) -> None:
        """The clocks that follow from the list, for all whose clock is not fixed.

        In one piece, because nearly all time of a search is spent here and in `Course.value`.
        """
        area = self.area
        hour = self.hour
        earliest = self.earliest
        free = self.free
        n = self.n
        c: i64 = 0
        while c < n:
            area[c] = WEST
            hour[c] = 0
            if has(free, c):
                slot: i64 = c * ACTIONS
                stop = slot + ACTIONS
                while slot < stop:
                    steps[slot] = 0
                    slot += 1
            c += 1
        i: i64 = 0
        while i < len(errands):
            one = errands[i]
            i += 1
            who = one >> WHO & free
            if who == 0:
                continue
            where = one & WHERE
            to = where // NUMBERS if where < LOCATIONS else where - LOCATIONS
            when = one >> FROM
            if earliest[where] > when:
                when = earliest[where]
            c = 0
            while c < n:
                if has(who, c):
                    soonest = hour[c]
                    if area[c] != to and where < LOCATIONS:
                        soonest += 1
                    if soonest > when:
                        when = soonest
                c += 1
            if when >= ACTIONS:
                continue
            c = 0
            while c < n:
                if has(who, c):
                    slot = c * ACTIONS + when
                    if where >= LOCATIONS:
                        steps[slot] = ARROWS + to
                    else:
                        if area[c] != to:
                            steps[slot - 1] = ARROWS + to
                        steps[slot] = where - to * NUMBERS + 1
                    area[c] = to
                    hour[c] = when + 1
                c += 1

    def change(self, errands: vec[i64], left: i64) -> None:
        """One change of the list. How often each kind is tried was found by measuring."""
        rng = self.rng
        size: i64 = len(errands)
        if size == 0:
            return
        i = rng.below(size)
        old = errands[i]
        where = old & WHERE
        who = old >> WHO & EVERYBODY
        roll = rng.below(132)
        if roll < 20:
            move(errands, i, rng.below(size))
        elif roll < 35:
            j = rng.below(size)
            errands[i] = errands[j]
            errands[j] = old
        elif roll < 50:
            errands[i] = errand(where, self.group_for(where), old >> FROM)
        elif roll < 80:
            errands[i] = old ^ bit(WHO + rng.below(self.n))
        elif roll < 104:
            self.stand_in(errands, i)
        elif roll < 112:
            errands[i] = errand(where, who, self.some_hour())
        elif roll < 126:
            if left != 0:
                self.retry(errands, one_of(left, rng))
        elif where >= LOCATIONS:
            to = LOCATIONS + rng.below(AREAS)
            errands[i] = errand(to, bit(rng.below(self.n)) if who == 0 else 0, self.some_hour())

    def some_hour(self) -> i64:
        """Mostly no hour in particular."""
        return self.rng.below(ACTIONS) if self.rng.below(3) == 0 else 0

    def stand_in(self, errands: vec[i64], i: i64) -> None:
        """One goes instead of another, for one errand or for several."""
        rng = self.rng
        one = bit(WHO + rng.below(self.n))
        other = bit(WHO + rng.below(self.n))
        stop = i + 1
        if rng.below(3) == 0:
            stop += rng.below(len(errands))
        while i < stop and i < len(errands):
            if (errands[i] & one == 0) != (errands[i] & other == 0):
                errands[i] ^= one | other
            i += 1

    def retry(self, errands: vec[i64], where: i64) -> None:
        """A card that is left over: another group, another place in the list."""
        i: i64 = 0
        while i < len(errands):
            if errands[i] & WHERE == where:
                errands[i] = errand(where, self.group_for(where), errands[i] >> FROM)
                move(errands, i, self.rng.below(len(errands)))
                return
            i += 1


def move(errands: vec[i64], i: i64, to: i64) -> None:
    """Take an errand out of the list and put it elsewhere."""
    held = errands[i]
    while i < to:
        errands[i] = errands[i + 1]
        i += 1
    while i > to:
        errands[i] = errands[i - 1]
        i -= 1
    errands[i] = held
