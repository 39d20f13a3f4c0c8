"""The hall: all tables, loaded when somebody comes and put away when everybody has left."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Awaitable, Callable
from functools import partial
from typing import TypeVar

from gaslamp.bots import bot_names
from gaslamp.kernel.errors import Trouble
from gaslamp.server.limits import Allowances, Buckets
from gaslamp.server.log import marked, note, note_error
from gaslamp.server.memory import Memory
from gaslamp.server.metrics import Metrics
from gaslamp.server.porter import Porter
from gaslamp.server.refusal import Refusal
from gaslamp.server.room import strangers
from gaslamp.server.room.bots import Thinkers
from gaslamp.server.room.founding import (
    Founded,
    Founding,
    create,
    everybody_one_further,
    found,
    laid,
    new_seed,
)
from gaslamp.server.room.owner import STOPPING
from gaslamp.server.room.stored import from_store
from gaslamp.server.room.table import Table
from gaslamp.server.tokens import hashed, is_table_id, new_table_id
from gaslamp.server.understudies import Understudies
from gaslamp.server.workers import Broken, Workers
from gaslamp.store.store import Store
from gaslamp.table import life

T = TypeVar("T")
IDLE_SECONDS = 60.0
SWEEP_SECONDS = 0.5
FAREWELL_SECONDS = 3.0
BEAT_SECONDS = 20.0
CLERKS = 2  # workers for saves, replays and forks
CLERKS_MEMORY = 128 * 1024 * 1024
MOST_WAITING = 64


def no_table() -> Refusal:
    return Refusal("no-such-table", "no-such-table")


class Hall:
    """Owns the store, the thinkers and the tables in memory."""

    def __init__(
        self,
        store: Store,
        thinkers: Thinkers,
        metrics: Metrics,
        owner_key: str = "",
        bot_pause: float = 0.0,
        idle_seconds: float = IDLE_SECONDS,
        allow: Allowances | None = None,
        lan: str = "",
        porter: Porter | None = None,
    ) -> None:
        self.store = store
        self.porter = porter or Porter(store)  # who calls people whose turn it is
        self.lan = lan  # where this machine is reached in its network, if it is
        self.thinkers = thinkers
        self.metrics = metrics
        self.owner_hash = hashed(owner_key) if owner_key else ""
        self.bot_pause = bot_pause
        self.idle_seconds = idle_seconds
        self.allow = allow or Allowances()
        self.resumes = Buckets(*self.allow.resumes)
        self.clerks = Workers(CLERKS, CLERKS_MEMORY, MOST_WAITING)
        self.understudies = Understudies(store)
        self.tables: dict[str, Table] = {}
        self.loading: dict[str, asyncio.Task[Table]] = {}
        self.stopping = False
        self.sweeper: asyncio.Task[None] | None = None

    def is_owner(self, hashes: list[str]) -> bool:
        return bool(self.owner_hash) and self.owner_hash in hashes

    async def table(self, table_id: str) -> Table:
        """The table with this id, loaded if it has to be."""
        if not is_table_id(table_id):
            raise no_table()
        if self.stopping:
            raise Refusal("stopping", "server-stopping")
        if table_id in self.tables and self.tables[table_id].lost:
            self.tables.pop(table_id).put_away()
        if table_id in self.tables:
            table = self.tables[table_id]
            table.used = time.monotonic()
            return table
        if table_id not in self.loading:
            task = asyncio.create_task(self.load(table_id))
            self.loading[table_id] = task
            task.add_done_callback(lambda _: self.loading.pop(table_id, None))
        return await asyncio.shield(self.loading[table_id])

    async def load(self, table_id: str) -> Table:
        stored = await self.store.load(table_id)
        if stored is None:
            raise no_table()
        try:
            if stored.record.strange:
                seconds = strangers.SECONDS + len(stored.choices) * strangers.SECONDS_A_CHOICE
                await self.clerks.ask(strangers.try_loading, stored, seconds=seconds)
            match = await asyncio.to_thread(from_store, stored)
        except (Trouble, Broken) as trouble:
            note_error("a table cannot be loaded", table=marked(table_id))
            raise Refusal("refused", "table-cannot-open", trouble=trouble) from None
        table = Table(
            stored, match, self.store, self.thinkers, self.clerks, self.metrics, self.bot_pause,
            lambda row: self.porter.call(table.record, table.title, row.token_hash),
        )  # fmt: skip
        self.tables[table_id] = table
        return table

    async def do(self, table_id: str, work: Callable[[Table], Awaitable[T]]) -> T:
        """Have a table's owner do something."""
        table = await self.table(table_id)
        return await table.do(lambda: work(table))

    # New tables

    async def found(self, new: Founding) -> Founded:
        made = await found(self.store, new)
        self.founded(made.table, new)
        return made

    async def rematch(self, table: Table) -> str:
        """The same once more with everybody one seat further, who keep their tokens."""
        if table.record.rematch:
            return table.record.rematch
        seats = everybody_one_further(table.seats)
        journal = table.match.journal
        match = await asyncio.to_thread(
            life.begin, journal.game, [s.occupant for s in seats], journal.options, new_seed()
        )
        new = laid(match)
        new.terms = dict(table.match.terms)
        host = table.record.host_hash
        made = await create(self.store, new_table_id(), new, seats, host, table.id)
        self.founded(made, new)
        table.record.rematch = made
        table.tell_seats()
        return made

    def founded(self, table_id: str, new: Founding) -> None:
        self.metrics.count("tables_made")
        note("table made", table=marked(table_id), game=new.journal.game)
        if any(who in bot_names() for who in new.journal.seats):
            self.thinkers.warm_up()

    # Housekeeping

    def start(self) -> None:
        self.clerks.warm_up()
        self.understudies.start()
        self.sweeper = asyncio.create_task(self.sweep())

    async def sweep(self) -> None:
        """Put away tables that nobody has been at for a while, and keep memory in order."""
        memory = Memory()
        beaten = time.monotonic()
        while True:
            await asyncio.sleep(min(SWEEP_SECONDS, self.idle_seconds))
            if time.monotonic() > beaten + BEAT_SECONDS:
                beaten = time.monotonic()
                with contextlib.suppress(Exception):  # health tells of a disk that is full
                    await self.store.beat()
            self.put_away_idle()
            memory.tidy(max((t.used for t in self.tables.values()), default=0.0))

    def put_away_idle(self) -> None:
        before = time.monotonic() - self.idle_seconds
        for table in [t for t in self.tables.values() if t.idle() and t.used < before]:
            del self.tables[table.id]
            table.put_away()

    async def stop(self) -> None:
        """Let everybody know, let running work finish, close the store."""
        self.stopping = True
        if self.sweeper is not None:
            self.sweeper.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.sweeper
        await self.understudies.stop()
        for table in self.tables.values():
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(table.do(partial(bid_farewell, table)), FAREWELL_SECONDS)
            table.stop()
        self.porter.stop()
        self.thinkers.stop()
        self.clerks.stop()
        await self.store.close()
        note("stopped")


async def bid_farewell(table: Table) -> None:
    table.clock.halt()
    await table.keep_clock()
    table.bots.stop()
    for screen in table.screens:
        screen.close(STOPPING)
