"""How each seat wants to be asked when it could react: a matter of the table, not of the rules.

By default every window is asked, so that a pause tells nothing about anybody's cards. A seat
may choose speed over that secrecy; what the table then answers for it is an ordinary choice.
"""

from __future__ import annotations

from typing import Any

from gaslamp.kernel.errors import Trouble
from gaslamp.kernel.state import Decision
from gaslamp.words.languages import ENGLISH
from gaslamp.words.sentences import formatted
from gaslamp.words.words import TABLE

ALWAYS = "always"
ABLE = "able"
MY_TURN = "my-turn"
PREFERENCES = (ALWAYS, ABLE, MY_TURN)


def preference(how: str, language: str = ENGLISH) -> tuple[str, str]:
    """What a preference is called, and what it means."""
    message = f"prefer-{how}"
    return formatted(TABLE, language, message), formatted(TABLE, language, message, (), "help")


class Reactions:
    """The preference of each seat, and which choices of the journal the table made for one."""

    def __init__(self, seats: int) -> None:
        self.of_seat = [ALWAYS] * seats
        self.given: set[int] = set()
        self.movers: list[int] = []

    def prefer(self, seat: int, how: str) -> None:
        if how not in PREFERENCES:
            raise Trouble("no-such-preference", how=how, known=PREFERENCES)
        self.of_seat[seat] = how

    def note(self, decision: Decision[Any] | None, seats: list[int]) -> None:
        """These are asked now; if that begins somebody's turn, they have waited for it."""
        if decision is None or not decision.calm():
            return
        for seat in seats:
            if seat not in self.movers and self.of_seat[seat] == MY_TURN:
                self.of_seat[seat] = ALWAYS
        self.movers = seats

    def declines(self, seat: int, way_out: int, codes: list[int]) -> bool:
        """Whether the table takes this way out of a window for the seat and does not ask it."""
        how = self.of_seat[seat]
        if way_out not in codes or how == ALWAYS:
            return False
        return how == MY_TURN or codes == [way_out]
