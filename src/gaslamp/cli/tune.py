"""The tune command: tries numbers of cards until shares lie in their band; prints what it tried."""

from __future__ import annotations

import random
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from gaslamp import games
from gaslamp.cli.balance import chosen, line
from gaslamp.cli.simulate import INTERRUPTED, progress
from gaslamp.cli.speech import t
from gaslamp.cli.whatif import fields_of, say
from gaslamp.games.game import Game
from gaslamp.kernel.errors import Trouble
from gaslamp.lab.bands import Band, Played, Row, read_bands
from gaslamp.lab.crew import Jobs, hired
from gaslamp.lab.patching import (
    Change,
    as_toml,
    choices_of,
    patched,
    read_patch,
    refuse_printed,
)  # fmt: skip
from gaslamp.lab.pool import cores
from gaslamp.lab.spec import check_seed
from gaslamp.lab.telling import Telling
from gaslamp.words.sayings import told


@dataclass(frozen=True)
class Order:
    """What was asked for on the command line."""

    game: str
    patch: Path
    band: str
    bots: str
    games: int
    tries: int
    seed: int
    jobs: int | None
    engine: str
    address: str


@dataclass
class Tried:
    """A version, the games it has played, and how far its shares are outside of their bands."""

    changes: list[Change]
    played: Played
    off: float = 0.0


def tune(order: Order) -> int:
    """Successive halving: all versions play a few games, the better half twice as many, and so
    on until one is left."""
    if order.games < 1 or order.tries < 1:
        raise Trouble("too-few-games", games=min(order.games, order.tries))
    check_seed(order.seed)
    game = games.find(order.game)
    bands = chosen(read_bands(game), order.band)
    changes = read_patch(order.patch)
    refuse_printed(game, changes)
    versions = list(choices_of(changes))
    if len(versions) > order.tries:
        versions = random.Random(order.seed).sample(versions, order.tries)
    jobs = hired(order.engine, order.address, cores() if order.jobs is None else order.jobs)
    telling = Telling(game, game.printed, t.language)
    with TemporaryDirectory() as place:
        tried = [
            Tried(one, Played(game.id, order.bots, order.seed,
                              patched(game, one, Path(place) / f"version-{n}")))
            for n, one in enumerate(versions)
        ]  # fmt: skip
        count = order.games
        while True:
            for one in tried:
                if not played(one, bands, count, jobs):
                    return INTERRUPTED
                show(telling, one, bands, count)
            tried.sort(key=lambda one: one.off)
            if len(tried) == 1:
                break
            tried, count = tried[: (len(tried) + 1) // 2], count * 2
    best(game, tried[0])
    return 0


def played(one: Tried, bands: list[Band], count: int, jobs: Jobs) -> bool:
    """Play on; whether nobody interrupted it."""
    cells = list(dict.fromkeys(cell for band in bands for cell in band.cells))
    with ExitStack() as stack:
        done = progress(stack, count * len(cells))
        for cell in cells:
            if one.played.play(cell, count, jobs, done):
                return False
    one.off = sum(distance(row) for band in bands for row in one.played.rows(band))
    return True


def distance(row: Row) -> float:
    """How far a share lies outside of its band; inside, a trifle for being off its middle."""
    if row.least is None or row.most is None:
        return 0.0
    outside = max(0.0, row.least - row.share, row.share - row.most)
    return outside + abs(row.share - (row.least + row.most) / 2) / 100


def show(telling: Telling, one: Tried, bands: list[Band], count: int) -> None:
    what = t.commas([f"{change.id}: {fields_of(change)}" for change in one.changes])
    print(say("tune-tried", what=what, games=count, off=f"{one.off:.2f}"))
    for band in bands:
        for row in one.played.rows(band):
            print(f"  {line(telling, row)}", flush=True)


def best(game: Game[Any], one: Tried) -> None:
    rows: dict[str, list[dict[str, Any]]] = {}
    for change in one.changes:
        rows.setdefault(change.table, []).append({"id": change.id, **change.fields})
    title = told(game.titled(), t.language)
    print(f"\n{say('tune-best', game=title, off=f'{one.off:.2f}')}\n\n{as_toml(rows)}")
