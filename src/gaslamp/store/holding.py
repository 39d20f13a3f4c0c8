"""Who holds a table, where several processes share a store; rows in and out.

A process is alive until a moment on the database's own clock, which it puts off again and again. A
table whose holder is no longer alive may be taken; that raises its fence, and whatever the one
before still tries to write is refused, however long it was paused or cut off.
"""

from __future__ import annotations

from gaslamp.store.db import Db
from gaslamp.store.records import Fellow, Hold

ALIVE = "SELECT 1 FROM processes WHERE processes.id = tables.owner AND until > {now}"
BURIED_AFTER = 60.0


async def announce(db: Db, fellow: Fellow, seconds: float) -> bool:
    """A process is there; whether it is the only one."""
    others = await fellows(db)
    await db.run(
        f"INSERT INTO processes (id, address, secret, until) VALUES (?,?,?, {db.now} + ?)",
        fellow.id, fellow.address, fellow.secret, seconds,
    )  # fmt: skip
    return not others


async def put_off(db: Db, process: str, seconds: float) -> None:
    """Alive for so many seconds more; fenced if the others have given it up."""
    await db.must(f"UPDATE processes SET until = {db.now} + ? WHERE id = ?", seconds, process)


async def fellows(db: Db) -> list[Fellow]:
    """All processes that are alive."""
    found = await db.all(
        f"SELECT id, address, secret, leaving FROM processes WHERE until > {db.now} ORDER BY id"
    )
    return [Fellow(id_, address, secret, bool(leaving)) for id_, address, secret, leaving in found]


async def take(db: Db, table: str, process: str) -> tuple[str, Hold] | None:
    """Hold a table that nobody else holds who is alive; its holder then. Who takes it once more
    begins anew, too. None: there is no such table."""
    alive = ALIVE.format(now=db.now)
    dead = await db.one(
        f"SELECT owner FROM tables WHERE id = ? AND owner <> '' AND owner <> ? "
        f"AND NOT EXISTS ({alive})",
        table, process,
    )  # fmt: skip
    if dead is not None:
        await db.expel(dead[0])
    await db.run(
        "UPDATE tables SET owner = ?, fence = fence + 1 WHERE id = ? "
        f"AND (owner = '' OR owner = ? OR NOT EXISTS ({alive}))",
        process, table, process,
    )  # fmt: skip
    found = await db.one("SELECT owner, fence FROM tables WHERE id = ?", table)
    return (found[0], Hold(table, found[1])) if found else None


async def holder(db: Db, table: str) -> tuple[str, float] | None:
    """Who holds a table, and for how many seconds more it is certainly alive; `""` if nobody."""
    found = await db.one(
        f"SELECT owner, COALESCE(until - {db.now}, 0.0) FROM tables "
        "LEFT JOIN processes ON processes.id = owner WHERE tables.id = ?",
        table,
    )
    return (found[0], float(found[1])) if found else None


async def release(db: Db, hold: Hold, process: str) -> None:
    await db.run(
        "UPDATE tables SET owner = '' WHERE id = ? AND owner = ? AND fence = ?",
        hold.table, process, hold.fence,
    )  # fmt: skip


async def say_leaving(db: Db, process: str) -> None:
    """It takes no more tables; others do."""
    await db.run("UPDATE processes SET leaving = 1 WHERE id = ?", process)


async def leave(db: Db, process: str) -> None:
    """It holds nothing any more and is gone."""
    await db.run("UPDATE tables SET owner = '' WHERE owner = ?", process)
    await db.run("DELETE FROM processes WHERE id = ?", process)


async def bury_if_gone(db: Db, process: str) -> bool:
    """One that does not answer and has no line to the database: nobody waits for its last moment.
    Should it be alive after all, it finds out at its next word and begins anew."""
    gone = await db.is_gone(process)
    if gone:
        await leave(db, process)
    return gone


async def bury(db: Db) -> None:
    """What is left of processes that have been dead for a while."""
    dead = await db.all(
        f"SELECT id FROM processes WHERE until < {db.now} - ? LIMIT 20", BURIED_AFTER
    )
    for (process,) in dead:
        await leave(db, process)


# What all processes share besides tables


async def put_envelope(db: Db, commitment: str, secret: str, made: float, oldest: float) -> None:
    """It waits for the table it was sealed for; those that have waited in vain are thrown away."""
    await db.run("DELETE FROM envelopes WHERE made < ?", oldest)
    await db.run("INSERT INTO envelopes VALUES (?,?,?)", commitment, secret, made)


async def take_envelope(db: Db, commitment: str, oldest: float) -> str:
    """Its secret, once; nothing if it is not there, or no longer."""
    found = await db.one(
        "DELETE FROM envelopes WHERE commitment = ? RETURNING secret, made", commitment
    )
    return str(found[0]) if found and found[1] >= oldest else ""


async def kept_key(db: Db, name: str, made: str) -> str:
    """A secret of this server: what is kept under the name, else what was just made."""
    await db.run("INSERT INTO keys VALUES (?,?) ON CONFLICT (name) DO NOTHING", name, made)
    found = await db.one("SELECT value FROM keys WHERE name = ?", name)
    assert found is not None
    return str(found[0])
