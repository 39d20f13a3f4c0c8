"""`gaslamp move-house`: everything from one store to another."""

from __future__ import annotations

import asyncio
import sys

from gaslamp.cli.speech import t
from gaslamp.kernel.errors import Trouble
from gaslamp.store.moving import move
from gaslamp.store.opening import opened


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
