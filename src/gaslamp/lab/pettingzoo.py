"""Any game as a PettingZoo environment (AEC): one agent a seat, who choose one after the other.

    from gaslamp.lab import pettingzoo
    env = pettingzoo.env("GAME")

Agents are `seat_0`, `seat_1` and so on. An observation is a dictionary of `observation` (what the
seat sees) and `action_mask` (1 for what it may choose). `learners.py` says what the numbers and the
rewards are. An illegal action loses the game for who made it, as is usual there.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, ClassVar

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from gaslamp.kernel.state import State, choose
from gaslamp.lab.learners import FIRST, Table
from gaslamp.lab.spec import LIMIT, MOST_SEED

LOST = -1.0


def env(game: str, **given: Any) -> Any:
    """The environment with PettingZoo's usual checks around it; `given` as for `raw_env`."""
    checked = wrappers.TerminateIllegalWrapper(raw_env(game, **given), illegal_reward=LOST)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(checked))


class raw_env(AECEnv):  # type: ignore[misc]  # noqa: N801
    """The environment itself, named as PettingZoo names them."""

    metadata: ClassVar[dict[str, Any]] = {
        "render_modes": ["human", "ansi"],
        "name": "gaslamp_v0",
        "is_parallelizable": False,
        "render_fps": 1,
    }

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: dict[str, str] | None = None,
        pack: Path | str | None = None,
        limit: int = LIMIT,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.table = Table(game, seats, options, pack, limit)
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self.table.seats)]
        self.agents = list(self.possible_agents)
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        size = len(self.table.observation_names)
        self.spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(-np.inf, np.inf, (size,), np.float32),
                    "action_mask": spaces.Box(0, 1, (self.table.actions,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.choices = {
            agent: spaces.Discrete(self.table.actions) for agent in self.possible_agents
        }
        self.seeds = np.random.default_rng()
        self.g: State | None = None

    def observation_space(self, agent: str) -> Any:
        return self.spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.choices[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A seed is that of the game, as everywhere in Gaslamp; without one it is drawn."""
        if seed is None:
            seed = int(self.seeds.integers(MOST_SEED))
        else:
            self.seeds = np.random.default_rng(seed)
        self.deal(seed)

    def deal(self, seed: int) -> None:
        self.g = self.table.deal(seed)
        self.made = 0
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.seat = FIRST
        self.ask()

    def ask(self) -> None:
        """Whose choice it is, and what may be chosen."""
        assert self.g is not None
        if self.g.outcome is None:
            self.seat = self.table.next_seat(self.g, self.seat)
            self.menu = self.table.menu(self.g, self.seat)
        else:
            self.menu = {}
        self.agent_selection = self.possible_agents[max(0, self.seat)]

    def observe(self, agent: str) -> dict[str, Any]:
        assert self.g is not None
        seat = self.seat_of[agent]
        asked = seat == self.seat and not (self.terminations[agent] or self.truncations[agent])
        return {
            "observation": self.table.observation(self.g, seat),
            "action_mask": self.table.mask(self.menu if asked else {}),
        }

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert self.g is not None and action is not None
        choose(self.g, self.seat, self.menu[int(action)])
        self.made += 1
        self._cumulative_rewards[agent] = 0.0
        over, cut = self.g.outcome is not None, self.made >= self.table.limit
        won = self.table.rewards(self.g)
        for other in self.agents:
            self.rewards[other] = won[self.seat_of[other]]
            self.terminations[other] = over
            self.truncations[other] = cut and not over
        self.ask()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        assert self.g is not None
        drawn = self.table.drawn(self.g, max(0, self.seat))
        if self.render_mode == "human":
            print(drawn)
            return None
        return drawn
