"""Measures simulations as JSON, run by run.py: beside the bench loop, and two jobs beside one.

`simulate.py loop` plays the same random games by `gaslamp simulate` and by the loop of ours.py,
which finds them dealt, in turns, in CPU time; `simulate.py jobs` plays with one job and with two in
turns, by the clock on the wall.
"""

from __future__ import annotations

import json
import resource
import sys
import time

from gaslamp import games
from gaslamp.bots.arena import THINKING, playout
from gaslamp.kernel.rng import seeded
from gaslamp.kernel.state import State
from gaslamp.lab.pool import run
from gaslamp.lab.spec import Spec, make_spec
from ours import LIMIT

TURNS = 25
GAMES = 200
JOB_TURNS = 3
JOB_GAMES = 10_000


def cpu() -> float:
    """CPU seconds of this process and of those that have ended for it."""
    used = [resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)]
    return sum(one.ru_utime + one.ru_stime for one in used)


def simulate(spec: Spec, count: int, seed: int, jobs: int) -> None:
    trials, _ = run(spec, count, seed, jobs, lambda done: None)
    assert len(trials) == count


def dealt(spec: Spec, seed: int) -> State:
    """The game of this seed before anything is chosen."""
    game = games.find(spec.game)
    g: State = game.new(game.printed, len(spec.bots), dict(spec.options), seed, told=False)
    return g


def beside_the_loop(game_id: str) -> dict[str, float]:
    """Games a CPU second in turns, in the loop and simulated."""
    spec = make_spec(game_id, "random", None, {}, None)
    loop = simulated = 0.0
    for turn in range(TURNS):
        seeds = range(turn * GAMES, (turn + 1) * GAMES)
        starts = [(dealt(spec, seed), seeded(seed, THINKING)) for seed in seeds]
        begin = cpu()
        for start, rng in starts:
            playout(start.clone(), rng, LIMIT)
        loop += cpu() - begin
        begin = cpu()
        simulate(spec, GAMES, turn * GAMES, 1)
        simulated += cpu() - begin
    played = TURNS * GAMES
    return {"loop": played / loop, "simulated": played / simulated, "ratio": loop / simulated}


def two_beside_one(game_id: str) -> dict[str, float]:
    """How many times the games of one job two play: by the clock, and if each had a free core;
    and how many cores they did have."""
    spec = make_spec(game_id, "random", None, {}, None)
    wall, spent = [0.0, 0.0], [0.0, 0.0]
    for turn in range(JOB_TURNS):
        for jobs in (1, 2):
            begin, began = cpu(), time.perf_counter()
            simulate(spec, JOB_GAMES, turn * JOB_GAMES, jobs)
            wall[jobs - 1] += time.perf_counter() - began
            spent[jobs - 1] += cpu() - begin
    return {
        "wall": wall[0] / wall[1],
        "cpu": 2 * spent[0] / spent[1],
        "cores": spent[1] / wall[1],
    }


def main() -> None:
    measure = {"loop": beside_the_loop, "jobs": two_beside_one}[sys.argv[1]]
    json.dump({game_id: measure(game_id) for game_id in games.ids()}, sys.stdout)


if __name__ == "__main__":
    main()
