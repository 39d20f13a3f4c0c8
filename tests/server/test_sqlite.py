"""The embedded store: its files, its lock, its checkpoints, and what is damaged."""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from gaslamp.kernel.errors import Trouble
from gaslamp.store.checkpoint import WORTH_IT
from gaslamp.store.records import Hold
from gaslamp.store.sqlite import FILE, SqliteStore
from server_kit import played
from store_kit import choice, record, seats, summary

T = Hold("t")


@played
async def test_the_write_ahead_file_is_folded_in_while_writing_goes_on(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path)
    await store.create(record("t"), seats(), [], "state")
    store.checkpointer.wal.stat()
    n = 0
    while store.checkpointer.size() < WORTH_IT:
        await store.choose(T, choice(n), "x" * 200_000, summary(n + 1))
        n += 1
    before = (tmp_path / FILE).stat().st_size
    while (tmp_path / FILE).stat().st_size == before:
        await store.choose(T, choice(n), "x" * 300_000, summary(n + 1))
        n += 1
        await asyncio.sleep(0.05)
    await store.close()
    assert store.checkpointer.size() == 0


@played
async def test_a_folder_belongs_to_one_process(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path)
    with pytest.raises(Trouble, match="Another Gaslamp is using"):
        SqliteStore(tmp_path)
    await store.close()
    await SqliteStore(tmp_path).close()


WRITER = """
import asyncio, sys
from pathlib import Path
from typing import Any
sys.path[:0] = sys.argv[2:]
from gaslamp.store.sqlite import SqliteStore
from gaslamp.store.records import Hold
from store_kit import choice, record, seats, summary

async def main():
    store = SqliteStore(Path(sys.argv[1]))
    await store.create(record("t"), seats(), [], "state")
    for n in range(10**6):
        await store.choose(Hold("t"), choice(n), f"state {n}" + " " * 200_000, summary(n + 1))
        print(n, flush=True)

asyncio.run(main())
"""


def test_a_killed_process_loses_nothing_it_answered_for(tmp_path: Path) -> None:
    """Killed while checkpoints are going on: the rows are large enough for that."""
    here = Path(__file__).parent
    paths = [str(here), str(here.parent), *sys.path]
    process = subprocess.Popen(
        [sys.executable, "-c", WRITER, str(tmp_path), *paths], stdout=subprocess.PIPE, text=True
    )
    assert process.stdout is not None
    last, began = -1, 0.0
    for line in process.stdout:
        last = int(line)
        if last == 0:
            began = time.monotonic()
        if last >= 60 and time.monotonic() - began > 2.3:
            os.kill(process.pid, signal.SIGKILL)
    process.wait()

    async def look() -> None:
        store = SqliteStore(tmp_path)
        found = await store.load("t")
        assert found is not None
        assert len(found.choices) >= last + 1
        assert [row.n for row in found.choices] == list(range(len(found.choices)))
        assert found.snapshot.rstrip() == f"state {len(found.choices) - 1}"
        assert (tmp_path / FILE).stat().st_size > 200_000, "no checkpoint was ever made"
        await store.close()

    asyncio.run(look())


def private(path: Path) -> bool:
    return path.stat().st_mode & 0o077 == 0


@played
async def test_only_the_owner_reads_the_files(tmp_path: Path) -> None:
    (tmp_path / FILE).touch(0o644)
    store = SqliteStore(tmp_path)
    await store.create(record("t"), seats(), [], "state")
    assert len([path for path in tmp_path.iterdir() if private(path)]) >= 4
    assert all(private(path) for path in tmp_path.iterdir())
    await store.close()


@played
async def test_folding_in_survives_a_full_disk(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path)
    await store.create(record("t"), seats(), [], "state")
    await store.check()

    class FullDisk:
        def execute(self, _: str) -> None:
            raise sqlite3.OperationalError("database or disk is full")

    full: Any = FullDisk()
    store.checkpointer.fold_in(full, "PASSIVE")
    with pytest.raises(OSError, match="full"):
        await store.check()
    db = store.connect()
    store.checkpointer.fold_in(db, "PASSIVE")
    db.close()
    await store.check()
    assert store.checkpointer.thread.is_alive()
    await store.close()


async def filled(folder: Path) -> None:
    store = SqliteStore(folder)
    for n in range(40):
        await store.create(record(f"t{n}"), seats(), [choice(0)], "state " * 400)
    await store.close()


def test_a_damaged_database_is_noticed_at_the_start(tmp_path: Path) -> None:
    asyncio.run(filled(tmp_path))
    path = tmp_path / FILE
    whole = path.read_bytes()
    size = int.from_bytes(whole[16:18], "big")
    noticed = 0
    for page in range(len(whole) // size):
        at = page * size
        path.write_bytes(whole[:at] + b"\x5a" * size + whole[at + size :])
        try:
            asyncio.run(SqliteStore(tmp_path).close())
        except Trouble as trouble:
            noticed += 1
            assert "damaged" in str(trouble) and "backup" in str(trouble)
            assert str(trouble).count("\n") == 0
    # What a page of nothing but text says, nobody can check; pages that lead somewhere are.
    assert noticed > 0.6 * len(whole) // size
    path.write_bytes(whole)
    asyncio.run(SqliteStore(tmp_path).close())
