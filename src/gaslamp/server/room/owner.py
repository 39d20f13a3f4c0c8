"""The owner of a table, one task that does everything that happens at it in order; and the screens
around it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

from gaslamp.kernel.errors import Saying, Trouble
from gaslamp.server.box import Box
from gaslamp.server.limits import CHAT, Allowances, Bucket, Buckets
from gaslamp.server.log import marked, note, note_error
from gaslamp.server.metrics import Metrics
from gaslamp.server.refusal import Refusal
from gaslamp.server.room.answered import Answered
from gaslamp.server.wire.changes import Told
from gaslamp.server.wire.messages import Cause, Error, Outgoing, encoder
from gaslamp.store.db import Fenced, Unreachable
from gaslamp.store.records import ChatRow, SeatRecord, StoredTable, TableRecord
from gaslamp.table.log import SPECTATOR
from gaslamp.table.match import Match
from gaslamp.table.seats import HUMAN
from gaslamp.words.languages import ENGLISH
from gaslamp.words.sayings import told

T = TypeVar("T")
LINK_RENEWED = 4409
COME_BACK = 1012


class Screen:
    """Somebody who looks on, and may act for the seats they hold; how it is reached is not known
    here."""

    def __init__(
        self, address: str, allow: Allowances, resumes_of_all: Buckets, language: str = ENGLISH
    ) -> None:
        self.address = address
        self.language = language
        self.seats: list[int] = []
        self.hashes: dict[int, str] = {}
        self.looks: list[int] = []  # over whose shoulders
        self.host = False
        self.sent: dict[int, int] = {}  # how many log lines, by whose eyes they are read
        self.changes = False  # whether it can put a state together from what has changed
        self.told: dict[int, Told] = {}  # what it was last told, by eyes
        self.hinting = False
        self.tasks: set[asyncio.Task[None]] = set()
        self.chat_bucket = Bucket(*CHAT)
        self.resumes = Bucket(*allow.resumes_each)
        self.resumes_of_all = resumes_of_all

    def eyes(self) -> list[int]:
        """Whose eyes it sees with: those of its seats, of whom it looks over the shoulder, or a
        spectator's."""
        return self.seats or self.looks or [SPECTATOR]

    def check_holds(self, seat: int) -> None:
        if seat not in self.seats:
            raise Refusal("not-your-seat", "not-your-seat", seat=seat + 1)

    def may_resume(self) -> bool:
        """Whether it may have the whole state again so soon."""
        return self.resumes.take() and self.resumes_of_all.take(self.address)

    def send(self, message: Outgoing) -> None:
        self.send_text(encoder.encode(message).decode())

    def refuse(self, id: str | None, refusal: Refusal | Trouble) -> None:
        """Say why not, in the language that is read here."""
        code, void = "refused", list[int]()
        if isinstance(refusal, Refusal):
            code, void = refusal.code, refusal.void
        self.send(Error(id, code, told(refusal.saying, self.language), void))

    def send_text(self, text: str) -> None:
        raise NotImplementedError

    def close(self, code: int) -> None:
        raise NotImplementedError


