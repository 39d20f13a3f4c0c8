"""Strangers' saves: replayed, or looked at from all sides, in workers that can be lost."""

from __future__ import annotations

import asyncio
import json
import os
import random
import signal
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from gaslamp.kernel.errors import Trouble
from gaslamp.kernel.journal import read_save
from gaslamp.kernel.snapshot import LONGEST
from gaslamp.server import hall
from gaslamp.server.room import strangers
from gaslamp.server.workers import Broken, Died, TooMuch, Workers
from gaslamp.table.life import FORKED, check_answers
from odd_jobs import (
    answer,
    answer_oddly,
    count_for_ever,
    die,
    fail,
    fill_memory,
    sleep_for_ever,
)
from save_fuzz import MEGABYTE, attack, positions, restamped, saves_of, stamped
from server_kit import GAME, Player, Served, play_on, played, serving

PROBES = sorted((Path(__file__).parent / "probes").glob("*.gaslamp"))
QUICK = {"overlords": "random", "influence": "recommended"}
LIMIT = 2.0
PATIENCE = 3.0  # the machine that runs the tests may be busy


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("strangers")) as running:
        running.hall.clerks.warm_up()
        yield running


@pytest.fixture
def workers() -> Iterator[Workers]:
    made = Workers(1, 64 * MEGABYTE, 4)
    yield made
    made.stop()


# Workers


@played
async def test_a_worker_that_passes_a_limit_is_replaced(workers: Workers) -> None:
    assert await workers.ask(answer, 1, seconds=20) == 2
    (first,) = workers.processes()
    for job in (sleep_for_ever, count_for_ever):
        began = time.monotonic()
        with pytest.raises(TooMuch, match="longer than"):
            await workers.ask(job, seconds=0.3)
        assert time.monotonic() - began < PATIENCE
        assert first not in workers.processes()
        assert await workers.ask(answer, 2, seconds=20) == 3
    with pytest.raises(TooMuch, match="memory"):
        await workers.ask(fill_memory, seconds=20)
    with pytest.raises(Died):
        await workers.ask(die, seconds=20)
    with pytest.raises(Broken, match="ZeroDivisionError at odd_jobs") as broken:
        await workers.ask(fail, seconds=20)
    assert "secret" not in str(broken.value)
    assert await workers.ask(answer, 3, seconds=20) == 4


@played
async def test_who_gets_no_share_of_a_busy_machine_is_waited_for(workers: Workers) -> None:
    assert await workers.ask(answer, 1, seconds=20) == 2
    (worker,) = workers.processes()
    os.kill(worker, signal.SIGSTOP)
    asyncio.get_running_loop().call_later(0.6, os.kill, worker, signal.SIGCONT)
    assert await workers.ask(answer, 2, seconds=0.3) == 3
    assert workers.processes() == [worker]


@played
async def test_an_answer_that_cannot_be_sent_costs_no_worker(workers: Workers) -> None:
    assert await workers.ask(answer, 1, seconds=20) == 2
    before = workers.processes()
    with pytest.raises(Broken, match="at workers") as broken:
        await workers.ask(answer_oddly, seconds=20)
    assert not isinstance(broken.value, Died)
    assert workers.processes() == before


def test_a_server_that_stops_waits_for_no_worker_that_just_begins(workers: Workers) -> None:
    workers.stop()
    with pytest.raises(Broken):
        workers.all[0].start()
    assert workers.processes() == []


@played
async def test_workers_are_not_asked_for_everything_at_once(workers: Workers) -> None:
    waiting = [asyncio.create_task(workers.ask(time.sleep, 0.2, seconds=20)) for _ in range(4)]
    await asyncio.sleep(0)
    with pytest.raises(Exception, match="Too much is being worked out"):
        await workers.ask(answer, 1, seconds=20)
    await asyncio.gather(*waiting)


# Saves


def one_sentence(served: Served, save: str) -> str:
    reply = served.post("/api/tables/import", {"save": save})
    assert reply.status_code == 422, reply.text
    sentence = str(reply.json()["error"]["message"])
    assert sentence.endswith(".") and "\n" not in sentence
    return sentence


@pytest.mark.parametrize("probe", PROBES, ids=lambda p: p.stem)
def test_a_hostile_save_is_refused_in_one_sentence(served: Served, probe: Path) -> None:
    text = probe.read_text(encoding="utf-8")
    for save in (text, restamped(text)):
        one_sentence(served, save)
    assert served.get("/healthz").status_code == 200


@pytest.mark.parametrize("game", ["great-old-ones", "london-dread"])
def test_numbers_no_game_has_are_refused(served: Served, game: str) -> None:
    """As in the saves that once ate memory: a number from which a view would make a list."""
    journal, text = positions(game)[1]
    forked = replace(journal, content=journal.content + FORKED, choices=[])
    plain = json.loads(text)
    next(numbers for numbers in lists_of_numbers(plain) if len(numbers) > 2)[0] = 2**63
    assert "out of range" in one_sentence(served, stamped(forked, plain))


