"""Servers as processes of their own, killed, paused and cut off while people play.

Nothing that was acknowledged or shown may be lost, nothing may happen twice, no table may have two
processes write to it at once, and every table must replay to what is stored. Run by hand for more;
a run goes on where the last one stopped, and says how all of them went. Where there are cores for
it, several sieges go on side by side, each with servers, people and faults of its own:

    python tests/kill_kit.py --store sqlite --kills 500 --minutes 50
    python tests/kill_kit.py --store postgres --kills 500 --pauses 50 --minutes 50 --sieges 6
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import multiprocessing
import os
import random
import signal
import subprocess
import sys
import tempfile
import time
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path

import httpx
import psycopg

from postgres_kit import Postgres
from relay_kit import Relay
from server_kit import GAME, free_port
from witness_kit import Witness, check_journal, check_watched, keep_playing

SERVER = """
import sys
from pathlib import Path
from gaslamp.server.limits import UNLIMITED
from gaslamp.server.run import serve
from gaslamp.server.settings import Settings
if __name__ == "__main__":
    at = {"port": int(sys.argv[1]), "data": Path(sys.argv[2]), "database": sys.argv[3]}
    serve(Settings(**at, bot_pause=0.0, thinkers=1, allow_each=UNLIMITED))
"""
OPTIONS = {"overlords": "random", "influence": "recommended"}
TABLES = 6
BOTS_AT = 5  # the table at which a bot sits
LONGEST = 90.0  # until somebody is answered again, however busy the machine is
# When a proxy that asks `/readyz` every second sends nobody more to a process that stands still, or
# that has noticed that it is cut off.
NOTICED = {"pause": 1.5, "cut": 4.5}
SLOW = 5.0  # seconds after which a run tells what happened
AT_A_TIME = 25  # faults, before servers and tables begin anew and it is noted how it went
NOTES = Path(__file__).parents[1] / "build" / "faults"
# In a database that is watched: by whose line a choice came, and the fence its table then had. Not
# who holds the table: nobody does from when a process lets go of it, or the others believe it gone,
# and what was on its way then may still be written, until somebody takes the table.
WATCH = """
CREATE TABLE IF NOT EXISTS watched (table_id TEXT, seq BIGINT, writer TEXT, fence BIGINT);
CREATE OR REPLACE FUNCTION watch() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    INSERT INTO watched SELECT NEW.table_id, NEW.seq, current_setting('application_name'), fence
        FROM tables WHERE id = NEW.table_id;
    RETURN NEW; END $$;
