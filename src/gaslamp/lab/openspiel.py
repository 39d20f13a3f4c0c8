"""Any game for OpenSpiel: `pyspiel.load_game("gaslamp(rules=GAME)")`.

    import pyspiel
    from gaslamp.lab import openspiel  # registers it
    game = pyspiel.load_game("gaslamp(rules=GAME,seed=5)")
    state = game.new_initial_state()

Parameters: `rules` (the game's id), `seats` (0: the fewest), `options` (`key=value;key=value`),
`seed` (-1: another deal each time). Actions, observations and rewards are those of `learners.py`.
Chance is drawn within a choice (sampled stochastic), so there are no chance nodes. Searches that
must not know what is hidden ask `resample_from_infostate`, which redeals as for our own bots; a
plain `clone` has the hidden cards and the dice to come in it.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel

from gaslamp import games
from gaslamp.kernel.errors import Trouble
from gaslamp.kernel.rng import seeded
from gaslamp.kernel.state import State, choose
from gaslamp.lab.learners import FIRST, Table
from gaslamp.lab.spec import MOST_SEED

NAME = "gaslamp"
RULES = games.ids()[0]
DRAWN = -1  # a seed for every deal
GUESSING = 5  # the stream of a deal's seed that redeals are drawn from
MOST_SEATS = 6
WORLDS = 1 << 62

TYPE = pyspiel.GameType(
    short_name=NAME,
    long_name=NAME,
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.SAMPLED_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.GENERAL_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=MOST_SEATS,
    min_num_players=1,
    provides_information_state_string=True,
    provides_information_state_tensor=True,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification={"rules": RULES, "seats": 0, "options": "", "seed": DRAWN},
)


def read_options(text: str) -> dict[str, str]:
    """`key=value` with semicolons between."""
    found = {}
    for part in filter(None, text.split(";")):
        key, sign, value = part.partition("=")
        if not sign:
            raise Trouble("option-unlike", word=part)
        found[key] = value
    return found


class Game(pyspiel.Game):  # type: ignore[misc]
    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = {**TYPE.parameter_specification, **(params or {})}
        options = read_options(given["options"])
        self.table = Table(given["rules"], given["seats"] or None, options)
        self.seed = int(given["seed"])
        self.seeds = np.random.default_rng()
        info = pyspiel.GameInfo(
            num_distinct_actions=self.table.actions,
            max_chance_outcomes=0,
            num_players=self.table.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None,
            max_game_length=self.table.limit,
        )
        super().__init__(TYPE, info, params or {})

    def new_initial_state(self) -> Position:
        return Position(self)

    def deal(self) -> int:
        """The seed of the next deal."""
        return int(self.seeds.integers(MOST_SEED)) if self.seed == DRAWN else self.seed

    def make_py_observer(self, kind: Any = None, params: dict[str, Any] | None = None) -> Observer:
        return Observer(self.table)


class Dealt:
    """A game of ours within a position of theirs: who copies the one, copies the other."""

    def __init__(self, table: Table, g: State, seed: int, seat: int, made: int) -> None:
        self.table = table
        self.g = g
        self.seed = seed
        self.seat = seat  # whose choice it is
        self.made = made
        self.menu = {} if self.over() else table.menu(g, seat)

    def over(self) -> bool:
        return self.g.outcome is not None or self.made >= self.table.limit

    def __deepcopy__(self, memo: dict[int, Any]) -> Dealt:
        return Dealt(self.table, self.g.clone(), self.seed, self.seat, self.made)


class Position(pyspiel.State):  # type: ignore[misc]
    """A position; it is dealt when it is first looked at, since a clone begins as a new one."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.inner: Dealt | None = None
        self.guesses = 0

    def dealt(self) -> Dealt:
        if self.inner is None:
            game = self.get_game()
            seed = game.deal()
            g = game.table.deal(seed)
            self.inner = Dealt(game.table, g, seed, game.table.next_seat(g, FIRST), 0)
        return self.inner

    def current_player(self) -> int:
        dealt = self.dealt()
        return int(pyspiel.PlayerId.TERMINAL) if dealt.over() else dealt.seat

    def _legal_actions(self, player: int) -> list[int]:
        dealt = self.dealt()
        return sorted(dealt.menu) if player == dealt.seat else []

    def _apply_action(self, action: int) -> None:
        old = self.dealt()
        choose(old.g, old.seat, old.menu[action])
        seat = old.seat if old.g.outcome is not None else old.table.next_seat(old.g, old.seat)
        self.inner = Dealt(old.table, old.g, old.seed, seat, old.made + 1)

    def _action_to_string(self, player: int, action: int) -> str:
        """The option's own key if it is on the menu, else what the number stands for."""
        dealt = self.dealt()
        code = dealt.menu.get(action)
        if code is None:
            return dealt.table.action_names[action]
        return dealt.table.game.key(dealt.g, dealt.seat, code)

    def is_terminal(self) -> bool:
        return self.dealt().over()

    def returns(self) -> list[float]:
        dealt = self.dealt()
        return dealt.table.rewards(dealt.g)

    def resample_from_infostate(self, player: int, sampler: Any = None) -> Position:
        """A position that looks the same to the player: all else, and chance, is dealt anew."""
        dealt = self.dealt()
        draw = sampler() if callable(sampler) else np.random.random()
        rng = seeded(int(draw * WORLDS), GUESSING)
        twin: Position = self.clone()
        g = dealt.table.judge.redeal(dealt.g, player, rng)
        twin.inner = Dealt(dealt.table, g, dealt.seed, dealt.seat, dealt.made)
        return twin

    def chance(self, player: int) -> float:
        """How likely the player wins, by what our own bots have learned."""
        dealt = self.dealt()
        eyes = dealt.table.judge.eyes
        return 0.5 if eyes is None else float(eyes.chance(dealt.g, player))

    def __str__(self) -> str:
        dealt = self.dealt()
        return dealt.table.drawn(dealt.g, dealt.seat)


class Observer:
    """What a player sees, as OpenSpiel asks for it."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.tensor = np.zeros(len(table.observation_names), np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: Position, player: int) -> None:
        self.tensor[:] = self.table.observation(state.dealt().g, player)

    def string_from(self, state: Position, player: int) -> str:
        """The same numbers, and what may be chosen."""
        dealt = state.dealt()
        menu = list(dealt.menu) if dealt.seat == player else []
        return f"{self.table.observation(dealt.g, player).tobytes().hex()} {menu}"


pyspiel.register_game(TYPE, Game)
