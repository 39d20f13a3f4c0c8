"""The Wilson interval against values worked out elsewhere."""

import pytest

from gaslamp.lab.wilson import wilson


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (5, 10, 0.2366, 0.7634),
        (1, 1, 0.2065, 1.0),
        (50, 100, 0.4038, 0.5962),
        (95, 100, 0.8882, 0.9785),
        (81, 263, 0.2553, 0.3662),
    ],
)
def test_known_values(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=5e-5)


def test_nothing_played_means_nothing_known() -> None:
    assert wilson(0, 0) == (0.0, 1.0)


def test_the_interval_holds_the_share_and_narrows() -> None:
    wide, narrow = wilson(3, 10), wilson(300, 1000)
    assert wide[0] < narrow[0] < 0.3 < narrow[1] < wide[1]
