"""Every game, in every mode, keeps the promises of the kit."""

from __future__ import annotations

import pytest

from gaslamp import games
from gaslamp.lab.conformance import Variant, examine, random_game, variants

EVERY = [(game, variant) for game in games.ids() for variant in variants(games.find(game))]
NAMES = [f"{game}-{v.seats}-{'-'.join(value for _, value in v.options)}" for game, v in EVERY]


@pytest.mark.parametrize(("game_id", "variant"), EVERY, ids=NAMES)
def test_a_random_game_conforms_at_every_decision(game_id: str, variant: Variant) -> None:
    game = games.find(game_id)
    content = game.content()
    for seed in range(2):
        examine(game, content, variant, seed, stride=3)


@pytest.mark.parametrize(("game_id", "variant"), EVERY, ids=NAMES)
def test_random_games_end_and_lose_nothing(game_id: str, variant: Variant) -> None:
    game = games.find(game_id)
    content = game.content()
    for seed in range(100, 110):
        random_game(game, content, variant, seed, 20_000)
