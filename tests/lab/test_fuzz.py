"""Trying games out: setups vary, and what breaks is told."""

from typing import Any

import pytest

from gaslamp import games
from gaslamp.games.game import Game
from gaslamp.kernel.errors import Trouble
from gaslamp.kernel.menu import Menu
from gaslamp.kernel.rng import seeded
from gaslamp.kernel.state import Question, State
from gaslamp.lab.fuzz import fuzz, play_one, setup


def test_setups_vary_and_fit_the_game() -> None:
    game = games.find("terrors-of-london")
    setups = [setup(game, seed) for seed in range(40)]
    for setting in game.settings:
        used = {options[setting.key] for _, options in setups}
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

    def pieces(self, g: State) -> list[str]:
        return []


def test_a_game_that_gets_stuck_is_told() -> None:
    with pytest.raises(Trouble, match="gets stuck"):
        play_one(Toy(Stuck(0)), None, 1, {}, 1)


def test_a_game_that_breaks_is_told_with_its_seed() -> None:
    with pytest.raises(Trouble, match=r"seed 0.*ValueError: boom"):
        fuzz(Toy(Broken(0)), None, 3)
