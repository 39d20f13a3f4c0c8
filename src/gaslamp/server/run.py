"""Starting and stopping the server: for a host of many tables, or for one person's evening."""

from __future__ import annotations

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
from gaslamp.server.hall import Hall
from gaslamp.server.limits import MESSAGE_BYTES, Allowances
from gaslamp.server.metrics import Metrics
from gaslamp.server.porter import Porter
from gaslamp.server.room.bots import Thinkers
from gaslamp.store.folder import data_folder
from gaslamp.store.sqlite import SqliteStore
from gaslamp.words.sayings import told

PORT = 8617
LOOPBACK = ("127.0.0.1", "localhost", "[::1]")
BOT_PAUSE = 0.45
GRACE_SECONDS = 5
WAITING = 512  # connections that the system holds for us
AT_ONCE = 8  # of them, how many are let in before the tables have their turn again


def serve(
    host: str = "127.0.0.1",
    port: int = PORT,
    lan: bool = False,
    data: Path | None = None,
    allow: tuple[str, ...] = (),
    personal: bool = False,
    browser: bool = False,
    bot_pause: float = BOT_PAUSE,
    workers: int = 0,
    allow_each: Allowances | None = None,
    proxies: tuple[str, ...] = (),
    announce: Callable[[str], None] = print,
    push_local: bool = False,
) -> None:
    """Serve until told to stop (Ctrl-C or SIGTERM).

    `personal` is for one person's machine: whoever opens the announced address may list and take
    back all tables, and the log goes to a file. `allow` names further hosts (`name` or
    `name:port`) under which a proxy reaches us, `proxies` the addresses of proxies that are
    believed when they say for whom they ask. Port 0 takes any free one. `workers` (0: one less
    than there are cores) is the number of processes in which bots think, `allow_each` what one
    address may have and do. `push_local` lets people be called through a push service on this
    machine, for tests.
    """
    folder = data or data_folder()
    listening = bound("0.0.0.0" if lan else host, port, personal)
    port = int(listening.getsockname()[1])
    names = [*LOOPBACK, host, *((lan_address(),) if lan else ())]
    hosts = {f"{name}:{port}" for name in names} | set(allow)
    key = secrets.token_urlsafe(32) if personal else ""
    reached = f"http://{lan_address()}:{port}" if lan else ""
    server = prepared(
        hosts, folder, key, bot_pause, workers, allow_each, proxies, reached, push_local
    )  # fmt: skip
    welcome(announce, host, port, lan, key, browser)
    with told_to_stop():
        server.run(sockets=[listening])


def prepared(
    hosts: set[str],
    folder: Path,
    owner_key: str,
    bot_pause: float,
    workers: int,
    allow_each: Allowances | None,
    proxies: tuple[str, ...],
    lan: str = "",
    push_local: bool = False,
) -> uvicorn.Server:
    """The server on its data folder, ready to run."""
    store = SqliteStore(folder)
    log.set_up(private_log(folder / "gaslamp.log") if owner_key else sys.stderr)
    hall = Hall(
        store, Thinkers(workers), Metrics(), owner_key, bot_pause, allow=allow_each, lan=lan,
        porter=Porter(store, folder, push_local),
    )  # fmt: skip
    log.note("started", hosts=sorted(hosts))
    return uvicorn_server(make_app(hall, hosts), hall.allow, proxies)


def private_log(path: Path) -> TextIO:
    """A log that only its owner reads."""
    os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))
    path.chmod(0o600)
    return path.open("a", encoding="utf-8")


def uvicorn_server(
    app: Starlette, allow: Allowances, proxies: tuple[str, ...] = ()
) -> uvicorn.Server:
    """uvicorn as we want it: our door, small messages, no compression on loopback, our own log."""
    http, ws = protocols(Door(allow, proxies))
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
    return uvicorn.Server(config)


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


def welcome(
    announce: Callable[[str], None], host: str, port: int, lan: bool, key: str, browser: bool
) -> None:
    """Say where the table is, and open it if asked to."""
    mark = f"#owner={key}" if key else ""
    name = "127.0.0.1" if host == "0.0.0.0" else host
    url = f"http://{name}:{port}/{mark}"
    announce(told(Saying("says-at", url=url)))
    if lan:
        announce(lan_invitation(f"http://{lan_address()}:{port}/"))
    announce(told(Saying("says-ctrl-c")))
    if browser:
        threading.Thread(target=open_browser, args=(url,), daemon=True).start()


def lan_invitation(url: str) -> str:
    """An address for phones in the same network, also as a QR code."""
    drawn = io.StringIO()
    segno.make(url, error="l").terminal(drawn, compact=True)
    return f"{told(Saying('says-in-network', url=url))}\n{drawn.getvalue()}"


def open_browser(url: str) -> None:
    webbrowser.open(url)
