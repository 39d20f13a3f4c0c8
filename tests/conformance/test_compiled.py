"""Compiled and interpreted builds play identical games."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from gaslamp import games
from gaslamp.kernel import rng

ROOT = Path(__file__).resolve().parents[2]
A_SAMPLE = ["1", "0"]  # games a variant; `make proof` compares 50 of each, and greedy ones
COMPILED = not str(rng.__file__).endswith(".py")


def journals(compiled: str) -> list[str]:
    environment = {**os.environ, "GASLAMP_COMPILED": compiled}
    done = subprocess.run(
        [sys.executable, str(ROOT / "tests" / "journals.py"), *A_SAMPLE],
        env=environment, cwd=ROOT / "tests", capture_output=True, text=True, check=True,
        timeout=900,
    )  # fmt: skip
    return done.stdout.splitlines()


@pytest.mark.skipif(not COMPILED, reason="there is no compiled build to compare with")
def test_both_builds_write_the_same_journals() -> None:
    interpreted = journals("no")
    assert len(interpreted) > 150
    assert journals("yes") == interpreted


def test_states_are_freed_however_deep_they_lie() -> None:
    """Python defers what is freed at a depth of fifty, which states and their parts do not bear:
    the build leaves that guard out (`tools/compile.py`). With it this ends the process."""
    for game in map(games.find, games.ids()):
        seats = game.seat_counts[0]
        g = game.new(game.printed, seats, game.settled(seats, dict(game.lab_options)), 1)
        for _ in range(20):
            nest: list[object] = []
            for _ in range(200):
                nest = [nest, g.clone()]
            del nest
