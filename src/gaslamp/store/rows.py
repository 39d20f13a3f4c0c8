"""Rows of the embedded store in and out, inside somebody else's transaction."""

from __future__ import annotations

import json
import sqlite3

import msgspec

from gaslamp.store import company, records
from gaslamp.store.records import (
    ChatRow,
    ChoiceRow,
    ClockRow,
    Line,
    SeatRecord,
    StoredTable,
    Summary,
    TableRecord,
    UndoRow,
)

TABLE_COLUMNS = (
    "t.id, game, rules, content, seed, options, host_hash, started, daily, base, notice, rematch, "
    "dealt, strange, seq, choices, headline, asked, moved, terms, latest, person, winners, "
    "reason, scores"
)


def as_json(value: object) -> str:
    return json.dumps(value, separators=(",", ":"), sort_keys=True)


def insert_table(db: sqlite3.Connection, t: TableRecord) -> None:
    s = t.summary
    db.execute(
        "INSERT INTO tables VALUES (?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?)",
        (t.id, t.game, t.rules, t.content, t.seed, as_json(t.options), t.host_hash, t.started,
         t.daily, t.base, t.notice, t.rematch, t.dealt, int(t.strange),
         s.seq, s.choices, s.headline, as_json(s.asked), s.moved, as_json(t.terms),
         as_json(s.latest), t.person),
    )  # fmt: skip


def claim_rematch(db: sqlite3.Connection, old: str, new: str) -> str:
    """Note the rematch at the old table; the id of an earlier one if there is one."""
    (rematch,) = db.execute("SELECT rematch FROM tables WHERE id = ?", (old,)).fetchone()
    if rematch:
        return str(rematch)
    db.execute("UPDATE tables SET rematch = ? WHERE id = ?", (new, old))
    return ""


def put_seat(db: sqlite3.Connection, table: str, seat: SeatRecord) -> None:
    db.execute(
        "INSERT OR REPLACE INTO seats VALUES (?,?,?,?,?,?,?,?)",
        (table, seat.seat, seat.occupant, seat.name, seat.token_hash, seat.reactions,
         seat.invite_hash, int(seat.sat)),
    )  # fmt: skip


def insert_choice(db: sqlite3.Connection, table: str, row: ChoiceRow) -> None:
    db.execute(
        "INSERT INTO choices VALUES (?,?,?,?,?,?,?,?,?)",
        (table, row.seq, row.n, row.seat, row.key, row.client_id, row.at, int(row.undone),
         int(row.by_table)),
    )  # fmt: skip


def insert_undo(db: sqlite3.Connection, table: str, row: UndoRow) -> None:
    db.execute(
        "INSERT INTO undos VALUES (?,?,?,?,?)",
        (table, row.seq, row.seat, row.choices, int(row.shown)),
    )


def undos(db: sqlite3.Connection, table: str) -> list[UndoRow]:
    found = db.execute(
        "SELECT seq, seat, choices, shown FROM undos WHERE table_id = ? ORDER BY seq", (table,)
    )
    return [UndoRow(seq, seat, choices, bool(shown)) for seq, seat, choices, shown in found]


def insert_chat(db: sqlite3.Connection, table: str, row: ChatRow) -> None:
    db.execute(
        "INSERT INTO chat VALUES (?,?,?,?,?,?,?)",
        (table, row.n, row.seat, row.name, row.text, row.at, row.phrase),
    )


def put_clock(db: sqlite3.Connection, table: str, row: ClockRow) -> None:
    db.execute(
        "INSERT OR REPLACE INTO clocks VALUES (?,?)", (table, msgspec.json.encode(row).decode())
    )


def clock(db: sqlite3.Connection, table: str) -> ClockRow | None:
    found = db.execute("SELECT state FROM clocks WHERE table_id = ?", (table,)).fetchone()
    return msgspec.json.decode(found[0], type=ClockRow) if found else None


def note_alive(db: sqlite3.Connection) -> None:
    """The second row of `health` says when the server was last known to be there."""
    db.execute("INSERT OR REPLACE INTO health VALUES (2, ?)", (str(records.wall()),))


def forgive_absence(db: sqlite3.Connection) -> None:
    """While no server was there nobody could choose: whose time runs gets it back."""
    found = db.execute("SELECT at FROM health WHERE id = 2").fetchone()
    gone = max(0.0, records.wall() - float(found[0])) if found else 0.0
    db.execute("BEGIN IMMEDIATE")
    for table, state in db.execute("SELECT table_id, state FROM clocks").fetchall():
        row = msgspec.json.decode(state, type=ClockRow)
        running = [time for time in row.seats if time.since is not None]
        for time in running:
            time.since = (time.since or 0.0) + gone
        if running:
            put_clock(db, table, row)
    note_alive(db)
    db.execute("COMMIT")


