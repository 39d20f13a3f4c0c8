"""Rows of a store in and out, inside somebody else's transaction."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

import msgspec

from gaslamp.store import company, records
from gaslamp.store.db import Db, Row, marks
from gaslamp.store.records import (
    FIRST_GAME,
    ChatRow,
    ChoiceRow,
    ClockRow,
    Hold,
    Line,
    SeatRecord,
    StoredTable,
    Summary,
    TableRecord,
    UndoRow,
)

TABLE_COLUMNS = (
    "id, game, rules, content, seed, options, host_hash, started, daily, base, notice, rematch, "
    "dealt, strange, seq, choices, headline, asked, moved, terms, latest, person, chance, taught"
)
RESULT_COLUMNS = "winners, reason, scores"
PLAYED = f"taught IN ('', '{FIRST_GAME}')"  # all that is no lesson
SEAT_COLUMNS = "seat, occupant, name, token_hash, reactions, invite_hash, sat, used"


def as_json(value: object) -> str:
    return json.dumps(value, separators=(",", ":"), sort_keys=True)


async def insert_table(db: Db, t: TableRecord) -> None:
    s = t.summary
    await db.run(
        f"INSERT INTO tables ({TABLE_COLUMNS}) "
        "VALUES (?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?)",
        t.id, t.game, t.rules, t.content, t.seed, as_json(t.options), t.host_hash, t.started,
        t.daily, t.base, t.notice, t.rematch, t.dealt, int(t.strange),
        s.seq, s.choices, s.headline, as_json(s.asked), s.moved, as_json(t.terms),
        as_json(s.latest), t.person, t.chance, t.taught,
    )  # fmt: skip


async def put_chance(db: Db, table: str, chance: str) -> None:
    await db.run("UPDATE tables SET chance = ? WHERE id = ?", chance, table)


async def check(db: Db, hold: Hold) -> None:
    """Whoever writes to a table must still hold it; nobody takes it over before this is done."""
    await db.must(
        "UPDATE tables SET fence = fence WHERE id = ? AND fence = ?", hold.table, hold.fence
    )


async def claim_rematch(db: Db, old: Hold, new: str) -> str:
    """Note the rematch at the old table; the id of an earlier one if there is one."""
    found = await db.one("SELECT rematch FROM tables WHERE id = ?", old.table)
    if found and found[0]:
        return str(found[0])
    await db.must(
        "UPDATE tables SET rematch = ? WHERE id = ? AND fence = ?", new, old.table, old.fence
    )
    return ""


async def put_seat(db: Db, table: str, seat: SeatRecord) -> None:
    await db.run(
        "INSERT INTO seats (table_id, seat, occupant, name, token_hash, reactions, invite_hash, "
        "sat, used) VALUES (?,?,?,?,?,?,?,?,?) ON CONFLICT (table_id, seat) DO UPDATE SET "
        "occupant=excluded.occupant, name=excluded.name, token_hash=excluded.token_hash, "
        "reactions=excluded.reactions, invite_hash=excluded.invite_hash, sat=excluded.sat, "
        "used=excluded.used",
        table, seat.seat, seat.occupant, seat.name, seat.token_hash, seat.reactions,
        seat.invite_hash, int(seat.sat), seat.used,
    )  # fmt: skip


async def insert_choice(db: Db, table: str, row: ChoiceRow) -> None:
    await db.run(
        "INSERT INTO choices VALUES (?,?,?,?,?,?,?,?,?)",
        table, row.seq, row.n, row.seat, row.key, row.client_id, row.at, int(row.undone),
        int(row.by_table),
    )  # fmt: skip


async def undo_from(db: Db, table: str, number: int) -> None:
    """All choices from this one on are undone."""
    await db.run("UPDATE choices SET undone = 1 WHERE table_id = ? AND n >= ?", table, number)


async def insert_undo(db: Db, table: str, row: UndoRow) -> None:
    await db.run(
        "INSERT INTO undos VALUES (?,?,?,?,?)",
        table, row.seq, row.seat, row.choices, int(row.shown),
    )  # fmt: skip


async def undos(db: Db, table: str) -> list[UndoRow]:
    found = await db.all(
        "SELECT seq, seat, choices, shown FROM undos WHERE table_id = ? ORDER BY seq", table
    )
    return [UndoRow(seq, seat, choices, bool(shown)) for seq, seat, choices, shown in found]


async def insert_chat(db: Db, table: str, row: ChatRow) -> None:
    await db.run(
        "INSERT INTO chat VALUES (?,?,?,?,?,?,?,?)",
        table, row.n, row.seat, row.name, row.text, row.at, row.phrase, row.about,
    )  # fmt: skip


async def put_clock(db: Db, table: str, row: ClockRow) -> None:
    await db.run(
        "INSERT INTO clocks VALUES (?,?) ON CONFLICT (table_id) DO UPDATE SET state=excluded.state",
        table, msgspec.json.encode(row).decode(),
    )  # fmt: skip


def read_clock(state: str) -> ClockRow:
    return msgspec.json.decode(state, type=ClockRow)


async def note_health(db: Db, row: int, at: str) -> None:
    """Row 1 says when somebody asked after the server's health, row 2 when it was last there."""
    await db.run(
        "INSERT INTO health VALUES (?,?) ON CONFLICT (id) DO UPDATE SET at=excluded.at", row, at
    )


