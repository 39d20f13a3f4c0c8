"""The simulator: what it counts, and that the same seed gives the same whatever the jobs."""

import csv
import json
from pathlib import Path
from typing import Any

import pytest

from cli_kit import TERRORS, gaslamp
from gaslamp.lab.pool import run
from gaslamp.lab.report import Report, as_csv, as_text, summary
from gaslamp.lab.spec import make_spec
from gaslamp.lab.trial import play_trial

TIMES = ("seconds", "decisions_per_s")


def simulated(*words: str) -> dict[str, Any]:
    ran = gaslamp("simulate", TERRORS, "--json", *words)
    assert ran.code == 0, ran.err
    found: dict[str, Any] = json.loads(ran.out)
    return found


def test_the_json_is_one_object_with_all_that_was_promised() -> None:
    found = simulated("--games", "10", "--bots", "random", "--seed", "3", "--jobs", "1")
    assert found["game"] == TERRORS
    assert found["games"] == found["finished"] == sum(found["endings"].values()) == 10
    assert found["decisions"] > 1000
    assert found["seconds"] > 0 and found["decisions_per_s"] > 0
    assert [seat["bot"] for seat in found["seats"]] == ["random", "random"]
    for seat in found["seats"]:
        assert seat["share"] == seat["wins"] / 10
        assert 0 <= seat["low"] <= seat["share"] <= seat["high"] <= 1
    assert sum(seat["wins"] for seat in found["seats"]) == 10
    assert sum(row["games"] for row in found["groups"]["overlord"].values()) == 20
    assert sum(row["wins"] for row in found["groups"]["overlord"].values()) == 10
    assert found["options"]["turn-limit"] == "200"
    turns = found["length"]["turns"]
    assert turns["min"] <= turns["median"] <= turns["max"]


def test_the_jobs_make_no_difference() -> None:
    words = ["--games", "30", "--bots", "random", "--seed", "100"]
    results = [simulated(*words, "--jobs", jobs) for jobs in ("1", "2", "3")]
    for result in results:
        for time in TIMES:
            del result[time]
    assert results[0] == results[1] == results[2]


def test_game_number_i_has_the_seed_plus_i() -> None:
    spec = make_spec(TERRORS, "random", None, {}, None)
    trials, interrupted = run(spec, 6, 50, 2, lambda count: None)
    assert not interrupted
    assert trials == [play_trial(spec, seed) for seed in range(50, 56)]


def test_one_bot_per_seat() -> None:
    found = simulated("--games", "2", "--bots", "greedy,random", "--jobs", "2")
    assert [seat["bot"] for seat in found["seats"]] == ["greedy", "random"]


def test_options_of_the_user_go_over_those_of_the_lab() -> None:
    found = simulated("--games", "2", "--option", "turn-limit=none", "--option", "first-hand=3")
    assert found["options"]["turn-limit"] == "none"
    assert found["options"]["first-hand"] == "3"
    assert "--option first-hand=3 --option turn-limit=none" in found["odd"][0]["replay"]


def test_games_over_the_limit_count_as_unfinished() -> None:
    found = simulated("--games", "4", "--limit", "20", "--jobs", "1")
    assert found["finished"] == 0
    assert found["decisions"] == 80
    assert found["endings"] == {}
    assert [odd["why"] for odd in found["odd"]] == ["unfinished"] * 4
    assert all((seat["low"], seat["high"]) == (0.0, 1.0) for seat in found["seats"])


def test_the_text_report_tells_the_same() -> None:
    ran = gaslamp("simulate", TERRORS, "--games", "10", "--seed", "3", "--jobs", "1")
    assert ran.code == 0
    for words in ("10 of 10 games played, 10 finished", "Wins by seat", "Wins by overlord",
                  "Endings", "turns: mean", "decisions in", "gaslamp replay --game"):  # fmt: skip
        assert words in ran.out


def test_the_rows_are_written_one_per_game(tmp_path: Path) -> None:
    file = tmp_path / "rows.csv"
    found = simulated("--games", "5", "--seed", "8", "--csv", str(file), "--jobs", "1")
    rows = list(csv.DictReader(file.read_text(encoding="utf-8").splitlines()))
    assert [int(row["seed"]) for row in rows] == [8, 9, 10, 11, 12]
    assert sum(int(row["decisions"]) for row in rows) == found["decisions"]
    wins = [sum(row["winners"] == str(seat) for row in rows) for seat in (1, 2)]
    assert wins == [seat["wins"] for seat in found["seats"]]
    assert all(row["overlord-1"] and row["score-2"] for row in rows)
    assert [path.name for path in tmp_path.iterdir()] == ["rows.csv"]


@pytest.mark.parametrize("words", [["--pack", "nowhere"], ["--jobs", "0"]])
def test_a_refused_simulation_leaves_older_rows_alone(words: list[str], tmp_path: Path) -> None:
    file = tmp_path / "rows.csv"
    file.write_text("precious")
    assert gaslamp("simulate", TERRORS, "--csv", str(file), *words).code == 2
    assert file.read_text() == "precious"
    assert [path.name for path in tmp_path.iterdir()] == ["rows.csv"]


def test_an_empty_report_can_still_be_told() -> None:
    spec = make_spec(TERRORS, "random", None, {}, None)
    report = Report(spec, 100, 1, [], 0.0, True)
    assert summary(report)["finished"] == 0
    assert "0 of 100 games played" in as_text(report)


def test_chances_are_noted_at_every_choice_and_change_nothing() -> None:
    given = {"overlords": "random", "influence": "recommended"}
    plain = make_spec("terrors-of-london", "random", None, given, None, limit=12)
    noting = make_spec("terrors-of-london", "random", None, given, None, limit=12, chances=True)
    one, other = play_trial(plain, 3), play_trial(noting, 3)
    assert one.chances == [] and other._replace(chances=[]) == one
    assert len(other.chances) == other.decisions == 12
    assert all(seat in (0, 1) and 0 <= said <= 1000 for seat, said in other.chances)
    ended = other._replace(finished=True, winners=(0,), chances=[(0, 900), (1, 100), (0, 920)])
    report = Report(noting, 1, 3, [ended], 1.0, False)
    found = summary(report)["chances"]
    assert found["choices"] == 3
    assert [(row["said"], row["came"]) for row in found["tenths"]] == [(0.1, 0.0), (0.91, 1.0)]
    assert "said 91 in a hundred, came 100, at 2 choices" in as_text(report)
    assert as_csv(report).splitlines()[1].endswith("1:90.0 2:10.0 1:92.0")
