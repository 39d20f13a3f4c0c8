"""Tables that are forgotten: everything about them goes, in any store."""

from __future__ import annotations

from gaslamp.store.db import Db, marks
from gaslamp.store.layout import layouts

BELONGINGS = [layout.name for layout in layouts() if layout.of_a_table]


async def forget(db: Db, table: str) -> None:
    """Whoever was called for one of its seats is so no longer, unless they kept the token for
    another table."""
    await db.run(
        "DELETE FROM bell_seats WHERE token_hash IN "
        "(SELECT token_hash FROM seats WHERE table_id = ?) AND NOT EXISTS (SELECT 1 FROM seats "
        "WHERE seats.token_hash = bell_seats.token_hash AND table_id <> ?)",
        table, table,
    )  # fmt: skip
    for name in BELONGINGS:
        await db.run(f"DELETE FROM {name} WHERE table_id = ?", table)
    await db.run("DELETE FROM tables WHERE id = ?", table)


async def forget_old(db: Db, moved_before: str, limit: int, but: list[str]) -> int:
    """Tables at which nothing has happened since then; not those that somebody holds."""
    found = await db.all(
        "SELECT id FROM tables WHERE moved < ? AND owner = '' "
        + (f"AND id NOT IN ({marks(but)}) " if but else "")
        + "ORDER BY moved LIMIT ?",
        moved_before, *but, limit,
    )  # fmt: skip
    for (table,) in found:
        await db.must("UPDATE tables SET fence = fence + 1 WHERE id = ? AND owner = ''", table)
        await forget(db, table)
    return len(found)
