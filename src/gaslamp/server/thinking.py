"""Thinking: bots and hints in worker processes, each on a redealt copy and nothing else."""

from __future__ import annotations

import asyncio
import json
import multiprocessing
import os
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.connection import wait
from typing import Any

from msgspec import Struct

from gaslamp.table.match import Match

TRIES = 3
HINT_BOT = "greedy"


class Task(Struct):
    """What a worker gets: a position in which all the seat cannot know is reshuffled."""

    game: str
    position: str
    seat: int
    bot: str
    chance: tuple[int, int, int, int]
    weigh: bool = False


class Thought(Struct):
    """What a worker answers: the option it picks, and what it thinks of each if it was asked to
    weigh them."""

    code: int
    worth: dict[int, float] = {}
    planned: bool = False
    suggestion: dict[str, Any] | None = None


def task(match: Match, seat: int, bot: str, weigh: bool = False) -> Task:
    """The seat's question, from a redealt copy."""
    from gaslamp.kernel import snapshot

    rng = match.thinking_rng(seat)
    copy = match.game.judge().redeal(match.g, seat, rng)
    chance = (int(rng.a), int(rng.b), int(rng.c), int(rng.d))
    return Task(match.game.id, snapshot.text(copy), seat, bot, chance, weigh)


def think(asked: Task) -> Thought:
    """Runs in a worker process."""
    from gaslamp import games
    from gaslamp.bots import make
    from gaslamp.kernel.rng import Rng
    from gaslamp.kernel.snapshot import restore

    game = games.find(asked.game)
    g = restore(json.loads(asked.position), content_of(asked.game))
    rng = Rng(*asked.chance)
    judge = game.judge()
    suggestion = game.suggestion(g, asked.seat) if asked.weigh else None
    if suggestion is not None:
        code = code_of(game, g, asked.seat, suggestion["key"])
        return Thought(code, planned=True, suggestion=suggestion)
    code = int(make(asked.bot).pick(judge, g, asked.seat, rng.clone()))
    if not asked.weigh:
        return Thought(code)
    if judge.advise(g, asked.seat, rng.clone()) >= 0:
        return Thought(code, planned=True)
    return Thought(code, weighed(judge, g, asked.seat, rng))


def code_of(game: Any, g: Any, seat: int, key: str) -> int:
    from gaslamp.kernel.menu import Menu
    from gaslamp.kernel.state import fill

    menu = Menu(seat)
    fill(g, menu)
    return next(code for code in menu.listed() if game.key(g, seat, code) == key)


CONTENTS: dict[str, Any] = {}


def content_of(game_id: str) -> Any:
    """A game's content, read once per process."""
    from gaslamp import games

    if game_id not in CONTENTS:
        CONTENTS[game_id] = games.find(game_id).content()
    return CONTENTS[game_id]


def weighed(judge: Any, g: Any, seat: int, rng: Any) -> dict[int, float]:
    """What each option promises, as the greedy bot sees it."""
    from gaslamp.bots.greedy import GreedyBot
    from gaslamp.kernel.menu import Menu
    from gaslamp.kernel.state import fill

    menu = Menu(seat)
    fill(g, menu)
    bot = GreedyBot()
    worlds = [judge.redeal(g, seat, rng) for _ in range(int(judge.worlds))]
    return {
        code: sum(bot.prospect(judge, world.clone(), seat, code) for world in worlds) / len(worlds)
        for code in menu.listed()
    }


def ready() -> int:
    """For warming up: import what thinking needs."""
    from gaslamp.bots import greedy

    return len(greedy.__name__)


class Thinkers:
    """The worker processes; started when first needed, replaced when they break."""

    def __init__(self, workers: int = 0) -> None:
        self.workers = workers or max(1, (os.cpu_count() or 2) - 1)
        self.pool: ProcessPoolExecutor | None = None

    def started(self) -> ProcessPoolExecutor:
        if self.pool is None:
            method = "forkserver" if os.name == "posix" else "spawn"
            context = multiprocessing.get_context(method)
            self.pool = ProcessPoolExecutor(self.workers, context, initializer=live_with_the_server)
        return self.pool

    def warm_up(self) -> None:
        """Start the workers before somebody waits for them."""
        if self.pool is None:
            self.started().submit(ready)

    async def ask(self, asked: Task) -> Thought:
        for attempt in range(TRIES):
            pool = self.started()
            try:
                return await asyncio.get_running_loop().run_in_executor(pool, think, asked)
            except BrokenProcessPool:
                if self.pool is pool:
                    self.pool = None
                if attempt == TRIES - 1:
                    raise
        raise AssertionError("unreachable")

    def stop(self) -> None:
        """Let go of the workers without waiting for their thoughts."""
        if self.pool is not None:
            workers = list((self.pool._processes or {}).values())
            self.pool.shutdown(wait=False, cancel_futures=True)
            for worker in workers:
                worker.terminate()
            self.pool = None


def live_with_the_server() -> None:
    """Leave Ctrl-C to the server, and end when it ends, however it ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    server = multiprocessing.parent_process()
    if server is not None:
        threading.Thread(target=end_with, args=(server.sentinel,), daemon=True).start()


def end_with(sentinel: int) -> None:
    wait([sentinel])
    os._exit(1)


def reason(match: Match, seat: int, thought: Thought) -> str:
    """Why the hint is what it is, in one sentence."""
    from gaslamp.kernel.judge import WIN

    if thought.planned:
        return "It is what the game's own planner advises."
    rest = {code: worth for code, worth in thought.worth.items() if code != thought.code}
    if not rest:
        return "It is the only thing you can do."
    mine = thought.worth.get(thought.code, 0.0)
    if mine >= WIN / 2:
        return "It wins the game, as far as one can see from here."
    next_best = max(rest, key=lambda code: rest[code])
    label = match.words.line(match.game.words(match.g, seat, next_best))
    lead = mine - rest[next_best]
    if rest[next_best] <= -WIN / 2:
        return "Everything else seems to lose the game."
    if lead < 0.05:
        return f"Looking to the end of your turn it is as good as anything else, such as “{label}”."
    return (
        f"Of {len(thought.worth)} options it leaves you best off at the end of your turn: "
        f"{lead:.1f} points ahead of the next, “{label}”."
    )
