"""Measures our engine in this process: random play and clones, as JSON. Run by run.py and turns.py.

`python bench/ours.py [GAME …]`; without a game, all of them and a small one.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable

import connect_four
from gaslamp import games
from gaslamp.bots.arena import playout
from gaslamp.kernel.rng import Rng, seeded
from gaslamp.kernel.state import State

SECONDS = 3.0
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


def measure(starts: list[State], rng: Rng) -> dict[str, float]:
    """Decisions and finished games a second of random play, and clones of middle positions."""
    decisions = finished = 0
    begin = time.process_time()
    while time.process_time() - begin < SECONDS:
        for start in starts:
            g = start.clone()
            decisions += playout(g, rng, LIMIT)
            finished += g.outcome is not None
    spent = time.process_time() - begin
    middle = middles(starts, rng, decisions // max(1, finished) // 2)
    return {
        "decisions": decisions / spent,
        "games": finished / spent,
        "clones": clones_per_second(middle),
        "length": decisions / max(1, finished),
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


def clones_per_second(positions: list[State]) -> float:
    count = 0
    begin = time.process_time()
    while time.process_time() - begin < SECONDS / 3:
        for g in positions:
            clone: Callable[[], State] = g.clone
            for _ in range(50):
                clone()
            count += 50
    return count / (time.process_time() - begin)


def main() -> None:
    rng = seeded(1)
    results: dict[str, dict[str, float]] = {}
    if not sys.argv[1:]:
        results["connect four"] = measure([connect_four.new(seeded(1))] * POSITIONS, rng)
    for game_id in sys.argv[1:] or games.ids():
        results[game_id] = measure(fresh_games(game_id), rng)
    json.dump(results, sys.stdout)


if __name__ == "__main__":
    main()
