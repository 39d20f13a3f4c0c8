"""Bots: they only ever get a redealt copy, so they cannot know what their seat does not."""

from __future__ import annotations

BOTS = ("random", "greedy")


def bot_names() -> tuple[str, ...]:
    return BOTS
