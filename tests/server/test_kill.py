"""Servers are killed, paused and cut off from their database during play; nothing they acknowledged
is lost, nothing happens twice, and no table has two owners."""

from __future__ import annotations

from pathlib import Path

from kill_kit import besiege
from postgres_kit import postgres
from sampling import whole

KINDS = ["kill", "database", "pause", "cut"]


def test_kills_lose_nothing(tmp_path: Path) -> None:
    kills = 20 if whole() else 3
    tally = besiege(tmp_path, "sqlite", ["kill"] * kills, seed=3, longest=1.5)
    assert tally.kills == kills and tally.acknowledged > 20


def test_nothing_that_happens_to_a_hall_loses_anything(tmp_path: Path) -> None:
    postgres()  # or skip
    times = 20 if whole() else 1
    tally = besiege(tmp_path, "postgres", KINDS * times, seed=3, processes=2)
    assert [tally.kills, tally.database_kills, tally.pauses, tally.cuts] == [times] * 4
    assert tally.watched > 20
