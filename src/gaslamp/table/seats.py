"""Who may sit at a table, and what they are called."""

from __future__ import annotations

from gaslamp.bots import bot_names
from gaslamp.kernel.errors import Trouble
from gaslamp.words.languages import ENGLISH
from gaslamp.words.sentences import formatted
from gaslamp.words.words import TABLE

HUMAN = "human"
OPEN = "open"
SCRIPT = "script"  # somebody who does what a lesson says


def may_sit() -> tuple[str, ...]:
    """Everybody who can be named for a seat."""
    return (HUMAN, OPEN, *bot_names())


def check_seats(seats: list[str], known: tuple[str, ...] | None = None) -> None:
    """Refuse somebody who cannot sit down; where a place knows fewer, it says whom."""
    allowed = may_sit() if known is None else known
    for who in seats:
        if who not in allowed:
            raise Trouble("cannot-sit", who=who, allowed=allowed)


def seat_names(
    seats: list[str], chosen: list[str] | None = None, language: str = ENGLISH
) -> list[str]:
    """The names people chose; without one, what sits there and the seat's number."""
    names = chosen or [""] * len(seats)
    return [
        name or unnamed(i, who, language)
        for i, (who, name) in enumerate(zip(seats, names, strict=True))
    ]


def unnamed(seat: int, who: str, language: str = ENGLISH) -> str:
    """What a seat is called whose person has no name."""
    key = "seat-player" if who in (HUMAN, OPEN, SCRIPT) else "seat-bot"
    return formatted(TABLE, language, key, (("n", seat + 1),))
