"""The hall: all tables, loaded when somebody comes and put away when everybody has left."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Awaitable, Callable
from datetime import timedelta
from functools import partial
from typing import TypeVar

from gaslamp.bots import bot_names
from gaslamp.kernel.envelope import Envelope
from gaslamp.kernel.errors import Trouble
from gaslamp.server.fellows import Alone
from gaslamp.server.limits import Allowances, Buckets
from gaslamp.server.log import marked, note, note_error, note_security
from gaslamp.server.memory import Memory
from gaslamp.server.metrics import Metrics
from gaslamp.server.passage import Asgi, Passage
from gaslamp.server.porter import Porter
from gaslamp.server.refusal import Refusal
from gaslamp.server.reviewers import Reviewers
from gaslamp.server.room import strangers
from gaslamp.server.room.bots import Thinkers
from gaslamp.server.room.envelopes import Sealer
from gaslamp.server.room.founding import (
    Founded,
    Founding,
    create,
    dealt_from,
    everybody_one_further,
    found,
    laid,
)
from gaslamp.server.room.house import House
from gaslamp.server.room.owner import COME_BACK, gone
from gaslamp.server.room.stored import begun_anew, from_store
from gaslamp.server.room.table import Table
from gaslamp.server.tokens import Lifetimes, hashed, is_table_id, new_table_id
from gaslamp.server.understudies import Understudies
from gaslamp.server.workers import Broken, Workers
from gaslamp.store.db import Unreachable
from gaslamp.store.records import Hold, before
from gaslamp.store.store import Store
from gaslamp.table.luck import Sheet

T = TypeVar("T")
IDLE_SECONDS = 60.0
SWEEP_SECONDS = 0.5
FAREWELL_SECONDS = 3.0
BEAT_SECONDS = 20.0
FORGET_EVERY = 3600.0
FORGET_AT_ONCE = 50
NO_TABLE = 4404
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
        tokens: Lifetimes | None = None,
        keep_days: int = 0,
        metrics_key: str = "",
        fellows: Alone | None = None,
        inner: tuple[str, int] = ("127.0.0.1", 0),
    ) -> None:
        self.store = store
        self.porter = porter or Porter(store)  # who calls people whose turn it is
        self.lan = lan  # where this machine is reached in its network, if it is
        self.thinkers = thinkers
        self.metrics = metrics
        self.owner_hash = hashed(owner_key) if owner_key else ""
        self.tokens = tokens or Lifetimes()
        self.keep_days = keep_days  # after so many days without a move a table goes; 0: it stays
        self.metrics_hash = hashed(metrics_key) if metrics_key else ""
        self.idle_seconds = idle_seconds
        self.allow = allow or Allowances()
        self.resumes = Buckets(*self.allow.resumes)
        self.clerks = Workers(CLERKS, CLERKS_MEMORY, MOST_WAITING)
        self.fellows = fellows or Alone()  # the processes that share the store
        self.passage = Passage(self.fellows, *inner)
        self.house = House(
            store, thinkers, self.clerks, metrics, bot_pause, self.tokens, self.fellows.trusted
        )
        self.understudies = Understudies(store, self.fellows)
        self.sealer = Sealer(store)
        # Of luck, by finished table and its seq; none where a game could not be listened to.
        self.sheets: dict[tuple[str, int], Sheet | None] = {}
        self.reviewers = Reviewers(store, thinkers)
        self.retired: list[Table] = []  # let go, and not idle yet
        self.releasing: set[asyncio.Task[None]] = set()
        self.tables: dict[str, Table] = {}
        self.loading: dict[str, asyncio.Task[Table]] = {}
        self.stopping = False
        self.sweeper: asyncio.Task[None] | None = None

    def is_owner(self, hashes: list[str]) -> bool:
        return bool(self.owner_hash) and self.owner_hash in hashes

    async def table(self, table_id: str) -> Table:
        """The table with this id, loaded if it has to be; `Elsewhere` if a fellow holds it."""
        if not is_table_id(table_id):
            raise no_table()
        if self.stopping:
            raise Refusal("stopping", "server-stopping")
        if table_id in self.tables and self.tables[table_id].lost:
            self.retired.append(self.tables.pop(table_id))
        if table_id in self.tables:
            table = self.tables[table_id]
            table.used = time.monotonic()
            return table
        if table_id not in self.loading:
            task = asyncio.create_task(self.load(table_id))
            self.loading[table_id] = task
            task.add_done_callback(partial(self.loaded, table_id))
        loading = self.loading[table_id]
        try:
            return await asyncio.shield(loading)
        except Unreachable:
            raise gone() from None
        except asyncio.CancelledError:
            if loading.cancelled():
                raise gone() from None
            raise

    def loaded(self, table_id: str, task: asyncio.Task[Table]) -> None:
        self.loading.pop(table_id, None)
        if not task.cancelled():
            task.exception()  # whoever waited for it has been told, if anybody still did

    async def load(self, table_id: str) -> Table:
        hold = await self.fellows.hold(table_id)
        stored = await self.store.load(table_id)
        if stored is None:
            raise no_table()
        if hold is not None and hold != stored.hold:
            raise gone()
        try:
            if stored.record.strange:
                seconds = strangers.SECONDS + len(stored.choices) * strangers.SECONDS_A_CHOICE
                await self.clerks.ask(strangers.try_loading, stored, seconds=seconds)
            match = await asyncio.to_thread(from_store, stored)
        except (Trouble, Broken) as trouble:
            note_error("a table cannot be loaded", table=marked(table_id))
            self.release(stored.hold)
            raise Refusal("refused", "table-cannot-open", trouble=trouble) from None
        await begun_anew(self.store, stored, match)
        table = Table(
            stored,
            match,
            self.house,
            lambda row: self.porter.call(table.record, table.title, row.token_hash),
        )
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

    async def rematch(self, table: Table, envelope: Envelope) -> str:
        """The same once more with everybody one seat further, who keep their tokens."""
        seats = everybody_one_further(table.seats)
        journal = table.match.journal
        match = await asyncio.to_thread(
            dealt_from, envelope, journal.game, [s.occupant for s in seats], journal.options
        )
        new = laid(match)
        new.terms = dict(table.match.terms)
        host = table.record.host_hash
        made = await create(self.store, new_table_id(), new, seats, host, table.hold)
        self.founded(made, new)
        table.record.rematch = made
        table.tell_seats()
        return made

    async def forget(self, table: Table) -> None:
        """The table is gone for everybody, for good. Told by its owner."""
        await self.store.forget(table.hold)
        note_security("table deleted", table=marked(table.id))
        table.lost = True
        for screen in table.screens:
            screen.close(NO_TABLE)

    def founded(self, table_id: str, new: Founding) -> None:
        self.metrics.count("tables_made")
        note("table made", table=marked(table_id), game=new.journal.game)
        if any(who in bot_names() for who in new.journal.seats):
            self.thinkers.warm_up()

    # Housekeeping

    async def start(self, app: Asgi) -> None:
        address = await self.passage.listen(app)
        await self.fellows.start(address, self.let_go_of_all)
        self.clerks.warm_up()
        self.understudies.start()
        self.sweeper = asyncio.create_task(self.sweep())

    async def sweep(self) -> None:
        """Put away tables that nobody has been at for a while, and keep memory in order."""
        memory = Memory()
        beaten = time.monotonic()
        forgot = beaten - FORGET_EVERY
        while True:
            await asyncio.sleep(min(SWEEP_SECONDS, self.idle_seconds))
            if time.monotonic() > beaten + BEAT_SECONDS:
                beaten = time.monotonic()
                with contextlib.suppress(Exception):  # health tells of a disk that is full
                    await self.store.beat()
            if self.keep_days and time.monotonic() > forgot + FORGET_EVERY:
                forgot = time.monotonic()
                if self.fellows.has_duty("forget"):
                    await self.forget_old()
            self.put_away_idle()
            memory.tidy(max((t.used for t in self.tables.values()), default=0.0))

    def put_away_idle(self) -> None:
        before = time.monotonic() - self.idle_seconds
        for table in [t for t in self.tables.values() if t.idle() and t.used < before]:
            del self.tables[table.id]
            if not table.lost:
                self.release(table.hold)
            table.put_away()
        for table in [t for t in self.retired if t.idle()]:
            self.retired.remove(table)
            table.put_away()

    def release(self, hold: Hold) -> None:
        """Anybody may hold the table from now on."""
        task = asyncio.create_task(self.fellows.release(hold))
        self.releasing.add(task)
        task.add_done_callback(self.releasing.discard)

    def let_go_of_all(self) -> None:
        """This process does not know any more what it holds."""
        for loading in self.loading.values():
            loading.cancel()
        for table in self.tables.values():
            table.let_go()
        self.retired += self.tables.values()
        self.tables.clear()

    def ready(self) -> bool:
        """Whether people should be sent here."""
        return not self.stopping and self.fellows.trusted()

    async def forget_old(self) -> None:
        """Tables at which nothing has happened for so long, a few at a time."""
        moved = before(timedelta(days=self.keep_days))
        try:
            while gone := await self.store.forget_old(moved, FORGET_AT_ONCE, list(self.tables)):
                note_security("old tables deleted", count=gone)
        except Exception:
            note_error("old tables could not be deleted")

    async def farewell(self) -> None:
        """Let everybody know, let running work finish; whoever comes back finds a fellow."""
        if self.stopping:
            return
        self.stopping = True
        await self.fellows.say_leaving()
        tables = list(self.tables.values())
        await asyncio.gather(*(self.take_leave_of(table) for table in tables))

    async def take_leave_of(self, table: Table) -> None:
        with contextlib.suppress(TimeoutError, Refusal):
            async with asyncio.timeout(FAREWELL_SECONDS):
                await table.do(partial(bid_farewell, table))
        await self.fellows.release(table.hold)

    async def stop(self) -> None:
        """Close everything, the store last."""
        await self.farewell()
        if self.sweeper is not None:
            self.sweeper.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.sweeper
        await self.understudies.stop()
        await self.reviewers.stop()
        for table in [*self.tables.values(), *self.retired]:
            table.stop()
        await self.fellows.stop()
        await self.passage.stop()
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
        screen.close(COME_BACK)
