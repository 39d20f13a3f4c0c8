"""The door: who may connect, how many at once, and for how long without saying or taking anything.

Counted by address, generously: a classroom behind one address has room. Somebody who connects and
says nothing whole makes room for whoever comes next; nobody can use up the file handles.
"""

from __future__ import annotations

import asyncio
import contextlib
from ipaddress import ip_address
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.utils import ClientDisconnected, get_remote_addr
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState

from gaslamp.server.box import Box
from gaslamp.server.limits import Allowances
from gaslamp.server.wire.smaller import Deflating

HEADER_SECONDS = 10.0
BODY_SECONDS = 30.0
TAKING_SECONDS = 20.0  # for somebody who does not take what is sent to them
HANDLES_KEPT = 128  # for the store, the workers and the listening socket
HANDLES_WANTED = 8192
NOT_TEXT = 1007


def file_handles() -> int:
    """How many files and connections this process may have open, after asking for enough."""
    try:
        import resource
    except ImportError:
        return 2048
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = HANDLES_WANTED if hard == resource.RLIM_INFINITY else min(HANDLES_WANTED, hard)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        with contextlib.suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
            soft = wanted
    return HANDLES_WANTED if soft == resource.RLIM_INFINITY else soft


def is_loopback(address: str) -> bool:
    with contextlib.suppress(ValueError):
        return ip_address(address).is_loopback
    return not address


class Door:
    """Keeps count of the connections, by address."""

    def __init__(self, allow: Allowances, proxies: tuple[str, ...] = ()) -> None:
        self.allow = allow
        self.proxies = proxies
        self.most = max(16, file_handles() - HANDLES_KEPT)
        self.inside: dict[asyncio.Transport, str] = {}
        self.count: dict[str, int] = {}
        self.silent: dict[str, dict[asyncio.Transport, None]] = {}  # nothing whole said yet

    def admit(self, transport: asyncio.Transport) -> bool:
        """Whether there is room, if need be in the place of somebody silent."""
        peer = get_remote_addr(transport)
        address = peer[0] if peer else ""
        others = self.silent.get(address, {})
        crowded = self.count.get(address, 0) >= self.allow.connections
        if len(others) >= self.allow.silent or (others and (crowded or self.full())):
            self.show_out(next(iter(others)))
        elif address not in self.proxies and crowded:
            return False
        if self.full():
            return False
        self.inside[transport] = address
        self.count[address] = self.count.get(address, 0) + 1
        self.silent.setdefault(address, {})[transport] = None
        return True

    def is_far(self, transport: asyncio.Transport) -> bool:
        """Whether what is sent goes through a network: nothing does within this machine, unless
        there is a proxy that passes it on."""
        peer = get_remote_addr(transport)
        address = peer[0] if peer else ""
        return address in self.proxies or not is_loopback(address)

    def full(self) -> bool:
        return len(self.inside) >= self.most

    def show_out(self, transport: asyncio.Transport) -> None:
        self.gone(transport)
        transport.abort()

    def spoke(self, transport: asyncio.Transport) -> None:
        """It has said something whole."""
        self.unlist(transport, self.inside.get(transport, ""))

    def gone(self, transport: asyncio.Transport) -> None:
        address = self.inside.pop(transport, None)
        if address is None:
            return
        self.unlist(transport, address)
        self.count[address] -= 1
        if not self.count[address]:
            del self.count[address]

    def unlist(self, transport: asyncio.Transport, address: str) -> None:
        others = self.silent.get(address)
        if others is not None:
            others.pop(transport, None)
            if not others:
                del self.silent[address]


class Patience:
    """A time limit for what a connection is waited for; it is cut off when that runs out."""

    def __init__(self, transport: asyncio.Transport) -> None:
        self.transport = transport
        self.timer: asyncio.TimerHandle | None = None
        self.what = ""

    def wait_for(self, what: str, seconds: float) -> None:
        if self.what != what:
            self.enough()
            self.what = what
            loop = asyncio.get_running_loop()
            self.timer = loop.call_later(seconds, self.transport.abort)

    def enough(self) -> None:
        self.what = ""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None


