"""`docs/add-a-game.md` holds what it says: a folder and its test, and the game is played."""

from __future__ import annotations

from pathlib import Path

from page_kit import Follower


def test_the_page_adds_a_game(tmp_path: Path) -> None:
    follower = Follower("add-a-game.md", tmp_path)
    written = follower.write_files()
    room, test = "src/gaslamp/games/last_lamp/", "tests/scenarios/last_lamp/"
    assert len(written) == 9
    assert all(name.startswith((room, test)) for name in written)
    tested, simulated, rules = follower.commands()
    assert " passed" in follower.run(tested)
    assert "1 Greedy" in follower.run(simulated)
    assert "LL-LAMP-02" in follower.run(rules)
