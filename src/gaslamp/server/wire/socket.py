"""The WebSocket: hello, then requests one after the other until somebody hangs up."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from gaslamp.kernel.errors import Trouble
from gaslamp.server.fellows import Elsewhere
from gaslamp.server.hall import Hall
from gaslamp.server.limits import HELLO_SECONDS, MESSAGE_BYTES, TOO_FAST_TO_STAY
from gaslamp.server.log import marked, note_error, note_security
from gaslamp.server.refusal import Code, Refusal
from gaslamp.server.room.owner import COME_BACK, Screen
from gaslamp.server.room.table import Table
from gaslamp.server.wire.connection import Connection
from gaslamp.server.wire.fair import AddPhrase, OpenEnvelope
from gaslamp.server.wire.messages import (
    AskChance,
    AskHint,
    AskWhy,
    Away,
    Choose,
    Hello,
    Incoming,
    Name,
    Note,
    Occupy,
    Ping,
    Point,
    Prefer,
    Redo,
    Resume,
    Say,
    SetClock,
    Shoulder,
    Skip,
    Undo,
    UndoAgree,
    UndoAsk,
    UndoRefuse,
    decoder,
    id_of,
)
from gaslamp.server.wire.teaching import AskSlips, AskTeacher

Doing = Callable[[Table, Screen, Any], Awaitable[None]]
DOINGS: dict[type, Doing] = {
    Choose: Table.choose,
    Undo: lambda table, screen, asked: table.back.undo(screen, asked),
    UndoAsk: lambda table, screen, asked: table.back.ask(screen, asked),
    UndoAgree: lambda table, screen, asked: table.back.agree(screen, asked),
    UndoRefuse: lambda table, screen, asked: table.back.refuse(screen, asked),
    Redo: lambda table, screen, asked: table.back.redo(screen, asked),
    Prefer: Table.prefer,
    AskHint: lambda table, screen, asked: table.candles.hint(screen, asked),
    AskChance: lambda table, screen, asked: table.candles.chance(screen, asked),
    AskWhy: Table.why,
    AskTeacher: lambda table, screen, asked: table.teacher.answer(table, screen, asked),
    AskSlips: lambda table, screen, asked: table.teacher.slips(screen, asked),
    Say: lambda table, screen, asked: table.company.talk(screen, asked),
    Point: lambda table, screen, asked: table.company.point(screen, asked),
    Note: lambda table, screen, asked: table.company.note(screen, asked),
    Shoulder: lambda table, screen, asked: table.company.shoulder(screen, asked),
    AddPhrase: lambda table, screen, asked: table.envelopes.add_phrase(screen, asked),
    OpenEnvelope: lambda table, screen, asked: table.envelopes.open(screen, asked),
    Name: lambda table, screen, asked: table.chairs.name(screen, asked),
    Occupy: lambda table, screen, asked: table.chairs.occupy(screen, asked),
    Resume: Table.resume,
    SetClock: Table.set_clock,
    Away: lambda table, screen, asked: table.hourglass.away(screen, asked),
    Skip: Table.skip,
    Ping: Table.ping,
}
FAILED = 1011
CLOSING: dict[Code, int] = {
    "bad-token": 4401,
    "no-such-table": 4404,
    "stopping": COME_BACK,
    "busy": 1013,
}


class Sockets:
    """The way to the sockets: past whatever is there for requests. A socket stays for an evening,
    and would keep a dozen frames of it waiting."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    def __call__(self, scope: Scope, receive: Receive, send: Send) -> Awaitable[None]:
        if scope["type"] == "websocket" and scope["path"] == "/ws":
            return socket(WebSocket(scope, receive, send))
        return self.app(scope, receive, send)


async def socket(ws: WebSocket) -> None:
    """One connection from its first message to its last."""
    hall: Hall = ws.app.state.hall
    await ws.accept()
    connection = Connection(ws, hall.allow, hall.resumes)
    delivering = asyncio.create_task(connection.deliver())
    try:
        raw = await first_word(connection)
        table = None if raw is None else await let_in(hall, connection, raw)
        if table is not None:
            ws.scope["headers"].clear()  # they have been read, and would be kept all evening
            try:
                # In a task of its own: what wakes it does not pass through the whole application.
                await asyncio.create_task(listen(hall, table, connection))
            finally:
                await asyncio.shield(leave(table, connection))
    except (WebSocketDisconnect, RuntimeError):
        pass
    except Exception:
        hall.metrics.count("failures")
        note_error("a connection failed")
        connection.close(FAILED)
    finally:
        await finish(connection, delivering)


async def leave(table: Table, connection: Connection) -> None:
    with contextlib.suppress(Refusal):
        await table.do(lambda: table.leave(connection))
    table.screens.discard(connection)


