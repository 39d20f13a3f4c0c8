"""A Chapter's board in plain tables, for plans to be run on: what lies where, needs and costs.

Dread cards count exactly; what can be added and what dice bring is expected. All worths are
hundredths of a Dread point.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from gaslamp.games.london_dread import tables
from gaslamp.games.london_dread.allies import most_allies
from gaslamp.games.london_dread.effect import CLUE, HUNDRED
from gaslamp.games.london_dread.groups import goon_at
from gaslamp.games.london_dread.points import ally_icons
from gaslamp.games.london_dread.state import EMPTY, LOCATIONS, Dread
from gaslamp.games.london_dread.tables import DECK, RULE_ALONE, TO_ADD, points
from gaslamp.kernel.bits import has

NONE: Final = 0
DREAD: Final = 1
PLOT: Final = 2
ALLY: Final = 3

MOST_DICE: Final = 24


class Chart:
    """The board as tables; those of Characters go by Character and Location."""

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


def read_plots(chart: Chart, g: Dread) -> None:
    opens: list[int] = []
    dread: list[int] = []
    places: list[int] = []
    index: i64 = 0
    while index < chart.plots:
        plot = g.plot(chart.first + index)
        opens.append(int(plot.opens))
        dread.append(int(plot.dread))
        place: i64 = 0
        while place < LOCATIONS and g.plot_at[place] != chart.first + index:
            place += 1
        places.append(int(place) if place < LOCATIONS else EMPTY)
        worth: list[i64] = [0] * MOST_DICE
        if not plot.begins_endgame:
            values = [outcome_value(g, tier.effects) for tier in plot.tiers]
            dice: i64 = 0
            while dice < MOST_DICE:
                worth[dice] = expected(g, plot, values, dice)
                dice += 1
        chart.worths.append(worth)
        index += 1
    chart.opens = vec[i64](opens)
    chart.plot_dread = vec[i64](dread)
    chart.plot_place = vec[i64](places)


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
        total += effect.value
    return total


def read_board(chart: Chart, g: Dread) -> None:
    targets: list[int] = []
    location: i64 = 0
    while location < LOCATIONS:
        goon = goon_at(g, location)
        if goon >= 0:
            trial = g.content.goons[goon]
            chart.goon[location] = trial.difficulty
            chart.goon_cost[location] = 2 * HUNDRED
            c: i64 = 0
            while c < chart.n:
                chart.goon_points[c * LOCATIONS + location] = points(g.sheet(c).icons, trial.mask)
                c += 1
        card = g.board[location]
        if card != EMPTY and not has(g.up, location):
            chart.hidden += 2 * HUNDRED
        elif card != EMPTY:
            read_location(chart, g, location, card)
            targets.append(int(location))
        location += 1
    chart.targets = vec[i64](targets)


def read_location(chart: Chart, g: Dread, location: i64, card: i64) -> None:
    plot = g.plot_at[location]
    mask = g.content.mask_of[card]
    if plot >= 0:
        chart.kind[location] = PLOT
        chart.plot[location] = plot
        mask = g.plot(plot).mask
    elif g.content.kind_of[card] == tables.ALLY:
        chart.kind[location] = ALLY
        spot: i64 = 0
        while spot < LOCATIONS:
            chart.ally_points[location * LOCATIONS + spot] = points(
                ally_icons(g, card), mask_at(g, spot)
            )
            spot += 1
    else:
        chart.kind[location] = DREAD
        need = g.content.difficulty_of[card] + g.hardened[location] - g.eased[location]
        chart.need[location] = need if need > 1 else 1
        chart.cost[location] = HUNDRED * g.content.dread_of[card]
    c: i64 = 0
    while c < chart.n:
        index = c * LOCATIONS + location
        chart.points[index] = points(g.sheet(c).icons, mask)
        chart.helps[index] = best_help(g, c, mask)
        chart.dice[index] = mean_dice(g, c, mask)
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
            more = g.content.programs[use][0].gain(g)
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
