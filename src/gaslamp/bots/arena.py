"""The arena: whole games between bots, played in compiled code."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from gaslamp.bots.bot import Bot, asked, one_of
from gaslamp.kernel.judge import Judge
from gaslamp.kernel.menu import Menu, Option
from gaslamp.kernel.rng import Rng, seeded
from gaslamp.kernel.state import Decision, State, choose

# Streams of a game's seed: 0 is the game's own chance, this one is for the bots' thinking.
THINKING = 1


def play_game(g: State, judge: Judge[Any], bots: list[Bot], seed: int, limit: int) -> int:
    """Play on until the game ends or the limit is reached; how many choices were made."""
    rng = seeded(seed, THINKING)
    menu = Menu(0)
    count = 0
    while count < limit and g.outcome is None:
        top = asked(g)
        seat = one_of(top.awaited(g), rng)
        choose(g, seat, picked_from(menu, top, g, judge, bots[seat], seat, rng))
        count += 1
    return count


def next_choice(g: State, judge: Judge[Any], bots: list[Bot], rng: Rng) -> Option:
    """Who chooses next in a game of bots, and what: `play_game` step by step."""
    seat = one_of(asked(g).awaited(g), rng)
    return Option(seat, picked(g, judge, bots[seat], seat, rng))


def picked(g: State, judge: Judge[Any], bot: Bot, seat: i64, rng: Rng) -> i64:
    """What a bot picks: one that looks at the position gets a redealt copy of it."""
    return picked_from(Menu(seat), asked(g), g, judge, bot, seat, rng)


def picked_from(
    menu: Menu, top: Decision[Any], g: State, judge: Judge[Any], bot: Bot, seat: i64, rng: Rng
) -> i64:
    """The same with a menu to fill again: to make one for every choice costs as much as it."""
    if bot.looks:
        return bot.pick(judge, judge.redeal(g, seat, rng), seat, rng)
    menu.reset(seat)
    top.menu(g, menu)
    return bot.pick_from(menu, rng)


def playout(g: State, rng: Rng, limit: int) -> int:
    """Random play until the game ends or the limit is reached; how many choices it took."""
    menu = Menu(0)
    count = 0
    while count < limit and g.outcome is None:
        top = asked(g)
        seat = one_of(top.seats(g), rng)
        menu.reset(seat)
        top.menu(g, menu)
        choose(g, seat, menu.at(rng.below(menu.size())))
        count += 1
    return count
