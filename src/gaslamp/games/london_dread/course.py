"""What a plan is worth: the twelve Actions of a team run through in hundredths of a Dread point.

A plan is one number per Character and slot: 0 for nothing, 1 to 6 for a number, 7 to 10 for an
arrow to an Area. Dread cards count exactly; what can be added and what dice bring is expected.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from gaslamp.games.london_dread import tables
from gaslamp.games.london_dread.allies import most_allies
from gaslamp.games.london_dread.holdings import gain
from gaslamp.games.london_dread.investigation import goon_at
from gaslamp.games.london_dread.state import ACTIONS, EMPTY, LOCATIONS, NUMBERS, Dread
from gaslamp.games.london_dread.tables import DECK, RULE_ALONE, TO_ADD, points
from gaslamp.kernel.bits import bit, count_bits, has

ARROWS: Final = NUMBERS + 1
NONE: Final = 0
DREAD: Final = 1
PLOT: Final = 2
ALLY: Final = 3

HUNDRED: Final = 100
LOST: Final = 20_000
CLUE: Final = 55  # a card more in the Investigation deck
DRAWS: Final = 130  # cards it takes to find a missing point
TRAUMA: Final = 35  # what a flip risks
ITEM_VALUE: Final = 220
VIRTUE_VALUE: Final = 150
CONDITION_VALUE: Final = 160
MOST_DICE: Final = 24


class Course:
    """A Chapter's board in tables, and the scratch space to run plans on it."""

    def __init__(self, g: Dread) -> None:
        n = g.count()
        self.n: Final[i64] = n
        self.kind: vec[i64] = vec[i64]([NONE] * LOCATIONS)
        self.need: vec[i64] = vec[i64]([0] * LOCATIONS)
        self.cost: vec[i64] = vec[i64]([0] * LOCATIONS)
        self.plot: vec[i64] = vec[i64]([EMPTY] * LOCATIONS)
        self.goon: vec[i64] = vec[i64]([0] * LOCATIONS)
        self.goon_cost: vec[i64] = vec[i64]([0] * LOCATIONS)
        self.points: vec[i64] = vec[i64]([0] * int(n * LOCATIONS))
        self.goon_points: vec[i64] = vec[i64]([0] * int(n * LOCATIONS))
        self.helps: vec[i64] = vec[i64]([0] * int(n * LOCATIONS))
        self.dice: vec[i64] = vec[i64]([0] * int(n * LOCATIONS))
        self.ally: vec[i64] = vec[i64]([EMPTY] * LOCATIONS)
        self.ally_points: vec[i64] = vec[i64]([0] * (LOCATIONS * LOCATIONS))
        self.opens: vec[i64] = vec[i64]()
        self.plot_dread: vec[i64] = vec[i64]()
        self.plot_place: vec[i64] = vec[i64]()
        self.worths: list[list[i64]] = []
        self.ends: Final[i64] = 1 if g.plot(g.last_plot()).begins_endgame else 0
        self.first: Final[i64] = g.first_plot()
        self.plots: Final[i64] = g.last_plot() - g.first_plot() + 1
        self.alone: Final = g.tale().rule == RULE_ALONE
        self.room: Final[i64] = most_allies(g)
        self.deck: Final[i64] = g.piles.investigation.size() * HUNDRED
        self.hidden: i64 = 0
        self.targets: vec[i64] = vec[i64]()
        read_plots(self, g)
        read_board(self, g)
        # Scratch.
        self.area: vec[i64] = vec[i64]([0] * int(n))
        self.at: vec[i64] = vec[i64]([0] * int(n))
        self.open: vec[i64] = vec[i64]([0] * LOCATIONS)
        self.goons: vec[i64] = vec[i64]([0] * LOCATIONS)
        self.carried: vec[i64] = vec[i64]([0] * int(n * LOCATIONS))
        self.allies: vec[i64] = vec[i64]([0] * int(n))
        self.helped: vec[i64] = vec[i64]([0] * int(n))
        self.unsolved: i64 = 0

    def value(self, plan: vec[i64]) -> i64:
        """What the Chapter costs by this plan: Dread, less what it brings."""
        n = self.n
        total = self.hidden + tokens_cost(self, plan)
        deck = self.deck
        done: i64 = 0
        over = False
        prepare(self)
        hour: i64 = 0
        while hour < ACTIONS and not over:
            c: i64 = 0
            while c < n:
                step = plan[c * ACTIONS + hour]
                if step >= ARROWS:
                    self.area[c] = step - ARROWS
                    self.at[c] = EMPTY
                elif step == 0:
                    self.at[c] = EMPTY
                else:
                    self.at[c] = self.area[c] * NUMBERS + step - 1
                c += 1
            seen: i64 = 0
            c = 0
            while c < n:
                location = self.at[c]
                if location >= 0 and not has(seen, c):
                    group = bit(c)
                    k = c + 1
                    while k < n:
                        if self.at[k] == location:
                            group |= bit(k)
                        k += 1
                    seen |= group
                    if self.goons[location] > 0:
                        total += face_goon(self, location, group)
                    if self.goons[location] == 0 and self.open[location] != NONE:
                        if self.open[location] == DREAD:
                            spent = face_dread(self, location, group, deck)
                            if spent >= 0:
                                deck += HUNDRED - spent
                        elif self.open[location] == ALLY:
                            take_ally(self, location, group)
                c += 1
            # Plot cards in letter order; several may be done in one Action.
            moving = True
            while moving and done < self.plots:
                moving = False
                place = self.plot_place[done]
                if place >= 0 and self.opens[done] <= hour + 1 and self.goons[place] == 0:
                    group = group_at(self, place)
                    if group != 0:
                        if done == self.plots - 1 and self.ends == 1:
                            over = True
                            deck += 2 * HUNDRED * count_bits(group)
                        else:
                            total += roll_cost(self, done, place, group)
                        done += 1
                        moving = True
            if (hour & 3) == 3 and not over:
                total += segment_cost(self, hour + 1, done)
            hour += 1
        return total + board_cost(self) + LOST * (self.plots - done) - deck * CLUE // HUNDRED


