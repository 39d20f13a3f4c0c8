"""A fitted model beside plain shares: how much a choice goes with winning, all else being alike.

Logistic regression by Newton's steps with a little restraint, which stands for the belief that most
choices matter little. Effects are told in points: by how much a chance of a half changes.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from gaslamp.lab.wilson import Z95

RESTRAINT = 1.0
STEPS = 25
CLOSE = 1e-6
POINTS = 25.0  # of a hundred that one unit of log-odds is worth at a half


class Effect(NamedTuple):
    """In points of a hundred, with the 95 % interval."""

    points: float
    low: float
    high: float


def effects(rows: list[set[str]], won: list[bool], names: list[str]) -> dict[str, Effect]:
    """The effect of each name on winning; a row has the names that hold in it."""
    if not rows or not names:
        return {}
    column = {name: i + 1 for i, name in enumerate(names)}
    seen: Any = np.zeros((len(rows), len(names) + 1))
    seen[:, 0] = 1.0
    for i, row in enumerate(rows):
        for name in row:
            if name in column:
                seen[i, column[name]] = 1.0
    goal: Any = np.array(won, float)
    restraint = np.full(seen.shape[1], RESTRAINT)
    restraint[0] = CLOSE
    weights: Any = np.zeros(seen.shape[1])
    bend: Any = np.diag(restraint)
    for _ in range(STEPS):
        chance = 1 / (1 + np.exp(-np.clip(seen @ weights, -30, 30)))
        slope = seen.T @ (chance - goal) + restraint * weights
        bend = (seen * (chance * (1 - chance))[:, None]).T @ seen + np.diag(restraint)
        step = np.linalg.solve(bend, slope)
        weights = weights - step
        if float(np.abs(step).max()) < CLOSE:
            break
    errors = np.sqrt(np.diag(np.linalg.inv(bend)))
    found = {}
    for name, i in column.items():
        middle, reach = float(weights[i]), Z95 * float(errors[i])
        ends = (POINTS * middle, POINTS * (middle - reach), POINTS * (middle + reach))
        found[name] = Effect(*ends)
    return found
