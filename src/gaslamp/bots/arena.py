"""The arena: whole games between bots, played in compiled code."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from gaslamp.bots.bot import Bot, one_of
from gaslamp.bots.random import RandomBot
from gaslamp.kernel.judge import Judge
from gaslamp.kernel.menu import Menu, Option
from gaslamp.kernel.rng import Rng, seeded
from gaslamp.kernel.state import State, choose

# Streams of a game's seed: 0 is the game's own chance, this one is for the bots' thinking.
THINKING = 1


def play_game(g: State, judge: Judge[Any], bots: list[Bot], seed: int, limit: int) -> int:
    """Play on until the game ends or the limit is reached; how many choices were made."""
    rng = seeded(seed, THINKING)
    for bot in bots:
        if not isinstance(bot, RandomBot):
            return play_by_steps(g, judge, bots, rng, limit)
    return playout(g, rng, limit)


def play_by_steps(g: State, judge: Judge[Any], bots: list[Bot], rng: Rng, limit: int) -> int:
    count = 0
    while count < limit and g.outcome is None:
        step = next_choice(g, judge, bots, rng)
        choose(g, step.seat, step.code)
        count += 1
    return count


def playout(g: State, rng: Rng, limit: int) -> int:
    """Random play until the game ends or the limit is reached; how many choices it took. One menu
    serves for all, since it costs as much to make as a choice."""
    menu = Menu(0)
    count = 0
    while count < limit and g.outcome is None:
        top = g.agenda[-1]
        seat = one_of(top.awaited(g), rng)
        menu.reset(seat)
        top.menu(g, menu)
        choose(g, seat, menu.at(rng.below(menu.size())))
        count += 1
    return count


def next_choice(g: State, judge: Judge[Any], bots: list[Bot], rng: Rng) -> Option:
    """Who chooses next in a game of bots, and what: the one step of every loop that plays one."""
    seat = one_of(g.agenda[-1].awaited(g), rng)
    return Option(seat, picked(g, judge, bots[seat], seat, rng))


def picked(g: State, judge: Judge[Any], bot: Bot, seat: i64, rng: Rng) -> i64:
    """What a bot picks: one that looks at the position gets a redealt copy of it."""
    if bot.looks:
        return bot.pick(judge, judge.redeal(g, seat, rng), seat, rng)
    return bot.pick(judge, g, seat, rng)
