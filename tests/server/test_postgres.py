"""The store in PostgreSQL: who lays out the tables, and what happens when the server goes away."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import psycopg
import pytest

from gaslamp.kernel.errors import Trouble
from gaslamp.store import postgres as postgres_store
from gaslamp.store.db import Unreachable
from gaslamp.store.dialect import postgres as translated
from gaslamp.store.migrations import statements
from gaslamp.store.postgres import Connection, Job, PostgresStore
from gaslamp.store.records import Hold
from gaslamp.store.schema import VERSION
from postgres_kit import Postgres, postgres
from server_kit import free_port, play_on, played, serving
from store_kit import choice, record, seats, summary

T = Hold("t")
FIRST_SHARED = 9  # formats before have only been SQLite's


@played
async def test_of_many_that_come_at_once_one_lays_out_the_tables() -> None:
    address = postgres().new_database()
    stores = await asyncio.gather(*(PostgresStore.opened(address) for _ in range(6)))
    await stores[0].create(record("t"), seats(), [], "state")
    assert [await store.counts() for store in stores] == [{"tables": 1, "results": 0}] * 6
    for store in stores:
        await store.close()


@played
async def test_tables_of_a_newer_version_are_refused_in_one_sentence() -> None:
    address = postgres().new_database()
    await (await PostgresStore.opened(address)).close()
    with psycopg.connect(address) as db:
        db.execute(f"UPDATE format SET version = {VERSION + 1}".encode())
    with pytest.raises(Trouble, match=f"another version of Gaslamp .format {VERSION + 1},"):
        await PostgresStore.opened(address)


@pytest.mark.parametrize("number", range(FIRST_SHARED, VERSION + 1))
@played
async def test_an_older_database_is_brought_up_to_date(number: int) -> None:
    """Also while processes of the version before still write to it."""
    address = postgres().new_database()
    layout = (Path(__file__).parent / "layouts" / f"{number}.sql").read_text(encoding="utf-8")
    made, _, rows = layout.partition("INSERT INTO")
    with psycopg.connect(address) as db:
        for statement in statements(made):
            db.execute(translated(statement).encode())
        db.execute(("INSERT INTO" + rows.partition("PRAGMA")[0]).encode())
        db.execute("CREATE TABLE format (id BIGINT PRIMARY KEY, version BIGINT NOT NULL)")
        db.execute("INSERT INTO format VALUES (1, %s)", [number])
    store = await PostgresStore.opened(address)
    found = await store.load("old")
    assert found is not None and found.snapshot == "state 2"
    assert [row.key for row in found.choices] == ["key:0", "key:1"]
    with psycopg.connect(address) as db:  # as the older one would
        db.execute("INSERT INTO choices VALUES ('old', 3, 2, 0, 'key:2', '', '2026', 0, 0)")
    again = await store.load("old")
    assert again is not None and len(again.choices) == 3
    await store.close()


@played
async def test_what_was_written_is_not_written_again_when_the_line_breaks(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A batch that was in somebody's way is done one by one; half-way the server goes away."""
    store = await PostgresStore.opened(postgres().new_database())
    await store.create(record("t"), seats(), [], "state")
    together, alone = postgres_store.done_together, postgres_store.done_alone
    tried: list[int] = []

    async def in_the_way(connection: Connection, batch: list[Job]) -> bool:
        tried.append(len(batch))
        return len(tried) > 1 and await together(connection, batch)

    async def breaking(connection: Connection, job: Job) -> None:
        tried.append(1)
        if len(tried) == 3:
            raise psycopg.OperationalError("the line is gone")
        await alone(connection, job)

    monkeypatch.setattr(postgres_store, "done_together", in_the_way)
    monkeypatch.setattr(postgres_store, "done_alone", breaking)
    await asyncio.gather(*(store.count_hint(T, 0) for _ in range(3)))
    assert tried == [3, 1, 1, 2]
    found = await store.load("t")
    assert found is not None and found.hints == {0: 3}
    await store.close()


@played
async def test_a_database_that_starts_anew_is_nobodys_trouble() -> None:
    """What was certainly not written is tried again; what was answered for is there."""
    server = Postgres(free_port())
    server.start()
    try:
        store = await PostgresStore.opened(server.address("postgres"))
        await store.create(record("t"), seats(), [], "state")
        for n in range(20):
            if n % 5 == 4:
                server.kill()
                server.start()
            await store.choose(T, choice(n), f"state {n}", summary(n + 1))
        found = await store.load("t")
        assert found is not None and [row.n for row in found.choices] == list(range(20))
        server.kill()
        with pytest.raises(Unreachable):
            await store.choose(T, choice(20), "state", summary(21))
        with pytest.raises(Unreachable):
            await store.load("t")
        server.start()
        await store.choose(T, choice(20), "state", summary(21))
        await store.close()
    finally:
        server.remove()


@played
async def test_a_game_is_played_and_found_again(tmp_path: Path) -> None:
    address = postgres().new_database()
    with serving(tmp_path, database=address) as served:
        links = served.new_table("human", "human")
        async with served.join(links, 0, 1) as both:
            await play_on({0: both, 1: both}, random.Random(1), 30)
            await both.ask("chat", seat=0, text="hello")
            seen = both.states[0]["view"], both.logs[0], both.states[0]["seq"]
    with serving(tmp_path, database=address) as served:
        async with served.join(links, 0, 1) as both:
            assert (both.states[0]["view"], both.logs[0], both.states[0]["seq"]) == seen
            assert [line["text"] for line in both.welcome["chat"]] == ["hello"]
        assert served.get("/healthz").json()["status"] == "ok"
