"""How each seat wants to be asked when it could react: a matter of the table, not of the rules.

By default every window is asked, so that a pause tells nothing about anybody's cards. A seat
may choose speed over that secrecy; what the table then answers for it is an ordinary choice.
"""

from __future__ import annotations

from typing import Any

from gaslamp.games.game import Choice
from gaslamp.kernel.errors import Trouble
from gaslamp.kernel.state import Decision

ALWAYS = "always"
ABLE = "able"
MY_TURN = "my-turn"
PREFERENCES = (
    Choice(ALWAYS, "Ask me every time", "Nobody learns anything from how long you take."),
    Choice(ABLE, "Ask me only when I can react", "Faster; a pause shows that you can."),
    Choice(
        MY_TURN,
        "Ask me nothing until my turn",
        "All chances to react pass by; from your turn on you are asked every time again.",
    ),
)


class Reactions:
    """The preference of each seat, and which choices of the journal the table made for one."""

    def __init__(self, seats: int) -> None:
        self.of_seat = [ALWAYS] * seats
        self.given: set[int] = set()
        self.movers: list[int] = []

    def prefer(self, seat: int, how: str) -> None:
        known = [choice.value for choice in PREFERENCES]
        if how not in known:
            raise Trouble(f"There is no preference {how!r}; a seat can be asked: "
                          f"{', '.join(known)}.")  # fmt: skip
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
