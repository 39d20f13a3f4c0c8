"""A learner from scratch, in plain numpy: proximal policy optimization on Terrors of London.

    .venv/bin/python examples/learn_terrors.py --minutes 4

It knows nothing of the game but what the batch tells: what its seat sees, what it may choose, and
in the end whether it has won. It learns against a bot that chooses by lot, and is tried on games it
has not learned from. Logits are worked out for the options of a menu only: a few of 3,150 actions.
"""

from __future__ import annotations

import argparse
import time
from dataclasses import dataclass
from typing import Any

import numpy as np

from gaslamp.lab.batch import Batch
from gaslamp.lab.wilson import wilson

GAME = "terrors-of-london"
HIDDEN = 128
STEPS = 64  # choices of each game between two lessons
EPOCHS = 3
PARTS = 8  # of a lesson
RATE = 1e-3
CLIP = 0.2
ENTROPY = 0.01
LAMBDA = 0.97
LARGEST = 0.5  # gradient
HELD_OUT = 1_000_000  # the first seed of the games it is tried on

KEPT = ("menus", "seen", "places", "chance", "value", "reward", "over")
Array = Any


class Adam:
    """Steps along a gradient, each number at its own pace."""

    def __init__(self, weights: dict[str, Array]) -> None:
        self.mean = {name: np.zeros_like(w) for name, w in weights.items()}
        self.square = {name: np.zeros_like(w) for name, w in weights.items()}
        self.time = 0

    def step(self, weights: dict[str, Array], slopes: dict[str, Array], rate: float) -> None:
        size = np.sqrt(sum(float((slope**2).sum()) for slope in slopes.values()))
        scale = min(1.0, LARGEST / (size + 1e-8))
        self.time += 1
        fade, slow = 1 - 0.9**self.time, 1 - 0.999**self.time
        for name, weight in weights.items():
            slope = slopes[name] * scale
            self.mean[name] += 0.1 * (slope - self.mean[name])
            self.square[name] += 0.001 * (slope**2 - self.square[name])
            weight -= rate * (self.mean[name] / fade) / (np.sqrt(self.square[name] / slow) + 1e-8)


class Net:
    """Two layers; from the second a logit for each action, and the value of the position."""

    def __init__(self, seen: int, actions: int, rng: np.random.Generator) -> None:
        def drawn(rows: int, columns: int, scale: float) -> Array:
            return (rng.standard_normal((rows, columns)) * scale / np.sqrt(rows)).astype(np.float32)

        self.weights = {
            "one": drawn(seen, HIDDEN, 1.4),
            "one-bias": np.zeros(HIDDEN, np.float32),
            "two": drawn(HIDDEN, HIDDEN, 1.4),
            "two-bias": np.zeros(HIDDEN, np.float32),
            "policy": drawn(actions, HIDDEN, 0.1),
            "policy-bias": np.zeros(actions, np.float32),
            "value": np.zeros((HIDDEN, 1), np.float32),
            "value-bias": np.zeros(1, np.float32),
        }

    def hidden(self, seen: Array) -> tuple[Array, Array]:
        w = self.weights
        one = np.maximum(0, seen @ w["one"] + w["one-bias"])
        return one, np.maximum(0, one @ w["two"] + w["two-bias"])

    def logits(self, two: Array, rows: Array, options: Array) -> Array:
        w = self.weights
        return np.einsum("ij,ij->i", two[rows], w["policy"][options]) + w["policy-bias"][options]

    def values(self, two: Array) -> Array:
        return (two @ self.weights["value"] + self.weights["value-bias"])[:, 0]


def softmax(logits: Array, starts: Array, rows: Array) -> Array:
    """The chance of each option among those of its menu; menus begin at `starts`."""
    raised = np.exp(logits - np.maximum.reduceat(logits, starts)[rows])
    return raised / np.add.reduceat(raised, starts)[rows]