def lists_of_numbers(plain: Any) -> Iterator[list[int]]:
    """The lists of numbers in a snapshot, however deep they lie."""
    if isinstance(plain, dict) and "vec" in plain:
        yield plain["vec"]
    elif isinstance(plain, (dict, list)):
        for part in plain.values() if isinstance(plain, dict) else plain:
            yield from lists_of_numbers(part)


def test_a_sample_of_hostile_saves_stops_nothing() -> None:
    clerks = Workers(hall.CLERKS, hall.CLERKS_MEMORY, hall.MOST_WAITING)
    found = asyncio.run(attack(saves_of(60, 7), 7, clerks, LIMIT))
    clerks.stop()
    assert sum(found.answers.values()) == 60
    assert found.slowest < LIMIT + PATIENCE, found.slow
    assert found.most_memory < 200 * MEGABYTE
    assert found.answers["refused"] > 20


def strange_save(served: Served) -> str:
    """A save that goes on from its snapshot: its journal leads elsewhere."""
    links = served.new_table(options=QUICK)

    async def play() -> None:
        async with served.join(links, 0, 1) as both:
            await play_on({0: both, 1: both}, random.Random(1), 20)

    played(play)()
    tokens = [seat["token"] for seat in links["seats"]]
    text = str(served.get(f"/api/tables/{links['table']}/save", *tokens).text)
    journal, plain = read_save(text)
    return stamped(replace(journal, choices=journal.choices[:-1]), plain)


def test_a_position_no_journal_leads_to_is_played_in_a_worker_first(served: Served) -> None:
    reply = served.post("/api/tables/import", {"save": strange_save(served)})
    assert reply.status_code == 201, reply.text
    links = reply.json()
    assert "lead elsewhere" in links["notice"]

    @played
    async def play() -> None:
        async with served.join(links, 0, 1) as both:
            assert both.welcome["dealt"].startswith("This table was laid from a save")
            live = served.hall.tables[links["table"]]
            assert live.record.strange
            await play_on({0: both, 1: both}, random.Random(2), 3)
            seat = both.states[0]["asked"][0]
            assert (await both.ask("hint", seat=seat))["type"] == "hint"
            before = both.states[0]["seq"]
            real = live.clerks

            class Lost:
                async def ask(self, *_: Any, **__: Any) -> None:
                    raise TooMuch("it takes longer than 1.5 seconds")

            live.clerks = Lost()  # type: ignore[assignment] # workers that give up
            refused = await both.choose(both.menu(seat)[0], seat)
            assert refused["code"] == "refused" and "cannot go on" in refused["message"]
            assert live.seq == before
            live.clerks = real
            done = await both.choose(both.menu(seat)[0], seat)
            assert done["type"] == "done"
        await asyncio.sleep(0)

    play()
    fork = served.post(f"/api/tables/{links['table']}/fork", {}, links["seats"][0]["token"]).json()
    again = served.get(f"/api/tables/{fork['table']}").json()
    assert again["forked"]


def test_a_choice_that_outgrows_the_game_is_not_made() -> None:
    """A position may fit and the next one not: the store must be able to open it again."""
    journal, snapshot = positions(GAME)[1]
    match = strangers.position(replace(journal, choices=[]), snapshot)
    match.g.agenda[:0] = match.g.agenda[-1:] * LONGEST
    with pytest.raises(Trouble, match="longer than any"):
        check_answers(match)


def test_a_save_that_replays_is_a_game_of_ours(served: Served) -> None:
    journal, plain = read_save(strange_save(served))
    honest = positions(GAME)[2]
    reply = served.post("/api/tables/import", {"save": stamped(honest[0], json.loads(honest[1]))})
    assert reply.status_code == 201 and reply.json()["notice"] == ""
    table = reply.json()["table"]

    @played
    async def look() -> None:
        async with Player(served.port, table, [reply.json()["seats"][0]["token"]]) as ann:
            assert ann.states[0]["choices"] == len(honest[0].choices)
            assert not served.hall.tables[table].record.strange

    look()
    other = replace(journal, game="no-such-game")
    assert "no-such-game" in one_sentence(served, stamped(other, plain))


def test_one_address_opens_one_save_at_a_time(served: Served) -> None:
    app_opening: set[str] = served.app.state.opening
    app_opening.add("127.0.0.1")
    try:
        reply = served.post("/api/tables/import", {"save": "gaslamp save 1\n"})
        assert reply.status_code == 409 and "being opened" in reply.json()["error"]["message"]
    finally:
        app_opening.discard("127.0.0.1")


def test_nothing_but_a_worker_reads_a_strangers_snapshot() -> None:
    with pytest.raises(Trouble, match="not a part of its game"):
        from gaslamp.kernel.snapshot import named_class

        named_class("gaslamp.games.london_dread.state:Dread", "gaslamp.games.terrors_of_london")
