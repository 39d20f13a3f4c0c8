"""A pause tells nobody who holds what: checked on the wire, between worlds dealt differently."""

from __future__ import annotations

import json
import random
from datetime import datetime
from pathlib import Path
from typing import Any

import pytest

from gaslamp.kernel.rng import seeded
from gaslamp.kernel.state import pending
from gaslamp.table.log import Log
from server_kit import Message, Player, Served, played, serving

GAME = "great-old-ones"
OPTIONS = {"colours": "by-seat", "first-player": "seat-1"}
OWN = ("seq", "run", "log", "view", "menu", "refusals")  # a seat's own; other tests compare these


def seen(messages: list[str]) -> list[Message]:
    """What an onlooker can tell from the messages: their kinds, questions, actors, presence."""
    found = [json.loads(text) for text in messages]
    return [{k: v for k, v in m.items() if k not in OWN} for m in found]


def is_window(g: Any) -> bool:
    decision = pending(g)
    return decision is not None and int(decision.declines()) != -1


async def settled(player: Player) -> None:
    """Everything the table has sent so far has come."""
    await player.ask("ping", id="settled")


class Worlds:
    """Two tables at the same point of a game: as it was dealt, and as it might have been."""

    def __init__(self, served: Served, seats: int, seed: int) -> None:
        self.served = served
        people = ["human"] * seats
        self.links = [
            served.new_table(*people, game=GAME, seed=seed, options=OPTIONS) for _ in range(2)
        ]
        self.people = [[served.join(links, s) for s in range(seats)] for links in self.links]
        self.watchers = [served.join(links) for links in self.links]
        self.dealer = seeded(seed, 5)

    def everybody(self, world: int) -> list[Player]:
        return [*self.people[world], self.watchers[world]]

    def match(self, world: int) -> Any:
        return self.served.match(self.links[world]["table"])

    def deal_anew(self, eyes: int) -> None:
        """The second world: all that these eyes cannot know lies elsewhere."""
        real, other = self.match(0), self.match(1)
        other.g = real.game.judge().redeal(real.g, eyes, self.dealer)
        other.g.rng = real.g.rng.clone()
        other.g.logging = True
        other.journal.choices = list(real.journal.choices)
        other.before, other.log_marks = real.before.twin(), real.log_marks[:]
        other.log = Log(other.words, real.log)

    async def choose(self, world: int, seat: int, key: str) -> dict[int, list[Message]]:
        """Somebody chooses; what each onlooker is sent until all is quiet again."""
        lookers = {s: self.people[world][s] for s in range(len(self.people[world])) if s != seat}
        lookers[-1] = self.watchers[world]
        before = {s: len(player.raw) for s, player in lookers.items()}
        done = await self.people[world][seat].ask(
            "choose", seat=seat, key=key, seq=self.served.hall.tables[self.table(world)].seq
        )
        assert done["type"] == "done", done
        for player in self.everybody(world):
            await settled(player)
        return {s: seen(player.raw[before[s] :]) for s, player in lookers.items()}

    def table(self, world: int) -> str:
        return str(self.links[world]["table"])


@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (4, 4)])
@played
async def test_others_are_told_the_same_whatever_a_seat_holds(
    seats: int, seed: int, tmp_path: Path
) -> None:
    """The same choice, in a world dealt anew for an onlooker, sends that onlooker the same.

    Where chance speaks or cards are drawn, the worlds part ways and begin anew.
    """
    rng, windows, alike = random.Random(seed), 0, 0
    with serving(tmp_path) as served:
        worlds = Worlds(served, seats, seed)
        for world in range(2):
            for player in worlds.everybody(world):
                await player.connect()
            for player in worlds.everybody(world):
                await settled(player)
        for number in range(480):
            real = worlds.match(0)
            seen_enough = number >= 120 and windows >= 3 and alike > 40
            if real.result() is not None or seen_enough:
                break
            seat = real.asked()[0]
            window = is_window(real.g)
            key = rng.choice([offer.key for offer in real.menu(seat)])
            eyes = rng.choice([s for s in range(seats) if s != seat])
            worlds.deal_anew(eyes)
            possible = key in [offer.key for offer in worlds.match(1).menu(seat)]
            barrier = int(real.g.barrier)
            told = await worlds.choose(0, seat, key)
            if not possible:
                continue
            told_there = await worlds.choose(1, seat, key)
            windows += window
            if int(worlds.match(0).g.barrier) != barrier:
                continue
            alike += 1
            for looker in (eyes, -1):
                assert told[looker] == told_there[looker], (seat, key)
        for world in range(2):
            for player in worlds.everybody(world):
                await player.leave()
    assert windows >= 3 and alike > 40, (windows, alike)


@played
async def test_a_bot_with_nothing_to_answer_is_no_quicker_than_one_with_a_choice(
    tmp_path: Path,
) -> None:
    pause, rng = 0.03, random.Random(4)
    with serving(tmp_path, bot_pause=pause) as served:
        links = served.new_table("human", *["random"] * 3, game=GAME, seed=4, options=OPTIONS)
        async with served.join(links, 0) as ann:
            for _ in range(400):
                if ann.over():
                    break
                if 0 in ann.states[0]["asked"]:
                    done = await ann.choose(rng.choice(ann.menu(0)), 0)
                    await ann.at(done["seq"])
                else:
                    await ann.at(ann.states[0]["seq"] + 1)
        stored = await served.hall.store.load(links["table"])
    assert stored is not None
    times = [datetime.fromisoformat(row.at) for row in stored.choices]
    waits = [
        (after - before).total_seconds()
        for before, after, row in zip(times, times[1:], stored.choices[1:], strict=False)
        if row.seat != 0 and row.key == "pass"
    ]
    assert len(waits) > 3
    assert min(waits) > pause - 0.005
