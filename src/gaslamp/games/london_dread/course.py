"""What a plan is worth: the twelve Actions of a team run through in hundredths of a Dread point.

A plan is one number per Character and slot: 0 for nothing, 1 to 6 for a number, 7 to 10 for an
arrow to an Area.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from gaslamp.games.london_dread.chart import ALLY, DREAD, MOST_DICE, NONE, Chart
from gaslamp.games.london_dread.effect import CLUE, HUNDRED
from gaslamp.games.london_dread.state import ACTIONS, EMPTY, LOCATIONS, NUMBERS, WEST, Dread
from gaslamp.kernel.bits import bit, count_bits, has

ARROWS: Final = NUMBERS + 1
LOST: Final = 20_000
DRAWS: Final = 130  # cards it takes to find a missing point
SPARE: Final = 150  # cards that stay in the deck for worse moments
DRAWN: Final = 2  # points that a group may be short of and still make it
TRAUMA: Final = 35  # what a flip risks
TRIGGER_CLUES: Final = 2  # for each Character that begins the Endgame
SEGMENT: Final = 4


class Course(Chart):
    """A Chapter's board, and the scratch space to run plans on it."""

    def __init__(self, g: Dread) -> None:
        super().__init__(g)
        n = self.n
        self.area: vec[i64] = vec[i64]([0] * int(n))
        self.at: vec[i64] = vec[i64]([0] * int(n))
        self.open: vec[i64] = vec[i64]([0] * LOCATIONS)
        self.goons: vec[i64] = vec[i64]([0] * LOCATIONS)
        self.carried: vec[i64] = vec[i64]([0] * int(n * LOCATIONS))
        self.allies: vec[i64] = vec[i64]([0] * int(n))
        self.helped: vec[i64] = vec[i64]([0] * int(n))
        self.unsolved: i64 = 0
        self.total: i64 = 0
        self.clues: i64 = 0  # cards in the Investigation deck, in hundredths
        self.done: i64 = 0  # Plot cards
        self.over: bool = False

    def value(self, plan: vec[i64]) -> i64:
        """What the Chapter costs by this plan: Dread, less what it brings."""
        self.prepare()
        self.total = self.hidden + tokens_cost(self, plan)
        hour: i64 = 0
        while hour < ACTIONS and not self.over:
            self.move(plan, hour)
            self.meet_cards()
            self.do_plots(hour + 1)
            hour += 1
            if hour % SEGMENT == 0 and not self.over:
                self.total += segment_cost(self, hour, self.done)
        lost = LOST * (self.plots - self.done)
        return self.total + board_cost(self) + lost - self.clues * CLUE // HUNDRED

    def prepare(self) -> None:
        """Everything as it lies before the first Action."""
        self.clues = self.deck
        self.done = 0
        self.over = False
        location: i64 = 0
        while location < LOCATIONS:
            self.open[location] = self.kind[location]
            self.goons[location] = self.goon[location]
            location += 1
        c: i64 = 0
        while c < self.n:
            self.area[c] = WEST
            self.allies[c] = 0
            self.helped[c] = 0
            c += 1
        i: i64 = 0
        while self.room > 0 and i < self.n * LOCATIONS:
            self.carried[i] = 0
            i += 1

    def move(self, plan: vec[i64], hour: i64) -> None:
        """Where everybody is in this Action."""
        c: i64 = 0
        while c < self.n:
            step = plan[c * ACTIONS + hour]
            self.at[c] = EMPTY
            if step >= ARROWS:
                self.area[c] = step - ARROWS
            elif step > 0:
                self.at[c] = self.area[c] * NUMBERS + step - 1
            c += 1

    def meet_cards(self) -> None:
        """Goons, Dread cards and Allies, each met by all that are there."""
        met: i64 = 0  # Characters
        c: i64 = 0
        while c < self.n:
            if self.at[c] >= 0 and not has(met, c):
                group = group_at(self, self.at[c])
                met |= group
                self.meet(self.at[c], group)
            c += 1

    def meet(self, location: i64, group: i64) -> None:
        if self.goons[location] > 0:
            self.total += face_goon(self, location, group)
        if self.goons[location] > 0:
            return
        if self.open[location] == DREAD:
            spent = face_dread(self, location, group, self.clues)
            if spent >= 0:
                self.clues += HUNDRED - spent
        elif self.open[location] == ALLY:
            take_ally(self, location, group)

    def do_plots(self, number: i64) -> None:
        """Plot cards in letter order; several may be done in one Action."""
        while self.done < self.plots:
            place = self.plot_place[self.done]
            if place < 0 or self.opens[self.done] > number or self.goons[place] > 0:
                return
            group = group_at(self, place)
            if group == 0:
                return
            if self.done == self.plots - 1 and self.ends == 1:
                self.over = True
                self.clues += TRIGGER_CLUES * HUNDRED * count_bits(group)
            else:
                self.total += roll_cost(self, self.done, place, group)
            self.done += 1


