"""Load: what live tables cost a server, with SQLite and with PostgreSQL.

Loopback only, two people at each table, a choice every 2 s, bots off. For growing numbers of tables
it reports how long a choice takes from sending it to its answer (which is on disk by then), the
processor time and the bytes of a choice, and the memory of a table. A table's first choice is not
counted: it comes right after everybody has sat down at once. The guests are spread over processes
of their own (`--guests`); how busy the busiest was is told, for one that is has no time to look.

    python bench/load.py --tables 100,300,1000 --seconds 15
    python bench/load.py --store postgres --processes 2 --guests 4 --tables 100,300,1000
    python bench/load.py --tables 100 --beside 100 --bot lamplighter
    python bench/load.py --write        both stores, one to four processes, into bench/load.md
    python bench/load.py --write sqlite:1 postgres:4        only these; other rows stay there

With `--beside` so many further tables are watched at which bots alone play, without ceasing.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from guests import Onlooker, new_table, percentile
from parties import Party, Plan
from postgres_kit import Postgres

SERVER = """
import sys
from pathlib import Path
from gaslamp.server.limits import UNLIMITED
from gaslamp.server.run import serve
from gaslamp.server.settings import Settings
if __name__ == "__main__":
    at = {"port": int(sys.argv[1]), "data": Path(sys.argv[2]), "database": sys.argv[3]}
    serve(Settings(**at, workers=int(sys.argv[4]), thinkers=1, allow_each=UNLIMITED))
"""
LIMIT_MS = 50.0
BUSY = 0.8  # of a core, from which on guests' own delay is measured along
GAME = "terrors-of-london"
KILOBYTE = 1024
EVERYTHING = ("sqlite:1", "postgres:1", "postgres:2", "postgres:4")
PAGE = Path(__file__).with_name("load.md")
COLUMNS = (
    "store|processes|tables|choices/s|p50 ms|p99 ms|CPU ms a choice|CPU|guests|bytes|kB a table|"
    "after|machine"
)
INTRODUCTION = f"""# Load

Made by `bench/load.py --write`: Terrors of London, two people at each table, a choice every 2 s,
bots off, loopback; guests, database and server on the same cores. More tables are not tried where a
choice takes longer than {8 * LIMIT_MS:.0f} ms for one in a hundred. Times are from sending a choice
to its answer; CPU and memory are the server's, of all its processes, bytes those to one person for
one choice. "Guests" is how much of a core the busiest process of guests took: above {BUSY:.0%} its
own delay is measured along. "After" so many choices at each table it was measured.

