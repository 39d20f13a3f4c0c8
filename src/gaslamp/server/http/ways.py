"""Ways to a table: the address under which others reach it, also as a QR code."""

from __future__ import annotations

import segno
from starlette.requests import Request
from starlette.responses import Response

from gaslamp.server.hall import Hall
from gaslamp.server.http import answers
from gaslamp.server.http.bodies import Way, WayWished

LOOPBACK = ("127.0.0.1", "localhost", "::1")


async def way(request: Request) -> Response:
    """The whole link for a path. Who asks under an address that others can use gets that one;
    who sits at the server's own machine gets its address in the network, if it answers there."""
    asked = await answers.body(request, WayWished)
    hall: Hall = request.app.state.hall
    here = f"{request.url.scheme}://{request.url.netloc}"
    alone = request.url.hostname in LOOPBACK
    origin = hall.lan if alone and hall.lan else here
    link = origin + asked.path
    code = segno.make(link, error="l", micro=False)
    drawn = code.svg_inline(border=2, omitsize=True, svgclass=None, lineclass=None)
    return answers.answer(Way(link, drawn, alone and not hall.lan))
