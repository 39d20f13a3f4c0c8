"""`docs/add-a-bot.md` holds what it says: two files and a test, and the bot plays everywhere."""

from __future__ import annotations

from pathlib import Path

from page_kit import Follower


def test_the_page_adds_a_bot(tmp_path: Path) -> None:
    follower = Follower("add-a-bot.md", tmp_path, tests=("bots",))
    assert follower.write_files() == [
        "src/gaslamp/bots/hasty.py", "src/gaslamp/words/en/bots.ftl", "tests/bots/test_hasty.py",
    ]  # fmt: skip
    tested, simulated, replayed = follower.commands()
    assert " passed" in follower.run(tested)
    assert "1 Hasty" in follower.run(simulated)
    assert "Winner: Bot " in follower.run(replayed)
