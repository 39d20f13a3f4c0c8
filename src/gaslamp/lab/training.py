"""Training: generations of eyes, each learned from the games of all before it.

The first learns from the greedy bot's games. Each later one learns from all games so far, newer
ones played by a league. A part of the games is held out: nothing is learned from them, and only
they say how good the eyes are. In the end the newest may play by itself at the third level: from a
half of those games the chances are brought into line with how often they come true (which option
is the best does not change by it), and on the other half they are judged. All is counted in games
and choices and fitted in plain code, so the same seed gives the same weights on every machine.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

from gaslamp import games
from gaslamp.bots.fitting import Fit, Rows, Score, fitted
from gaslamp.games.learned import told_of
from gaslamp.kernel.errors import Trouble
from gaslamp.kernel.eyes import BIAS
from gaslamp.kernel.rng import seeded
from gaslamp.lab.crew import Jobs
from gaslamp.lab.lessons import Lesson, School, Weights, classes, take_lessons

HELD_OUT = 6  # one of so many games, by lot, is only for judging
PARTS = 2  # the same of the games in which the newest plays by itself
LOTS = 3  # the stream of those lots
ROUNDS = 14
# Tried in turn; the one that sees best on held-out games is taken. The more games, the less of it.
RESTRAINTS = (0.00003, 0.0001, 0.0003, 0.001, 0.004, 0.015, 0.05)
DIGITS = 5
HALF = 0.5
NEWEST = 40
ALWAYS = 100

Told = Callable[[str], None]


@dataclass(frozen=True)
class Plan:
    """What is to be learned, and how long."""

    game: str
    seed: int
    games: int  # of each generation; with none what was learned before is only brought into line
    generations: int
    jobs: Jobs
    trials: int = 0  # games in which the newest plays by itself, to bring its chances into line


def is_held_out(game: int, parts: int = HELD_OUT) -> bool:
    """By lot and not in turn: tables come round in turn, and each must be learned and judged."""
    return int(seeded(game, LOTS).below(parts)) == 0


class Notebook:
    """All rows so far: to learn from, and held out; with the judge's values beside them."""

    def __init__(self, parts: int = HELD_OUT) -> None:
        self.parts = parts
        self.rows, self.held = Rows(), Rows()
        self.values, self.held_values = Rows(), Rows()
        self.games = 0

    def write(self, lessons: Iterable[Lesson]) -> None:
        for lesson in lessons:
            out = is_held_out(self.games, self.parts)
            self.games += 1
            rows, values = (self.held, self.held_values) if out else (self.rows, self.values)
            at = 0
            for size, won, value in zip(lesson.sizes, lesson.won, lesson.values, strict=True):
                for i in range(at, at + size):
                    rows.put(lesson.columns[i], lesson.numbers[i])
                at += size
                rows.close(bool(won))
                values.put(0, value)
                values.close(bool(won))


def train(plan: Plan, told: Callable[[dict[str, Any]], None]) -> tuple[Weights, dict[str, Any]]:
    """The weights, and what they were learned from."""
    game = games.find(plan.game)
    if game.eyes({}) is None:
        raise Trouble("no-eyes", title=game.titled())
    names = seen_names(game)
    if plan.games == 0:
        return again_in_line(plan, game, names, told)
    notebook = Notebook()
    league: list[Weights] = []
    scores: list[dict[str, Any]] = []
    for generation in range(plan.generations):
        first = plan.seed + generation * plan.games
        school = School(plan.game, tuple(league), NEWEST)
        with classes(school, plan.jobs) as pool:
            notebook.write(take_lessons(pool, range(first, first + plan.games)))
        fit, restraint = best_fit(notebook, len(names), plan.seed)
        league.append(weights_of(names, fit))
        scores.append({"restraint": restraint, **scored(notebook, fit, plan.seed)})
        told({"generation": generation + 1, **scores[-1]})
    source: dict[str, Any] = {
        "game": plan.game, "content": game.printed.digest, "seed": plan.seed,
        "games": plan.games, "generations": len(league), "scores": scores,
    }  # fmt: skip
    if plan.trials > 0:
        fit = tried(plan, league[-1], fit, names, source)
        told({"generation": len(league), **source["level-3"]})
        league[-1] = weights_of(names, fit)
    return league[-1], source


