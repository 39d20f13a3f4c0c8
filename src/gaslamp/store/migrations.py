"""Databases of older formats: brought up to date step by step, or refused in one sentence.

A step is SQL that every kind of database understands (`dialect.py`); formats before 9 have only
been SQLite's.

To change the layout: change `SCHEMA`, raise `VERSION`, add the step that leads there from the
format before, and keep the layout of that format in `tests/server/layouts`.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping
from pathlib import Path

from gaslamp.kernel.errors import Trouble
from gaslamp.store.schema import SCHEMA, VERSION

TERMS_AND_UNDOS = """ALTER TABLE tables ADD COLUMN terms TEXT NOT NULL DEFAULT '{}';
CREATE TABLE undos (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seq INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    choices INTEGER NOT NULL,
    shown INTEGER NOT NULL,
    PRIMARY KEY (table_id, seq)
) STRICT, WITHOUT ROWID"""
BELLS_AND_LATEST_LINES = """ALTER TABLE tables ADD COLUMN latest TEXT NOT NULL DEFAULT '[]';
CREATE TABLE bells (
    hash TEXT PRIMARY KEY,
    language TEXT NOT NULL,
    endpoint TEXT NOT NULL,
    p256dh TEXT NOT NULL,
    auth TEXT NOT NULL,
    used TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE bell_seats (
    token_hash TEXT NOT NULL,
    hash TEXT NOT NULL REFERENCES bells (hash) ON DELETE CASCADE,
    PRIMARY KEY (token_hash, hash)
) STRICT, WITHOUT ROWID;
CREATE INDEX bell_seats_of ON bell_seats (hash)"""
COMPANY = """ALTER TABLE chat ADD COLUMN phrase TEXT NOT NULL DEFAULT '';
CREATE TABLE shoulders (
    table_id TEXT NOT NULL REFERENCES tables (id),
    token_hash TEXT NOT NULL,
    seat INTEGER NOT NULL,
    PRIMARY KEY (table_id, token_hash)
) STRICT, WITHOUT ROWID;
CREATE TABLE notes (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID"""
DAILY_RESULTS = """ALTER TABLE tables ADD COLUMN person TEXT NOT NULL DEFAULT '';
ALTER TABLE results ADD COLUMN scores TEXT NOT NULL DEFAULT '[]';
CREATE INDEX tables_by_day ON tables (daily, game) WHERE daily <> '';
CREATE TABLE understudies (
    day TEXT NOT NULL,
    game TEXT NOT NULL,
    bot TEXT NOT NULL,
    made TEXT NOT NULL,
    position TEXT NOT NULL,
    choices INTEGER NOT NULL,
    seconds REAL NOT NULL,
    ended TEXT NOT NULL,
    winners TEXT NOT NULL,
    scores TEXT NOT NULL,
    PRIMARY KEY (day, game, bot)
) STRICT, WITHOUT ROWID"""

HINTS = """CREATE TABLE hints (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    times INTEGER NOT NULL,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID"""

HOLDS_AND_USE = """ALTER TABLE tables ADD COLUMN owner TEXT NOT NULL DEFAULT '';
ALTER TABLE tables ADD COLUMN fence INTEGER NOT NULL DEFAULT 0;
ALTER TABLE seats ADD COLUMN used TEXT NOT NULL DEFAULT '';
ALTER TABLE shoulders ADD COLUMN used TEXT NOT NULL DEFAULT ''"""

CHANCE = "ALTER TABLE tables ADD COLUMN chance TEXT NOT NULL DEFAULT ''"
PROCESSES = """CREATE INDEX tables_by_owner ON tables (owner) WHERE owner <> '';
CREATE TABLE processes (
    id TEXT PRIMARY KEY,
    address TEXT NOT NULL,
    secret TEXT NOT NULL,
    until REAL NOT NULL,
    leaving INTEGER NOT NULL DEFAULT 0
) STRICT, WITHOUT ROWID;
CREATE TABLE keys (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID"""

REMARKS = "ALTER TABLE chat ADD COLUMN about INTEGER NOT NULL DEFAULT -1"
ENVELOPES = """CREATE TABLE envelopes (
    commitment TEXT PRIMARY KEY,
    secret TEXT NOT NULL,
    made REAL NOT NULL
) STRICT, WITHOUT ROWID"""

TAUGHT = "ALTER TABLE tables ADD COLUMN taught TEXT NOT NULL DEFAULT ''"

REVIEWS = """CREATE TABLE reviews (
    table_id TEXT PRIMARY KEY REFERENCES tables (id),
    played TEXT NOT NULL,
    review TEXT NOT NULL
) STRICT, WITHOUT ROWID"""

RINGS = """CREATE TABLE rings (
    hash TEXT PRIMARY KEY,
    number INTEGER NOT NULL,
    sealed TEXT NOT NULL,
    used TEXT NOT NULL
) STRICT, WITHOUT ROWID"""

# By the format a step begins with. Each leads to the next one, inside somebody else's transaction.
STEPS = {
    3: TERMS_AND_UNDOS,
    4: BELLS_AND_LATEST_LINES,
    5: COMPANY,
    6: DAILY_RESULTS,
    7: HINTS,
    8: HOLDS_AND_USE,
    9: CHANCE,
    10: PROCESSES,
    11: REMARKS,
    12: ENVELOPES,
    13: TAUGHT,
    14: REVIEWS,
    15: RINGS,
}


def bring_up_to_date(
    db: sqlite3.Connection,
    path: Path,
    steps: Mapping[int, str] = STEPS,
    newest: int = VERSION,
) -> None:
    """Make the tables in a new file; change those of an older format, or change nothing at all."""
    found = version(db)
    if found == 0:
        in_one_transaction(db, [SCHEMA], newest)
    elif found != newest:
        way = [steps.get(number) for number in range(found, newest)]
        if found > newest or None in way:
            raise Trouble("store-other-version", path=path, found=found, newest=newest)
        migrate(db, path, [step for step in way if step is not None], newest)


def migrate(db: sqlite3.Connection, path: Path, steps: list[str], newest: int) -> None:
    """Keep a copy for whoever wants to go back, then take all steps or none."""
    found = version(db)
    try:
        keep_copy(db, path.with_name(f"{path.stem}-format-{found}{path.suffix}"))
        in_one_transaction(db, steps, newest)
    except Exception as error:
        raise Trouble(
            "store-cannot-migrate", path=path, found=found, newest=newest, error=error
        ) from error


def keep_copy(db: sqlite3.Connection, copy: Path) -> None:
    copy.touch(0o600)
    copy.chmod(0o600)
    kept = sqlite3.connect(copy)
    try:
        db.backup(kept)
    finally:
        kept.close()


def in_one_transaction(db: sqlite3.Connection, steps: list[str], reached: int) -> None:
    # A step may build a table anew that others refer to; what they refer to is checked at the end.
    db.execute("PRAGMA foreign_keys = OFF")
    db.execute("BEGIN IMMEDIATE")
    try:
        for step in steps:
            run(db, step)
        if db.execute("PRAGMA foreign_key_check").fetchone():
            raise sqlite3.IntegrityError("rows would refer to what is not there")
        db.execute(f"PRAGMA user_version = {reached}")
        db.execute("COMMIT")
    except BaseException:
        if db.in_transaction:
            db.execute("ROLLBACK")
        raise


def version(db: sqlite3.Connection) -> int:
    return int(db.execute("PRAGMA user_version").fetchone()[0])


def statements(script: str) -> list[str]:
    """The statements of a script, one by one."""
    return [text for text in script.split(";\n") if text.strip()]


def run(db: sqlite3.Connection, script: str) -> None:
    """Statements one by one: sqlite3's own way with scripts would end the transaction."""
    for statement in statements(script):
        db.execute(statement)
