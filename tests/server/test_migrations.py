"""Databases of older formats: brought up to date whole, or left alone with one sentence."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from gaslamp.kernel.errors import Trouble
from gaslamp.store.migrations import STEPS, bring_up_to_date, version
from gaslamp.store.schema import VERSION
from gaslamp.store.sqlite import FILE, SqliteStore, connected
from server_kit import played

LAYOUTS = {int(path.stem): path for path in (Path(__file__).parent / "layouts").glob("*.sql")}
OLDEST = min(LAYOUTS)


def laid_out(folder: Path, number: int) -> Path:
    """A database of this format, as it was left behind."""
    path = folder / FILE
    db = sqlite3.connect(path)
    db.executescript(LAYOUTS[number].read_text(encoding="utf-8"))
    db.close()
    return path


def shape(path: Path) -> dict[str, list[tuple[object, ...]]]:
    """The columns and indices of every table, however they came to be."""
    db = sqlite3.connect(path)
    names = [row[0] for row in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
    found = {
        name: [
            *sorted(row[1:] for row in db.execute(f"PRAGMA table_info({name})")),
            *sorted(row[1:] for row in db.execute(f"PRAGMA index_list({name})")),
        ]
        for name in names
    }
    db.close()
    return found


def test_every_format_that_can_be_brought_up_to_date_is_kept_here() -> None:
    assert set(STEPS) == set(range(OLDEST, VERSION))
    assert set(LAYOUTS) == set(range(OLDEST, VERSION + 1))


@pytest.mark.parametrize("number", sorted(LAYOUTS))
@played
async def test_an_older_database_ends_up_like_a_new_one(number: int, tmp_path: Path) -> None:
    old = laid_out(tmp_path, number)
    (tmp_path / "new").mkdir()
    await SqliteStore(tmp_path / "new").close()
    store = SqliteStore(tmp_path)
    found = await store.load("old")
    await store.close()
    assert found is not None
    assert [row.key for row in found.choices] == ["key:0", "key:1"]
    assert [seat.name for seat in found.seats] == ["Mina", ""]
    assert (found.snapshot, found.chat[0].text) == ("state 2", "hello")
    assert found.clock is not None and found.clock.used == 5.0
    assert shape(old) == shape(tmp_path / "new" / FILE)


# Two formats to come, for the way there.


ADD_A_COLUMN = "ALTER TABLE tables ADD COLUMN weather TEXT NOT NULL DEFAULT 'fog'"
BUILD_SEATS_ANEW = """CREATE TABLE seats_new (
    table_id TEXT NOT NULL REFERENCES tables (id), seat INTEGER NOT NULL, name TEXT NOT NULL
) STRICT;
INSERT INTO seats_new SELECT table_id, seat, name FROM seats;
DROP TABLE seats;
ALTER TABLE seats_new RENAME TO seats"""


FORGET_THE_TABLES = "DELETE FROM tables"
FAIL = """DELETE FROM chat;
INSERT INTO nowhere VALUES (1)"""


def migrated(path: Path, *steps: str) -> None:
    """As a later version of Gaslamp would open it."""
    db = connected(path)
    try:
        known = dict(enumerate(steps, OLDEST))
        bring_up_to_date(db, path, known, OLDEST + len(steps))
    finally:
        db.close()


def told(path: Path, question: str) -> object:
    db = sqlite3.connect(path)
    (answer,) = db.execute(question).fetchone()
    db.close()
    return answer


def test_all_steps_are_taken_one_after_the_other(tmp_path: Path) -> None:
    path = laid_out(tmp_path, OLDEST)
    migrated(path, ADD_A_COLUMN, BUILD_SEATS_ANEW)
    assert told(path, "PRAGMA user_version") == OLDEST + 2
    assert told(path, "SELECT weather FROM tables") == "fog"
    assert told(path, "SELECT name FROM seats WHERE seat = 0") == "Mina"
    migrated(path, ADD_A_COLUMN, BUILD_SEATS_ANEW)


@pytest.mark.parametrize("broken", [FAIL, FORGET_THE_TABLES])
def test_a_step_that_fails_takes_all_of_them_back(tmp_path: Path, broken: str) -> None:
    path = laid_out(tmp_path, OLDEST)
    before = shape(path)
    with pytest.raises(Trouble, match="nothing in it was changed") as refused:
        migrated(path, ADD_A_COLUMN, broken)
    assert str(refused.value).count("\n") == 0
    assert told(path, "PRAGMA user_version") == OLDEST
    assert shape(path) == before
    assert told(path, "SELECT text FROM chat") == "hello"
    migrated(path, ADD_A_COLUMN)


def test_the_older_one_is_kept_beside_it_for_its_owner_alone(tmp_path: Path) -> None:
    path = laid_out(tmp_path, OLDEST)
    migrated(path, ADD_A_COLUMN)
    copy = path.with_name(f"tables-format-{OLDEST}.sqlite3")
    assert told(copy, "PRAGMA user_version") == OLDEST
    assert told(copy, "SELECT headline FROM tables") == "Turn 2"
    assert copy.stat().st_mode & 0o077 == 0


@pytest.mark.parametrize("number", [OLDEST - 1, VERSION + 1, 99])
def test_a_format_without_a_way_here_is_refused_in_one_sentence(
    tmp_path: Path, number: int
) -> None:
    path = laid_out(tmp_path, OLDEST)
    db = sqlite3.connect(path)
    db.execute(f"PRAGMA user_version = {number}")
    db.close()
    with pytest.raises(Trouble, match=f"another version of Gaslamp .format {number},") as refused:
        SqliteStore(tmp_path)
    assert str(refused.value).count("\n") == 0
    assert told(path, "PRAGMA user_version") == number
    assert told(path, "SELECT count(*) FROM tables") == 1


def test_a_new_file_has_the_newest_format(tmp_path: Path) -> None:
    db = connected(tmp_path / FILE)
    bring_up_to_date(db, tmp_path / FILE)
    assert version(db) == VERSION
    db.close()