class Owner:
    """The part of a table that its clock, its bots and its seats know: who is there, how it
    stands, and how to have something done. `table.py` says what can be done."""

    def __init__(
        self, stored: StoredTable, match: Match, metrics: Metrics, trusted: Callable[[], bool]
    ) -> None:
        self.id = stored.record.id
        self.hold = stored.hold
        self.record: TableRecord = stored.record
        self.seats: list[SeatRecord] = stored.seats
        self.chat: list[ChatRow] = stored.chat
        self.match = match
        self.metrics = metrics
        self.trusted = trusted  # whether this process may believe that it holds the table
        self.lost = False
        self.seq = stored.record.summary.seq
        self.screens: set[Screen] = set()
        self.shoulders: dict[str, int] = {}  # by the hash of a token: over whose shoulder it looks
        self.answered: Answered
        self.inbox: Box[tuple[Callable[[], Awaitable[Any]], asyncio.Future[Any]]] = Box()
        self.doing: asyncio.Future[Any] | None = None
        self.used = time.monotonic()
        self.task = asyncio.create_task(self.own(), name=f"table {self.id}")

    async def do(self, work: Callable[[], Awaitable[T]]) -> T:
        """Have the owner do something; its answer or its refusal."""
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self.used = time.monotonic()
        self.inbox.put((work, future))
        return await future

    async def own(self) -> None:
        while True:
            work, future = await self.inbox.take()
            self.doing = future
            try:
                if self.lost or not self.trusted():
                    raise Fenced
                answer = await work()
                await self.after()
            except (Refusal, Trouble) as refusal:
                refuse(future, refusal)
            except (Fenced, Unreachable):
                refuse(future, gone())
                self.let_go()
            except Exception:
                self.note_failure("a table failed")
                refuse(future, Refusal("broken", "broken"))
                await self.reload()
            else:
                if not future.done():
                    future.set_result(answer)
            self.doing = None

    def let_go(self) -> None:
        """Somebody else may hold the table, or the store is away: everybody comes back and finds
        it as it is stored, wherever that is."""
        if not self.lost:
            self.lost = True
            note("a table was let go", table=marked(self.id))
        if self.doing is not None:
            refuse(self.doing, gone())
        for _, waiting in self.inbox.empty():
            refuse(waiting, gone())
        for screen in self.screens:
            screen.close(COME_BACK)

    def note_failure(self, event: str) -> None:
        self.metrics.count("failures")
        note_error(event, table=marked(self.id))

    def somebody(self) -> bool:
        """Whether a person who sits here is present."""
        return any(
            self.seats[seat].occupant == HUMAN for screen in self.screens for seat in screen.seats
        )

    def check_sits(self, screen: Screen, seat: int) -> None:
        """A person acts for a seat only while they hold it and no bot plays it."""
        screen.check_holds(seat)
        if self.seats[seat].occupant != HUMAN:
            raise Refusal("refused", "bot-plays-seat")

    def send_all(self, message: Callable[[str], Outgoing]) -> None:
        """Send everybody a message, in the language that is read there."""
        made: dict[str, str] = {}
        for screen in self.screens:
            if screen.language not in made:
                made[screen.language] = encoder.encode(message(screen.language)).decode()
            screen.send_text(made[screen.language])

    # What a table does

    async def after(self) -> None:
        """Whatever has to follow everything that is done."""
        raise NotImplementedError

    async def reload(self) -> None:
        """Forget everything in memory and go on from the store."""
        raise NotImplementedError

    async def make(
        self,
        seat: int,
        key: str,
        cause: Cause,
        screen: Screen | None = None,
        client_id: str = "",
    ) -> None:
        """A seat chooses; a bot's choice or the clock's has no screen that asked for it."""
        raise NotImplementedError

    async def rewind(self) -> None:
        """The match has gone back: store that, and let nobody know more than there is."""
        raise NotImplementedError

    def wake_bots(self) -> None:
        """If a bot is to choose now, it thinks."""
        raise NotImplementedError

    def tell(self, cause: Cause, actor: int | None) -> None:
        """Everybody sees how it stands."""
        raise NotImplementedError

    async def sit(self, row: SeatRecord) -> None:
        """Somebody else has a seat from now on."""
        raise NotImplementedError

    async def say(self, seat: int, text: str | Saying, phrase: str = "") -> None:
        """A line of chat, from a seat or from the table itself."""
        raise NotImplementedError

    def tell_seats(self) -> None:
        """Presence, names or requests have changed."""
        raise NotImplementedError


def gone() -> Refusal:
    """Nobody is told: they come back by themselves and ask again."""
    return Refusal("stopping", "server-stopping")


def refuse(future: asyncio.Future[Any], refusal: Exception) -> None:
    if not future.done():
        future.set_exception(refusal)
