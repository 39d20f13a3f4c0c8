"""The clock of a table: it runs, strikes, ends the phase, stops where it may, and is kept."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from gaslamp.kernel.snapshot import text
from gaslamp.server.room import clock
from gaslamp.table import life
from server_kit import Message, Player, Served, played, serving

TIMED = {"game": "london-dread", "options": {"characters": "random"}}


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Served]:
    with serving(tmp_path) as running:
        yield running
        assert running.hall.metrics.counters["gaslamp_failures_total"] == 0


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Twelve minutes in a second and a half."""
    monkeypatch.setattr(clock, "SECOND", 0.002)


def timed_table(served: Served, *seats: str, **options: str) -> Any:
    asked = {**TIMED, "options": {**TIMED["options"], **options}}  # type: ignore[dict-item]
    return served.new_table(*(seats or ("human", "human")), **asked)


def events(player: Player) -> list[tuple[str, int]]:
    found = [m for m in map(loads, player.raw) if m["type"] == "clock"]
    return [(m["event"], m["bell"]) for m in found]


def loads(raw: str) -> Message:
    import json

    message: Message = json.loads(raw)
    return message


async def event(player: Player, name: str) -> Message:
    return await player.until(lambda m: m["type"] == "clock" and m["event"] == name)


async def state_now(player: Player, seat: int) -> Message:
    """The state as it is told to somebody who asks."""
    await player.send(type="resume", last_seq=10**6)
    await player.until(lambda m: m["type"] == "state" and m["cause"] == "resume")
    return player.states[seat]


@played
async def test_three_bells_and_the_phase_is_over(served: Served, quick: None) -> None:
    links = timed_table(served)
    async with served.join(links, 0) as one, served.join(links, 1) as two:
        started = await event(one, "start")
        assert started["clock"]["seconds"] == 720
        assert started["clock"]["bells"] == [0, 600, 720]
        warned = await event(two, "bell")
        assert warned["bell"] == 2
        assert 0 < warned["clock"]["left"] <= 121
        for player in (one, two):
            await event(player, "up")
            state = await player.until(lambda m: m["type"] == "state" and m["cause"] == "clock")
            assert state["clock"] is None
            assert state["view"]["data"]["phase"] == "story"
        assert events(one)[-1] == ("up", 3)
        journal = served.match(links["table"]).journal
        assert journal.choices[-1] == (0, "time-up")


@played
async def test_a_choice_that_comes_too_late_is_refused_kindly(served: Served, quick: None) -> None:
    links = timed_table(served)
    async with served.join(links, 0) as one:
        old = one.states[0]["seq"]
        key = next(key for key in one.menu(0) if key.startswith("reveal:"))
        await event(one, "up")
        answer = await one.choose(key, 0, seq=old)
        assert (answer["type"], answer["code"]) == ("error", "late")
        assert answer["message"] == "The time is up: what lies in the Action Clocks is final."
        await one.until(lambda m: m["type"] == "state" and m["cause"] == "stale")


@played
async def test_nobody_goes_back_behind_the_last_bell(served: Served, quick: None) -> None:
    links = timed_table(served)
    async with served.join(links, 0) as one:
        await event(one, "up")
        await one.until(lambda m: m["type"] == "state" and m["cause"] == "clock")
        assert not one.states[0]["undo"]["can"]
        assert not one.states[0]["undo"]["can_ask"]
        for kind in ("undo", "undo_ask"):
            answer = await one.ask(kind, seat=0)
            assert answer["message"] == "The time is up; what was chosen before stays."


@played
async def test_the_end_is_the_clocks_to_choose(served: Served) -> None:
    links = timed_table(served)
    async with served.join(links, 0) as one:
        assert "ready" in one.menu(0)
        assert "time-up" not in one.menu(0)
        answer = await one.choose("time-up", 0)
        assert answer["message"] == "Nobody chooses that here: it happens when the time is up."


@played
async def test_strict_time_cannot_be_stopped(served: Served) -> None:
    links = timed_table(served)
    async with served.join(links, 0) as one:
        shown = (await event(one, "start"))["clock"]
        assert not shown["can_pause"] and not shown["can_extend"]
        for wish in ("pause", "resume", "extend"):
            answer = await one.ask("clock", seat=0, do=wish)
            assert answer["code"] == "refused"
            assert "strict time" in answer["message"]


@played
async def test_a_pause_stops_it_for_everybody(served: Served, quick: None) -> None:
    links = timed_table(served, clock="pause")
    async with served.join(links, 0) as one, served.join(links, 1) as two:
        assert (await one.ask("clock", seat=0, do="pause"))["type"] == "done"
        told = await event(two, "pause")
        assert told["by"] == 0
        assert (told["clock"]["running"], told["clock"]["waits"]) == (False, "paused")
        left = told["clock"]["left"]
        await asyncio.sleep(0.1)
        assert (await state_now(two, 1))["clock"]["left"] == left
        again = await two.ask("clock", seat=1, do="pause")
        assert again["message"] == "The clock stands still already."
        assert (await two.ask("clock", seat=1, do="extend"))["code"] == "refused"
        assert (await two.ask("clock", seat=1, do="resume"))["type"] == "done"
        assert (await event(one, "resume"))["clock"]["running"]


