"""The passage: what comes in at one process and belongs to a table that a fellow holds is carried
there and back, over one line between each two of them.

What is carried is ASGI itself, so that the fellow's own application does not know the difference:
an `OPEN` with the request's scope begins a channel, `EVENT`s go both ways, `END` closes it. `TOOK`
says how much of what was sent has left for the client: the table notices who reads slowly, as
always. A line that says nothing for a moment is given up, and the fellow suspected.
"""

from __future__ import annotations

import asyncio
import contextlib
import hmac
import time
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

from gaslamp.server.fellows import PASSED, Alone, Fellows
from gaslamp.server.log import note_error
from gaslamp.store.records import Fellow

Event = dict[str, Any]
Asgi = Callable[[Any, Any, Any], Awaitable[None]]
HELLO, OPEN, EVENT, TOOK, END, PING, PONG = range(7)
HEAD = 4  # bytes that say how long a frame is
LARGEST = 32 * 1024 * 1024
LARGEST_HELLO = 256  # from somebody who has not said yet who they are
WINDOW = 512 * 1024  # bytes under way to one client
PING_SECONDS = 0.7
SILENCE = 2.1  # then a line is dead
ANSWER_SECONDS = 1.0  # for a fellow to open its door
SCOPE = ("type", "http_version", "method", "scheme", "path", "raw_path", "query_string",
         "root_path", "headers", "client", "server", "subprotocols")  # fmt: skip
COME_BACK = 1012
GONE: Event = {"type": "websocket.disconnect", "code": COME_BACK}
encode = msgspec.msgpack.Encoder().encode
decode = msgspec.msgpack.Decoder().decode


class Channel:
    """One request or socket on a line, from either end."""

    def __init__(self, line: Line, number: int, kind: str) -> None:
        self.line = line
        self.number = number
        self.kind = kind
        self.inbox: asyncio.Queue[Event] = asyncio.Queue()
        self.under_way = 0
        self.room = asyncio.Event()
        self.room.set()
        self.ended = False

    async def receive(self) -> Event:
        return await self.inbox.get()

    async def send(self, event: Event) -> None:
        """Send when there is room; whoever has gone is told nothing."""
        await self.room.wait()
        if self.ended:
            return
        size = weight(event)
        self.under_way += size
        if self.under_way > WINDOW:
            self.room.clear()
        self.line.write(self.number, EVENT, event)

    def took(self, event: Event) -> None:
        """What came has gone on to whom it is for."""
        if not self.ended:
            self.line.write(self.number, TOOK, weight(event))

    def taken(self, size: int) -> None:
        self.under_way -= size
        if self.under_way <= WINDOW:
            self.room.set()

    def end(self) -> None:
        """Nothing more from here."""
        if not self.ended:
            self.line.write(self.number, END, None)
            self.line.forget(self)

    def cut(self) -> None:
        """Nothing more from there."""
        self.ended = True
        self.room.set()
        self.inbox.put_nowait(GONE if self.kind == "websocket" else {"type": "http.disconnect"})


def weight(event: Event) -> int:
    return len(event.get("text") or "") + len(event.get("bytes") or event.get("body") or b"")


class Line(asyncio.Protocol):
    """Frames to and from one fellow."""

    largest = LARGEST

    def __init__(self) -> None:
        self.transport: asyncio.Transport | None = None
        self.buffer = bytearray()
        self.channels: dict[int, Channel] = {}
        self.heard = time.monotonic()
        self.ready = asyncio.Event()  # the other end has let us in

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport

    def connection_lost(self, exc: Exception | None) -> None:
        self.transport = None
        self.ready.set()
        for channel in list(self.channels.values()):
            self.forget(channel)
            channel.cut()

    def data_received(self, data: bytes) -> None:
        self.heard = time.monotonic()
        self.buffer += data
        start = 0
        while len(self.buffer) - start >= HEAD:
            size = int.from_bytes(self.buffer[start : start + HEAD], "big")
            if size > self.largest:
                self.close()
                return
            if len(self.buffer) - start - HEAD < size:
                break
            frame = bytes(self.buffer[start + HEAD : start + HEAD + size])
            start += HEAD + size
            try:
                self.received(*decode(frame))
            except (msgspec.DecodeError, TypeError, KeyError, ValueError):  # not a fellow's words
                self.close()
                return
        del self.buffer[:start]

    def write(self, number: int, kind: int, what: Any) -> None:
        if self.transport is not None:
            frame = encode((number, kind, what))
            self.transport.write(len(frame).to_bytes(HEAD, "big") + frame)

    def received(self, number: int, kind: int, what: Any) -> None:
        channel = self.channels.get(number)
        if kind == PING:
            self.write(0, PONG, None)
        elif channel is None:
            return
        elif kind == EVENT:
            channel.inbox.put_nowait(what)
        elif kind == TOOK:
            channel.taken(what)
        elif kind == END:
            self.forget(channel)
            channel.cut()

    def forget(self, channel: Channel) -> None:
        channel.ended = True
        self.channels.pop(channel.number, None)

    def close(self) -> None:
        if self.transport is not None:
            self.transport.abort()


