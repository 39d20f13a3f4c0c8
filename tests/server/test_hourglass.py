"""The time of the seats: it runs for whoever is waited for, by a clock that the test holds."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

from gaslamp.server.room import calendar
from gaslamp.store import records
from server_kit import Player, Served, played, serving

QUICK = {"overlords": "random", "influence": "recommended", "first-player": "seat-1"}
DAY = 86_400.0
MONDAY = datetime(2026, 11, 16, 12, tzinfo=UTC).timestamp()


class Wall:
    """A clock on the wall that moves when it is told to."""

    def __init__(self) -> None:
        self.at = MONDAY

    def __call__(self) -> float:
        return self.at


@pytest.fixture
def wall(monkeypatch: pytest.MonkeyPatch) -> Wall:
    found = Wall()
    monkeypatch.setattr(records, "wall", found)
    return found


@pytest.fixture
def served(tmp_path: Path, wall: Wall) -> Iterator[Served]:
    with serving(tmp_path) as running:
        yield running
        assert running.hall.metrics.counters["gaslamp_failures_total"] == 0


def table(served: Served, *seats: str, **terms: str) -> Any:
    spelled = {key.replace("_", "-"): value for key, value in terms.items()}
    return served.new_table(*(seats or ("human", "human")), options=QUICK, terms=spelled)


async def look(player: Player, seat: int) -> Any:
    """The seat's times as they are told now."""
    await player.send(type="resume", last_seq=10**6)
    await player.until(lambda m: m["type"] == "state" and m["cause"] == "resume")
    return player.states[seat]["times"]["seats"]


async def whole_turn(player: Player, seat: int) -> None:
    while player.states[seat]["asked"] == [seat]:
        menu = player.menu(seat)
        done = await player.choose("pass" if "pass" in menu else menu[0], seat)
        await player.at(done["seq"])


# The calendar


def test_weekends_and_holidays_do_not_count() -> None:
    friday = MONDAY + 4 * DAY
    assert calendar.counted(friday, friday + 3 * DAY, 0.0, False) == 3 * DAY
    assert calendar.counted(friday, friday + 3 * DAY, 0.0, True) == DAY
    assert calendar.counted(MONDAY, MONDAY + 3 * DAY, MONDAY + 2 * DAY, False) == DAY
    assert calendar.due(friday, DAY, 0.0, False) == friday + DAY
    assert calendar.due(friday, DAY, 0.0, True) == friday + 3 * DAY
    assert calendar.due(friday, DAY, friday + DAY, True) == friday + 3.5 * DAY


@pytest.mark.parametrize("left", [60.0, 0.4 * DAY, 1.5 * DAY, 11 * DAY])
def test_what_is_due_is_what_will_have_been_counted(left: float) -> None:
    for start in range(7):
        since = MONDAY + start * DAY
        away = since + start * 0.3 * DAY
        due = calendar.due(since, left, away, True)
        assert calendar.counted(since, due, away, True) == pytest.approx(left)


# At the table


@played
async def test_a_bot_plays_on_when_a_turn_takes_too_long(served: Served, wall: Wall) -> None:
    links = table(served, pace="turn-2m")
    async with served.join(links, 0) as ann, served.join(links, 1) as bob:
        times = ann.states[0]["times"]
        assert (times["per"], times["seconds"], times["runs_out"]) == ("turn", 120.0, "bot")
        assert [seat["running"] for seat in times["seats"]] == [True, False]
        wall.at += 119
        assert (await look(ann, 0))[0]["left"] == 1.0
        served.hall.tables[links["table"]].bots.pause = 60.0
        wall.at += 2
        await bob.ask("ping")
        told = await bob.until(lambda m: m["type"] == "chat")
        assert told["text"] == "Player 1's time is up; a bot plays on: Greedy."
        await bob.until(lambda m: m["type"] == "state" and m["seats"][0]["occupant"] == "greedy")
        assert (await ann.ask("occupy", seat=0, occupant="human"))["type"] == "done"
        assert (await look(ann, 0))[0]["left"] == 120.0
        await whole_turn(ann, 0)
        wall.at += 30
        assert [(s["left"], s["running"]) for s in await look(ann, 0)] == [
            (120.0, False), (90.0, True),
        ]  # fmt: skip


