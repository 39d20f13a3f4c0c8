"""Rings of keys: what a person's devices share, sealed by them, in and out of a store."""

from __future__ import annotations

from gaslamp.store.db import Db
from gaslamp.store.records import Ring


async def put(db: Db, hash: str, ring: Ring, forgotten: str) -> bool:
    """Put it in place of the one with the number before; whether that was still there. Those that
    nobody has used since long ago are forgotten."""
    await db.run("DELETE FROM rings WHERE used < ?", forgotten)
    found = await one(db, hash)
    if (found.number if found else 0) != ring.number - 1:
        return False
    await db.run(
        "INSERT INTO rings VALUES (?,?,?,?) ON CONFLICT (hash) DO UPDATE SET "
        "number=excluded.number, sealed=excluded.sealed, used=excluded.used "
        "WHERE rings.number = excluded.number - 1",
        hash, ring.number, ring.sealed, ring.used,
    )  # fmt: skip
    return await one(db, hash) == ring


async def one(db: Db, hash: str) -> Ring | None:
    found = await db.one(
        "SELECT number, sealed, used FROM rings WHERE hash = ? AND sealed <> ''", hash
    )
    return Ring(*found) if found else None


async def use(db: Db, hash: str, day: str) -> None:
    await db.run("UPDATE rings SET used = ? WHERE hash = ?", day, hash)


async def drop(db: Db, hash: str) -> None:
    """Its place is kept, empty: whoever still has the key cannot make the ring anew."""
    await db.run("UPDATE rings SET sealed = '' WHERE hash = ?", hash)
