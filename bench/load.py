"""Load: how many tables one server process holds with a move every 2 s per table.

Loopback only, bots off. For growing numbers of tables it reports how long a choice takes from
sending it to its answer (which is on disk by then), until it breaks. Each table's first choice
is not counted: it comes right after 600 people have sat down at once.

    python bench/load.py --tables 50,100,200,300 --seconds 15
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import gc
import json
import os
import random
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

SERVER = """
import sys
from pathlib import Path
from gaslamp.server.limits import UNLIMITED
from gaslamp.server.run import serve
if __name__ == "__main__":
    serve(port=int(sys.argv[1]), data=Path(sys.argv[2]), allow_each=UNLIMITED)
"""
LIMIT_MS = 50.0


class Guests:
    """One table with two people: one connection each, one choice every so often."""

    def __init__(self, port: int, links: Any, pause: float, seed: int) -> None:
        self.port = port
        self.links = links
        self.pause = pause
        self.rng = random.Random(seed)
        self.sockets: dict[int, ClientConnection] = {}
        self.states: dict[int, Any] = {}
        self.took: list[float] = []

    async def sit_down(self) -> None:
        for seat, link in enumerate(self.links["seats"]):
            socket_ = await connect(
                f"ws://127.0.0.1:{self.port}/ws", max_queue=None, compression=None
            )
            self.sockets[seat] = socket_
            hello = {"type": "hello", "table": self.links["table"], "tokens": [link["token"]]}
            await socket_.send(json.dumps(hello))
            await self.read(seat, lambda m: m["type"] == "state")

    async def read(self, seat: int, wanted: Any) -> Any:
        """Take in messages until the wanted one."""
        while True:
            message = json.loads(await self.sockets[seat].recv())
            if message["type"] == "state":
                self.states[seat] = message
            if wanted(message):
                return message

    async def play(self, until: float) -> None:
        await asyncio.sleep(self.rng.random() * self.pause)
        due = time.perf_counter()
        while time.perf_counter() < until and not self.states[0]["result"]:
            await self.one_choice()
            due += self.pause
            await asyncio.sleep(max(0.0, due - time.perf_counter()))

    async def one_choice(self) -> None:
        seat = self.states[0]["asked"][0]
        state = self.states[seat]
        key = self.rng.choice(state["menu"])["key"]
        id_ = f"{state['seq']}"
        message = {"type": "choose", "seat": seat, "key": key, "seq": state["seq"], "id": id_}
        text = json.dumps(message)
        began = time.perf_counter()
        await self.sockets[seat].send(text)
        answer = await self.read(seat, lambda m: m.get("id") == id_)
        self.took.append(time.perf_counter() - began)
        assert answer["type"] == "done", answer
        for each in self.sockets:
            if self.states[each]["seq"] < answer["seq"]:
                seq = answer["seq"]
                await self.read(each, lambda m, seq=seq: m["type"] == "state" and m["seq"] >= seq)

    async def leave(self) -> None:
        for each in self.sockets.values():
            await each.close()


def new_table(port: int, game: str) -> Any:
    body = json.dumps({"game": game, "seats": ["human", "human"]}).encode()
    request = urllib.request.Request(
        f"http://127.0.0.1:{port}/api/tables", body, {"Content-Type": "application/json"}
    )
    with urllib.request.urlopen(request, timeout=20) as reply:
        return json.load(reply)


async def load(port: int, tables: list[Any], pause: float, seconds: float) -> list[Guests]:
    guests = [Guests(port, links, pause, seed) for seed, links in enumerate(tables)]
    for start in range(0, len(guests), 20):
        await asyncio.gather(*(g.sit_down() for g in guests[start : start + 20]))
    until = time.perf_counter() + seconds + pause
    await asyncio.gather(*(g.play(until) for g in guests))
    await asyncio.gather(*(g.leave() for g in guests))
    return guests


def percentile(values: list[float], share: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]


def cpu_seconds(pid: int) -> float:
    """The processor time a process has used (Linux only; else nothing)."""
    with contextlib.suppress(OSError):
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    return 0.0


def start(folder: Path, text: str = SERVER) -> tuple[subprocess.Popen[bytes], int]:
    with socket.create_server(("127.0.0.1", 0)) as probe:
        port = int(probe.getsockname()[1])
    script = folder / "server.py"
    script.write_text(text, encoding="utf-8")
    paths = os.pathsep.join(path for path in sys.path if path)
    process = subprocess.Popen(
        [sys.executable, str(script), str(port), str(folder / "data")],
        env={**os.environ, "PYTHONPATH": paths},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    for _ in range(1000):
        with contextlib.suppress(OSError):
            urllib.request.urlopen(f"http://127.0.0.1:{port}/healthz", timeout=1).close()
            return process, port
        time.sleep(0.02)
    raise SystemExit("The server did not start.")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", default="50,100,200,300,400,600,800")
    parser.add_argument("--seconds", type=float, default=15)
    parser.add_argument("--pause", type=float, default=2.0)
    parser.add_argument("--game", default="")
    parser.add_argument("--data", type=Path, help="where to put the data (default: /tmp)")
    asked = parser.parse_args()
    gc.disable()  # the pauses of 600 guests in one process are not the server's
    with tempfile.TemporaryDirectory(dir=asked.data) as folder:
        process, port = start(Path(folder))
        try:
            measure(asked, process, port)
        finally:
            process.terminate()
            process.wait(20)


def measure(asked: argparse.Namespace, process: subprocess.Popen[bytes], port: int) -> None:
    with urllib.request.urlopen(f"http://127.0.0.1:{port}/api/games") as reply:
        game = asked.game or json.load(reply)["games"][0]["id"]
    print(f"{game}: a choice every {asked.pause:g} s per table, {os.cpu_count()} cores, "
          f"load average {os.getloadavg()[0]:.1f}")  # fmt: skip
    print("tables  choices/s     p50     p90     p99     max   server CPU")
    for count in [int(n) for n in asked.tables.split(",")]:
        tables = [new_table(port, game) for _ in range(count)]
        before, began = cpu_seconds(process.pid), time.perf_counter()
        guests = asyncio.run(load(port, tables, asked.pause, asked.seconds))
        busy = (cpu_seconds(process.pid) - before) / (time.perf_counter() - began)
        took = [t * 1000 for g in guests for t in g.took[1:]]
        row = [percentile(took, share) for share in (0.5, 0.9, 0.99, 1.0)]
        rate = sum(len(g.took) for g in guests) / (asked.seconds + asked.pause)
        shown = "".join(f"{ms:6.1f}ms" for ms in row)
        print(f"{count:6}  {rate:9.1f} {shown}   {busy:8.0%}", flush=True)
        if row[2] > 4 * LIMIT_MS:
            print("It breaks here.")
            return


if __name__ == "__main__":
    main()
