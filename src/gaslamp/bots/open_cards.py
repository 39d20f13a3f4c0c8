"""The ceiling: the same search with all cards open, to see how much is lost for not knowing them.

Only the lab plays with it. It is no bot (it holds no `BOT`), so nobody can seat it at a table.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from gaslamp.bots.bot import Bot
from gaslamp.bots.search import Search
from gaslamp.kernel.judge import Judge, Level
from gaslamp.kernel.rng import Rng
from gaslamp.kernel.state import State


class OpenSearch(Search):
    """Every world it thinks about has the cards as they lie; what is thrown or drawn by lot later
    is not known to it either."""

    def world(self, g: State, seat: i64, rng: Rng) -> State:
        return with_other_chance(g, rng)


class OpenBot(Bot):
    """Thinks by a level, with all cards open. `g` must be the game itself, not a redealt copy."""

    def __init__(self, level: Level) -> None:
        self.level: Final = level

    def pick(self, judge: Judge[Any], g: State, seat: i64, rng: Rng) -> i64:
        return OpenSearch(judge, self.level, rng).think(with_other_chance(g, rng), seat)


def with_other_chance(g: State, rng: Rng) -> State:
    twin = g.clone()
    twin.rng = Rng(rng.next32(), rng.next32(), rng.next32(), rng.next32())
    return twin
