"""Starting and stopping the server: for a host of many tables, or for one person's evening."""

from __future__ import annotations

import asyncio
import contextlib
import io
import os
import secrets
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TextIO

import segno
import uvicorn
from starlette.applications import Starlette

from gaslamp.kernel.errors import Saying, Trouble
from gaslamp.server import log
from gaslamp.server.app import make_app
from gaslamp.server.door import Door, protocols
from gaslamp.server.fellows import Alone, Fellows
from gaslamp.server.hall import Hall
from gaslamp.server.limits import MESSAGE_BYTES
from gaslamp.server.metrics import Metrics
from gaslamp.server.porter import Porter, signer_in
from gaslamp.server.room.bots import Thinkers
from gaslamp.server.settings import PORT, Settings
from gaslamp.store.opening import is_postgres, opened
from gaslamp.words.sayings import told

LOOPBACK = ("127.0.0.1", "localhost", "[::1]")
GRACE_SECONDS = 5
WAITING = 512  # connections that the system holds for us
AT_ONCE = 8  # of them, how many are let in before the tables have their turn again


def serve(settings: Settings, announce: Callable[[str], None] = print) -> None:
    """Serve until told to stop (Ctrl-C or SIGTERM)."""
    host = "0.0.0.0" if settings.lan else settings.host
    listening = bound(host, settings.port, settings.personal)
    key = secrets.token_urlsafe(32) if settings.personal else ""
    if settings.workers > 1:
        from gaslamp.server.fleet import fleet

        fleet(settings, listening, announce)
        return

    def welcome(port: int) -> None:
        say_welcome(announce, settings, port, key)

    with told_to_stop():
        asyncio.run(serving(settings, listening, key, welcome))


async def serving(
    settings: Settings,
    listening: socket.socket,
    key: str,
    welcome: Callable[[int], None],
    ready: Callable[[], None] = lambda: None,
) -> None:
    """Until told to stop: `welcome` when all is prepared, `ready` when somebody may come."""
    port = int(listening.getsockname()[1])
    reached = f"http://{lan_address()}:{port}" if settings.lan else ""
    names = [*LOOPBACK, settings.host, *((lan_address(),) if settings.lan else ())]
    hosts = {f"{name}:{port}" for name in names} | set(settings.allow)
    store = await opened(settings.database or str(settings.data))
    set_up_log(settings)
    shared = is_postgres(settings.database)
    signer = await signer_in(store, settings.data)
    hall = Hall(
        store, Thinkers(settings.thinkers), Metrics(), key, settings.bot_pause,
        allow=settings.allow_each, lan=reached, tokens=settings.tokens,
        keep_days=settings.keep_days, metrics_key=settings.metrics_key,
        porter=Porter(store, signer, settings.push_local),
        fellows=Fellows(store) if shared else Alone(), inner=settings.inner,
    )  # fmt: skip
    log.note("started", hosts=sorted(hosts))
    server = uvicorn_server(make_app(hall, hosts), hall, settings.proxies)
    server.ready = ready
    welcome(port)
    await server.serve(sockets=[listening])


def set_up_log(settings: Settings) -> None:
    settings.data.mkdir(mode=0o700, parents=True, exist_ok=True)
    usual = private_log(settings.data / "gaslamp.log") if settings.personal else sys.stderr
    apart = private_log(settings.security_log) if settings.security_log else None
    log.set_up(usual, apart)


def private_log(path: Path) -> TextIO:
    """A log that only its owner reads."""
    os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))
    path.chmod(0o600)
    return path.open("a", encoding="utf-8")


class Gentle(uvicorn.Server):
    """Takes leave of everybody before it hangs up."""

    hall: Hall
    ready: Callable[[], None]

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self.ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for server in self.servers:
            server.close()
        await self.hall.farewell()
        await super().shutdown(sockets)


def uvicorn_server(app: Starlette, hall: Hall, proxies: tuple[str, ...] = ()) -> Gentle:
    """uvicorn as we want it: our door, small messages, no compression on loopback, our own log."""
    http, ws = protocols(Door(hall.allow, proxies))
    config = uvicorn.Config(
        app,
        ws=ws,
        ws_max_size=MESSAGE_BYTES,
        ws_per_message_deflate=False,
        http=http,
        proxy_headers=bool(proxies),
        forwarded_allow_ips=list(proxies),
        log_config=None,
        access_log=False,
        server_header=False,
        lifespan="on",
        backlog=AT_ONCE,
        timeout_graceful_shutdown=GRACE_SECONDS,
    )
    server = Gentle(config)
    server.hall, server.ready = hall, lambda: None
    return server


@contextlib.contextmanager
def told_to_stop() -> Iterator[None]:
    """uvicorn stops gracefully at a signal and then sends it on; to us it has said enough."""
    signals = (signal.SIGINT, signal.SIGTERM)
    before = [signal.signal(number, lambda *_: None) for number in signals]
    try:
        yield
    finally:
        for number, handler in zip(signals, before, strict=True):
            signal.signal(number, handler)


def bound(host: str, port: int, any_port: bool) -> socket.socket:
    """A listening socket; one person's server takes another port when the usual one is taken."""
    try:
        return listening_on(host, port)
    except OSError as error:
        if any_port and port == PORT:
            return listening_on(host, 0)
        raise Trouble("port-unusable", it=str(port), host=host, error=error.strerror) from None


class Listening(socket.socket):
    """Many may wait at the door, though only a few are let in at a time: asyncio has one number
    for both, and with a large one a crowd that comes at once holds up all tables."""

    def listen(self, backlog: int = WAITING) -> None:
        super().listen(max(backlog, WAITING))


def listening_on(host: str, port: int) -> socket.socket:
    """Made by hand with its protocol named: asyncio switches Nagle's delay off only then, and with
    it every second message waits 40 ms for an acknowledgement."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = Listening(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        if os.name == "posix":
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((host, port))
        listening.listen()
    except OSError:
        listening.close()
        raise
    return listening


def lan_address() -> str:
    """This machine's address in its network; nothing is sent to find out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1"


def say_welcome(announce: Callable[[str], None], settings: Settings, port: int, key: str) -> None:
    """Say where the table is, and open it if asked to."""
    mark = f"#owner={key}" if key else ""
    name = "127.0.0.1" if settings.host == "0.0.0.0" else settings.host
    url = f"http://{name}:{port}/{mark}"
    announce(told(Saying("says-at", url=url)))
    if settings.lan:
        announce(lan_invitation(f"http://{lan_address()}:{port}/"))
    announce(told(Saying("says-ctrl-c")))
    if settings.browser:
        threading.Thread(target=open_browser, args=(url,), daemon=True).start()


def lan_invitation(url: str) -> str:
    """An address for phones in the same network, also as a QR code."""
    drawn = io.StringIO()
    segno.make(url, error="l").terminal(drawn, compact=True)
    return f"{told(Saying('says-in-network', url=url))}\n{drawn.getvalue()}"


def open_browser(url: str) -> None:
    webbrowser.open(url)
