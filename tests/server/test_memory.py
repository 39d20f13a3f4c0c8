"""What a live table weighs: thousands of them are to stand in one hall."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

import pytest

from checkout_kit import ROOT
from gaslamp import games
from gaslamp.server.door import SocketAtDoor
from gaslamp.server.wire.connection import Connection
from server_kit import played, serving

sys.path.append(str(ROOT / "bench"))

from guests import Table, new_table
from load import KILOBYTE, Server, resident
from parties import sat_down

KILOBYTES = 150  # a table in the middle of its game, with two people connected
FEW, MANY, CHOICES = 40, 100, 20


@pytest.mark.parametrize("game", games.ids())
@pytest.mark.skipif(sys.platform != "linux", reason="reads what a process takes from /proc")
@played
async def test_a_live_table_is_light(tmp_path: Path, game: str) -> None:
    """Told by the tables after the first: with those whatever all share is read and kept."""
    server = await asyncio.to_thread(Server, tmp_path)
    tables: list[Table] = []
    taken = []
    try:
        for count in (FEW, MANY):
            seeds = range(len(tables), count)
            links = [await asyncio.to_thread(new_table, server.port, game) for _ in seeds]
            new = [Table(each, 0.0, seed) for seed, each in zip(seeds, links, strict=True)]
            await sat_down(server.port, new, CHOICES)
            tables += new
            await asyncio.sleep(1.0)
            taken.append(resident(server.pids()[0]))
    finally:
        await asyncio.to_thread(server.stop)
    each = (taken[1] - taken[0]) / (MANY - FEW) / KILOBYTE
    assert each < KILOBYTES


@played
async def test_a_connection_keeps_nothing_of_how_it_came(tmp_path: Path) -> None:
    """Its headers are gone once they have been read, and what is there for requests is not between
    a socket and its screen."""
    with serving(tmp_path) as served:
        links = served.new_table()
        async with served.join(links, 0):
            [screen] = served.hall.tables[links["table"]].screens
            assert isinstance(screen, Connection)
            protocol = screen.socket._send.__self__  # type: ignore[attr-defined]
            assert isinstance(protocol, SocketAtDoor)
            assert not protocol.request.headers and not protocol.response.headers
            assert not screen.socket.scope["headers"]
