"""OpenSpiel's own search plays one of our games: information set Monte Carlo tree search.

    .venv/bin/python examples/search_with_openspiel.py --games 20 --simulations 50

It searches worlds that look the same to its seat (`resample_from_infostate`), and judges where it
comes to by what our bots' eyes have learned.
"""

from __future__ import annotations

import argparse
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from gaslamp.lab import openspiel
from gaslamp.lab.wilson import wilson

UCT = 2.0


class Eyes(mcts.Evaluator):  # type: ignore[misc]
    """A position is worth what the eyes say; every option is as likely at first."""

    def evaluate(self, state: Any) -> Any:
        if state.is_terminal():
            return np.array(state.returns())
        return np.array([2 * state.chance(player) - 1 for player in range(state.num_players())])

    def prior(self, state: Any) -> list[tuple[int, float]]:
        actions = state.legal_actions()
        return [(action, 1 / len(actions)) for action in actions]


def play(rules: str, seed: int, seat: int, simulations: int) -> float:
    """One game against a player who chooses by lot; what the search has won."""
    game = pyspiel.load_game(f"{openspiel.NAME}(rules={rules},seed={seed})")
    rng = np.random.RandomState(seed)
    bot = ismcts.ISMCTSBot(
        game, Eyes(), UCT, simulations, max_world_samples=-1, random_state=rng,
        final_policy_type=ismcts.ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
    )  # fmt: skip
    state = game.new_initial_state()
    while not state.is_terminal():
        mine = state.current_player() == seat
        action = bot.step(state) if mine else rng.choice(state.legal_actions())
        state.apply_action(int(action))
    return float(state.returns()[seat])


def main() -> None:
    wishes = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    wishes.add_argument("--rules", default="terrors-of-london")
    wishes.add_argument("--games", type=int, default=20)
    wishes.add_argument("--simulations", type=int, default=50)
    given = wishes.parse_args()
    won = 0
    for number in range(given.games):
        won += play(given.rules, number, number % 2, given.simulations) > 0
        print(f"{won} of {number + 1}", flush=True)
    low, high = wilson(won, given.games)
    print(f"{won} of {given.games} won against random, {100 * low:.0f} to {100 * high:.0f} in 100")


if __name__ == "__main__":
    main()
