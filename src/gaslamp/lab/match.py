"""A match: how often a bot wins against another, each deal played from every side.

Where all seats win together, the bot sits on all of them, and the other bot plays the same deals
after it. The work of a level can be multiplied, and it can be let see all cards: both only here, to
find out what more time or more knowledge would bring.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from multiprocessing import get_context
from time import process_time
from typing import Any

from gaslamp import games
from gaslamp.bots import find
from gaslamp.bots.arena import THINKING, picked
from gaslamp.bots.bot import Bot, asked, one_of
from gaslamp.bots.level import FixedBot, LevelBot, level_of
from gaslamp.bots.open_cards import OpenBot
from gaslamp.games.game import Game
from gaslamp.kernel.bits import has
from gaslamp.kernel.judge import Judge
from gaslamp.kernel.rng import seeded
from gaslamp.kernel.state import choose
from gaslamp.lab.spec import LIMIT
from gaslamp.lab.trial import stage
from gaslamp.lab.wilson import wilson


@dataclass(frozen=True)
class Match:
    """Who plays whom, and how; in words only, so that other processes understand it."""

    game: str
    bot: str
    rival: str
    seats: int
    options: tuple[tuple[str, str], ...]  # all settings, settled
    only: int = -1  # the seat the bot always has; else each in turn
    times: int = 1  # so many times the work of its level
    open_cards: bool = False


@dataclass(frozen=True)
class Bout:
    """What came of a game for the bot: what of the win is its, its choices, their CPU time."""

    won: float
    choices: int
    seconds: float
    longest: float


@dataclass(frozen=True)
class Result:
    """What came of a match."""

    games: int
    won: float
    low: float
    high: float
    seconds: float  # of CPU time for a choice
    longest: float


def table(game: Game[Any], seats: int | None, given: dict[str, str]) -> tuple[
    int, tuple[tuple[str, str], ...]
]:  # fmt: skip
    """The seats and settings of a match: as given, else the game's usual table."""
    usual = 2 if 2 in game.seat_counts else game.seat_counts[0]
    count = usual if seats is None else seats
    options = game.settled(count, {**game.lab_options, **given})
    return count, tuple(sorted(options.items()))


def sides(match: Match) -> list[list[int]]:
    """The seats that win and lose together, side by side."""
    game = games.find(match.game)
    g = game.new(game.printed, match.seats, dict(match.options), 0, told=False)
    eyes = game.eyes({})
    assert eyes is not None
    found: dict[int, list[int]] = {}
    for seat in range(match.seats):
        found.setdefault(int(eyes.side(g, seat)), []).append(seat)
    return list(found.values())


def sat(match: Match, number: int, parts: list[list[int]]) -> tuple[int, list[int]]:
    """Which deal the game of this number is, and the seats of the bot."""
    if match.only >= 0:
        return number, next(part for part in parts if match.only in part)
    return number // len(parts), parts[number % len(parts)]


def subject(match: Match, judge: Judge[Any]) -> Bot:
    """The bot, with more work or open cards as the match says."""
    bot = find(match.bot)
    if not isinstance(bot, LevelBot) or (match.times == 1 and not match.open_cards):
        return bot
    more = level_of(judge, bot.name).times(match.times)
    return OpenBot(more) if match.open_cards else FixedBot(more)


def play(task: tuple[Match, int, int]) -> Bout:
    """The game of this number."""
    match, first, number = task
    game, content = stage(match.game, "")
    parts = sides(match)
    deal, mine = sat(match, number, parts)
    judge = game.judge()
    me, rival = subject(match, judge), find(match.rival)
    g = game.new(content, match.seats, dict(match.options), first + deal, told=False)
    rng = seeded(first + deal, THINKING)
    choices, seconds, longest, count = 0, 0.0, 0.0, 0
    while g.outcome is None and count < LIMIT:
        count += 1
        seat = one_of(asked(g).awaited(g), rng)
        if seat in mine:
            begin = process_time()
            code = me.pick(judge, g, seat, rng) if isinstance(me, OpenBot) else picked(
                g, judge, me, seat, rng)  # fmt: skip
            spent = process_time() - begin
            choices, seconds, longest = choices + 1, seconds + spent, max(longest, spent)
        else:
            code = picked(g, judge, rival, seat, rng)
        choose(g, seat, code)
    return Bout(part_of_win(match, g.outcome, mine), choices, seconds, longest)


def part_of_win(match: Match, outcome: Any, mine: list[int]) -> float:
    """1 for a win, shared among those who win against each other; 0 for none."""
    if outcome is None or not has(outcome.winners, mine[0]):
        return 0.0
    winners = [seat for seat in range(match.seats) if has(outcome.winners, seat)]
    return len([seat for seat in winners if seat in mine]) / len(winners)


def bouts(match: Match, count: int, first: int, jobs: int) -> Iterator[Bout]:
    """One game after another, in order."""
    tasks = ((match, first, number) for number in range(count))
    if jobs == 1:
        yield from map(play, tasks)
        return
    with get_context().Pool(jobs) as pool:
        yield from pool.imap(play, tasks)


def result(played: list[Bout]) -> Result:
    won = sum(bout.won for bout in played)
    low, high = wilson(won, len(played))
    choices = sum(bout.choices for bout in played)
    seconds = sum(bout.seconds for bout in played)
    return Result(
        len(played), won, low, high, seconds / max(1, choices),
        max((bout.longest for bout in played), default=0.0),
    )  # fmt: skip