def line(db: sqlite3.Connection, record: TableRecord) -> Line:
    return Line(record, seats(db, record.id), clock(db, record.id))


def put_state(db: sqlite3.Connection, table: str, snapshot: str, s: Summary) -> None:
    """The state, the summary and the result that a change led to."""
    db.execute("INSERT OR REPLACE INTO snapshots VALUES (?,?,?)", (table, s.seq, snapshot))
    db.execute(
        "UPDATE tables SET seq=?, choices=?, headline=?, asked=?, moved=?, latest=? WHERE id=?",
        (s.seq, s.choices, s.headline, as_json(s.asked), s.moved, as_json(s.latest), table),
    )
    if s.over:
        db.execute(
            "INSERT OR REPLACE INTO results VALUES (?,?,?,?,?)",
            (table, as_json(s.winners), s.reason, s.moved, as_json(s.scores)),
        )
    else:
        db.execute("DELETE FROM results WHERE table_id = ?", (table,))


def table_record(db: sqlite3.Connection, table: str) -> TableRecord | None:
    row = db.execute(
        f"SELECT {TABLE_COLUMNS} FROM tables t LEFT JOIN results r ON r.table_id = t.id "
        "WHERE t.id = ?",
        (table,),
    ).fetchone()
    if row is None:
        return None
    (id_, game, rules, content, seed, options, host_hash, started, daily, base, notice, rematch,
     dealt, strange, seq, choices, headline, asked, moved, terms, latest, person, winners,
     reason, scores) = row  # fmt: skip
    over = winners is not None
    summary = Summary(
        seq, choices, headline, json.loads(asked), moved,
        over, json.loads(winners) if over else [], reason or "", json.loads(latest),
        json.loads(scores) if over else [],
    )  # fmt: skip
    return TableRecord(
        id_, game, rules, content, seed, json.loads(options), host_hash, started, summary,
        daily, base, notice, rematch, dealt, bool(strange), json.loads(terms), person,
    )  # fmt: skip


def seats(db: sqlite3.Connection, table: str) -> list[SeatRecord]:
    found = db.execute(
        "SELECT seat, occupant, name, token_hash, reactions, invite_hash, sat FROM seats "
        "WHERE table_id = ? ORDER BY seat",
        (table,),
    )
    return [
        SeatRecord(seat, who, name, token, reactions, invite, bool(sat))
        for seat, who, name, token, reactions, invite, sat in found
    ]


def stored_table(db: sqlite3.Connection, table: str, chat_kept: int) -> StoredTable | None:
    record = table_record(db, table)
    if record is None:
        return None
    choices = db.execute(
        "SELECT n, seq, seat, key, client_id, at, undone, by_table FROM choices WHERE table_id = ? "
        "ORDER BY seq",
        (table,),
    )
    chat = db.execute(
        "SELECT n, seat, name, text, at, phrase FROM chat WHERE table_id = ? "
        "ORDER BY n DESC LIMIT ?",
        (table, chat_kept),
    )
    (state,) = db.execute("SELECT state FROM snapshots WHERE table_id = ?", (table,)).fetchone()
    return StoredTable(
        record,
        seats(db, table),
        [
            ChoiceRow(n, seq, seat, key, id_, at, bool(gone), bool(by_table))
            for n, seq, seat, key, id_, at, gone, by_table in choices
        ],
        state,
        [ChatRow(*row) for row in chat][::-1],
        clock(db, table),
        undos(db, table),
        company.shoulders(db, table),
        company.notes(db, table),
    )


def latest(db: sqlite3.Connection, limit: int) -> list[str]:
    found = db.execute("SELECT id FROM tables ORDER BY moved DESC LIMIT ?", (limit,))
    return [row[0] for row in found]


def with_tokens(db: sqlite3.Connection, hashes: list[str], limit: int) -> list[str]:
    """The tables on which one of these tokens opens a seat or is the host's."""
    marks = ",".join("?" * len(hashes))
    found = db.execute(
        "SELECT id FROM tables WHERE host_hash IN (" + marks + ") "
        "OR id IN (SELECT table_id FROM seats WHERE token_hash IN (" + marks + ")) "
        "ORDER BY moved DESC LIMIT ?",
        (*hashes, *hashes, limit),
    )
    return [row[0] for row in found]
