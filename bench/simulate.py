"""Measures simulations: beside the bench loop, and two jobs beside one; a table in about a minute.

The same random games are played by `gaslamp simulate` and by the loop of ours.py, which finds them
dealt, in turns, in CPU time; then with one job and with two in turns, by the clock on the wall.
`simulate.py loop` and `simulate.py jobs` give one half as JSON, for run.py.
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
JOB_SECONDS = 2.0  # so long one job plays: starting the other must weigh alike in every game


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
    count = games_in(spec, JOB_SECONDS)
    wall, spent = [0.0, 0.0], [0.0, 0.0]
    for turn in range(JOB_TURNS):
        for jobs in (1, 2):
            begin, began = cpu(), time.perf_counter()
            simulate(spec, count, turn * count, jobs)
            wall[jobs - 1] += time.perf_counter() - began
            spent[jobs - 1] += cpu() - begin
    return {
        "wall": wall[0] / wall[1],
        "cpu": 2 * spent[0] / spent[1],
        "cores": spent[1] / wall[1],
    }


def games_in(spec: Spec, seconds: float) -> int:
    """About how many games one job plays in so many seconds."""
    begin = cpu()
    simulate(spec, GAMES, 0, 1)
    return round(seconds * GAMES / (cpu() - begin))


def table() -> None:
    """Both halves for every game, as they are measured."""
    print(f"{'':18} {'games a CPU second':^30}  {'two jobs play … times one':^30}")
    print(f"{'game':18} {'loop':>10} {'simulate':>10} {'ratio':>8} ", end=" ")
    print(f"{'by clock':>10} {'by CPU':>8} {'cores':>10}")
    for game_id in games.ids():
        found = beside_the_loop(game_id)
        print(f"{game_id:18} {found['loop']:10,.0f} {found['simulated']:10,.0f}", end=" ")
        print(f"{found['ratio']:8.0%} ", end=" ", flush=True)
        jobs = two_beside_one(game_id)
        print(f"{jobs['wall']:10.2f} {jobs['cpu']:8.2f} {jobs['cores']:10.2f}", flush=True)


def main() -> None:
    if len(sys.argv) == 1:
        table()
        return
    measure = {"loop": beside_the_loop, "jobs": two_beside_one}[sys.argv[1]]
    json.dump({game_id: measure(game_id) for game_id in games.ids()}, sys.stdout)


if __name__ == "__main__":
    main()