class LineThere(Line):
    """Our line to a fellow's door."""

    def __init__(self, secret: str, cut: Callable[[], None]) -> None:
        super().__init__()
        self.secret = secret
        self.was_cut = cut
        self.count = 0

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.write(0, HELLO, self.secret)

    def connection_lost(self, exc: Exception | None) -> None:
        self.was_cut()
        super().connection_lost(exc)

    def received(self, number: int, kind: int, what: Any) -> None:
        if kind == HELLO:
            self.ready.set()
        super().received(number, kind, what)

    def open(self, scope: Event) -> Channel:
        self.count += 1
        channel = Channel(self, self.count, scope["type"])
        self.channels[channel.number] = channel
        self.write(channel.number, OPEN, {key: scope[key] for key in SCOPE if key in scope})
        return channel


class LineHere(Line):
    """A fellow's line at our door: what it opens, our application answers."""

    largest = LARGEST_HELLO

    def __init__(self, app: Asgi, secret: str, guests: set[LineHere]) -> None:
        super().__init__()
        self.app = app
        self.secret = secret
        self.guests = guests
        self.known = False
        self.tasks: set[asyncio.Task[None]] = set()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.guests.add(self)

    def connection_lost(self, exc: Exception | None) -> None:
        self.guests.discard(self)
        super().connection_lost(exc)

    def received(self, number: int, kind: int, what: Any) -> None:
        if kind == HELLO and hmac.compare_digest(str(what).encode(), self.secret.encode()):
            self.known = True
            self.largest = LARGEST
            self.write(0, HELLO, None)
        elif not self.known:
            self.close()
        elif kind == OPEN:
            channel = Channel(self, number, what["type"])
            self.channels[number] = channel
            task = asyncio.create_task(self.answer(channel, what))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)
        else:
            super().received(number, kind, what)

    async def answer(self, channel: Channel, scope: Event) -> None:
        async def receive() -> Event:
            event = await channel.receive()
            channel.took(event)
            return event

        PASSED.set(True)
        scope["headers"] = [(bytes(name), bytes(value)) for name, value in scope["headers"]]
        scope["client"] = tuple(scope["client"]) if scope.get("client") else None
        scope |= {"asgi": {"version": "3.0"}, "extensions": {}, "state": {}}
        try:
            await self.app(scope, receive, channel.send)
        except Exception:
            note_error("a fellow's request failed")
        finally:
            channel.end()


