"""The WebSocket: hello, then requests one after the other until somebody hangs up."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from gaslamp.kernel.errors import Trouble
from gaslamp.server.hall import Hall
from gaslamp.server.limits import HELLO_SECONDS, MESSAGE_BYTES, TOO_FAST_TO_STAY
from gaslamp.server.refusal import Code, Refusal
from gaslamp.server.room.owner import Screen
from gaslamp.server.room.table import Table
from gaslamp.server.wire.connection import Connection
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
    Say: lambda table, screen, asked: table.company.talk(screen, asked),
    Point: lambda table, screen, asked: table.company.point(screen, asked),
    Note: lambda table, screen, asked: table.company.note(screen, asked),
    Shoulder: lambda table, screen, asked: table.company.shoulder(screen, asked),
    Name: Table.name,
    Occupy: Table.occupy,
    Resume: Table.resume,
    SetClock: Table.set_clock,
    Away: lambda table, screen, asked: table.hourglass.away(screen, asked),
    Skip: Table.skip,
    Ping: Table.ping,
}
CLOSING: dict[Code, int] = {
    "bad-token": 4401,
    "no-such-table": 4404,
    "stopping": 1001,
    "busy": 1013,
}


async def socket(ws: WebSocket) -> None:
    """One connection from its first message to its last."""
    hall: Hall = ws.app.state.hall
    await ws.accept()
    connection = Connection(ws, hall.allow, hall.resumes)
    delivering = asyncio.create_task(connection.deliver())
    try:
        table = await let_in(hall, connection)
        if table is not None:
            try:
                # In a task of its own: what wakes it does not pass through the whole application.
                await asyncio.create_task(listen(hall, table, connection))
            finally:
                await asyncio.shield(table.do(lambda: table.leave(connection)))
    except (WebSocketDisconnect, RuntimeError):
        pass
    finally:
        await finish(connection, delivering)


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
        await asyncio.wait_for(delivering, 5)


async def let_in(hall: Hall, connection: Connection) -> Table | None:
    """Wait for a hello and join its table; None if there is no way in."""
    try:
        raw = await asyncio.wait_for(received(connection.socket), HELLO_SECONDS)
    except TimeoutError:
        connection.refuse(None, Refusal("not-joined", "hello-slow"))
        connection.close(4408)
        return None
    hello: Hello | None = None
    try:
        message = read(raw)
        if not isinstance(message, Hello):
            raise Refusal("not-joined", "hello-first")
        hello = message
        table = await hall.table(hello.table)
        await table.do(lambda: table.join(connection, message))
    except Refusal as refusal:
        hall.metrics.count("refused")
        connection.refuse(id_of(raw), refusal)
        connection.close(CLOSING.get(refusal.code, 4400))
        return None
    return table


async def listen(hall: Hall, table: Table, connection: Connection) -> None:
    while not connection.closing:
        raw = await received(connection.socket)
        began = time.monotonic()
        try:
            await answer(table, connection, raw)
        except Refusal as refusal:
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
