"""Requests about a table that a fellow holds: it answers them."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from gaslamp.server.fellows import Elsewhere
from gaslamp.server.hall import Hall
from gaslamp.server.http.answers import problem


async def elsewhere_handler(request: Request, error: Exception) -> Response:
    assert isinstance(error, Elsewhere)
    hall: Hall = request.app.state.hall
    body: bytes = getattr(request.state, "raw", b"")
    try:
        start, *parts = await hall.passage.request(error.fellow, dict(request.scope), body)
    except OSError:
        reply = problem(request, "stopping", "server-stopping")
        reply.headers["Retry-After"] = "1"
        return reply
    carried = Response(b"".join(part.get("body", b"") for part in parts), start["status"])
    carried.raw_headers = [(bytes(name), bytes(value)) for name, value in start["headers"]]
    return carried
