"""The application: addresses, socket, pages, and the guard around them."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator
from pathlib import Path

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.routing import Route, WebSocketRoute

from gaslamp.server import web
from gaslamp.server.guard import Guard
from gaslamp.server.hall import Hall
from gaslamp.server.limits import Buckets
from gaslamp.server.openapi import openapi
from gaslamp.server.pages import CLIENT, Pages
from gaslamp.server.routes import ADDRESSES
from gaslamp.server.sockets import socket


def make_app(
    hall: Hall, hosts: set[str], client: Path = CLIENT, tables_a_minute: int = 20
) -> Starlette:
    """The application for a hall, reachable under these host names."""

    @contextlib.asynccontextmanager
    async def open_for_play(_: Starlette) -> AsyncIterator[None]:
        hall.start()
        yield
        await hall.stop()

    pages = Pages(client)
    app = Starlette(
        routes=[
            *(Route(a.path, a.do, methods=[a.method]) for a in ADDRESSES),
            Route("/api/openapi.json", openapi),
            WebSocketRoute("/ws", socket),
            Route(web.PAGES, pages.page),
        ],
        middleware=[Middleware(Guard, hosts=hosts), Middleware(GZipMiddleware, minimum_size=2000)],
        exception_handlers=web.HANDLERS,
        lifespan=open_for_play,
    )
    app.state.hall = hall
    app.state.new_tables = Buckets(tables_a_minute, tables_a_minute / 60)
    return app
