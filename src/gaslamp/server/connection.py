"""A connection: one client at one table, the seats it holds, and what still has to be sent."""

from __future__ import annotations

import asyncio
import time

from starlette.websockets import WebSocket

from gaslamp.server.limits import (
    CHAT,
    OUTBOX,
    OUTBOX_BYTES,
    SLOW_BYTES,
    SLOW_SECONDS,
    Allowances,
    Bucket,
    Buckets,
)
from gaslamp.server.messages import Outgoing, encoder
from gaslamp.table.match import SPECTATOR

TOO_SLOW = 1013
LINK_RENEWED = 4409
STOPPING = 1001


class Connection:
    """Messages go through an outbox, so a slow reader never holds up a table."""

    def __init__(self, socket: WebSocket, allow: Allowances, resumes_of_all: Buckets) -> None:
        self.socket = socket
        self.address = socket.client.host if socket.client else ""
        self.seats: list[int] = []
        self.hashes: dict[int, str] = {}
        self.host = False
        self.sent: dict[int, int] = {}
        self.outbox: asyncio.Queue[str | int] = asyncio.Queue()
        self.waiting = 0  # characters in the outbox
        self.took = time.monotonic()  # when something was last taken out of it
        self.closing = False
        self.hinting = False
        self.tasks: set[asyncio.Task[None]] = set()
        self.bucket = Bucket(*allow.pace)
        self.chat_bucket = Bucket(*CHAT)
        self.resumes = Bucket(*allow.resumes_each)
        self.resumes_of_all = resumes_of_all
        self.ignored = 0

    def eyes(self) -> list[int]:
        """Whose eyes it sees with: those of its seats, or a spectator's."""
        return self.seats or [SPECTATOR]

    def send(self, message: Outgoing) -> None:
        self.send_text(encoder.encode(message).decode())

    def send_text(self, text: str) -> None:
        if self.closing:
            return
        if self.outbox.empty():
            self.took = time.monotonic()
        if self.outbox.qsize() >= OUTBOX or self.too_much(self.waiting + len(text)):
            self.let_go()
            return
        self.waiting += len(text)
        self.outbox.put_nowait(text)

    def too_much(self, waiting: int) -> bool:
        slow = time.monotonic() - self.took > SLOW_SECONDS
        return waiting > (SLOW_BYTES if slow else OUTBOX_BYTES)

    def let_go(self) -> None:
        """A slow reader: what is waiting is dropped, and it may come back for the state."""
        while not self.outbox.empty():
            self.outbox.get_nowait()
        self.waiting = 0
        self.close(TOO_SLOW)

    def may_resume(self) -> bool:
        """Whether it may have the whole state again so soon."""
        return self.resumes.take() and self.resumes_of_all.take(self.address)

    def close(self, code: int) -> None:
        """Close after what is in the outbox; what comes later is not sent."""
        if not self.closing:
            self.closing = True
            self.outbox.put_nowait(code)

    async def deliver(self) -> None:
        """Send what is in the outbox until the connection closes."""
        while True:
            item = await self.outbox.get()
            if isinstance(item, int):
                await self.socket.close(item)
                return
            self.waiting -= len(item)
            self.took = time.monotonic()
            await self.socket.send_text(item)
