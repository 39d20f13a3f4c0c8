"""Abuse: whatever is sent, the answer is a clear error, nothing changes, nothing is given away."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed

from gaslamp.kernel import snapshot
from gaslamp.server.limits import Allowances
from gaslamp.server.wire.connection import Connection
from server_kit import Player, Served, play_on, played, serving

KINDS = (
    "hello", "choose", "undo", "undo_ask", "undo_agree", "undo_refuse", "redo", "prefer",
    "hint", "why", "chat", "name", "occupy", "resume", "ping", "point", "note", "shoulder",
    "clock", "away",
)  # fmt: skip
UNSAID = ("welcome", "state", "done", "error", "seats")
QUICK = {"overlords": "random", "influence": "recommended", "first-player": "seat-1"}
CODES = {
    "bad-message", "too-big", "too-fast", "not-joined", "no-such-table", "bad-token",
    "not-your-seat", "stale", "refused", "busy",
}  # fmt: skip

plain = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4)
    ),
    max_leaves=12,
)
almost = st.fixed_dictionaries(
    {"type": st.sampled_from(KINDS + UNSAID) | plain},
    optional={
        "seat": st.integers(-3, 70) | plain,
        "key": st.sampled_from(["pass", "play:cultist", "", "x" * 400]) | plain,
        "seq": st.integers(-1, 200) | plain,
        "id": st.text(max_size=70) | plain,
        "table": plain,
        "tokens": plain,
        "text": plain,
        "name": plain,
        "occupant": plain,
        "last_seq": plain,
        "more": plain,
    },
)
rubbish = (
    st.text(max_size=200)
    | plain.map(json.dumps)
    | almost.map(json.dumps)
    | st.binary(max_size=100)
    | st.integers(1, 4000).map(lambda depth: "[" * depth)
    | st.integers(1, 3000).map(lambda depth: '{"type":' * depth)
)
few = settings(
    max_examples=60, deadline=None, derandomize=True,
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)  # fmt: skip


class Bench:
    """A running game with a victim on seat 1, who must never notice anything."""

    def __init__(self, served: Served) -> None:
        self.served = served
        self.links = served.new_table(options=QUICK)
        self.loop = asyncio.new_event_loop()
        self.victim = served.join(self.links, 1)
        self.loop.run_until_complete(self.begin())

    async def begin(self) -> None:
        async with self.served.join(self.links, 0) as ann:
            await self.victim.connect()
            await play_on({0: ann, 1: self.victim}, random.Random(1), 12)

    def state(self) -> tuple[str, int, int, str]:
        """Everything that must not change."""
        live = self.served.hall.tables[self.links["table"]]
        seats = "".join(s.occupant + s.name + s.token_hash for s in live.seats)
        return snapshot.text(live.match.g), live.seq, len(live.chat), seats

    def run(self, scenario: Callable[[], Any]) -> None:
        self.loop.run_until_complete(asyncio.wait_for(scenario(), 30))


@pytest.fixture(scope="module")
def bench(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Bench]:
    with serving(tmp_path_factory.mktemp("abuse")) as served:
        made = Bench(served)
        yield made
        made.loop.run_until_complete(made.victim.leave())
        assert served.hall.metrics.counters["gaslamp_failures_total"] == 0


async def answers(player: Player) -> list[Any]:
    """Everything that was sent back up to now: an error, or a closed door."""
    got: list[Any] = []
    try:
        await player.send(type="ping", id="the end")
        while not got or got[-1].get("id") != "the end":
            got.append(await player.next())
    except ConnectionClosed:
        pass
    return got[:-1] if got and got[-1].get("id") == "the end" else got


def only_errors(got: list[Any]) -> None:
    for message in got:
        if message["type"] == "error":
            assert message["code"] in CODES and message["message"], message


@few
@given(first=rubbish)
def test_a_first_message_of_any_kind(bench: Bench, first: str | bytes) -> None:
    before = bench.state()

    async def scenario() -> None:
        intruder = Player(bench.served.port, bench.links["table"], [])
        from websockets.asyncio.client import connect

        intruder.socket = await connect(f"ws://127.0.0.1:{bench.served.port}/ws")
        await intruder.send_raw(first)
        got = await answers(intruder)
        assert got and got[0]["type"] == "error" and got[0]["code"] in CODES
        assert await intruder.closed() in (4400, 4401, 4404)
        await intruder.leave()

    bench.run(scenario)
    assert bench.state() == before


@few
@given(messages=st.lists(rubbish, min_size=1, max_size=6))
def test_rubbish_from_a_spectator_changes_nothing(
    bench: Bench, messages: list[str | bytes]
) -> None:
    before = bench.state()

    async def scenario() -> None:
        async with Player(bench.served.port, bench.links["table"], []) as watcher:
            seen = len(watcher.raw)
            for message in messages:
                await watcher.send_raw(message)
            only_errors(await answers(watcher))
            assert all('"seat":0,"seq"' not in text for text in watcher.raw[seen:])

    bench.run(scenario)
    assert bench.state() == before


@few
@given(
    kind=st.sampled_from(KINDS[1:]),
    seat=st.integers(1, 63),
    fields=st.fixed_dictionaries(
        {
            "key": st.sampled_from(["pass", "play:cultist", "nonsense"]),
            "seq": st.integers(0, 40),
            "id": st.text("abc", min_size=1, max_size=3),
        }
    ),
)
def test_a_foreign_seat_is_never_moved_or_shown(
    bench: Bench, kind: str, seat: int, fields: dict[str, Any]
) -> None:
    """Every request, well-formed, for a seat the sender does not hold."""
    before = bench.state()
    more: dict[str, dict[str, Any]] = {
        "choose": fields,
        "why": {"key": fields["key"]},
        "prefer": {"how": "able"},
        "chat": {"text": "I am somebody else"},
        "name": {"name": "Impostor"},
        "occupy": {"occupant": "random"},
        "point": {"ref": "overlord:1"},
        "note": {"text": "What they hold"},
        "shoulder": {"do": "begin"},
        "clock": {"do": "pause"},
        "away": {"until": "2126-12-03"},
    }

    async def scenario() -> None:
        async with bench.served.join(bench.links, 0) as ann:
            if kind in ("resume", "ping"):
                return
            error = await ann.ask(kind, seat=seat, **more.get(kind, {}))
            assert (error["type"], error["code"]) == ("error", "not-your-seat")
            assert all('"seat":1,"seq"' not in text for text in ann.raw)

    bench.run(scenario)
    assert bench.state() == before


@few
@given(messages=st.lists(almost.map(json.dumps), min_size=1, max_size=6))
def test_nearly_right_messages_from_a_player_never_break_the_table(
    bench: Bench, messages: list[str]
) -> None:
    async def scenario() -> None:
        async with bench.served.join(bench.links, 0) as ann:
            for message in messages:
                await ann.send_raw(message)
            only_errors(await answers(ann))
            assert all('"seat":1,"seq"' not in text for text in ann.raw)

    bench.run(scenario)
    live = bench.served.hall.tables[bench.links["table"]]
    assert live.seq >= 12 and not live.task.done()


@settings(few, max_examples=15)
@given(data=st.data())
def test_replayed_messages_do_nothing_twice(bench: Bench, data: st.DataObject) -> None:
    """A recording of a player's own messages, sent again in any order."""

    async def scenario() -> None:
        links = bench.served.new_table(options=QUICK)
        async with bench.served.join(links, 0, 1) as both:
            sent: list[dict[str, Any]] = []
            for n in range(5):
                seat = both.states[0]["asked"][0]
                seq = both.states[seat]["seq"]
                sent.append({"type": "choose", "seat": seat, "key": both.menu(seat)[0],
                             "seq": seq, "id": f"m{n}"})  # fmt: skip
                await both.send(**sent[-1])
                await both.at(seq + 1)
            match = bench.served.match(links["table"])
            before = snapshot.text(match.g)
            for message in data.draw(st.lists(st.sampled_from(sent), max_size=8)):
                done = await both.ask("choose", **{k: v for k, v in message.items() if k != "type"})
                assert done["type"] == "done" and done["seq"] == message["seq"] + 1
            stolen = {**sent[0], "id": "another id"}
            stolen.pop("type")
            assert (await both.ask("choose", **stolen))["code"] == "stale"
            assert snapshot.text(match.g) == before and len(match.journal.choices) == 5

    bench.run(scenario)


