"""Break the rules of the register one at a time and see whether a test that cites them notices.

`python tests/mutants/run.py [--game GAME] [--rule BEGINNING] [--jobs N]`, or `make mutants` with
GAME= and RULE=. Everything runs interpreted, in a copy of the source.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from queue import SimpleQueue

sys.path.insert(0, str(Path(__file__).parent.parent))

from mutants.only_rule import REPORT, RULE
from mutants.register import SOURCE, TESTS, Break, citing, entries

PASSED, FAILED = 0, 1  # what pytest says when it has run tests
LIMIT = 120  # seconds for the tests of one rule
# A break after which the code cannot run proves nothing about the rule.
CRASHES = ("NameError", "SyntaxError", "ImportError", "AttributeError", "TypeError",
           "UnboundLocalError", "IndentationError", "ModuleNotFoundError")  # fmt: skip


@dataclass(frozen=True)
class Verdict:
    """What became of a break: caught, or why not."""

    entry: Break
    caught: bool
    why: str


class Copy:
    """A copy of the source in which one file at a time is broken."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.ticks = 0
        shutil.copytree(
            SOURCE, folder / "gaslamp",
            ignore=shutil.ignore_patterns("*.so", "web_client"),
        )  # fmt: skip

    @contextmanager
    def broken(self, entry: Break) -> Iterator[None]:
        path = self.folder / "gaslamp" / entry.path()
        whole = path.read_text(encoding="utf-8")
        self.write(path, entry.broken())
        try:
            yield
        finally:
            self.write(path, whole)

    def write(self, path: Path, text: str) -> None:
        """Write a file with a time of its own, so that no old bytecode passes for it."""
        path.write_text(text, encoding="utf-8")
        self.ticks += 1
        os.utime(path, (self.ticks, self.ticks))


def tried(entry: Break, copy: Copy) -> Verdict:
    """Run the tests that cite the rule against the broken source."""
    files = [str(path) for path in citing(entry.rule)]
    if not files:
        return Verdict(entry, False, "no test cites the rule")
    report = copy.folder / "failures.txt"
    report.write_text("", encoding="utf-8")
    paths = [str(copy.folder), str(TESTS), os.environ.get("PYTHONPATH", "")]
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, paths)),
           RULE: entry.rule, REPORT: str(report)}  # fmt: skip
    words = ["-m", "pytest", "-x", "-q", "-p", "mutants.only_rule", "-p", "no:xdist", *files]
    with copy.broken(entry):
        try:
            ran = subprocess.run(
                [sys.executable, *words], cwd=TESTS.parent, env=env, capture_output=True,
                text=True, timeout=LIMIT, check=False,
            )  # fmt: skip
        except subprocess.TimeoutExpired:
            return Verdict(entry, False, f"the tests hang for more than {LIMIT} seconds")
    failures = report.read_text(encoding="utf-8").splitlines()
    if ran.returncode not in (PASSED, FAILED):
        return Verdict(entry, False, f"the tests cannot be run: {ran.stdout[-2000:]}")
    if not failures:
        last = (ran.stdout.strip() or ran.stderr.strip()).splitlines()[-1:]
        return Verdict(entry, False, f"every test passes ({' '.join(last)})")
    kind, _, test = failures[0].partition(" ")
    if kind in CRASHES:
        return Verdict(entry, False, f"the code no longer runs ({kind} in {test})")
    return Verdict(entry, True, test)


def try_all(chosen: list[Break], jobs: int) -> Iterator[Verdict]:
    """Verdicts as they come, several processes at a time."""
    with tempfile.TemporaryDirectory(prefix="gaslamp-mutants-") as folder:
        copies: SimpleQueue[Copy] = SimpleQueue()
        for number in range(jobs):
            copies.put(Copy(Path(folder) / str(number)))

        def one(entry: Break) -> Verdict:
            copy = copies.get()
            try:
                return tried(entry, copy)
            finally:
                copies.put(copy)

        with ThreadPoolExecutor(jobs) as pool:
            yield from pool.map(one, chosen)


def main() -> int:
    words = argparse.ArgumentParser(description="Break rules and see which tests notice.")
    words.add_argument("--game", default="", help="only this game")
    words.add_argument("--rule", default="", help="only rules that begin so")
    words.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    asked = words.parse_args()
    chosen = [
        entry for entry in entries()
        if asked.game in ("", entry.game) and entry.rule.startswith(asked.rule)
    ]  # fmt: skip
    seen: Counter[str] = Counter()
    caught: Counter[str] = Counter()
    for verdict in try_all(chosen, max(1, asked.jobs)):
        seen[verdict.entry.game] += 1
        caught[verdict.entry.game] += verdict.caught
        if not verdict.caught:
            print(f"NOT CAUGHT {verdict.entry.name()}: {verdict.why}", flush=True)
    for game, count in seen.items():
        print(f"{game}: {caught[game]} of {count} breaks caught, {caught[game] / count:.1%}")
    print(f"{sum(caught.values())} of {len(chosen)} breaks caught")
    return 0 if chosen and sum(caught.values()) == len(chosen) else 1


if __name__ == "__main__":
    sys.exit(main())
