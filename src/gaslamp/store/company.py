"""Shoulders, hints, notes and the review of a table, in and out of a store."""

from __future__ import annotations

from gaslamp.store.db import Db


async def shoulders(db: Db, table: str, since: str) -> dict[str, int]:
    """Who may look over which shoulder; links made before that day are void."""
    found = await db.all(
        "SELECT token_hash, seat FROM shoulders WHERE table_id = ? AND (used = '' OR used >= ?)",
        table, since,
    )  # fmt: skip
    return dict(found)


async def hints(db: Db, table: str) -> dict[int, int]:
    found = await db.all("SELECT seat, times FROM hints WHERE table_id = ?", table)
    return dict(found)


async def count_hint(db: Db, table: str, seat: int) -> None:
    await db.run(
        "INSERT INTO hints VALUES (?,?,1) ON CONFLICT (table_id, seat) "
        "DO UPDATE SET times = hints.times + 1",
        table, seat,
    )  # fmt: skip


async def notes(db: Db, table: str) -> dict[int, str]:
    found = await db.all("SELECT seat, text FROM notes WHERE table_id = ?", table)
    return dict(found)


async def add_shoulder(db: Db, table: str, token_hash: str, seat: int, made: str) -> None:
    await db.run(
        "INSERT INTO shoulders (table_id, token_hash, seat, used) VALUES (?,?,?,?)",
        table, token_hash, seat, made,
    )  # fmt: skip


async def end_shoulders(db: Db, table: str, seat: int) -> None:
    await db.run("DELETE FROM shoulders WHERE table_id = ? AND seat = ?", table, seat)


async def put_note(db: Db, table: str, seat: int, text: str) -> None:
    """What a seat has noted; an empty note is none."""
    await db.run("DELETE FROM notes WHERE table_id = ? AND seat = ?", table, seat)
    if text:
        await db.run("INSERT INTO notes VALUES (?,?,?)", table, seat, text)


async def review(db: Db, table: str, played: str) -> str:
    """The review of a game that was played so; empty if there is none."""
    found = await db.one(
        "SELECT review FROM reviews WHERE table_id = ? AND played = ?", table, played
    )
    return found[0] if found else ""


async def put_review(db: Db, table: str, played: str, text: str) -> None:
    await db.run(
        "INSERT INTO reviews VALUES (?,?,?) ON CONFLICT (table_id) "
        "DO UPDATE SET played = excluded.played, review = excluded.review",
        table, played, text,
    )  # fmt: skip
