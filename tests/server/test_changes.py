"""Only what has changed goes over the wire, and what is put together from it is the whole."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest

from changes_kit import Message, changed, plain
from gaslamp import games
from server_kit import Player, Served, played, serving

CHOICES = 60


class Frugal(Player):
    """A client that is told only what has changed, and puts whole states together."""

    def __init__(self, whole: Player) -> None:
        super().__init__(whole.port, whole.table, whole.tokens)
        self.together: dict[int, Message] = {}
        self.kinds: list[str] = []

    def take_in(self, message: Message) -> None:
        if message["type"] in ("state", "change"):
            self.kinds.append(message["type"])
            seat = message["seat"]
            if message["type"] == "state":
                self.together[seat] = plain(message)
            else:
                self.together[seat] = changed(self.together[seat], message)
            self.states[seat] = self.together[seat]
            self.seats = self.together[seat]["seats"]
        else:
            super().take_in(message)


def size(player: Player, kinds: tuple[str, ...]) -> int:
    return sum(len(text) for text in player.raw if json.loads(text)["type"] in kinds)


@pytest.mark.parametrize("game", games.ids())
@played
async def test_changes_put_together_are_the_whole(game: str, tmp_path: Path) -> None:
    with serving(tmp_path) as served:
        links = served.new_table("human", "human", game=game, options=options(served, game))
        rng = random.Random(5)
        async with served.join(links, 0, 1) as whole:
            frugal = Frugal(whole)
            await frugal.connect(changes=True)
            for n in range(CHOICES):
                if whole.over():
                    break
                await one_step(whole, rng)
                seq = whole.states[0]["seq"]
                await frugal.at(seq)
                for seat in (0, 1):
                    shown = plain(whole.states[seat])
                    assert frugal.together[seat] == shown
                if n == CHOICES // 2:
                    await frugal.leave()
                    await frugal.connect(changes=True)
            assert frugal.kinds.count("state") == 4, "two seats, twice there"
            told = size(frugal, ("change",))
            assert told < 0.6 * size(whole, ("state",))
            await frugal.leave()


async def one_step(player: Player, rng: random.Random) -> None:
    seat = rng.choice(player.states[0]["asked"])
    if player.states[seat]["undo"]["can"] and rng.random() < 0.1:
        done = await player.ask("undo", seat=seat)
    else:
        done = await player.choose(rng.choice(player.menu(seat)), seat)
    assert done["type"] == "done", done
    await player.at(done["seq"])


def options(served: Served, game: str) -> dict[str, str]:
    """Without a clock: what time is left depends on when one is told."""
    (found,) = [g for g in served.get("/api/games").json()["games"] if g["id"] == game]
    return {"clock": "off"} if any(s["key"] == "clock" for s in found["settings"]) else {}


@played
async def test_whoever_does_not_ask_for_changes_is_told_everything(tmp_path: Path) -> None:
    with serving(tmp_path) as served:
        links = served.new_table("human", "human")
        async with served.join(links, 0, 1) as both:
            await one_step(both, random.Random(1))
            kinds = {json.loads(text)["type"] for text in both.raw}
            assert "state" in kinds and "change" not in kinds


@played
async def test_screens_with_other_eyes_and_other_lines_are_told_their_own(tmp_path: Path) -> None:
    """One that came later, one that only watches, one that came back."""
    with serving(tmp_path) as served:
        links = served.new_table("human", "human")
        rng = random.Random(2)
        async with served.join(links, 0, 1) as whole:
            watcher = Frugal(Player(served.port, links["table"], []))
            await watcher.connect(changes=True)
            for _ in range(5):
                await one_step(whole, rng)
            late = Frugal(whole)
            await late.connect(changes=True)
            for _ in range(10):
                await one_step(whole, rng)
                seq = whole.states[0]["seq"]
                await late.at(seq)
                await watcher.at(seq)
                assert late.together[0] == plain(whole.states[0])
            seen = watcher.together[-1]
            fresh = Player(served.port, links["table"], [])
            async with fresh:
                same = plain(fresh.states[-1])
                assert {**same, "cause": "", "actor": None, "log": None, "seats": None} == {
                    **seen, "cause": "", "actor": None, "log": None, "seats": None,
                }  # fmt: skip
            await watcher.leave()
            await late.leave()
