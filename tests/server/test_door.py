"""The door and the turnstile: half requests, crowds, slow readers, costly looks, forged senders."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import socket
import time
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from gaslamp.server import door
from gaslamp.server.limits import Allowances
from gaslamp.server.wire.connection import Connection
from server_kit import GAME, Player, Served, play_on, played, serving

QUICK = {"overlords": "random", "influence": "recommended"}


def knock(served: Served, text: bytes = b"GET / HTTP/1.1\r\nHost: half") -> socket.socket:
    """A connection that says half of something."""
    made = socket.create_connection(("127.0.0.1", served.port), timeout=10)
    made.sendall(text)
    return made


def is_closed(made: socket.socket, seconds: float) -> bool:
    made.settimeout(seconds)
    try:
        return made.recv(1) == b""
    except ConnectionError:
        return True
    except TimeoutError:
        return False


def test_half_requests_make_room_for_whole_ones(tmp_path: Path) -> None:
    with serving(tmp_path, allow=Allowances(connections=40, silent=8)) as served:
        half = [knock(served) for _ in range(60)]
        assert served.get("/api/games").status_code == 200
        assert sum(is_closed(made, 0.2) for made in half[:50]) >= 40
        for made in half:
            made.close()


def test_a_head_and_a_body_have_their_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(door, "HEADER_SECONDS", 0.3)
    monkeypatch.setattr(door, "BODY_SECONDS", 0.4)
    with serving(tmp_path) as served:
        head = knock(served)
        mute = knock(served, b"")
        body = knock(
            served,
            b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1:%d\r\nContent-Length: 99\r\n"
            b"Content-Type: application/json\r\n\r\n{" % served.port,
        )
        kept = knock(served, b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1:%d\r\n\r\n" % served.port)
        assert kept.recv(12) == b"HTTP/1.1 200"
        kept.sendall(b"GET /healthz HTT")
        for slow in (head, mute, body):
            assert is_closed(slow, 5)
        kept.settimeout(5)
        while kept.recv(4096):
            pass
        for made in (head, mute, body, kept):
            made.close()
        assert served.hall.metrics.counters["gaslamp_failures_total"] == 0


def test_one_address_has_so_many_connections(tmp_path: Path) -> None:
    with serving(tmp_path, allow=Allowances(connections=6, silent=2)) as served:
        links = served.new_table()
        served.http.close()

        @played
        async def crowd() -> None:
            inside = [Player(served.port, links["table"], []) for _ in range(6)]
            for player in inside:
                await player.connect()
            with pytest.raises((OSError, EOFError, Exception)):
                await Player(served.port, links["table"], []).connect()
            assert (await inside[0].ask("ping"))["type"] == "done"
            for player in inside:
                await player.leave()
            await asyncio.sleep(0.1)
            async with Player(served.port, links["table"], []) as late:
                assert late.welcome

        crowd()


def test_file_handles_are_never_used_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(door, "file_handles", lambda: door.HANDLES_KEPT + 20)
    with serving(tmp_path) as served:
        half = [knock(served) for _ in range(50)]
        assert served.get("/healthz").status_code == 200
        for made in half:
            made.close()


@played
async def test_a_reader_who_never_reads_is_let_go(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(door, "TAKING_SECONDS", 0.5)
    with serving(tmp_path) as served:
        links = served.new_table(options=QUICK)
        async with served.join(links, 0, 1) as both:
            deaf = await connect(f"ws://127.0.0.1:{served.port}/ws", max_queue=1, max_size=None)
            await deaf.send(json.dumps({"type": "hello", "table": links["table"]}))
            deaf.transport.pause_reading()
            live = served.hall.tables[links["table"]]
            while len(live.screens) < 2:
                await asyncio.sleep(0.02)
            (slow,) = [c for c in live.screens if not c.seats]
            assert isinstance(slow, Connection)
            most = 0
            deadline = time.monotonic() + 60  # however busy the machine is
            while slow in live.screens and not slow.closing and time.monotonic() < deadline:
                with contextlib.suppress(TimeoutError, ConnectionClosed):
                    await asyncio.wait_for(deaf.send('{"type":"resume","last_seq":99}'), 1)
                most = max(most, slow.waiting)
            assert (await both.ask("ping"))["type"] == "done"
            while slow in live.screens and time.monotonic() < deadline:
                await asyncio.sleep(0.05)
            assert slow not in live.screens
            assert most <= 4 * 1024 * 1024 and slow.waiting < 1024 * 1024
            deaf.transport.abort()


@played
async def test_costly_looks_have_a_pace(tmp_path: Path) -> None:
    with serving(tmp_path, allow=Allowances(looks=(5, 0.1), resumes_each=(2, 0.1))) as served:
        links = served.new_table(options=QUICK)
        async with served.join(links, 0, 1) as both:
            await play_on({0: both, 1: both}, random.Random(1), 10)
            path = f"/api/tables/{links['table']}/replay"
            statuses = [served.get(path).status_code for _ in range(8)]
            assert statuses == [200] * 5 + [429] * 3
            assert served.get("/api/games").status_code == 200
            resumes = [await both.ask("resume", last_seq=0) for _ in range(4)]
            assert [r["type"] for r in resumes] == ["done", "done", "error", "error"]
            assert resumes[-1]["code"] == "too-fast"
            assert (await both.ask("resume", last_seq=both.states[0]["seq"]))["type"] == "done"


@pytest.mark.parametrize("path", ["/api/luck", "/api/tables/none/luck", "/api/tables/none/review"])
def test_what_is_worked_out_for_somebody_has_a_pace(tmp_path: Path, path: str) -> None:
    with serving(tmp_path, allow=Allowances(looks=(3, 0.1))) as served:
        statuses = [served.get(path).status_code for _ in range(5)]
    assert statuses == [statuses[0]] * 3 + [429] * 2 and statuses[0] != 429


def test_a_forged_sender_is_not_believed(tmp_path: Path) -> None:
    with serving(tmp_path, allow=Allowances(new_tables=(3, 0.05))) as served:
        body = {"game": GAME, "seats": ["human", "human"]}
        made = [
            served.http.post("/api/tables", json=body, headers={"X-Forwarded-For": f"10.0.0.{n}"})
            for n in range(5)
        ]
        assert [reply.status_code for reply in made] == [201] * 3 + [429] * 2


def test_a_known_proxy_is_believed(tmp_path: Path) -> None:
    with serving(
        tmp_path, allow=Allowances(new_tables=(1, 1 / 60)), proxies=("127.0.0.1",)
    ) as served:
        body = {"game": GAME, "seats": ["human", "human"]}
        made = [
            served.http.post("/api/tables", json=body, headers={"X-Forwarded-For": f"10.0.0.{n}"})
            for n in (1, 2, 2)
        ]
        assert [reply.status_code for reply in made] == [201, 201, 429]


def test_an_origin_that_cannot_be_read_is_a_foreign_one(tmp_path: Path) -> None:
    with serving(tmp_path) as served:
        body = {"game": GAME, "seats": ["human", "human"]}
        for origin in ("http://[::1", "http://", "", "null"):
            reply = served.http.post("/api/tables", json=body, headers={"Origin": origin})
            assert reply.status_code == 403, origin
            assert "default-src 'none'" in reply.headers["content-security-policy"]
            assert reply.headers["x-content-type-options"] == "nosniff"


@played
async def test_what_is_not_text_is_no_error_of_ours(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with serving(tmp_path) as served:
        links = served.new_table()
        async with served.join(links, 0) as ann:
            assert ann.socket is not None
            ann.socket.protocol.send_text(b"\xff\xfe")
            ann.socket.transport.write(b"".join(ann.socket.protocol.data_to_send()))
            assert await ann.closed() == 1007
        async with served.join(links, 0) as ann:
            assert (await ann.ask("ping"))["type"] == "done"
    assert not [record for record in caplog.records if record.levelname == "ERROR"]


def test_a_refusal_while_much_is_asked_is_calm() -> None:
    """A door counts by address and forgets whoever has gone."""

    class Wire:
        def __init__(self, address: str) -> None:
            self.address = address
            self.cut = False

        def get_extra_info(self, name: str) -> Any:
            return (self.address, 1) if name == "peername" else None

        def abort(self) -> None:
            self.cut = True

    kept = door.Door(Allowances(connections=2, silent=9))
    ann, bob, carl, dora = (Wire(name) for name in ("a", "a", "a", "b"))
    admit: Any = kept.admit
    spoke: Any = kept.spoke
    gone: Any = kept.gone
    assert admit(ann) and admit(bob)
    spoke(ann)
    assert admit(carl) and bob.cut and not ann.cut
    spoke(carl)
    assert not admit(bob) and admit(dora)
    gone(ann)
    assert admit(bob)
    for wire in (bob, carl, dora):
        gone(wire)
    assert (kept.inside, kept.count, kept.silent) == ({}, {}, {})
