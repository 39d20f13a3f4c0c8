"""The luck of finished games over HTTP; while a game runs nobody is told."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import reviews
from gaslamp.server.http import luck
from gaslamp.server.workers import Broken, TooMuch
from server_kit import Served, play_on, played, serving


@played
async def test_luck_is_told_when_the_game_is_over(tmp_path: Path) -> None:
    with serving(tmp_path) as served:
        links = served.new_table(options={"turn-limit": "200"})
        way = f"/api/tables/{links['table']}/luck"
        async with served.join(links, 0) as ann, served.join(links, 1) as bob:
            await play_on({0: ann, 1: bob}, random.Random(3), 60)
            early = served.get(way)
            assert early.status_code == 409
            assert served.get("/api/luck", served.token(links, 0)).json()["games"] == 0
            while not ann.over():
                await play_on({0: ann, 1: bob}, random.Random(4), 50)
        told = served.get(way).json()
        assert {line["seat"] for line in told["luck"]} == {0, 1}
        assert all(line["said"] and line["times"] > 10 for line in told["luck"])
        house = served.get("/api/luck", served.token(links, 1)).json()
        assert (house["games"], house["left"]) == (1, 0)
        assert house["luck"][0]["times"] == told["luck"][1]["times"]
        assert served.get("/api/luck").json()["luck"] == []


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Any:
    with serving(tmp_path_factory.mktemp("luck")) as running:
        yield running


def finished(served: Served, number: int) -> str:
    """A game of bots that is over, as somebody has brought it along."""
    journal, _ = reviews.play("terrors-of-london", number, "pip")
    assert journal is not None
    save = reviews.replayed(journal).save()
    made = served.post("/api/tables/import", {"save": save})
    assert made.status_code == 201, made.text
    return str(made.json()["table"])


def failing(error: Exception) -> Callable[..., Any]:
    async def ask(*asked: Any, seconds: float) -> Any:
        raise error

    return ask


@pytest.mark.parametrize("error", [Broken("a worker died"), TooMuch("takes-too-much")])
def test_a_worker_that_gave_up_is_told_and_asked_again(
    served: Served, monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    way = f"/api/tables/{finished(served, 1)}/luck"
    with monkeypatch.context() as patch:
        patch.setattr(served.hall.clerks, "ask", failing(error))
        told = served.get(way)
        assert told.status_code == 409 and told.json()["error"]["code"] == "busy"
    assert served.get(way).json()["luck"]


@played
async def test_a_game_nobody_can_listen_to_does_not_keep_the_house_waiting(tmp_path: Path) -> None:
    with serving(tmp_path) as house:
        links = house.new_table(options={"turn-limit": "200"})
        async with house.join(links, 0) as ann, house.join(links, 1) as bob:
            while not ann.over():
                await play_on({0: ann, 1: bob}, random.Random(4), 50)
        asked = house.hall.clerks.ask
        house.hall.clerks.ask = failing(Broken("a worker died"))  # type: ignore[method-assign]
        for _ in range(2):
            told = house.get("/api/luck").json()
            assert (told["games"], told["left"], told["dice"]) == (0, 0, [])
        house.hall.clerks.ask = asked  # type: ignore[method-assign]
        assert house.get(f"/api/tables/{links['table']}/luck").json()["luck"]
        assert house.get("/api/luck").json()["games"] == 1


def test_not_more_sheets_are_kept_than_the_house_looks_at(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(luck, "TABLES", 2)
    tables = [finished(served, number) for number in (2, 3, 4)]
    for table in tables:
        assert served.get(f"/api/tables/{table}/luck").json()["luck"]
    assert [table for table, _ in served.hall.sheets] == tables[1:]