class HttpAtDoor(H11Protocol):
    """uvicorn's HTTP with limits of time: for a request's head, its body, and taking the answer."""

    door: Door

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.asking = Patience(transport)
        self.taking = Patience(transport)
        if self.door.admit(transport):
            self.asking.wait_for("head", HEADER_SECONDS)
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self.asking.enough()
        self.taking.enough()
        self.door.gone(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        state = self.conn.their_state
        if self.transport.is_closing() or self.transport.get_protocol() is not self:
            self.asking.enough()
        elif state is h11.IDLE:
            self.asking.wait_for("head", HEADER_SECONDS)
        elif state is h11.SEND_BODY:
            self.door.spoke(self.transport)
            self.asking.wait_for("body", BODY_SECONDS)
        else:
            self.door.spoke(self.transport)
            self.asking.enough()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self.asking.enough()
        self.taking.enough()
        self.door.spoke(self.transport)
        super().handle_websocket_upgrade(event)

    def pause_writing(self) -> None:
        self.taking.wait_for("answer", TAKING_SECONDS)
        super().pause_writing()

    def resume_writing(self) -> None:
        self.taking.enough()
        super().resume_writing()

    def timeout_keep_alive_handler(self) -> None:
        """Nothing new was asked; what was never taken is not waited for either."""
        super().timeout_keep_alive_handler()
        self.taking.wait_for("goodbye", TAKING_SECONDS)


class Received(Box[Any]):
    """What has been received, in a box instead of asyncio's queue."""

    put_nowait = Box.put


class SocketAtDoor(WebSocketsSansIOProtocol):
    """uvicorn's WebSocket, which lets go of whoever does not take what is sent to them. There are
    many, for hours: nothing is kept of how they came."""

    door: Door

    def __init__(self, *how: Any, **more: Any) -> None:
        super().__init__(*how, **more)
        self.received = Received()
        self.queue = self.received  # type: ignore[assignment]  # into which uvicorn puts

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self.taking = Patience(transport)
        self.flushing = False
        if self.door.is_far(transport):
            self.conn.available_extensions = [Deflating()]

    async def send(self, message: Any) -> None:
        """What is said in one breath goes out in one piece."""
        said = message.get("text")
        if said is None or not self.handshake_complete or self.close_sent or self.disconnected:
            await super().send(message)
            if message["type"] == "websocket.accept":
                self.request.headers.clear()
                self.response.headers.clear()
            return
        await self.writable.wait()
        try:
            self.conn.send_text(said.encode())
        except InvalidState:  # they have hung up
            raise ClientDisconnected from None
        if not self.flushing:
            self.flushing = True
            self.loop.call_soon(self.flush)

    async def receive(self) -> Any:
        """More is read once everything has been taken."""
        message = await self.received.take()
        if self.read_paused and not self.received:
            self.read_paused = False
            self.transport.resume_reading()
        return message

    def flush(self) -> None:
        self.flushing = False
        if not self.disconnected:
            self.transport.write(b"".join(self.conn.data_to_send()))

    def connection_lost(self, exc: Exception | None) -> None:
        self.taking.enough()
        self.door.gone(self.transport)
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        self.taking.wait_for("messages", TAKING_SECONDS)
        super().pause_writing()

    def resume_writing(self) -> None:
        self.taking.enough()
        super().resume_writing()

    def send_receive_event_to_app(self) -> None:
        """What is not text is the sender's mistake, not an error of ours."""
        if self.curr_msg_data_type == "text" and not self.close_sent:
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                self.frames = []
                self.conn.send_close(NOT_TEXT)
                self.handle_parser_exception()
                return
        super().send_receive_event_to_app()


def protocols(door: Door) -> tuple[type[HttpAtDoor], type[SocketAtDoor]]:
    """The protocols of a server with this door."""
    http = type("HttpAtThisDoor", (HttpAtDoor,), {"door": door})
    socket = type("SocketAtThisDoor", (SocketAtDoor,), {"door": door})
    return http, socket
