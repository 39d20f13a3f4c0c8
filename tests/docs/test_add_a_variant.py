"""`docs/add-a-variant.md` holds what it says: a setting, its rule, its words and its test."""

from __future__ import annotations

from pathlib import Path

import pytest

from page_kit import Follower, changed


def test_the_page_adds_a_variant(tmp_path: Path) -> None:
    follower = Follower("add-a-variant.md", tmp_path, tests=("scenarios/great_old_ones",))
    assert follower.write_files() == [
        "src/gaslamp/games/great_old_ones/game.py",
        "src/gaslamp/games/great_old_ones/setup.py",
        "src/gaslamp/games/great_old_ones/messages.ftl",
        "tests/scenarios/great_old_ones/test_calm_start.py",
    ]
    tested, unchanged, simulated = follower.commands()
    assert "2 passed" in follower.run(tested)
    assert " passed" in follower.run(unchanged)
    assert "2 games" in follower.run(simulated)


def test_a_diff_changes_what_stands_there_exactly_once() -> None:
    text = "one\ntwo\nthree\nfour\n"
    assert changed(text, " one\n-two\n+2\n…\n-four\n+4\n") == "one\n2\nthree\n4\n"
    with pytest.raises(AssertionError, match="stands 0 times"):
        changed(text, "-five\n+5\n")
