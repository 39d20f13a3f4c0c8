"""The register of broken rules is true to the source, and a sample of it is tried."""

from __future__ import annotations

import random
import subprocess
from pathlib import Path

import pytest

from gaslamp import games
from gaslamp.games.rulebook import rulebook
from mutants.register import TESTS, Break, citing, entries
from mutants.run import Copy, tried

SAMPLE = 8


def commit() -> str:
    """The commit that is tested: another one tries other entries."""
    ran = subprocess.run(
        ["git", "rev-parse", "HEAD"], cwd=TESTS, capture_output=True, text=True, check=False
    )
    return ran.stdout.strip() or "no commit"


def sample() -> list[Break]:
    every = list(entries())
    return random.Random(commit()).sample(every, min(SAMPLE, len(every)))


@pytest.mark.parametrize("entry", entries(), ids=lambda entry: f"{entry.game}-{entry.number}")
def test_an_entry_breaks_a_rule_of_the_book_that_a_test_cites(entry: Break) -> None:
    assert entry.rule in rulebook(games.find(entry.game).folder()).rules
    assert citing(entry.rule), f"no test cites {entry.rule}"
    assert entry.what and entry.broken()


@pytest.mark.parametrize("entry", sample(), ids=lambda entry: f"{entry.game}-{entry.number}")
def test_a_broken_rule_is_noticed_by_a_test_that_cites_it(entry: Break, tmp_path: Path) -> None:
    verdict = tried(entry, Copy(tmp_path))
    assert verdict.caught, f"{entry.name()}: {verdict.why}"