@played
async def test_an_oversized_message_closes_the_connection(tmp_path: Path) -> None:
    with serving(tmp_path) as served:
        links = served.new_table()
        async with served.join(links, 0) as ann, served.join(links, 1) as bob:
            await ann.send(type="chat", seat=0, text="x" * 70_000)
            assert await ann.closed() == 1009
            assert (await bob.ask("ping"))["type"] == "done"


@played
async def test_a_flood_is_ignored_and_then_hung_up_on(tmp_path: Path) -> None:
    with serving(tmp_path, allow=Allowances()) as served:
        links = served.new_table()
        async with served.join(links, 0) as ann, served.join(links, 1) as bob:
            for n in range(40):
                await ann.send(type="ping", id=f"p{n}")
            last = await ann.until(lambda m: m.get("id") == "p39")
            assert last["code"] == "too-fast"
            await asyncio.sleep(0.3)
            assert (await ann.ask("ping"))["type"] == "done"
            assert (await bob.ask("ping"))["type"] == "done"
            for n in range(400):
                await ann.send(type="ping", id=f"q{n}")
            assert await ann.closed() == 4429


@played
async def test_chat_has_a_pace_of_its_own(tmp_path: Path) -> None:
    with serving(tmp_path) as served:
        links = served.new_table()
        async with served.join(links, 0) as ann:
            replies = [await ann.ask("chat", seat=0, text=f"{n}") for n in range(7)]
            assert [r["type"] for r in replies[:5]] == ["done"] * 5
            assert replies[6]["code"] == "too-fast"


