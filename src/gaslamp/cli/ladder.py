"""The ladder command: lets the levels play each other and prints how strong each is."""

from __future__ import annotations

from contextlib import ExitStack
from dataclasses import dataclass

from gaslamp import games
from gaslamp.bots import bot_names
from gaslamp.cli.simulate import progress
from gaslamp.cli.speech import t
from gaslamp.games.learned import RATINGS, Ratings, write_ratings
from gaslamp.kernel.errors import Trouble
from gaslamp.lab import ladder
from gaslamp.lab.crew import hired
from gaslamp.lab.pool import cores
from gaslamp.lab.spec import check_seed, read_names


@dataclass(frozen=True)
class Order:
    """What was asked for on the command line."""

    game: str
    games: int
    bots: str
    seed: int
    jobs: int | None
    keep: bool = False
    engine: str = "local"
    address: str = ""


def climb(order: Order) -> int:
    if order.games < 1:
        raise Trouble("too-few-games", games=order.games)
    check_seed(order.seed)
    game = games.find(order.game)
    bots = read_names(order.bots) if order.bots else list(bot_names())
    if len(set(bots)) < 2:
        raise Trouble("too-few-bots")
    jobs = hired(order.engine, order.address, cores() if order.jobs is None else order.jobs)
    if ladder.together(game):
        with ExitStack() as stack:
            done = progress(stack, len(bots) * order.games)
            rungs = ladder.company(order.game, bots, order.games, order.seed, jobs, done)
        print(t.command("ladder-together", games=order.games))
        show([(rung.bot, 100 * rung.strength, 100 * rung.low, 100 * rung.high) for rung in rungs])
        keep(order, ladder.as_ratings(rungs, []))
        return 0
    with ExitStack() as stack:
        done = progress(stack, len(bots) * (len(bots) - 1) // 2 * (order.games + order.games % 2))
        met = ladder.round_robin(order.game, bots, order.games, order.seed, jobs, done)
    for pair in met:
        won = f"{100 * pair.won / pair.games:.0f}"
        print(t.command("ladder-pair", one=pair.one, other=pair.other, won=won, games=pair.games))
    print(t.command("ladder-rated", bot=bots[0]))
    rungs = ladder.rated(bots, met, order.seed)
    show([(rung.bot, rung.strength, rung.low, rung.high) for rung in rungs])
    keep(order, ladder.as_ratings(rungs, met))
    return 0


def keep(order: Order, found: Ratings) -> None:
    """Write down what was found, if that was asked for."""
    if order.keep:
        path = games.find(order.game).folder() / RATINGS
        write_ratings(path, {"games": order.games, "seed": order.seed}, found)
        print(t.command("ladder-kept", path=str(path)))


def show(rows: list[tuple[str, float, float, float]]) -> None:
    width = max(len(row[0]) for row in rows)
    for bot, strength, low, high in rows:
        print(f"  {bot:<{width}}  {strength:6.0f}  {low:6.0f} – {high:.0f}")
