"""The protocol's fuzzer: noise at a real server, over real sockets, from a seed.

Whatever is sent, the answer is one clear error or what was asked for; nothing fails inside, nobody
is told somebody else's token, who plays at another table is not disturbed, and afterwards every
table loads again and replays to what is stored.

    python tests/fuzz/run.py --messages 100000 --seed 1
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from typing import Any, get_args

sys.path.insert(0, str(Path(__file__).parent.parent))

import httpx
from websockets.exceptions import ConnectionClosed

from fuzz.noise import Known, call, message
from gaslamp import games
from gaslamp.server.limits import MESSAGE_BYTES
from gaslamp.server.refusal import Code
from gaslamp.server.room.stored import from_store
from server_kit import GAME, Player, Served, play_on, serving

CODES = set(get_args(Code)) - {"broken", "stopping"}
# 4409: the seat has another token now, which the fuzzer has asked for itself.
CLOSED = {1007, 1009, 1013, 4400, 4401, 4404, 4409, 4429}
TOGETHER = 20  # messages before the answers are looked at
ROUND = 2000  # messages at one table
REQUESTS = 0.15  # of all, those by HTTP
OPTIONS = {"overlords": "random", "influence": "recommended", "first-player": "seat-1"}


class Fuzzer:
    """Somebody who holds seat 0 of a table, sits nowhere else, and sends noise."""

    def __init__(self, served: Served, seed: int) -> None:
        self.served = served
        self.rng = random.Random(seed)
        self.counts: Counter[str] = Counter()
        self.tables: list[str] = []
        self.secrets: list[str] = []
        self.too_big = False

    async def run(self, messages: int) -> None:
        done = 0
        async with httpx.AsyncClient(
            base_url=f"http://127.0.0.1:{self.served.port}", timeout=60
        ) as http:
            while done < messages:
                some = min(ROUND, messages - done)
                await self.at_one_table(some, http)
                done += some

    async def at_one_table(self, messages: int, http: httpx.AsyncClient) -> None:
        game = self.rng.choice(games.ids())
        options = OPTIONS if game == GAME else dict(games.find(game).lab_options)
        links = await asyncio.to_thread(
            self.served.new_table, "human", "human", game=game, options=options
        )
        self.counts[game] += 1
        self.tables.append(links["table"])
        mine, other = (row["token"] for row in links["seats"])
        self.secrets = [other, links["host"]]
        known = Known(links["table"], [mine], [])
        left = messages
        while left > 0:
            tokens = known.tokens if self.rng.random() < 0.8 else []
            player = Player(self.served.port, links["table"], tokens)
            player.patience = 60
            try:
                await player.connect()
            except ConnectionClosed as gone:  # its seat has another token by now
                self.closed(gone)
                known.tokens = []
                continue
            left = await self.until_closed(player, known, left, http)
            await player.leave()

    async def until_closed(
        self, player: Player, known: Known, left: int, http: httpx.AsyncClient
    ) -> int:
        while left > 0:
            self.look(player, known)
            some = min(TOGETHER, left)
            left -= some
            try:
                for _ in range(some):
                    if self.rng.random() < REQUESTS:
                        await self.request(known, http)
                    else:
                        said = message(self.rng, known)
                        self.too_big = self.too_big or len(said) > MESSAGE_BYTES
                        await player.send_raw(said)
                        self.counts["sent"] += 1
                await player.send(type="ping", id="so far")
                while (got := await player.next()).get("id") != "so far":
                    self.check(got, player.raw[-1])
            except ConnectionClosed as gone:
                self.closed(gone)
                return left
        return 0

    def look(self, player: Player, known: Known) -> None:
        """What can be named now."""
        state = next(iter(player.states.values()))
        known.seq = state["seq"]
        known.keys = [offer["key"] for offer in state["menu"]] or ["pass"]
        zones = state["view"]["zones"]
        known.keys += [p["ref"] for zone in zones for p in zone.get("pieces", [])[:2]]
        player.raw.clear()

    def closed(self, gone: ConnectionClosed) -> None:
        code = gone.rcvd.code if gone.rcvd else 1006
        # The line may be cut before the reason has been read, while too much is still being sent.
        assert code in CLOSED or (code == 1006 and self.too_big), gone
        self.too_big = False
        self.counts[f"closed {code}"] += 1

    def check(self, got: Any, raw: str) -> None:
        self.counts[got["type"]] += 1
        if got["type"] == "error":
            assert got["code"] in CODES and got["message"].strip(), got
            self.counts[f"error {got['code']}"] += 1
        assert not any(secret in raw for secret in self.secrets), "somebody else's token"

    async def request(self, known: Known, http: httpx.AsyncClient) -> None:
        asked = call(self.rng, known)
        try:
            reply = await http.request(
                asked.method, asked.path, headers=asked.headers, content=asked.body
            )
        except httpx.RemoteProtocolError:
            self.counts["http cut off"] += 1
            return
        self.counts[f"http {reply.status_code}"] += 1
        assert reply.status_code < 500, (asked, reply.text)
        body = reply.text
        assert not any(secret in body for secret in self.secrets), asked
        if reply.status_code >= 400 and reply.headers["content-type"] == "application/json":
            assert reply.json()["error"]["message"], asked
        if asked.path.endswith(("/renew", "/sit")) and reply.status_code == 200:
            known.tokens = [reply.json()["token"]]


async def besiege(served: Served, messages: int, seed: int) -> Counter[str]:
    """Noise, while two people play elsewhere; then look at everything."""
    fuzzer = Fuzzer(served, seed)
    links = served.new_table("human", "human", options=OPTIONS)
    async with served.join(links, 0, 1) as both:
        over = asyncio.Event()

        async def play() -> None:
            while not over.is_set() and not both.over():
                await play_on({0: both, 1: both}, random.Random(seed), 1)
                await asyncio.sleep(0.05)

        playing = asyncio.create_task(play())
        try:
            await fuzzer.run(messages)
        finally:
            over.set()
        await playing
        assert both.states[0]["seq"] > 0
    assert served.hall.metrics.counters["gaslamp_failures_total"] == 0
    for table in [*fuzzer.tables, links["table"]]:
        stored = await served.hall.store.load(table)
        if stored is None:
            fuzzer.counts["tables deleted"] += 1
            continue
        match = await asyncio.to_thread(from_store, stored)
        assert match.notice is None and match.position.snapshot() == stored.snapshot
        fuzzer.counts["tables sound"] += 1
    return fuzzer.counts


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--messages", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as served:
        counts = asyncio.run(besiege(served, asked.messages, asked.seed))
    print(json.dumps(dict(sorted(counts.items())), indent=1))
    took = time.monotonic() - began
    print(f"{asked.messages} messages and requests in {took:.0f} s: no failure, no secret told")


if __name__ == "__main__":
    main()
