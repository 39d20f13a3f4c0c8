# border: not compiled
"""Bots: they only ever get a redealt copy, so they cannot know what their seat does not."""

from __future__ import annotations

from gaslamp.bots.bot import Bot, RandomBot
from gaslamp.bots.greedy import GreedyBot
from gaslamp.kernel.errors import Trouble

BOTS = ("random", "greedy")


def bot_names() -> tuple[str, ...]:
    return BOTS


def make(name: str) -> Bot:
    """The bot with this name."""
    if name == "random":
        return RandomBot()
    if name == "greedy":
        return GreedyBot()
    raise Trouble(f"There is no bot {name!r}; there are: {', '.join(BOTS)}.")
