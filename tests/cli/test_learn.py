"""Learning at the terminal: lessons, answers, going back, leaving and coming back."""

from __future__ import annotations

from pathlib import Path

import pytest

from cli_kit import TERRORS, gaslamp, refused
from learn.test_lessons import MINE


@pytest.fixture(autouse=True)
def own_data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))


def test_a_lesson_is_played_by_typing() -> None:
    lines = ["pass", "play cultist", "", "play fanatic", "t", "play fanatic", "1", "quit"]
    ran = gaslamp("learn", TERRORS, lines=lines)
    assert ran.code == 0 and ran.err == ""
    said = [line for line in ran.out.splitlines() if "Lesson: " in line]
    starts = ["I am Mrs.", "You hold 3", "A penny", "I am Mrs.", "1 Power", "1 Power", "2 Power",
              "That is the whole art"]  # fmt: skip
    assert [
        line.partition("Lesson: ")[2].startswith(s) for line, s in zip(said, starts, strict=True)
    ]
    assert all(s in line for line, s in zip(said, starts, strict=True))
    listed = gaslamp("learn", TERRORS, "--list").out
    assert "1. How it ends (learned): " in listed and "2. Shopping in the fog: " in listed


def test_the_place_is_kept() -> None:
    ran = gaslamp("learn", TERRORS, "tl-4", lines=["play skeletal", "play sewer rats", "quit"])
    assert "`gaslamp learn terrors-of-london` goes on here" in ran.out
    again = gaslamp("learn", TERRORS, lines=["back", "quit"])
    assert "Lesson 4 of 8" in again.out and "Form a horde" in again.out
    assert again.out.count("Play Sewer Rats") == 1


def test_what_is_known_is_not_taught_again() -> None:
    gaslamp("learn", TERRORS, lines=["k", "show", "", "quit"])
    listed = gaslamp("learn", TERRORS, "--list").out
    assert "1. How it ends (learned): " in listed and "2. Shopping in the fog (" not in listed


def test_the_last_lesson_leads_straight_into_a_first_game() -> None:
    ran = gaslamp("learn", TERRORS, "7", lines=["k", "k", "", "1", "quit", ""])
    assert "Light the lamp for your first game" in ran.out
    assert "Mrs. Grimsby: Count your Coin, then look what it buys." in ran.out
    ran = gaslamp("learn", TERRORS, "8", lines=["skip", "", "no"])
    assert "You will be glad of the Vampire." in ran.out


def test_lessons_of_ones_own(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(MINE, encoding="utf-8")
    ran = gaslamp("check-lesson", str(file))
    assert ran.code == 0 and ran.out.startswith("1 lesson for Terrors of London holds.")
    ran = gaslamp("learn", str(file), lines=["1", ""])
    assert "Lesson: Done." in ran.out and ran.out.endswith("That was the last lesson.\n")
    file.write_text(MINE.replace("attack:2", "attack:9"), encoding="utf-8")
    ran = gaslamp("check-lesson", str(file))
    assert ran.code == 1 and "nothing that is wanted is on the menu" in ran.out


def test_what_cannot_be_taught_is_refused() -> None:
    assert "there are: " in refused("learn", "chess")
    assert "There is no lesson 'tl-99'; there is: tl-1" in refused("learn", TERRORS, "tl-99")
    assert "mine.toml" in refused("check-lesson", "mine.toml")
