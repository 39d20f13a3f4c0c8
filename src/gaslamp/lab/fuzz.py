"""Trying content out: random games in every variant, some of them examined closely."""

from __future__ import annotations

from typing import Any

from gaslamp.games.game import Game
from gaslamp.kernel.errors import Trouble
from gaslamp.lab.conformance import examine, random_game
from gaslamp.table.variants import Variant, variants

GAMES = 200
EXAMINE_EVERY = 50
STRIDE = 20
LIMIT = 20_000


def fuzz(game: Game[Any], content: Any, count: int = GAMES) -> None:
    """Play random games; the first that breaks is told."""
    ways = bounded(game)
    for seed in range(count):
        way = ways[seed % len(ways)]
        try:
            if (seed + 1) % EXAMINE_EVERY == 0:
                examine(game, content, way, seed, STRIDE, limit=LIMIT)
            else:
                random_game(game, content, way, seed, LIMIT)
        except Exception as error:
            why = str(error).split("\n")[0].rstrip(".") or type(error).__name__
            raise Trouble("random-game-breaks", seed=seed, seats=way.seats, why=why) from None


def bounded(game: Game[Any]) -> list[Variant]:
    """All variants, with what the lab sets so that games end."""
    lab = game.lab_options
    ways = [Variant(v.seats, tuple(sorted({**dict(v.options), **lab}.items())))
            for v in variants(game)]  # fmt: skip
    return [way for way in dict.fromkeys(ways) if not game.check(way.seats, dict(way.options))]
