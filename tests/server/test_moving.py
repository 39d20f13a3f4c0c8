"""Moving house: from one kind of store to another and back, and nothing is lost."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from pathlib import Path

import pytest

from cli_kit import gaslamp
from gaslamp.kernel.errors import Trouble
from gaslamp.store import moving
from gaslamp.store.layout import layouts
from gaslamp.store.sqlite import FILE, SqliteStore
from gaslamp.store.store import Store
from postgres_kit import postgres
from server_kit import Player, play_on, played, serving
from store_kit import KINDS, House


def test_the_layout_is_read_whole(tmp_path: Path) -> None:
    """As a database that was made from it sees it."""
    store = SqliteStore(tmp_path)
    db = store.connect()
    made = db.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
    assert {each.name for each in layouts()} == {name for (name,) in made}
    for each in layouts():
        rows = db.execute(f"PRAGMA table_info({each.name})").fetchall()
        assert list(each.columns) == [row[1] for row in rows]
        assert list(each.key) == [row[1] for row in sorted(rows, key=lambda r: r[5]) if row[5]]
        refers = db.execute(f"PRAGMA foreign_key_list({each.name})").fetchall()
        assert each.of_a_table == ("tables" in [row[2] for row in refers])
    db.close()


@played
async def test_a_house_moves_there_and_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(moving, "AT_ONCE", 7)
    first, last, between = tmp_path / "first", tmp_path / "last", postgres().new_database()
    with serving(first) as served:
        links = served.new_table("human", "human")
        async with served.join(links, 0, 1) as both:
            await play_on({0: both, 1: both}, random.Random(1), 40)
            await both.ask("chat", seat=0, text="Fog \U0001f32b and %s")
            await both.ask("note", seat=1, text="the butler")
            seen = both.states[0]["view"], both.logs[0]
        served.post("/api/calls", {}, links["seats"][0]["token"])
    ran = await asyncio.to_thread(gaslamp, "move-house", str(first), between)
    assert (ran.code, ran.out.count("SHA-256")) == (0, 1), ran.err
    again = await asyncio.to_thread(gaslamp, "move-house", str(first), between)
    assert again.code == 2 and "an empty one is needed" in again.err
    back = await asyncio.to_thread(gaslamp, "move-house", between, str(last))
    assert back.out == ran.out
    with serving(last) as served:
        tokens = [row["token"] for row in links["seats"]]
        async with Player(served.port, links["table"], tokens) as both:
            assert (both.states[0]["view"], both.logs[0]) == seen
            assert both.welcome["notice"] == ""
            await play_on({0: both, 1: both}, random.Random(2), 3)


async def rows(store: Store) -> int:
    return sum(
        [len(some) for each in moving.moved() async for some in moving.portions(store, each)]
    )


@pytest.mark.parametrize("kind", KINDS)
@played
async def test_a_move_that_fails_half_way_leaves_nothing_behind(kind: str, tmp_path: Path) -> None:
    """Wherever it breaks off, the new house is as empty as before, and can be moved into."""
    with serving(tmp_path / "a") as served:
        served.new_table("human", "human")
    (tmp_path / "b").mkdir()
    old, house = SqliteStore(tmp_path / "a"), House(kind, tmp_path / "b")
    filled = []

    def breaking_off(name: str, count: int) -> None:
        filled.append(count)
        if name == "snapshots":
            raise OSError("No space left on device")

    async with house.opened() as new:
        with pytest.raises(OSError, match="No space"):
            await moving.move(old, new, breaking_off)
        assert sum(filled) > 0 and await rows(new) == 0
        await moving.move(old, new, lambda *_: None)
        assert await rows(new) == await rows(old) > 0
    await old.close()


@pytest.mark.parametrize("kind", KINDS)
@played
async def test_a_copy_that_differs_is_noticed_and_not_kept(kind: str, tmp_path: Path) -> None:
    with serving(tmp_path / "a") as served:
        served.new_table("human", "human")
    (tmp_path / "b").mkdir()
    old, house = SqliteStore(tmp_path / "a"), House(kind, tmp_path / "b")

    def spoil(name: str, _: int) -> None:
        if name == "snapshots":
            db = sqlite3.connect(tmp_path / "a" / FILE, timeout=10)
            db.execute("UPDATE snapshots SET state = state || ' '")
            db.commit()
            db.close()

    async with house.opened() as new:
        with pytest.raises(Trouble, match="not the same"):
            await moving.move(old, new, spoil)
        assert await rows(new) == 0
    await old.close()


def test_an_address_nobody_knows_is_refused_in_one_sentence(tmp_path: Path) -> None:
    ran = gaslamp("move-house", "mysql://here", str(tmp_path))
    assert ran.code == 2 and "mysql" in ran.err
    ran = gaslamp("move-house", "postgresql://nobody:secret@127.0.0.1:1/x", str(tmp_path))
    assert ran.code == 2 and "127.0.0.1" in ran.err and "secret" not in ran.err
    assert gaslamp("move-house", str(tmp_path), str(tmp_path)).code == 2
