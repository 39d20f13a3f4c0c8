"""The store in PostgreSQL, which several processes share.

Reads take a connection of the pool. Writes go the way SQLite's go: whatever waits while one
transaction is on its way to the disk shares the next one, sent in one go (pipelined). A work that
fails takes all of them back, and then each is done alone, so that only the guilty one fails.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import secrets
import socket
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from functools import lru_cache
from typing import Any

import psycopg
from psycopg.conninfo import conninfo_to_dict
from psycopg_pool import AsyncConnectionPool, PoolTimeout

from gaslamp.kernel.errors import Trouble
from gaslamp.store import rows
from gaslamp.store.db import Db, Fenced, Row, T, Unreachable, Work
from gaslamp.store.dialect import postgres
from gaslamp.store.migrations import STEPS, statements
from gaslamp.store.schema import SCHEMA, VERSION
from gaslamp.store.store import Store

Connection = psycopg.AsyncConnection[Row]
MOST_TOGETHER = 256
WRITERS = 2  # while the disk is busy with one batch, the next is on its way
READERS = 6
PATIENCE = 3.0  # with a database that does not answer
ANSWER_SECONDS = 4.0  # for one transaction
PAUSE = 0.1  # before something is tried again
OPTIONS: dict[str, Any] = {
    "autocommit": True,
    "prepare_threshold": 3,
    # When a line that went dead, or a server that says nothing, is given up.
    "connect_timeout": "5",
    "keepalives_idle": "5",
    "keepalives_interval": "2",
    "keepalives_count": "3",
    "tcp_user_timeout": "8000",
}
SETTINGS = (  # whatever the server's own are
    "SET statement_timeout = '20s'; SET lock_timeout = '10s'; "
    "SET idle_in_transaction_session_timeout = '10s'; SET synchronous_commit = on"
)
LOOKING = b"BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"
AWAY = (psycopg.OperationalError, psycopg.InterfaceError, PoolTimeout)
MISFITS = (
    psycopg.errors.IntegrityError, psycopg.errors.DataError, psycopg.errors.DeadlockDetected,
    psycopg.errors.LockNotAvailable, psycopg.errors.QueryCanceled, Fenced,
)  # fmt: skip
MIGRATING = 4_711_861_700  # the advisory lock of whoever lays out or changes the tables


class PostgresStore(Store):
    """Made by `opened`."""

    def __init__(self, pool: AsyncConnectionPool[Connection], name: str) -> None:
        self.pool = pool
        self.name = name
        self.waiting: asyncio.Queue[Job] = asyncio.Queue()
        self.writers = [asyncio.create_task(self.keep_writing()) for _ in range(WRITERS)]

    @classmethod
    async def opened(cls, address: str) -> PostgresStore:
        """The store at this address (`postgresql://…`), brought up to date."""
        try:
            async with await psycopg.AsyncConnection.connect(address, **OPTIONS) as connection:
                await brought_up_to_date(connection)
        except psycopg.Error as error:
            raise Trouble("database-unreachable", where=shown(address), error=told(error)) from None
        name = secrets.token_hex(8)
        pool = AsyncConnectionPool(
            address,
            min_size=1,
            max_size=WRITERS + READERS,
            kwargs={**OPTIONS, "application_name": application(name)},
            configure=configured,
            open=False,
            timeout=PATIENCE,
            reconnect_timeout=PATIENCE,  # then whoever asks next tries anew, without long pauses
        )
        await pool.open()
        return cls(pool, name)

    async def close(self) -> None:
        with contextlib.suppress(psycopg.Error, PoolTimeout):
            await self.beat()
        for writer in self.writers:
            writer.cancel()
        await asyncio.gather(*self.writers, return_exceptions=True)
        await self.pool.close()

    async def read(self, work: Work[T]) -> T:
        async def looking(connection: Connection) -> T:
            async with transaction(connection, LOOKING):
                return await work(PostgresDb(connection))

        return await self.patiently(looking)

    async def write_apart(self, work: Work[T]) -> T:
        async def writing(connection: Connection) -> T:
            async with transaction(connection):
                return await work(PostgresDb(connection))

        return await self.patiently(writing)

    @contextlib.asynccontextmanager
    async def still(self) -> AsyncIterator[Store]:
        async with self.long(LOOKING) as within:
            yield within

    @contextlib.asynccontextmanager
    async def at_once(self) -> AsyncIterator[Store]:
        async with self.long(b"BEGIN") as within:
            yield within

    @contextlib.asynccontextmanager
    async def long(self, begin: bytes) -> AsyncIterator[Store]:
        """A transaction that may stand still for a while."""
        async with self.pool.connection() as connection:
            await connection.execute("SET idle_in_transaction_session_timeout = 0")
            async with transaction(connection, begin):
                yield Within(connection)
            await configured(connection)

    async def patiently(self, doing: Callable[[Connection], Awaitable[T]]) -> T:
        """What was certainly not written is tried again for a while: a database that is started
        anew, or another that takes its place, is nobody's trouble."""
        until = time.monotonic() + PATIENCE
        while True:
            left = until - time.monotonic()
            try:
                async with self.pool.connection(timeout=max(0.05, left)) as connection:
                    with cut_off_after(ANSWER_SECONDS, connection):
                        return await doing(connection)
            except AWAY as error:
                if time.monotonic() + PAUSE > until:
                    raise Unreachable(told(error)) from error
            await asyncio.sleep(PAUSE)

    async def write(self, work: Work[T]) -> T:
        job = Job(work)
        self.waiting.put_nowait(job)
        answer: T = await job.future
        return answer

    async def keep_writing(self) -> None:
        while True:
            batch = [await self.waiting.get()]
            while len(batch) < MOST_TOGETHER and not self.waiting.empty():
                batch.append(self.waiting.get_nowait())
            try:
                await self.write_batch(batch)
            except BaseException as error:
                for job in batch:
                    job.settle(error=Unreachable(told(error)))
                if isinstance(error, asyncio.CancelledError):
                    raise

    async def write_batch(self, batch: list[Job]) -> None:
        async def writing(connection: Connection) -> None:
            left = [job for job in batch if not job.future.done()]  # the line may have gone between
            if len(left) > 1 and await done_together(connection, left):
                return
            for job in left:
                await done_alone(connection, job)

        await self.patiently(writing)


