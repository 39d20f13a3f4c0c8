"""Who may sit at a table, and what they are called."""

from __future__ import annotations

from gaslamp.bots import bot_names
from gaslamp.kernel.errors import Trouble

HUMAN = "human"
OPEN = "open"


def may_sit() -> tuple[str, ...]:
    """Everybody who can be named for a seat."""
    return (HUMAN, OPEN, *bot_names())


def check_seats(seats: list[str], known: tuple[str, ...] | None = None) -> None:
    """Refuse somebody who cannot sit down; where a place knows fewer, it says whom."""
    allowed = may_sit() if known is None else known
    for who in seats:
        if who not in allowed:
            raise Trouble(f"Nobody called {who!r} can sit down; a seat is: {', '.join(allowed)}.")


def seat_names(seats: list[str], chosen: list[str] | None = None) -> list[str]:
    """The names people chose; without one, what sits there and the seat's number."""
    names = chosen or [""] * len(seats)
    return [
        name or (f"Player {i + 1}" if who in (HUMAN, OPEN) else f"Bot {i + 1}")
        for i, (who, name) in enumerate(zip(seats, names, strict=True))
    ]
