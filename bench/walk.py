"""The walk of one choice through the server: how many calls it costs, and through which files.

A real server on loopback, people with real sockets, all in this process. Counted is every call of
an interpreted function of ours, in whatever thread, from the moment a choice is sent until every
screen has been told. Compiled modules do not count, whether they are compiled here or not. The
calls are those of the median of the first choices, each seat in turn taking its first option.

    PYTHONPATH=src python bench/walk.py
"""

from __future__ import annotations

import asyncio
import json
import sys
import tempfile
import threading
from collections.abc import Callable
from pathlib import Path
from types import FrameType
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

import gaslamp
from gaslamp.server.app import make_app
from gaslamp.server.hall import Hall
from gaslamp.server.limits import UNLIMITED
from gaslamp.server.metrics import Metrics
from gaslamp.server.room.bots import Thinkers
from gaslamp.server.run import listening_on, uvicorn_server
from gaslamp.store.sqlite import SqliteStore

HOME = str(Path(gaslamp.__file__).parent) + "/"
COMPILED = ("kernel/", "games/", "bots/")
BORDER = "# border: not compiled"
CHOICES = 20
QUIET = 0.05  # seconds after which nothing of a choice is still going on
WALKS = {
    "two people, Terrors of London": ("terrors-of-london", 2),
    "four people, London Dread's planning": ("london-dread", 4),
}


class Counter:
    """Counts calls while it is told to, by file."""

    def __init__(self) -> None:
        self.counting = False
        self.calls: dict[str, int] = {}
        self.counts: dict[str, bool] = {}

    def note(self, frame: FrameType, event: str, _: Any) -> None:
        if event == "call" and self.counting:
            name = frame.f_code.co_filename
            if name.startswith(HOME) and self.is_counted(name):
                self.calls[name] = self.calls.get(name, 0) + 1

    def is_counted(self, name: str) -> bool:
        """Whether a file is interpreted in every build."""
        if name not in self.counts:
            inner = name.removeprefix(HOME).startswith(COMPILED)
            self.counts[name] = not inner or Path(name).read_text().startswith(BORDER)
        return self.counts[name]

    def taken(self) -> dict[str, int]:
        """What was counted since the last time."""
        found, self.calls = self.calls, {}
        return {name.removeprefix(HOME): count for name, count in found.items()}


class Guest:
    """Somebody at a table, with a screen."""

    def __init__(self, port: int, table: str, seat: int, token: str) -> None:
        self.address = f"ws://127.0.0.1:{port}/ws"
        self.hello = {"type": "hello", "table": table, "tokens": [token], "changes": True}
        self.seat = seat
        self.socket: ClientConnection | None = None
        self.state: Any = None

    async def sit_down(self) -> None:
        self.socket = await connect(self.address, max_queue=None, max_size=None, compression=None)
        await self.say(self.hello)
        await self.read(lambda m: m["type"] == "state")

    async def say(self, message: dict[str, Any]) -> None:
        assert self.socket is not None
        await self.socket.send(json.dumps(message))

    async def read(self, wanted: Callable[[Any], bool]) -> None:
        assert self.socket is not None
        while True:
            message = json.loads(await self.socket.recv())
            assert message["type"] != "error", message
            if message["type"] == "state":
                self.state = message
            elif message["type"] == "change":
                self.take_in(message)
            if wanted(message):
                return

    def take_in(self, change: Any) -> None:
        """Of what has changed, what is looked at here."""
        self.state.update({name: change[name] for name in ("seq", "asked") if name in change})
        before, parts = self.state["menu"], iter(change.get("menu", [0, 1000]))
        menu: list[Any] = []
        for part in parts:
            menu += before[part : part + next(parts)] if isinstance(part, int) else [part]
        self.state["menu"] = menu

    async def at(self, seq: int) -> None:
        """Wait for the state with this seq."""
        while self.state["seq"] < seq:
            await self.read(lambda m: m["type"] in ("state", "change"))

    async def choose(self) -> int:
        """The first option of the menu; the seq it led to."""
        seq = self.state["seq"]
        key = self.state["menu"][0]["key"]
        await self.say(
            {"type": "choose", "seat": self.seat, "key": key, "seq": seq, "id": f"{seq}"}
        )
        return int(seq) + 1


async def walk(port: int, counter: Counter, game: str, seats: int) -> dict[str, Any]:
    """Play the first choices of a game and count what each costs."""
    links = await made(port, game, seats)
    guests = [Guest(port, links["table"], row["seat"], row["token"]) for row in links["seats"]]
    for guest in guests:
        await guest.sit_down()
    calls: list[int] = []
    passed: dict[str, int] = {}
    for _ in range(CHOICES):
        asked = guests[0].state["asked"]
        chooser = guests[asked[len(calls) % len(asked)]]
        await asyncio.sleep(QUIET)
        counter.counting = True
        seq = await chooser.choose()
        for guest in guests:
            await guest.at(seq)
        await asyncio.sleep(QUIET)
        counter.counting = False
        found = counter.taken()
        calls.append(sum(found.values()))
        for name in found:
            passed[name] = passed.get(name, 0) + 1
    for guest in guests:
        assert guest.socket is not None
        await guest.socket.close()
    # What only now and then comes between (a sweep, a checkpoint) is no part of the walk.
    files = sorted(name for name, times in passed.items() if times > CHOICES // 2)
    return {"calls": sorted(calls)[len(calls) // 2], "files": files}


async def made(port: int, game: str, seats: int) -> Any:
    """A new table, asked for in a few words of HTTP."""
    body = json.dumps({"game": game, "seats": ["human"] * seats, "seed": 7}).encode()
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    head = (f"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nConnection: close\r\n"
            f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n")  # fmt: skip
    writer.write(head.encode() + body)
    reply = await reader.read()
    writer.close()
    return json.loads(reply.partition(b"\r\n\r\n")[2])


async def measured(counter: Counter, folder: Path) -> dict[str, Any]:
    listening = listening_on("127.0.0.1", 0)
    port = int(listening.getsockname()[1])
    hall = Hall(SqliteStore(folder), Thinkers(1), Metrics(), idle_seconds=900.0, allow=UNLIMITED)
    server = uvicorn_server(make_app(hall, {f"127.0.0.1:{port}"}), hall)
    serving = asyncio.create_task(server.serve(sockets=[listening]))
    while not server.started:
        await asyncio.sleep(0.01)
    found = {name: await walk(port, counter, *how) for name, how in WALKS.items()}
    server.should_exit = True
    await serving
    return found


def main() -> None:
    counter = Counter()
    threading.setprofile(counter.note)
    sys.setprofile(counter.note)
    with tempfile.TemporaryDirectory() as folder:
        found = asyncio.run(measured(counter, Path(folder)))
    sys.setprofile(None)
    print(json.dumps(found))


if __name__ == "__main__":
    main()
