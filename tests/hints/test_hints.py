"""Hints do not play against themselves: a few turns of each game. `make proof` plays them whole."""

from __future__ import annotations

import pytest

from gaslamp import games
from hints.run import follow

TURNS = {"blackbriar": 1, "london-dread": 1}  # whose turns are long
SEEDS = (1, 2)


@pytest.mark.parametrize("game_id", games.ids())
@pytest.mark.parametrize("seed", SEEDS)
def test_no_hint_plays_against_itself(game_id: str, seed: int) -> None:
    tally = follow(game_id, TURNS.get(game_id, 6), seed)
    assert tally.hints > 0
    assert tally.faults == []
