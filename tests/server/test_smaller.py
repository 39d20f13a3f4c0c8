"""What goes through a network is deflated, message by message; on this machine nothing is. And what
is said in one breath goes out in one piece."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.extensions.permessage_deflate import PerMessageDeflate
from websockets.frames import Frame, Opcode

from gaslamp.server import door
from gaslamp.server.limits import MESSAGE_BYTES
from gaslamp.server.wire.smaller import WORTH_IT, Smaller
from server_kit import Player, Served, play_on, serving

THIS_MACHINE = ("127.0.0.1",)


class Noted:
    def __init__(self, transport: Any, pieces: list[int]) -> None:
        self.transport = transport
        self.pieces = pieces

    def write(self, data: bytes) -> None:
        self.pieces.append(len(data))
        self.transport.write(data)


class Counted:
    """The bytes of every piece that leaves a server."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.pieces: list[int] = []
        flush = door.SocketAtDoor.flush

        def counted(protocol: Any) -> None:
            transport = protocol.transport
            protocol.transport = Noted(transport, self.pieces)
            flush(protocol)
            protocol.transport = transport

        monkeypatch.setattr(door.SocketAtDoor, "flush", counted)


async def evening(served: Served) -> list[str]:
    """Some choices at a table; what both people were told."""
    links = served.new_table()
    async with served.join(links, 0) as one, served.join(links, 1) as two:
        await play_on({0: one, 1: two}, random.Random(4), 12)
        return [text for text in [*one.raw, *two.raw] if '"state"' in text or '"change"' in text]


def agreed(player: Player) -> list[Any]:
    assert player.socket is not None
    return list(player.socket.protocol.extensions)


def test_through_a_proxy_every_long_message_is_a_third_as_long(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    counted = Counted(monkeypatch)
    with serving(tmp_path / "near") as served:
        near = played_once(served)
    plain = sum(counted.pieces)
    counted.pieces.clear()
    with serving(tmp_path / "far", proxies=THIS_MACHINE) as served:
        far = played_once(served)
    assert len(near) == len(far) > 20
    assert sum(counted.pieces) < plain / 2


def played_once(served: Served) -> list[str]:
    return asyncio.run(evening(served))


@pytest.mark.parametrize("proxies", [(), THIS_MACHINE])
def test_it_is_agreed_on_only_where_there_is_a_network(
    tmp_path: Path, proxies: tuple[str, ...]
) -> None:
    with serving(tmp_path, proxies=proxies) as served:

        async def look() -> list[Any]:
            async with served.join(served.new_table(), 0) as player:
                return agreed(player)

        found = asyncio.run(look())
    if not proxies:
        assert found == []
        return
    (deflate,) = found
    assert isinstance(deflate, PerMessageDeflate)
    assert deflate.remote_no_context_takeover and deflate.local_no_context_takeover


def test_a_small_message_that_swells_is_refused(tmp_path: Path) -> None:
    with serving(tmp_path, proxies=THIS_MACHINE) as served:

        async def bomb() -> int:
            player = served.join(served.new_table(), 0)
            await player.connect()
            assert player.socket is not None
            with pytest.raises(ConnectionClosed):
                await player.socket.send("x" * (40 * MESSAGE_BYTES))
                while True:
                    await player.next()
            gone = player.socket.close_code
            return -1 if gone is None else gone

        assert asyncio.run(bomb()) == 1009


def test_an_answer_and_what_follows_go_out_together(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with serving(tmp_path) as served:

        async def one_choice() -> list[int]:
            async with served.join(served.new_table(), 0, 1) as both:
                seat = both.states[0]["asked"][0]
                counted = Counted(monkeypatch)
                done = await both.choose(both.menu(seat)[0], seat)
                await both.at(done["seq"])
                return counted.pieces

        assert len(asyncio.run(one_choice())) == 1  # the answer, and the states of both seats


def test_short_messages_are_left_alone() -> None:
    smaller = Smaller(True, True, 12, 12, {"level": 6, "memLevel": 5})
    short, long = Frame(Opcode.TEXT, b"a" * (WORTH_IT - 1)), Frame(Opcode.TEXT, b"a" * WORTH_IT)
    assert smaller.encode(short) is short
    assert len(smaller.encode(long).data) < 30 and smaller.encode(long).rsv1
