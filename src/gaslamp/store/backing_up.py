"""Backups: everything in a store, as it stood at one moment, in one file; and back again.

A backup is an SQLite store in a file of its own, whatever kind it was taken from and is put back
into. Servers play on meanwhile. The file knows the digest of what is in it, so that one which has
been damaged is noticed before anything is put back.
"""

from __future__ import annotations

import os
import shutil
import sqlite3
import tempfile
from collections.abc import Callable, Iterator
from contextlib import closing
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec

from gaslamp.kernel.errors import Trouble
from gaslamp.store.db import Unreachable
from gaslamp.store.moving import move
from gaslamp.store.opening import is_postgres, opened
from gaslamp.store.sqlite import FILE, SqliteStore, check_sound, keep_private

MARK = 3  # in the table `health`, which is nobody's: the digest of all other rows
FAILURES = (OSError, sqlite3.Error, Unreachable)  # of disks and databases
ROWS = 'SELECT * FROM "{}" ORDER BY {}'
Told = Callable[[str, int], None]
pack = msgspec.msgpack.Encoder().encode


async def back_up(address: str, file: Path, told: Told) -> str:
    """Everything in the store goes into a new file; the digest of what is in it."""
    if file.exists():
        raise Trouble("backup-exists", file=file)
    try:
        with tempfile.TemporaryDirectory(dir=file.parent, prefix=".backup-") as text:
            folder = Path(text)
            if is_postgres(address):
                await copied_from_postgres(address, folder, told)
            else:
                await copied_from_folder(Path(address), folder, told)
            digest = marked(folder / FILE)
            flushed(folder / FILE)
            (folder / FILE).rename(file)
            flushed(file.parent)
    except FAILURES as error:
        raise Trouble("backup-unwritable", file=file, error=error) from None
    return digest


async def put_back(file: Path, address: str, told: Told) -> str:
    """Everything in the file goes into a store in which nothing is yet. A backup of an older format
    is brought up to date on the way; the time since it was made counts for nobody."""
    if not file.is_file():
        raise Trouble("backup-missing", file=file)
    try:
        with tempfile.TemporaryDirectory(prefix="gaslamp-restore-") as text:
            copy = Path(text) / FILE
            keep_private(copy)
            shutil.copyfile(file, copy)
            check_marked(copy, file)
            return await moved_from(Path(text), address, told)
    except FAILURES as error:
        raise Trouble("backup-not-put-back", file=file, error=error) from None


async def moved_from(folder: Path, address: str, told: Told) -> str:
    old = SqliteStore(folder)
    try:
        new = await opened(address)
        try:
            return await move(old, new, told)
        finally:
            await new.close()
    finally:
        await old.close()


async def copied_from_postgres(address: str, folder: Path, told: Told) -> None:
    old, new = await opened(address), SqliteStore(folder)
    try:
        async with old.still() as still:
            await move(still, new, told)
    finally:
        await new.close()
        await old.close()


async def copied_from_folder(source: Path, folder: Path, told: Told) -> None:
    """By SQLite's own means, which take a moment's state while a server writes."""
    if not (source / FILE).is_file():
        raise Trouble("backup-nothing", folder=source)
    keep_private(folder / FILE)
    with (
        closing(sqlite3.connect(source / FILE)) as there,
        closing(sqlite3.connect(folder / FILE)) as here,
    ):
        there.backup(here)
        check_sound(here, source / FILE)
    await SqliteStore(folder).close()  # in the newest format
    with closing(sqlite3.connect(folder / FILE)) as db:
        (count,) = db.execute("SELECT count(*) FROM tables").fetchone()
    told("tables", count)


def marked(path: Path) -> str:
    """Write into the file what it holds, and make it whole: nothing lies beside it any more."""
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        db.execute("PRAGMA journal_mode = DELETE")
        digest = contents(db)
        db.execute("INSERT OR REPLACE INTO health VALUES (?,?)", (MARK, digest))
    return digest


def check_marked(path: Path, shown: Path) -> None:
    try:
        with closing(sqlite3.connect(path)) as db:
            mark = db.execute("SELECT at FROM health WHERE id = ?", (MARK,)).fetchone()
            noted = "" if mark is None else mark[0]
            sound = noted == contents(db) or noted == contents_as_text(db)
    except sqlite3.Error:
        sound = False
    if not sound:
        raise Trouble("backup-damaged", file=shown)


def contents(db: sqlite3.Connection) -> str:
    """Of every row in the file, in whatever format: each as MessagePack, which is the same bytes
    everywhere and for ever."""
    found = sha256()
    laid_out = db.execute("SELECT type, name, tbl_name, sql FROM sqlite_master ORDER BY type, name")
    layout = laid_out.fetchall()
    for row in layout:
        found.update(pack(row))
    for kind, table, _, _ in layout:
        if kind == "table" and table != "health":
            found.update(pack(table))
            for row in in_order(db, table):
                found.update(pack(row))
    return found.hexdigest()


def in_order(db: sqlite3.Connection, table: str) -> Iterator[tuple[Any, ...]]:
    """The rows of a table in the order of its key, or else in which they lie."""
    columns = db.execute(f'PRAGMA table_info("{table}")').fetchall()
    key = [f'"{name}"' for _, name, *_, place in sorted(columns, key=lambda c: c[-1]) if place]
    yield from db.execute(ROWS.format(table, ",".join(key) or "rowid"))


def contents_as_text(db: sqlite3.Connection) -> str:
    """The same as it was noted at first, in words that are Python's own: for older backups."""
    found = sha256()
    for line in db.iterdump():
        if not line.startswith('INSERT INTO "health"'):
            found.update(line.encode())
    return found.hexdigest()


def flushed(path: Path) -> None:
    """A file, or the names in a folder: onto the disk."""
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
