"""A real table without a server around it: nothing is stored, nobody is waited for, and whatever a
screen is sent is kept. It can be doubled in another world."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from copy import copy
from typing import Any, TypeVar

from gaslamp.server.limits import UNLIMITED, Buckets
from gaslamp.server.metrics import Metrics
from gaslamp.server.room.bots import Bots, Task, Thinkers
from gaslamp.server.room.house import House
from gaslamp.server.room.owner import Screen
from gaslamp.server.room.table import Table
from gaslamp.server.room.told import seats, summary
from gaslamp.server.wire import messages as wire
from gaslamp.server.wire.shown import Seat
from gaslamp.store.db import Work
from gaslamp.store.records import Hold, SeatRecord, StoredTable, TableRecord
from gaslamp.store.store import Store
from gaslamp.table.log import SPECTATOR
from gaslamp.table.match import Made, Match
from gaslamp.table.seats import HUMAN

T = TypeVar("T")
NAME = "certificate"  # of the table, and of its run
DAY = "1888-11-09T00:00:00.000Z"
PARTS = ("clock", "hourglass", "bots", "candles", "back", "chairs", "envelopes", "bells", "company")
EVERYBODY_HERE = Buckets(*UNLIMITED.resumes)


class Forgetful(Store):
    """Keeps nothing. Nobody reads from it."""

    async def write(self, work: Work[T]) -> Any:
        return None


class Here(Thinkers):
    """Whoever thinks does so at once, in this process."""

    def __init__(self) -> None:
        pass

    async def ask(self, doing: Callable[..., T], *args: Any, seconds: float) -> T:
        return doing(*args)


class Waiting(Bots):
    """Bots that are seen to think; when they choose is somebody else's affair."""

    async def thinks(self, seat: int, asked: Task, seq: int) -> None:
        await asyncio.Event().wait()


class Witness(Screen):
    """A screen of one seat, or of somebody who watches, that keeps what it is sent."""

    def __init__(self, eyes: int) -> None:
        super().__init__("", UNLIMITED, EVERYBODY_HERE)
        self.seats = [] if eyes == SPECTATOR else [eyes]
        self.changes = True
        self.heard: list[str] = []

    def send_text(self, text: str) -> None:
        self.heard.append(text)

    def close(self, code: int) -> None:
        pass

    def taken(self) -> list[str]:
        """What it has heard since it was last asked."""
        heard, self.heard = self.heard, []
        return heard

    def double(self) -> Witness:
        """One that has been told the same so far."""
        twin = copy(self)
        twin.heard, twin.sent, twin.told = [], dict(self.sent), dict(self.told)
        return twin


class Rehearsal(Table):
    """A table that does at once what it is asked to."""

    async def do(self, work: Callable[[], Awaitable[T]]) -> T:
        answer = await work()
        await self.after()
        return answer

    def come_in(self, witness: Witness) -> None:
        self.let_in(witness, wire.Hello(NAME))

    async def store_choice(self, made: Made, client_id: str) -> None:
        """Nobody will ever read it."""
        self.seq += 1

    def seats_shown(self, language: str) -> list[Seat]:
        """Everybody is there, in every world."""
        here = [row.seat for row in self.seats if row.occupant == HUMAN]
        return seats(self.match, self.seats, here, set(self.bots.thinking), set(), language)

    def doubled(self, match: Match) -> Rehearsal:
        """The same table with another match; nobody looks on yet."""
        twin = copy(self)
        twin.match, twin.screens = match, set()
        twin.seats, twin.chat = list(self.seats), list(self.chat)
        twin.open_since = list(self.open_since)
        for name in PARTS:
            part: Any = copy(getattr(self, name))
            part.table = twin
            setattr(twin, name, part)
        twin.hourglass.clock = twin.bots.clock = twin.clock
        twin.candles.bots, twin.candles.taken = twin.bots, dict(self.candles.taken)
        twin.bots.thinking = {}
        return twin


def rehearsed(match: Match) -> Rehearsal:
    """A table with this match, as if it had just been laid. Needs a running loop."""
    journal = match.journal
    record = TableRecord(
        NAME, journal.game, journal.rules, journal.content, 0, journal.options, "", DAY,
        summary(match, 0),
    )  # fmt: skip
    rows = [
        SeatRecord(seat, who, token_hash=f"{seat}" if who == HUMAN else "", sat=who == HUMAN)
        for seat, who in enumerate(journal.seats)
    ]
    stored = StoredTable(record, rows, [], match.position.snapshot(), [], hold=Hold(NAME))
    thinkers = Here()
    table = Rehearsal(
        stored, match, House(Forgetful(), thinkers, thinkers, Metrics()), lambda seat: None
    )
    table.run = NAME
    table.bots = Waiting(table, table.clock, thinkers, thinkers, 0.0)
    table.candles.bots = table.bots
    return table