async def note_alive(db: Db) -> None:
    await note_health(db, 2, str(records.wall()))


async def forgive_absence(db: Db) -> None:
    """While no server was there nobody could choose: whose time runs gets it back, once."""
    await db.run("UPDATE health SET at = at WHERE id = 2")  # one process after the other
    found = await db.one("SELECT at FROM health WHERE id = 2")
    gone = max(0.0, records.wall() - float(found[0])) if found else 0.0
    for table, state in await db.all("SELECT table_id, state FROM clocks"):
        row = read_clock(state)
        running = [time for time in row.seats if time.since is not None]
        for time in running:
            time.since = (time.since or 0.0) + gone
        if running:
            await put_clock(db, table, row)
    await note_alive(db)


async def put_state(db: Db, hold: Hold, snapshot: str, s: Summary) -> None:
    """The state, the summary and the result that a change led to, if the table is still held."""
    table = hold.table
    await db.must(
        "UPDATE tables SET seq=?, choices=?, headline=?, asked=?, moved=?, latest=? "
        "WHERE id=? AND fence=?",
        s.seq, s.choices, s.headline, as_json(s.asked), s.moved, as_json(s.latest),
        table, hold.fence,
    )  # fmt: skip
    await db.run(
        "INSERT INTO snapshots VALUES (?,?,?) ON CONFLICT (table_id) DO UPDATE SET "
        "seq=excluded.seq, state=excluded.state",
        table, s.seq, snapshot,
    )  # fmt: skip
    if s.over:
        await db.run(
            "INSERT INTO results VALUES (?,?,?,?,?) ON CONFLICT (table_id) DO UPDATE SET "
            "winners=excluded.winners, reason=excluded.reason, at=excluded.at, "
            "scores=excluded.scores",
            table, as_json(s.winners), s.reason, s.moved, as_json(s.scores),
        )  # fmt: skip
    else:
        await db.run("DELETE FROM results WHERE table_id = ?", table)


def read_table(row: Row) -> TableRecord:
    (id_, game, rules, content, seed, options, host_hash, started, daily, base, notice, rematch,
     dealt, strange, seq, choices, headline, asked, moved, terms, latest, person, chance,
     taught, winners, reason, scores) = row  # fmt: skip
    over = winners is not None
    summary = Summary(
        seq, choices, headline, json.loads(asked), moved,
        over, json.loads(winners) if over else [], reason or "", json.loads(latest),
        json.loads(scores) if over else [],
    )  # fmt: skip
    return TableRecord(
        id_, game, rules, content, seed, json.loads(options), host_hash, started, summary,
        daily, base, notice, rematch, dealt, bool(strange), json.loads(terms), person,
        chance, taught,
    )  # fmt: skip


