"""Backups are taken while people play, put back into either kind of store, and checked."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from cli_kit import gaslamp, refused
from gaslamp.store import backing_up, moving, records
from gaslamp.store.backing_up import MARK, back_up, contents, contents_as_text, put_back
from gaslamp.store.db import Row, Work
from gaslamp.store.layout import Layout
from gaslamp.store.sqlite import FILE
from postgres_kit import postgres
from server_kit import Player, play_on, played, serving
from store_kit import KINDS, House

LAYOUTS = Path(__file__).parent / "layouts"
OTHER = {"sqlite": "postgres", "postgres": "sqlite"}


@pytest.mark.parametrize("kind", KINDS)
@played
async def test_a_backup_made_during_play_is_put_back_elsewhere(
    kind: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While choices are made; what was acknowledged before it began is in it."""
    monkeypatch.setattr(moving, "AT_ONCE", 7)
    (tmp_path / "a").mkdir()
    here = House(kind, tmp_path / "a")
    there = House(OTHER[kind], tmp_path / "b")
    file = tmp_path / "kept.backup"
    with serving(here.folder, database=here.address) as served:
        links = served.new_table("human", "human")
        async with served.join(links, 0, 1) as both:
            await play_on({0: both, 1: both}, random.Random(1), 10)
            await both.ask("note", seat=1, text="the butler")
            sure = both.states[0]["choices"]
            ran, _ = await asyncio.gather(
                asyncio.to_thread(gaslamp, "backup", str(file), here.address or str(here.folder)),
                play_on({0: both, 1: both}, random.Random(2), 30),
            )
    assert (ran.code, ran.out.count("SHA-256")) == (0, 1), ran.err
    assert file.stat().st_mode & 0o077 == 0 and list(tmp_path.glob(".backup*")) == []
    back = await asyncio.to_thread(
        gaslamp, "restore", str(file), there.address or str(there.folder)
    )
    assert back.code == 0, back.err
    with serving(there.folder, database=there.address) as served:
        tokens = [row["token"] for row in links["seats"]]
        async with Player(served.port, links["table"], tokens) as both:
            assert both.welcome["notice"] == "" and both.states[0]["choices"] >= sure
            await play_on({0: both, 1: both}, random.Random(3), 3)


@played
async def test_the_time_since_a_backup_counts_for_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    terms = {"pace": "turn-1d"}
    with serving(tmp_path / "a") as served:
        table = served.new_table("human", "human", terms=terms)["table"]
        async with served.join({"table": table, "seats": []}):
            pass
    await back_up(str(tmp_path / "a"), tmp_path / "file", lambda *_: None)
    later = records.wall() + 36 * 3600
    monkeypatch.setattr(records, "wall", lambda: later)
    await put_back(tmp_path / "file", str(tmp_path / "b"), lambda *_: None)
    before, after = times(tmp_path / "a" / FILE), times(tmp_path / "b" / FILE)
    assert before and len(before) == len(after)
    assert all(35 * 3600 < b - a < 37 * 3600 for a, b in zip(before, after, strict=True))


def times(path: Path) -> list[float]:
    """Since when the seats' times run."""
    with closing(sqlite3.connect(path)) as db:
        found = db.execute(
            "SELECT json_extract(each.value, '$.since') FROM clocks, "
            "json_each(state, '$.seats') AS each"
        ).fetchall()
    return [since for (since,) in found if since is not None]


@played
async def test_a_backup_of_an_older_format_is_brought_up_to_date(tmp_path: Path) -> None:
    (tmp_path / "a").mkdir()
    db = sqlite3.connect(tmp_path / "a" / FILE)
    db.executescript((LAYOUTS / "9.sql").read_text(encoding="utf-8"))
    db.close()
    await back_up(str(tmp_path / "a"), tmp_path / "file", lambda *_: None)
    with closing(sqlite3.connect(tmp_path / "a" / FILE)) as db:
        assert db.execute("PRAGMA user_version").fetchone() == (9,)  # it was only read
    address = postgres().new_database()
    await put_back(tmp_path / "file", address, lambda *_: None)
    house = House("sqlite", tmp_path)
    house.kind, house.address = "postgres", address
    async with house.opened() as store:
        found = await store.load("old")
    assert found is not None and found.snapshot == "state 2"


