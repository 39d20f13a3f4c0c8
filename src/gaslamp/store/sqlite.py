"""The embedded store: one SQLite file in write-ahead mode, flushed to disk at every commit."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from datetime import timedelta
from pathlib import Path
from typing import Any, TypeVar

from msgspec.structs import replace

from gaslamp.kernel.errors import Trouble
from gaslamp.store import bells, company, daily, rows
from gaslamp.store.checkpoint import Checkpointer
from gaslamp.store.migrations import bring_up_to_date
from gaslamp.store.records import (
    Bell,
    ChatRow,
    ChoiceRow,
    ClockRow,
    Dealt,
    Line,
    SeatRecord,
    StoredTable,
    Summary,
    TableRecord,
    Understudy,
    UndoRow,
    before,
    now,
)
from gaslamp.store.store import Store
from gaslamp.store.writer import Writer

T = TypeVar("T")
FILE = "tables.sqlite3"
LOCK_FILE = "in-use.sqlite3"
CHAT_KEPT = 100
BELLS_KEPT = timedelta(days=180)  # of those whom nobody has renewed


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

    async def read(self, work: Callable[[sqlite3.Connection], T]) -> T:
        def reading() -> T:
            if self.reading is None:
                self.reading = self.connect()
            return work(self.reading)

        return await asyncio.get_running_loop().run_in_executor(self.reader, reading)

    async def write(self, work: Callable[[sqlite3.Connection], Any]) -> Any:
        return await self.writer.submit(work)

    # Changing

    async def create(
        self,
        record: TableRecord,
        seats: list[SeatRecord],
        choices: list[ChoiceRow],
        snapshot: str,
        rematch_of: str = "",
    ) -> str:
        def work(db: sqlite3.Connection) -> str:
            if rematch_of:
                first = rows.claim_rematch(db, rematch_of, record.id)
                if first:
                    return first
            rows.insert_table(db, record)
            for seat in seats:
                rows.put_seat(db, record.id, seat)
            for row in choices:
                rows.insert_choice(db, record.id, row)
            rows.put_state(db, record.id, snapshot, record.summary)
            return record.id

        made: str = await self.write(work)
        return made

    async def choose(self, table: str, row: ChoiceRow, snapshot: str, summary: Summary) -> None:
        def work(db: sqlite3.Connection) -> None:
            rows.insert_choice(db, table, row)
            rows.put_state(db, table, snapshot, summary)

        await self.write(work)

    async def rewind(
        self, table: str, keep: int, undo: UndoRow, snapshot: str, summary: Summary
    ) -> None:
        def work(db: sqlite3.Connection) -> None:
            db.execute("UPDATE choices SET undone = 1 WHERE table_id = ? AND n >= ?", (table, keep))
            rows.insert_undo(db, table, undo)
            rows.put_state(db, table, snapshot, summary)

        await self.write(work)

    async def sit(self, table: str, seat: SeatRecord) -> None:
        await self.write(lambda db: rows.put_seat(db, table, seat))

    async def say(self, table: str, row: ChatRow) -> None:
        await self.write(lambda db: rows.insert_chat(db, table, row))

    async def keep_clock(self, table: str, row: ClockRow) -> None:
        kept = replace(row, seats=[replace(time) for time in row.seats])
        await self.write(lambda db: rows.put_clock(db, table, kept))

    async def add_shoulder(self, table: str, token_hash: str, seat: int) -> None:
        await self.write(lambda db: company.add_shoulder(db, table, token_hash, seat))

    async def end_shoulders(self, table: str, seat: int) -> None:
        await self.write(lambda db: company.end_shoulders(db, table, seat))

    async def note(self, table: str, seat: int, text: str) -> None:
        await self.write(lambda db: company.put_note(db, table, seat, text))

    async def keep_bell(self, bell: Bell) -> None:
        kept, used, forgotten = replace(bell), now(), before(BELLS_KEPT)
        await self.write(lambda db: bells.put(db, kept, used, forgotten))

    async def drop_bell(self, hash: str) -> None:
        await self.write(lambda db: bells.drop(db, hash))

    async def keep_understudy(self, row: Understudy) -> None:
        kept = replace(row)
        await self.write(lambda db: daily.put_understudy(db, kept))

    # Looking

    async def bell(self, hash: str) -> Bell | None:
        return await self.read(lambda db: bells.one(db, hash))

    async def bells_of(self, token_hash: str) -> list[Bell]:
        return await self.read(lambda db: bells.of_seat(db, token_hash))

    async def opens_a_seat(self, hashes: list[str]) -> bool:
        return await self.read(lambda db: bells.opens_a_seat(db, hashes))

    async def load(self, table: str) -> StoredTable | None:
        def work(db: sqlite3.Connection) -> StoredTable | None:
            db.execute("BEGIN")
            try:
                return rows.stored_table(db, table, CHAT_KEPT)
            finally:
                db.execute("COMMIT")

        return await self.read(work)

    async def line(self, table: str) -> Line | None:
        def work(db: sqlite3.Connection) -> Line | None:
            record = rows.table_record(db, table)
            return rows.line(db, record) if record else None

        return await self.read(work)

    async def lines(self, hashes: list[str] | None, limit: int) -> list[Line]:
        def work(db: sqlite3.Connection) -> list[Line]:
            if hashes is None:
                ids = rows.latest(db, limit)
            else:
                ids = rows.with_tokens(db, [known for known in hashes if known], limit)
            records = [rows.table_record(db, table) for table in ids]
            return [rows.line(db, record) for record in records if record]

        return await self.read(work)

    async def person(self, day: str, game: str, hashes: list[str]) -> str:
        known = [each for each in hashes if each]
        return await self.read(lambda db: daily.person(db, day, game, known))

    async def dealt(self, day: str, game: str, limit: int) -> list[Dealt]:
        return await self.read(lambda db: daily.dealt(db, day, game, limit))

    async def unplayed(self, bots: int) -> list[tuple[str, str]]:
        return await self.read(lambda db: daily.unplayed(db, bots))

    async def understudies(self, day: str, game: str) -> list[Understudy]:
        return await self.read(lambda db: daily.understudies(db, day, game))

    async def check(self) -> None:
        await self.write(
            lambda db: db.execute("INSERT OR REPLACE INTO health VALUES (1, ?)", (now(),))
        )
        if self.checkpointer.trouble:
            raise OSError(self.checkpointer.trouble)

    async def beat(self) -> None:
        await self.write(rows.note_alive)

    async def counts(self) -> dict[str, int]:
        def work(db: sqlite3.Connection) -> dict[str, int]:
            return {
                name: int(db.execute(f"SELECT count(*) FROM {name}").fetchone()[0])
                for name in ("tables", "results")
            }

        return await self.read(work)


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
        rows.forgive_absence(db)
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
