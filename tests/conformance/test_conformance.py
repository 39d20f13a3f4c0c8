"""Every game, in every mode, keeps the promises of the kit."""

from __future__ import annotations

import pytest

from gaslamp import games
from gaslamp.kernel import rng
from gaslamp.lab.conformance import examine, random_game
from gaslamp.lab.fuzz import bounded
from gaslamp.table.variants import Variant, few_variants, variants
from sampling import by_commit, some, whole

# A close look costs much. `make proof` looks at every setting with every seat count, and at a game
# of every title throughout; here are fewer settings, and at each commit other decisions.
ways = bounded if whole() else few_variants
EVERY = [(game, variant) for game in games.ids() for variant in ways(games.find(game))]
NAMES = [f"{game}-{v.seats}-{'-'.join(value for _, value in v.options)}" for game, v in EVERY]
COMPILED = not str(rng.__file__).endswith(".py")
STRIDE = 5 if whole() else 32
FIRST = by_commit().randrange(STRIDE)
THROUGHOUT = some(games.ids())
OFTEN = 4
QUICK_GAMES = 20 if COMPILED else 3


@pytest.mark.parametrize(("game_id", "variant"), EVERY, ids=NAMES)
def test_a_random_game_conforms(game_id: str, variant: Variant) -> None:
    game = games.find(game_id)
    number = EVERY.index((game_id, variant))
    first = (FIRST + number) % STRIDE
    examine(game, game.printed, variant, seed=number, stride=STRIDE, first=first)


@pytest.mark.parametrize(("game_id", "variant"), EVERY, ids=NAMES)
def test_random_games_end_and_lose_nothing(game_id: str, variant: Variant) -> None:
    game = games.find(game_id)
    content = game.printed
    for seed in range(100, 100 + QUICK_GAMES):
        random_game(game, content, variant, seed, 20_000)


@pytest.mark.parametrize("game_id", games.ids())
def test_a_whole_game_conforms_at_every_decision(game_id: str) -> None:
    """Of most titles at every fourth decision, except in `make proof`."""
    game = games.find(game_id)
    stride = 1 if game_id in THROUGHOUT else OFTEN
    first = FIRST % stride
    examine(game, game.printed, variants(game)[0], seed=1, stride=stride, first=first)
