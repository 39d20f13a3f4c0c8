"""One SQL for every kind of database: rows are read and written through this, never by a driver.

The words are those that SQLite and PostgreSQL share, with `?` for each value. What a work does is a
coroutine: with SQLite it runs through at once, in a thread of the store.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Coroutine, Sequence
from typing import Any, TypeVar

T = TypeVar("T")
Row = tuple[Any, ...]


class Fenced(Exception):
    """Another process holds the table now, or it is gone: nothing was written."""


class Unreachable(Exception):
    """The database did not answer; whether something was written cannot be known."""


class Db:
    """A transaction, or a view of how it stands. `now` is the database's own clock, in seconds."""

    now = ""

    async def run(self, sql: str, *values: Any) -> None:
        raise NotImplementedError

    async def many(self, sql: str, rows: Sequence[Row]) -> None:
        """The same for each of these rows."""
        raise NotImplementedError

    async def must(self, sql: str, *values: Any) -> None:
        """It has to change exactly one row; else the whole work is `Fenced` and changes nothing."""
        raise NotImplementedError

    async def all(self, sql: str, *values: Any) -> list[Row]:
        raise NotImplementedError

    async def expel(self, process: str) -> None:
        """A process that is given up for dead keeps nobody waiting: what it had half-way written
        is not, and what it locked is free. Only where several share a database."""

    async def is_gone(self, process: str) -> bool:
        """Whether the database knows that a process has ended: it has no line to it any more."""
        return False

    async def one(self, sql: str, *values: Any) -> Row | None:
        rows = await self.all(sql, *values)
        return rows[0] if rows else None


Work = Callable[[Db], Awaitable[T]]


def finished(work: Coroutine[Any, Any, T]) -> T:
    """What a coroutine that never waits for anything comes to."""
    try:
        work.send(None)
    except StopIteration as done:
        answer: T = done.value
        return answer
    work.close()
    raise RuntimeError("this work waits for something")


def marks(values: Sequence[object]) -> str:
    """As many marks as there are values, for a list of them."""
    return ",".join("?" * len(values))
