"""Shoulders and notes of a table, in and out of the embedded store."""

from __future__ import annotations

import sqlite3


def shoulders(db: sqlite3.Connection, table: str) -> dict[str, int]:
    found = db.execute("SELECT token_hash, seat FROM shoulders WHERE table_id = ?", (table,))
    return dict(found.fetchall())


def notes(db: sqlite3.Connection, table: str) -> dict[int, str]:
    found = db.execute("SELECT seat, text FROM notes WHERE table_id = ?", (table,))
    return dict(found.fetchall())


def add_shoulder(db: sqlite3.Connection, table: str, token_hash: str, seat: int) -> None:
    db.execute("INSERT INTO shoulders VALUES (?,?,?)", (table, token_hash, seat))


def end_shoulders(db: sqlite3.Connection, table: str, seat: int) -> None:
    db.execute("DELETE FROM shoulders WHERE table_id = ? AND seat = ?", (table, seat))


def put_note(db: sqlite3.Connection, table: str, seat: int, text: str) -> None:
    """What a seat has noted; an empty note is none."""
    db.execute("DELETE FROM notes WHERE table_id = ? AND seat = ?", (table, seat))
    if text:
        db.execute("INSERT INTO notes VALUES (?,?,?)", (table, seat, text))
