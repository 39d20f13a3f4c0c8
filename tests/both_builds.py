"""Compiled and interpreted play, side by side: `both_builds.py RANDOM GREEDY [--jobs N]`.

So many random games of every variant and greedy games of every game are played by both builds and
their journals compared (see `journals.py`). The compiled engine must have been built.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from gaslamp import engine

HERE = Path(__file__).parent


def told(words: list[str], compiled: bool) -> list[str]:
    """The journals of some games, by one build."""
    env = {**os.environ, "GASLAMP_COMPILED": "yes" if compiled else "no"}
    ran = subprocess.run(
        [sys.executable, str(HERE / "journals.py"), *words], env=env, cwd=HERE.parent, check=True,
        stdout=subprocess.PIPE, text=True,
    )  # fmt: skip
    return ran.stdout.splitlines()


def differences(random: str, greedy: str, jobs: int) -> tuple[int, list[str]]:
    """How many games were compared, and the ones that differ, as both tell them."""

    def part(number: int) -> tuple[int, list[str]]:
        words = [random, greedy, str(number), str(jobs)]
        one, other = told(words, True), told(words, False)
        return len(one), [f"{a} | {b}" for a, b in zip(one, other, strict=True) if a != b]

    with ThreadPoolExecutor(jobs) as pool:
        parts = list(pool.map(part, range(jobs)))
    return sum(count for count, _ in parts), [line for _, lines in parts for line in lines]


def main() -> int:
    words = argparse.ArgumentParser(description="Compare compiled and interpreted play.")
    words.add_argument("random")
    words.add_argument("greedy")
    words.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    asked = words.parse_args()
    if engine.built() is None:
        print("There is no compiled engine to compare with; hatch_build.py engine builds one.")
        return 2
    count, found = differences(asked.random, asked.greedy, asked.jobs)
    print("\n".join(found))
    print(f"{count} games by both builds, {len(found)} differ")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
