"""Reviewers: finished games are thought through in the bots' workers, a part at a time, as long as
somebody looks. What came of it is stored with the table, so that nothing is thought twice."""

from __future__ import annotations

import asyncio
import contextlib
import time
from dataclasses import dataclass, field
from hashlib import sha256

import msgspec

from gaslamp.kernel.journal import Journal
from gaslamp.server.log import note_error
from gaslamp.server.refusal import Refusal
from gaslamp.server.room.past import SECONDS, Past, played
from gaslamp.server.workers import Workers
from gaslamp.store.store import Store
from gaslamp.table.review import account
from gaslamp.table.review.account import DEALS, Review
from gaslamp.table.review.weighing import USUAL, Step, Thought

THOUGHT = Thought(0.5, USUAL.worlds, USUAL.falls, seconds=0.5)
SEED = 1
PART_SECONDS = 1.0
GRACE_SECONDS = 30.0  # for the last choice of a part
PART = 40  # choices, at most
DEAL_SECONDS = 8.0  # for all of the deals together
AWAY_SECONDS = 60.0  # when nobody has looked for so long, nobody thinks
MOST = 8  # games at a time


# In a worker


def begin(past: Past) -> Review:
    return account.begun(played(past), THOUGHT, SEED)


def weigh_some(past: Past, which: list[int]) -> list[Step]:
    """As many of these choices as there is time for, one at least."""
    late = time.monotonic() + PART_SECONDS
    found = []
    for step in account.weigh(played(past), THOUGHT, SEED, which):
        found.append(step)
        if time.monotonic() > late:
            break
    return found


def deal_again(past: Past, first: int) -> list[list[float]]:
    """The same deal by equals, once at least and as often as there is time for."""
    match, late = played(past), time.monotonic() + PART_SECONDS
    found = []
    for number in range(first, DEALS):
        found.append(account.dealt(match, number))
        if time.monotonic() > late:
            break
    return found


# At the server


@dataclass
class Thinking:
    """A game that is being thought through."""

    past: Past
    looked: float
    review: Review | None = None  # as far as it was known before; then as far as it is
    begun: asyncio.Event = field(default_factory=asyncio.Event)
    task: asyncio.Task[None] | None = None
    trouble: Exception | None = None


class Reviewers:
    """Whoever looks at a review sets it going."""

    def __init__(self, store: Store, thinkers: Workers) -> None:
        self.store = store
        self.thinkers = thinkers
        self.thinking: dict[str, Thinking] = {}

    async def look(self, past: Past) -> tuple[Review, bool]:
        """What is known of a game so far, and whether there is more to come."""
        stored = await self.store.review(past.table, fingerprint(past.journal))
        known = read_back(stored) if stored else None
        if known is not None and known.whole():
            return known, False
        now = self.thinking.get(past.table)
        if now is None or now.past.journal.choices != past.journal.choices:
            if len(self.thinking) >= MOST:
                raise Refusal("busy", "too-much-work")
            now = self.thinking[past.table] = Thinking(past, time.monotonic(), known)
            now.task = asyncio.create_task(self.think(now))
        now.looked = time.monotonic()
        await now.begun.wait()
        if now.trouble is not None:
            raise now.trouble
        assert now.review is not None
        return now.review, not now.review.whole()

    async def think(self, now: Thinking) -> None:
        try:
            if now.review is None:
                now.review = await self.thinkers.ask(begin, now.past, seconds=SECONDS)
            now.begun.set()
            left = [n for n in range(len(now.review.turns)) if n not in now.review.steps]
            crew = max(1, len(self.thinkers.all))
            await asyncio.gather(*(self.work(now, now.review, left) for _ in range(crew)))
            if now.review.whole():
                await self.deal(now, now.review)
            text = msgspec.json.encode(now.review).decode()
            played_so = fingerprint(now.past.journal)
            await self.store.keep_review(now.past.table, played_so, text)
        except Refusal as refusal:  # so much is being worked out: whoever looked may look again
            now.trouble = refusal
        except Exception as error:
            now.trouble = error
            note_error("a game could not be reviewed")
        finally:
            now.begun.set()
            if self.thinking.get(now.past.table) is now:
                del self.thinking[now.past.table]

    async def work(self, now: Thinking, review: Review, left: list[int]) -> None:
        """Take the next choices, have them weighed, put back what there was no time for."""
        while left and not self.nobody_looks(now):
            part = [left.pop(0) for _ in range(min(PART, len(left)))]
            seconds = PART_SECONDS + GRACE_SECONDS
            for step in await self.thinkers.ask(weigh_some, now.past, part, seconds=seconds):
                review.steps[step.n] = step
            left[:0] = [n for n in part if n not in review.steps]

    async def deal(self, now: Thinking, review: Review) -> None:
        late = time.monotonic() + DEAL_SECONDS
        while len(review.deals) < DEALS and time.monotonic() < late:
            seconds = PART_SECONDS + GRACE_SECONDS
            first = len(review.deals)
            review.deals += await self.thinkers.ask(deal_again, now.past, first, seconds=seconds)

    def nobody_looks(self, now: Thinking) -> bool:
        return time.monotonic() > now.looked + AWAY_SECONDS

    def enough(self, table: str) -> bool:
        """Think no more about a game, unless others look; whether anybody did."""
        now = self.thinking.get(table)
        if now is not None:
            now.looked = 0.0
        return now is not None

    async def stop(self) -> None:
        for now in list(self.thinking.values()):
            if now.task is not None:
                now.task.cancel()
                with contextlib.suppress(asyncio.CancelledError):
                    await now.task


def read_back(stored: str) -> Review | None:
    """A review that was stored; nothing if another version of Gaslamp has written it otherwise."""
    try:
        return msgspec.json.decode(stored, type=Review)
    except msgspec.ValidationError:
        return None


def fingerprint(journal: Journal) -> str:
    """Which choices a review is about: people may go back behind the end and play on."""
    return sha256(msgspec.json.encode(journal.choices)).hexdigest()
