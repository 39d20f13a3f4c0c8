"""Any store: what it answers for is on disk, in order, and whole."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from msgspec.structs import replace

from gaslamp.store import records
from gaslamp.store.db import Fenced
from gaslamp.store.records import (
    FIRST_GAME,
    Bell,
    ChatRow,
    ClockRow,
    Fellow,
    Hold,
    SeatRecord,
    SeatTime,
    Understudy,
    UndoRow,
)
from gaslamp.store.store import ENVELOPES_LAST
from server_kit import played
from store_kit import KINDS, House, choice, record, seats, summary

T = Hold("t")


@pytest.fixture(params=KINDS)
def house(request: pytest.FixtureRequest, tmp_path: Path) -> House:
    return House(request.param, tmp_path)


@played
async def test_what_goes_in_comes_out(house: House) -> None:
    async with house.opened() as store:
        await store.create(record("t"), seats(), [choice(0)], "state 0")
        await store.choose(T, choice(1, client_id="c"), "state 1", summary(2))
        await store.say(T, ChatRow(0, 0, "Mina", "hello", "2026"))
    async with house.opened() as store:
        found = await store.load("t")
        assert found is not None
        assert found.record == replace(record("t"), summary=summary(2))
        assert found.seats == seats()
        assert found.choices == [choice(0), choice(1, client_id="c")]
        assert found.snapshot == "state 1"
        assert [row.text for row in found.chat] == ["hello"]
        assert await store.load("nowhere") is None


@played
async def test_going_back_keeps_undone_rows_for_retries(house: House) -> None:
    async with house.opened() as store:
        await store.create(record("t"), seats(), [], "state")
        for n in range(4):
            await store.choose(T, choice(n, client_id=f"c{n}"), "state", summary(n + 1))
        await store.rewind(T, 2, UndoRow(5, 1, 2, True), "state 2", summary(5))
        await store.choose(T, choice(2, seq=6, client_id="c6"), "state 6", summary(6))
        found = await store.load("t")
        assert found is not None
        assert [(row.n, row.undone) for row in found.choices] == [
            (0, False), (1, False), (2, True), (3, True), (2, False),
        ]  # fmt: skip
        assert found.record.summary.seq == 6
        assert found.undos == [UndoRow(5, 1, 2, True)]


@played
async def test_a_choice_that_does_not_fit_changes_nothing(house: House) -> None:
    async with house.opened() as store:
        await store.create(record("t"), seats(), [], "state 0")
        results = await asyncio.gather(
            store.choose(T, choice(0), "state 1", summary(1)),
            store.choose(T, choice(0, seq=2), "state 2", summary(2)),
            store.choose(Hold("nowhere"), choice(0), "state 3", summary(3)),
            store.say(T, ChatRow(0, 0, "", "still fine", "")),
            return_exceptions=True,
        )
        assert [isinstance(r, Exception) for r in results] == [False, True, True, False]
        found = await store.load("t")
        assert found is not None
        assert (found.snapshot, len(found.choices), len(found.chat)) == ("state 1", 1, 1)


@played
async def test_many_tables_write_at_once(house: House) -> None:
    async with house.opened() as store:
        tables = [f"t{i}" for i in range(40)]

        async def play(table: str) -> None:
            await store.create(record(table), seats(), [], "state")
            for n in range(10):
                after = summary(n + 1, over=n == 9)
                await store.choose(Hold(table), choice(n), f"state {n}", after)

        await asyncio.gather(*map(play, tables))
        for table in tables:
            found = await store.load(table)
            assert found is not None
            assert [row.n for row in found.choices] == list(range(10))
            assert found.record.summary.over
        assert await store.counts() == {"tables": 40, "results": 40}


@played
async def test_tables_are_found_by_token(house: House) -> None:
    async with house.opened() as store:
        await store.create(record("a"), seats(), [], "state")
        await store.create(record("b"), [SeatRecord(0, "human", "", "other")], [], "state")
        assert [line.record.id for line in await store.lines(["hash-0"], 9)] == ["a"]
        assert [line.record.id for line in await store.lines(["host of b"], 9)] == ["b"]
        assert await store.lines(["", "no such"], 9) == []
        assert {line.record.id for line in await store.lines(None, 9)} == {"a", "b"}


@played
async def test_lessons_take_no_place_in_a_list(house: House) -> None:
    async with house.opened() as store:
        for n, taught in enumerate(("", FIRST_GAME, "a-lesson", "a-lesson")):
            made = replace(record(f"{n}"), taught=taught, summary=summary(n))
            await store.create(made, seats(), [], "state")
        for hashes in (None, ["hash-0"]):
            assert [line.record.id for line in await store.lines(hashes, 2)] == ["1", "0"]


@played
async def test_a_rematch_exists_once(house: House) -> None:
    async with house.opened() as store:
        await store.create(record("old"), seats(), [], "state")
        made = await asyncio.gather(
            *(store.create(record(f"new{i}"), seats(), [], "state", Hold("old")) for i in range(3))
        )
        assert made == ["new0"] * 3
        assert await store.line("new1") is None


@played
async def test_an_older_hold_writes_nothing(house: House) -> None:
    """Also not beside others who share its transaction."""
    old = Hold("t", fence=-1)
    async with house.opened() as store:
        await store.create(record("t"), seats(), [], "state 0")
        await store.create(record("u"), seats(), [], "state 0")
        results = await asyncio.gather(
            store.choose(Hold("u"), choice(0), "state 1", summary(1)),
            store.choose(old, choice(0), "state 1", summary(1)),
            store.rewind(old, 0, UndoRow(5, 1, 2, True), "state 2", summary(5)),
            store.say(old, ChatRow(0, 0, "", "too late", "")),
            store.sit(old, SeatRecord(0, "greedy")),
            store.note(old, 0, "too late"),
            store.count_hint(old, 0),
            store.keep_clock(old, ClockRow("planning")),
            store.add_shoulder(old, "hash", 0),
            store.end_shoulders(old, 0),
            store.create(record("v"), seats(), [], "state", old),
            return_exceptions=True,
        )
        assert [type(result) for result in results] == [type(None)] + [Fenced] * 10
        found = await store.load("t")
        assert found is not None and found.hold == T
        assert (found.seats, found.chat, found.choices, found.undos) == (seats(), [], [], [])
        assert (found.notes, found.hints, found.clock, found.shoulders) == ({}, {}, None, {})
        assert await store.line("v") is None


@played
async def test_what_surrounds_a_game_is_kept(house: House) -> None:
    clock = ClockRow("planning", 60.0, 5.0, seats=[SeatTime(9.5, 1, 12.25)])
    async with house.opened() as store:
        await store.create(record("t"), seats(), [], "state")
        await store.keep_clock(T, ClockRow("dawn"))
        await store.keep_clock(T, clock)
        await store.note(T, 0, "the butler")
        await store.note(T, 1, "nobody")
        await store.note(T, 1, "")
        for _ in range(3):
            await store.count_hint(T, 1)
        for seat in (0, 1):
            await store.add_shoulder(T, f"looker {seat}", seat)
        await store.end_shoulders(T, 1)
        found = await store.load("t")
        assert found is not None
        assert (found.clock, found.notes, found.hints) == (clock, {0: "the butler"}, {1: 3})
        assert found.shoulders == {"looker 0": 0}
        line = await store.line("t")
        assert line is not None and line.clock == clock


@played
async def test_bells_belong_to_seats(house: House) -> None:
    bell = Bell("bell", ["hash-0", "hash-9"], "en", "https://push", "p", "a")
    async with house.opened() as store:
        await store.create(record("t"), seats(), [], "state")
        await store.keep_bell(bell)
        assert await store.bells_of("hash-0") == [bell]
        await store.keep_bell(replace(bell, seats=["hash-9"], endpoint=""))
        assert await store.bells_of("hash-0") == await store.bells_of("hash-9") == []
        found = await store.bell("bell")
        assert found is not None and found.seats == ["hash-9"]
        await store.drop_bell("bell")
        assert await store.bell("bell") is None
        assert await store.opens_a_seat(["hash-0", "x"])
        assert not await store.opens_a_seat(["x"]) and not await store.opens_a_seat([])


@played
async def test_a_daily_deal_is_found_by_day_and_person(house: House) -> None:
    day = "2026-11-15"
    dealt = {"first": "2026-01", "second": "2026-02"}
    async with house.opened() as store:
        for name, started in dealt.items():
            row = replace(record(name), daily=day, started=started, person="first")
            await store.create(row, seats(), [], "state")
        await store.create(record("other"), seats(), [], "state")
        await store.rewind(
            Hold("second"), 0, UndoRow(1, 0, 1, True), "state", summary(1, over=True)
        )
        found = await store.dealt(day, "a-game", 9)
        assert [(row.line.record.id, row.shown) for row in found] == [
            ("first", False), ("second", True),
        ]  # fmt: skip
        assert await store.person(day, "a-game", ["hash-0"]) == "first"
        assert await store.person(day, "a-game", ["", "x"]) == ""
        assert await store.unplayed(1) == [(day, "a-game")]
        bot = Understudy(day, "a-game", "greedy", "made", "position", 3, 0.5, "over", [0], [7])
        await store.keep_understudy(replace(bot, ended="", choices=1))
        await store.keep_understudy(bot)
        assert await store.understudies(day, "a-game") == [bot]
        assert await store.unplayed(1) == []


@played
async def test_letters_of_all_kinds_come_back_as_they_were(house: House) -> None:
    text = "Ünïcödé \U0001f56f \u202e 'quoted' \"twice\" \\ % %s ? ; --"
    async with house.opened() as store:
        await store.create(record("t"), seats(), [], text)
        await store.say(T, ChatRow(0, 0, text, text, "2026"))
        await store.choose(T, replace(choice(0), key=text), text, summary(1))
        found = await store.load("t")
        assert found is not None
        assert (found.snapshot, found.chat[0].text, found.choices[0].key) == (text, text, text)


@played
async def test_a_table_has_one_holder_who_is_alive(house: House) -> None:
    """Whoever was given up for dead writes nothing any more, and takes nothing back."""
    a, b = Fellow("a", "here:1", "s"), Fellow("b", "here:2", "s")
    async with house.opened() as store:
        await store.create(record("t"), seats(), [], "state")
        await store.announce(a, 0.5)
        await store.announce(b, 60.0)
        assert await store.take("t", "a") == ("a", Hold("t", 1))
        assert await store.take("t", "b") == ("a", Hold("t", 1)), "a is alive"
        held = await store.holder("t")
        assert held is not None and held[0] == "a" and 0 < held[1] <= 0.5
        assert await store.take("nowhere", "a") is None
        await store.choose(Hold("t", 1), choice(0), "state 1", summary(1))
        await asyncio.sleep(0.6)
        assert await store.take("t", "b") == ("b", Hold("t", 2))
        assert await store.take("t", "b") == ("b", Hold("t", 3)), "it begins anew"
        with pytest.raises(Fenced):
            await store.choose(Hold("t", 1), choice(1), "state 2", summary(2))
        assert await store.put_off("a", 60.0) == [a, b], "it may come back"
        assert await store.take("t", "a") == ("b", Hold("t", 3)), "but not to the table"
        await store.choose(Hold("t", 3), choice(1), "state 2", summary(2))
        await store.release(Hold("t", 1), "a")
        await store.release(Hold("t", 2), "b")
        assert (await store.take("t", "a")) == ("b", Hold("t", 3))
        await store.release(Hold("t", 3), "b")
        assert await store.take("t", "a") == ("a", Hold("t", 4))
        await store.leave("a")
        assert await store.holder("t") == ("", 0.0)
        with pytest.raises(Fenced):
            await store.put_off("a", 60.0)
        await store.say_leaving("b")
        assert [fellow.leaving for fellow in await store.put_off("b", 1.0)] == [True]


@played
async def test_a_secret_is_made_once(house: House) -> None:
    async with house.opened() as store:
        made = await asyncio.gather(*(store.key("push", f"key {n}") for n in range(4)))
        assert len(set(made)) == 1
        assert await store.key("push", "another") == made[0]


@played
async def test_an_envelope_waits_for_one_table(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house.opened() as store:
        await store.keep_envelope("c", "secret")
        taken = await asyncio.gather(*(store.take_envelope("c") for _ in range(4)))
        assert sorted(taken) == ["", "", "", "secret"]
        await store.keep_envelope("late", "secret")
        later = records.wall() + ENVELOPES_LAST + 1
        monkeypatch.setattr(records, "wall", lambda: later)
        assert await store.take_envelope("late") == ""
