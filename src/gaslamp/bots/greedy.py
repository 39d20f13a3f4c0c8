"""The greedy bot: tries every option on redealt copies and takes the one that ends best.

After trying an option it lets what that set off be settled (its own follow-up questions and the
answers of others, each taken by whoever is asked), plays the rest of its own turn by a
short-sighted rule, and judges where that leads (`line.py`). Where a game has a planner of its own,
that one is asked first.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from gaslamp.bots.bot import Bot, asked
from gaslamp.bots.line import DUST, Line
from gaslamp.kernel.judge import WIN, Judge
from gaslamp.kernel.menu import Menu
from gaslamp.kernel.rng import Rng
from gaslamp.kernel.state import State


class GreedyBot(Bot):
    """One turn of look-ahead over a few possible worlds, as far as the judge advises."""

    def pick(self, judge: Judge[Any], g: State, seat: i64, rng: Rng) -> i64:
        return self.think(judge, g, seat, rng).code

    def think(self, judge: Judge[Any], g: State, seat: i64, rng: Rng) -> Thought:
        """What it picks, and why."""
        top = asked(g)
        menu = Menu(seat)
        top.menu(g, menu)
        if menu.size() == 1:
            return Thought(menu, menu.at(0), [0.0])
        advice = judge.advise(g, seat, rng)
        if advice >= 0:
            return Thought(menu, advice, [])
        worlds = possible(judge, g, seat, rng)
        lines = drawn_out(judge, worlds, menu)
        worths = weighed(lines)
        chosen = needed(judge, worlds, menu, lines, worths) if top.calm() else any_best(worths, rng)
        return Thought(menu, menu.at(chosen), worths)


class Thought:
    """The option picked, and what each option of the menu promises; no promises where the game's
    own planner has picked."""

    def __init__(self, menu: Menu, code: i64, worths: list[float]) -> None:
        self.menu: Final = menu
        self.code: Final[i64] = code
        self.worths: Final = worths


def possible(judge: Judge[Any], g: State, seat: i64, rng: Rng) -> list[State]:
    """As many worlds as the judge wants to look at."""
    worlds: list[State] = []
    while len(worlds) < judge.worlds:
        worlds.append(judge.redeal(g, seat, rng))
    return worlds


def drawn_out(judge: Judge[Any], worlds: list[State], menu: Menu) -> list[list[Line]]:
    """The line of each option of a seat's menu, in each of the worlds."""
    lines: list[list[Line]] = []
    i: i64 = 0
    while i < menu.size():
        lines.append([Line(judge, world.clone(), menu.seat, menu.at(i)) for world in worlds])
        i += 1
    return lines


def weighed(lines: list[list[Line]]) -> list[float]:
    """What each option promises, on average over the worlds."""
    worths: list[float] = []
    for option in lines:
        worth = 0.0
        for line in option:
            worth += line.worth / float(len(option))
        worths.append(worth)
    return worths


def needed(
    judge: Judge[Any], worlds: list[State], menu: Menu, lines: list[list[Line]],
    worths: list[float],
) -> i64:  # fmt: skip
    """The best option that is not needless, or what may as well come before it. Where a turn's
    actions may come in any order, of equals the one listed first."""
    best = before_what_waits(judge, menu, worths, first_best(worths))
    chosen = best
    left = worths[:]
    others = [menu.at(i) for i in range(menu.size())]
    while len(others) > 1:
        first = first_of(judge, worlds, menu, lines, chosen, others)
        if not needless(judge, worlds, lines[first]):
            return first
        others.remove(menu.at(first))
        instead = place_of(menu, lines[first][0].after_first())
        if instead >= 0 and menu.at(instead) in others:
            left[instead] = max(left[instead], left[first])
        left[first] = -2.0 * WIN
        chosen = before_what_waits(judge, menu, left, first_best(left))
    return best


def before_what_waits(judge: Judge[Any], menu: Menu, worths: list[float], best: i64) -> i64:
    """The best option; or, if that can wait, the best of those that promise as much and cannot
    wait so long."""
    chosen = best
    i: i64 = 0
    while i < menu.size():
        sooner = judge.can_wait(menu.at(i)) < judge.can_wait(menu.at(chosen))
        if sooner and worths[i] >= worths[best] - judge.blur:
            chosen = i
        i += 1
    return chosen


def first_of(
    judge: Judge[Any], worlds: list[State], menu: Menu, lines: list[list[Line]], chosen: i64,
    others: list[i64],
) -> i64:  # fmt: skip
    """The option; or, where it can wait, which of the others may as well come first. Two that can
    wait for each other are not turned over again: what gave way does not come back."""
    left = [other for other in others if other != menu.at(chosen)]
    i: i64 = 0
    while i < len(worlds):
        sooner = lines[chosen][i].sooner(judge, left, worlds[i])
        if sooner >= 0:
            return first_of(judge, worlds, menu, lines, place_of(menu, sooner), left)
        i += 1
    return chosen


def needless(judge: Judge[Any], worlds: list[State], lines: list[Line]) -> bool:
    """Whether the first option of these lines is needless in every world."""
    i: i64 = 0
    while i < len(lines):
        if not lines[i].needless(judge, worlds[i].clone()):
            return False
        i += 1
    return True


def place_of(menu: Menu, code: i64) -> i64:
    i: i64 = 0
    while i < menu.size():
        if menu.at(i) == code:
            return i
        i += 1
    return -1


def first_best(worths: list[float]) -> i64:
    """Where the highest worth stands first."""
    chosen: i64 = 0
    i: i64 = 1
    while i < len(worths):
        if worths[i] > worths[chosen] + DUST:
            chosen = i
        i += 1
    return chosen


def any_best(worths: list[float], rng: Rng) -> i64:
    """Where the highest worth stands; of equals, any."""
    highest = worths[first_best(worths)]
    equals: i64 = 0
    chosen: i64 = 0
    i: i64 = 0
    while i < len(worths):
        if worths[i] >= highest - DUST:
            equals += 1
            if rng.below(equals) == 0:
                chosen = i
        i += 1
    return chosen


BOT: Final = GreedyBot()
