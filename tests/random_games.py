"""Random games of one game in every way to set it up; the first that breaks is told.

`python tests/random_games.py --game GAME --games N [--seed S] [--jobs N]`: N games for each way.
"""

from __future__ import annotations

import argparse
import os
import sys
from concurrent.futures import ProcessPoolExecutor
from functools import partial

from gaslamp import games
from gaslamp.lab.conformance import random_game
from gaslamp.lab.fuzz import LIMIT, bounded
from gaslamp.lab.trial import stage


def play(game_id: str, count: int, seed: int, number: int) -> str:
    """The games of one way to set it up; why one of them breaks, or nothing."""
    game, content = stage(game_id, "")
    way = bounded(game)[number]
    for i in range(seed, seed + count):
        try:
            random_game(game, content, way, i, LIMIT)
        except Exception as error:
            why = str(error).split("\n")[0] or type(error).__name__
            return f"{game_id}, {way.seats} seats, {dict(way.options)}, seed {i}: {why}"
    return ""


def main() -> int:
    words = argparse.ArgumentParser(description="Random games in every way to set a game up.")
    words.add_argument("--game", required=True, choices=games.ids())
    words.add_argument("--games", type=int, default=500)
    words.add_argument("--seed", type=int, default=1)
    words.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    asked = words.parse_args()
    ways = len(bounded(games.find(asked.game)))
    broken = 0
    one = partial(play, asked.game, asked.games, asked.seed)
    with ProcessPoolExecutor(asked.jobs) as pool:
        for done, why in enumerate(pool.map(one, range(ways)), 1):
            broken += bool(why)
            print(why or f"{asked.game}: {done} of {ways} ways", flush=True)
    print(f"{asked.game}: {ways} ways with {asked.games} games each, {broken} of them break")
    return 1 if broken else 0


if __name__ == "__main__":
    sys.exit(main())
