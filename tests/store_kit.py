"""For tests of stores: rows to put into them, and a store of each kind."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from gaslamp.store.postgres import PostgresStore
from gaslamp.store.records import ChoiceRow, SeatRecord, Summary, TableRecord
from gaslamp.store.sqlite import SqliteStore
from gaslamp.store.store import Store
from postgres_kit import postgres

KINDS = ("sqlite", "postgres")


class House:
    """Where a store of one kind is, to be opened as often as one likes."""

    def __init__(self, kind: str, folder: Path) -> None:
        self.kind = kind
        self.folder = folder
        self.address = postgres().new_database() if kind == "postgres" else ""

    @asynccontextmanager
    async def opened(self) -> AsyncIterator[Store]:
        store: Store
        if self.kind == "postgres":
            store = await PostgresStore.opened(self.address)
        else:
            store = SqliteStore(self.folder)
        try:
            yield store
        finally:
            await store.close()


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
