"""`gaslamp move-house`, `backup` and `restore`: everything from one store to another, or a file."""

from __future__ import annotations

import asyncio
import os
import sys
from pathlib import Path

from gaslamp.cli.speech import t
from gaslamp.kernel.errors import Trouble
from gaslamp.server.settings import DATABASE
from gaslamp.store.backing_up import back_up as backed_up
from gaslamp.store.backing_up import put_back
from gaslamp.store.folder import data_folder
from gaslamp.store.moving import move
from gaslamp.store.opening import opened


def back_up(file: Path, store: str) -> int:
    digest = asyncio.run(backed_up(store or usual(), file, told))
    print(t.command("backup", "done", file=str(file), digest=digest))
    return 0


def restore(file: Path, store: str) -> int:
    digest = asyncio.run(put_back(file, store or usual(), told))
    print(t.command("restore", "done", digest=digest))
    return 0


def usual() -> str:
    """The store that `gaslamp serve` would open."""
    return os.environ.get(DATABASE, "") or str(data_folder())


def move_house(old: str, new: str) -> int:
    return asyncio.run(moving(old, new))


async def moving(old: str, new: str) -> int:
    if old == new:
        raise Trouble("house-the-same")
    leaving = await opened(old)
    try:
        entering = await opened(new)
        try:
            digest = await move(leaving, entering, told)
        finally:
            await entering.close()
    finally:
        await leaving.close()
    print(t.command("move-house", "done", digest=digest))
    return 0


def told(name: str, count: int) -> None:
    print(f"{count:>10}  {name}", file=sys.stderr)
