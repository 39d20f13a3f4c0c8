"""The kill test: a server process killed at random moments of play, over and over.

Nothing it acknowledged or showed may be lost, and every table must replay. Run by hand for more:

    python tests/kill_kit.py --kills 100
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import random
import signal
import socket
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
from websockets.exceptions import WebSocketException

from gaslamp.table import life
from server_kit import GAME, Player, bearer

SERVER = """
import sys
from pathlib import Path
from gaslamp.server.limits import UNLIMITED
from gaslamp.server.run import serve
if __name__ == "__main__":
    serve(port=int(sys.argv[1]), data=Path(sys.argv[2]), bot_pause=0.0, allow_each=UNLIMITED)
"""
OPTIONS = {"overlords": "random", "influence": "recommended"}


@dataclass
class Doubt:
    """A request that was sent and not answered when the server died."""

    kind: str
    seat: int
    key: str = ""
    id: str = ""
    seq: int = 0
    stored: bool = False


@dataclass
class Witness:
    """A table, and what its players were told about it."""

    links: Any
    bots: bool
    choices: list[tuple[int, str]] = field(default_factory=list)
    seq: int = 0
    undone: int = 0  # at which seq an undo was last acknowledged
    log: list[str] = field(default_factory=list)
    doubt: Doubt | None = None
    over: bool = False

    def tokens(self) -> list[str]:
        return [s["token"] for s in self.links["seats"] if s["token"]]


class Victim:
    """The server process."""

    def __init__(self, folder: Path, port: int) -> None:
        self.folder = folder
        self.port = port
        self.process: subprocess.Popen[bytes] | None = None
        self.script = folder / "server.py"
        self.script.write_text(SERVER, encoding="utf-8")
        self.http = httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=20)

    def start(self) -> None:
        paths = os.pathsep.join(path for path in sys.path if path)
        with (self.folder / "server.log").open("ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, str(self.script), str(self.port), str(self.folder / "data")],
                env={**os.environ, "PYTHONPATH": paths}, stdout=log, stderr=log,
            )  # fmt: skip
        deadline = time.monotonic() + 20
        while time.monotonic() < deadline:
            with contextlib.suppress(httpx.TransportError):
                if self.http.get("/healthz").status_code == 200:
                    return
            time.sleep(0.02)
        raise AssertionError("the server did not start")

    def kill(self) -> None:
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def new_table(self, bots: bool) -> Witness:
        seats = ["human", "random"] if bots else ["human", "human"]
        body = {"game": GAME, "seats": seats, "options": OPTIONS}
        reply = self.http.post("/api/tables", json=body)
        assert reply.status_code == 201, reply.text
        return Witness(reply.json(), bots)


async def drive(port: int, witness: Witness, rng: random.Random) -> None:
    """Play at random until the server dies, noting what was acknowledged and what was shown."""
    player = Player(port, witness.links["table"], witness.tokens())
    try:
        await player.connect()
        assert player.welcome["notice"] == "", player.welcome["notice"]
        player.first_seq = player.states[0]["seq"]
        check_shown(witness, player)
        await settle_doubt(witness, player)
        while not player.over():
            await one_move(witness, player, rng)
        witness.over = True
    except (WebSocketException, OSError):
        pass
    finally:
        note_shown(witness, player)
        with contextlib.suppress(Exception):
            await player.leave()


def check_shown(witness: Witness, player: Player) -> None:
    """Whatever was shown before the server died is still so."""
    state = player.states[0]
    assert state["seq"] >= witness.seq, "something that was shown is gone"
    if witness.doubt is None or witness.doubt.kind != "undo":
        shown = [line["text"] for line in player.logs[0]]
        assert shown[: len(witness.log)] == witness.log, "the log is another one"


def note_shown(witness: Witness, player: Player) -> None:
    if 0 in player.states:
        seq = player.states[0]["seq"]
        witness.seq = max(witness.seq, seq)
        # What was shown before an undo may be gone after it.
        shown = player.logs[0] if seq >= witness.undone else []
        witness.log = [line["text"] for line in shown]


async def settle_doubt(witness: Witness, player: Player) -> None:
    """Send the unanswered choice again under its id; it must have one effect, not two."""
    doubt = witness.doubt
    if doubt is not None and doubt.kind == "choose":
        reply = await player.choose(doubt.key, doubt.seat, id=doubt.id, seq=doubt.seq)
        assert reply["type"] == "done", reply
        assert doubt.stored == (reply["seq"] <= player.first_seq), "one effect, not two or none"
        if not doubt.stored:
            witness.choices.append((doubt.seat, doubt.key))
        witness.seq = max(witness.seq, reply["seq"])
    witness.doubt = None
    await player.at(witness.seq)


async def one_move(witness: Witness, player: Player, rng: random.Random) -> None:
    state = player.states[0]
    seat = state["asked"][0]
    if seat not in player.states:
        await player.next()
        return
    mine = player.states[seat]
    if not witness.bots and mine["undo"]["can"] and rng.random() < 0.1:
        witness.doubt = Doubt("undo", seat)
        done = await player.ask("undo", seat=seat, seq=mine["seq"])
    else:
        key = rng.choice(player.menu(seat))
        id_ = f"{rng.random()}"
        witness.doubt = Doubt("choose", seat, key, id_, mine["seq"])
        done = await player.choose(key, seat, id=id_)
    doubt, witness.doubt = witness.doubt, None
    if done.get("code") == "too-fast":
        await asyncio.sleep(0.1)
        return
    assert done["type"] == "done", done
    if doubt.kind == "undo":
        witness.choices.pop()
        witness.undone = done["seq"]
    else:
        witness.choices.append((seat, doubt.key))
    witness.seq = done["seq"]
    await player.at(done["seq"])


def stored_choices(port: int, witness: Witness) -> list[tuple[int, str]]:
    """The journal as the server has it; the save must replay without a notice."""
    path = f"http://127.0.0.1:{port}/api/tables/{witness.links['table']}/save"
    reply = httpx.get(path, headers=bearer(tuple(witness.tokens())), timeout=20)
    assert reply.status_code == 200, reply.text
    match = life.load(reply.text)
    assert match.notice is None, match.notice
    return match.journal.choices


def check_journal(port: int, witness: Witness) -> None:
    """Every acknowledged choice is there; at most the unanswered request made a difference."""
    stored = stored_choices(port, witness)
    acknowledged = witness.choices
    if witness.bots:
        mine = [choice for choice in stored if choice[0] == 0]
        acknowledged = [choice for choice in acknowledged if choice[0] == 0]
        extra = mine[len(acknowledged) :]
        assert mine[: len(acknowledged)] == acknowledged
    else:
        possible = [acknowledged]
        if witness.doubt and witness.doubt.kind == "choose" and not witness.doubt.stored:
            possible.append([*acknowledged, (witness.doubt.seat, witness.doubt.key)])
        if witness.doubt and witness.doubt.kind == "undo":
            possible.append(acknowledged[:-1])
        assert stored in possible, "an acknowledged choice is lost, or one appeared"
        extra = stored[len(acknowledged) :]
    assert len(extra) <= (1 if witness.doubt and not witness.doubt.stored else 0)
    if witness.doubt and extra:
        witness.doubt.stored = True
    witness.choices = stored


async def until_killed(
    victim: Victim, witnesses: list[Witness], rng: random.Random, longest: float
) -> None:
    """Everybody plays; after a random moment the server is killed."""
    running = [
        asyncio.create_task(drive(victim.port, w, random.Random(rng.random()))) for w in witnesses
    ]
    await asyncio.sleep(rng.uniform(0.01, longest))
    victim.kill()
    for result in await asyncio.gather(*running, return_exceptions=True):
        if isinstance(result, BaseException):
            raise result


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as probe:
        return int(probe.getsockname()[1])


def kill_again_and_again(folder: Path, kills: int, seed: int, longest: float = 0.7) -> int:
    """The whole test; how many choices were acknowledged in all."""
    rng = random.Random(seed)
    victim = Victim(folder, free_port())
    witnesses: list[Witness] = []
    finished = 0
    try:
        for _ in range(kills):
            victim.start()
            for witness in witnesses:
                check_journal(victim.port, witness)
            finished += sum(len(w.choices) for w in witnesses if w.over)
            witnesses = [w for w in witnesses if not w.over]
            while len(witnesses) < 4:
                witnesses.append(victim.new_table(bots=len(witnesses) == 3))
            asyncio.run(until_killed(victim, witnesses, rng, longest))
        victim.start()
        for witness in witnesses:
            check_journal(victim.port, witness)
    finally:
        victim.http.close()
        if victim.process is not None and victim.process.poll() is None:
            victim.process.terminate()
            assert victim.process.wait(15) == 0, "the server does not stop gracefully"
    return finished + sum(len(w.choices) for w in witnesses)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--longest", type=float, default=0.7, help="seconds a server may live")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        began = time.monotonic()
        choices = kill_again_and_again(Path(folder), asked.kills, asked.seed, asked.longest)
        seconds = time.monotonic() - began
    print(f"{asked.kills} kills in {seconds:.0f} s: {choices} stored choices, nothing lost.")


if __name__ == "__main__":
    main()
