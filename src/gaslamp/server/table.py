"""A table in memory: one task owns it and does everything that happens at it, in order."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

from msgspec.structs import replace

from gaslamp.kernel import snapshot as snapshots
from gaslamp.kernel.errors import Trouble
from gaslamp.server import loading, telling
from gaslamp.server.clock import TableClock
from gaslamp.server.connection import Connection
from gaslamp.server.logs import marked, note_error
from gaslamp.server.messages import Outgoing, Refusal, State
from gaslamp.server.metrics import Metrics
from gaslamp.server.thinking import Thinkers
from gaslamp.server.workers import Workers
from gaslamp.store.records import TABLE_ITSELF, ChatRow, ChoiceRow, StoredTable, now
from gaslamp.store.store import Store
from gaslamp.table.match import Match
from gaslamp.table.seats import HUMAN, seat_names

T = TypeVar("T")
CHAT_KEPT = 100
BROKEN = "Something went wrong here; the table goes on from what is stored."


class LiveTable:
    """The match and its audience. Only the owner task touches them."""

    def __init__(
        self,
        stored: StoredTable,
        match: Match,
        store: Store,
        thinkers: Thinkers,
        clerks: Workers,
        metrics: Metrics,
        bot_pause: float,
    ) -> None:
        self.id = stored.record.id
        self.store = store
        self.thinkers = thinkers
        self.clerks = clerks
        self.metrics = metrics
        self.bot_pause = bot_pause
        self.connections: set[Connection] = set()
        self.thinking: dict[int, asyncio.Task[None]] = {}
        self.inbox: asyncio.Queue[tuple[Callable[[], Awaitable[Any]], asyncio.Future[Any]]] = (
            asyncio.Queue()
        )
        self.used = time.monotonic()
        self.lost = False
        self.settle(stored, match)
        self.owner = asyncio.create_task(self.own(), name=f"table {self.id}")

    def settle(self, stored: StoredTable, match: Match) -> None:
        """Take over what is stored, when the table is loaded and after a failure."""
        self.record = stored.record
        self.seats = stored.seats
        self.chat = stored.chat
        self.match = match
        # Where looking back begins: at the deal, at the position the table was laid with, or, if
        # the rules have changed since, where it was opened.
        self.base = stored.snapshot if match.notice else stored.record.base
        self.first = len(match.journal.choices) if match.notice else 0
        match.reactions.of_seat = [seat.reactions for seat in self.seats]
        self.seq = stored.record.summary.seq
        self.run = secrets.token_hex(8)
        self.rewound = self.seq
        self.open_since = [self.seq] * len(self.seats)
        self.answers = {
            (row.seat, row.client_id): (row.key, row.seq) for row in stored.choices if row.client_id
        }
        self.clock = TableClock(self, stored)
        self.name_seats()

    def name_seats(self) -> None:
        """Tell the match who sits where, and for whom a bot stands in."""
        chosen = [seat.name for seat in self.seats]
        self.match.name_seats(seat_names(self.match.journal.seats, chosen))
        self.match.absent = {s.seat for s in self.seats if s.sat and s.occupant != HUMAN}

    # The owner

    async def do(self, work: Callable[[], Awaitable[T]]) -> T:
        """Have the owner do something; its answer or its refusal."""
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self.used = time.monotonic()
        self.inbox.put_nowait((work, future))
        return await future

    async def own(self) -> None:
        while True:
            work, future = await self.inbox.get()
            try:
                answer = await work()
                self.clock.attend()
                await self.clock.keep()
            except (Refusal, Trouble) as refusal:
                refuse(future, refusal)
            except Exception:
                self.metrics.count("failures")
                note_error("a table failed", table=marked(self.id))
                refuse(future, Refusal("broken", BROKEN))
                await self.reload()
            else:
                if not future.done():
                    future.set_result(answer)

    async def reload(self) -> None:
        """Forget everything in memory and go on from the store; nobody saw what was not stored."""
        try:
            stored = await self.store.load(self.id)
            assert stored is not None
            self.clock.halt()
            self.settle(stored, await asyncio.to_thread(loading.from_store, stored))
        except Exception:
            note_error("a table cannot be loaded again", table=marked(self.id))
            self.lost = True
            for connection in self.connections:
                connection.close(1011)
            return
        for connection in self.connections:
            connection.sent = dict.fromkeys(connection.sent, 0)
        self.tell("resume", None)

    def stop(self) -> None:
        self.owner.cancel()
        self.clock.halt()
        for task in self.thinking.values():
            task.cancel()

    def put_away(self) -> None:
        """Stop, and let go of whatever refers back to the table: nobody collects circles here."""
        self.stop()
        self.thinking.clear()
        self.connections.clear()
        del self.owner, self.clock

    def idle(self) -> bool:
        return not self.connections and self.inbox.empty()

    # Telling

    def tell(self, cause: str, actor: int | None) -> None:
        """Send every connection the state of its seats."""
        self.clock.attend()
        cache: dict[tuple[int, int], State] = {}
        for connection in self.connections:
            for seat in connection.eyes():
                self.tell_seat(connection, seat, cause, actor, cache)

    def tell_one(self, connection: Connection, cause: str, seat: int | None = None) -> None:
        for eyes in connection.eyes() if seat is None else [seat]:
            self.tell_seat(connection, eyes, cause, None, {})

    def tell_seat(
        self,
        connection: Connection,
        seat: int,
        cause: str,
        actor: int | None,
        cache: dict[tuple[int, int], State],
    ) -> None:
        start = connection.sent.get(seat, 0)
        told = cache.get((seat, start))
        if told is None:
            told = telling.state(self, seat, start, cause, actor)
            cache[seat, start] = told
        connection.sent[seat] = start + len(told.log.lines)
        connection.send(told)

    def tell_seats(self) -> None:
        """Presence, names or requests have changed."""
        self.send_all(telling.seats(self))

    def send_all(self, message: Outgoing) -> None:
        for connection in self.connections:
            connection.send(message)

    def cut_logs(self) -> None:
        """After going back: nobody has been sent more lines than there are."""
        self.rewound = self.seq
        lengths: dict[int, int] = {}
        for connection in self.connections:
            for seat, sent in connection.sent.items():
                if seat not in lengths:
                    lengths[seat] = len(self.match.visible_log(seat))
                connection.sent[seat] = min(sent, lengths[seat])

    # Keeping

    async def store_choice(self, seat: int, key: str, client_id: str, by_table: bool) -> None:
        """The match has taken a choice: on disk first, then in everybody's eyes."""
        seq = self.seq + 1
        n = len(self.match.journal.choices) - 1
        row = ChoiceRow(n, seq, seat, key, client_id, now(), by_table=by_table)
        summary = loading.summary(self.match, seq)
        await self.store.choose(self.id, row, snapshots.text(self.match.g), summary)
        self.seq = seq
        self.record.summary = summary
        if client_id:
            self.answers[seat, client_id] = (key, seq)

    async def store_rewind(self) -> None:
        seq = self.seq + 1
        keep = len(self.match.journal.choices)
        summary = loading.summary(self.match, seq)
        await self.store.rewind(self.id, keep, snapshots.text(self.match.g), summary)
        self.seq = seq
        self.record.summary = summary
        self.open_since = [seq] * len(self.seats)
        self.cut_logs()

    async def keep_preferences(self) -> None:
        """How seats want to be asked may have changed: by their wish, or as their turn came."""
        for old, how in zip(self.seats, self.match.reactions.of_seat, strict=True):
            if old.reactions != how:
                seat = replace(old, reactions=how)
                await self.store.sit(self.id, seat)
                self.seats[seat.seat] = seat

    async def say(self, seat: int, text: str) -> None:
        """A line of chat, from a seat or from the table itself."""
        name = "" if seat == TABLE_ITSELF else self.match.words.seat_names[seat]
        n = self.chat[-1].n + 1 if self.chat else 0
        row = ChatRow(n, seat, name, text, now())
        await self.store.say(self.id, row)
        self.chat = [*self.chat[1 - CHAT_KEPT :], row]
        self.send_all(telling.chat(row))


def refuse(future: asyncio.Future[Any], refusal: Exception) -> None:
    if not future.done():
        future.set_exception(refusal)
