"""Hints do not play against themselves: a few turns of each game. `make proof` plays them whole."""

from __future__ import annotations

import pytest

from gaslamp import games
from gaslamp.table import candles
from gaslamp.table.advice import advice
from gaslamp.table.match import Match
from hints.run import follow
from sampling import whole

TURNS = {"blackbriar": 1, "london-dread": 1}  # whose turns are long
SEEDS = (1, 2)


@pytest.mark.parametrize("game_id", games.ids())
@pytest.mark.parametrize("seed", SEEDS)
def test_no_hint_plays_against_itself(game_id: str, seed: int) -> None:
    tally = follow(game_id, TURNS.get(game_id, 6), seed)
    assert tally.hints > 0
    assert tally.faults == []


def by_candles(match: Match, seat: int) -> str:
    """The first of the choices that a server's table would tell."""
    given = advice(match, seat)
    if given.planned or len(match.codes(seat)) == 1:
        return match.game.key(match.g, seat, given.code)
    rng = match.advising_rng(seat)
    found = candles.weighed(match.game, match.g, seat, given.code, rng, match.words, 0.6)
    return match.game.key(match.g, seat, candles.first(match, seat, given, found))


@pytest.mark.skipif(not whole(), reason="a search for every hint takes long: `make proof` has it")
@pytest.mark.parametrize("game_id", games.ids())
@pytest.mark.parametrize("seed", SEEDS)
def test_no_hint_plays_against_itself_where_the_search_has_a_say(game_id: str, seed: int) -> None:
    assert follow(game_id, TURNS.get(game_id, 6), seed, by_candles).faults == []
