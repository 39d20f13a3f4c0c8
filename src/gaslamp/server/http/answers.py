"""HTTP in and out: bodies read within limits, answers as JSON, errors as one sentence."""

from __future__ import annotations

from typing import TypeVar

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Match, Route

from gaslamp.kernel.errors import Trouble
from gaslamp.server.http.bodies import ErrorText, Problem
from gaslamp.server.limits import MESSAGE_BYTES, TOKENS_IN_HEADER
from gaslamp.server.log import note_error
from gaslamp.server.refusal import Code, Refusal
from gaslamp.server.tokens import hashed, is_token
from gaslamp.server.workers import TooMuch

T = TypeVar("T")
PAGES = "/{path:path}"
STATUS: dict[Code, int] = {
    "bad-request": 400,
    "bad-message": 400,
    "no-token": 401,
    "not-allowed": 403,
    "not-found": 404,
    "no-such-table": 404,
    "method": 405,
    "too-early": 409,
    "busy": 409,
    "too-slow": 408,
    "too-big": 413,
    "not-json": 415,
    "wrong-host": 421,
    "refused": 422,
    "too-fast": 429,
    "broken": 500,
    "stopping": 503,
}


def answer(body: object, status: int = 200) -> Response:
    return Response(msgspec.json.encode(body), status, media_type="application/json")


def problem(code: Code, message: str) -> Response:
    headers = {"WWW-Authenticate": "Bearer"} if code == "no-token" else None
    body = msgspec.json.encode(Problem(ErrorText(code, message)))
    return Response(body, STATUS.get(code, 400), headers, "application/json")


async def refusal_handler(_: Request, error: Exception) -> Response:
    assert isinstance(error, Refusal)
    return problem(error.code, error.message)


async def trouble_handler(_: Request, error: Exception) -> Response:
    return problem("refused", str(error))


async def http_handler(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    if error.status_code == 404:
        return problem(
            "not-found", "There is nothing here; see docs/protocol.md for what there is."
        )
    if error.status_code == 405:
        reply = problem("method", f"{request.method} does nothing here.")
        reply.headers["Allow"] = ", ".join(methods_at(request))
        return reply
    return problem("bad-request", error.detail)


def methods_at(request: Request) -> list[str]:
    """What an address answers to: over the routes that name it with the fewest blanks."""
    found = [
        route
        for route in request.app.routes
        if isinstance(route, Route) and route.matches(request.scope)[0] is not Match.NONE
    ]
    own = [route for route in found if route.path != PAGES] or found
    fewest = min(route.path.count("{") for route in own)
    closest = [route for route in own if route.path.count("{") == fewest]
    return sorted({method for route in closest for method in route.methods or ()})


async def failure_handler(_: Request, error: Exception) -> Response:
    note_error("a request failed")
    return problem("broken", "Something went wrong here; nothing was changed.")


async def too_much_handler(_: Request, error: Exception) -> Response:
    return problem("busy", "That takes longer than it may here; it was given up.")


async def gone_handler(_: Request, error: Exception) -> Response:
    """Whoever asked has hung up, or was too slow: nobody reads this."""
    return problem("too-slow", "The request did not come in time.")


HANDLERS = {
    ClientDisconnect: gone_handler,
    TooMuch: too_much_handler,
    Refusal: refusal_handler,
    Trouble: trouble_handler,
    HTTPException: http_handler,
    Exception: failure_handler,
}


async def body(request: Request, kind: type[T], most: int = MESSAGE_BYTES) -> T:
    """The request's body, checked; never more than so many bytes of it."""
    media = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if media != "application/json":
        raise Refusal("not-json", "Send JSON, with the header Content-Type: application/json.")
    raw = bytearray()
    async for chunk in request.stream():
        raw += chunk
        if len(raw) > most:
            raise Refusal("too-big", f"A body has at most {most // 1024} kB here.")
    try:
        return msgspec.json.decode(raw, type=kind)
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as error:
        raise Refusal("bad-request", f"The body cannot be used: {error}.") from None


def hashes(request: Request) -> list[str]:
    """The hashes of the tokens in the Authorization header."""
    header = request.headers.get("authorization")
    if header is None:
        return []
    scheme, _, listed = header.partition(" ")
    tokens = [token.strip() for token in listed.split(",")]
    if scheme.lower() != "bearer" or not all(is_token(token) for token in tokens):
        raise Refusal("no-token", "The Authorization header should be: Bearer TOKEN,TOKEN…")
    if len(tokens) > TOKENS_IN_HEADER:
        raise Refusal("bad-request", f"At most {TOKENS_IN_HEADER} tokens fit into one request.")
    return [hashed(token) for token in tokens]


def whole_number(request: Request, name: str, default: int, least: int, most: int) -> int:
    """A number from the query."""
    text = request.query_params.get(name)
    if text is None:
        return default
    try:
        value = int(text) if len(text) < 12 else most + 1
    except ValueError:
        value = most + 1
    if not least <= value <= most:
        raise Refusal("bad-request", f"{name!r} should be a whole number, {least} to {most}.")
    return value