class Within(Store):
    """A store in the middle of one transaction."""

    def __init__(self, connection: Connection) -> None:
        self.connection = connection

    async def read(self, work: Work[T]) -> T:
        try:
            return await work(PostgresDb(self.connection))
        except AWAY as error:
            raise Unreachable(told(error)) from error

    async def write(self, work: Work[T]) -> T:
        return await self.read(work)


class Job:
    """Some work for the writers, and who waits for it."""

    def __init__(self, work: Work[Any]) -> None:
        self.work = work
        self.future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()

    def settle(self, answer: Any = None, error: BaseException | None = None) -> None:
        if self.future.done():
            return
        if error is not None:
            self.future.set_exception(error)
        else:
            self.future.set_result(answer)


@contextlib.contextmanager
def cut_off_after(seconds: float, connection: Connection) -> Iterator[None]:
    """A server that says nothing at all for so long is not waited for: to the driver it looks as if
    it had hung up."""

    def hang_up() -> None:
        with (
            contextlib.suppress(OSError, psycopg.Error),
            socket.socket(fileno=os.dup(connection.fileno())) as line,
        ):
            line.shutdown(socket.SHUT_RDWR)

    timer = asyncio.get_running_loop().call_later(seconds, hang_up)
    try:
        yield
    finally:
        timer.cancel()


@contextlib.asynccontextmanager
async def transaction(connection: Connection, begin: bytes = b"BEGIN") -> AsyncIterator[None]:
    await connection.execute(begin)
    async with ending(connection):
        yield


@contextlib.asynccontextmanager
async def ending(connection: Connection) -> AsyncIterator[None]:
    """Whatever fails before the end is not written; where the end itself fails, nobody knows."""
    try:
        yield
    except BaseException:
        with contextlib.suppress(psycopg.Error):
            await connection.execute(b"ROLLBACK")
        raise
    try:
        await connection.execute(b"COMMIT")
    except AWAY as error:
        raise Unreachable(told(error)) from error


