"""Measures our engine in this process: random play and clones, as JSON. Run by run.py and turns.py.

`python bench/ours.py [GAME …] [--seconds S]`; without a game, all of them and a small one. Nothing
here asks for more than an older package has.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Callable

from gaslamp import games
from gaslamp.bots.arena import playout
from gaslamp.kernel import state
from gaslamp.kernel.rng import Rng, seeded
from gaslamp.kernel.state import State

POSITIONS = 40
LIMIT = 100_000


def fresh_games(game_id: str) -> list[State]:
    """Dealt games to start from, so that dealing is not what is measured."""
    game = games.find(game_id)
    content = game.content()
    seats = game.seat_counts[0]
    options = game.settled(seats, dict(game.lab_options))
    dealt = [game.new(content, seats, options, seed) for seed in range(POSITIONS)]
    for g in dealt:
        g.logging = False
    return dealt


def small_games() -> list[State]:
    """Connect four, which must have been compiled with the engine if that is compiled."""
    import connect_four

    return [connect_four.new(seeded(1))] * POSITIONS


def measure(starts: list[State], rng: Rng, seconds: float) -> dict[str, float]:
    """Decisions and finished games a second of random play, and clones of middle positions."""
    decisions = finished = 0
    begin = time.process_time()
    while time.process_time() - begin < seconds:
        for start in starts:
            g = start.clone()
            decisions += playout(g, rng, LIMIT)
            finished += g.outcome is not None
    spent = time.process_time() - begin
    middle = middles(starts, rng, decisions // max(1, finished) // 2)
    return {
        "decisions": decisions / spent,
        "games": finished / spent,
        "clones": clones_per_second(middle, seconds / 3),
        "length": decisions / max(1, finished),
        "compiled": not str(state.__file__).endswith(".py"),
    }


def middles(starts: list[State], rng: Rng, depth: int) -> list[State]:
    """Positions half-way through a game."""
    found = []
    for start in starts:
        g = start.clone()
        playout(g, rng, depth)
        if g.outcome is None:
            found.append(g)
    return found or starts


def clones_per_second(positions: list[State], seconds: float) -> float:
    count = 0
    begin = time.process_time()
    while time.process_time() - begin < seconds:
        for g in positions:
            clone: Callable[[], State] = g.clone
            for _ in range(50):
                clone()
            count += 50
    return count / (time.process_time() - begin)


def main() -> None:
    words = argparse.ArgumentParser(description="Random play and clones a second.")
    words.add_argument("games", nargs="*")
    words.add_argument("--seconds", type=float, default=3.0, help="of CPU time for each game")
    asked = words.parse_args()
    rng = seeded(1)
    results: dict[str, dict[str, float]] = {}
    if not asked.games:
        results["connect four"] = measure(small_games(), rng, asked.seconds)
    for game_id in asked.games or games.ids():
        results[game_id] = measure(fresh_games(game_id), rng, asked.seconds)
    json.dump(results, sys.stdout)


if __name__ == "__main__":
    main()
