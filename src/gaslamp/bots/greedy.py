"""The greedy bot: tries every option on redealt copies and takes the one that ends best.

After trying an option it lets what that set off be settled (its own follow-up questions and the
answers of others, each taken by whoever is asked), plays the rest of its own turn by the same
short-sighted rule, and judges the position when another seat is calmly to move. Where a game has
a planner of its own, that one is asked first.
"""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from gaslamp.bots.bot import Bot, asked
from gaslamp.kernel.judge import WIN, Judge
from gaslamp.kernel.menu import Menu
from gaslamp.kernel.rng import Rng
from gaslamp.kernel.state import State, choose


class GreedyBot(Bot):
    """One turn of look-ahead over a few possible worlds, as far as the judge advises."""

    def pick(self, judge: Judge[Any], g: State, seat: i64, rng: Rng) -> i64:
        menu = Menu(seat)
        asked(g).menu(g, menu)
        if menu.size() == 1:
            return menu.at(0)
        advice = judge.advise(g, seat, rng)
        if advice >= 0:
            return advice
        totals = [0.0] * int(menu.size())
        world: i64 = 0
        while world < judge.worlds:
            dealt = judge.redeal(g, seat, rng)
            i: i64 = 0
            while i < menu.size():
                totals[i] += self.prospect(judge, dealt.clone(), seat, menu.at(i))
                i += 1
            world += 1
        return menu.at(best(totals, rng))

    def prospect(self, judge: Judge[Any], g: State, seat: i64, code: i64) -> float:
        """What the position is worth once this option and the rest of the turn are played."""
        choose(g, seat, code)
        steps: i64 = 0
        while g.outcome is None and steps < judge.ahead:
            top = asked(g)
            mover = lowest(top.awaited(g))
            if mover != seat and top.calm():
                break
            choose(g, mover, short_sighted(judge, g, mover))
            steps += 1
        return judge.value(g, seat)


def short_sighted(judge: Judge[Any], g: State, seat: i64) -> i64:
    """The option whose immediate outcome is best for the seat."""
    menu = Menu(seat)
    asked(g).menu(g, menu)
    chosen: i64 = 0
    most = -2.0 * WIN
    i: i64 = 0
    while menu.size() > 1 and i < menu.size():
        twin = g.clone()
        choose(twin, seat, menu.at(i))
        value = judge.value(twin, seat)
        if value > most:
            most = value
            chosen = i
        i += 1
    return menu.at(chosen)


def lowest(seats: i64) -> i64:
    seat: i64 = 0
    while (seats >> seat) & 1 == 0:
        seat += 1
    return seat


def best(totals: list[float], rng: Rng) -> i64:
    """Where the highest total stands; of equals, any."""
    chosen: i64 = 0
    equals: i64 = 1
    i: i64 = 1
    while i < len(totals):
        if totals[i] > totals[chosen]:
            chosen = i
            equals = 1
        elif totals[i] == totals[chosen]:
            equals += 1
            if rng.below(equals) == 0:
                chosen = i
        i += 1
    return chosen
