"""The match command: lets a bot play another and prints how often it wins."""

from __future__ import annotations

from contextlib import ExitStack
from dataclasses import dataclass, replace

from gaslamp import games
from gaslamp.bots import find
from gaslamp.cli.asking import read_options
from gaslamp.cli.simulate import progress
from gaslamp.cli.speech import t
from gaslamp.kernel.errors import Trouble
from gaslamp.lab.match import Bout, Match, bouts, result, sides, table
from gaslamp.lab.pool import MOST_JOBS, cores
from gaslamp.lab.spec import check_seed


@dataclass(frozen=True)
class Order:
    """What was asked for on the command line."""

    game: str
    bot: str
    against: str
    games: int
    seats: int | None
    seat: int | None
    seed: int
    jobs: int | None
    option: list[str]
    times: int
    open: bool


def compete(order: Order) -> int:
    if order.games < 1:
        raise Trouble("too-few-games", games=order.games)
    if order.times < 1:
        raise Trouble("too-little-work", times=order.times)
    check_seed(order.seed)
    jobs = cores() if order.jobs is None else order.jobs
    if not 1 <= jobs <= MOST_JOBS:
        raise Trouble("jobs-out-of-range", jobs=jobs, most=MOST_JOBS)
    find(order.bot)
    find(order.against)
    game = games.find(order.game)
    seats, options = table(game, order.seats, read_options(order.option))
    if order.seat is not None and not 1 <= order.seat <= seats:
        raise Trouble("seat-out-of-range", number=order.seat, seats=seats)
    only = -1 if order.seat is None else order.seat - 1
    match = Match(
        game.id, order.bot, order.against, seats, options, only, order.times, order.open
    )  # fmt: skip
    show(match, order, jobs)
    if len(sides(match)) == 1:
        show(replace(match, bot=order.against, times=1, open_cards=False), order, jobs)
    return 0


def show(match: Match, order: Order, jobs: int) -> None:
    played: list[Bout] = []
    with ExitStack() as stack:
        done = progress(stack, order.games)
        for bout in bouts(match, order.games, order.seed, jobs):
            played.append(bout)
            done(1)
    found = result(played)
    print(
        t.command(
            "match-result",
            bot=match.bot,
            won=f"{found.won:g}",
            games=found.games,
            share=f"{100 * found.won / found.games:.1f}",
            low=f"{100 * found.low:.0f}",
            high=f"{100 * found.high:.0f}",
            milliseconds=f"{1000 * found.seconds:.1f}",
            longest=f"{1000 * found.longest:.0f}",
        ),
        flush=True,
    )
