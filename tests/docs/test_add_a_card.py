"""`docs/add-a-card.md` holds what it says: a card is one file, and a pack is played with."""

from __future__ import annotations

from pathlib import Path

from page_kit import Follower


def test_the_page_adds_a_card(tmp_path: Path) -> None:
    follower = Follower("add-a-card.md", tmp_path, tests=("scenarios/terrors_of_london",))
    assert follower.write_files() == [
        "src/gaslamp/games/terrors_of_london/content/mortal.toml",
        "my-cards/pack.toml", "my-cards/cards.toml",
    ]  # fmt: skip
    tested, simulated, checked, played = follower.commands()
    assert " passed" in follower.run(tested)
    assert "10 games" in follower.run(simulated)
    assert "My cards" in follower.run(checked)
    assert "10 games" in follower.run(played)
