"""The review at the terminal."""

import json
from pathlib import Path

import reviews
from cli_kit import TERRORS, gaslamp, play, refused

QUICK = ["--limit", "1"]  # the parts sum up at any limit


def saved(folder: Path) -> Path:
    journal, _ = reviews.play(TERRORS, 0, "greedy")
    assert journal is not None
    file = folder / "game.save"
    file.write_text(reviews.replayed(journal).save())
    return file


def test_a_finished_game_is_reviewed_in_words_and_as_data(tmp_path: Path) -> None:
    file = saved(tmp_path)
    ran = gaslamp("review", str(file), *QUICK)
    assert ran.code == 0
    for words in (
        "Terrors of London: ",
        "at the deal",
        "Own choices: ",
        "The unknowable: ",
        "sharpness",
    ):
        assert words in ran.out
    data = json.loads(gaslamp("review", str(file), "--seat", "2", "--json", *QUICK).out)
    assert data["seat"] == 1 and data["weighed"] == data["of"]
    assert sum(part["points"] for part in data["parts"]) == data["result"] - data["start"]


def test_what_cannot_be_reviewed_is_refused_in_one_sentence(tmp_path: Path) -> None:
    file = tmp_path / "game.save"
    play("1", f"save {file}", "quit")
    assert "once the game is over" in refused("review", str(file))
    over = str(saved(tmp_path))
    assert "too small" in refused("review", over, "--limit", "0")
    assert "seat" in refused("review", over, "--seat", "9", *QUICK)