@dataclass
class Menus:
    """Options of several menus, one after the other: `rows` says whose they are."""

    starts: Array
    rows: Array
    options: Array

    @classmethod
    def of(cls, starts: Array, options: Array) -> Menus:
        counts = np.diff(starts)
        return cls(starts[:-1].copy(), np.repeat(np.arange(len(counts)), counts), options.copy())

    def counts(self) -> Array:
        return np.diff(np.append(self.starts, len(self.options)))

    @classmethod
    def joined(cls, parts: list[Menus]) -> Menus:
        counts = np.concatenate([part.counts() for part in parts])
        starts = np.concatenate([[0], np.cumsum(counts)])
        return cls.of(starts, np.concatenate([part.options for part in parts]))

    def some(self, wanted: Array) -> tuple[Menus, Array]:
        """Some of the menus, and where their options stood."""
        counts = self.counts()[wanted]
        starts = np.concatenate([[0], np.cumsum(counts)])
        places = np.repeat(self.starts[wanted] - starts[:-1], counts) + np.arange(starts[-1])
        return Menus.of(starts, self.options[places]), places


class Learner:
    def __init__(self, games: int, seed: int, rival: str) -> None:
        self.rng = np.random.default_rng(seed)
        self.batch = Batch(GAME, games=games, bots={1: rival}, seed=seed)
        table = self.batch.table
        self.net = Net(len(table.observation_names), table.actions, self.rng)
        self.adam = Adam(self.net.weights)
        self.choices = 0
        self.won: list[float] = []

    def choose(self, batch: Batch) -> tuple[Menus, Array, Array, Array, Array]:
        """A choice for each game by lot, as likely as the net has it (Gumbel's trick)."""
        seen = batch.observations()
        menus = Menus.of(batch.starts, batch.options)
        two = self.net.hidden(seen)[1]
        logits = self.net.logits(two, menus.rows, menus.options)
        drawn = logits + self.rng.gumbel(size=len(logits))
        best = np.maximum.reduceat(drawn, menus.starts)
        places = np.flatnonzero(drawn == best[menus.rows])
        chance = softmax(logits, menus.starts, menus.rows)[places]
        return menus, seen, places, chance, self.net.values(two)

    def gather(self) -> dict[str, Any]:
        """Play on, and keep what was seen, chosen and won."""
        kept: dict[str, list[Any]] = {name: [] for name in KEPT}
        for _ in range(STEPS):
            menus, seen, places, chance, value = self.choose(self.batch)
            self.batch.step(menus.options[places])
            over = self.batch.ended > 0
            reward = np.where(over, self.batch.rewards[:, 0], 0.0)
            self.won += list(reward[over])
            found = (menus, seen, places, chance, value, reward, over)
            for name, what in zip(KEPT, found, strict=True):
                kept[name].append(what)
        self.choices += STEPS * self.batch.games
        last = self.net.values(self.net.hidden(self.batch.observations())[1])
        gain, after, carried = [], last, np.zeros(self.batch.games)
        for step in reversed(range(STEPS)):
            value, reward, over = (kept[name][step] for name in ("value", "reward", "over"))
            error = reward + np.where(over, 0.0, after) - value
            carried = error + LAMBDA * np.where(over, 0.0, carried)
            gain.append(carried)
            after = value
        gains = np.concatenate(gain[::-1])
        offsets = np.cumsum([0, *(len(menus.options) for menus in kept["menus"][:-1])])
        return {
            "menus": Menus.joined(kept["menus"]),
            "seen": np.concatenate(kept["seen"]),
            "places": np.concatenate([p + o for p, o in zip(kept["places"], offsets, strict=True)]),
            "chance": np.concatenate(kept["chance"]),
            "gain": gains.astype(np.float32),
            "goal": (gains + np.concatenate(kept["value"])).astype(np.float32),
        }

    def learn(self, rate: float) -> None:
        lesson = self.gather()
        count = len(lesson["gain"])
        for _ in range(EPOCHS):
            for part in np.array_split(self.rng.permutation(count), PARTS):
                self.adam.step(self.net.weights, self.slopes(lesson, part), rate)

    def slopes(self, lesson: dict[str, Any], part: Array) -> dict[str, Array]:
        """The gradient of the clipped objective, the value's error and the entropy, by hand."""
        net, w, n = self.net, self.net.weights, len(part)
        menus, where = lesson["menus"].some(part)
        seen = lesson["seen"][part]
        one, two = net.hidden(seen)
        logits = net.logits(two, menus.rows, menus.options)
        chance = softmax(logits, menus.starts, menus.rows)
        taken = np.flatnonzero(np.isin(where, lesson["places"][part]))
        gain = lesson["gain"][part]
        gain = (gain - gain.mean()) / (gain.std() + 1e-8)
        ratio = chance[taken] / lesson["chance"][part]
        held = ((gain > 0) & (ratio > 1 + CLIP)) | ((gain < 0) & (ratio < 1 - CLIP))
        push = np.where(held, 0.0, -gain * ratio) / n
        at = -push[menus.rows] * chance
        at[taken] += push
        told = chance * np.log(chance + 1e-12)
        spread = np.add.reduceat(told, menus.starts)
        at += ENTROPY * (told - chance * spread[menus.rows]) / n
        error = (net.values(two) - lesson["goal"][part]) / n
        slope = {name: np.zeros_like(weight) for name, weight in w.items()}
        np.add.at(
            slope["policy"], menus.options, (at[:, None] * two[menus.rows]).astype(np.float32)
        )
        np.add.at(slope["policy-bias"], menus.options, at.astype(np.float32))
        slope["value"] = two.T @ error[:, None]
        slope["value-bias"][0] = error.sum()
        back = error[:, None] * w["value"].T
        back += np.add.reduceat(at[:, None] * w["policy"][menus.options], menus.starts)
        back = np.where(two > 0, back, 0).astype(np.float32)
        slope["two"], slope["two-bias"] = one.T @ back, back.sum(0)
        back = np.where(one > 0, back @ w["two"].T, 0)
        slope["one"], slope["one-bias"] = seen.T @ back, back.sum(0)
        return slope

    def tried(self, rival: str, games: int) -> tuple[int, int]:
        """Wins in games it has not learned from: the first ones of each place, long or short."""
        batch = Batch(GAME, games=games, bots={1: rival}, seed=HELD_OUT)
        open_games, won = np.ones(games, bool), 0
        while open_games.any():
            menus, _, places, _, _ = self.choose(batch)
            batch.step(menus.options[places])
            over = open_games & (batch.ended > 0)
            won += int((batch.rewards[over, 0] > 0).sum())
            open_games &= ~over
        return won, games


