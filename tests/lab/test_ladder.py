"""The ladder: ratings follow from results, and the same games give the same ladder."""

from __future__ import annotations

from pathlib import Path

import pytest

from cli_kit import TERRORS, gaslamp, refused
from gaslamp import games
from gaslamp.bots import bot_names
from gaslamp.games.learned import RATINGS, Rated, Ratings, ratings, write_ratings
from gaslamp.lab.ladder import Met, Rung, as_ratings, fit, rated, share, together
from gaslamp.lab.trial import Trial

BOTS = ["one", "two", "three"]


def trial(*winners: int) -> Trial:
    return Trial(1, True, 1, 1, winners, "", {}, {}, [])


def test_odds_of_ten_to_one_are_400_points() -> None:
    ratings = fit(["one", "two"], [Met("one", "two", 11000, 1000)])
    assert ratings["one"] == 1000
    assert ratings["two"] == pytest.approx(1400, abs=2)


def test_all_results_are_fitted_together() -> None:
    met = [Met("one", "two", 100, 25), Met("two", "three", 100, 25), Met("one", "three", 100, 10)]
    ratings = fit(BOTS, met)
    assert ratings["one"] < ratings["two"] < ratings["three"]
    assert ratings["three"] - ratings["one"] == pytest.approx(381, abs=25)


def test_intervals_hold_the_rating_and_shrink_with_games() -> None:
    few, many = (rated(["one", "two"], [Met("one", "two", n, 0.3 * n)], 1)[1] for n in (20, 2000))
    for rung in (few, many):
        assert rung.low <= rung.strength <= rung.high
    assert many.high - many.low < (few.high - few.low) / 4


def test_a_bot_that_never_lost_has_a_rating_all_the_same() -> None:
    assert 1000 < fit(["one", "two"], [Met("one", "two", 10, 0)])["two"] < 2000


def test_a_shared_win_is_half_of_one() -> None:
    assert [share(trial(*w), 1) for w in ((0,), (1,), (0, 1), ())] == [0.0, 1.0, 0.5, 0.5]


def test_who_wins_together_climbs_together() -> None:
    ids = games.ids()
    climbing = {id for id in ids if together(games.find(id))}
    assert climbing == {"blackbriar", "london-dread", "plague-of-dracula"}


def test_the_command_prints_pairs_and_ratings() -> None:
    words = ("ladder", TERRORS, "--games", "2", "--bots", "random,pip", "--jobs", "1")
    ran = gaslamp(*words)
    assert ran.code == 0
    assert "random against pip: " in ran.out
    assert ran.out == gaslamp(*words).out


def test_what_is_no_ladder_is_said() -> None:
    assert "at least two" in refused("ladder", TERRORS, "--bots", "pip,pip")
    assert "'dragon'" in refused("ladder", TERRORS, "--bots", "dragon,pip", "--games", "1")


def test_what_a_ladder_found_is_kept_in_whole_numbers(tmp_path: Path) -> None:
    met = [Met("one", "two", 100, 30), Met("one", "three", 100, 10), Met("two", "three", 100, 35)]
    rungs = [
        Rung("one", 1000, 1000, 1000),
        Rung("two", 1150.4, 1090, 1201),
        Rung("three", 1300, 1, 2),
    ]
    found = as_ratings(rungs, met)
    assert [bot.beats for bot in found.bots] == [None, 70, 65]
    assert found.bots[1].strength == 1150
    shares = as_ratings([Rung("one", 0.4, 0.31, 0.497)], [])
    assert shares == Ratings(True, (Rated("one", 40, 31, 50, None),))
    write_ratings(tmp_path / RATINGS, {"games": 100}, found)
    assert ratings(tmp_path) == found


def test_every_rating_that_is_kept_is_of_a_bot_there_is() -> None:
    for id in games.ids():
        found = ratings(games.find(id).folder())
        if found is not None:
            assert {bot.name for bot in found.bots} <= set(bot_names())
            assert all(bot.low <= bot.strength <= bot.high for bot in found.bots)
