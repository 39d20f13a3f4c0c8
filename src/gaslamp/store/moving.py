"""Moving house: everything in one store copied to another, of whatever kind, and compared."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from functools import partial
from hashlib import sha256

from gaslamp.kernel.errors import Trouble
from gaslamp.store.db import Db, Row, Work, marks
from gaslamp.store.layout import Layout, layouts
from gaslamp.store.store import Store

AT_ONCE = 500
# Who holds a table now, and when anybody was last there, is a matter of the house it stands in.
LEFT_BEHIND = {"processes", "health", "envelopes"}
LEFT_OUT = {"tables": {"owner"}}


def moved() -> list[Layout]:
    """What goes along."""
    return [
        Layout(
            each.name,
            tuple(c for c in each.columns if c not in LEFT_OUT.get(each.name, ())),
            each.key,
            each.of_a_table,
        )
        for each in layouts()
        if each.name not in LEFT_BEHIND
    ]


async def move(old: Store, new: Store, told: Callable[[str, int], None]) -> str:
    """Copy everything, compare, and say how many rows of each kind; the digest of both. The new
    store is complete then, or as it was."""
    async with new.at_once() as whole:
        for layout in moved():
            async for _ in portions(whole, layout):
                raise Trouble("house-not-empty")
        for layout in moved():
            count = 0
            async for rows in portions(old, layout):
                await whole.write(filling(layout, rows))
                count += len(rows)
            told(layout.name, count)
        before, after = await digest(old), await digest(whole)
        if before != after:
            raise Trouble("house-differs", before=before, after=after)
    return after


def filling(layout: Layout, rows: list[Row]) -> Work[None]:
    columns = ", ".join(layout.columns)
    sql = f"INSERT INTO {layout.name} ({columns}) VALUES ({marks(layout.columns)})"
    return lambda db: db.many(sql, rows)


async def looked(sql: str, values: Row, db: Db) -> list[Row]:
    return await db.all(sql, *values)


async def portions(store: Store, layout: Layout) -> AsyncIterator[list[Row]]:
    """All rows in the order of their keys, some at a time."""
    key, columns = ", ".join(layout.key), ", ".join(layout.columns)
    places = [layout.columns.index(name) for name in layout.key]
    last: Row = ()
    while True:
        beyond = f"WHERE ({key}) > ({marks(layout.key)}) " if last else ""
        sql = f"SELECT {columns} FROM {layout.name} {beyond}ORDER BY {key} LIMIT ?"
        rows = await store.read(partial(looked, sql, (*last, AT_ONCE)))
        if not rows:
            return
        yield rows
        last = tuple(rows[-1][place] for place in places)


async def digest(store: Store) -> str:
    """Of every row, in an order that all stores share."""
    found = sha256()
    for layout in moved():
        found.update(f"{layout.name}\n".encode())
        async for rows in portions(store, layout):
            for row in rows:
                found.update(f"{tuple(row)!r}\n".encode())
    return found.hexdigest()
