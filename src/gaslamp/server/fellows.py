"""Fellows: the processes that share a store. Each table is held by one of them.

A process says again and again that it is alive. Whoever is asked for a table that nobody holds
takes it, or lets the fellow take it to whom chance gives it, so that all have about as many. One
that could not say so in time trusts itself no longer: it lets go of everything and begins anew.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from collections.abc import Callable
from contextvars import ContextVar
from hashlib import sha256
from typing import Any

from gaslamp.server.log import note, note_error
from gaslamp.server.refusal import Refusal
from gaslamp.store.db import Fenced
from gaslamp.store.records import Fellow, Hold
from gaslamp.store.store import Store

LEASE = 3.0  # for so long a process is believed to be alive
BEAT = 0.75
LOOK_AGAIN = 0.15
PATIENCE = 6.0  # with a holder that is just leaving, or perhaps dead
SUSPECT_SECONDS = 4.0
BURY_EVERY = 30.0
# Whether a fellow has passed on what is being done: it is not passed on once more.
PASSED: ContextVar[bool] = ContextVar("PASSED", default=False)


class Elsewhere(Exception):
    """A fellow holds the table."""

    def __init__(self, fellow: Fellow) -> None:
        super().__init__(fellow.id)
        self.fellow = fellow


class Alone:
    """One process with a store of its own holds every table."""

    name = ""

    def trusted(self) -> bool:
        return True

    def has_duty(self, name: str) -> bool:
        """Whether what only one process needs to do is to be done here."""
        return True

    async def hold(self, table_id: str) -> Hold | None:
        """The table's hold; None where there is nothing to be held."""
        return None

    async def release(self, hold: Hold) -> None:
        pass

    async def start(self, address: str, lost: Callable[[], None]) -> None:
        pass

    async def say_leaving(self) -> None:
        pass

    async def stop(self) -> None:
        pass


class Fellows(Alone):
    """This process among the others."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.me = Fellow("", "", secrets.token_urlsafe(32))
        self.starts = 0
        self.known: dict[str, Fellow] = {}
        self.suspects: dict[str, float] = {}  # who did not answer, until when we think so
        self.alive_until = 0.0
        self.lost: Callable[[], None] = lambda: None
        self.beating: asyncio.Future[Any] | None = None

    @property
    def name(self) -> str:  # type: ignore[override]
        return self.me.id

    async def start(self, address: str, lost: Callable[[], None]) -> None:
        """Be there for the others at this address; `lost` is told when all holds are."""
        self.me = Fellow("", address, self.me.secret)
        self.lost = lost
        await self.announce()
        self.beating = asyncio.gather(self.keep_beating(), self.keep_watching())

    async def announce(self) -> None:
        began = time.monotonic()
        self.starts += 1
        self.me = Fellow(f"{self.store.name}-{self.starts}", self.me.address, self.me.secret)
        await self.store.announce(self.me, LEASE)
        self.known = {self.me.id: self.me}
        self.alive_until = began + LEASE

    # Being alive

    def trusted(self) -> bool:
        return time.monotonic() < self.alive_until

    async def keep_beating(self) -> None:
        buried = time.monotonic()
        while True:
            await asyncio.sleep(BEAT)
            with contextlib.suppress(Exception):
                await self.beat()
                if time.monotonic() > buried + BURY_EVERY:
                    buried = time.monotonic()
                    await self.store.bury()

    async def keep_watching(self) -> None:
        """Notice at once when we may no longer believe that we are believed."""
        while True:
            await asyncio.sleep(max(BEAT / 4, self.alive_until - time.monotonic()))
            if self.alive_until and not self.trusted():
                self.give_up()

    async def beat(self) -> None:
        began = time.monotonic()
        late = began > self.alive_until
        try:
            # Not `wait_for`, which may swallow that the task was cancelled (Python 3.11).
            async with asyncio.timeout(2 * BEAT):
                found = await self.store.put_off(self.me.id, LEASE)
        except Fenced:
            self.give_up()
            await self.announce()
            return
        if late and self.alive_until:  # somebody may hold what we held
            self.give_up()
        self.known = {fellow.id: fellow for fellow in found}
        self.alive_until = began + LEASE

    def give_up(self) -> None:
        """Whatever this process holds, it no longer knows whether it does."""
        if self.alive_until:
            self.alive_until = 0.0
            note_error("this process could not say in time that it is alive")
        self.lost()

    async def say_leaving(self) -> None:
        with contextlib.suppress(Exception):
            async with asyncio.timeout(LEASE):
                await self.store.say_leaving(self.me.id)

    async def stop(self) -> None:
        if self.beating is not None:
            self.beating.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.beating
        with contextlib.suppress(Exception):
            async with asyncio.timeout(LEASE):
                await self.store.leave(self.me.id)
        note("left the others", process=self.me.id)

    # Who does what

    def rank(self, fellow: Fellow, name: str) -> bytes:
        return sha256(f"{fellow.id} {name}".encode()).digest()

    def chosen(self, name: str) -> Fellow:
        """The fellow to whom chance gives a table or a duty: for all of them the same one."""
        able = [f for f in self.known.values() if not f.leaving and not self.suspected(f)]
        return max(able or [self.me], key=lambda fellow: self.rank(fellow, name))

    def has_duty(self, name: str) -> bool:
        return self.chosen(name).id == self.me.id

    def suspect(self, fellow: Fellow) -> None:
        """It did not answer; perhaps it is dead."""
        self.suspects[fellow.id] = time.monotonic() + SUSPECT_SECONDS

    def suspected(self, fellow: Fellow) -> bool:
        return self.suspects.get(fellow.id, 0.0) > time.monotonic()

    # Holding

    async def hold(self, table_id: str) -> Hold | None:
        """The table, if it is ours or nobody's; else `Elsewhere`."""
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            if not self.trusted():
                break
            found = await self.store.holder(table_id)
            if found is None:
                return None
            owner, left = found
            if owner == self.me.id or not (owner and left > 0):
                if owner != self.me.id and not PASSED.get():
                    chosen = self.chosen(table_id)
                    if chosen.id != self.me.id:
                        raise Elsewhere(chosen)
                taken = await self.store.take(table_id, self.me.id)
                if taken is None or taken[0] == self.me.id:
                    return taken[1] if taken else None
                continue
            if PASSED.get():
                break
            fellow = self.known.get(owner)
            if fellow is not None and not fellow.leaving and not self.suspected(fellow):
                raise Elsewhere(fellow)
            if not await self.store.bury_if_gone(owner):
                await asyncio.sleep(min(LOOK_AGAIN, left))
        raise Refusal("stopping", "server-stopping")

    async def release(self, hold: Hold) -> None:
        with contextlib.suppress(Exception):
            await self.store.release(hold, self.me.id)