def group_at(self: Course, place: i64) -> i64:
    group: i64 = 0
    c: i64 = 0
    while c < self.n:
        if self.at[c] == place:
            group |= bit(c)
        c += 1
    return group


def face_dread(self: Course, location: i64, group: i64, deck: i64) -> i64:
    """Cards spent (in hundredths) to solve it; -1 if it stays."""
    have: i64 = 0
    c: i64 = 0
    while c < self.n:
        if has(group, c):
            have += self.points[c * LOCATIONS + location] + self.carried[c * LOCATIONS + location]
        c += 1
    short = self.need[location] - have
    c = 0
    while c < self.n and short > 0:
        if has(group, c) and self.helped[c] == 0 and self.helps[c * LOCATIONS + location] > 0:
            self.helped[c] = 1
            short -= self.helps[c * LOCATIONS + location]
        c += 1
    spent: i64 = 0
    if short > 0:
        spent = DRAWS * short
        if short > DRAWN or spent + SPARE > deck:
            return -1
    self.open[location] = NONE
    return spent


def face_goon(self: Course, location: i64, group: i64) -> i64:
    have: i64 = 0
    c: i64 = 0
    while c < self.n:
        if has(group, c):
            have += self.goon_points[c * LOCATIONS + location]
        c += 1
    if have >= self.goons[location]:
        self.goons[location] = 0
        return -HUNDRED
    return self.goon_cost[location]


def take_ally(self: Course, location: i64, group: i64) -> None:
    c: i64 = 0
    while c < self.n:
        if has(group, c) and self.allies[c] < self.room:
            self.allies[c] += 1
            self.open[location] = NONE
            spot: i64 = 0
            while spot < LOCATIONS:
                more = self.ally_points[location * LOCATIONS + spot]
                self.carried[c * LOCATIONS + spot] += more
                spot += 1
            return
        c += 1


def roll_cost(self: Course, done: i64, place: i64, group: i64) -> i64:
    """What the outcome is expected to cost; less than nothing if it brings something."""
    dice: i64 = 0
    c: i64 = 0
    while c < self.n:
        if has(group, c):
            dice += self.dice[c * LOCATIONS + place]
            dice += HUNDRED * self.carried[c * LOCATIONS + place]
        c += 1
    whole = dice // HUNDRED
    if whole >= MOST_DICE - 1:
        whole = MOST_DICE - 2
    part = dice - whole * HUNDRED
    worth = self.worths[done]
    mixed = (worth[whole] * (HUNDRED - part) + worth[whole + 1] * part) // HUNDRED
    return TRAUMA * count_bits(group) - mixed


def segment_cost(self: Course, hour: i64, done: i64) -> i64:
    total: i64 = 0
    plot = done
    while plot < self.plots:
        if self.plot_place[plot] >= 0 and self.opens[plot] <= hour:
            total += HUNDRED * self.plot_dread[plot]
        plot += 1
    if self.alone:
        c: i64 = 0
        while c < self.n:
            lonely = self.allies[c] == 0
            k: i64 = 0
            while k < self.n:
                if k != c and self.area[k] == self.area[c]:
                    lonely = False
                k += 1
            if lonely:
                total += HUNDRED
            c += 1
    return total


def board_cost(self: Course) -> i64:
    total: i64 = 0
    unsolved: i64 = 0
    location: i64 = 0
    while location < LOCATIONS:
        if self.open[location] == DREAD:
            total += self.cost[location]
            unsolved += 1
        if self.goons[location] > 0:
            total += HUNDRED
        location += 1
    self.unsolved = unsolved
    c: i64 = 0
    while c < self.n:
        total -= CLUE * self.allies[c]
        c += 1
    return total


def tokens_cost(self: Course, plan: vec[i64]) -> i64:
    """LD-STASH: third tokens cost 1 Dread each; a fourth, or a Stash token twice, cannot be."""
    total: i64 = 0
    thirds: i64 = 0
    at: i64 = 0
    c: i64 = 0
    while c < self.n:
        counts: i64 = 0  # four bits for each step, so that a fourth token shows as 4 or more
        stop = at + ACTIONS
        while at < stop:
            counts += bit(plan[at] << 2)
            at += 1
        over = (counts >> 4) & 0xCCCCCC
        if over != 0:
            total += LOST * count_bits(over)
        third = (counts >> 4) & (counts >> 5) & ~(over >> 2) & ~(over >> 3) & 0x111111
        if third & thirds != 0:
            total += LOST * count_bits(third & thirds)
        thirds |= third
        total += HUNDRED * count_bits(third)
        c += 1
    return total
