"""Training: lessons are kept whole, the same seed gives the same weights, and they are written."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

from cli_kit import gaslamp, refused
from gaslamp import games
from gaslamp.bots import find
from gaslamp.bots.fitting import Fit, Rows
from gaslamp.games.learned import told_of
from gaslamp.kernel.eyes import logistic
from gaslamp.kernel.rng import seeded
from gaslamp.lab.lessons import PUPIL, School, enter, lesson, player
from gaslamp.lab.training import HELD_OUT, in_line, is_held_out

PLAGUE = "plague-of-dracula"


def test_a_lesson_keeps_rows_of_numbers_and_who_won() -> None:
    enter(School(PLAGUE, (), 0))
    kept = lesson(4)
    assert len(kept.sizes) == len(kept.won) == len(kept.values) > 5
    assert sum(kept.sizes) == len(kept.columns) == len(kept.numbers)
    assert len(set(kept.won)) == 1  # one seat: it won all along or never
    assert lesson(4) == kept


def test_a_league_plays_with_what_its_members_learned() -> None:
    school = School(PLAGUE, ({"fit": 1.0},), 100)
    judge, bot = player(school, games.find(PLAGUE), seeded(1))
    assert bot is find(PUPIL)
    assert judge.eyes is not None
    assert judge.eyes.learned == {"fit": 1.0}


def test_the_command_writes_the_same_weights_for_the_same_seed(tmp_path: Path) -> None:
    for name, jobs in (("one", "1"), ("two", "2")):
        ran = gaslamp("train", PLAGUE, "--games", "4", "--jobs", jobs, "--out",
                      str(tmp_path / name))  # fmt: skip
        assert ran.code == 0
        assert "Generation 1:" in ran.out
    one, two = ((tmp_path / name).read_text() for name in ("one", "two"))
    assert one == two
    told = json.loads(one)
    assert told["game"] == PLAGUE
    assert told["games"] == 4
    assert told["weights"]


def test_what_cannot_be_learned_is_said() -> None:
    assert "at least 1" in refused("train", PLAGUE, "--generations", "0")
    assert "'chess'" in refused("train", "chess")


def test_games_are_held_out_at_every_table() -> None:
    """By lot, so that no table that comes round in turn is held out or learned from alone."""
    for tables in (2, 3, 5, 12):
        held = Counter(game % tables for game in range(600) if is_held_out(game))
        assert len(held) == tables
        assert 600 / HELD_OUT * 0.7 < held.total() < 600 / HELD_OUT * 1.3


def test_chances_are_brought_into_line_and_the_order_of_positions_stays() -> None:
    """Opinions twice too strong are halved; nothing else changes."""
    rows = Rows()
    rng = seeded(3)
    fit = Fit(1)
    fit.weights[0] = 2.0
    for _ in range(4000):
        lean = float(rng.below(200)) / 100.0 - 1.0
        rows.put(0, lean)
        rows.close(float(rng.below(1000)) / 1000.0 < logistic(lean))
    found = in_line(fit, rows, 1, 1)
    assert 0.8 < found.weights[0] < 1.2
    assert abs(found.bias) < 0.15


def test_trials_are_noted_with_what_was_learned(tmp_path: Path) -> None:
    ran = gaslamp("train", PLAGUE, "--games", "3", "--trials", "4", "--jobs", "1", "--out",
                  str(tmp_path / "eyes"))  # fmt: skip
    assert ran.code == 0
    told = json.loads((tmp_path / "eyes").read_text())
    assert told["trials"] == 4
    assert {"log-loss", "off", "held-out"} <= set(told["level-3"])


def test_less_than_no_games_are_refused_whatever_trials_there_are() -> None:
    for words in (("--games", "-5", "--trials", "6"), ("--games", "0")):
        assert "at least 1" in refused("train", PLAGUE, *words)


def test_what_was_learned_is_brought_into_line_again_without_learning_anew(tmp_path: Path) -> None:
    """With no games only the trials are played: every weight keeps its part."""
    ran = gaslamp("train", PLAGUE, "--games", "0", "--trials", "6", "--jobs", "1", "--out",
                  str(tmp_path / "eyes"))  # fmt: skip
    assert ran.code == 0
    told = json.loads((tmp_path / "eyes").read_text())
    known = told_of(games.find(PLAGUE).folder())
    assert known is not None
    assert told["trials"] == 6
    assert (told["games"], told["scores"]) == (known["games"], known["scores"])
    stretch = told["weights"]["mina"] / known["weights"]["mina"]
    for name, weight in known["weights"].items():
        if name != "bias" and abs(weight) > 0.1:
            assert abs(told["weights"][name] / weight - stretch) < 0.01