class Passage:
    """Lines to all fellows, opened when they are needed, and the door for theirs."""

    def __init__(self, fellows: Alone, host: str = "127.0.0.1", port: int = 0) -> None:
        self.fellows = fellows
        self.host = host
        self.port = port
        self.lines: dict[str, asyncio.Task[LineThere]] = {}
        self.guests: set[LineHere] = set()
        self.door: asyncio.Server | None = None
        self.watching: asyncio.Task[None] | None = None

    async def listen(self, app: Asgi) -> str:
        """Open the door; where it is. Nobody comes where there are no fellows."""
        if not isinstance(self.fellows, Fellows):
            return ""
        secret = self.fellows.me.secret
        loop = asyncio.get_running_loop()
        self.door = await loop.create_server(
            lambda: LineHere(app, secret, self.guests), self.host, self.port
        )
        self.watching = asyncio.create_task(self.watch())
        port = self.door.sockets[0].getsockname()[1]
        return f"{self.host}:{port}"

    async def stop(self) -> None:
        if self.watching is not None:
            self.watching.cancel()
        for line in [*self.opened(), *self.guests]:
            line.close()
        if self.door is not None:
            self.door.close()

    def opened(self) -> list[LineThere]:
        done = [task for task in self.lines.values() if task.done() and not task.cancelled()]
        return [task.result() for task in done if task.exception() is None]

    async def watch(self) -> None:
        """Whoever is silent for too long is not waited for."""
        while True:
            await asyncio.sleep(PING_SECONDS)
            now = time.monotonic()
            for name, task in list(self.lines.items()):
                line = task.result() if task.done() and not task.exception() else None
                if line is None or line.transport is None:
                    if task.done():
                        del self.lines[name]
                elif now - line.heard > SILENCE:
                    self.suspect(name)
                    line.close()
                else:
                    line.write(0, PING, None)
            for guest in [each for each in self.guests if now - each.heard > 3 * SILENCE]:
                guest.close()

    def suspect(self, name: str) -> None:
        assert isinstance(self.fellows, Fellows)
        if (fellow := self.fellows.known.get(name)) is not None:
            self.fellows.suspect(fellow)

    async def open(self, fellow: Fellow, scope: Event) -> Channel:
        """A channel to a fellow; raises OSError where it does not answer."""
        task = self.lines.get(fellow.id)
        if task is None or (task.done() and (task.exception() or task.result().transport is None)):
            task = self.lines[fellow.id] = asyncio.create_task(self.connect(fellow))
        try:
            return (await asyncio.shield(task)).open(scope)
        except (OSError, TimeoutError):
            self.suspect(fellow.id)
            raise OSError(fellow.address) from None

    async def connect(self, fellow: Fellow) -> LineThere:
        host, _, port = fellow.address.rpartition(":")
        loop = asyncio.get_running_loop()
        async with asyncio.timeout(ANSWER_SECONDS):
            _, line = await loop.create_connection(
                lambda: LineThere(fellow.secret, lambda: self.suspect(fellow.id)), host, int(port)
            )
            await line.ready.wait()
        if line.transport is None:
            raise OSError(fellow.address)
        return line

    # Carrying

    async def request(self, fellow: Fellow, scope: Event, body: bytes) -> list[Event]:
        """The fellow's answer to a request: its start, and then its body."""
        channel = await self.open(fellow, scope)
        answer: list[Event] = []
        try:
            await channel.send({"type": "http.request", "body": body, "more_body": False})
            while True:
                event = await channel.receive()
                if event["type"] == "http.disconnect":
                    raise OSError(fellow.address)
                channel.took(event)
                answer.append(event)
                if event["type"] == "http.response.body" and not event.get("more_body"):
                    return answer
        finally:
            channel.end()

    async def socket(
        self,
        fellow: Fellow,
        scope: Event,
        first: Event,
        receive: Callable[[], Awaitable[Any]],
        send: Callable[[Any], Awaitable[None]],
    ) -> None:
        """Carry a socket, whose first message has been read, until one side hangs up."""
        channel = await self.open(fellow, scope)
        await channel.send({"type": "websocket.connect"})
        await channel.send(first)
        carried = Carried(channel)
        there = asyncio.create_task(carried.there(receive))
        try:
            await carried.back(send)
        except OSError:
            self.suspect(fellow.id)
            raise
        finally:
            there.cancel()
            with contextlib.suppress(asyncio.CancelledError, Exception):
                await there
            channel.end()


class Carried:
    """A socket on its way to a fellow and back."""

    def __init__(self, channel: Channel) -> None:
        self.channel = channel
        self.touched = False  # something more than its first word has gone one way or the other

    async def there(self, receive: Callable[[], Awaitable[Any]]) -> None:
        while True:
            event = await receive()
            self.touched = True
            await self.channel.send(event)
            if event["type"] == "websocket.disconnect":
                self.channel.inbox.put_nowait(event)
                return

    async def back(self, send: Callable[[Any], Awaitable[None]]) -> None:
        """Raises OSError where the fellow does not have the table after all, and nobody noticed:
        then somebody else may be asked for it."""
        while True:
            event = await self.channel.receive()
            kind = event["type"]
            if kind == "websocket.accept":
                continue
            if kind == "websocket.disconnect" and event is not GONE:
                return
            if kind != "websocket.send" and not self.touched and event.get("code") == COME_BACK:
                raise OSError
            self.touched = True
            if event is GONE:
                await send({"type": "websocket.close", "code": COME_BACK})
                return
            await send(event)
            self.channel.took(event)
            if kind == "websocket.close":
                return