@played
async def test_a_reader_who_does_not_read_is_let_go(tmp_path: Path) -> None:
    with serving(tmp_path) as served:
        links = served.new_table()
        async with served.join(links, 0, 1) as both:
            live = served.hall.tables[links["table"]]
            (connection,) = live.screens
            assert isinstance(connection, Connection)

            async def pile_up() -> None:
                for _ in range(300):
                    live.tell_seats()

            future = asyncio.run_coroutine_threadsafe(live.do(pile_up), served.loop)
            await asyncio.wrap_future(future)
            assert await both.closed() == 1013
            assert connection.closing


@played
async def test_spectators_cannot_crowd_out_the_players(tmp_path: Path) -> None:
    with serving(tmp_path) as served:
        links = served.new_table()
        watchers = [served.join(links) for _ in range(40)]
        for watcher in watchers:
            await watcher.connect()
        late = served.join(links)
        with pytest.raises(ConnectionClosed):
            await late.connect()
        assert '"busy"' in late.raw[0]
        async with served.join(links, 0) as ann:
            assert ann.welcome["seats_held"] == [0]
        await asyncio.gather(*(watcher.leave() for watcher in watchers))


@played
async def test_a_failing_rule_changes_nothing_and_the_table_goes_on(tmp_path: Path) -> None:
    """A rule that breaks half-way: the table comes back from the store as it stood."""
    with serving(tmp_path) as served:
        links = served.new_table(options=QUICK)
        async with served.join(links, 0, 1) as both:
            await play_on({0: both, 1: both}, random.Random(1), 5)
            live = served.hall.tables[links["table"]]
            before = snapshot.text(live.match.g)
            seat = both.states[0]["asked"][0]
            real = live.match.take

            def break_half_way(seat: int, key: str) -> None:
                real(seat, key)
                raise ZeroDivisionError

            live.match.take = break_half_way  # type: ignore[method-assign] # a rule that breaks
            error = await both.choose(both.menu(seat)[0], seat)
            assert error["code"] == "broken"
            fresh = await both.until(lambda m: m["type"] == "state")
            assert (fresh["cause"], fresh["seq"]) == ("resume", 5)
            assert snapshot.text(live.match.g) == before
            done = await both.choose(both.menu(seat)[0], seat)
            assert done["type"] == "done"


def test_a_seat_beyond_all_numbers_is_refused_and_the_line_stays_open(bench: Bench) -> None:
    async def scenario() -> None:
        async with bench.served.join(bench.links, 0) as ann:
            for kind in ("skip", "redo", "hint"):
                for seat in (10**40, -(10**40)):
                    assert (await ann.ask(kind, seat=seat))["code"] == "bad-message"

    bench.run(scenario)
