"""Several processes with one store: any of them lets anybody in, one of them holds each table."""

from __future__ import annotations

import asyncio
import json
import random
import time
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import psycopg
import pytest
from websockets.asyncio.client import connect

from gaslamp.server import fellows, passage
from gaslamp.server.fellows import Fellows
from gaslamp.server.wire import connection
from gaslamp.store.records import Fellow
from postgres_kit import postgres
from server_kit import GAME, Served, play_on, played, serving


@pytest.fixture
def two(tmp_path: Path) -> Any:
    """Two servers that share a database."""
    address = postgres().new_database()
    with ExitStack() as stack:
        yield [stack.enter_context(serving(tmp_path / str(n), database=address)) for n in (0, 1)]


def know_each_other(servers: list[Served]) -> None:
    deadline = time.monotonic() + 10
    while time.monotonic() < deadline:
        known = [fellows_of(served).known for served in servers]
        if all(len(each) == len(servers) for each in known):
            return
        time.sleep(0.02)
    raise AssertionError(known)


def fellows_of(served: Served) -> Fellows:
    assert isinstance(served.hall.fellows, Fellows)
    return served.hall.fellows


def holders(servers: list[Served], table: str) -> list[int]:
    return [n for n, served in enumerate(servers) if table in served.hall.tables]


@played
async def test_people_of_one_table_come_to_different_processes(two: list[Served]) -> None:
    know_each_other(two)
    held = set()
    for _ in range(6):
        links = two[0].new_table("human", "human")
        async with two[0].join(links, 0) as ann, two[1].join(links, 1) as ben:
            await play_on({0: ann, 1: ben}, random.Random(1), 6)
            await ann.ask("chat", seat=0, text="hello there")
            await ben.until(lambda m: m["type"] == "chat")
            assert ann.logs[0] and ann.states[0]["seq"] == ben.states[1]["seq"]
            (holder,) = holders(two, links["table"])
            held.add(holder)
            assert {s["name"] for s in ann.seats if s["present"]} == {"Player 1", "Player 2"}
    assert held == {0, 1}, "chance gives both some of the tables"


@played
async def test_requests_are_answered_by_whoever_holds_the_table(two: list[Served]) -> None:
    know_each_other(two)
    for _ in range(2):
        links = two[0].new_table("human", "open", "open", game="great-old-ones")
        table = links["table"]
        async with two[0].join(links, 0) as ann:
            (holder,) = holders(two, table)
            other = two[1 - holder]
            token = other.follow(table, links["seats"][1]["link"])
            await ann.until(lambda m: m["type"] == "chat")
            path = f"/api/tables/{table}"
            reply = other.post(f"{path}/seats/2/link", {}, links["host"])
            assert reply.status_code == 200
            wrong = other.post(f"{path}/seats/2/link", {}, token)
            assert wrong.status_code == 403 and "who made the table" in wrong.text
            reply = other.get(f"{path}/replay", token, params={"eyes": 1})
            assert reply.status_code == 200 and reply.json()["eyes"] == 1
            assert reply.headers["Content-Security-Policy"]
            assert other.get(f"{path}/save", token).status_code == 403
            assert other.get(f"{path}/report", token).json()["seat"] == 1
            assert holders(two, table) == [holder]
        two.reverse()


@played
async def test_an_envelope_sealed_by_one_is_dealt_from_by_another(two: list[Served]) -> None:
    commitment = two[0].post("/api/envelopes", {}).json()["commitment"]
    body = {"game": GAME, "seats": ["human", "human"], "commitment": commitment}
    assert two[1].post("/api/tables", body).status_code == 201
    assert two[0].post("/api/tables", body).status_code == 409


@played
async def test_whoever_leaves_hands_over_and_nobody_loses_a_turn(tmp_path: Path) -> None:
    address = postgres().new_database()
    with serving(tmp_path / "a", database=address) as a:
        links = a.new_table("human", "human")
        with serving(tmp_path / "b", database=address) as b:
            b.join(links, 0)
            async with a.join(links, 0, 1) as both:
                await play_on({0: both, 1: both}, random.Random(1), 5)
                seq = both.states[0]["seq"]
            async with b.join(links, 0, 1) as both:
                assert both.states[0]["seq"] == seq
                await play_on({0: both, 1: both}, random.Random(2), 5)
                seq = both.states[0]["seq"]
        began = time.monotonic()
        async with a.join(links, 0, 1) as both:
            assert both.states[0]["seq"] == seq
            await play_on({0: both, 1: both}, random.Random(3), 5)
        assert time.monotonic() - began < 5
        assert a.get("/readyz").status_code == 200