DROP TRIGGER IF EXISTS watching ON choices;
CREATE TRIGGER watching AFTER INSERT ON choices FOR EACH ROW EXECUTE FUNCTION watch();
"""


class Victim:
    """A server process."""

    def __init__(self, folder: Path, port: int, database: str = "") -> None:
        self.folder = folder
        self.port = port
        self.database = database
        self.process: subprocess.Popen[bytes] | None = None
        self.script = folder / "server.py"
        self.script.write_text(SERVER, encoding="utf-8")
        self.http = httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=5)

    def launch(self) -> None:
        paths = os.pathsep.join(path for path in sys.path if path)
        words = [str(self.port), str(self.folder / "data"), self.database]
        with (self.folder / "server.log").open("ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, str(self.script), *words],
                env={**os.environ, "PYTHONPATH": paths}, stdout=log, stderr=log,
            )  # fmt: skip

    def start(self) -> None:
        self.launch()
        deadline = time.monotonic() + LONGEST
        while time.monotonic() < deadline:
            with contextlib.suppress(httpx.TransportError):
                if self.http.get("/readyz").status_code == 200:
                    return
            time.sleep(0.02)
        raise AssertionError((self.folder / "server.log").read_text()[-2000:])

    def signal(self, number: int) -> None:
        assert self.process is not None
        self.process.send_signal(number)

    def kill(self) -> None:
        self.signal(signal.SIGKILL)
        assert self.process is not None
        self.process.wait()

    def stop(self) -> None:
        self.http.close()
        if self.process is not None and self.process.poll() is None:
            self.process.terminate()
            assert self.process.wait(20) == 0, "the server does not stop gracefully"

    def new_table(self, bots: bool) -> Witness:
        seats = ["human", "random"] if bots else ["human", "human"]
        body = {"game": GAME, "seats": seats, "options": OPTIONS}
        reply = self.http.post("/api/tables", json=body)
        assert reply.status_code == 201, reply.text
        return Witness(reply.json(), bots)


# Faults


@dataclass
class Tally:
    """What has been done to the servers, and how it went."""

    kills: int = 0
    database_kills: int = 0
    pauses: int = 0
    cuts: int = 0
    acknowledged: int = 0
    tables: int = 0
    watched: int = 0
    # By what happened: the seconds until every table was answered again.
    away: dict[str, list[float]] = field(default_factory=dict)

    def told(self) -> str:
        away = "; ".join(f"{fault} {spread(rows)}" for fault, rows in sorted(self.away.items()))
        return (
            f"{self.kills} kills of processes, {self.database_kills} of the database, "
            f"{self.pauses} pauses, {self.cuts} cuts; {self.acknowledged} acknowledged, "
            f"{self.tables} tables finished, {self.watched} watched: nothing lost, nothing twice, "
            f"one owner at a time. Seconds until all were answered again: {away}"
        )


def spread(values: list[float]) -> str:
    rows = sorted(values)
    return ", ".join(
        f"p{p} {rows[min(len(rows) - 1, len(rows) * p // 100)]:.1f}" for p in (50, 95, 100)
    )


class Siege:
    """Servers with one store, and people who play there whatever happens."""

    def __init__(self, folder: Path, store: str, seed: int, processes: int) -> None:
        self.rng = random.Random(seed)
        self.tally = Tally()
        self.database: Postgres | None = None
        self.relays: list[Relay] = []
        addresses = [""]
        if store == "postgres":
            self.database = Postgres(free_port(), settings="-c full_page_writes=on")
            self.database.start()
            self.relays = [Relay(self.database.port) for _ in range(processes)]
            addresses = [self.database.address("postgres", relay.port) for relay in self.relays]
        self.victims = []
        for n, address in enumerate(addresses):
            (folder / str(n)).mkdir()
            self.victims.append(Victim(folder / str(n), free_port(), address))
        self.witnesses: list[Witness | None] = [None] * TABLES
        self.finished: list[Witness] = []
        self.down: set[int] = set()

    def start(self) -> None:
        self.victims[0].start()
        if self.database is not None:
            with psycopg.connect(self.database.address("postgres")) as db:
                db.execute(WATCH.encode())
        for victim in self.victims[1:]:
            victim.start()

    def port(self, last: int) -> int:
        """Where the next connection goes: somewhere that is not known to be down, and not where it
        just went wrong."""
        up = [v.port for n, v in enumerate(self.victims) if n not in self.down and v.port != last]
        return self.rng.choice(up or [victim.port for victim in self.victims])

    async def play(self, faults: list[str], longest: float) -> None:
        """One fault after the other while everybody plays; then look at everything."""
        enough = asyncio.Event()
        players = [asyncio.create_task(self.play_at(n, enough)) for n in range(TABLES)]
        while not all(self.witnesses) and not any(player.done() for player in players):
            await asyncio.sleep(0.02)
        for fault in faults:
            await asyncio.sleep(self.rng.uniform(0.05, longest))
            await self.do(fault, players)
        enough.set()
        await asyncio.wait_for(asyncio.gather(*players), LONGEST)
        for witness in self.witnesses:
            assert witness is not None
            await asyncio.to_thread(check_journal, self.victims[0].port, witness)
            self.take_down(witness)

    async def play_at(self, place: int, enough: asyncio.Event) -> None:
        """One game after the other."""
        while not enough.is_set():
            witness = self.witnesses[place]
            if witness is None or witness.over:
                if witness is not None:
                    self.finished.append(witness)
                witness = await self.new_table(bots=place == BOTS_AT)
                self.witnesses[place] = witness
            rng = random.Random(self.rng.random())
            await keep_playing(self.port, witness, rng, enough)

    async def new_table(self, bots: bool) -> Witness:
        while True:
            port = self.port(0)
            victim = next(each for each in self.victims if each.port == port)
            with contextlib.suppress(httpx.TransportError, AssertionError):
                return await asyncio.to_thread(victim.new_table, bots)
            await asyncio.sleep(0.1)

    def take_down(self, witness: Witness) -> None:
        self.tally.acknowledged += witness.acknowledged
        witness.acknowledged = 0

    async def do(self, fault: str, players: list[asyncio.Task[None]]) -> None:
        """Something happens; until everybody has been answered again."""
        n = self.rng.randrange(len(self.victims))
        victim, began = self.victims[n], time.monotonic()
        if fault == "kill":
            victim.kill()
            self.down = {n}
            victim.launch()
            self.tally.kills += 1
        elif fault == "database":
            assert self.database is not None
            self.database.kill()
            self.database.launch()
            self.tally.database_kills += 1
        elif fault == "pause":
            victim.signal(signal.SIGSTOP)
            self.tally.pauses += 1
        elif fault == "cut":
            self.relays[n].cut()
            self.tally.cuts += 1
        await self.until_answered(fault, n, began, players)
        victim.signal(signal.SIGCONT)
        for relay in self.relays:
            relay.mend()
        if fault == "kill":
            await self.until_ready(victim)
        self.down = set()

    async def until_answered(
        self, fault: str, n: int, began: float, players: list[asyncio.Task[None]]
    ) -> None:
        """Each table whose game goes on has been answered after this moment."""
        waiting = last = [w for w in self.witnesses if w is not None and not w.over]
        while waiting and time.monotonic() < began + LONGEST:
            for player in players:
                if player.done() and player.exception() is not None:
                    raise player.exception() or AssertionError
            last = waiting or last
            waiting = [w for w in waiting if w.last <= began and not w.over]
            if time.monotonic() > began + NOTICED.get(fault, LONGEST):
                self.down = {n}
            await asyncio.sleep(0.02)
        assert not waiting, "nobody answers any more"
        away = round(time.monotonic() - began, 3)
        self.tally.away.setdefault(fault, []).append(away)
        if away > SLOW:
            print(f"{away} s after a {fault} of {self.victims[n].port} at {began:.2f}:")
            for witness in last:
                print(*witness.story, sep="\n  ", flush=True)

    async def until_ready(self, victim: Victim) -> None:
        deadline = time.monotonic() + LONGEST
        async with httpx.AsyncClient(timeout=2) as http:
            while time.monotonic() < deadline:
                with contextlib.suppress(httpx.TransportError):
                    reply = await http.get(f"http://127.0.0.1:{victim.port}/readyz")
                    if reply.status_code == 200:
                        return
                if victim.process is not None and victim.process.poll() is not None:
                    victim.launch()  # the database was not there yet
                await asyncio.sleep(0.02)
        raise AssertionError("a server does not start any more")

    def stop(self) -> None:
        """What was played is stored; stop gracefully, and look who wrote."""
        for witness in self.finished:
            check_journal(self.victims[0].port, witness)
            self.take_down(witness)
        self.tally.tables = len(self.finished)
        for victim in self.victims:
            victim.stop()
        if self.database is not None:
            self.tally.watched = check_watched(self.database.address("postgres"))

    def remove(self) -> None:
        for victim in self.victims:
            if victim.process is not None and victim.process.poll() is None:
                victim.kill()
        for relay in self.relays:
            relay.stop()
        if self.database is not None:
            self.database.remove()


def besiege(
    folder: Path,
    store: str,
    faults: list[str],
    seed: int,
    longest: float = 0.7,
    processes: int = 3,
) -> Tally:
    """The whole test: these faults, some at a time."""
    siege = Siege(folder, store, seed, processes)
    siege.start()
    try:
        for start in range(0, len(faults), 10):
            asyncio.run(siege.play(faults[start : start + 10], longest))
        siege.stop()
    finally:
        siege.remove()
    return siege.tally


def shuffled(kills: int, pauses: int, cuts: int, store: str, seed: int) -> list[str]:
    """With PostgreSQL every fifth of those killed is the database itself."""
    shared = store == "postgres"
    faults = ["database" if shared and n % 5 == 0 else "kill" for n in range(kills)]
    faults += ["pause"] * pauses + ["cut"] * cuts
    random.Random(seed).shuffle(faults)
    return faults


@dataclass(frozen=True)
class Share:
    """What one siege has to do, and where it notes what of it is done."""

    store: str
    faults: list[str]
    seed: int
    longest: float
    notes: Path

    def go_on(self, until: float) -> tuple[int, Tally]:
        """From where it stopped to a moment; how many faults there have been in all."""
        known = json.loads(self.notes.read_text()) if self.notes.exists() else []
        done, total = sum(row["faults"] for row in known), Tally()
        for row in known:
            add(total, Tally(**row["tally"]))
        while done < len(self.faults) and time.monotonic() < until:
            some = self.faults[done : done + AT_A_TIME]
            with tempfile.TemporaryDirectory() as folder:
                tally = besiege(Path(folder), self.store, some, self.seed + done, self.longest)
            done += len(some)
            known.append({"faults": len(some), "tally": vars(tally)})
            self.notes.write_text(json.dumps(known))
            add(total, tally)
            print(f"{self.notes.stem}: {done} of {len(self.faults)}: {tally.told()}", flush=True)
        return done, total


def shares(asked: argparse.Namespace) -> list[Share]:
    """One for each siege; alone it has everything."""
    faults = shuffled(asked.kills, asked.pauses, asked.cuts, asked.store, asked.seed)
    name = f"{asked.store}-{asked.kills}-{asked.pauses}-{asked.cuts}-{asked.seed}"
    names = [f"{name}-{n}of{asked.sieges}" for n in range(asked.sieges)]
    return [
        Share(
            asked.store, faults[n :: asked.sieges], asked.seed + n * len(faults), asked.longest,
            NOTES / f"{name if asked.sieges == 1 else names[n]}.json",
        )
        for n in range(asked.sieges)
    ]  # fmt: skip


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--store", choices=("sqlite", "postgres"), default="sqlite")
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument("--pauses", type=int, default=0)
    parser.add_argument("--cuts", type=int, default=0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=50)
    parser.add_argument("--longest", type=float, default=0.7, help="seconds between two faults")
    parser.add_argument("--sieges", type=int, default=1, help="side by side")
    parser.add_argument("--again", action="store_true", help="from the beginning")
    asked = parser.parse_args()
    NOTES.mkdir(parents=True, exist_ok=True)
    until = time.monotonic() + asked.minutes * 60
    done, wanted, total = 0, 0, Tally()
    with ProcessPoolExecutor(asked.sieges, multiprocessing.get_context("spawn")) as beside:
        waiting = []
        for share in shares(asked):
            if asked.again:
                share.notes.unlink(missing_ok=True)
            waiting.append(beside.submit(share.go_on, until))
            wanted += len(share.faults)
        for each in waiting:
            faults, tally = each.result()
            done += faults
            add(total, tally)
    print(f"{'All' if done == wanted else f'{done} of {wanted} so far'}: {total.told()}")
    return 0 if done == wanted else 1


def add(total: Tally, more: Tally) -> None:
    for name, value in vars(more).items():
        if name != "away":
            setattr(total, name, getattr(total, name) + value)
    for fault, rows in more.away.items():
        total.away.setdefault(fault, []).extend(rows)


if __name__ == "__main__":
    sys.exit(main())