@played
async def test_the_time_of_a_whole_game_is_used_up(served: Served, wall: Wall) -> None:
    links = table(served, pace="game-1h")
    async with served.join(links, 0) as ann, served.join(links, 1) as bob:
        wall.at += 1800
        await whole_turn(ann, 0)
        await bob.at(ann.states[0]["seq"])
        wall.at += 60
        await whole_turn(bob, 1)
        await ann.at(bob.states[1]["seq"])
        assert [round(s["left"]) for s in await look(ann, 0)] == [1800, 3540]
        served.hall.tables[links["table"]].bots.pause = 60.0
        wall.at += 1801
        await bob.ask("ping")
        await ann.until(lambda m: m["type"] == "state" and m["seats"][0]["occupant"] == "greedy")
        refused = await ann.ask("occupy", seat=0, occupant="human")
        assert "used up" in refused["message"]


@played
async def test_a_seat_whose_time_is_up_may_be_claimed(served: Served, wall: Wall) -> None:
    links = table(served, "human", "open", pace="turn-1d", runs_out="claim")
    path = f"/api/tables/{links['table']}/seats/0/claim"
    async with served.join(links, 0) as ann:
        assert not (await look(ann, 0))[0]["running"], "a chair is still free"
        async with served.join(links, 1) as bob:
            assert served.post(path, {}).status_code == 403
            wall.at += DAY + 1
            line = served.get(f"/api/tables/{links['table']}").json()
            assert (line["up"], line["due"]) == ([0], "2026-11-17T12:00:00Z")
            await bob.ask("ping")
            assert (await look(bob, 1))[0]["up"]
            assert served.post(path, {}, served.token(links, 1)).status_code == 403
            claimed = served.post(path, {}).json()
            assert claimed["seat"] == 0
            await bob.until(lambda m: m["type"] == "state" and not m["times"]["seats"][0]["up"])
            async with Player(served.port, links["table"], [claimed["token"]]) as carl:
                assert (await look(carl, 0))[0]["left"] == DAY
                await whole_turn(carl, 0)
        assert await ann.closed() == 4409


@played
async def test_who_plays_may_let_a_bot_have_such_a_seat(served: Served, wall: Wall) -> None:
    links = table(served, pace="turn-10m", runs_out="claim")
    async with served.join(links, 0), served.join(links, 1) as bob:
        served.hall.tables[links["table"]].bots.pause = 60.0
        refused = await bob.ask("occupy", seat=0, occupant="greedy")
        assert refused["type"] == "error"
        wall.at += 601
        await bob.ask("ping")
        assert (await bob.ask("occupy", seat=0, occupant="greedy"))["type"] == "done"


@played
async def test_holidays_stop_the_time_and_are_not_endless(served: Served, wall: Wall) -> None:
    links = table(served, pace="turn-1d", weekends="rest")
    async with served.join(links, 0) as ann:
        assert (await ann.ask("away", seat=0, until="some day"))["code"] == "bad-message"
        assert "28 more days" in (await ann.ask("away", seat=0, until="2027-11-16"))["message"]
        wall.at += DAY / 2
        assert (await ann.ask("away", seat=0, until="2026-11-20"))["type"] == "done"
        mine = (await look(ann, 0))[0]
        assert (mine["left"], mine["running"]) == (DAY / 2, False)
        assert mine["away"] == "2026-11-20T00:00:00Z"
        assert mine["due"] == "2026-11-20T12:00:00Z"
        wall.at += DAY
        assert (await ann.ask("away", seat=0))["type"] == "done"
        assert (await look(ann, 0))[0]["left"] == DAY / 2
        assert "27 more days" in (await ann.ask("away", seat=0, until="2030-01-01"))["message"]
    short = table(served, pace="turn-10m")
    async with served.join(short, 0) as ann:
        assert (await ann.ask("away", seat=0, until="2026-11-20"))["code"] == "refused"


@played
async def test_time_is_kept_over_a_restart_which_costs_nobody(tmp_path: Path, wall: Wall) -> None:
    with serving(tmp_path) as first:
        links = table(first, pace="turn-10m")
        async with first.join(links, 0) as ann:
            wall.at += 200
            assert (await look(ann, 0))[0]["left"] == 400.0
    wall.at += 3600
    with serving(tmp_path) as again:
        line = again.get(f"/api/tables/{links['table']}").json()
        assert line["up"] == []
        async with again.join(links, 0) as ann:
            assert (await look(ann, 0))[0]["left"] == 400.0
            wall.at += 401
            # Nobody needs to look on: whoever comes next finds the time as it is.
        async with again.join(links, 1) as bob:
            while bob.states[1]["seats"][0]["occupant"] != "greedy":
                await bob.next()