@played
async def test_a_process_that_could_not_say_it_is_alive_lets_go(two: list[Served]) -> None:
    """As one that was paused finds out when it goes on: others may have taken its tables."""
    know_each_other(two)
    links = two[0].new_table("human", "human")
    async with two[0].join(links, 0, 1) as both:
        await play_on({0: both, 1: both}, random.Random(1), 4)
        (holder,) = holders(two, links["table"])
        was = fellows_of(two[holder])
        live = two[holder].hall.tables[links["table"]]
        was.alive_until = time.monotonic() - 1.0
        await both.send(type="ping", id="p")
        assert await both.closed() == 1012
        assert live.lost
    deadline = time.monotonic() + 10
    while not two[holder].hall.ready() and time.monotonic() < deadline:
        await asyncio.sleep(0.05)
    async with two[1].join(links, 0, 1) as both:
        await play_on({0: both, 1: both}, random.Random(2), 4)


@pytest.mark.parametrize("connected", [False, True])
@played
async def test_a_fellow_that_does_not_answer_is_not_waited_for(
    two: list[Served], monkeypatch: pytest.MonkeyPatch, connected: bool
) -> None:
    """Not at all if the database has no line to it; else until its time is over."""
    monkeypatch.setattr(passage, "ANSWER_SECONDS", 0.3)
    know_each_other(two)
    links = two[0].new_table("human", "human")
    ghost = Fellow("ghost-1", "127.0.0.1:1", "secret")

    async def haunt() -> None:
        await two[0].hall.store.announce(ghost, 1.5)
        await two[0].hall.store.take(links["table"], ghost.id)

    asyncio.run_coroutine_threadsafe(haunt(), two[0].loop).result(10)
    began = time.monotonic()
    with ExitStack() as stack:
        if connected:
            stack.enter_context(psycopg.connect(two[0].database, application_name="gaslamp ghost"))
        async with two[0].join(links, 0, 1) as both:
            assert not connected or time.monotonic() - began > 1.0
            await play_on({0: both, 1: both}, random.Random(2), 4)


@played
async def test_only_fellows_come_in_by_the_inner_door(two: list[Served]) -> None:
    host, _, port = fellows_of(two[0]).me.address.rpartition(":")
    for said in (b"GET / HTTP/1.1\r\n\r\n", frame(0, passage.HELLO, "wrong"),
                 frame(1, passage.OPEN, {"type": "http"}), b"\xff" * 64,
                 b"\0\0\0\x03\xc1\xc1\xc1", frame("too few"), b"\0\0\x10\0"):  # fmt: skip
        reader, writer = await asyncio.open_connection(host, int(port))
        writer.write(said)
        assert await asyncio.wait_for(gone(reader), 5)
        writer.close()


def frame(*what: object) -> bytes:
    text = passage.encode(what)
    return len(text).to_bytes(passage.HEAD, "big") + text


async def gone(reader: asyncio.StreamReader) -> bool:
    try:
        return await reader.read(100) == b""
    except ConnectionError:
        return True


@played
async def test_who_reads_slowly_is_noticed_through_the_passage(
    two: list[Served], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(passage, "WINDOW", 50_000)
    monkeypatch.setattr(connection, "SLOW_SECONDS", 0.2)
    know_each_other(two)
    links = two[0].new_table("human", "human", game="great-old-ones")
    async with two[0].join(links, 0, 1):
        (holder,) = holders(two, links["table"])
        # With buffers of the usual size: a small one loses what it sends, too.
        async with connect(f"ws://127.0.0.1:{two[1 - holder].port}/ws", max_queue=1) as deaf:
            await deaf.send(json.dumps({"type": "hello", "table": links["table"]}))
            await deaf.recv()
            deaf.transport.pause_reading()
            table = two[holder].hall.tables[links["table"]]
            (screen,) = [each for each in table.screens if not each.seats]
            assert isinstance(screen, connection.Connection)
            deadline = time.monotonic() + 60  # however busy the machine is
            while not screen.closing and time.monotonic() < deadline:
                await deaf.send('{"type": "resume", "last_seq": 99999}')
                await asyncio.sleep(0.001)
            assert screen.closing, "the table let it go"
            deaf.transport.abort()


def test_what_chance_gives_is_the_same_for_all() -> None:
    store: Any = None
    all_of_them = [Fellow(str(n), "", "") for n in range(4)]
    count = dict.fromkeys("0123", 0)
    for n in range(400):
        found = set()
        for me in all_of_them:
            one = Fellows(store)
            one.me, one.known = me, {f.id: f for f in all_of_them}
            found.add(one.chosen(f"table {n}").id)
        (chosen,) = found
        count[chosen] += 1
    assert min(count.values()) > 60
    assert fellows.LEASE > 2 * fellows.BEAT
