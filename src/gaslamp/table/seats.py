"""Who may sit at a table, and what they are called."""

from __future__ import annotations

from gaslamp.bots import NAMELESS, bot_names
from gaslamp.bots import told as bot_told
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
    """The names people chose; without one, what sits there. The seat's number is told of whoever
    has no name, and of a bot that sits there more than once."""
    names = chosen or [""] * len(seats)
    rows = list(zip(seats, names, strict=True))
    unnamed = [who for who, name in rows if not name]
    return [
        name or called(seat, who, unnamed.count(who) > 1, language)
        for seat, (who, name) in enumerate(rows)
    ]


def called(seat: int, who: str, again: bool = False, language: str = ENGLISH) -> str:
    """What a seat is called for which nobody chose a name."""
    n = ("n", seat + 1)
    if who in (HUMAN, OPEN, SCRIPT):
        return formatted(TABLE, language, "seat-player", (n,))
    if who in NAMELESS or who not in bot_names():  # of a table that is older than its bot
        return formatted(TABLE, language, "seat-bot", (n,))
    bot = bot_told(who, language)[0]
    return formatted(TABLE, language, "seat-bot-again", (("bot", bot), n)) if again else bot
