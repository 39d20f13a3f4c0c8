"""For server tests: a real server on loopback, and players who talk to it over real sockets."""

from __future__ import annotations

import asyncio
import functools
import itertools
import json
import random
import socket
import threading
import time
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
from starlette.applications import Starlette
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from gaslamp.server.app import make_app
from gaslamp.server.fellows import Alone, Fellows
from gaslamp.server.hall import Hall
from gaslamp.server.limits import UNLIMITED
from gaslamp.server.metrics import Metrics
from gaslamp.server.porter import Porter, signer_in
from gaslamp.server.room.bots import Thinkers
from gaslamp.server.run import listening_on, uvicorn_server
from gaslamp.store.opening import opened

GAME = "terrors-of-london"
Message = dict[str, Any]
TWINS: list[socket.socket] = []
IDS = itertools.count(1)  # of requests: a table remembers what it has answered, whoever asked


def played(test: Callable[..., Coroutine[Any, Any, None]]) -> Callable[..., None]:
    """An async test, run to its end within two minutes, however busy the machine is."""

    @functools.wraps(test)
    def run(*args: Any, **kwargs: Any) -> None:
        # What sets up a whole file begins before a test is alone (`conftest.py`).
        running = asyncio._get_running_loop()
        asyncio._set_running_loop(None)
        try:
            asyncio.run(asyncio.wait_for(test(*args, **kwargs), 120))
        finally:
            asyncio._set_running_loop(running)

    return run


class Served:
    """A running server and its addresses."""

    def __init__(
        self, hall: Hall, app: Starlette, port: int, loop: asyncio.AbstractEventLoop
    ) -> None:
        self.hall = hall
        self.app = app
        self.port = port
        self.loop = loop
        self.database = ""
        self.http = httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=20)

    def get(self, path: str, *tokens: str, **more: Any) -> httpx.Response:
        return self.http.get(path, headers=bearer(tokens), **more)

    def post(self, path: str, body: object, *tokens: str) -> httpx.Response:
        return self.http.post(path, json=body, headers=bearer(tokens))

    def new_table(self, *seats: str, **more: Any) -> Any:
        asked = {"game": GAME, "seats": list(seats or ("human", "human")), "seed": 7, **more}
        reply = self.post("/api/tables", asked)
        assert reply.status_code == 201, reply.text
        return reply.json()

    def join(self, links: Any, *seats: int, host: bool = False) -> Player:
        tokens = [self.token(links, seat) for seat in seats]
        return Player(self.port, links["table"], tokens + ([links["host"]] if host else []))

    def token(self, links: Any, seat: int) -> str:
        """The token of a seat; an invitation is followed first, once."""
        row = links["seats"][seat]
        if row["token"] is None:
            row["token"] = self.follow(links["table"], row["link"])
        return str(row["token"])

    def follow(self, table: str, link: str) -> str:
        body = {"invitation": link.partition("#join=")[2]}
        reply = self.post(f"/api/tables/{table}/sit", body)
        assert reply.status_code == 200, reply.text
        return str(reply.json()["token"])

    def match(self, table: str) -> Any:
        """The match in the server's memory, to compare with what went over the wire."""
        return self.hall.tables[table].match


def free_port() -> int:
    """For a server that may go and come back: none that the system gives to somebody else by itself
    meanwhile, and none that another test has got, of which its twin for datagrams is the token."""
    while True:
        port = random.SystemRandom().randrange(10_000, 32_000)
        twin = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
        try:
            twin.bind(("127.0.0.1", port))
            socket.create_server(("127.0.0.1", port)).close()
        except OSError:
            twin.close()
            continue
        TWINS.append(twin)
        return port


def bearer(tokens: tuple[str, ...]) -> dict[str, str]:
    return {"Authorization": f"Bearer {','.join(tokens)}"} if tokens else {}


@contextmanager
def serving(
    folder: Path,
    proxies: tuple[str, ...] = (),
    push_folder: Path | None = None,
    database: str = "",
    **options: Any,
) -> Iterator[Served]:
    """A server in a thread of this process, on a free port, with its tables in a folder or a
    database; with a folder for its key it calls people through push services on this machine."""
    listening = listening_on("127.0.0.1", 0)
    port = int(listening.getsockname()[1])
    ready = threading.Event()
    box: dict[str, Any] = {}

    async def main() -> None:
        options.setdefault("allow", UNLIMITED)
        store = await opened(database or str(folder))
        signer = await signer_in(store, push_folder) if push_folder else None
        porter = Porter(store, signer, local=True)
        options.setdefault("fellows", Fellows(store) if database else Alone())
        hall = Hall(store, Thinkers(1), Metrics(), porter=porter, **options)
        hosts = {f"127.0.0.1:{port}", f"localhost:{port}"}
        app = make_app(hall, hosts)
        server = uvicorn_server(app, hall, proxies)
        box.update(hall=hall, server=server, loop=asyncio.get_running_loop(), app=app)
        ready.set()
        await server.serve(sockets=[listening])

    thread = threading.Thread(target=lambda: asyncio.run(main()), daemon=True)
    thread.start()
    ready.wait(10)
    served = Served(box["hall"], box["app"], port, box["loop"])
    served.database = database
    deadline = time.monotonic() + 10
    while not box["server"].started and time.monotonic() < deadline:
        time.sleep(0.01)
    try:
        yield served
    finally:
        served.http.close()
        box["server"].should_exit = True
        thread.join(15)
        assert not thread.is_alive(), "the server did not stop"


