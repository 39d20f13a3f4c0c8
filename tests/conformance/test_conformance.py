"""Every game, in every mode, keeps the promises of the kit."""

from __future__ import annotations

import pytest

from gaslamp import games
from gaslamp.kernel import rng
from gaslamp.lab.conformance import Variant, examine, few_variants, random_game, variants

# Every setting with every seat count is looked at by `make proof`.
EVERY = [(game, variant) for game in games.ids() for variant in few_variants(games.find(game))]
NAMES = [f"{game}-{v.seats}-{'-'.join(value for _, value in v.options)}" for game, v in EVERY]
COMPILED = not str(rng.__file__).endswith(".py")
# A close look costs much; one game of every title is looked at throughout, the others in part.
STRIDE = 7
QUICK_GAMES = 20 if COMPILED else 3


@pytest.mark.parametrize(("game_id", "variant"), EVERY, ids=NAMES)
def test_a_random_game_conforms(game_id: str, variant: Variant) -> None:
    game = games.find(game_id)
    number = EVERY.index((game_id, variant))
    examine(game, game.printed, variant, seed=number, stride=STRIDE)


@pytest.mark.parametrize(("game_id", "variant"), EVERY, ids=NAMES)
def test_random_games_end_and_lose_nothing(game_id: str, variant: Variant) -> None:
    game = games.find(game_id)
    content = game.printed
    for seed in range(100, 100 + QUICK_GAMES):
        random_game(game, content, variant, seed, 20_000)


@pytest.mark.parametrize("game_id", games.ids())
def test_a_whole_game_conforms_at_every_decision(game_id: str) -> None:
    game = games.find(game_id)
    examine(game, game.printed, variants(game)[0], seed=1, stride=1)