def test_a_damaged_backup_is_noticed_before_anything_is_put_back(tmp_path: Path) -> None:
    with serving(tmp_path / "a") as served:
        served.new_table("human", "human")
    file = tmp_path / "file"
    assert gaslamp("backup", str(file), str(tmp_path / "a")).code == 0
    with closing(sqlite3.connect(file)) as db:
        db.execute("UPDATE snapshots SET state = state || ' '")
        db.commit()
    assert "damaged" in refused("restore", str(file), str(tmp_path / "b"))
    with closing(sqlite3.connect(file)) as db:
        db.execute("DELETE FROM health WHERE id = ?", (MARK,))
        db.commit()
    assert "no backup" in refused("restore", str(file), str(tmp_path / "b"))
    file.write_bytes(b"a letter")
    assert "no backup" in refused("restore", str(file), str(tmp_path / "b"))
    assert not (tmp_path / "b").exists()


def test_what_a_backup_holds_is_noted_in_bytes_that_never_change(tmp_path: Path) -> None:
    """Whatever Python and SQLite made the file: another note would call every older one damaged."""
    with closing(sqlite3.connect(tmp_path / "file")) as db:
        db.executescript("""
            CREATE TABLE b (x TEXT, n INTEGER, PRIMARY KEY (n)) STRICT, WITHOUT ROWID;
            CREATE TABLE a (x, y);
            CREATE TABLE health (id INTEGER PRIMARY KEY, at TEXT);
            INSERT INTO b VALUES ('Fog 🌫', 2), ('it''s', 1);
            INSERT INTO a VALUES (1.5, NULL), (x'00ff', 4611686018427387904);
        """)
        noted = contents(db)
        db.execute("INSERT INTO health VALUES (3, ?)", (noted,))
        assert contents(db) == noted
        db.execute("UPDATE b SET x = 'its' WHERE n = 1")
        assert contents(db) != noted
    assert noted == ("204b4b8a80a56f09f40579884e860074ee83550cf983a609e8eb4b9b9f43c8ee")


def test_a_backup_with_a_note_of_the_first_kind_is_put_back(tmp_path: Path) -> None:
    with serving(tmp_path / "a") as served:
        served.new_table("human", "human")
    file = tmp_path / "file"
    assert gaslamp("backup", str(file), str(tmp_path / "a")).code == 0
    with closing(sqlite3.connect(file)) as db:
        first = contents_as_text(db)
        assert first != contents(db)
        db.execute("UPDATE health SET at = ? WHERE id = ?", (first, MARK))
        db.commit()
    assert gaslamp("restore", str(file), str(tmp_path / "b")).code == 0


def test_a_restore_that_breaks_off_can_be_done_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with serving(tmp_path / "a") as served:
        served.new_table("human", "human")
    file = tmp_path / "file"
    assert gaslamp("backup", str(file), str(tmp_path / "a")).code == 0
    filling = moving.filling

    def full(layout: Layout, rows: list[Row]) -> Work[None]:
        if layout.name == "snapshots":
            raise OSError("No space left on device")
        return filling(layout, rows)

    with monkeypatch.context() as broken:
        broken.setattr(moving, "filling", full)
        ran = gaslamp("restore", str(file), str(tmp_path / "b"))
    said = ran.err.splitlines()[-1]
    assert ran.code == 2 and "No space left on device" in said and "as it was" in said
    assert gaslamp("restore", str(file), str(tmp_path / "b")).code == 0


def test_what_cannot_be_is_said_in_one_sentence(tmp_path: Path) -> None:
    file = tmp_path / "file"
    assert "no tables" in refused("backup", str(file), str(tmp_path / "nowhere"))
    assert "new file" in refused("backup", str(tmp_path), str(tmp_path))
    assert "no backup" in refused("restore", str(file), str(tmp_path))
    assert "cannot be written" in refused("backup", str(tmp_path / "x" / "y"), str(tmp_path))


def test_a_disk_that_fails_on_the_way_back_is_told_in_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with serving(tmp_path / "a") as served:
        served.new_table("human", "human")
    file = tmp_path / "file"
    assert gaslamp("backup", str(file), str(tmp_path / "a")).code == 0

    async def full(*_: object) -> str:
        raise OSError("No space left on device")

    monkeypatch.setattr(backing_up, "move", full)
    said = refused("restore", str(file), str(tmp_path / "b"))
    assert "No space left on device" in said
