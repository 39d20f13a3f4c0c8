"""Witnesses: tables at which somebody plays at random whatever happens, and remembers what they
were told, so that it can be held against what is stored."""

from __future__ import annotations

import asyncio
import contextlib
import random
import time
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import httpx
import psycopg
from websockets.exceptions import WebSocketException

from gaslamp.table import life
from server_kit import Player, bearer

# Without an answer for so long a player gives a connection up, as the browser does (`pulse.ts`);
# where nothing was asked it asks first whether somebody is there.
SILENCE = 2.0
QUIET = 1.5
COMING_IN = 4.0


@dataclass
class Doubt:
    """A request that was sent and not answered when the connection was lost."""

    kind: str
    seat: int
    key: str = ""
    id: str = ""
    seq: int = 0


@dataclass
class Witness:
    """A table, and what its players were told about it."""

    links: Any
    bots: bool
    choices: list[tuple[int, str]] = field(default_factory=list)
    seq: int = 0
    log: list[str] = field(default_factory=list)
    doubt: Doubt | None = None
    over: bool = False
    acknowledged: int = 0
    last: float = 0.0  # when something was last answered
    story: deque[str] = field(default_factory=lambda: deque(maxlen=40))  # of coming and going

    def note(self, what: str) -> None:
        self.story.append(f"{time.monotonic():.2f} {what}")

    def tokens(self) -> list[str]:
        return [s["token"] for s in self.links["seats"] if s["token"]]


# Playing


async def keep_playing(
    ports: Callable[[int], int], witness: Witness, rng: random.Random, enough: asyncio.Event
) -> None:
    """Play at random and come back by oneself, until there has been enough of it."""
    tries, port = 0, 0
    while not (enough.is_set() and witness.doubt is None) and not witness.over:
        port = ports(port)
        player = Player(port, witness.links["table"], witness.tokens())
        player.patience = COMING_IN
        try:
            witness.note(f"calls {port}")
            await player.connect()
            witness.note("is let in")
            tries, player.patience = 0, SILENCE
            assert player.welcome["notice"] == "", player.welcome["notice"]
            await settle_doubt(witness, player)
            check_shown(witness, player)
            while not player.over() and not enough.is_set():
                await one_move(witness, player, rng)
            witness.over = player.over()
        except (WebSocketException, OSError, TimeoutError, httpx.TransportError) as error:
            witness.note(f"{type(error).__name__} {error}"[:120])
            tries += 1
        finally:
            note_shown(witness, player)
            with contextlib.suppress(Exception):
                await asyncio.wait_for(player.leave(), 0.1)
        await asyncio.sleep(min(1.5, 0.1 * 2**tries) * rng.uniform(0.8, 1.2))


def check_shown(witness: Witness, player: Player) -> None:
    """Whatever was shown before is still so."""
    assert player.states[0]["seq"] >= witness.seq, "something that was shown is gone"
    shown = [line["text"] for line in player.logs[0]]
    assert shown[: len(witness.log)] == witness.log, "the log is another one"


def note_shown(witness: Witness, player: Player) -> None:
    if 0 in player.states and player.states[0]["seq"] >= witness.seq:
        witness.seq = player.states[0]["seq"]
        # Of a request in doubt nobody knows yet what it will have done.
        lines = [] if witness.doubt else player.logs[0]
        witness.log = [line["text"] for line in lines]


async def settle_doubt(witness: Witness, player: Player) -> None:
    """Send the unanswered choice again under its id: it has one effect, not two and not none."""
    doubt = witness.doubt
    if doubt is None:
        return
    if doubt.kind == "choose":
        reply = await player.choose(doubt.key, doubt.seat, id=doubt.id, seq=doubt.seq)
        assert reply["type"] == "done", reply
        acknowledge(witness, doubt, reply["seq"])
    else:
        if player.states[0]["seq"] > doubt.seq:  # nobody else plays here: it was done
            witness.choices.pop()
            witness.seq = player.states[0]["seq"]
        witness.doubt = None
    await player.at(witness.seq)


def acknowledge(witness: Witness, doubt: Doubt, seq: int) -> None:
    if doubt.kind == "undo":
        witness.choices.pop()
        witness.log = []
    else:
        witness.choices.append((doubt.seat, doubt.key))
    witness.doubt = None
    witness.seq = max(witness.seq, seq)
    witness.acknowledged += 1
    witness.last = time.monotonic()


async def one_move(witness: Witness, player: Player, rng: random.Random) -> None:
    seat = player.states[0]["asked"][0]
    if seat not in player.states:  # a bot's, which may think for a while
        try:
            player.patience = QUIET
            await player.next()
        except TimeoutError:
            player.patience = SILENCE
            await player.ask("ping")
        finally:
            player.patience = SILENCE
        witness.last = time.monotonic()  # somebody is there, even if the bot takes its time
        return
    mine = player.states[seat]
    if not witness.bots and mine["undo"]["can"] and rng.random() < 0.1:
        doubt = witness.doubt = Doubt("undo", seat, seq=mine["seq"])
        done = await player.ask("undo", seat=seat, seq=mine["seq"])
    else:
        key, id_ = rng.choice(player.menu(seat)), f"{rng.random()}"
        doubt = witness.doubt = Doubt("choose", seat, key, id_, mine["seq"])
        done = await player.choose(key, seat, id=id_)
    if done.get("code") in ("too-fast", "broken"):
        # `broken` changes nothing that is known: the table goes on from what is stored.
        await asyncio.sleep(0.1)
        raise OSError(done["code"])
    assert done["type"] == "done", done
    acknowledge(witness, doubt, done["seq"])
    await player.at(done["seq"])


# Looking at what is stored


def check_journal(port: int, witness: Witness) -> None:
    """Every acknowledged choice is there once and nothing else, and the journal replays to what is
    stored."""
    match = life.load(saved(port, witness))
    assert match.notice is None, match.notice
    stored = match.journal.choices
    if witness.bots:
        stored = [choice for choice in stored if choice[0] == 0]
    assert stored == witness.choices, "an acknowledged choice is lost, or one was made twice"


def saved(port: int, witness: Witness) -> str:
    """The save, when the server has found itself again."""
    path = f"http://127.0.0.1:{port}/api/tables/{witness.links['table']}/save"
    headers = bearer(tuple(witness.tokens()))
    for _ in range(100):
        reply = httpx.get(path, headers=headers, timeout=20)
        if reply.status_code != 503:
            break
        time.sleep(0.1)
    assert reply.status_code == 200, reply.text
    return reply.text


def check_watched(address: str) -> int:
    """No table was written by two at once: as its seq rises its fence never falls, and with one
    fence only one process writes. How many choices that was."""
    with psycopg.connect(address) as db:
        rows = db.execute("SELECT table_id, seq, writer, fence FROM watched").fetchall()
    writers: dict[tuple[str, int], str] = {}
    last: dict[str, int] = {}
    for table, _, writer, fence in sorted(rows):
        first = writers.setdefault((table, fence), writer)
        assert first == writer, f"{first} and {writer} have written with one fence"
        assert last.get(table, 0) <= fence, "an older owner has written after a newer one"
        last[table] = fence
    return len(rows)
