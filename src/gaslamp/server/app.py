"""The application: addresses, socket, pages, and the guard around them."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from pathlib import Path

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.routing import Route

from gaslamp.server.fellows import Elsewhere
from gaslamp.server.hall import Hall
from gaslamp.server.health import Doctor
from gaslamp.server.http import answers, lists
from gaslamp.server.http.carried import elsewhere_handler
from gaslamp.server.http.guard import Guard
from gaslamp.server.http.openapi import openapi
from gaslamp.server.http.pages import CLIENT, Pages
from gaslamp.server.http.routes import ADDRESSES
from gaslamp.server.http.turnstile import Turnstile
from gaslamp.server.limits import Buckets
from gaslamp.server.wire.socket import Sockets
from gaslamp.words.languages import ENGLISH


def make_app(hall: Hall, hosts: set[str], client: Path = CLIENT) -> Starlette:
    """The application for a hall, reachable under these host names."""

    @contextlib.asynccontextmanager
    async def open_for_play(_: Starlette) -> AsyncIterator[None]:
        await hall.start(app)
        # Reading every game takes a second: the first visitor should not have to wait for it.
        reading = asyncio.create_task(asyncio.to_thread(lists.all_games, ENGLISH))
        yield
        reading.cancel()
        await hall.stop()

    pages = Pages(client)
    app = Starlette(
        routes=[
            *(Route(a.path, a.do, methods=[a.method]) for a in ADDRESSES),
            Route("/api/openapi.json", openapi),
            Route(answers.PAGES, pages.page),
        ],
        middleware=[
            Middleware(Guard, hosts=hosts),
            Middleware(Sockets),
            Middleware(Turnstile, allow=hall.allow),
            Middleware(GZipMiddleware, minimum_size=2000, compresslevel=4),
        ],
        exception_handlers={**answers.HANDLERS, Elsewhere: elsewhere_handler},
        lifespan=open_for_play,
    )
    app.state.hall = hall
    app.state.doctor = Doctor(hall.store)
    app.state.new_tables = Buckets(*hall.allow.new_tables)
    app.state.opening = set()  # addresses whose saves are being opened
    return app
