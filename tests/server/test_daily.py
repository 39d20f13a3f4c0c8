"""The daily deal: how it went for everybody, whose game counts, and what each bot makes of it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from gaslamp.bots import bot_names
from gaslamp.server import understudies
from gaslamp.server.fellows import Alone
from gaslamp.server.room import daily
from gaslamp.server.room.daily import Standing, standing
from gaslamp.server.understudies import GAVE_UP, OVER, play_on
from gaslamp.server.workers import Broken
from gaslamp.store.records import Hold, Understudy, UndoRow
from server_kit import GAME, Served, played, serving

DAY = "2026-03-01"
BEFORE, NEXT = "2026-02-28", "2026-03-02"
QUICK = "blackbriar"  # one seat, and no other bot at the table


@pytest.fixture
def served(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Served]:
    """A server on that day, whose bots have something else to do."""
    monkeypatch.setattr(daily, "today", lambda: DAY)
    monkeypatch.setattr(understudies.Understudies, "start", lambda self: None)
    with serving(tmp_path) as running:
        yield running


def take(served: Served, name: str, *tokens: str, **more: Any) -> Any:
    asked = {"game": GAME, "seats": ["human", "greedy"], "daily": True, "names": [name], **more}
    reply = served.post("/api/tables", asked, *tokens)
    assert reply.status_code == 201, reply.text
    return reply.json()


def token(links: Any, seat: int = 0) -> str:
    return str(links["seats"][seat]["token"])


def wait_for(served: Served, work: Any) -> Any:
    return asyncio.run_coroutine_threadsafe(work, served.loop).result(20)


def end(served: Served, links: Any, winners: list[int], scores: list[int], **more: Any) -> None:
    """Note a result at a table, as if its game had been played to the end."""

    async def note() -> None:
        stored = await served.hall.store.load(links["table"])
        assert stored is not None
        shown = more.get("shown", False)
        over = replace(stored.record.summary, over=True, winners=winners, scores=scores)
        over = replace(over, seq=1, moved=more.get("at", "2026-03-01T12:00:00.000Z"))
        undo = UndoRow(1, 0, 0, shown)
        await served.hall.store.rewind(Hold(links["table"]), 0, undo, stored.snapshot, over)

    wait_for(served, note())


def results(served: Served, *tokens: str, day: str = DAY, game: str = GAME) -> Any:
    reply = served.get(f"/api/daily/{day}/{game}", *tokens)
    assert reply.status_code == 200, reply.text
    return reply.json()


def deal(served: Served, *tokens: str) -> Any:
    rows = served.get("/api/daily", *tokens).json()["deals"]
    return next(row for row in rows if row["game"] == GAME)


def listed(found: Any) -> list[tuple[int, str, bool, int]]:
    return [(row["place"], row["name"], row["won"], row["score"]) for row in found["lines"]]


def test_how_a_seat_fared_is_compared() -> None:
    assert standing(0, [0], [30, -2], 90) == Standing(True, 32, 90)
    assert standing(1, [0], [30, -2], 90) == Standing(False, -32, 90)
    assert standing(1, [], [4, 7], 90) == Standing(False, 7, 90), "they lost together"
    assert standing(0, [0, 1], [9, 9], 90) == Standing(True, 9, 90)
    assert Standing(True, -1, 9).worth > Standing(False, 50, 9).worth
    assert Standing(True, None, 8).worth > Standing(True, None, 9).worth
    assert Standing(False, None, 9).worth > Standing(False, None, 8).worth


def test_results_are_listed_and_hidden_from_who_has_not_played(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    mina, jack, art = take(served, "Mina"), take(served, "Jack"), take(served, "Art")
    assert deal(served, token(mina))["mine"]["over"] is False
    end(served, mina, [0], [20, -1])
    end(served, jack, [1], [0, 12])
    found = deal(served, token(art))
    assert (found["taken"], found["finished"]) == (3, 2)
    assert found["seats"] == ["human", "greedy"]
    for asker in ((), (token(art),)):
        hidden = results(served, *asker)
        assert hidden["hidden"] and not hidden["lines"] and not hidden["waiting"]
        assert (hidden["taken"], hidden["finished"]) == (3, 2)
    open_ = results(served, token(mina))
    assert listed(open_) == [(1, "Mina", True, 21), (2, "Jack", False, -12)]
    assert [row["mine"] for row in open_["lines"]] == [True, False]
    assert (open_["mine"]["worse"], open_["mine"]["others"]) == (1, 1)
    assert open_["counted"] == "Health ahead"
    assert len(open_["waiting"]) == len(bot_names())
    monkeypatch.setattr(daily, "today", lambda: NEXT)
    assert [row[1] for row in listed(results(served))] == ["Mina", "Jack"]


def test_the_first_that_came_to_an_end_is_ones_own(served: Served) -> None:
    first = take(served, "Mina")
    second = take(served, "Mina again", token(first))
    end(served, second, [1], [0, 3], at="2026-03-01T12:00:00.000Z")
    end(served, first, [0], [40, 0], at="2026-03-01T13:00:00.000Z")
    found = results(served, token(first), token(second))
    assert listed(found) == [(1, "Mina again", False, -3)]
    assert found["mine"]["table"] == second["table"]
    third = take(served, "Somebody else")
    end(served, third, [0], [5, 0])
    assert [row[1] for row in listed(results(served, token(third)))] == [
        "Somebody else", "Mina again",
    ]  # fmt: skip


def test_what_went_back_behind_what_was_shown_counts_for_nothing(served: Served) -> None:
    mina = take(served, "Mina")
    end(served, mina, [0], [40, 0], shown=True)
    again = take(served, "Mina", token(mina))
    end(served, again, [0], [40, 0], at="2026-03-01T18:00:00.000Z")
    found = results(served, token(mina), token(again))
    assert not found["hidden"] and not found["lines"]
    assert found["mine"]["over"] and not found["mine"]["counts"]


def test_tables_laid_otherwise_are_not_compared_and_company_is_listed_apart(
    served: Served,
) -> None:
    alone = take(served, "Mina")
    end(served, alone, [0], [20, 0])
    end(served, take(served, "Strong", seats=["human", "pip"]), [0], [30, 0])
    end(served, take(served, "Last", seats=["greedy", "human"]), [1], [0, 30])
    both = take(served, "", seats=["human", "human"], names=["Jack", "Art"])
    end(served, both, [1], [0, 9])
    forked = served.post(f"/api/tables/{alone['table']}/fork", {}, token(alone)).json()
    assert served.get(f"/api/tables/{forked['table']}").json()["daily"] == ""
    found = results(served, token(alone))
    assert [row["name"] for row in found["lines"]] == ["Mina"]
    assert [(row["name"], row["won"], row["score"]) for row in found["company"]] == [
        ("Jack", False, -9), ("Art", True, 9),
    ]  # fmt: skip


@pytest.mark.parametrize("day", ["2026-03-02", "2026-02-30", "20260301", "yesterday"])
def test_a_day_without_a_deal_is_refused_in_one_sentence(served: Served, day: str) -> None:
    reply = served.get(f"/api/daily/{day}/{GAME}")
    assert reply.status_code == 404
    assert reply.json()["error"]["message"] == (
        f"“{day}” is no day of a daily deal: write it like {DAY}, and no later than that."
    )
    assert served.get(f"/api/daily/{DAY}/whist").status_code == 404


# Bots


def test_a_bot_goes_on_from_where_it_was_stopped_and_comes_to_the_same_end() -> None:
    whole = play_on(Understudy(DAY, QUICK, "random"), 60.0)
    assert whole.ended == OVER and len(whole.scores) == 1
    row, parts = Understudy(DAY, QUICK, "random"), 0
    while not row.ended:
        row, parts = play_on(row, 0.0), parts + 1
    assert parts == whole.choices > 1
    assert (row.choices, row.winners, row.scores) == (whole.choices, whole.winners, whole.scores)


def test_a_position_of_other_rules_is_begun_anew() -> None:
    row = play_on(Understudy(DAY, QUICK, "random"), 60.0)
    old = Understudy(DAY, QUICK, "random", made="0 other", position="{}", choices=9)
    assert play_on(old, 60.0).choices == row.choices


def until(known: Any, wanted: Any) -> Any:
    """Look again until it is so, however busy the machine is."""
    deadline = time.monotonic() + 90
    while not wanted(found := known()):
        assert time.monotonic() < deadline, found
        time.sleep(0.05)
    return found


def test_every_bot_plays_once_and_a_stopped_server_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []
    part = understudies.Understudies.part

    async def noted(self: Any, row: Understudy) -> Understudy:
        asked.append(row.bot)
        return await part(self, row)

    def waiting(served: Served) -> int:
        return len(results(served, day=BEFORE, game=QUICK)["waiting"])

    monkeypatch.setattr(daily, "today", lambda: DAY)
    monkeypatch.setattr(understudies.Understudies, "part", noted)
    monkeypatch.setattr(understudies, "bot_names", lambda: ("random",))
    with serving(tmp_path) as served:
        assert waiting(served) == len(bot_names()), "nobody has played it, but somebody looks"
        until(lambda: waiting(served), lambda left: left == len(bot_names()) - 1)
        until(lambda: served.hall.understudies.workers, lambda workers: workers is None)
        before = results(served, day=BEFORE, game=QUICK)["lines"]
        assert [row["name"] for row in before] == ["Random"] and before[0]["bot"]
    monkeypatch.setattr(understudies, "bot_names", lambda: ("random", "pip"))
    monkeypatch.setattr(understudies.Understudies, "wish", lambda *_: None)  # nobody looks
    with serving(tmp_path) as served:
        until(lambda: waiting(served), lambda left: left == len(bot_names()) - 2)
        assert before[0] in [
            {**row, "place": 1} for row in results(served, day=BEFORE, game=QUICK)["lines"]
        ]
    assert asked.count("random") == 1 and set(asked) == {"random", "pip"}


@played
async def test_a_bot_that_takes_too_long_gives_up_and_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Stuck:
        async def ask(self, *_: object, **__: object) -> Understudy:
            raise Broken("stuck")

    found = understudies.Understudies(None, Alone())  # type: ignore[arg-type]
    found.workers = Stuck()  # type: ignore[assignment]
    row = Understudy(DAY, GAME, "pip", position="{}")
    while not row.ended:
        row = await found.part(row)
    assert (row.ended, row.position) == (GAVE_UP, "")
