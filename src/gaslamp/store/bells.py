"""Who is called when it is their turn, in and out of a store."""

from __future__ import annotations

from gaslamp.store.db import Db, Row, marks
from gaslamp.store.records import Bell

COLUMNS = "hash, language, endpoint, p256dh, auth"


async def put(db: Db, bell: Bell, used: str, forgotten: str) -> None:
    """Keep it with exactly these seats; those not used since long ago are forgotten."""
    await db.run("DELETE FROM bells WHERE used < ?", forgotten)
    await db.run(
        "INSERT INTO bells VALUES (?,?,?,?,?,?) ON CONFLICT (hash) DO UPDATE SET "
        "language=excluded.language, endpoint=excluded.endpoint, p256dh=excluded.p256dh, "
        "auth=excluded.auth, used=excluded.used",
        bell.hash, bell.language, bell.endpoint, bell.p256dh, bell.auth, used,
    )  # fmt: skip
    await db.run("DELETE FROM bell_seats WHERE hash = ?", bell.hash)
    await db.many(
        "INSERT INTO bell_seats VALUES (?,?)",
        [(seat, bell.hash) for seat in sorted(set(bell.seats))],
    )


async def renew(db: Db, old: str, new: str) -> None:
    """A seat has another token."""
    await db.run("UPDATE bell_seats SET token_hash = ? WHERE token_hash = ?", new, old)


async def drop(db: Db, hash: str) -> None:
    await db.run("DELETE FROM bells WHERE hash = ?", hash)


async def one(db: Db, hash: str) -> Bell | None:
    found = await db.one(f"SELECT {COLUMNS} FROM bells WHERE hash = ?", hash)
    return None if found is None else await with_seats(db, found)


async def of_seat(db: Db, token_hash: str) -> list[Bell]:
    """Those whom a push service reaches when this seat is asked."""
    found = await db.all(
        f"SELECT {COLUMNS} FROM bells WHERE endpoint <> '' AND hash IN "
        "(SELECT hash FROM bell_seats WHERE token_hash = ?)",
        token_hash,
    )
    return [await with_seats(db, row) for row in found]


async def with_seats(db: Db, row: Row) -> Bell:
    hash, language, endpoint, p256dh, auth = row
    seats = await db.all("SELECT token_hash FROM bell_seats WHERE hash = ?", hash)
    return Bell(hash, [seat for (seat,) in seats], language, endpoint, p256dh, auth)


async def opens_a_seat(db: Db, hashes: list[str]) -> bool:
    question = f"SELECT 1 FROM seats WHERE token_hash IN ({marks(hashes)}) LIMIT 1"
    return bool(hashes) and await db.one(question, *hashes) is not None
