"""The bells of a table: whoever is asked now and is not here is called, once for each question."""

from __future__ import annotations

from collections.abc import Callable

from gaslamp.server.room.owner import Owner
from gaslamp.store.records import SeatRecord
from gaslamp.table.seats import HUMAN

Call = Callable[[SeatRecord], None]


class Bells:
    """Looks after everything that is done at a table; who was asked when it was loaded knows."""

    def __init__(self, table: Owner, call: Call) -> None:
        self.table = table
        self.call = call
        self.asked = set(table.match.asked())

    def attend(self) -> None:
        now = set(self.table.match.asked())
        for seat in sorted(now - self.asked):
            row = self.table.seats[seat]
            if row.occupant == HUMAN and not self.here(seat):
                self.call(row)
        self.asked = now

    def here(self, seat: int) -> bool:
        """Somebody who is here sees it, and their own page calls them if it is out of sight."""
        return any(seat in screen.seats for screen in self.table.screens)
