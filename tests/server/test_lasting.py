"""What lasts and what does not: tokens nobody uses, invitations nobody follows, old tables; and
what the security log says about it all."""

from __future__ import annotations

import asyncio
import io
import json
import logging
from datetime import timedelta
from pathlib import Path
from typing import Any

import httpx
import pytest
from msgspec.structs import replace
from websockets.exceptions import ConnectionClosed

from gaslamp.server import log
from gaslamp.server.tokens import Lifetimes, hashed, new_token
from gaslamp.store.records import Hold, before
from server_kit import Player, Served, played, serving

HOST = "club.example"


@pytest.fixture
def heard() -> Any:
    """What the log says, line by line; the loggers are left as they were found."""
    names = (log.LOGGER, log.SECURITY, "uvicorn.error")
    were = {name: (list(a.handlers), list(a.filters), a.propagate, a.level)
            for name in names if (a := logging.getLogger(name))}  # fmt: skip
    usual, apart = io.StringIO(), io.StringIO()
    log.set_up(usual, apart)
    yield lambda: [json.loads(line) for line in apart.getvalue().splitlines()]
    for name, (handlers, filters, propagate, level) in were.items():
        a = logging.getLogger(name)
        a.handlers, a.filters, a.propagate = handlers, filters, propagate
        a.setLevel(level)


def age(served: Served, table: str, days: int) -> None:
    """As if nobody had come to the table for so many days."""
    used = before(timedelta(days=days))[:10]

    async def work() -> None:
        hall = served.hall
        if (live := hall.tables.pop(table, None)) is not None:
            live.put_away()
        stored = await hall.store.load(table)
        assert stored is not None
        for seat in stored.seats:
            await hall.store.sit(Hold(table), replace(seat, used=used))
        moved = replace(stored.record.summary, moved=before(timedelta(days=days)))
        await hall.store.write(
            lambda db: db.run("UPDATE tables SET moved = ? WHERE id = ?", moved.moved, table)
        )

    asyncio.run_coroutine_threadsafe(work(), served.loop).result(20)


def used_of(served: Served, table: str) -> list[str]:
    async def work() -> list[str]:
        stored = await served.hall.store.load(table)
        assert stored is not None
        return [seat.used for seat in stored.seats]

    return asyncio.run_coroutine_threadsafe(work(), served.loop).result(20)


@played
async def test_a_token_lasts_while_it_is_used(tmp_path: Path) -> None:
    with serving(tmp_path, tokens=Lifetimes(token_days=30)) as served:
        links = served.new_table("human", "human")
        token = links["seats"][0]["token"]
        age(served, links["table"], 29)
        async with served.join(links, 0):
            pass
        today = before(timedelta())[:10]
        assert used_of(served, links["table"]) == [today, before(timedelta(days=29))[:10]]
        age(served, links["table"], 31)
        player = Player(served.port, links["table"], [token])
        with pytest.raises(Exception):  # noqa: B017
            await player.connect()
        refused = json.loads(player.raw[-1])
        assert refused["code"] == "bad-token" and "too long" in refused["message"]
        assert served.get("/api/tables", token).json()["tables"] == []
        path = f"/api/tables/{links['table']}/report"
        assert served.get(path, token).status_code == 401
        again = f"/api/tables/{links['table']}/seats/0/link"
        assert served.post(again, {}, links["host"]).status_code == 403


def test_an_invitation_is_followed_in_time_or_not_at_all(tmp_path: Path) -> None:
    with serving(tmp_path, tokens=Lifetimes(invitation_days=7)) as served:
        links = served.new_table("human", "open")
        link = links["seats"][1]["link"]
        age(served, links["table"], 8)
        body = {"invitation": link.partition("#join=")[2]}
        reply = served.post(f"/api/tables/{links['table']}/sit", body)
        assert reply.status_code == 403 and "in time" in reply.json()["error"]["message"]


@played
async def test_who_brings_tokens_that_open_nothing_is_told_which(tmp_path: Path) -> None:
    with serving(tmp_path) as served:
        links = served.new_table("human", "human")
        good = [row["token"] for row in links["seats"]]
        player = Player(served.port, links["table"], [new_token(), good[0], new_token(), good[1]])
        with pytest.raises(ConnectionClosed):
            await player.connect()
        refused = json.loads(player.raw[-1])
        assert (refused["code"], refused["void"]) == ("bad-token", [0, 2])
        async with Player(served.port, links["table"], good) as again:
            assert again.welcome["seats_held"] == [0, 1]


@played
async def test_a_person_may_have_another_token_and_the_old_one_is_void(tmp_path: Path) -> None:
    with serving(tmp_path) as served:
        links = served.new_table("human", "human")
        old = links["seats"][0]["token"]
        path = f"/api/tables/{links['table']}/seats/0/renew"
        bell = served.post("/api/calls", {}, old).json()["bell"]
        async with served.join(links, 0) as player, served.join(links, 0):
            two = await player.until(
                lambda m: m["type"] == "seats" and m["seats"][0]["screens"] == 2
            )
            assert two["seats"][1]["screens"] == 0
            assert served.post(path, {}).status_code == 401
            assert served.post(path, {}, links["seats"][1]["token"]).status_code == 401
            reply = served.post(path, {}, old)
            assert reply.status_code == 200
            assert await player.closed() == 4409
        assert served.post(path, {}, old).status_code == 401
        new = reply.json()["token"]
        assert served.get("/api/tables", new).json()["tables"][0]["mine"] == [0]
        async with Player(served.port, links["table"], [new]) as player:
            assert player.welcome["seats_held"] == [0]
        found = asyncio.run_coroutine_threadsafe(
            served.hall.store.bell(hashed(bell)), served.loop
        ).result(20)
        assert found is not None and found.seats == [hashed(new)], "who was called still is"


