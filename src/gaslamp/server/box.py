"""A box: what waits for one task, in order. asyncio's queue takes three kilobytes even when it is
empty, and every table and every connection has one."""

from __future__ import annotations

import asyncio
from typing import Generic, TypeVar

T = TypeVar("T")


class Box(Generic[T]):
    """Anybody puts something in; only one task takes things out."""

    __slots__ = ("items", "waiter")

    def __init__(self) -> None:
        self.items: list[T] = []
        self.waiter: asyncio.Future[None] | None = None

    def __len__(self) -> int:
        return len(self.items)

    def put(self, item: T) -> None:
        self.items.append(item)
        if self.waiter is not None and not self.waiter.done():
            self.waiter.set_result(None)

    async def take(self) -> T:
        """The first thing in it, when there is one."""
        while not self.items:
            self.waiter = asyncio.get_running_loop().create_future()
            try:
                await self.waiter
            finally:
                self.waiter = None
        return self.items.pop(0)

    def empty(self) -> list[T]:
        """Take everything out."""
        taken, self.items = self.items, []
        return taken
