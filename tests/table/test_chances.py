"""Chances of winning after each option: the best first, and only where options are weighed."""

from __future__ import annotations

import pytest

from gaslamp.kernel.errors import Trouble
from gaslamp.table import life
from gaslamp.table.chances import chances

SOON = 1e-6


def test_every_option_that_was_looked_at_has_a_chance_and_the_best_comes_first() -> None:
    match = life.begin("terrors-of-london", ["human"] * 2, {"overlords": "random"}, 3)
    seat = match.awaited()[0]
    found = chances(match, seat, SOON)
    assert {one.code for one in found} <= set(match.codes(seat))
    assert len(found) > 1
    assert all(0.0 <= one.won <= 1.0 for one in found)
    assert [one.won for one in found] == sorted((one.won for one in found), reverse=True)


def test_a_seat_that_is_not_asked_has_none() -> None:
    match = life.begin("terrors-of-london", ["human"] * 2, {"overlords": "random"}, 3)
    with pytest.raises(Trouble, match="nothing to hint"):
        chances(match, 1 - match.awaited()[0], SOON)


def test_a_team_that_plans_weighs_whole_plans_and_not_single_steps() -> None:
    given = {"characters": "random", "difficulty": "dread"}
    match = life.begin("london-dread", ["human"] * 2, given, 1)
    with pytest.raises(Trouble, match="Nobody has weighed"):
        chances(match, 0, SOON)
