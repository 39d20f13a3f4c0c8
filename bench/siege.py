"""Siege: does a live table notice when others misuse the server, and is memory given back?

Loopback only, bounded in number and time, with the product's own limits.

    python bench/siege.py attack      half requests, deaf readers, loops of replays
    python bench/siege.py abandon     three rounds of 1,000 tables made and left, never quiet
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import random
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from guests import Table, new_table, percentile
from load import SERVER, Server, cpu_seconds

# With 1,024 file handles, as many systems give; bots off.
LIMITED = """
import resource, sys
from pathlib import Path
from gaslamp.server.run import serve
from gaslamp.server.settings import Settings
if __name__ == "__main__":
    resource.setrlimit(resource.RLIMIT_NOFILE, (1024, 1024))
    serve(Settings(port=int(sys.argv[1]), data=Path(sys.argv[2]), thinkers=1))
"""
MEGABYTE = 1024 * 1024
HALVES, DEAF, LOOPS = 1100, 30, 2
ROUNDS, TABLES = 3, 1000
IDLE_SECONDS = 64.0  # until a table that everybody has left is put away


def resident(pid: int) -> int:
    pages = int(Path(f"/proc/{pid}/statm").read_text(encoding="ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") // MEGABYTE


async def half_request(port: int, over: asyncio.Event) -> None:
    """Connect, say half a head, and wait; when shut out, try again a little later."""
    while not over.is_set():
        with contextlib.suppress(OSError):
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Half: ")
            waits = asyncio.create_task(over.wait())
            cut = asyncio.create_task(reader.read(1))
            await asyncio.wait((waits, cut), return_when=asyncio.FIRST_COMPLETED)
            for task in (waits, cut):
                task.cancel()
            writer.transport.abort()
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(over.wait(), random.uniform(2, 8))


async def deaf_reader(port: int, table: str, over: asyncio.Event) -> None:
    """A spectator who asks for the state eight times a second and never reads it."""
    while not over.is_set():
        with contextlib.suppress(OSError, WebSocketException):
            made = await connect(f"ws://127.0.0.1:{port}/ws", max_queue=1, compression=None)
            await made.send(json.dumps({"type": "hello", "table": table}))
            made.transport.pause_reading()
            while not over.is_set():
                await asyncio.wait_for(made.send('{"type":"resume","last_seq":99999}'), 2)
                await asyncio.sleep(1 / 8)
            made.transport.abort()
        await asyncio.sleep(0.5)


async def replay_loop(port: int, table: str, over: asyncio.Event, counts: dict[str, int]) -> None:
    """The whole replay, again and again, without a token."""
    asked = f"GET /api/tables/{table}/replay?count=200 HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n"
    while not over.is_set():
        try:
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(f"{asked}Connection: close\r\n\r\n".encode())
            status = (await reader.readline()).decode().split()[1]
            while await reader.read(65536):
                pass
            writer.close()
        except (OSError, IndexError):
            status = "cut off"
        counts[status] = counts.get(status, 0) + 1
        await asyncio.sleep(0.005)


def shown(took: list[float]) -> str:
    ms = [t * 1000 for t in took]
    row = [percentile(ms, share) for share in (0.5, 0.95, 0.99, 1.0)]
    rest = ", ".join(f"p{p} {t:.0f}" for p, t in zip((50, 95, 99, 100), row, strict=True))
    return f"{len(ms)} choices, ms: {rest}"


async def attacked(port: int, pid: int, game: str, seconds: float) -> None:
    table, later = (Table(new_table(port, game), 0.15, 1) for _ in range(2))
    watched = Table(new_table(port, game), 0.12, 2)
    for each in (table, later, watched):
        await each.sit_down("127.0.0.1", port)
    await watched.play(time.perf_counter() + 10)
    await table.play(time.perf_counter() + seconds / 2)
    print(f"before  {shown(table.took)}; {resident(pid)} MB", flush=True)
    table.took.clear()
    over = asyncio.Event()
    most = asyncio.create_task(peak(pid, over))
    words = ("besiege", "--port", str(port), "--table", watched.id)
    attackers = await asyncio.create_subprocess_exec(
        sys.executable, __file__, *words, "--seconds", str(seconds + 2)
    )
    await asyncio.sleep(2)
    used, began = cpu_seconds(pid), time.perf_counter()
    await table.play(time.perf_counter() + seconds)
    busy = (cpu_seconds(pid) - used) / (time.perf_counter() - began)
    over.set()
    print(
        f"during  {shown(table.took)}; at most {await most} MB, server CPU {busy:.0%}", flush=True
    )
    await attackers.wait()
    await asyncio.sleep(4)
    await later.play(time.perf_counter() + seconds / 2)
    print(f"after   {shown(later.took)}; {resident(pid)} MB", flush=True)
    for each in (table, later, watched):
        each.leave()


async def besiege(port: int, table: str, seconds: float) -> None:
    """All the attackers, in a process of their own."""
    over, counts = asyncio.Event(), dict[str, int]()
    tasks = [
        *(asyncio.create_task(half_request(port, over)) for _ in range(HALVES)),
        *(asyncio.create_task(deaf_reader(port, table, over)) for _ in range(DEAF)),
        *(asyncio.create_task(replay_loop(port, table, over, counts)) for _ in range(LOOPS)),
    ]
    await asyncio.sleep(seconds / 2)
    began = time.perf_counter()
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(f"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n\r\n".encode())
    line = (await asyncio.wait_for(reader.readline(), 10)).decode().strip()
    health = (time.perf_counter() - began) * 1000
    await asyncio.sleep(seconds / 2)
    over.set()
    await asyncio.gather(*tasks, return_exceptions=True)
    print(f"        a newcomer: {line} in {health:.0f} ms; replays by answer: {counts}", flush=True)


async def peak(pid: int, over: asyncio.Event) -> int:
    most = 0
    while not over.is_set():
        most = max(most, resident(pid))
        await asyncio.sleep(0.2)
    return most


async def abandoned(port: int, pid: int, game: str) -> None:
    """Tables are made, sat down at and left, while somebody pings all the time."""
    links = await asyncio.to_thread(new_table, port, game)
    watcher = await connect(f"ws://127.0.0.1:{port}/ws", max_queue=None, compression=None)
    await watcher.send(json.dumps({"type": "hello", "table": links["table"]}))
    restless = asyncio.create_task(ping(watcher))
    print(f"at the start {resident(pid)} MB", flush=True)
    for nth in range(1, ROUNDS + 1):
        for _ in range(TABLES // 10):
            await asyncio.gather(*(made_and_left(port, game) for _ in range(10)))
        full = resident(pid)
        await asyncio.sleep(IDLE_SECONDS)
        print(f"round {nth}: {full} MB when made, {resident(pid)} MB when put away", flush=True)
    restless.cancel()
    await watcher.close()


async def ping(watcher: ClientConnection) -> None:
    while True:
        await watcher.send('{"type":"ping"}')
        await asyncio.sleep(0.5)
        with contextlib.suppress(TimeoutError):
            while True:
                await asyncio.wait_for(watcher.recv(), 0.01)


async def made_and_left(port: int, game: str) -> None:
    links: Any = await asyncio.to_thread(new_table, port, game)
    async with connect(f"ws://127.0.0.1:{port}/ws", max_queue=None, compression=None) as made:
        token = links["seats"][0]["token"]
        await made.send(json.dumps({"type": "hello", "table": links["table"], "tokens": [token]}))
        while json.loads(await made.recv())["type"] != "state":
            pass


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=("attack", "abandon", "besiege"))
    parser.add_argument("--port", type=int, help="besiege: the server's port")
    parser.add_argument("--table", help="besiege: a table to look at")
    parser.add_argument("--game", default="great-old-ones")
    parser.add_argument("--seconds", type=float, default=20)
    asked = parser.parse_args()
    if asked.what == "besiege":
        asyncio.run(besiege(asked.port, asked.table, asked.seconds))
        return
    attack = asked.what == "attack"
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder), text=LIMITED if attack else SERVER)
        process, port = server.process, server.port
        print(f"{asked.game}, {os.cpu_count()} cores, load average {os.getloadavg()[0]:.1f}")
        try:
            if attack:
                asyncio.run(attacked(port, process.pid, asked.game, asked.seconds))
            else:
                asyncio.run(abandoned(port, process.pid, asked.game))
        finally:
            print(f"load average {os.getloadavg()[0]:.1f}")
            server.stop()


if __name__ == "__main__":
    main()