@played
async def test_its_founder_deletes_a_table_for_good(tmp_path: Path) -> None:
    with serving(tmp_path) as served:
        links = served.new_table("human", "human")
        path, token = f"/api/tables/{links['table']}", links["seats"][0]["token"]
        async with served.join(links, 0) as player:
            await player.ask("chat", seat=0, text="hello")
            headers = {"Authorization": f"Bearer {token}"}
            assert served.http.delete(path, headers=headers).status_code == 403
            headers = {"Authorization": f"Bearer {links['host']}"}
            assert served.http.delete(path, headers=headers).json() == {"table": links["table"]}
            assert await player.closed() == 4404
        assert served.get(path).status_code == 404
        assert served.get("/api/tables", token).json()["tables"] == []


@played
async def test_old_tables_go_and_live_ones_stay(tmp_path: Path) -> None:
    with serving(tmp_path, keep_days=90) as served:
        old, live, fresh = (served.new_table("human", "human") for _ in range(3))
        for links, days in ((old, 91), (live, 91), (fresh, 89)):
            age(served, links["table"], days)
        async with served.join(live, 0):
            work = served.hall.forget_old()
            asyncio.run_coroutine_threadsafe(work, served.loop).result(20)
        status = [served.get(f"/api/tables/{t['table']}").status_code for t in (old, live, fresh)]
        assert status == [404, 200, 200]


@played
async def test_the_security_log_tells_who_was_let_in_and_who_was_not(
    tmp_path: Path, heard: Any
) -> None:
    with serving(tmp_path) as served:
        links = served.new_table("human", "open")
        table, token = links["table"], links["seats"][0]["token"]
        served.token(links, 1)
        async with served.join(links, 0):
            pass
        wrong = Player(served.port, table, ["x" * 43])
        with pytest.raises(Exception):  # noqa: B017
            await wrong.connect()
        served.get(f"/api/tables/{table}/report")
        served.post(f"/api/tables/{table}/seats/1/link", {}, token)
        served.post(f"/api/tables/{table}/seats/1/link", {}, links["host"])
        served.post(f"/api/tables/{table}/seats/0/renew", {}, token)
        served.http.get("/api/games", headers={"Host": "elsewhere.example"})
        foreign = {"Origin": "https://elsewhere.example"}
        served.http.post("/api/tables", json={}, headers=foreign)
    rows = heard()
    assert [(row["event"], row.get("code", "")) for row in rows] == [
        ("invitation followed", ""),
        ("token accepted", ""),
        ("token refused", "bad-token"),
        ("request refused", "no-token"),
        ("request refused", "not-allowed"),
        ("new link", ""),
        ("token renewed", ""),
        ("wrong-host", ""),
        ("foreign-page", ""),
    ]
    assert all(row["log"] == "security" and row["address"] == "127.0.0.1" for row in rows)
    said = json.dumps(rows)
    assert not any(secret in said for secret in (table, token, links["host"], "x" * 43))


def test_nobody_fills_the_disk_with_refusals(heard: Any) -> None:
    for _ in range(500):
        log.note_security("token refused", address="192.0.2.1")
    log.note_security("token refused", address="192.0.2.2")
    assert len(heard()) == log.EVENTS_A_MINUTE + 1


def through_proxy(served: Served, scheme: str) -> httpx.Response:
    forwarded = {"X-Forwarded-Proto": scheme, "X-Forwarded-For": "198.51.100.7"}
    return served.http.get("/api/games", headers=forwarded)


def test_who_came_by_a_safe_way_stays_on_it(tmp_path: Path) -> None:
    with serving(tmp_path, proxies=("127.0.0.1",)) as served:
        safe, plain = through_proxy(served, "https"), through_proxy(served, "http")
        assert int(safe.headers["Strict-Transport-Security"][8:].partition(";")[0]) > 31_000_000
        assert " ws://" not in safe.headers["Content-Security-Policy"]
        assert "Strict-Transport-Security" not in plain.headers


def test_a_proxy_that_nobody_named_does_not_open_the_numbers(tmp_path: Path) -> None:
    with serving(tmp_path) as served:
        assert served.get("/metrics").status_code == 200
        for name in ("X-Forwarded-For", "Forwarded"):
            passed_on = served.http.get("/metrics", headers={name: "198.51.100.7"})
            assert passed_on.status_code == 403


def test_the_numbers_are_for_whoever_runs_the_server(tmp_path: Path) -> None:
    key = "k" * 43
    with serving(tmp_path, proxies=("127.0.0.1",), metrics_key=key) as served:
        assert served.get("/metrics").status_code == 200, "on this machine"
        outside = {"X-Forwarded-For": "198.51.100.7"}
        assert served.http.get("/metrics", headers=outside).status_code == 403
        wrong = {**outside, "Authorization": f"Bearer {'x' * 43}"}
        assert served.http.get("/metrics", headers=wrong).status_code == 403
        right = {**outside, "Authorization": f"Bearer {key}"}
        assert "gaslamp_choices_total" in served.http.get("/metrics", headers=right).text
