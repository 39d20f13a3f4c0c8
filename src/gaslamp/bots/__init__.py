# border: not compiled
"""Bots: they only ever get a redealt copy, so they cannot know what their seat does not."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gaslamp.kernel.errors import Trouble

if TYPE_CHECKING:
    from gaslamp.bots.bot import Bot

BOTS = ("random", "greedy")


def bot_names() -> tuple[str, ...]:
    return BOTS


def make(name: str) -> Bot:
    """The bot with this name."""
    from gaslamp.bots.bot import RandomBot
    from gaslamp.bots.greedy import GreedyBot

    if name == "random":
        return RandomBot()
    if name == "greedy":
        return GreedyBot()
    raise Trouble(f"There is no bot {name!r}; there are: {', '.join(BOTS)}.")
