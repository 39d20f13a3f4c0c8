"""A connection: one client at one table, the seats it holds, and what still has to be sent."""

from __future__ import annotations

import asyncio

from starlette.websockets import WebSocket

from gaslamp.server.limits import CHAT, MESSAGES, OUTBOX, Bucket
from gaslamp.server.messages import Outgoing, encoder
from gaslamp.table.match import SPECTATOR

TOO_SLOW = 1013
LINK_RENEWED = 4409
STOPPING = 1001


class Connection:
    """Messages go through an outbox, so a slow reader never holds up a table."""

    def __init__(self, socket: WebSocket, pace: tuple[float, float] = MESSAGES) -> None:
        self.socket = socket
        self.seats: list[int] = []
        self.hashes: dict[int, str] = {}
        self.host = False
        self.sent: dict[int, int] = {}
        self.outbox: asyncio.Queue[str | int] = asyncio.Queue()
        self.closing = False
        self.hinting = False
        self.tasks: set[asyncio.Task[None]] = set()
        self.bucket = Bucket(*pace)
        self.chat_bucket = Bucket(*CHAT)
        self.ignored = 0

    def eyes(self) -> list[int]:
        """Whose eyes it sees with: those of its seats, or a spectator's."""
        return self.seats or [SPECTATOR]

    def send(self, message: Outgoing) -> None:
        self.send_text(encoder.encode(message).decode())

    def send_text(self, text: str) -> None:
        if self.closing:
            return
        if self.outbox.qsize() >= OUTBOX:
            self.close(TOO_SLOW)
            return
        self.outbox.put_nowait(text)

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
            await self.socket.send_text(item)