def told(name: str, won: int, games: int) -> str:
    low, high = wilson(won, games)
    return f"{name}: {won} of {games} won, {100 * low:.0f} to {100 * high:.0f} in a hundred"


def main() -> None:
    wishes = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    wishes.add_argument("--minutes", type=float, default=4.0)
    wishes.add_argument("--games", type=int, default=256)
    wishes.add_argument("--seed", type=int, default=1)
    wishes.add_argument("--rival", default="random", help="who is played against")
    given = wishes.parse_args()
    learner = Learner(given.games, given.seed, given.rival)
    print(told(f"before, against {given.rival}", *learner.tried(given.rival, 400)), flush=True)
    begin = said = time.perf_counter()
    while (spent := time.perf_counter() - begin) < 60 * given.minutes:
        learner.learn(RATE * max(0.05, 1 - spent / (60 * given.minutes)))
        if time.perf_counter() - said > 20:
            said = time.perf_counter()
            recent = learner.won[-2000:]
            share = sum(reward > 0 for reward in recent) / max(1, len(recent))
            lately = f"{100 * share:.0f} in a hundred won lately"
            print(f"{spent:5.0f} s  {learner.choices:9,} choices  {lately}", flush=True)
    print(f"learned from {learner.choices:,} choices and {len(learner.won):,} games")
    for rival, games in (("random", 400), ("greedy", 200)):
        print(told(f"after, against {rival}", *learner.tried(rival, games)), flush=True)


if __name__ == "__main__":
    main()
