"""Whether the server tells the truth about itself, and frees what it no longer needs."""

from __future__ import annotations

import asyncio
import gc
import json
import random
import sqlite3
import time
import weakref
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from gaslamp.server import health
from gaslamp.server.log import Calm, marked
from gaslamp.server.memory import LONGEST_UNSWEPT, Memory
from kill_kit import Victim
from server_kit import free_port, play_on, played, serving


def test_health_tries_a_write(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health, "ASK_EVERY", 0.0)
    with serving(tmp_path) as served:
        assert served.get("/healthz").json()["status"] == "ok"
        store: Any = served.hall.store
        real = store.check

        async def full() -> None:
            raise sqlite3.OperationalError("database or disk is full")

        store.check = full
        reply = served.get("/healthz")
        assert reply.status_code == 503
        assert reply.json()["status"] == "failing" and "disk" in reply.json()["trouble"]
        store.check = real
        assert served.get("/healthz").status_code == 200


@played
async def test_a_table_that_was_put_away_is_gone_at_once(tmp_path: Path) -> None:
    """Without the garbage collector: on a busy server it would not come by."""
    with serving(tmp_path, idle_seconds=0.2) as served:
        links = served.new_table("human", "human")
        async with served.join(links, 0, 1) as both:
            await play_on({0: both, 1: both}, random.Random(1), 5)
            live = served.hall.tables[links["table"]]
            traces: list[Callable[[], object]] = [
                weakref.ref(live), weakref.ref(live.match), weakref.ref(live.clock),
            ]  # fmt: skip
            traces += [weakref.ref(each) for each in live.screens]
            del live
        gc.disable()
        try:
            deadline = time.monotonic() + 10
            while any(trace() is not None for trace in traces) and time.monotonic() < deadline:
                await asyncio.sleep(0.05)
            assert [trace() for trace in traces] == [None] * 4
        finally:
            gc.enable()


def test_a_server_that_is_never_quiet_is_swept_once_in_a_while(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    collected: list[int] = []
    monkeypatch.setattr(gc, "collect", lambda generation=2: collected.append(generation))
    monkeypatch.setattr(gc, "freeze", lambda: None)
    monkeypatch.setattr(gc, "unfreeze", lambda: None)
    memory = Memory()
    memory.tidy(time.monotonic())
    memory.swept -= LONGEST_UNSWEPT + 1
    memory.tidy(time.monotonic())
    assert collected == [1, 2]


def test_table_ids_are_not_in_the_log(tmp_path: Path) -> None:
    victim = Victim(tmp_path, free_port())
    victim.start()
    table = victim.new_table(bots=False).links["table"]
    assert victim.process is not None
    victim.process.terminate()
    assert victim.process.wait(15) == 0
    victim.http.close()
    log = (tmp_path / "server.log").read_text(encoding="utf-8")
    assert table not in log and marked(table) in log
    assert all(json.loads(line) for line in log.splitlines() if line.startswith("{"))


def test_the_same_complaint_does_not_fill_the_log() -> None:
    import logging

    calm = Calm()
    lines = [logging.LogRecord("x", 30, "", 0, "Invalid request", None, None) for _ in range(99)]
    assert sum(calm.filter(line) for line in lines) == 10
