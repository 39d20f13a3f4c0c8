"""The server's health: whether the disk still takes what is written, asked at most every second."""

from __future__ import annotations

import asyncio
import time

from gaslamp.kernel.errors import Saying
from gaslamp.server.log import note_error
from gaslamp.store.store import Store
from gaslamp.words.sayings import told

ASK_EVERY = 1.0
SECONDS = 3.0
WELL = ""


class Doctor:
    """Tries a write and remembers for a moment how it went."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.trouble = WELL
        self.asked = -ASK_EVERY
        self.asking = asyncio.Lock()

    async def look(self) -> str:
        """What fails, in one sentence; empty if nothing does."""
        async with self.asking:
            if time.monotonic() - self.asked >= ASK_EVERY:
                self.trouble = await self.tried()
                self.asked = time.monotonic()
        return self.trouble

    async def tried(self) -> str:
        try:
            async with asyncio.timeout(SECONDS):
                await self.store.check()
        except TimeoutError:
            return told(Saying("health-slow"))
        except Exception:
            if self.trouble == WELL:
                note_error("nothing can be written")
            return told(Saying("health-disk"))
        return WELL