|{COLUMNS}|
|{"---|" * (COLUMNS.count("|") + 1)}"""


class Server:
    """A server of one or several processes, with a store of its own."""

    def __init__(
        self, folder: Path, database: str = "", processes: int = 1, text: str = SERVER
    ) -> None:
        with socket.create_server(("127.0.0.1", 0)) as probe:
            self.port = int(probe.getsockname()[1])
        script = folder / "server.py"
        script.write_text(text, encoding="utf-8")
        paths = os.pathsep.join(path for path in sys.path if path)
        words = [str(self.port), str(folder / "data"), database, str(processes)]
        self.process = subprocess.Popen(
            [sys.executable, str(script), *words], env={**os.environ, "PYTHONPATH": paths},
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
        )  # fmt: skip
        self.processes = processes
        for _ in range(1500):
            with contextlib.suppress(OSError):
                urllib.request.urlopen(f"http://127.0.0.1:{self.port}/readyz", timeout=1).close()
                time.sleep(1.0)  # until the games are read
                return
            time.sleep(0.02)
        raise SystemExit("The server did not start.")

    def pids(self) -> list[int]:
        """Of those that serve tables."""
        pid = self.process.pid
        if self.processes == 1:
            return [pid]
        return [int(p.name) for p in Path("/proc").glob("[0-9]*") if parent(int(p.name)) == pid]

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(40)


def stat(pid: int) -> list[str]:
    """What the system says of a process after its name (Linux only); nothing where it is gone."""
    with contextlib.suppress(OSError):
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return []


def parent(pid: int) -> int:
    return int(found[1]) if (found := stat(pid)) else 0


def cpu_seconds(pid: int) -> float:
    """The processor time a process has used."""
    found = stat(pid)
    return (int(found[11]) + int(found[12])) / os.sysconf("SC_CLK_TCK") if found else 0.0


def resident(pid: int) -> int:
    """What a process has in memory for itself, in bytes."""
    fields = Path(f"/proc/{pid}/statm").read_text(encoding="ascii").split()
    return (int(fields[1]) - int(fields[2])) * os.sysconf("SC_PAGE_SIZE")


@dataclass
class Row:
    """What a number of tables came to."""

    tables: int
    rate: float
    p50: float
    p90: float
    p99: float
    most: float
    cpu_ms: float  # of all serving processes, a choice
    share: float  # of one core, all serving processes together
    bytes_sent: float  # to one person, a choice
    memory: float  # kB a table, with its two connections
    busy: float  # of a core, the busiest process of guests

    def told(self) -> str:
        return (
            f"{self.tables:6} {self.rate:9.1f} {self.p50:7.1f} {self.p90:7.1f} {self.p99:7.1f} "
            f"{self.most:7.1f} {self.cpu_ms:8.2f} {self.share:7.0%} {self.bytes_sent:9.0f} "
            f"{self.memory:8.0f} {self.busy:7.0%}"
        )


HEAD = (
    "tables choices/s  p50 ms  p90 ms  p99 ms  max ms   CPU ms    CPU %     bytes  kB/table  guests"
)


async def load(server: Server, plan: Plan, count: int, guests: int) -> Row:
    pids = server.pids()
    before = sum(resident(pid) for pid in pids)
    parties = [Party(plan, range(n, count, guests)) for n in range(min(guests, count))]
    for party in parties:
        await party.seated()
    await asyncio.sleep(1.0)
    memory = (sum(resident(pid) for pid in pids) - before) / count / KILOBYTE
    used = sum(cpu_seconds(pid) for pid in pids)
    for party in parties:
        party.begin()
    played = [await party.played() for party in parties]
    used = sum(cpu_seconds(pid) for pid in pids) - used
    took = [seconds * 1000 for each in played for seconds in each.took]
    p50, p90, p99, most = (percentile(took, share) for share in (0.5, 0.9, 0.99, 1.0))
    made, wall = sum(each.made for each in played), max(each.wall for each in played)
    received = sum(each.received for each in played)
    return Row(
        count, made / wall, p50, p90, p99, most, used / made * 1000, used / wall,
        received / made, memory, max(each.busy for each in played),
    )  # fmt: skip


async def beside(server: Server, asked: argparse.Namespace, count: int) -> Row:
    """The same while bots play at other tables."""
    lookers = []
    for _ in range(asked.beside):
        made = await asyncio.to_thread(new_table, server.port, asked.game, 2, asked.bot)
        lookers.append(Onlooker(made["table"]))
        await lookers[-1].look("127.0.0.1", server.port)
    seen = sum(looker.changes for looker in lookers)
    began = time.perf_counter()
    plan = Plan(server.port, asked.game, asked.pause, asked.seconds, asked.choices)
    row = await load(server, plan, count, asked.guests)
    rate = (sum(looker.changes for looker in lookers) - seen) / (time.perf_counter() - began)
    if lookers:
        print(f"  beside {len(lookers)} tables of {asked.bot}, {rate:.0f} messages a second:")
    for looker in lookers:
        looker.leave()
    return row


def measured(server: Server, asked: argparse.Namespace) -> Iterator[Row]:
    for count in [int(n) for n in asked.tables.split(",")]:
        try:
            row = asyncio.run(beside(server, asked, count))
        except EOFError:  # guests have left
            print(f"{count:6} It breaks here: some wait for an answer in vain.")
            return
        print(row.told(), flush=True)
        if row.busy > BUSY:
            print("The guests themselves are busy: take more of them (--guests).")
        yield row
        if row.p99 > 8 * LIMIT_MS:
            print("It breaks here.")
            return
        time.sleep(3)


def rows(asked: argparse.Namespace) -> list[Row]:
    """With a server, and where it is asked for a database, of their own."""
    print(f"{asked.game}, {asked.store}, processes: {asked.processes}; a choice every "
          f"{asked.pause:g} s per table, {machine()}")  # fmt: skip
    print(HEAD)
    database = None
    address = ""
    if asked.store == "postgres":
        with socket.create_server(("127.0.0.1", 0)) as probe:
            port = int(probe.getsockname()[1])
        database = Postgres(port, settings="")
        database.start()
        address = database.address("postgres")
    with tempfile.TemporaryDirectory(dir=asked.data) as folder:
        server = Server(Path(folder), address, asked.processes)
        try:
            return list(measured(server, asked))
        finally:
            server.stop()
            if database is not None:
                database.remove()


def machine() -> str:
    """The cores that may be used, and how busy they were with anything else before."""
    return f"{len(os.sched_getaffinity(0))} cores, load average {os.getloadavg()[0]:.1f}"


def told_rows(asked: argparse.Namespace) -> Iterator[str]:
    begun = machine()
    for row in rows(asked):
        cells = (
            asked.store, asked.processes, f"{row.tables:,}", f"{row.rate:.0f}",
            f"{row.p50:.1f}", f"{row.p99:.1f}", f"{row.cpu_ms:.2f}", f"{row.share:.0%}",
            f"{row.busy:.0%}", f"{row.bytes_sent:,.0f}", f"{row.memory:.0f}", asked.choices, begun,
        )  # fmt: skip
        yield "| " + " | ".join(map(str, cells)) + " |"


def write_page(asked: argparse.Namespace) -> None:
    """What is wanted is measured; what `bench/load.md` says of the rest stays."""
    before = PAGE.read_text(encoding="utf-8").splitlines()
    told: list[str] = []
    for what in EVERYTHING:
        asked.store, _, processes = what.partition(":")
        asked.processes = int(processes)
        if what in (asked.write or EVERYTHING):
            told += told_rows(asked)
        else:
            told += [row for row in before if row.startswith(f"| {asked.store} | {processes} |")]
    PAGE.write_text("\n".join([INTRODUCTION, *told, ""]), encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--store", default="sqlite", choices=("sqlite", "postgres"))
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--tables", default="100,300,600,1000,2000,4000")
    parser.add_argument("--seconds", type=float, default=15)
    parser.add_argument("--pause", type=float, default=2.0)
    parser.add_argument("--choices", type=int, default=40, help="made before it is measured")
    parser.add_argument("--game", default=GAME)
    parser.add_argument("--beside", type=int, default=0, help="tables of bots that play all along")
    parser.add_argument("--bot", default="lamplighter", help="who plays there")
    parser.add_argument("--data", type=Path, help="where to put the data (default: /tmp)")
    parser.add_argument("--guests", type=int, default=1, help="processes they are spread over")
    parser.add_argument("--write", nargs="*", choices=EVERYTHING, help="these into bench/load.md")
    asked = parser.parse_args()
    if asked.write is None:
        rows(asked)
    else:
        write_page(asked)


if __name__ == "__main__":
    main()
