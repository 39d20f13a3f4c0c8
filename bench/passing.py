"""Passing on: how one process tells another that holds a table what somebody wants, and hears back.

PostgreSQL's LISTEN/NOTIFY (in pieces, for a notice holds 8,000 bytes) beside our own socket
(`server/passage.py`): both with a request of 150 bytes and an answer as large as a state, so many
at a time. Needs PostgreSQL's programs.

    python bench/passing.py --answer 3000,20000
"""

from __future__ import annotations

import argparse
import asyncio
import os
import resource
import sys
import time
from pathlib import Path
from typing import Any

import psycopg

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))
from gaslamp.server.fellows import Fellows
from gaslamp.server.passage import Passage
from gaslamp.store.postgres import PostgresStore
from guests import percentile
from postgres_kit import Postgres
from server_kit import free_port

PIECE = 7900
REQUEST = "q" * 150


def cpu() -> float:
    used = resource.getrusage(resource.RUSAGE_SELF)
    return used.ru_utime + used.ru_stime


async def by_notify(address: str, answer: str, count: int, together: int) -> list[float]:
    """A request is a notice to the holder, who answers in as many pieces as it takes."""
    hear = [await psycopg.AsyncConnection.connect(address, autocommit=True) for _ in range(2)]
    say = [await psycopg.AsyncConnection.connect(address, autocommit=True) for _ in range(2)]
    await hear[0].execute("LISTEN requests")
    await hear[1].execute("LISTEN answers")
    waiting: dict[str, asyncio.Event] = {}

    async def holder() -> None:
        async for notice in hear[0].notifies():
            number = notice.payload.partition(" ")[0]
            pieces = [answer[at : at + PIECE] for at in range(0, len(answer), PIECE)]
            for n, piece in enumerate(pieces):
                last = "!" if n == len(pieces) - 1 else "."
                await say[0].execute("SELECT pg_notify('answers', %s)", [f"{number} {last}{piece}"])

    async def listener() -> None:
        async for notice in hear[1].notifies():
            number, _, rest = notice.payload.partition(" ")
            if rest[0] == "!":
                waiting[number].set()

    tasks = [asyncio.create_task(holder()), asyncio.create_task(listener())]
    took: list[float] = []

    async def ask(number: int) -> None:
        began = time.perf_counter()
        waiting[str(number)] = asyncio.Event()
        await say[1].execute("SELECT pg_notify('requests', %s)", [f"{number} {REQUEST}"])
        await waiting[str(number)].wait()
        took.append(time.perf_counter() - began)

    await many(ask, count, together)
    for task in tasks:
        task.cancel()
    for connection in (*hear, *say):
        await connection.close()
    return took


async def by_passage(address: str, answer: str, count: int, together: int) -> list[float]:
    """A request is an event of a socket that is carried to the holder, and so is the answer."""

    async def app(scope: Any, receive: Any, send: Any) -> None:
        while (await receive())["type"] != "websocket.disconnect":
            await send({"type": "websocket.send", "text": answer})

    stores = [await PostgresStore.opened(address) for _ in range(2)]
    here, there = [Passage(Fellows(store)) for store in stores]
    assert isinstance(there.fellows, Fellows) and isinstance(here.fellows, Fellows)
    await there.fellows.start(await there.listen(app), lambda: None)
    await here.fellows.start(await here.listen(app), lambda: None)
    channels = [
        await here.open(there.fellows.me, {"type": "websocket", "headers": []})
        for _ in range(together)
    ]
    took: list[float] = []

    async def ask(number: int) -> None:
        began = time.perf_counter()
        channel = channels[number % together]
        await channel.send({"type": "websocket.receive", "text": REQUEST})
        channel.took(await channel.receive())
        took.append(time.perf_counter() - began)

    await many(ask, count, together)
    for passage in (here, there):
        await passage.stop()
        await passage.fellows.stop()
    for store in stores:
        await store.close()
    return took


async def many(ask: Any, count: int, together: int) -> None:
    async def some(first: int) -> None:
        for number in range(first, count, together):
            await ask(number)

    await asyncio.gather(*(some(first) for first in range(together)))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--answer", default="3000,20000")
    parser.add_argument("--count", type=int, default=1000)
    parser.add_argument("--together", default="1,20")
    asked = parser.parse_args()
    server = Postgres(free_port(), settings="")
    server.start()
    print(
        f"{os.cpu_count()} cores, load average {os.getloadavg()[0]:.1f}; both ends in one process"
    )
    print("how       answer  at once   p50 ms   p99 ms  a second   CPU µs each")
    try:
        for size in map(int, asked.answer.split(",")):
            for together in map(int, asked.together.split(",")):
                for name, way in (("NOTIFY", by_notify), ("passage", by_passage)):
                    used, began = cpu(), time.perf_counter()
                    work = way(server.address("postgres"), "a" * size, asked.count, together)
                    took = [t * 1000 for t in asyncio.run(work)]
                    wall = time.perf_counter() - began
                    each = (cpu() - used) / asked.count * 1e6
                    print(f"{name:8} {size:7} {together:8} {percentile(took, 0.5):8.2f} "
                          f"{percentile(took, 0.99):8.2f} {asked.count / wall:9.0f} {each:13.0f}",
                          flush=True)  # fmt: skip
    finally:
        server.remove()


if __name__ == "__main__":
    main()
