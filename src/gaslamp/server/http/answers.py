"""HTTP in and out: bodies read within limits, answers as JSON, errors as one sentence."""

from __future__ import annotations

from typing import Any, TypeVar

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import Match, Route

from gaslamp.kernel.errors import Saying, Trouble
from gaslamp.server.http.bodies import ErrorText, Problem
from gaslamp.server.limits import MESSAGE_BYTES, TOKENS_IN_HEADER
from gaslamp.server.log import marked, note_error, note_security
from gaslamp.server.refusal import Code, Refusal
from gaslamp.server.tokens import hashed, is_token
from gaslamp.server.workers import TooMuch
from gaslamp.store.db import Unreachable
from gaslamp.words.languages import accepted, wished
from gaslamp.words.sayings import told

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


CLOSED: tuple[Code, ...] = ("no-token", "not-allowed", "too-fast")


def answer(body: object, status: int = 200) -> Response:
    return Response(msgspec.json.encode(body), status, media_type="application/json")


def language(request: HTTPConnection) -> str:
    """The language that an asker reads: what the address names, or what the browser wishes."""
    header = request.headers.get("accept-language", "")
    return wished(request.query_params.get("language", ""), *accepted(header))


def problem(request: HTTPConnection, code: Code, key: str | Saying, **given: Any) -> Response:
    headers = {"WWW-Authenticate": "Bearer"} if code == "no-token" else None
    saying = Saying(key, **given) if isinstance(key, str) else key
    body = msgspec.json.encode(Problem(ErrorText(code, told(saying, language(request)))))
    return Response(body, STATUS.get(code, 400), headers, "application/json")


def note_access(request: HTTPConnection, event: str, **facts: Any) -> None:
    """For the security log: who did what about which table."""
    where = request.path_params.get("table", "")
    table = {"table": marked(where)} if where else {}
    note_security(event, address=request.client.host if request.client else "", **table, **facts)


async def refusal_handler(request: Request, error: Exception) -> Response:
    assert isinstance(error, Refusal)
    if error.code in CLOSED:
        route = request.scope.get("route")
        what = f"{request.method} {getattr(route, 'path', '')}"
        note_access(request, "request refused", code=error.code, what=what)
    return problem(request, error.code, error.saying)


async def trouble_handler(request: Request, error: Exception) -> Response:
    assert isinstance(error, Trouble)
    return problem(request, "refused", error.saying)


async def http_handler(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    if error.status_code == 404:
        return problem(request, "not-found", "nothing-here")
    if error.status_code == 405:
        reply = problem(request, "method", "method-nothing", method=request.method)
        reply.headers["Allow"] = ", ".join(methods_at(request))
        return reply
    return problem(request, "bad-request", "request-wrong", detail=error.detail)


def routes_at(request: Request) -> list[Route]:
    """The routes that name an address, whatever they answer to; that of the pages names all."""
    return [
        route
        for route in request.app.routes
        if isinstance(route, Route) and route.matches(request.scope)[0] is not Match.NONE
    ]


def methods_at(request: Request) -> list[str]:
    """What an address answers to: over the routes that name it with the fewest blanks."""
    found = routes_at(request)
    own = [route for route in found if route.path != PAGES] or found
    fewest = min(route.path.count("{") for route in own)
    closest = [route for route in own if route.path.count("{") == fewest]
    return sorted({method for route in closest for method in route.methods or ()})


async def failure_handler(request: Request, error: Exception) -> Response:
    note_error("a request failed")
    return problem(request, "broken", "request-failed")


async def too_much_handler(request: Request, error: Exception) -> Response:
    return problem(request, "busy", "given-up")


async def gone_handler(request: Request, error: Exception) -> Response:
    """Whoever asked has hung up, or was too slow: nobody reads this."""
    return problem(request, "too-slow", "came-too-late")


async def unreachable_handler(request: Request, error: Exception) -> Response:
    """The database is away."""
    reply = problem(request, "stopping", "database-away")
    reply.headers["Retry-After"] = "2"
    return reply


HANDLERS = {
    Unreachable: unreachable_handler,
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
        raise Refusal("not-json", "send-json")
    raw = bytearray()
    async for chunk in request.stream():
        raw += chunk
        if len(raw) > most:
            raise Refusal("too-big", "body-too-big", most=most // 1024)
    request.state.raw = bytes(raw)  # in case a fellow has to answer
    try:
        return msgspec.json.decode(raw, type=kind)
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as error:
        raise Refusal("bad-request", "body-unusable", error=error) from None


def hashes(request: Request) -> list[str]:
    """The hashes of the tokens in the Authorization header."""
    header = request.headers.get("authorization")
    if header is None:
        return []
    scheme, _, listed = header.partition(" ")
    tokens = [token.strip() for token in listed.split(",")]
    if scheme.lower() != "bearer" or not all(is_token(token) for token in tokens):
        raise Refusal("no-token", "bearer-expected")
    if len(tokens) > TOKENS_IN_HEADER:
        raise Refusal("bad-request", "too-many-tokens", most=TOKENS_IN_HEADER)
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
        raise Refusal("bad-request", "should-be-number", name=name, least=least, most=most)
    return value
