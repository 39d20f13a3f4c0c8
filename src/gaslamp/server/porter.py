"""The porter calls people whose turn it is: through the push service of their browser."""

from __future__ import annotations

import asyncio
import http.client
import ipaddress
import json
import socket
import ssl
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from msgspec.structs import replace

from gaslamp.kernel.errors import Saying
from gaslamp.server.log import note_error
from gaslamp.store.records import Bell, TableRecord
from gaslamp.store.store import Store
from gaslamp.words.sayings import told
from gaslamp.words.words import in_one_language

if TYPE_CHECKING:
    from gaslamp.server.sealing import Signer

KEY_FILE = "push.pem"
SECONDS = 10.0
AT_ONCE = 4
WAITING_MOST = 200  # calls that may wait at a time; who is not called still has the feed
TTL = 24 * 3600
GONE = (404, 410)
LONGEST = 500  # characters of an address
Title = Callable[[str], str]  # of the game, in a language


class Porter:
    """Knows whom to call, and how; a call that fails is never the table's trouble.

    `local` lets it call services on this machine, as tests do; nobody else may make the server
    ask something of the network it stands in."""

    def __init__(self, store: Store, signer: Signer | None = None, local: bool = False) -> None:
        self.store = store
        self.local = local
        self.signer = signer
        self.turns = asyncio.Semaphore(AT_ONCE)
        self.calls: set[asyncio.Task[None]] = set()

    @property
    def key(self) -> str:
        """What a browser needs to let us call it; nothing where no calls are made."""
        return self.signer.public if self.signer else ""

    def accepts(self, endpoint: str) -> bool:
        """Whether this looks like the address of a push service."""
        try:
            at = urlsplit(endpoint)
            port = at.port or 443
        except ValueError:
            return False
        here = self.local and at.scheme == "http"
        https = at.scheme == "https" and port == 443
        return bool(at.hostname) and (https or here) and len(endpoint) <= LONGEST

    def call(self, record: TableRecord, title: Title, token_hash: str) -> None:
        """Somebody's seat is asked: tell their browsers, whenever there is time for it."""
        if self.signer is None or not token_hash or len(self.calls) >= WAITING_MOST:
            return
        task = asyncio.create_task(self.call_all(record, title, token_hash))
        self.calls.add(task)
        task.add_done_callback(self.calls.discard)

    async def call_all(self, record: TableRecord, title: Title, token_hash: str) -> None:
        for bell in await self.store.bells_of(token_hash):
            text = said(record, title(bell.language), bell.language)
            async with self.turns:
                try:
                    answer = await asyncio.to_thread(self.send, bell, text)
                except Exception:
                    note_error("somebody could not be called")
                    continue
            if answer in GONE:
                await self.store.keep_bell(replace(bell, endpoint="", p256dh="", auth=""))

    def send(self, bell: Bell, text: bytes) -> int:
        """One message to one push service; its status. Runs in a thread."""
        assert self.signer is not None
        body = self.signer.sealed(text, bell.p256dh, bell.auth)
        headers = {
            **self.signer.headers(bell.endpoint),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(TTL),
            "Urgency": "normal",
        }
        at = urlsplit(bell.endpoint)
        line = self.line_to(at.hostname or "", at.port, at.scheme)
        try:
            path = at.path + (f"?{at.query}" if at.query else "")
            line.request("POST", path or "/", body, headers)
            return line.getresponse().status
        finally:
            line.close()

    def line_to(self, host: str, port: int | None, scheme: str) -> http.client.HTTPConnection:
        if scheme == "http" and self.local:
            return http.client.HTTPConnection(host, port, timeout=SECONDS)
        return Outside(host, port or 443)

    def stop(self) -> None:
        for task in self.calls:
            task.cancel()


class Outside(http.client.HTTPSConnection):
    """A line to an address outside of this network, which is looked up once and then used."""

    def __init__(self, host: str, port: int) -> None:
        self.tls = ssl.create_default_context()
        super().__init__(host, port, timeout=SECONDS, context=self.tls)

    def connect(self) -> None:
        found = socket.getaddrinfo(self.host, self.port, type=socket.SOCK_STREAM)
        addresses = [str(row[4][0]) for row in found]
        if not all(ipaddress.ip_address(address).is_global for address in addresses):
            raise OSError(self.host)
        line = socket.create_connection((addresses[0], self.port), SECONDS)
        self.sock = self.tls.wrap_socket(line, server_hostname=self.host)


def can_seal() -> bool:
    """Without the library that seals nobody is called."""
    return find_spec("cryptography") is not None


async def signer_in(store: Store, folder: Path) -> Signer | None:
    """With a key that is kept with the tables, for all processes; once it lay in a file beside."""
    if not can_seal():
        return None
    from gaslamp.server.sealing import Signer, new_key

    before = folder / KEY_FILE
    made = before.read_text(encoding="ascii") if before.exists() else new_key().decode()
    return Signer((await store.key("push", made)).encode())


def said(record: TableRecord, title: str, language: str) -> bytes:
    """What the browser shows. Everybody may read a headline, so no secret leaves the table."""
    headline = in_one_language(record.summary.headline, language)
    return json.dumps(
        {
            "title": told(Saying("says-your-move", title=title), language),
            "body": headline,
            "table": record.id,
        }
    ).encode()
