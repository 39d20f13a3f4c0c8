"""Play games by hints alone and list every hint that plays against itself.

`python tests/hints/run.py --game GAME --games N --seed S [--jobs N]`; without a game, all of them.
The same seed gives the same games. See `faults.py` for what counts.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

from gaslamp import games
from gaslamp.lab.fuzz import bounded
from gaslamp.table import life
from gaslamp.table.advice import hint
from gaslamp.table.seats import HUMAN
from hints.faults import KINDS, faults
from hints.played import Advisor, next_turn

GAMES = 200
LIMIT = 20_000  # choices, after which a game counts as endless


@dataclass(frozen=True)
class Tally:
    """What came of one hinted game."""

    game: str
    seed: int
    hints: int
    winners: int
    seats: int
    faults: list[tuple[str, str]]  # kind, and where with what


def follow(game_id: str, turns: int, seed: int, advise: Advisor = hint) -> Tally:
    """One game by hints, in the variant its seed falls on; 0 turns for the whole of it."""
    game = games.find(game_id)
    ways = bounded(game)
    way = ways[seed % len(ways)]
    match = life.begin(game_id, [HUMAN] * way.seats, dict(way.options), seed)
    found: list[tuple[str, str]] = []
    while match.g.outcome is None and len(match.before) < LIMIT:
        turn = next_turn(match, advise)
        found += [(f.kind, f"{game_id} seed {seed} choice {f.step.number} (turn {f.step.turn}): "
                           f"{f.words}") for f in faults(turn)]  # fmt: skip
        turns -= 1
        if turns == 0:
            break
    winners = 0 if match.g.outcome is None else match.g.outcome.winners
    return Tally(game_id, seed, len(match.before), winners, way.seats, found)


def follow_all(game_id: str, count: int, seed: int, turns: int, jobs: int) -> Iterator[Tally]:
    one = partial(follow, game_id, turns)
    seeds = range(seed, seed + count)
    if jobs == 1:
        yield from map(one, seeds)
        return
    with ProcessPoolExecutor(jobs) as pool:
        yield from pool.map(one, seeds)


def score(tallies: list[Tally]) -> str:
    """A line about the games of one game."""
    kinds = Counter(kind for tally in tallies for kind, _ in tally.faults)
    hints = sum(tally.hints for tally in tallies)
    clean = sum(not tally.faults for tally in tallies)
    listed = ", ".join(f"{kind} {kinds[kind]}" for kind in KINDS)
    won = sum(tally.winners != 0 for tally in tallies)
    return (f"{tallies[0].game}: {len(tallies)} games, {hints} hints, {listed}; "
            f"{clean} games without a fault; won {won}")  # fmt: skip


def main() -> int:
    words = argparse.ArgumentParser(description="Do hints play against themselves?")
    words.add_argument("--game", default="", choices=["", *games.ids()])
    words.add_argument("--games", type=int, default=GAMES)
    words.add_argument("--seed", type=int, default=1)
    words.add_argument("--turns", type=int, default=0, help="only so many turns of each game")
    words.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    asked = words.parse_args()
    clean = True
    scores: list[str] = []
    for game_id in [asked.game] if asked.game else games.ids():
        tallies: list[Tally] = []
        for tally in follow_all(game_id, asked.games, asked.seed, asked.turns, asked.jobs):
            tallies.append(tally)
            for kind, where in tally.faults:
                clean = False
                print(f"{kind.upper()} {where}", flush=True)
        scores.append(score(tallies))
        print(scores[-1], flush=True)
    return 0 if clean else 1


if __name__ == "__main__":
    sys.exit(main())
