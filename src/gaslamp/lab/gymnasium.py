"""Any game as a Gymnasium environment: one seat is the learner's, bots have the others.

    from gaslamp.lab import gymnasium
    env = gymnasium.env("GAME", bots="greedy")

Observations, actions and rewards as in `learners.py`; an observation is a dictionary of
`observation` and `action_mask`. An illegal action ends the game with a reward of -1. Bots get
redealt copies, as everywhere.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, ClassVar

import gymnasium
import numpy as np
from gymnasium import spaces

from gaslamp.bots import find
from gaslamp.bots.arena import THINKING, picked
from gaslamp.bots.bot import Bot
from gaslamp.kernel.errors import Trouble
from gaslamp.kernel.rng import seeded
from gaslamp.kernel.state import State, choose
from gaslamp.lab.learners import FIRST, Table
from gaslamp.lab.spec import LIMIT, MOST_SEED, read_names

LOST = -1.0


def env(game: str, **given: Any) -> gymnasium.Env:
    return SeatEnv(game, **given)


class SeatEnv(gymnasium.Env):  # type: ignore[misc]
    """One seat of a game. `bots` are one for all other seats, or their names with commas between,
    in the order of the seats."""

    metadata: ClassVar[dict[str, Any]] = {"render_modes": ["human", "ansi"], "render_fps": 1}

    def __init__(
        self,
        game: str,
        seat: int = 0,
        bots: str = "greedy",
        seats: int | None = None,
        options: dict[str, str] | None = None,
        pack: Path | str | None = None,
        limit: int = LIMIT,
        render_mode: str | None = None,
    ) -> None:
        self.table = Table(game, seats, options, pack, limit)
        if not 0 <= seat < self.table.seats:
            raise Trouble("seat-out-of-range", number=seat + 1, seats=self.table.seats)
        self.mine = seat
        self.bots = seated(read_names(bots), seat, self.table.seats)
        self.render_mode = render_mode
        size = len(self.table.observation_names)
        self.observation_space = spaces.Dict(
            {
                "observation": spaces.Box(-np.inf, np.inf, (size,), np.float32),
                "action_mask": spaces.Box(0, 1, (self.table.actions,), np.int8),
            }
        )
        self.action_space = spaces.Discrete(self.table.actions)
        self.g: State | None = None

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """A seed is that of the game; without one it is drawn."""
        super().reset(seed=seed)
        deal = int(self.np_random.integers(MOST_SEED)) if seed is None else seed
        self.g = self.table.deal(deal)
        self.rng = seeded(deal, THINKING)
        self.seat, self.made = FIRST, 0
        self.play_on(self.g)
        return self.seen(), {"seed": deal}

    def play_on(self, g: State) -> None:
        """Bots choose until the learner is asked."""
        while g.outcome is None and self.made < self.table.limit:
            self.seat = self.table.next_seat(g, self.seat)
            bot = self.bots[self.seat]
            if bot is None:
                self.menu = self.table.menu(g, self.seat)
                return
            choose(g, self.seat, picked(g, self.table.judge, bot, self.seat, self.rng))
            self.made += 1
        self.menu = {}

    def seen(self) -> dict[str, Any]:
        assert self.g is not None
        return {
            "observation": self.table.observation(self.g, self.mine),
            "action_mask": self.table.mask(self.menu),
        }

    def step(self, action: int) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        g = self.g
        assert g is not None
        code = self.menu.get(int(action))
        if code is None:
            return self.seen(), LOST, True, False, {"illegal": True}
        choose(g, self.mine, code)
        self.made += 1
        self.play_on(g)
        if self.render_mode == "human":
            self.render()
        over = g.outcome is not None
        cut = not over and not self.menu
        return self.seen(), self.table.rewards(g)[self.mine], over, cut, {}

    def render(self) -> str | None:
        assert self.g is not None
        drawn = self.table.drawn(self.g, self.mine)
        if self.render_mode == "human":
            print(drawn)
            return None
        return drawn


def seated(names: list[str], mine: int, seats: int) -> list[Bot | None]:
    """A bot for each seat but the learner's."""
    if len(names) == 1:
        names = names * (seats - 1)
    if len(names) != seats - 1:
        raise Trouble("bots-unlike-seats", bots=len(names), seats=seats - 1)
    found: list[Bot | None] = [find(name) for name in names]
    return [*found[:mine], None, *found[mine:]]