def again_in_line(
    plan: Plan, game: Any, names: list[str], told: Callable[[dict[str, Any]], None]
) -> tuple[Weights, dict[str, Any]]:
    """What was learned before, with its chances brought into line with new games."""
    known = told_of(game.folder())
    if known is None:
        raise Trouble("nothing-learned", title=game.titled())
    source = {key: value for key, value in known.items() if key != "weights"}
    source["content"] = game.printed.digest
    fit = Fit(len(names))
    fit.bias = known["weights"].get(BIAS, 0.0)
    for i, name in enumerate(names):
        fit.weights[i] = known["weights"].get(name, 0.0)
    newest = weights_of(names, fit)
    fit = tried(plan, newest, fit, names, source)
    told({"generation": source["generations"], **source["level-3"]})
    return weights_of(names, fit), source


def tried(plan: Plan, newest: Weights, fit: Fit, names: list[str], source: dict[str, Any]) -> Fit:
    """The newest plays by itself at the third level: its chances are brought into line on a half
    of the games and judged on the other."""
    trial = Notebook(PARTS)
    first = plan.seed + source["generations"] * source["games"]
    with classes(School(plan.game, (newest,), ALWAYS, 0), plan.jobs) as pool:
        trial.write(take_lessons(pool, range(first, first + plan.trials)))
    found = in_line(fit, trial.rows, len(names), plan.seed)
    source["trials"] = plan.trials
    source["level-3"] = scored(trial, found, plan.seed)
    return found


def best_fit(notebook: Notebook, columns: int, seed: int) -> tuple[Fit, float]:
    """The fit that sees best on held-out games, and how much it was held back."""
    tried = [
        (fitted(notebook.rows, columns, ROUNDS, restraint, seeded(seed, 0)), restraint)
        for restraint in RESTRAINTS
    ]
    return min(tried, key=lambda pair: Score(pair[0], notebook.held).loss)


def in_line(fit: Fit, rows: Rows, columns: int, seed: int) -> Fit:
    """The same opinions, stretched and shifted so that chances come true."""
    leans = Rows()
    for row in range(int(rows.size())):
        leans.put(0, fit.lean(rows, row))
        leans.close(rows.won[row] > HALF)
    line = fitted(leans, 1, ROUNDS, 0.0, seeded(seed, 0))
    stretch = float(line.weights[0])
    found = Fit(columns)
    found.bias = stretch * fit.bias + line.bias
    for i in range(columns):
        found.weights[i] = stretch * fit.weights[i]
    return found


def seen_names(game: Any) -> list[str]:
    """What the eyes see, by name."""
    seats, given = game.lessons()[0]
    options = game.settled(seats, {**game.lab_options, **given})
    names: list[str] = game.eyes({}).names(game.new(game.printed, seats, options, 0, told=False))
    return names


def weights_of(names: list[str], fit: Fit) -> Weights:
    """Rounded, and without those that say nothing."""
    found = {BIAS: round(fit.bias, DIGITS)}
    for i, name in enumerate(names):
        if (weight := round(fit.weights[i], DIGITS)) != 0.0:
            found[name] = weight
    return found


def scored(notebook: Notebook, fit: Fit, seed: int) -> dict[str, Any]:
    """How well the chances of held-out games came true, and those of the judge's value alone."""
    score = Score(fit, notebook.held)
    plain = fitted(notebook.values, 1, ROUNDS, 0.0, seeded(seed, 0))
    beside = Score(plain, notebook.held_values)
    return {
        "rows": int(notebook.rows.size()), "held-out": score.rows,
        "log-loss": round(score.loss, 4), "brier": round(score.brier, 4),
        "off": round(score.off, 4), "judge-log-loss": round(beside.loss, 4),
    }  # fmt: skip
