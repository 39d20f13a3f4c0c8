"""Measures the peers in this process: OpenSpiel, PettingZoo and RLCard, as JSON. Run by run.py."""

from __future__ import annotations

import json
import random
import sys
import time
from typing import Any

import numpy as np
import pyspiel
from pettingzoo.classic import connect_four_v3

SECONDS = 3.0
ROLLOUTS = 200


def spiel_loop(name: str) -> tuple[float, float]:
    """A Python loop of random play: decisions a second, and decisions in a game."""
    game = pyspiel.load_game(name)
    decisions = finished = 0
    begin = time.process_time()
    while time.process_time() - begin < SECONDS:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choices(outcomes, chances)[0])
            else:
                state.apply_action(random.choice(state.legal_actions()))
                decisions += 1
        finished += 1
    return decisions / (time.process_time() - begin), decisions / finished


def spiel_rollouts(name: str, length: float) -> float:
    """C++ random rollouts: a search bot whose evaluator only rolls out, from a game's start."""
    game = pyspiel.load_game(name)
    state = game.new_initial_state()
    while state.is_chance_node():
        outcomes, chances = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(random.choices(outcomes, chances)[0])
    rollouts = 0
    evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS, 1)
    bot = pyspiel.MCTSBot(game, evaluator, 1.0, 2, 50, False, 1, False)
    begin = time.process_time()
    while time.process_time() - begin < SECONDS:
        bot.step(state)
        rollouts += 2 * ROLLOUTS
    return rollouts * length / (time.process_time() - begin)


def pettingzoo_connect_four() -> float:
    environment: Any = connect_four_v3.env()
    decisions = 0
    begin = time.process_time()
    while time.process_time() - begin < SECONDS:
        environment.reset()
        for _ in environment.agent_iter():
            observation, _, ended, cut, _ = environment.last()
            if ended or cut:
                environment.step(None)
                continue
            legal = np.flatnonzero(observation["action_mask"])
            environment.step(int(random.choice(legal)))
            decisions += 1
    return decisions / (time.process_time() - begin)


def rlcard_gin_rummy() -> float:
    import rlcard

    environment: Any = rlcard.make("gin-rummy")
    decisions = 0
    begin = time.process_time()
    while time.process_time() - begin < SECONDS:
        state, _ = environment.reset()
        while not environment.is_over():
            action = random.choice(list(state["legal_actions"]))
            state, _ = environment.step(action)
            decisions += 1
    return decisions / (time.process_time() - begin)


def main() -> None:
    random.seed(1)
    results: dict[str, float] = {}
    for name in ("connect_four", "gin_rummy", "backgammon"):
        loop, length = spiel_loop(name)
        results[f"OpenSpiel {name}, Python loop"] = loop
        results[f"OpenSpiel {name}, C++ rollouts"] = spiel_rollouts(name, length)
    results["PettingZoo connect_four_v3"] = pettingzoo_connect_four()
    results["RLCard gin-rummy"] = rlcard_gin_rummy()
    json.dump(results, sys.stdout)


if __name__ == "__main__":
    main()
