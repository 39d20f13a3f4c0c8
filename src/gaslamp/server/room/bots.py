"""Bots at a table: they think in workers, each on a redealt copy and nothing else."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import time
from collections.abc import Callable
from typing import Any, TypeVar

from msgspec import Struct, structs

from gaslamp import games
from gaslamp.bots import bot_names, find
from gaslamp.games.game import Game
from gaslamp.kernel import snapshot as snapshots
from gaslamp.kernel.errors import Saying
from gaslamp.kernel.rng import Rng
from gaslamp.kernel.state import State
from gaslamp.server.refusal import Refusal
from gaslamp.server.room.clock import TableClock
from gaslamp.server.room.owner import Owner
from gaslamp.server.workers import Workers
from gaslamp.store.records import TABLE_ITSELF
from gaslamp.table.advice import HINT, Advice, thought
from gaslamp.table.life import content_of
from gaslamp.table.match import Match
from gaslamp.words.languages import ENGLISH
from gaslamp.words.words import Words

T = TypeVar("T")
THINK_SECONDS = 30.0
BRISK = 0.08
PATIENCE = 1.0  # of a bot: then it takes the best it has found
STRANGE_SECONDS = 4.0  # at a table that goes on from a stranger's position
MEMORY = 1024 * 1024 * 1024
MOST_WAITING = 10_000


class Thinkers(Workers):
    """The workers in which bots think, and hints and chances are worked out."""

    def __init__(self, workers: int = 0) -> None:
        count = workers or max(1, (os.cpu_count() or 2) - 1)
        super().__init__(count, MEMORY, MOST_WAITING, tries=2)


class Task(Struct):
    """What a worker gets: the position, and the seat to whom alone it may look."""

    game: str
    position: str
    seat: int
    bot: str
    chance: tuple[int, int, int, int]
    language: str = ENGLISH  # in which a hint is given
    names: list[str] = []  # of the seats, in that language
    patience: float = PATIENCE  # after none, all the work is done


def task(match: Match, seat: int, bot: str, language: str = ENGLISH) -> Task:
    """The seat's question."""
    rng = match.advising_rng(seat) if bot == HINT else match.thinking_rng(seat)
    chance = (int(rng.a), int(rng.b), int(rng.c), int(rng.d))
    names = match.tongues[language].words.seat_names
    return Task(match.game.id, match.position.snapshot(), seat, bot, chance, language, names)


def stand_ins(bot: str) -> list[str]:
    """Who chooses for a bot that fails or takes too long: the next weaker one, then the weakest."""
    weaker = [name for name in bot_names() if 0 < find(name).rank < find(bot).rank]
    return list(dict.fromkeys([*weaker[-1:], *weaker[:1]]))


def laid_out(asked: Task) -> tuple[Game[Any], State, Words]:
    """The game, the position and the words, in a worker process."""
    game, content = games.find(asked.game), content_of(asked.game)
    g = snapshots.restore(json.loads(asked.position), content)
    return game, g, Words(game, content, asked.names, asked.language)


def think(asked: Task) -> Advice:
    """Runs in a worker process."""
    game, g, w = laid_out(asked)
    return thought(game, g, asked.seat, asked.bot, Rng(*asked.chance), w, asked.patience)


class Bots:
    """Those who play at a table, while somebody is there to watch."""

    def __init__(
        self, table: Owner, clock: TableClock, thinkers: Workers, clerks: Workers, pause: float
    ) -> None:
        self.table = table
        self.clock = clock
        self.thinkers = thinkers
        self.clerks = clerks
        self.pause = pause
        self.hurried = False  # somebody does not want to watch: no pauses until a person is asked
        self.thinking: dict[int, asyncio.Task[None]] = {}

    def wake(self) -> None:
        """If a bot is to choose, set it thinking; thoughts about what has passed are dropped."""
        self.stop()
        table = self.table
        seat = table.match.bot_seat()
        if seat is None or not table.screens:
            self.hurried = False
            return
        asked = task(table.match, seat, table.match.journal.seats[seat])
        self.thinking[seat] = asyncio.create_task(self.thinks(seat, asked, table.seq))
        table.tell_seats()

    def hurry(self) -> None:
        """No pauses until a person is asked."""
        self.hurried = self.table.match.bot_seat() is not None

    def stop(self) -> None:
        for each in self.thinking.values():
            each.cancel()
        self.thinking.clear()

    async def ask(self, asked: Task) -> Advice:
        """Have a choice thought about."""
        return await self.have(think, asked)

    async def have(self, doing: Callable[..., T], *asked: Any) -> T:
        """Have it done by a worker; a stranger's position only where memory and time are short."""
        if self.table.record.strange:
            return await self.clerks.ask(doing, *asked, seconds=STRANGE_SECONDS)
        return await self.thinkers.ask(doing, *asked, seconds=THINK_SECONDS)

    async def thinks(self, seat: int, asked: Task, seq: int) -> None:
        began = time.monotonic()
        code: int | None = None
        for bot in (asked.bot, *stand_ins(asked.bot)):
            try:
                code = (await self.ask(structs.replace(asked, bot=bot))).code
                break
            except Exception:
                self.table.note_failure("a bot failed")
        # Also who skips waits a moment: how long a bot thinks tells how much it has to choose from.
        pause = min(self.pause, BRISK) if self.hurried else self.pause
        await asyncio.sleep(max(0.0, pause - (time.monotonic() - began)))
        with contextlib.suppress(Refusal):
            await self.table.do(lambda: self.decide(seat, code, seq))

    async def decide(self, seat: int, code: int | None, seq: int) -> None:
        """The bot has picked; if the table still stands as it was, it chooses."""
        table, match = self.table, self.table.match
        if seq != table.seq or match.bot_seat() != seat:
            return
        codes = self.clock.open_codes(seat)
        if code not in match.codes(seat):
            await table.say(TABLE_ITSELF, Saying("says-bot-stuck"))
            code = None
        if code not in codes:
            code = codes[0]
        self.thinking.pop(seat, None)
        table.metrics.count("bot_choices")
        await table.make(seat, match.game.key(match.g, seat, code), "choice")
