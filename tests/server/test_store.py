"""The embedded store: what it answers for is on disk, in order, and whole."""

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
from msgspec.structs import replace

from gaslamp.kernel.errors import Trouble
from gaslamp.store.checkpoint import WORTH_IT
from gaslamp.store.records import ChatRow, ChoiceRow, SeatRecord, Summary, TableRecord, UndoRow
from gaslamp.store.sqlite import FILE, SqliteStore
from server_kit import played


def summary(seq: int, over: bool = False) -> Summary:
    moved = f"2026-01-01T00:00:{seq:02}Z"
    if over:
        return Summary(seq, seq, f"Turn {seq}", [], moved, True, [0], "so")
    return Summary(seq, seq, f"Turn {seq}", [0], moved)


def record(table: str) -> TableRecord:
    return TableRecord(
        table, "a-game", 1, "digest", 2**62, {"an": "option"}, f"host of {table}", "2026",
        summary(0),
    )  # fmt: skip


def seats() -> list[SeatRecord]:
    return [SeatRecord(0, "human", "Mina", "hash-0"), SeatRecord(1, "greedy")]


def choice(n: int, seq: int | None = None, client_id: str = "") -> ChoiceRow:
    return ChoiceRow(n, n + 1 if seq is None else seq, n % 2, f"key:{n}", client_id, "2026")


@played
async def test_what_goes_in_comes_out(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path)
    await store.create(record("t"), seats(), [choice(0)], "state 0")
    await store.choose("t", choice(1, client_id="c"), "state 1", summary(2))
    await store.say("t", ChatRow(0, 0, "Mina", "hello", "2026"))
    await store.close()
    store = SqliteStore(tmp_path)
    found = await store.load("t")
    assert found is not None
    assert found.record == replace(record("t"), summary=summary(2))
    assert found.seats == seats()
    assert found.choices == [choice(0), choice(1, client_id="c")]
    assert found.snapshot == "state 1"
    assert [row.text for row in found.chat] == ["hello"]
    assert await store.load("nowhere") is None
    await store.close()


@played
async def test_going_back_keeps_undone_rows_for_retries(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path)
    await store.create(record("t"), seats(), [], "state")
    for n in range(4):
        await store.choose("t", choice(n, client_id=f"c{n}"), "state", summary(n + 1))
    await store.rewind("t", 2, UndoRow(5, 1, 2, True), "state 2", summary(5))
    await store.choose("t", choice(2, seq=6, client_id="c6"), "state 6", summary(6))
    found = await store.load("t")
    assert found is not None
    assert [(row.n, row.undone) for row in found.choices] == [
        (0, False), (1, False), (2, True), (3, True), (2, False),
    ]  # fmt: skip
    assert found.record.summary.seq == 6
    assert found.undos == [UndoRow(5, 1, 2, True)]
    await store.close()


@played
async def test_a_choice_that_does_not_fit_changes_nothing(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path)
    await store.create(record("t"), seats(), [], "state 0")
    results = await asyncio.gather(
        store.choose("t", choice(0), "state 1", summary(1)),
        store.choose("t", choice(0, seq=2), "state 2", summary(2)),
        store.choose("nowhere", choice(0), "state 3", summary(3)),
        store.say("t", ChatRow(0, 0, "", "still fine", "")),
        return_exceptions=True,
    )
    assert [isinstance(r, sqlite3.IntegrityError) for r in results] == [False, True, True, False]
    found = await store.load("t")
    assert found is not None
    assert (found.snapshot, len(found.choices), len(found.chat)) == ("state 1", 1, 1)
    await store.close()


@played
async def test_many_tables_write_at_once(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path)
    tables = [f"t{i}" for i in range(40)]

    async def play(table: str) -> None:
        await store.create(record(table), seats(), [], "state")
        for n in range(10):
            await store.choose(table, choice(n), f"state {n}", summary(n + 1, over=n == 9))

    await asyncio.gather(*map(play, tables))
    for table in tables:
        found = await store.load(table)
        assert found is not None
        assert [row.n for row in found.choices] == list(range(10))
        assert found.record.summary.over
    assert await store.counts() == {"tables": 40, "results": 40}
    await store.close()


@played
async def test_the_write_ahead_file_is_folded_in_while_writing_goes_on(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path)
    await store.create(record("t"), seats(), [], "state")
    store.checkpointer.wal.stat()
    n = 0
    while store.checkpointer.size() < WORTH_IT:
        await store.choose("t", choice(n), "x" * 200_000, summary(n + 1))
        n += 1
    before = (tmp_path / FILE).stat().st_size
    while (tmp_path / FILE).stat().st_size == before:
        await store.choose("t", choice(n), "x" * 300_000, summary(n + 1))
        n += 1
        await asyncio.sleep(0.05)
    await store.close()
    assert store.checkpointer.size() == 0


@played
async def test_tables_are_found_by_token(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path)
    await store.create(record("a"), seats(), [], "state")
    await store.create(record("b"), [SeatRecord(0, "human", "", "other")], [], "state")
    assert [line.record.id for line in await store.lines(["hash-0"], 9)] == ["a"]
    assert [line.record.id for line in await store.lines(["host of b"], 9)] == ["b"]
    assert await store.lines(["", "no such"], 9) == []
    assert {line.record.id for line in await store.lines(None, 9)} == {"a", "b"}
    await store.close()


@played
async def test_a_rematch_exists_once(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path)
    await store.create(record("old"), seats(), [], "state")
    made = await asyncio.gather(
        *(store.create(record(f"new{i}"), seats(), [], "state", "old") for i in range(3))
    )
    assert made == ["new0"] * 3
    assert await store.line("new1") is None
    await store.close()


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
from test_store import choice, record, seats, summary

async def main():
    store = SqliteStore(Path(sys.argv[1]))
    await store.create(record("t"), seats(), [], "state")
    for n in range(10**6):
        await store.choose("t", choice(n), f"state {n}" + " " * 200_000, summary(n + 1))
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
