"""Thinking: bots and hints in worker processes, each on a redealt copy and nothing else."""

from __future__ import annotations

import json
import os
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from gaslamp.server.workers import Workers
from gaslamp.table.match import Match

if TYPE_CHECKING:
    from gaslamp.server.table import LiveTable

HINT = "hint"  # in place of a bot's name: what the table advises, and why
THINK_SECONDS = 30.0
STRANGE_SECONDS = 4.0  # at a table that goes on from a stranger's position
MEMORY = 1024 * 1024 * 1024
MOST_WAITING = 10_000


class Task(Struct):
    """What a worker gets: the position, and the seat to whom alone it may look."""

    game: str
    position: str
    seat: int
    bot: str
    chance: tuple[int, int, int, int]


class Thought(Struct):
    """What a worker answers: the option it picks, and for a hint what is behind it."""

    code: int
    worth: dict[int, float] = {}
    planned: bool = False
    suggestion: dict[str, Any] | None = None


def task(match: Match, seat: int, bot: str) -> Task:
    """The seat's question."""
    from gaslamp.kernel import snapshot

    rng = match.advising_rng(seat) if bot == HINT else match.thinking_rng(seat)
    chance = (int(rng.a), int(rng.b), int(rng.c), int(rng.d))
    return Task(match.game.id, snapshot.text(match.g), seat, bot, chance)


async def ask(table: LiveTable, asked: Task) -> Thought:
    """Have it thought about; a stranger's position only where memory and time are short."""
    if table.record.strange:
        return await table.clerks.ask(think, asked, seconds=STRANGE_SECONDS)
    return await table.thinkers.ask(think, asked, seconds=THINK_SECONDS)


def think(asked: Task) -> Thought:
    """Runs in a worker process. The bot gets a copy in which all the seat cannot know is
    reshuffled, and nothing else."""
    from gaslamp import games
    from gaslamp.bots import make
    from gaslamp.kernel.rng import Rng
    from gaslamp.kernel.snapshot import restore
    from gaslamp.table.bots import advised
    from gaslamp.table.life import content_of

    game = games.find(asked.game)
    rng = Rng(*asked.chance)
    judge = game.judge()
    g = judge.redeal(restore(json.loads(asked.position), content_of(asked.game)), asked.seat, rng)
    if asked.bot == HINT:
        found = advised(game, g, asked.seat, rng)
        return Thought(found.code, found.worth, found.planned, found.suggestion)
    return Thought(int(make(asked.bot).pick(judge, g, asked.seat, rng)))


class Thinkers(Workers):
    """The workers in which bots and hints think."""

    def __init__(self, workers: int = 0) -> None:
        count = workers or max(1, (os.cpu_count() or 2) - 1)
        super().__init__(count, MEMORY, MOST_WAITING, tries=2)


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
