"""What was answered to choices with an id, so that one may be asked for again by somebody who never
heard the answer: the last ones are known by heart; that there were older ones, too, but what was
said to them has to be looked up."""

from __future__ import annotations

from array import array
from collections.abc import Iterable

from gaslamp.store.records import ChoiceRow
from gaslamp.store.store import Store

BY_HEART = 4

Answer = tuple[str, int]  # which key was chosen, and the seq that it led to


class Answered:
    """Of one table."""

    def __init__(self, store: Store, table: str, rows: Iterable[ChoiceRow] = ()) -> None:
        self.store = store
        self.table = table
        self.last: dict[tuple[int, str], Answer] = {}
        self.older = array("q")  # hashes of seat and id
        for row in rows:
            if row.client_id:
                self.note(row.seat, row.client_id, row.key, row.seq)

    def note(self, seat: int, id: str, key: str, seq: int) -> None:
        self.last[seat, id] = key, seq
        if len(self.last) > BY_HEART:
            first = next(iter(self.last))
            del self.last[first]
            self.older.append(hash(first))

    async def find(self, seat: int, id: str) -> Answer | None:
        """What was answered to this; None if it has never been asked."""
        found = self.last.get((seat, id))
        if found is None and hash((seat, id)) in self.older:
            found = await self.store.answered(self.table, seat, id)
        return found
