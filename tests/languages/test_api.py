"""Every game can be played over the network in another language, and no word of it is English."""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections.abc import Iterator
from typing import Any

import pytest

import reviews
from gaslamp import games
from pseudo_kit import spoken
from reading_kit import english
from sampling import some, whole
from server_kit import Served, serving
from tools.pseudo import TAG

CHOICES = 300 if whole() else 40
SECONDS = 900 if whole() else 120
THOUGHT = 60.0  # seconds for the first choices of a review
# What people type is not translated.
NAME = "Zoë"
NONSENSE = "nonsense"


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with spoken(tmp_path_factory.mktemp("languages")), serving(tmp_path_factory.mktemp("s")) as it:
        yield it


def get(served: Served, path: str, *tokens: str) -> Any:
    reply = served.get(f"{path}{'&' if '?' in path else '?'}language={TAG}", *tokens)
    return reply.json() if reply.headers["content-type"] == "application/json" else None


def new_table(served: Served, game_id: str) -> Any:
    """A table for one person, against bots where a game wants more than one."""
    found = games.find(game_id)
    seats = ["human"] if 1 in found.seat_counts else ["human", "random"]
    wish = {"game": game_id, "seats": seats, "names": [NAME], "seed": 4}
    return served.new_table(*seats, **wish)


class Reader:
    """Plays by lot, asks about everything, and notes what is left in English."""

    def __init__(self, served: Served, links: Any) -> None:
        self.served = served
        self.player = served.join(links, 0, host=True)
        self.left: dict[str, str] = {}

    def note(self, answer: Any) -> Any:
        self.left |= english(answer, NAME, NONSENSE)
        return answer

    async def play(self, choices: int) -> None:
        await self.player.connect(language=TAG)
        rng = random.Random(4)
        for number in range(choices):
            if await self.over():
                break
            await self.look_about(number)
            await self.choose(rng)
        for text in self.player.raw:
            self.note(loads(text))
        await self.player.leave()

    async def over(self) -> bool:
        """Wait until the person is asked; whether the game has ended."""
        while not self.player.menu(0):
            if self.player.over():
                return True
            await self.player.next()
        return self.player.over()

    async def choose(self, rng: random.Random) -> None:
        menu = [key for key in self.player.menu(0) if key != "not-ready"]
        # A phase that waits for the clock or for consent must end some time.
        key = "ready" if "ready" in menu and rng.randrange(4) == 0 else rng.choice(menu)
        done = await self.player.choose(key, 0)
        assert done["type"] == "done", done
        await self.player.at(done["seq"])

    async def look_about(self, number: int) -> None:
        refused = [row for row in self.player.states[0]["refusals"] if row["key"]]
        if number % 10 == 5:
            await self.player.ask("hint", seat=0)
            await self.player.ask("why", seat=0, key=NONSENSE)
            if refused:
                await self.player.ask("why", seat=0, key=refused[0]["key"])
        if number % 10 == 9:
            await self.player.ask("choose", seat=0, key=NONSENSE, seq=0)
            await self.player.ask("undo", seat=0)
            await self.player.ask("chat", seat=0, text="")
            get(self.served, f"/api/tables/{self.player.table}/save", *self.player.tokens)


def loads(text: str) -> Any:
    """A message; what people say to each other is theirs."""
    answer = json.loads(text)
    return None if answer["type"] == "chat" and answer["seat"] is not None else answer


@pytest.mark.parametrize("game_id", games.ids())
def test_no_word_of_a_table_is_english(served: Served, game_id: str) -> None:
    links = new_table(served, game_id)
    reader = Reader(served, links)
    asyncio.run(asyncio.wait_for(reader.play(CHOICES), SECONDS))
    token, table = served.token(links, 0), f"/api/tables/{links['table']}"
    reader.note(get(served, "/api/tables", token))
    reader.note(get(served, table, token))
    reader.note(get(served, f"{table}/replay?eyes=0&count=200", token))
    reader.note(get(served, f"{table}/statistics"))
    assert reader.left == {}


@pytest.mark.parametrize("game_id", some(games.ids()))
def test_no_word_about_a_finished_game_is_english(served: Served, game_id: str) -> None:
    journal = next(filter(None, (reviews.play(game_id, n, "pip")[0] for n in range(9))))
    save = reviews.replayed(journal).save()
    links = served.post("/api/tables/import", {"save": save}).json()
    table = f"/api/tables/{links['table']}"
    shown = get(served, f"{table}/review")
    late = time.monotonic() + THOUGHT  # its first pages are enough; it grows for long
    while not shown["review"]["weighed"] and time.monotonic() < late:
        time.sleep(0.2)
        shown = get(served, f"{table}/review")
    assert shown["review"]["weighed"] and english(shown) == {}
    served.http.delete(f"{table}/review")
    for page in ("luck", "statistics", "replay?count=200"):
        assert english(get(served, f"{table}/{page}")) == {}


@pytest.mark.parametrize("game_id", games.ids())
def test_no_word_of_a_game_s_pages_is_english(served: Served, game_id: str) -> None:
    for page in ("catalogue", "rules", "locked", "lessons", "accounts", "glossary"):
        assert english(get(served, f"/api/games/{game_id}/{page}")) == {}


def test_no_word_of_the_list_of_games_is_english(served: Served) -> None:
    for page in ("/api/games", "/api/daily"):
        assert english(get(served, page)) == {}