async def finish(connection: Connection, delivering: asyncio.Task[None]) -> None:
    """Send what is left, unless the other side has gone; then stop everything."""
    connection.close(1000)
    for task in connection.tasks:
        task.cancel()
    if connection.socket.client_state == WebSocketState.DISCONNECTED:
        delivering.cancel()
    with contextlib.suppress(
        asyncio.CancelledError, WebSocketDisconnect, RuntimeError, TimeoutError
    ):
        async with asyncio.timeout(5):
            await delivering


async def first_word(connection: Connection) -> str | bytes | None:
    try:
        async with asyncio.timeout(HELLO_SECONDS):
            return await received(connection.socket)
    except TimeoutError:
        connection.refuse(None, Refusal("not-joined", "hello-slow"))
        connection.close(4408)
        return None


async def let_in(hall: Hall, connection: Connection, raw: str | bytes) -> Table | None:
    """Join the table that a hello names; None if there is no way in, or if a fellow holds the
    table and has done with it."""
    hello: Hello | None = None
    try:
        message = read(raw)
        if not isinstance(message, Hello):
            raise Refusal("not-joined", "hello-first")
        hello = message
        table = await here(hall, connection, hello.table, str(raw))
        if table is None:
            return None
        await table.do(lambda: table.join(connection, message))
        if connection.seats or connection.host or connection.looks:
            note_access(connection, table.id, "token accepted", seats=connection.seats)
    except Refusal as refusal:
        hall.metrics.count("refused")
        if hello is not None and refusal.code in ("bad-token", "no-such-table"):
            note_access(connection, hello.table, "token refused", code=refusal.code)
        if refusal.code != "stopping":  # then they come back by themselves, and need not know
            connection.refuse(id_of(raw), refusal)
        connection.close(CLOSING.get(refusal.code, 4400))
        return None
    return table


async def here(hall: Hall, connection: Connection, table_id: str, raw: str) -> Table | None:
    """The table; where a fellow holds it, everything is carried there until somebody hangs up."""
    while True:
        try:
            return await hall.table(table_id)
        except Elsewhere as elsewhere:
            ws, fellow = connection.socket, elsewhere.fellow
            first = {"type": "websocket.receive", "text": raw}
            with contextlib.suppress(OSError):  # it does not answer: who holds the table now?
                await hall.passage.socket(fellow, dict(ws.scope), first, ws.receive, ws.send)
                return None


async def listen(hall: Hall, table: Table, connection: Connection) -> None:
    while not connection.closing:
        raw = await received(connection.socket)
        began = time.monotonic()
        try:
            await answer(table, connection, raw)
        except Refusal as refusal:
            if refusal.code == "stopping":  # no answer: it is asked for again elsewhere
                connection.close(COME_BACK)
                return
            hall.metrics.count("refused")
            connection.refuse(id_of(raw), refusal)
            if refusal.code == "too-big":
                connection.close(1009)
        except Trouble as trouble:
            hall.metrics.count("refused")
            connection.refuse(id_of(raw), trouble)
        hall.metrics.answered(time.monotonic() - began)


async def answer(table: Table, connection: Connection, raw: str | bytes) -> None:
    """One request: within the limits, readable, and done by the table's owner."""
    if not connection.bucket.take():
        connection.ignored += 1
        if connection.ignored > TOO_FAST_TO_STAY:
            note_access(connection, table.id, "far too fast")
            connection.close(4429)
        raise Refusal("too-fast", "messages-too-fast")
    message = read(raw)
    if isinstance(message, Hello):
        raise Refusal("bad-message", "hello-twice")
    doing = DOINGS[type(message)]
    try:
        await table.do(lambda: doing(table, connection, message))
    except Refusal as refusal:
        if refusal.code not in ("stale", "late"):
            raise
        connection.refuse(message.id, refusal)
        await table.do(lambda: again(table, connection))


def note_access(connection: Connection, table_id: str, event: str, **facts: Any) -> None:
    note_security(event, address=connection.address, table=marked(table_id), **facts)


async def again(table: Table, connection: Connection) -> None:
    table.tell_one(connection, "stale")


async def received(ws: WebSocket) -> str | bytes:
    message = await ws.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1005))
    text = message.get("text")
    if text is not None:
        return str(text)
    return bytes(message.get("bytes") or b"")


def read(raw: str | bytes) -> Incoming:
    if isinstance(raw, bytes):
        raise Refusal("bad-message", "text-frames")
    if len(raw) > MESSAGE_BYTES:
        raise Refusal("too-big", "message-too-big", most=MESSAGE_BYTES // 1024)
    try:
        message: Incoming = decoder.decode(raw)
    except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
        raise Refusal("bad-message", "message-unusable", error=error) from None
    return message