async def done_together(connection: Connection, batch: list[Job]) -> bool:
    """All in one transaction; nothing is done if one of them does not fit."""
    db = PipelinedDb(connection)
    try:
        async with ending(connection):
            async with connection.pipeline():
                await connection.execute(b"BEGIN")
                answers = [await job.work(db) for job in batch]
            db.check()
    except MISFITS:
        return False
    for job, answer in zip(batch, answers, strict=True):
        job.settle(answer)
    return True


async def done_alone(connection: Connection, job: Job) -> None:
    try:
        async with transaction(connection):
            answer = await job.work(PostgresDb(connection))
    except AWAY as error:
        if not isinstance(error, MISFITS):
            raise
        job.settle(error=error)
    except Exception as error:
        job.settle(error=error)
    else:
        job.settle(answer)


class PostgresDb(Db):
    """A connection in a transaction."""

    now = "EXTRACT(EPOCH FROM clock_timestamp())::double precision"

    def __init__(self, connection: Connection) -> None:
        self.connection = connection

    async def run(self, sql: str, *values: Any) -> None:
        await self.connection.execute(asked(sql), values)

    async def many(self, sql: str, rows: Sequence[Row]) -> None:
        async with self.connection.cursor() as cursor:
            await cursor.executemany(asked(sql), rows)

    async def must(self, sql: str, *values: Any) -> None:
        if (await self.connection.execute(asked(sql), values)).rowcount != 1:
            raise Fenced

    async def expel(self, process: str) -> None:
        await self.connection.execute(
            b"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = %s "
            b"AND usename = current_user AND datname = current_database()",
            [application(process)],
        )

    async def is_gone(self, process: str) -> bool:
        cursor = await self.connection.execute(
            b"SELECT 1 FROM pg_stat_activity WHERE application_name = %s "
            b"AND datname = current_database() LIMIT 1",
            [application(process)],
        )
        return await cursor.fetchone() is None

    async def all(self, sql: str, *values: Any) -> list[Row]:
        return await (await self.connection.execute(asked(sql), values)).fetchall()


class PipelinedDb(PostgresDb):
    """The same without waiting for answers: whether all changed what they must is seen later."""

    def __init__(self, connection: Connection) -> None:
        super().__init__(connection)
        self.expected: list[psycopg.AsyncCursor[Row]] = []

    async def must(self, sql: str, *values: Any) -> None:
        self.expected.append(await self.connection.execute(asked(sql), values))

    def check(self) -> None:
        if any(cursor.rowcount != 1 for cursor in self.expected):
            raise Fenced


@lru_cache(1024)
def asked(sql: str) -> bytes:
    return sql.replace("?", "%s").encode()


async def configured(connection: Connection) -> None:
    await connection.execute(SETTINGS)


async def brought_up_to_date(connection: Connection) -> None:
    """Make the tables, or change those of an older format; one process at a time does that."""
    async with connection.transaction():
        await connection.execute("SELECT pg_advisory_xact_lock(%s)", [MIGRATING])
        await connection.execute(
            "CREATE TABLE IF NOT EXISTS format (id BIGINT PRIMARY KEY, version BIGINT NOT NULL)"
        )
        row = await (await connection.execute("SELECT version FROM format")).fetchone()
        found = row[0] if row else 0
        steps = [SCHEMA] if not found else [STEPS.get(n, "") for n in range(found, VERSION)]
        if found > VERSION or not all(steps):
            raise Trouble("store-other-version", path="PostgreSQL", found=found, newest=VERSION)
        for step in steps:
            for statement in statements(step):
                await connection.execute(postgres(statement).encode())
        await connection.execute(
            "INSERT INTO format VALUES (1, %s) ON CONFLICT (id) DO UPDATE SET "
            "version = excluded.version",
            [VERSION],
        )
        if not found:
            await rows.note_alive(PostgresDb(connection))


def application(process: str) -> str:
    """How the sessions of a process are called; it may have begun anew since (`name-2`)."""
    return f"gaslamp {process.partition('-')[0]}"


def shown(address: str) -> str:
    """Where the database is, without the password."""
    try:
        parts = conninfo_to_dict(address)
    except psycopg.Error:
        return "postgresql://…"
    return f"{parts.get('host', 'localhost')}/{parts.get('dbname', '')}"


def told(error: BaseException) -> str:
    return " ".join(str(error).split()) or type(error).__name__
