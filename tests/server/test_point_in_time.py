"""PostgreSQL's own tools bring a store back to a moment, as docs/operating.md says."""

from __future__ import annotations

import shutil
import time
from pathlib import Path

import psycopg

from gaslamp.store.postgres import PostgresStore
from gaslamp.store.records import Hold
from postgres_kit import USER, Postgres, postgres
from server_kit import free_port, played
from store_kit import choice, record, seats, summary

T = Hold("t")


def archiving() -> Postgres:
    """A server that puts away its write-ahead log, and where it puts it."""
    postgres()  # or skip
    server = Postgres(free_port())
    put_away = server.folder / "archive"
    put_away.mkdir()
    if server.user is not None:
        shutil.chown(put_away, server.user)
    add(server.data, "archive_mode = on", f"archive_command = 'cp %p {put_away}/%f'")
    server.start()
    return server


def add(data: Path, *lines: str) -> None:
    with (data / "postgresql.conf").open("a", encoding="utf-8") as file:
        file.writelines(f"{line}\n" for line in lines)


def moment(server: Postgres) -> str:
    with psycopg.connect(server.address("postgres")) as db:
        row = db.execute("SELECT clock_timestamp()::text").fetchone()
    assert row is not None
    return str(row[0])


def put_away_all(server: Postgres) -> None:
    """Until the last piece of the log lies in the archive."""
    with psycopg.connect(server.address("postgres"), autocommit=True) as db:
        row = db.execute("SELECT pg_walfile_name(pg_switch_wal())").fetchone()
    assert row is not None
    for _ in range(600):
        if (server.folder / "archive" / row[0]).exists():
            return
        time.sleep(0.05)
    raise AssertionError("the log was not put away")


@played
async def test_a_store_comes_back_to_a_moment() -> None:
    server = archiving()
    store = await PostgresStore.opened(server.address("postgres"))
    await store.create(record("t"), seats(), [], "state")
    base = server.folder / "base"
    server.run("pg_basebackup", "-D", str(base), "-h", str(server.folder), "-p", str(server.port),
               "-U", USER, "-c", "fast")  # fmt: skip
    await store.choose(T, choice(0), "before the mishap", summary(1))
    then = moment(server)
    await store.choose(T, choice(1), "after it", summary(2))
    await store.close()
    put_away_all(server)
    server.kill()
    server.data = base
    add(base, f"restore_command = 'cp {server.folder}/archive/%f %p'",
        f"recovery_target_time = '{then}'", "recovery_target_action = promote",
        "archive_mode = off", "hot_standby = off")  # fmt: skip
    (base / "recovery.signal").touch()
    server.start()
    back = await PostgresStore.opened(server.address("postgres"))
    found = await back.load("t")
    assert found is not None and found.snapshot == "before the mishap"
    assert [row.key for row in found.choices] == ["key:0"]
    await back.choose(T, choice(1), "otherwise", summary(2))
    await back.close()
    server.remove()
