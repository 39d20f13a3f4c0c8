"""Learning from rows: what is there is found, and found again in the same way."""

from __future__ import annotations

from gaslamp.bots.fitting import Fit, Rows, Score, fitted
from gaslamp.kernel.rng import Rng, seeded

COLUMNS = 3
TRUE = (2.0, -1.0, 0.0)


def rows_of(seed: int, count: int) -> Rows:
    """Rows whose outcome follows from the first two numbers, and from chance."""
    rng = seeded(seed)
    rows = Rows()
    for _ in range(count):
        numbers = [uniform(rng) * 2 - 1 for _ in range(COLUMNS)]
        for column, number in enumerate(numbers):
            rows.put(column, number)
        lean = sum(weight * number for weight, number in zip(TRUE, numbers, strict=True))
        rows.close(uniform(rng) < 1 / (1 + 2.718281828 ** (-3 * lean)))
    return rows


def uniform(rng: Rng) -> float:
    return int(rng.next32()) / 2**32


def test_what_decides_is_found() -> None:
    fit = fitted(rows_of(1, 1500), COLUMNS, 8, 0.0, seeded(1))
    assert fit.weights[0] > 3
    assert -4.5 < fit.weights[1] < -1.5
    assert abs(fit.weights[2]) < 0.6


def test_chances_come_true_on_rows_nobody_learned_from() -> None:
    fit = fitted(rows_of(1, 1500), COLUMNS, 8, 0.0, seeded(1))
    score = Score(fit, rows_of(2, 1000))
    assert score.loss < 0.45
    assert score.off < 0.08
    assert Score(Fit(COLUMNS), rows_of(2, 1000)).loss > 0.69


def test_restraint_keeps_weights_small() -> None:
    rows = rows_of(1, 400)
    free, held = (fitted(rows, COLUMNS, 6, much, seeded(1)) for much in (0.0, 0.2))
    assert abs(held.weights[0]) < abs(free.weights[0])


def test_the_same_rows_give_the_same_weights() -> None:
    one, two = (fitted(rows_of(3, 200), COLUMNS, 4, 0.001, seeded(9)) for _ in range(2))
    assert list(one.weights) == list(two.weights)
    assert one.bias == two.bias


def test_what_is_seldom_seen_is_held_back_most() -> None:
    rows = Rows()
    for i in range(400):
        rows.put(0, 1.0 if i % 2 else -1.0)
        if i < 4:
            rows.put(1, 1.0)
        rows.close(bool(i % 2) or i < 4)
    often, seldom = list(fitted(rows, 2, 6, 0.01, seeded(1)).weights)
    assert 0 < seldom < often / 3
