"""Tables of a daily deal, and how bots play it, in and out of a store."""

from __future__ import annotations

import json

from gaslamp.store import rows
from gaslamp.store.db import Db, marks
from gaslamp.store.records import Dealt, Understudy

COLUMNS = "day, game, bot, made, position, choices, seconds, ended, winners, scores"
LOOKED_AT = 50


async def person(db: Db, day: str, game: str, hashes: list[str]) -> str:
    """Who these tokens have been at this deal before; nothing if they have not."""
    if not hashes:
        return ""
    listed = marks(hashes)
    found = await db.one(
        "SELECT id, person FROM tables WHERE daily = ? AND game = ? AND daily <> '' AND ("
        f"host_hash IN ({listed}) "
        f"OR id IN (SELECT table_id FROM seats WHERE token_hash IN ({listed}))) "
        "ORDER BY started LIMIT 1",
        day, game, *hashes, *hashes,
    )  # fmt: skip
    return (found[1] or found[0]) if found else ""


async def dealt(db: Db, day: str, game: str, limit: int) -> list[Dealt]:
    """The tables of the deal, those that were laid first in front."""
    found = await db.all(
        "SELECT id, EXISTS (SELECT 1 FROM undos WHERE table_id = id AND shown = 1) FROM tables "
        "WHERE daily = ? AND game = ? AND daily <> '' ORDER BY started LIMIT ?",
        day, game, limit,
    )  # fmt: skip
    shown = {table: bool(back) for table, back in found}
    lines = await rows.lines(db, list(shown))
    return [Dealt(line, shown[line.record.id]) for line in lines]


async def unplayed(db: Db, bots: int) -> list[tuple[str, str]]:
    """Deals that somebody has played to the end, or a bot has begun, and not so many bots have
    ended; the latest first."""
    found = await db.all(
        "SELECT day, game FROM ("
        "SELECT daily AS day, game FROM tables t JOIN results r ON r.table_id = t.id "
        "WHERE daily <> '' UNION SELECT day, game FROM understudies) d "
        "WHERE (SELECT count(*) FROM understudies u "
        "WHERE u.day = d.day AND u.game = d.game AND u.ended <> '') < ? "
        "ORDER BY day DESC LIMIT ?",
        bots, LOOKED_AT,
    )  # fmt: skip
    return [(day, game) for day, game in found]


async def understudies(db: Db, day: str, game: str) -> list[Understudy]:
    found = await db.all(
        f"SELECT {COLUMNS} FROM understudies WHERE day = ? AND game = ?", day, game
    )
    return [
        Understudy(
            day_, game_, bot, made, position, choices, seconds, ended, json.loads(winners),
            json.loads(scores),
        )
        for day_, game_, bot, made, position, choices, seconds, ended, winners, scores in found
    ]  # fmt: skip


async def put_understudy(db: Db, u: Understudy) -> None:
    await db.run(
        "INSERT INTO understudies VALUES (?,?,?,?,?,?,?,?,?,?) "
        "ON CONFLICT (day, game, bot) DO UPDATE SET made=excluded.made, "
        "position=excluded.position, choices=excluded.choices, seconds=excluded.seconds, "
        "ended=excluded.ended, winners=excluded.winners, scores=excluded.scores",
        u.day, u.game, u.bot, u.made, u.position, u.choices, u.seconds, u.ended,
        rows.as_json(u.winners), rows.as_json(u.scores),
    )  # fmt: skip
