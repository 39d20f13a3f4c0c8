"""The embedded store: one SQLite file in write-ahead mode, flushed to disk at every commit."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sqlite3
from collections.abc import AsyncIterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from gaslamp.kernel.errors import Trouble
from gaslamp.store import rows
from gaslamp.store.checkpoint import Checkpointer
from gaslamp.store.db import Db, Fenced, Row, T, Work, finished
from gaslamp.store.migrations import bring_up_to_date
from gaslamp.store.store import Store
from gaslamp.store.writer import Writer

FILE = "tables.sqlite3"
LOCK_FILE = "in-use.sqlite3"


class SqliteStore(Store):
    """Reads on one thread, writes on another; a folder belongs to one process at a time."""

    def __init__(self, folder: Path) -> None:
        try:
            folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            keep_private(folder / LOCK_FILE)
            self.lock = taken_lock(folder)
            self.path = folder / FILE
            try:
                keep_private(self.path)
                prepare(self.path)
            except BaseException:
                self.lock.close()
                raise
        except (OSError, sqlite3.Error) as error:
            raise Trouble("folder-unusable", folder=folder, error=error) from None
        self.writer = Writer(self.connect)
        self.checkpointer = Checkpointer(self.path, self.connect)
        self.reader = ThreadPoolExecutor(1, thread_name_prefix="store-reader")
        self.reading: sqlite3.Connection | None = None

    def connect(self) -> sqlite3.Connection:
        return connected(self.path)

    async def close(self) -> None:
        with contextlib.suppress(sqlite3.Error):
            await self.beat()
        await asyncio.to_thread(self.checkpointer.stop)
        await asyncio.to_thread(self.writer.stop)
        await asyncio.get_running_loop().run_in_executor(self.reader, self.close_reader)
        self.reader.shutdown()
        self.lock.close()

    def close_reader(self) -> None:
        if self.reading is not None:
            self.reading.close()

    async def read(self, work: Work[T]) -> T:
        def reading() -> T:
            if self.reading is None:
                self.reading = self.connect()
            self.reading.execute("BEGIN")
            try:
                return done_with(self.reading, work)
            finally:
                self.reading.execute("COMMIT")

        return await asyncio.get_running_loop().run_in_executor(self.reader, reading)

    async def write(self, work: Work[T]) -> T:
        answer: T = await self.writer.submit(lambda db: done_with(db, work))
        return answer

    @asynccontextmanager
    async def at_once(self) -> AsyncIterator[Store]:
        with contextlib.closing(self.connect()) as connection:
            connection.execute("BEGIN IMMEDIATE")
            try:
                yield Within(connection)
                await asyncio.to_thread(connection.execute, "COMMIT")
            except BaseException:
                if connection.in_transaction:
                    connection.execute("ROLLBACK")
                raise

    async def check(self) -> None:
        await super().check()
        if self.checkpointer.trouble:
            raise OSError(self.checkpointer.trouble)


class Within(Store):
    """A store in the middle of one transaction."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self.connection = connection

    async def read(self, work: Work[T]) -> T:
        return await asyncio.to_thread(done_with, self.connection, work)

    async def write(self, work: Work[T]) -> T:
        return await self.read(work)


class SqliteDb(Db):
    """A connection that answers at once."""

    now = "((julianday('now') - 2440587.5) * 86400.0)"

    def __init__(self, connection: sqlite3.Connection) -> None:
        self.connection = connection

    async def run(self, sql: str, *values: Any) -> None:
        self.connection.execute(sql, values)

    async def many(self, sql: str, rows: Sequence[Row]) -> None:
        self.connection.executemany(sql, rows)

    async def must(self, sql: str, *values: Any) -> None:
        if self.connection.execute(sql, values).rowcount != 1:
            raise Fenced

    async def all(self, sql: str, *values: Any) -> list[Row]:
        return self.connection.execute(sql, values).fetchall()


def done_with(connection: sqlite3.Connection, work: Work[T]) -> T:
    async def doing() -> T:
        return await work(SqliteDb(connection))

    return finished(doing())


def connected(path: Path) -> sqlite3.Connection:
    db = sqlite3.connect(path, isolation_level=None, timeout=10, check_same_thread=False)
    db.execute("PRAGMA journal_mode = WAL")
    db.execute("PRAGMA synchronous = FULL")
    db.execute("PRAGMA wal_autocheckpoint = 0")
    db.execute("PRAGMA foreign_keys = ON")
    return db


def keep_private(path: Path) -> None:
    """Only the owner reads the file; what SQLite puts beside it follows suit."""
    os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))
    path.chmod(0o600)


def prepare(path: Path) -> None:
    """Make a new file, bring an older one up to date, refuse what is damaged or too new."""
    try:
        db = connected(path)
    except sqlite3.DatabaseError as error:
        raise damaged(path, error) from None
    try:
        check_sound(db, path)
        bring_up_to_date(db, path)
        db.execute("BEGIN IMMEDIATE")
        done_with(db, rows.forgive_absence)
        db.execute("COMMIT")
    finally:
        db.close()


def check_sound(db: sqlite3.Connection, path: Path) -> None:
    """Notice damage now, not in the middle of somebody's game."""
    try:
        (found,) = db.execute("PRAGMA quick_check(1)").fetchone()
    except sqlite3.DatabaseError as error:
        raise damaged(path, error) from None
    if found != "ok":
        raise damaged(path, found)


def damaged(path: Path, why: object) -> Trouble:
    if isinstance(why, sqlite3.OperationalError):
        return Trouble("database-unusable", path=path, why=why)
    found = " ".join(str(why).split())
    return Trouble("database-damaged", path=path, found=found)


def taken_lock(folder: Path) -> sqlite3.Connection:
    """A lock the system lets go of when the process ends, however it ends."""
    lock = sqlite3.connect(folder / LOCK_FILE, isolation_level=None, timeout=0)
    try:
        lock.execute("BEGIN EXCLUSIVE")
    except sqlite3.OperationalError:
        lock.close()
        raise Trouble("folder-in-use", folder=folder) from None
    return lock
