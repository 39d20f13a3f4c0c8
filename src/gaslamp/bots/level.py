"""A bot of a level: the same search for all, with the work, reach and heat of its level."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from gaslamp.bots.bot import Bot
from gaslamp.bots.search import Search
from gaslamp.kernel.judge import Judge, Level
from gaslamp.kernel.rng import Rng
from gaslamp.kernel.state import State


class LevelBot(Bot):
    """Thinks as the game says that a bot of this name thinks."""

    def __init__(self, name: str, rank: int) -> None:
        self.name: Final = name
        self.rank = rank

    def pick(self, judge: Judge[Any], g: State, seat: i64, rng: Rng) -> i64:
        return Search(judge, level_of(judge, self.name), rng).think(g, seat)


# How the levels think where a game says nothing of its own.
USUAL_LEVELS: Final = [
    Level("pip", 1, 0, 4, 0.5, 0.0),
    Level("mrs-tibbs", 200, 1, 5, 0.15, 0.0),
    Level("inspector-crane", 800, 1, 6, 0.0, 1.5),
    Level("dr-thorne", 2500, 2, 8, 0.0, 1.5),
    Level("lamplighter", 8000, 2, 10, 0.0, 1.5),
]


def level_of(judge: Judge[Any], name: str) -> Level:
    """The level of this name in the judge's game."""
    for level in judge.levels:
        if level.name == name:
            return level
    for level in USUAL_LEVELS:
        if level.name == name:
            return level
    raise KeyError(name)


class FixedBot(Bot):
    """Thinks by a level of its own, the same in every game."""

    def __init__(self, level: Level) -> None:
        self.level: Final = level

    def pick(self, judge: Judge[Any], g: State, seat: i64, rng: Rng) -> i64:
        return Search(judge, self.level, rng).think(g, seat)
