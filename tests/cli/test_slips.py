"""First-time slips at the terminal: told once, twice in a turn at most, off with one word."""

from __future__ import annotations

from pathlib import Path

import pytest

from cli_kit import TERRORS, gaslamp, play
from gaslamp.cli import learned

MARK = "By the way: "


@pytest.fixture(autouse=True)
def a_person(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setattr("gaslamp.cli.slips.is_script", lambda: False)


def told(out: str) -> list[str]:
    return [line.partition(MARK)[2] for line in out.splitlines() if MARK in line]


def test_an_idea_is_told_when_it_first_matters_and_never_again() -> None:
    turns = ["all now", "attack", "pass", "yes"] * 3
    first = told(play(*turns, "quit", "").out)
    assert first and len(set(first)) == len(first)
    assert all("`rules TL-" in line for line in first)
    again = told(play(*turns, "quit", "").out)
    assert not set(first) & set(again)
    assert len(learned.read().told) == len(first) + len(again)


def test_one_word_switches_them_off_and_on() -> None:
    ran = play("slips", "slips off", "all now", "slips sometimes", "quit", "")
    assert len(told(ran.out)) < 2 and "No more of these." in ran.out
    assert "Say `slips`" in ran.err
    assert told(play("all now", "quit", "").out) == []
    assert "Ideas will be told" in play("slips on", "quit", "").out


def test_what_was_told_can_be_read_again() -> None:
    lines = ["all now", "attack"]
    once, twice = (told(play(*lines, *more, "quit", "").out) for more in ([], ["slips"]))
    assert once and twice == []
    learned.write(learned.Learned())
    assert told(play(*lines, "slips", "quit", "").out) == [*once, *once]


def test_a_lesson_has_words_of_its_own() -> None:
    assert told(gaslamp("learn", TERRORS, lines=["play fanatic", "quit"]).out) == []


def test_the_goal_of_the_game_is_told_at_its_beginning_and_when_asked() -> None:
    ran = play("goal", "quit", "")
    assert ran.out.count("Health left: at nothing you win.") == 2
