"""Trying games out: setups vary, and what breaks is told."""

from typing import Any

import pytest

from gaslamp import games
from gaslamp.games.terrors_of_london.game import TerrorsOfLondon
from gaslamp.games.terrors_of_london.state import Terrors
from gaslamp.kernel.errors import Trouble
from gaslamp.lab.fuzz import bounded, fuzz


def test_every_value_of_every_setting_is_tried() -> None:
    game = games.find("terrors-of-london")
    ways = [dict(way.options) for way in bounded(game)]
    for setting in game.settings:
        used = {options[setting.key] for options in ways}
        wanted = set(setting.values)
        assert used == ({game.lab_options[setting.key]} if setting.key in game.lab_options
                        else wanted)  # fmt: skip


class Careless(TerrorsOfLondon):
    """A game that loses a piece whenever somebody counts."""

    counted = 0

    def pieces(self, g: Terrors) -> list[str]:
        self.counted += 1
        return super().pieces(g)[self.counted :]


class Brittle(TerrorsOfLondon):
    """A game that breaks in its third setup."""

    def new(
        self, content: Any, seats: int, options: dict[str, str], seed: int, told: bool = True
    ) -> Terrors:
        if seed == 2:
            raise ValueError("boom")
        return super().new(content, seats, options, seed, told)


def test_a_game_that_loses_pieces_is_told() -> None:
    game = Careless()
    with pytest.raises(Trouble, match=r"breaks \(seed 0, 2 seats\): .*appeared or vanished"):
        fuzz(game, game.content(), 3)


def test_a_game_that_breaks_is_told_with_its_seed() -> None:
    game = Brittle()
    with pytest.raises(Trouble, match=r"breaks \(seed 2, 2 seats\): boom\."):
        fuzz(game, game.content(), 3)


def test_a_game_that_does_not_break_says_nothing() -> None:
    game = TerrorsOfLondon()
    fuzz(game, game.content(), 5)
