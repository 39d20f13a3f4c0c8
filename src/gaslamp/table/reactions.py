"""How each seat wants to be asked when it could react: a matter of the table, not of the rules.

By default every window is asked, so that a pause tells nothing about anybody's cards. A seat
may choose speed over that secrecy; what the table then answers for it is an ordinary choice.
"""

from __future__ import annotations

from typing import Any

from gaslamp.kernel.errors import Trouble
from gaslamp.kernel.state import Decision

ALWAYS = "always"  # ask me every time
ABLE = "able"  # ask me only when I could do something
MY_TURN = "my-turn"  # let everything pass until it is my turn
PREFERENCES = (ALWAYS, ABLE, MY_TURN)


class Reactions:
    """The preference of each seat."""

    def __init__(self, seats: int) -> None:
        self.of_seat = [ALWAYS] * seats

    def prefer(self, seat: int, how: str) -> None:
        if how not in PREFERENCES:
            raise Trouble(
                f"There is no preference {how!r}; a seat can be asked: {', '.join(PREFERENCES)}."
            )
        self.of_seat[seat] = how

    def declined(self, decision: Decision[Any], seat: int, codes: list[int]) -> int | None:
        """The option the table takes for the seat in this window, or None to ask it."""
        how = self.of_seat[seat]
        if decision.calm() and how == MY_TURN:
            self.of_seat[seat] = ALWAYS
        way_out = int(decision.declines())
        if way_out not in codes or how == ALWAYS:
            return None
        return way_out if how == MY_TURN or codes == [way_out] else None
