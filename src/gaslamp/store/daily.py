"""Tables of a daily deal, and how bots play it, in and out of the embedded store."""

from __future__ import annotations

import json
import sqlite3

from gaslamp.store import rows
from gaslamp.store.records import Dealt, Understudy

COLUMNS = "day, game, bot, made, position, choices, seconds, ended, winners, scores"
LOOKED_AT = 50


def person(db: sqlite3.Connection, day: str, game: str, hashes: list[str]) -> str:
    """Who these tokens have been at this deal before; nothing if they have not."""
    marks = ",".join("?" * len(hashes))
    found = db.execute(
        "SELECT id, person FROM tables WHERE daily = ? AND game = ? AND daily <> '' AND ("
        "host_hash IN (" + marks + ") "
        "OR id IN (SELECT table_id FROM seats WHERE token_hash IN (" + marks + "))) "
        "ORDER BY started LIMIT 1",
        (day, game, *hashes, *hashes),
    ).fetchone()
    return (found[1] or found[0]) if found else ""


def dealt(db: sqlite3.Connection, day: str, game: str, limit: int) -> list[Dealt]:
    """The tables of the deal, those that were laid first in front."""
    found = db.execute(
        "SELECT id, EXISTS (SELECT 1 FROM undos WHERE table_id = id AND shown) FROM tables "
        "WHERE daily = ? AND game = ? AND daily <> '' ORDER BY started LIMIT ?",
        (day, game, limit),
    ).fetchall()
    records = [(rows.table_record(db, table), shown) for table, shown in found]
    return [Dealt(rows.line(db, record), bool(shown)) for record, shown in records if record]


def unplayed(db: sqlite3.Connection, bots: int) -> list[tuple[str, str]]:
    """Deals that somebody has played to the end, or a bot has begun, and not so many bots have
    ended; the latest first."""
    found = db.execute(
        "SELECT day, game FROM ("
        "SELECT daily AS day, game FROM tables t JOIN results r ON r.table_id = t.id "
        "WHERE daily <> '' UNION SELECT day, game FROM understudies) d "
        "WHERE (SELECT count(*) FROM understudies u "
        "WHERE u.day = d.day AND u.game = d.game AND u.ended <> '') < ? "
        "ORDER BY day DESC LIMIT ?",
        (bots, LOOKED_AT),
    )
    return [(day, game) for day, game in found]


def understudies(db: sqlite3.Connection, day: str, game: str) -> list[Understudy]:
    found = db.execute(
        f"SELECT {COLUMNS} FROM understudies WHERE day = ? AND game = ?", (day, game)
    )
    return [
        Understudy(
            day_, game_, bot, made, position, choices, seconds, ended, json.loads(winners),
            json.loads(scores),
        )
        for day_, game_, bot, made, position, choices, seconds, ended, winners, scores in found
    ]  # fmt: skip


def put_understudy(db: sqlite3.Connection, u: Understudy) -> None:
    db.execute(
        "INSERT OR REPLACE INTO understudies VALUES (?,?,?,?,?,?,?,?,?,?)",
        (u.day, u.game, u.bot, u.made, u.position, u.choices, u.seconds, u.ended,
         rows.as_json(u.winners), rows.as_json(u.scores)),
    )  # fmt: skip
