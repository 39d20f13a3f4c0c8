"""Which kind of store an address means."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path

from gaslamp.kernel.errors import Trouble
from gaslamp.store.sqlite import SqliteStore
from gaslamp.store.store import Store

POSTGRES = ("postgresql://", "postgres://")
LIBRARIES = ("psycopg", "psycopg_pool")


def is_postgres(address: str) -> bool:
    return address.startswith(POSTGRES)


async def opened(address: str) -> Store:
    """The store in PostgreSQL, or in a folder of this machine."""
    if not is_postgres(address):
        if "://" in address:
            raise Trouble("database-unknown", address=address.partition("://")[0])
        return SqliteStore(Path(address))
    if any(find_spec(name) is None for name in LIBRARIES):
        raise Trouble("postgres-missing")
    from gaslamp.store.postgres import PostgresStore

    return await PostgresStore.opened(address)
