"""Decisions open to several seats at once, and reactions by other seats: see tests/toy."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.parametrize(("rules", "count"), [("auction_rules.py", 5), ("together_rules.py", 3)])
def test_the_toy_auction_keeps_its_rules(rules: str, count: int) -> None:
    # Interpreted: classes of the compiled kernel have no subclasses that are not compiled too.
    known = {**os.environ, "PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT / 'tests'}",
             "GASLAMP_COMPILED": "no"}  # fmt: skip
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "--rootdir", "tests/toy",
         "-c", os.devnull, f"tests/toy/{rules}"],
        cwd=ROOT, env=known, capture_output=True, text=True, timeout=120, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout + done.stderr
    assert f"{count} passed" in done.stdout
