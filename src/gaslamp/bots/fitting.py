"""Fitting: logistic regression over sparse rows, in plain code, the same on every machine."""

from __future__ import annotations

from math import log, sqrt
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from gaslamp.kernel.eyes import logistic
from gaslamp.kernel.rng import Rng

STEP: Final = 0.15  # how far the first correction of a weight may go
MOST_RESTRAINT: Final = 1.0
SURE: Final = 1e-9
PARTS: Final = 20  # into which chances are sorted to see whether they come true


class Rows:
    """Positions as sparse rows of numbers, and whether the seat won from there."""

    def __init__(self) -> None:
        self.starts: vec[i64] = vec[i64]([0])
        self.columns: vec[i64] = vec[i64]()
        self.numbers: vec[float] = vec[float]()
        self.won: vec[float] = vec[float]()

    def put(self, column: i64, number: float) -> None:
        """One number of the row that is being written."""
        self.columns = append(self.columns, column)
        self.numbers = append(self.numbers, number)

    def close(self, won: bool) -> None:
        self.starts = append(self.starts, len(self.columns))
        self.won = append(self.won, 1.0 if won else 0.0)

    def size(self) -> i64:
        return len(self.won)


class Fit:
    """Weights that tell the chance of winning, learned row by row (Adagrad, averaged)."""

    def __init__(self, columns: int) -> None:
        self.weights: vec[float] = vec[float]([0.0] * columns)
        self.bias: float = 0.0
        self.pace: vec[float] = vec[float]([1.0] * columns)
        self.bias_pace: float = 1.0

    def lean(self, rows: Rows, row: i64) -> float:
        total = self.bias
        i = rows.starts[row]
        end = rows.starts[row + 1]
        weights = self.weights
        while i < end:
            total += weights[rows.columns[i]] * rows.numbers[i]
            i += 1
        return total

    def learn(self, rows: Rows, order: vec[i64], restraints: vec[float]) -> None:
        """Go through the rows once in this order; `restraints` draw each weight towards 0."""
        weights = self.weights
        pace = self.pace
        columns = rows.columns
        numbers = rows.numbers
        k: i64 = 0
        while k < len(order):
            row = order[k]
            off = logistic(self.lean(rows, row)) - rows.won[row]
            i = rows.starts[row]
            end = rows.starts[row + 1]
            while i < end:
                column = columns[i]
                slope = off * numbers[i] + restraints[column] * weights[column]
                pace[column] += slope * slope
                weights[column] -= STEP * slope / sqrt(pace[column])
                i += 1
            self.bias_pace += off * off
            self.bias -= STEP * off / sqrt(self.bias_pace)
            k += 1


def fitted(rows: Rows, columns: int, rounds: int, restraint: float, rng: Rng) -> Fit:
    """The mean of the weights after each of the later rounds."""
    fit = Fit(columns)
    mean = Fit(columns)
    order = vec[i64](list(range(rows.size())))
    restraints = shared_out(rows, columns, restraint)
    late = rounds // 2
    for k in range(rounds):
        shuffle(order, rng)
        fit.learn(rows, order, restraints)
        if k >= late:
            share = 1.0 / float(rounds - late)
            mean.bias += share * fit.bias
            i: i64 = 0
            while i < columns:
                mean.weights[i] += share * fit.weights[i]
                i += 1
    return mean


def shared_out(rows: Rows, columns: int, restraint: float) -> vec[float]:
    """The restraint of each weight, at every row that has its number. Over all rows each weight is
    held back as much as any other: what is seldom seen is not believed on the word of a few
    games, all rows of which ended the same way."""
    seen = vec[float]([0.0] * columns)
    i: i64 = 0
    while i < len(rows.columns):
        seen[rows.columns[i]] += 1.0
        i += 1
    whole = float(rows.size())
    found = vec[float]([0.0] * columns)
    i = 0
    while i < columns:
        found[i] = min(MOST_RESTRAINT, restraint * whole / max(1.0, seen[i]))
        i += 1
    return found


def shuffle(order: vec[i64], rng: Rng) -> None:
    i: i64 = len(order) - 1
    while i > 0:
        j = rng.below(i + 1)
        held = order[i]
        order[i] = order[j]
        order[j] = held
        i -= 1


class Score:
    """How well chances came true: log loss, Brier score, and by how much they are off."""

    def __init__(self, fit: Fit, rows: Rows) -> None:
        loss = 0.0
        brier = 0.0
        said = [0.0] * PARTS
        true = [0.0] * PARTS
        many = [0.0] * PARTS
        row: i64 = 0
        while row < rows.size():
            chance = logistic(fit.lean(rows, row))
            won = rows.won[row]
            right = chance if won > 0.5 else 1.0 - chance
            loss -= log(max(right, SURE))
            brier += (chance - won) * (chance - won)
            part = min(PARTS - 1, int(chance * PARTS))
            said[part] += chance
            true[part] += won
            many[part] += 1.0
            row += 1
        count = float(max(1, rows.size()))
        self.rows: Final = int(rows.size())
        self.loss: Final = loss / count
        self.brier: Final = brier / count
        off = 0.0
        for i in range(PARTS):
            off += abs(said[i] - true[i])
        self.off: Final = off / count
        self.said: Final = said
        self.true: Final = true
        self.many: Final = many
