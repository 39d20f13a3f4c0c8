"""The processes of a simulation: what becomes of them when something goes wrong."""

from __future__ import annotations

import gc
import multiprocessing

import pytest

from cli_kit import TERRORS
from gaslamp import games
from gaslamp.kernel.errors import Trouble
from gaslamp.kernel.snapshot import digest
from gaslamp.lab.pool import run
from gaslamp.lab.spec import LIMIT, Spec, make_spec


def test_a_process_that_is_killed_ends_the_simulation_with_a_sentence() -> None:
    spec = make_spec(TERRORS, "random", None, {}, None)
    before = set(multiprocessing.active_children())  # other tests may have left some

    def kill_them(count: int) -> None:
        for process in set(multiprocessing.active_children()) - before:
            process.kill()

    with pytest.raises(Trouble, match="ended from outside"):
        run(spec, 1_000_000, 1, 2, kill_them)
    assert set(multiprocessing.active_children()) <= before


def test_trouble_in_a_process_is_told_here() -> None:
    options = tuple(sorted(games.find(TERRORS).settled(2, {}).items()))
    spec = Spec(TERRORS, ("nobody", "random"), options, (), "", LIMIT)
    before = set(multiprocessing.active_children())
    with pytest.raises(Trouble, match="There is no bot 'nobody'"):
        run(spec, 10, 1, 2, lambda count: None)
    assert set(multiprocessing.active_children()) <= before


def test_every_game_is_counted_once_while_they_are_played() -> None:
    spec = make_spec(TERRORS, "random", None, {}, None)
    counts: list[int] = []
    trials, _ = run(spec, 25, 3, 3, counts.append)
    assert sum(counts) == 25
    assert [trial.seed for trial in trials] == list(range(3, 28))


@pytest.mark.parametrize("game", games.ids())
def test_a_game_without_a_log_is_dealt_like_one_with_a_log(game: str) -> None:
    found = games.find(game)
    seats = found.seat_counts[0]
    options = found.settled(seats, dict(found.lab_options))
    for seed in range(5):
        told = found.new(found.printed, seats, options, seed)
        quiet = found.new(found.printed, seats, options, seed, told=False)
        assert told.log and not quiet.log and not quiet.logging
        assert digest(told) == digest(quiet)


@pytest.mark.parametrize("game", games.ids())
def test_games_leave_no_cycles_behind_for_the_collector(game: str) -> None:
    spec = make_spec(game, "random", None, {}, None)
    run(spec, 1, 1, 1, lambda count: None)
    before = gc.get_threshold()
    gc.collect()
    gc.disable()
    try:
        run(spec, 2, 2, 1, lambda count: None)
        assert gc.collect() == 0
    finally:
        gc.enable()
    assert gc.get_threshold() == before
