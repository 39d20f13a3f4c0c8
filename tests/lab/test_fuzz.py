"""Trying games out: setups vary, and what breaks is told."""

from pathlib import Path
from typing import Any

import pytest

from gaslamp import games
from gaslamp.games.game import Game
from gaslamp.kernel.errors import Trouble
from gaslamp.kernel.menu import Menu
from gaslamp.kernel.rng import seeded
from gaslamp.kernel.state import Question, State
from gaslamp.lab.fuzz import bounded, fuzz


def test_every_value_of_every_setting_is_tried() -> None:
    game = games.find("terrors-of-london")
    ways = [dict(way.options) for way in bounded(game)]
    for setting in game.settings:
        used = {options[setting.key] for options in ways}
        wanted = {choice.value for choice in setting.choices}
        assert used == ({game.lab_options[setting.key]} if setting.key in game.lab_options
                        else wanted)  # fmt: skip


class Stuck(Question[State]):
    """Offers nothing."""

    def menu(self, g: State, m: Menu) -> None:
        return


class Broken(Question[State]):
    def menu(self, g: State, m: Menu) -> None:
        raise ValueError("boom")


class Blank:
    """Content with nothing in it."""

    digest = ""


class Toy(Game):
    """A game that waits for one decision."""

    id = "toy"
    seat_counts = (1,)

    def __init__(self, decision: Question[State]) -> None:
        self.decision = decision

    def new(self, content: Any, seats: int, options: dict[str, str], seed: int) -> State:
        g = State(seeded(seed))
        g.then(self.decision)
        return g

    def folder(self) -> Path:
        return games.find("terrors-of-london").folder()

    def pieces(self, g: State) -> list[str]:
        return []


def test_a_game_that_gets_stuck_is_told() -> None:
    with pytest.raises(Trouble, match=r"A random game breaks \(seed 0, 1 seats\): .*empty menu"):
        fuzz(Toy(Stuck(0)), Blank(), 3)


def test_a_game_that_breaks_is_told_with_its_seed() -> None:
    with pytest.raises(Trouble, match=r"seed 0.*boom"):
        fuzz(Toy(Broken(0)), Blank(), 3)