async def lines(db: Db, tables: list[str]) -> list[Line]:
    """These tables as lists show them, in this order; what is not there is left out."""
    if not tables:
        return []
    listed = marks(tables)
    found = await db.all(
        f"SELECT {TABLE_COLUMNS}, {RESULT_COLUMNS} FROM tables "
        f"LEFT JOIN results ON table_id = id WHERE id IN ({listed})",
        *tables,
    )
    seated = await db.all(
        f"SELECT table_id, {SEAT_COLUMNS} FROM seats WHERE table_id IN ({listed}) "
        "ORDER BY table_id, seat",
        *tables,
    )
    timed = await db.all(
        f"SELECT table_id, state FROM clocks WHERE table_id IN ({listed})", *tables
    )
    known = {row[0]: Line(read_table(row), []) for row in found}
    for table, *seat in seated:
        known[table].seats.append(read_seat(seat))
    for table, state in timed:
        known[table].clock = read_clock(state)
    return [known[table] for table in tables if table in known]


def read_seat(row: Sequence[Any]) -> SeatRecord:
    seat, who, name, token, reactions, invite, sat, used = row
    return SeatRecord(seat, who, name, token, reactions, invite, bool(sat), used)


async def stored_table(db: Db, table: str, chat_kept: int, looks_since: str) -> StoredTable | None:
    found = await lines(db, [table])
    if not found:
        return None
    choices = await db.all(
        "SELECT n, seq, seat, key, client_id, at, undone, by_table FROM choices WHERE table_id = ? "
        "ORDER BY seq",
        table,
    )
    chat = await db.all(
        "SELECT n, seat, name, text, at, phrase, about FROM chat WHERE table_id = ? "
        "ORDER BY n DESC LIMIT ?",
        table, chat_kept,
    )  # fmt: skip
    held = await db.one(
        "SELECT state, fence FROM snapshots JOIN tables ON id = table_id WHERE id = ?", table
    )
    assert held is not None
    state, fence = held
    return StoredTable(
        found[0].record,
        found[0].seats,
        [
            ChoiceRow(n, seq, seat, key, id_, at, bool(gone), bool(by_table))
            for n, seq, seat, key, id_, at, gone, by_table in choices
        ],
        state,
        [ChatRow(*row) for row in chat][::-1],
        found[0].clock,
        await undos(db, table),
        await company.shoulders(db, table, looks_since),
        await company.notes(db, table),
        await company.hints(db, table),
        Hold(table, fence),
    )


async def answered(db: Db, table: str, seat: int, client_id: str) -> tuple[str, int] | None:
    """What was chosen under an id, and the seq that it led to."""
    found = await db.one(
        "SELECT key, seq FROM choices WHERE table_id = ? AND seat = ? AND client_id = ? "
        "AND client_id <> ''",
        table, seat, client_id,
    )  # fmt: skip
    return None if found is None else (found[0], found[1])


async def latest(db: Db, limit: int) -> list[str]:
    found = await db.all(f"SELECT id FROM tables WHERE {PLAYED} ORDER BY moved DESC LIMIT ?", limit)
    return [row[0] for row in found]


async def with_tokens(db: Db, hashes: list[str], limit: int, since: str) -> list[str]:
    """The tables on which one of these tokens, used since then, opens a seat or is the host's."""
    if not hashes:
        return []
    listed = marks(hashes)
    found = await db.all(
        f"SELECT id FROM tables WHERE {PLAYED} AND ((host_hash IN ({listed}) AND moved >= ?) "
        f"OR id IN (SELECT table_id FROM seats WHERE token_hash IN ({listed}) "
        "AND (used = '' OR used >= ?))) ORDER BY moved DESC LIMIT ?",
        *hashes, since, *hashes, since, limit,
    )  # fmt: skip
    return [row[0] for row in found]
