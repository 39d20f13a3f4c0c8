"""Who is called when it is their turn, in and out of the embedded store."""

from __future__ import annotations

import sqlite3

from gaslamp.store.records import Bell

COLUMNS = "hash, language, endpoint, p256dh, auth"


def put(db: sqlite3.Connection, bell: Bell, used: str, forgotten: str) -> None:
    """Keep it with exactly these seats; those not used since long ago are forgotten."""
    db.execute("DELETE FROM bells WHERE used < ?", (forgotten,))
    db.execute(
        "INSERT INTO bells VALUES (?,?,?,?,?,?) ON CONFLICT (hash) DO UPDATE SET "
        "language=excluded.language, endpoint=excluded.endpoint, p256dh=excluded.p256dh, "
        "auth=excluded.auth, used=excluded.used",
        (bell.hash, bell.language, bell.endpoint, bell.p256dh, bell.auth, used),
    )
    db.execute("DELETE FROM bell_seats WHERE hash = ?", (bell.hash,))
    db.executemany(
        "INSERT INTO bell_seats VALUES (?,?)",
        [(seat, bell.hash) for seat in sorted(set(bell.seats))],
    )


def drop(db: sqlite3.Connection, hash: str) -> None:
    db.execute("DELETE FROM bells WHERE hash = ?", (hash,))


def one(db: sqlite3.Connection, hash: str) -> Bell | None:
    found = db.execute(f"SELECT {COLUMNS} FROM bells WHERE hash = ?", (hash,)).fetchone()
    return None if found is None else with_seats(db, found)


def of_seat(db: sqlite3.Connection, token_hash: str) -> list[Bell]:
    """Those whom a push service reaches when this seat is asked."""
    found = db.execute(
        f"SELECT {COLUMNS} FROM bells WHERE endpoint <> '' AND hash IN "
        "(SELECT hash FROM bell_seats WHERE token_hash = ?)",
        (token_hash,),
    )
    return [with_seats(db, row) for row in found.fetchall()]


def with_seats(db: sqlite3.Connection, row: tuple[str, str, str, str, str]) -> Bell:
    hash, language, endpoint, p256dh, auth = row
    seats = db.execute("SELECT token_hash FROM bell_seats WHERE hash = ?", (hash,))
    return Bell(hash, [seat for (seat,) in seats], language, endpoint, p256dh, auth)


def opens_a_seat(db: sqlite3.Connection, hashes: list[str]) -> bool:
    marks = ",".join("?" * len(hashes))
    question = f"SELECT 1 FROM seats WHERE token_hash IN ({marks}) LIMIT 1"
    return db.execute(question, hashes).fetchone() is not None