def prepare(self: Course) -> None:
    location: i64 = 0
    while location < LOCATIONS:
        self.open[location] = self.kind[location]
        self.goons[location] = self.goon[location]
        location += 1
    c: i64 = 0
    while c < self.n:
        self.area[c] = 3
        self.allies[c] = 0
        self.helped[c] = 0
        c += 1
    if self.room > 0:
        i: i64 = 0
        while i < self.n * LOCATIONS:
            self.carried[i] = 0
            i += 1


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
        if short > 2 or spent + 150 > deck:
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


# Reading the board


def read_plots(self: Course, g: Dread) -> None:
    opens: list[int] = []
    dread: list[int] = []
    places: list[int] = []
    index: i64 = 0
    while index < self.plots:
        plot = g.plot(self.first + index)
        opens.append(int(plot.opens))
        dread.append(int(plot.dread))
        place: i64 = 0
        while place < LOCATIONS and g.plot_at[place] != self.first + index:
            place += 1
        places.append(int(place) if place < LOCATIONS else EMPTY)
        worth: list[i64] = [0] * MOST_DICE
        if not plot.begins_endgame:
            values = [outcome_value(g, tier.effects) for tier in plot.tiers]
            dice: i64 = 0
            while dice < MOST_DICE:
                worth[dice] = expected(g, plot, values, dice)
                dice += 1
        self.worths.append(worth)
        index += 1
    self.opens = vec[i64](opens)
    self.plot_dread = vec[i64](dread)
    self.plot_place = vec[i64](places)


def expected(g: Dread, plot: tables.Plot, values: list[i64], dice: i64) -> i64:
    """The mean worth of a roll with so many dice."""
    chance = 1.0
    i: i64 = 0
    while i < dice:
        chance *= 2.0 / 3.0
        i += 1
    total = 0.0
    hits: i64 = 0
    while hits <= dice:
        tier: i64 = 0
        while tier + 1 < len(plot.tiers) and plot.tiers[tier + 1].least <= hits:
            tier += 1
        worth = float(values[tier])
        over = hits - plot.tiers[len(plot.tiers) - 1].least
        if over > 0 and g.rules.impeccable:
            worth += float(CLUE * over)
        total += chance * worth
        chance = chance * float(dice - hits) / float(hits + 1) * 0.5
        hits += 1
    return i64(int(total))


