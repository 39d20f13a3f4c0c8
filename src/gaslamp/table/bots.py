"""Bots at the table: what a bot would choose for a seat, from a redealt copy only."""

from __future__ import annotations

from typing import Any

from gaslamp.bots import make
from gaslamp.bots.arena import picked
from gaslamp.table.match import Match

HINT_BOT = "greedy"


def think(match: Match, seat: int) -> str:
    """The key the seat's bot picks now."""
    return picked_by(match, seat, match.journal.seats[seat])


def hint(match: Match, seat: int) -> str:
    """The key the table would advise the seat to choose."""
    found = suggestion(match, seat)
    return str(found["key"]) if found else picked_by(match, seat, HINT_BOT)


def suggestion(match: Match, seat: int) -> dict[str, Any] | None:
    """The whole plan behind a hint, where the game has a planner."""
    copy = match.game.judge().redeal(match.g, seat, match.thinking_rng(seat))
    return match.game.suggestion(copy, seat)


def picked_by(match: Match, seat: int, bot: str) -> str:
    code = picked(match.g, match.game.judge(), make(bot), seat, match.thinking_rng(seat))
    return match.game.key(match.g, seat, int(code))
