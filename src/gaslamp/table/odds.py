"""Odds beside each other: a hint does not advise against what is shown beside it."""

from __future__ import annotations

from typing import Any

from gaslamp.games.game import Game, Odds
from gaslamp.kernel.state import State

What = tuple[str, tuple[str | int, ...], str]
MARGIN = 0.05  # what is shown differs by more than this, or hardly at all


def by_the_odds(game: Game[Any], g: State, seat: int, code: int, worth: dict[int, float]) -> int:
    """The option, or the best of those that have clearly better odds, if there are such."""
    mine = game.odds(g, seat, code)
    if all(one.good is None for one in mine):
        return code
    better = [other for other in worth if clearly_better(game.odds(g, seat, other), mine)]
    return max(better, key=lambda other: worth[other], default=code)


def clearly_better(these: list[Odds], those: list[Odds]) -> bool:
    """Whether these are better by more than the margin in something that the game calls good or
    bad, and worse in nothing. What is not said of an option does not happen by it."""
    if all(one.good is None for one in these):
        return False
    wanted = {kind(one): one.good for one in [*these, *those] if one.good is not None}
    leads = [
        (chance(these, what) - chance(those, what)) * (1 if good else -1)
        for what, good in wanted.items()
    ]
    return min(leads) >= 0 and max(leads) > MARGIN


def kind(odds: Odds) -> What:
    """What can be compared: the same message about the same thing."""
    return odds.message, odds.args, odds.about


def chance(odds: list[Odds], what: What) -> float:
    return sum(one.chance for one in odds if kind(one) == what)
