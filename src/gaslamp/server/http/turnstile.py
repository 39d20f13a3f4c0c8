"""The turnstile: costly requests come through a few at a time, and answers leave in portions."""

from __future__ import annotations

import re

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from gaslamp.server.http.answers import problem
from gaslamp.server.limits import Allowances, Buckets
from gaslamp.server.refusal import Code

COSTLY = re.compile(
    r"GET /api/tables(/[^/]+/(replay|statistics|save|report|proof|luck|review))?|GET /api/luck|"
    r"POST /api/tables/[^/]+/sit|GET /api/games/[^/]+/locked|POST /api/calls|GET /metrics|"
    r"GET /api/turns/[^/]+/\w+|GET /api/daily(/[^/]+/[^/]+)?|POST /api/envelopes|"
    r"(GET|POST) /api/ring"
)
PORTION = 64 * 1024
TOO_FAST: tuple[Code, str] = "too-fast", "requests-too-fast"


class Turnstile:
    """Wraps the application. A place is held until the answer has been taken."""

    def __init__(self, app: ASGIApp, allow: Allowances) -> None:
        self.app = app
        self.allow = allow
        self.buckets = Buckets(*allow.looks)
        self.held: dict[str, int] = {}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        if not COSTLY.fullmatch(f"{scope['method']} {scope['path']}"):
            await self.app(scope, receive, in_portions(send))
            return
        address = scope["client"][0] if scope.get("client") else ""
        held = self.held.get(address, 0)
        crowded = sum(self.held.values()) >= self.allow.looking
        if crowded or held >= self.allow.looking_each or not self.buckets.take(address):
            await problem(HTTPConnection(scope), *TOO_FAST)(scope, receive, send)
            return
        self.held[address] = held + 1
        try:
            await self.app(scope, receive, in_portions(send))
        finally:
            self.held[address] -= 1
            if not self.held[address]:
                del self.held[address]


def in_portions(send: Send) -> Send:
    """A large body goes out piece by piece, as fast as it is taken."""

    async def sending(message: Message) -> None:
        body = message.get("body", b"")
        if message["type"] != "http.response.body" or len(body) <= PORTION:
            await send(message)
            return
        more = message.get("more_body", False)
        for start in range(0, len(body), PORTION):
            last = start + PORTION >= len(body)
            part = body[start : start + PORTION]
            await send({**message, "body": part, "more_body": more or not last})

    return sending
