"""Chances: how likely a seat wins by each option, as far as the seat can know."""

from __future__ import annotations

from dataclasses import dataclass

from gaslamp.bots.search import Search
from gaslamp.kernel.errors import Trouble
from gaslamp.kernel.judge import Level
from gaslamp.table.candles import mean_of, settled, stands
from gaslamp.table.match import Match
from gaslamp.table.possible import possible

# Every option is looked at, one turn ahead, by nobody's advice.
LOOK = Level("chances", 4000, 1, 1000, 0.0, 0.0)
SECONDS = 1.0  # somebody waits


@dataclass(frozen=True)
class Chance:
    """An option, and how likely the seat wins after it."""

    code: int
    won: float


def chances(match: Match, seat: int, seconds: float = SECONDS) -> list[Chance]:
    """The options of a seat with the chance each leaves, the best first."""
    if seat not in match.awaited():
        raise Trouble("nothing-to-hint")
    rng = match.advising_rng(seat)
    judge = match.game.judge()
    judge.seconds = seconds
    own = mean_of(stands(judge, match.g, seat, rng.clone()))
    copy = possible(judge, match.g, seat, rng)
    search = Search(judge, LOOK, rng)
    search.think(copy, seat)
    looked_at = [one for one in search.prospects if one.found]
    if not looked_at:
        raise Trouble("no-chances-now")
    # Those that were given up early were worse: what was looked at longest comes first.
    ranked = sorted(looked_at, key=lambda one: (-len(one.found), -one.mean()))
    best = max(one.mean() for one in ranked)
    return [Chance(int(one.code), settled(own, one.mean(), best)) for one in ranked]
