"""Compiled and interpreted builds play identical games."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

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