def outcome_value(g: Dread, program: i64) -> i64:
    """What an outcome is worth, in hundredths of a Dread point."""
    total: i64 = 0
    if program < 0:
        return total
    for effect in g.content.programs[program]:
        verb = effect.verb
        if verb == tables.RAISE:
            total -= HUNDRED * effect.amount
        elif verb == tables.LOWER:
            total += HUNDRED * effect.amount
        elif verb == tables.CONFIDENCE:
            total += CLUE * effect.amount
        elif verb == tables.ITEM or verb == tables.RANDOM_ITEM:
            total += ITEM_VALUE * effect.amount
        elif verb == tables.VIRTUE:
            total += VIRTUE_VALUE * effect.amount
        elif verb == tables.ALL:
            total -= 2 * CONDITION_VALUE
        elif verb == tables.ONE:
            total -= CONDITION_VALUE
        elif verb == tables.LOSE_ITEM:
            total -= ITEM_VALUE
        elif verb == tables.SECRET:
            total += 2 * ITEM_VALUE
        else:
            total += HUNDRED
    return total


def read_board(self: Course, g: Dread) -> None:
    targets: list[int] = []
    location: i64 = 0
    while location < LOCATIONS:
        goon = goon_at(g, location)
        if goon >= 0:
            trial = g.content.goons[goon]
            self.goon[location] = trial.difficulty
            self.goon_cost[location] = 2 * HUNDRED
            c: i64 = 0
            while c < self.n:
                self.goon_points[c * LOCATIONS + location] = points(g.sheet(c).icons, trial.mask)
                c += 1
        card = g.board[location]
        if card != EMPTY and not has(g.up, location):
            self.hidden += 2 * HUNDRED
        elif card != EMPTY:
            read_location(self, g, location, card)
            targets.append(int(location))
        location += 1
    self.targets = vec[i64](targets)


def read_location(self: Course, g: Dread, location: i64, card: i64) -> None:
    plot = g.plot_at[location]
    mask = g.content.mask_of[card]
    if plot >= 0:
        self.kind[location] = PLOT
        self.plot[location] = plot
        mask = g.plot(plot).mask
    elif g.content.kind_of[card] == tables.ALLY:
        self.kind[location] = ALLY
        spot: i64 = 0
        while spot < LOCATIONS:
            self.ally_points[location * LOCATIONS + spot] = points(
                g.content.icons_of[card], mask_at(g, spot)
            )
            spot += 1
    else:
        self.kind[location] = DREAD
        need = g.content.difficulty_of[card] + g.hardened[location] - g.eased[location]
        self.need[location] = need if need > 1 else 1
        self.cost[location] = HUNDRED * g.content.dread_of[card]
    c: i64 = 0
    while c < self.n:
        index = c * LOCATIONS + location
        self.points[index] = points(g.sheet(c).icons, mask)
        self.helps[index] = best_help(g, c, mask)
        self.dice[index] = mean_dice(g, c, mask)
        c += 1


def mask_at(g: Dread, location: i64) -> i64:
    if g.board[location] == EMPTY or not has(g.up, location):
        return 0
    plot = g.plot_at[location]
    return g.plot(plot).mask if plot >= 0 else g.content.mask_of[g.board[location]]


def best_help(g: Dread, c: i64, mask: i64) -> i64:
    """The most points a single Use of an own Item adds."""
    held = g.mask
    g.mask = mask
    most: i64 = 0
    items = g.sleuths[c].items
    i: i64 = 0
    while i < items.size():
        use = g.content.items[items.at(i)].use
        if g.content.time_of(use) == TO_ADD:
            more = gain(g, g.content.programs[use][0])
            most = more if more > most else most
        i += 1
    g.mask = held
    return most


def mean_dice(g: Dread, c: i64, mask: i64) -> i64:
    """Expected Action Points of a flip, in hundredths: a Trauma gives none."""
    sheet = g.sheet(c)
    own = points(sheet.icons, mask)
    total: i64 = 0
    i: i64 = 0
    while i < DECK:
        if sheet.deck[i].kind != tables.TRAUMA:
            total += own + points(sheet.deck[i].icons, mask)
        i += 1
    return HUNDRED * total // DECK
