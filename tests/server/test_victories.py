"""A win opens the next game of an order: for the tokens that won it, or for the owner."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from gaslamp.store.records import Hold, UndoRow
from server_kit import Served, serving

OWNER = "o" * 43
SECOND = {"game": "london-dread", "seats": ["human", "human"], "options": {"story": "caped-killer"}}
SENTENCE = (
    "The Caped Killer opens when The Letter is won; "
    "where the Campaign is “All open”, all Stories can be played."
)


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Served]:
    with serving(tmp_path, owner_key=OWNER) as running:
        yield running


def win(served: Served, links: Any, winners: list[int]) -> None:
    """Note a result at a table, as if its game had been played to the end."""

    async def note() -> None:
        stored = await served.hall.store.load(links["table"])
        assert stored is not None
        over = replace(stored.record.summary, seq=1, over=True, winners=winners, reason="")
        await served.hall.store.rewind(
            Hold(links["table"]), 0, UndoRow(1, 0, 0, False), stored.snapshot, over
        )

    asyncio.run_coroutine_threadsafe(note(), served.loop).result(10)


def locked(served: Served, *tokens: str) -> list[str]:
    found = served.get("/api/games/london-dread/locked", *tokens).json()["locked"]
    assert all(each["setting"] == "story" for each in found)
    return [each["value"] for each in found]


def test_a_win_opens_the_next_for_who_won(served: Served) -> None:
    assert locked(served) == ["caped-killer", "uncrowned-king", "london-dread"]
    links = served.new_table(game="london-dread")
    mine, theirs = (seat["token"] for seat in links["seats"])
    refused = served.post("/api/tables", SECOND, mine)
    assert refused.status_code == 422
    assert refused.json()["error"]["message"] == SENTENCE
    win(served, links, [0, 1])
    for token in (mine, theirs, OWNER):
        assert served.post("/api/tables", SECOND, token).status_code == 201
        assert locked(served, token) == ["uncrowned-king", "london-dread"]
    assert served.post("/api/tables", SECOND).status_code == 422
    assert served.post("/api/tables", SECOND, "x" * 43).status_code == 422


def test_a_lost_game_opens_nothing(served: Served) -> None:
    links = served.new_table(game="london-dread")
    win(served, links, [])
    assert served.post("/api/tables", SECOND, links["seats"][0]["token"], OWNER).status_code == 422


def test_who_wants_may_begin_anywhere(served: Served) -> None:
    options = {"story": "london-dread", "campaign": "open"}
    served.new_table(game="london-dread", options=options)
    asked = served.get("/api/games/london-dread/locked?campaign=open&story=nonsense")
    assert asked.json() == {"locked": []}


def test_other_games_lock_nothing(served: Served) -> None:
    assert served.get("/api/games/terrors-of-london/locked").json() == {"locked": []}
