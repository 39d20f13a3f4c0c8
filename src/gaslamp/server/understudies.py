"""Understudies: every bot plays a daily deal once, in the place of a person.

They play in a worker of their own, one at a time and behind everything else that the machine has to
do, a part of a game at a time. How far they have come is stored after each part, so that nothing is
played twice and a server that was stopped goes on where it was.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import time

from msgspec.structs import replace

from gaslamp import games
from gaslamp.bots import bot_names, find
from gaslamp.bots.arena import picked
from gaslamp.bots.bot import asked
from gaslamp.kernel import snapshot as snapshots
from gaslamp.kernel.bits import members
from gaslamp.kernel.errors import Trouble
from gaslamp.kernel.rng import seeded
from gaslamp.kernel.state import choose
from gaslamp.server.fellows import Alone
from gaslamp.server.log import note_error
from gaslamp.server.refusal import Refusal
from gaslamp.server.room import daily
from gaslamp.server.room.bots import PATIENCE
from gaslamp.server.workers import Broken, Workers
from gaslamp.store.records import Understudy
from gaslamp.store.store import Store
from gaslamp.table.life import content_of

PART_SECONDS = 10.0
GRACE_SECONDS = 60.0  # for the last choice of a part
GAME_SECONDS = 900.0  # then a bot gives up
MOST_CHOICES = 20_000
FAILURE_SECONDS = GAME_SECONDS / 3  # what a failure counts as: after a few of them it gives up
LOOK_SECONDS = 60.0
MEMORY = 512 * 1024 * 1024
LOOKED_BACK = 7  # days: of these, bots play what is looked at, though nobody here has played it
OVER, GAVE_UP = "over", "gave-up"
LOWEST = 19


class Understudies:
    """Finds what bots have not played yet, and has it played."""

    def __init__(self, store: Store, fellows: Alone) -> None:
        self.fellows = fellows
        self.store = store
        self.wishes: dict[tuple[str, str], None] = {}
        self.nudged = asyncio.Event()
        self.workers: Workers | None = None
        self.running: asyncio.Task[None] | None = None

    def start(self) -> None:
        self.running = asyncio.create_task(self.run())

    async def stop(self) -> None:
        """At once: what a worker is at is played again from the last part that was stored."""
        if self.running is not None:
            self.running.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.running
        self.rest()

    def wish(self, day: str, game: str) -> None:
        """Somebody looks at this deal: is there a bot that has not played it?"""
        today = daily.today()
        if daily.days_before(today, LOOKED_BACK) <= day < today:
            self.wishes[day, game] = None
        self.nudged.set()

    async def run(self) -> None:
        while True:
            try:
                self.nudged.clear()
                due = await self.due()
                if due is None:
                    self.rest()
                    with contextlib.suppress(TimeoutError):
                        async with asyncio.timeout(LOOK_SECONDS):
                            await self.nudged.wait()
                else:
                    await self.store.keep_understudy(await self.part(due))
            except Exception:
                note_error("a daily deal could not be played by bots")
                await asyncio.sleep(LOOK_SECONDS)

    async def due(self) -> Understudy | None:
        """What is to be played next; what somebody looks at comes first."""
        if not self.fellows.has_duty("understudies"):
            return None
        bots = bot_names()
        for day, game in [*self.wishes, *await self.store.unplayed(len(bots))]:
            known = {row.bot: row for row in await self.store.understudies(day, game)}
            rows = [known.get(bot, Understudy(day, game, bot)) for bot in bots]
            waiting = [row for row in rows if not row.ended]
            if waiting and game in games.ids():
                return waiting[0]
            self.wishes.pop((day, game), None)
        return None

    async def part(self, row: Understudy) -> Understudy:
        """The next part of a bot's game, or its end."""
        if self.workers is None:
            self.workers = Workers(1, MEMORY, 1)
        seconds = PART_SECONDS + GRACE_SECONDS
        try:
            done = await self.workers.ask(play_on, row, PART_SECONDS, seconds=seconds)
        except (Trouble, Refusal, Broken):
            note_error("a bot could not play the daily deal", bot=row.bot, game=row.game)
            done = replace(row, seconds=row.seconds + FAILURE_SECONDS)
        if not done.ended and (done.seconds > GAME_SECONDS or done.choices >= MOST_CHOICES):
            done = replace(done, ended=GAVE_UP)
        return replace(done, position="") if done.ended else done

    def rest(self) -> None:
        """There is nothing to play: no process waits for it."""
        if self.workers is not None:
            self.workers.stop()
            self.workers = None


def play_on(row: Understudy, seconds: float) -> Understudy:
    """So many seconds more of a bot's game. Runs in a worker process."""
    began = time.monotonic()
    stand_back()
    game, content = games.find(row.game), content_of(row.game)
    made = f"{game.rules_version} {content.digest}"
    seats, seed = daily.seats_of(row.game, row.bot), daily.seed_of(row.game, row.day)
    if row.position and row.made == made:
        g, choices = snapshots.restore(json.loads(row.position), content), row.choices
    else:
        options = daily.options_of(row.game)
        g, choices = game.new(content, len(seats), options, seed, told=False), 0
    judge, bots = game.judge(), [find(name) for name in seats]
    judge.seconds = PATIENCE
    while True:  # a part has one choice at least
        seat = members(int(asked(g).awaited(g)), len(seats))[0]
        rng = seeded(seed, 1 + seat + 16 * choices)
        choose(g, seat, picked(g, judge, bots[seat], seat, rng))
        choices += 1
        if g.outcome or choices >= MOST_CHOICES or time.monotonic() - began >= seconds:
            break
    done = replace(row, made=made, choices=choices, seconds=row.seconds + time.monotonic() - began)
    if g.outcome is None:
        return replace(done, position=snapshots.text(g))
    winners = members(int(g.outcome.winners), len(seats))
    return replace(done, ended=OVER, winners=winners, scores=game.score(g))


def stand_back() -> None:
    """Behind the bots of tables, at which somebody waits."""
    if os.name == "posix":
        os.nice(max(0, LOWEST - os.nice(0)))