@played
async def test_more_time_ten_times(served: Served) -> None:
    links = timed_table(served, clock="extend")
    async with served.join(links, 0) as one:
        for count in range(1, 11):
            assert (await one.ask("clock", seat=0, do="extend"))["type"] == "done"
            shown = (await state_now(one, 0))["clock"]
            assert shown["seconds"] == 720 * (count + 1)
            assert shown["bells"] == [0, 720 * count + 600, 720 * (count + 1)]
            assert shown["extensions_left"] == 10 - count
        assert not shown["can_extend"]
        answer = await one.ask("clock", seat=0, do="extend")
        assert answer["message"] == "More time has been taken 10 times; that was the last."


@played
async def test_without_a_limit_there_is_no_clock(served: Served) -> None:
    links = timed_table(served, clock="off")
    async with served.join(links, 0) as one:
        assert (await state_now(one, 0))["clock"] is None
        assert events(one) == []
        answer = await one.ask("clock", seat=0, do="pause")
        assert answer["message"] == "No time is running now."


@played
async def test_it_waits_while_nobody_is_there(served: Served, quick: None) -> None:
    links = timed_table(served)
    async with served.join(links, 0) as one:
        await event(one, "start")
    async with served.join(links) as watcher:
        shown = (await state_now(watcher, -1))["clock"]
        while shown["running"]:  # until the server has noticed who left
            await asyncio.sleep(0.02)
            shown = (await state_now(watcher, -1))["clock"]
        assert shown["waits"] == "nobody"
        await asyncio.sleep(0.1)
        assert (await state_now(watcher, -1))["clock"]["left"] == shown["left"]
        async with served.join(links, 1) as two:
            await event(two, "resume")
            assert two.welcome["clock"]["left"] == shown["left"]


@played
async def test_everybody_ready_ends_it_early_and_the_clock_is_gone(served: Served) -> None:
    links = timed_table(served)
    async with served.join(links, 0) as one, served.join(links, 1) as two:
        assert (await one.choose("ready", 0))["type"] == "done"
        answer = await two.choose("ready", 1, seq=two.states[1]["seq"])
        assert answer["type"] == "done"
        await one.at(answer["seq"])
        assert one.states[0]["clock"] is None
        assert one.states[0]["view"]["data"]["phase"] == "story"


def test_the_time_left_survives_a_restart(tmp_path: Path, quick: None) -> None:
    left: list[float] = []

    @played
    async def begin(served: Served) -> None:
        links.update(timed_table(served))
        async with served.join(links, 0) as one:
            await event(one, "start")
            await asyncio.sleep(0.3)
            left.append((await state_now(one, 0))["clock"]["left"])

    @played
    async def come_back(served: Served) -> None:
        async with served.join(links, 0) as one:
            resumed = await event(one, "resume")
            assert 300 < resumed["clock"]["left"] <= left[0]
            await event(one, "up")

    links: dict[str, Any] = {}
    with serving(tmp_path) as served:
        begin(served)
    with serving(tmp_path) as served:
        come_back(served)


@played
async def test_a_bot_does_not_end_it(served: Served) -> None:
    """A bot that picks the end by lot says something else instead."""
    links = timed_table(served, "human", "random", "random", "random")
    async with served.join(links, 0) as one:
        await one.at(served.match(links["table"]).journal.choices.__len__() + 60)
        assert one.states[0]["view"]["data"]["phase"] == "planning"


@played
async def test_choices_at_once_in_any_order(served: Served) -> None:
    """Four people act without looking: what is still legal counts, and nothing is corrupted."""
    rng = random.Random(11)
    links = timed_table(served, *["human"] * 4)
    players = [served.join(links, seat) for seat in range(4)]
    for player in players:
        await player.connect()
    try:
        for _ in range(25):
            asked = [act(player, seat, rng) for seat, player in enumerate(players)]
            rng.shuffle(asked)
            answers = await asyncio.gather(*asked)
            for answer in answers:
                assert answer["type"] == "done" or answer["code"] == "refused", answer
            last = served.hall.tables[links["table"]].seq
            for player in players:
                await player.at(last)
        match = served.match(links["table"])
        assert len(match.journal.choices) > 60
        again = life.replayed(match.journal, match.content)
        assert text(again.g) == text(match.g)
    finally:
        for player in players:
            await player.leave()


async def act(player: Player, seat: int, rng: random.Random) -> Message:
    keys = [key for key in player.menu(seat) if key not in ("ready", "not-ready")]
    return await player.choose(rng.choice(keys), seat)
