"""Guests for measurements: people at tables with sockets of their own, who cost next to nothing.

A socket is a few lines here, and of a message only what a guest needs is read, so that on one
machine most of the time is the server's.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import time
import urllib.request
from base64 import b64encode
from collections.abc import Callable
from typing import Any

import msgspec
from msgspec import UNSET, Struct, UnsetType

HANDSHAKE = (
    "GET /ws HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n\r\n"
)
TEXT, CLOSE, PING, PONG = 1, 8, 9, 10


class Offer(Struct):
    key: str


class Heard(Struct):
    """Of any message, what a guest looks at."""

    type: str
    id: str | None = None
    seat: int | None = None
    seq: int = -1
    asked: list[int] | UnsetType = UNSET
    menu: list[Offer | int] | UnsetType = UNSET
    result: Any = UNSET
    message: str = ""


decode = msgspec.json.Decoder(Heard).decode


def frame(opcode: int, data: bytes) -> bytes:
    """Masked with nothing: it has to be masked."""
    size = len(data)
    if size < 126:
        head = bytes((0x80 | opcode, 0x80 | size))
    else:
        head = bytes((0x80 | opcode, 0x80 | 126)) + size.to_bytes(2, "big")
    return head + b"\0\0\0\0" + data


class Line(asyncio.Protocol):
    """A WebSocket that hands every text to somebody."""

    def __init__(self, host: str, heard: Callable[[bytes], None]) -> None:
        self.host = host
        self.heard = heard
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.buffer = bytearray()
        self.received = 0
        self.closed = False
        self.transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        key = b64encode(os.urandom(16)).decode()
        transport.write(HANDSHAKE.format(host=self.host, key=key).encode())

    def connection_lost(self, exc: Exception | None) -> None:
        self.closed = True
        if not self.opened.done():
            self.opened.set_exception(exc or ConnectionError("hung up"))

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        self.received += len(data)
        if not self.opened.done():
            head, found, rest = bytes(self.buffer).partition(b"\r\n\r\n")
            if not found:
                return
            if b" 101 " not in head.partition(b"\r\n")[0]:
                self.opened.set_exception(ConnectionError(head.decode()))
                return
            self.buffer = bytearray(rest)
            self.opened.set_result(None)
        self.take_frames()

    def take_frames(self) -> None:
        buffer, start = self.buffer, 0
        while len(buffer) - start >= 2:
            size, head = buffer[start + 1], 2
            if size == 126:
                head = 4
                size = int.from_bytes(buffer[start + 2 : start + 4], "big")
            elif size == 127:
                head = 10
                size = int.from_bytes(buffer[start + 2 : start + 10], "big")
            if len(buffer) - start < head + size:
                break
            opcode = buffer[start] & 15
            data = bytes(buffer[start + head : start + head + size])
            start += head + size
            if opcode == TEXT:
                self.heard(data)
            elif opcode == PING:
                self.send(PONG, data)
        del buffer[:start]

    def send(self, opcode: int, data: bytes) -> None:
        if self.transport is not None:
            self.transport.write(frame(opcode, data))

    def close(self) -> None:
        if self.transport is not None:
            self.send(CLOSE, b"\x03\xe8")
            self.transport.close()


class Guest:
    """One seat of a table."""

    def __init__(self, table: Table, seat: int, token: str) -> None:
        self.table = table
        self.seat = seat
        self.token = token
        self.line: Line | None = None
        self.seq = -1
        self.asked: list[int] = []
        self.menu: list[str] = []

    async def sit_down(self, host: str, port: int) -> None:
        loop = asyncio.get_running_loop()
        _, self.line = await loop.create_connection(
            lambda: Line(f"{host}:{port}", self.heard), host, port
        )
        await self.line.opened
        hello = {"type": "hello", "table": self.table.id, "tokens": [self.token], "changes": True}
        self.line.send(TEXT, json.dumps(hello).encode())

    def heard(self, data: bytes) -> None:
        message = decode(data)
        if message.type in ("state", "change"):
            self.seq = message.seq
            if message.asked is not UNSET:
                self.asked = message.asked
            if message.menu is not UNSET:
                self.menu = keys(self.menu, message.menu)
            if message.result:
                self.table.over = True
        self.table.heard(self, message)


def keys(before: list[str], menu: list[Offer | int]) -> list[str]:
    """A menu told whole, or by what was taken over and what is new."""
    found: list[str] = []
    rest = iter(menu)
    for part in rest:
        if isinstance(part, int):
            count = next(rest)
            assert isinstance(count, int)
            found += before[part : part + count]
        else:
            found.append(part.key)
    return found


class Table:
    """People who choose at random, one choice every so often; how long each took to be answered."""

    def __init__(self, links: Any, pause: float, seed: int) -> None:
        self.id = links["table"]
        self.guests = [Guest(self, row["seat"], row["token"]) for row in links["seats"]]
        self.pause = pause
        self.rng = random.Random(seed)
        self.took: list[float] = []
        self.over = False
        self.waits_for = ""
        self.sent = 0.0
        self.changed = asyncio.Event()

    async def sit_down(self, host: str, port: int) -> None:
        for guest in self.guests:
            await guest.sit_down(host, port)
        while min(guest.seq for guest in self.guests) < 0:
            await self.news()

    async def news(self) -> None:
        self.changed.clear()
        await asyncio.wait_for(self.changed.wait(), 30)

    def heard(self, guest: Guest, message: Heard) -> None:
        if message.type == "error":
            raise SystemExit(message.message)
        if message.type == "done" and message.id == self.waits_for:
            self.took.append(time.perf_counter() - self.sent)
            self.waits_for = ""
        self.changed.set()

    async def begin(self, choices: int) -> None:
        """The first choices of the game, which are not counted."""
        while len(self.took) < choices and not self.over:
            await self.one_choice()
        self.took.clear()

    async def play(self, until: float) -> None:
        await asyncio.sleep(self.rng.random() * self.pause)
        due = time.perf_counter()
        while time.perf_counter() < until and not self.over:
            await self.one_choice()
            due += self.pause
            await asyncio.sleep(max(0.0, due - time.perf_counter()))

    async def one_choice(self) -> None:
        """Until it is answered and everybody has seen it."""
        seq = self.guests[0].seq
        able = [guest for guest in self.guests if guest.seat in guest.asked and guest.menu]
        guest = self.rng.choice(able)
        key = self.rng.choice(guest.menu)
        self.waits_for = str(seq)
        text = json.dumps(
            {"type": "choose", "seat": guest.seat, "key": key, "seq": seq, "id": self.waits_for}
        )
        assert guest.line is not None
        self.sent = time.perf_counter()
        guest.line.send(TEXT, text.encode())
        while self.waits_for or min(each.seq for each in self.guests) <= seq:
            await self.news()

    def received(self) -> int:
        return sum(guest.line.received for guest in self.guests if guest.line is not None)

    def leave(self) -> None:
        for guest in self.guests:
            if guest.line is not None:
                guest.line.close()


class Onlooker:
    """Somebody who watches a table of bots: as long as somebody does, they play on."""

    def __init__(self, table: str) -> None:
        self.table = table
        self.changes = 0
        self.line: Line | None = None

    async def look(self, host: str, port: int) -> None:
        loop = asyncio.get_running_loop()
        _, self.line = await loop.create_connection(
            lambda: Line(f"{host}:{port}", self.heard), host, port
        )
        await self.line.opened
        hello = {"type": "hello", "table": self.table, "tokens": [], "changes": True}
        self.line.send(TEXT, json.dumps(hello).encode())

    def heard(self, data: bytes) -> None:
        self.changes += 1

    def leave(self) -> None:
        if self.line is not None:
            self.line.close()


def new_table(port: int, game: str, seats: int = 2, who: str = "human") -> Any:
    body = json.dumps({"game": game, "seats": [who] * seats}).encode()
    request = urllib.request.Request(
        f"http://127.0.0.1:{port}/api/tables", body, {"Content-Type": "application/json"}
    )
    with urllib.request.urlopen(request, timeout=20) as reply:
        return json.load(reply)


def percentile(values: list[float], share: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]
