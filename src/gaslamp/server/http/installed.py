"""Gaslamp as an app of its own: its manifest, and the page that stands in for a lost server."""

from __future__ import annotations

from html import escape

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from gaslamp.kernel.errors import Saying
from gaslamp.server.http import answers
from gaslamp.server.http.bodies import AppIcon, Manifest
from gaslamp.words.sayings import told

NIGHT = "#100d0a"
SIZES = (192, 512)
OFFLINE = """<!doctype html>
<html lang="{language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Gaslamp</title>
<link rel="stylesheet" href="/offline.css">
<main><h1>{title}</h1><p>{text}</p><p>{what}</p><p><a href="/">{again}</a></p></main>
</html>
"""


async def manifest(request: Request) -> Response:
    drawn = AppIcon("/favicon.svg", "any", "image/svg+xml")
    sized = [AppIcon(f"/icon-{size}.png", f"{size}x{size}", "image/png") for size in SIZES]
    language = answers.language(request)
    found = Manifest(
        "Gaslamp", "Gaslamp", told(Saying("says-app"), language), language, "/", "/", "standalone",
        NIGHT, NIGHT, [drawn, *sized],
    )  # fmt: skip
    reply = answers.answer(found)
    reply.headers["Content-Type"] = "application/manifest+json"
    return reply


async def offline(request: Request) -> Response:
    """Fetched once by the service worker, and shown when the server cannot be reached."""
    language = answers.language(request)

    def say(what: str) -> str:
        return escape(told(Saying(f"says-offline{what}"), language))

    return HTMLResponse(
        OFFLINE.format(
            language=language,
            title=say("-title"),
            text=say(""),
            what=say("-what"),
            again=say("-again"),
        )
    )
