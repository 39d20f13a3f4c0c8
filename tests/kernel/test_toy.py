"""Decisions open to several seats at once, and reactions by other seats: see tests/toy."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def test_the_toy_auction_keeps_its_rules() -> None:
    paths = [str(ROOT / "src"), str(ROOT / "tests")]
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "--rootdir", "tests/toy",
         "-c", os.devnull, "tests/toy/auction_rules.py"],
        cwd=ROOT, env={**os.environ, "PYTHONPATH": os.pathsep.join(paths)},
        capture_output=True, text=True, timeout=60, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout + done.stderr
    assert "5 passed" in done.stdout
