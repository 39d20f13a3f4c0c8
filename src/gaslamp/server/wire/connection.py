"""A connection: a screen at the other end of a WebSocket, and what still has to be sent to it."""

from __future__ import annotations

import time

from starlette.websockets import WebSocket

from gaslamp.server.box import Box
from gaslamp.server.limits import (
    OUTBOX,
    OUTBOX_BYTES,
    SLOW_BYTES,
    SLOW_SECONDS,
    Allowances,
    Bucket,
    Buckets,
)
from gaslamp.server.room.owner import Screen
from gaslamp.words.languages import accepted, wished

TOO_SLOW = 1013


class Connection(Screen):
    """Messages go through an outbox, so a slow reader never holds up a table."""

    def __init__(self, socket: WebSocket, allow: Allowances, resumes_of_all: Buckets) -> None:
        language = wished(*accepted(socket.headers.get("accept-language", "")))
        address = socket.client.host if socket.client else ""
        super().__init__(address, allow, resumes_of_all, language)
        self.socket = socket
        self.outbox: Box[str | int] = Box()
        self.waiting = 0  # characters in the outbox
        self.took = time.monotonic()  # when something was last taken out of it
        self.closing = False
        self.bucket = Bucket(*allow.pace)
        self.ignored = 0

    def send_text(self, text: str) -> None:
        if self.closing:
            return
        if not self.outbox:
            self.took = time.monotonic()
        if len(self.outbox) >= OUTBOX or self.too_much(self.waiting + len(text)):
            self.let_go()
            return
        self.waiting += len(text)
        self.outbox.put(text)

    def too_much(self, waiting: int) -> bool:
        slow = time.monotonic() - self.took > SLOW_SECONDS
        return waiting > (SLOW_BYTES if slow else OUTBOX_BYTES)

    def let_go(self) -> None:
        """A slow reader: what is waiting is dropped, and it may come back for the state."""
        self.outbox.empty()
        self.waiting = 0
        self.close(TOO_SLOW)

    def close(self, code: int) -> None:
        """Close after what is in the outbox; what comes later is not sent."""
        if not self.closing:
            self.closing = True
            self.outbox.put(code)

    async def deliver(self) -> None:
        """Send what is in the outbox until the connection closes."""
        while True:
            item = await self.outbox.take()
            if isinstance(item, int):
                await self.socket.close(item)
                return
            self.waiting -= len(item)
            self.took = time.monotonic()
            await self.socket.send_text(item)
            item = ""  # until the next one comes, the last is not kept
