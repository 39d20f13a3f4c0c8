"""The ladder: how strong bots are, from games of each against each, with intervals.

Where seats win against each other, every pair plays, each in every seat as often, and ratings are
fitted to all results together (Bradley and Terry): 400 points more are odds of ten to one. Where
all seats win together there is no pair to play: each bot's company plays by itself, and the share
it wins is its strength.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations
from math import log10
from random import Random
from typing import Any

from gaslamp import games
from gaslamp.games.game import Game
from gaslamp.games.learned import Rated, Ratings
from gaslamp.lab.crew import Done, Jobs
from gaslamp.lab.pool import run
from gaslamp.lab.spec import make_spec
from gaslamp.lab.trial import Trial
from gaslamp.lab.wilson import wilson

ANCHOR = 1000.0  # the rating of the first bot
SCALE = 400.0
ROUNDS = 200  # of fitting
DRAWS = 200  # for the intervals
PRIOR = 0.5  # a win and a loss of so much that nobody played: no rating is without end


@dataclass(frozen=True)
class Met:
    """What came of the games of two bots: how many, and how many the first won; shared wins and
    games nobody won count half."""

    one: str
    other: str
    games: int
    won: float


@dataclass(frozen=True)
class Rung:
    """A bot on the ladder: its rating or its share of wins, and the 95 % interval of that."""

    bot: str
    strength: float
    low: float
    high: float


def together(game: Game[Any]) -> bool:
    """Whether the seats of the game's usual table win together."""
    seats = 2 if 2 in game.seat_counts else game.seat_counts[0]
    options = game.settled(seats, dict(game.lab_options))
    g = game.new(game.printed, seats, options, 0, told=False)
    eyes = game.eyes({})
    return eyes is not None and bool(eyes.side(g, 0) == eyes.side(g, seats - 1))


def company(game_id: str, bots: list[str], count: int, seed: int, jobs: Jobs, done: Done) -> list[
    Rung
]:  # fmt: skip
    """Each bot's share of wins when it sits on all seats."""
    game = games.find(game_id)
    seats = 2 if 2 in game.seat_counts else game.seat_counts[0]
    rungs = []
    for bot in bots:
        spec = make_spec(game_id, bot, seats, {}, None)
        trials, _ = run(spec, count, seed, jobs, done)
        won = sum(1 for trial in trials if trial.winners)
        low, high = wilson(won, len(trials))
        rungs.append(Rung(bot, won / max(1, len(trials)), low, high))
    return rungs


def round_robin(
    game_id: str, bots: list[str], count: int, seed: int, jobs: Jobs, done: Done
) -> list[Met]:
    """Every pair, half of its games with the seats exchanged."""
    met = []
    for one, other in combinations(bots, 2):
        half = (count + 1) // 2
        won = 0.0
        for seat, names in enumerate((f"{one},{other}", f"{other},{one}")):
            spec = make_spec(game_id, names, None, {}, None)
            trials, _ = run(spec, half, seed + seat * half, jobs, done)
            won += sum(share(trial, seat) for trial in trials)
        met.append(Met(one, other, 2 * half, won))
    return met


def share(trial: Trial, seat: int) -> float:
    """What of a win is the seat's."""
    if len(trial.winners) == 1:
        return float(trial.winners[0] == seat)
    return 0.5


def rated(bots: list[str], met: list[Met], seed: int) -> list[Rung]:
    """Ratings, with intervals from results drawn anew."""
    ratings = fit(bots, met)
    rng = Random(seed)
    drawn = [fit(bots, [again(one, rng) for one in met]) for _ in range(DRAWS)]
    rungs = []
    for bot in bots:
        spread = sorted(ratings_of[bot] for ratings_of in drawn)
        low, high = spread[DRAWS // 40], spread[-1 - DRAWS // 40]
        rungs.append(Rung(bot, ratings[bot], low, high))
    return rungs


def as_ratings(rungs: list[Rung], met: list[Met]) -> Ratings:
    """In whole numbers, as they are kept; without pairs the strengths are shares of wins."""
    scale = 1 if met else 100
    found = []
    for i, rung in enumerate(rungs):
        low, strength, high = (round(scale * x) for x in (rung.low, rung.strength, rung.high))
        beats = None
        for pair in met:
            if i > 0 and (pair.one, pair.other) == (rungs[i - 1].bot, rung.bot):
                beats = round(100 * (pair.games - pair.won) / pair.games)
        found.append(Rated(rung.bot, strength, low, high, beats))
    return Ratings(not met, tuple(found))


def again(met: Met, rng: Random) -> Met:
    """The same games once more, as chance may have it."""
    chance = met.won / met.games
    won = sum(rng.random() < chance for _ in range(met.games))
    return Met(met.one, met.other, met.games, won)


def fit(bots: list[str], met: list[Met]) -> dict[str, float]:
    """Bradley and Terry's strengths that make these results most likely, as ratings."""
    strength = dict.fromkeys(bots, 1.0)
    for _ in range(ROUNDS):
        fresh = {}
        for bot in bots:
            won, weight = 0.0, 0.0
            for one in met:
                if bot in (one.one, one.other):
                    mine = one.won if bot == one.one else one.games - one.won
                    won += mine + PRIOR
                    both = strength[one.one] + strength[one.other]
                    weight += (one.games + 2 * PRIOR) / both
            fresh[bot] = won / weight
        scale = fresh[bots[0]]
        strength = {bot: value / scale for bot, value in fresh.items()}
    return {bot: ANCHOR + SCALE * log10(value) for bot, value in strength.items()}