class Player:
    """A client: keeps the latest state of its seats, the log, and everything it was sent."""

    def __init__(self, port: int, table: str, tokens: list[str]) -> None:
        self.port = port
        self.table = table
        self.tokens = tokens
        self.socket: ClientConnection | None = None
        self.raw: list[str] = []
        self.states: dict[int, Message] = {}
        self.logs: dict[int, list[Message]] = {}
        self.chat: list[Message] = []
        self.welcome: Message = {}
        self.seats: list[Message] = []
        self.patience = 20.0

    async def __aenter__(self) -> Player:
        await self.connect()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.leave()

    async def connect(self, **more: Any) -> None:
        """Open the socket, say hello, and wait for the first state of every seat."""
        at = f"ws://127.0.0.1:{self.port}/ws"
        self.socket = await connect(at, max_size=None, max_queue=None, open_timeout=self.patience)
        await self.send(type="hello", table=self.table, tokens=self.tokens, **more)
        self.states.clear()
        await self.until(lambda m: m["type"] == "welcome")
        while len(self.states) < max(1, len(self.welcome["seats_held"])):
            await self.next()

    async def reconnect(self) -> None:
        """Come back with what was seen before."""
        seen = {
            str(seat): {"seq": state["seq"], "log": len(self.logs[seat])}
            for seat, state in self.states.items()
        }
        await self.leave()
        await self.connect(seen=seen, run=self.welcome["run"])

    async def leave(self) -> None:
        if self.socket is not None:
            await self.socket.close()
            self.socket = None

    async def send(self, **message: Any) -> None:
        await self.send_raw(json.dumps(message))

    async def send_raw(self, text: str | bytes) -> None:
        assert self.socket is not None
        await self.socket.send(text)

    async def next(self) -> Message:
        """The next message, taken in."""
        assert self.socket is not None
        text = await asyncio.wait_for(self.socket.recv(), self.patience)
        assert isinstance(text, str)
        self.raw.append(text)
        message: Message = json.loads(text)
        self.take_in(message)
        return message

    def take_in(self, message: Message) -> None:
        kind = message["type"]
        if kind == "state":
            self.states[message["seat"]] = message
            self.seats = message["seats"]
            log = self.logs.setdefault(message["seat"], [])
            assert message["log"]["from"] <= len(log)
            del log[message["log"]["from"] :]
            log.extend(message["log"]["lines"])
        elif kind == "welcome":
            self.welcome = message
        elif kind == "chat":
            self.chat.append(message)
        elif kind == "seats":
            self.seats = message["seats"]

    async def until(self, wanted: Callable[[Message], bool]) -> Message:
        while True:
            message = await self.next()
            if wanted(message):
                return message

    async def ask(self, kind: str, **fields: Any) -> Message:
        """Send a request and wait for its answer."""
        id_ = fields.pop("id", f"{kind}-{next(IDS)}")
        await self.send(type=kind, id=id_, **fields)
        return await self.until(
            lambda m: m.get("id") == id_ and m["type"] not in ("state", "seats")
        )

    async def choose(self, key: str, seat: int, **fields: Any) -> Message:
        fields.setdefault("seq", self.states[seat]["seq"])
        return await self.ask("choose", seat=seat, key=key, **fields)

    async def at(self, seq: int) -> None:
        """Wait until the states of all seats have come this far."""
        while min(state["seq"] for state in self.states.values()) < seq:
            await self.next()

    async def closed(self) -> int:
        """Read on until the server hangs up; its closing code."""
        try:
            while True:
                await self.next()
        except ConnectionClosed as gone:
            return gone.rcvd.code if gone.rcvd else 1006

    def menu(self, seat: int) -> list[str]:
        return [offer["key"] for offer in self.states[seat]["menu"]]

    def over(self) -> bool:
        return any(state["result"] for state in self.states.values())


def count_ready(players: dict[int, Player]) -> int:
    """How many have consented to the end of a timed phase."""
    return sum("not-ready" in player.menu(seat) for seat, player in players.items())


async def play_on(players: dict[int, Player], rng: random.Random, most: int) -> int:
    """Let the players choose at random until the game is over or they have had enough."""
    everybody = set(players.values())
    for count in range(most):
        any_one = next(iter(everybody))
        if any_one.over():
            return count
        state = any_one.states[next(iter(any_one.states))]
        seat = rng.choice(state["asked"])
        player = players[seat]
        key = rng.choice(player.menu(seat))
        if state["clock"] and count_ready(players) * 10 > rng.randrange(11):
            # By lot a phase that waits for the clock or for everybody's consent would not end.
            seat, player = next((s, p) for s, p in players.items() if "ready" in p.menu(s))
            key = "ready"
        done = await player.choose(key, seat)
        assert done["type"] == "done", done
        for each in everybody:
            await each.at(done["seq"])
    return most
