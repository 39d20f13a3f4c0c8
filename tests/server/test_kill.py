"""The server is killed with SIGKILL during play; nothing it acknowledged is lost."""

from __future__ import annotations

from pathlib import Path

from kill_kit import kill_again_and_again


def test_five_kills_lose_nothing(tmp_path: Path) -> None:
    assert kill_again_and_again(tmp_path, kills=5, seed=3, longest=1.5) > 20
