"""The train command: lets bots play, learns the game's eyes from it, and writes them down."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from gaslamp import games
from gaslamp.cli.speech import t
from gaslamp.games.learned import EYES, write_weights
from gaslamp.kernel.errors import Trouble
from gaslamp.lab.crew import hired
from gaslamp.lab.pool import MOST_JOBS, cores
from gaslamp.lab.spec import check_seed
from gaslamp.lab.training import Plan, train


@dataclass(frozen=True)
class Order:
    """What was asked for on the command line."""

    game: str
    games: int
    generations: int
    trials: int
    seed: int
    jobs: int | None
    out: Path | None
    engine: str = "local"
    address: str = ""


def learn(order: Order) -> int:
    if order.games < 0 or (order.games == 0 and order.trials < 1):
        raise Trouble("too-few-games", games=order.games)
    if order.generations < 1:
        raise Trouble("too-few-generations", generations=order.generations)
    check_seed(order.seed)
    jobs = cores() if order.jobs is None else order.jobs
    if not 1 <= jobs <= MOST_JOBS:
        raise Trouble("jobs-out-of-range", jobs=jobs, most=MOST_JOBS)
    path = order.out or games.find(order.game).folder() / EYES
    crew = hired(order.engine, order.address, jobs)
    plan = Plan(order.game, order.seed, order.games, order.generations, crew, order.trials)
    weights, source = train(plan, show)
    write_weights(path, source, weights)
    print(t.command("trained", weights=len(weights), path=str(path)))
    return 0


def show(score: dict[str, Any]) -> None:
    """One generation in a line."""
    print(
        t.command(
            "generation",
            number=score["generation"],
            rows=score["rows"],
            held=score["held-out"],
            loss=f"{score['log-loss']:.3f}",
            judge=f"{score['judge-log-loss']:.3f}",
            off=f"{100 * score['off']:.1f}",
        ),
        flush=True,
    )
