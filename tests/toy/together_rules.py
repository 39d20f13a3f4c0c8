"""Choosing together: somebody else's simultaneous choice does not make mine stale."""

from __future__ import annotations

from typing import Any

from gaslamp.kernel.rng import seeded
from gaslamp.kernel.state import choose
from gaslamp.table.position import Position
from toy import auction

BID, VETO, ACCEPT = auction.BID, auction.VETO, auction.ACCEPT
UNSPOKEN: Any = None  # nobody asks what the options are called


class Bidding:
    """A toy in which three seats bid at once, and whose question has changed when."""

    def __init__(self) -> None:
        self.g = auction.new(seeded(1))

    def position(self) -> Position:
        return Position(UNSPOKEN, self.g.clone(), 3)

    def still_asked(self, seat: int, verb: int, amount: int = 0) -> list[int]:
        """A seat chooses; the other seats that are asked the same as before."""
        before = self.position()
        choose(self.g, seat, verb << 48 | amount << 32)
        now = self.position()
        return [s for s in range(3) if s != seat and now.still_asks(s, before)]


def test_bids_made_looking_at_the_same_state_all_count() -> None:
    table = Bidding()
    assert table.still_asked(2, BID, 0) == [0, 1]
    assert table.still_asked(0, BID, 1) == [1]
    assert table.still_asked(1, BID, 2) == []
    assert table.g.bids == [1, 2, 0]


def test_a_new_question_makes_old_choices_stale() -> None:
    table = Bidding()
    for seat, amount in ((2, 0), (0, 1), (1, 2)):
        table.still_asked(seat, BID, amount)
    assert table.position().asked == [0]
    assert table.still_asked(0, ACCEPT) == []
    assert table.position().asked == [2]


def test_who_has_bid_is_not_asked_again() -> None:
    table = Bidding()
    table.still_asked(0, BID, 1)
    assert table.position().asked == [1, 2]
