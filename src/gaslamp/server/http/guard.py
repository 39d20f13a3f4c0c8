"""The guard at the door: only known hosts and origins come in, strict headers go out."""

from __future__ import annotations

from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from gaslamp.kernel.errors import Saying
from gaslamp.server.fellows import PASSED
from gaslamp.server.http.answers import problem
from gaslamp.server.log import note_security
from gaslamp.server.refusal import Code
from gaslamp.words.sayings import told

READING = ("GET", "HEAD")
FOREIGN_ORIGIN = 4403
HEADERS = {
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=(), interest-cohort=()",
}
SECURE = {"Strict-Transport-Security": "max-age=63072000; includeSubDomains"}
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "font-src 'self'; media-src 'self'; manifest-src 'self'; worker-src 'self'; "
    "connect-src 'self' {sockets}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)


def host_of(origin: str) -> str:
    """The host that an origin names; none, if it cannot be read."""
    try:
        return urlsplit(origin).netloc.lower()
    except ValueError:
        return ""


class Guard:
    """Wraps the whole application."""

    def __init__(self, app: ASGIApp, hosts: set[str]) -> None:
        self.app = app
        self.hosts = {host.lower() for host in hosts} - {""}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        host, refused = self.judged(scope)
        secure = scope.get("scheme") in ("https", "wss")
        if refused:
            client = scope.get("client")
            note_security(refused[1], address=client[0] if client else "", kind=scope["type"])
        if refused and scope["type"] == "websocket":
            await turn_away(receive, send, refused)
            return
        if refused:
            await problem(HTTPConnection(scope), *refused)(
                scope, receive, self.dressed(send, "localhost", secure)
            )
            return
        if scope["type"] == "websocket":
            await self.app(scope, receive, send)
            return
        await self.app(scope, receive, self.dressed(send, host, secure))

    def judged(self, scope: Scope) -> tuple[str, tuple[Code, str] | None]:
        """Where it wants to go, and why it may not. Read here, the headers are not kept for as long
        as a socket is open."""
        headers = Headers(scope=scope)
        host = headers.get("host", "").lower()
        return host, self.refused(scope, headers, host)

    def refused(self, scope: Scope, headers: Headers, host: str) -> tuple[Code, str] | None:
        """A page elsewhere must not reach us through a visitor's browser; what a fellow passes on
        has been looked at."""
        if PASSED.get():
            return None
        if host not in self.hosts:
            return "wrong-host", "wrong-host"
        origin = headers.get("origin")
        reads = scope["type"] == "http" and scope["method"] in READING
        if origin is not None and not reads and host_of(origin) not in self.hosts:
            return "not-allowed", "foreign-page"
        return None

    def dressed(self, send: Send, host: str, secure: bool) -> Send:
        """Answers leave with the security headers on; who came by a safe way stays on it."""
        policy = POLICY.format(sockets=f"wss://{host}" if secure else f"ws://{host} wss://{host}")
        added = {**HEADERS, **(SECURE if secure else {})}

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                headers["Content-Security-Policy"] = policy
                for name, value in added.items():
                    headers[name] = value
                headers.setdefault("Cache-Control", "no-store")
            await send(message)

        return with_headers


async def turn_away(receive: Receive, send: Send, refused: tuple[Code, str]) -> None:
    """Close a socket before it opens: the browser sees a refused handshake."""
    await receive()
    await send(
        {"type": "websocket.close", "code": FOREIGN_ORIGIN, "reason": told(Saying(refused[1]))}
    )
