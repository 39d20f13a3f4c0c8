"""A table in memory: what people do at it (choose, undo, sit), and telling everybody."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Iterator
from dataclasses import asdict, astuple
from dataclasses import replace as changed

from msgspec.structs import replace

from gaslamp.kernel.errors import Saying
from gaslamp.server.limits import CONNECTIONS_ALIKE
from gaslamp.server.log import marked, note_error
from gaslamp.server.refusal import Refusal
from gaslamp.server.room import strangers, told
from gaslamp.server.room.answered import Answered
from gaslamp.server.room.bells import Bells, Call
from gaslamp.server.room.bots import Bots
from gaslamp.server.room.candles import Candles
from gaslamp.server.room.chairs import Chairs
from gaslamp.server.room.clock import TableClock
from gaslamp.server.room.company import Company
from gaslamp.server.room.envelopes import Envelopes, written
from gaslamp.server.room.going_back import GoingBack
from gaslamp.server.room.hourglass import Hourglass
from gaslamp.server.room.house import House
from gaslamp.server.room.owner import Owner, Screen
from gaslamp.server.room.seats import take_tokens
from gaslamp.server.room.stored import from_store
from gaslamp.server.room.teaching import Teacher
from gaslamp.server.room.welcoming import welcome
from gaslamp.server.wire import messages as wire
from gaslamp.server.wire.changes import Telling
from gaslamp.server.wire.shown import Log, LogLine, Seat, State
from gaslamp.server.workers import Broken, TooMuch
from gaslamp.store.db import Fenced
from gaslamp.store.records import (
    NO_MOMENT,
    TABLE_ITSELF,
    ChatRow,
    ChoiceRow,
    SeatRecord,
    StoredTable,
    UndoRow,
    now,
)
from gaslamp.table.match import Made, Match
from gaslamp.table.seats import HUMAN
from gaslamp.words.languages import wished
from gaslamp.words.sayings import packed

CHAT_KEPT = 100


class Table(Owner):
    """The match and its audience. Only the owner task touches them."""

    def __init__(
        self,
        stored: StoredTable,
        match: Match,
        house: House,
        call: Call,
    ) -> None:
        super().__init__(stored, match, house.metrics, house.trusted)
        self.store = house.store
        self.clerks = house.clerks
        self.tokens = house.tokens
        self.settle(stored, match)
        self.bots = Bots(self, self.clock, house.thinkers, house.clerks, house.bot_pause)
        self.candles = Candles(self, self.bots, self.store, stored.hints)
        self.back = GoingBack(self)
        self.chairs = Chairs(self)
        self.envelopes = Envelopes(self, self.store)
        self.bells = Bells(self, call)

    def settle(self, stored: StoredTable, match: Match) -> None:
        """Take over what is stored, when the table is loaded and after a failure."""
        self.record = stored.record
        self.seats = stored.seats
        self.chat = stored.chat
        self.match = match
        # Looking back begins at the deal, at the position the table was laid with, or here.
        self.base = stored.snapshot if match.notice else stored.record.base
        self.first = len(match.journal.choices) if match.notice else 0
        match.reactions.of_seat = [seat.reactions for seat in self.seats]
        self.seq = stored.record.summary.seq
        self.run = secrets.token_hex(8)
        self.rewound = self.seq
        self.open_since = [self.seq] * len(self.seats)
        self.answered = Answered(self.store, self.id, stored.choices)
        self.clock = TableClock(self, stored)
        self.hourglass = Hourglass(self, self.clock)
        self.shoulders = dict(stored.shoulders)
        self.company = Company(self, stored.notes)
        self.teacher = Teacher(self)
        self.name_seats()

    def name_seats(self) -> None:
        """Tell the match who sits where, and for whom a bot stands in."""
        self.match.name_seats([seat.name for seat in self.seats])
        self.match.absent = {s.seat for s in self.seats if s.sat and s.occupant != HUMAN}

    def title(self, language: str) -> str:
        return self.match.tongues[language].words.say("title")

    async def after(self) -> None:
        self.clock.attend()
        self.bells.attend()
        await self.hourglass.strike()
        await self.keep_clock()
        self.match.position.hush()

    async def reload(self) -> None:
        """Forget everything in memory and go on from the store; nobody saw what was not stored."""
        try:
            stored = await self.store.load(self.id)
            if stored is None or stored.hold != self.hold:
                raise Fenced
            self.clock.halt()
            self.hourglass.stop()
            self.settle(stored, await asyncio.to_thread(from_store, stored))
            self.bots.clock = self.clock
        except Exception:
            note_error("a table cannot be loaded again", table=marked(self.id))
            self.let_go()
            return
        for screen in self.screens:
            screen.sent = dict.fromkeys(screen.sent, 0)
        self.tell("resume", None)

    def stop(self) -> None:
        self.task.cancel()
        self.clock.halt()
        self.hourglass.stop()
        self.bots.stop()

    def put_away(self) -> None:
        """Stop, and let go of whatever refers back to the table: nobody collects circles here."""
        self.stop()
        self.screens.clear()
        del self.task, self.clock, self.hourglass, self.bots, self.candles, self.back, self.bells
        del self.company, self.chairs, self.envelopes, self.teacher

    def idle(self) -> bool:
        return not self.screens and not self.inbox

    async def say(
        self, seat: int, text: str | Saying, phrase: str = "", about: int = NO_MOMENT
    ) -> None:
        name = "" if seat == TABLE_ITSELF else self.match.words.seat_names[seat]
        n = self.chat[-1].n + 1 if self.chat else 0
        said = packed(text) if isinstance(text, Saying) else text
        row = ChatRow(n, seat, name, said, now(), phrase, about)
        await self.store.say(self.hold, row)
        self.chat = [*self.chat[1 - CHAT_KEPT :], row]
        self.send_all(lambda language: told.chat(row, language))

    async def keep_clock(self) -> None:
        if (row := self.clock.to_keep()) is not None:
            await self.store.keep_clock(self.hold, row)

    # Telling

    def tell(self, cause: wire.Cause, actor: int | None) -> None:
        """Send every screen the state of its seats; what is the same for two is made once."""
        self.clock.attend()
        made: dict[tuple[int, str], Telling] = {}
        for screen in self.screens:
            for seat in screen.eyes():
                key = seat, screen.language
                if key not in made:
                    start = screen.sent.get(seat, 0)
                    made[key] = Telling(self.state(seat, start, cause, actor, screen.language))
                self.tell_seat(screen, seat, made[key])

    def tell_one(self, screen: Screen, cause: wire.Cause, seat: int | None = None) -> None:
        for eyes in screen.eyes() if seat is None else [seat]:
            start = screen.sent.get(eyes, 0)
            state = self.state(eyes, start, cause, None, screen.language)
            self.tell_seat(screen, eyes, Telling(state))

    def tell_seat(self, screen: Screen, seat: int, telling: Telling) -> None:
        start = screen.sent.get(seat, 0)
        if telling.start != start:
            telling.start_at(start, self.log_from(seat, start, screen.language))
        screen.sent[seat] = start + len(telling.state.log.lines)
        if not screen.changes:
            screen.send_text(telling.whole())
            return
        before, now = screen.told.get(seat), telling.told or telling.apart()
        screen.told[seat] = now
        screen.send_text(telling.whole() if before is None else telling.since(before, now))

    def log_from(self, seat: int, start: int, language: str) -> list[LogLine]:
        w = self.match.tongues[language].words
        return [told.line(entry, w, seat) for entry in self.match.visible_log(seat)[start:]]

    def state(
        self, seat: int, start: int, cause: wire.Cause, actor: int | None, language: str
    ) -> State:
        """Everything the seat may know now, with the log lines from an index on."""
        match, lines = self.match, self.log_from(seat, start, language)
        return State(
            seat=seat,
            seq=self.seq,
            cause=cause,
            actor=actor,
            choices=len(match.journal.choices),
            asked=match.asked(),
            prompt=match.prompt(language, seat),
            view=match.view(seat, language),
            menu=self.clock.offered(match.menu(seat, language)),
            refusals=match.closed(seat, language),
            series=match.series(seat, language),
            log=Log(start, lines),
            seats=self.seats_shown(language),
            undo=told.undo_shown(match, seat, language),
            reactions=told.reactions_shown(match, seat, language),
            result=match.result(language),
            clock=self.clock.shown(language),
            times=self.hourglass.shown(),
            teacher=self.teacher.shown(seat, language),
        )

    def seats_shown(self, language: str) -> list[Seat]:
        open_on = [seat for screen in self.screens for seat in screen.seats]
        over = set(self.shoulders.values())
        return told.seats(self.match, self.seats, open_on, set(self.bots.thinking), over, language)

    def tell_seats(self) -> None:
        request = told.request_shown(self.match)
        rematch = self.record.rematch or None
        self.send_all(lambda tag: wire.Seats(self.seats_shown(tag), request, rematch))

    # Choosing

    async def choose(self, screen: Screen, asked: wire.Choose) -> None:
        screen.check_holds(asked.seat)
        before = await self.answered.find(asked.seat, asked.id)
        if before is not None:
            if before[0] != asked.key:
                raise Refusal("bad-message", "id-used-for-other")
            screen.send(wire.Done(asked.id, before[1]))
            return
        self.check_sits(screen, asked.seat)
        self.clock.check_choice(asked.key, asked.seq)
        if not self.open_since[asked.seat] <= asked.seq <= self.seq:
            raise Refusal("stale", "moved-on")
        wondered = self.teacher.wondered(asked.seat, asked.key, screen.language)
        await self.make(asked.seat, asked.key, "choice", screen, asked.id)
        if wondered is not None:
            self.teacher.look_up(self.bots, wondered, asked.key, screen)

    async def make(
        self,
        seat: int,
        key: str,
        cause: wire.Cause,
        screen: Screen | None = None,
        client_id: str = "",
    ) -> None:
        """A seat chooses; then the table answers for seats that do not want to be asked."""
        await self.try_first(seat, key)
        await self.keep(self.match.play(seat, key), cause, screen, client_id)

    async def keep(
        self,
        making: Iterator[Made],
        cause: wire.Cause = "choice",
        screen: Screen | None = None,
        client_id: str = "",
    ) -> None:
        """Each choice as it is made: onto the disk, back to the chooser, out to everybody."""
        before = self.match.position
        for made in making:
            await self.store_choice(made, client_id)
            position = self.match.position
            for seat in range(len(self.seats)):
                if seat == made.seat or not position.still_asks(seat, before):
                    self.open_since[seat] = self.seq
            self.metrics.count("choices")
            if screen is not None:
                screen.send(wire.Done(client_id or None, self.seq))
            self.tell(cause, made.seat)
            cause, screen, client_id, before = "choice", None, "", position
            due = self.match.due() if self.record.strange else None
            if due is not None:
                await self.try_first(*due)
        await self.keep_preferences()
        self.bots.wake()

    async def store_choice(self, made: Made, client_id: str) -> None:
        seq = self.seq + 1
        n = len(self.match.journal.choices) - 1
        row = ChoiceRow(n, seq, made.seat, made.key, client_id, now(), by_table=made.by_table)
        shown = told.summary(self.match, seq)
        await self.store.choose(self.hold, row, self.match.position.snapshot(), shown)
        self.seq, self.record.summary = seq, shown
        if client_id:
            self.answered.note(made.seat, client_id, made.key, seq)

    async def rewind(self) -> None:
        seq, left = self.seq + 1, len(self.match.journal.choices)
        shown = told.summary(self.match, seq)
        undo = UndoRow(seq, *astuple(self.match.went_back[-1]))
        snapshot, chance = self.match.position.snapshot(), written(self.match.journal)
        await self.store.rewind(self.hold, left, undo, snapshot, shown, chance)
        self.seq, self.record.summary, self.rewound = seq, shown, seq
        self.open_since = [seq] * len(self.seats)
        for each in self.screens:  # nobody has been sent more lines than there are
            for eyes, sent in each.sent.items():
                each.sent[eyes] = min(sent, len(self.match.visible_log(eyes)))

    def wake_bots(self) -> None:
        self.bots.wake()

    async def try_first(self, seat: int, key: str) -> None:
        """At a table that goes on from a stranger's position nothing is done that a worker has
        not done before, within its limits."""
        if not self.record.strange:
            return
        journal = changed(self.match.journal, choices=[])
        position = self.match.position.snapshot()
        try:
            await self.clerks.ask(
                strangers.try_choice, journal, position, seat, key, seconds=strangers.SECONDS
            )
        except (TooMuch, Broken):
            raise Refusal("refused", "position-cannot-go-on-from-start") from None

    async def keep_preferences(self) -> None:
        """How seats want to be asked may have changed: by their wish, or as their turn came."""
        for old, how in zip(self.seats, self.match.reactions.of_seat, strict=True):
            if old.reactions != how:
                seat = replace(old, reactions=how)
                await self.store.sit(self.hold, seat)
                self.seats[seat.seat] = seat

    async def prefer(self, screen: Screen, asked: wire.Prefer) -> None:
        """How a seat wants to be asked when it could react; nobody else is told."""
        self.check_sits(screen, asked.seat)
        if not self.match.game.reactions:
            raise Refusal("refused", "no-reactions")
        self.match.reactions.prefer(asked.seat, asked.how)
        await self.keep_preferences()
        screen.send(wire.Done(asked.id, self.seq))
        for each in self.screens:
            if asked.seat in each.seats:
                self.tell_one(each, "prefer", asked.seat)
        if (due := self.match.due()) is not None:
            await self.try_first(*due)
            await self.keep(self.match.answers())

    async def why(self, screen: Screen, asked: wire.AskWhy) -> None:
        screen.check_holds(asked.seat)
        why = self.match.why(asked.seat, asked.key, screen.language)
        screen.send(wire.Why(asked.id, asked.seat, **asdict(why)))

    async def skip(self, screen: Screen, asked: wire.Skip) -> None:
        """Whoever waits for bots need not watch them; others still see each choice."""
        screen.check_holds(asked.seat)
        self.bots.hurry()
        screen.send(wire.Done(asked.id, self.seq))

    async def set_clock(self, screen: Screen, asked: wire.SetClock) -> None:
        self.check_sits(screen, asked.seat)
        self.clock.adjust(asked.do, asked.seat)
        screen.send(wire.Done(asked.id, self.seq))

    # Sitting down and getting up

    async def join(self, screen: Screen, hello: wire.Hello) -> None:
        """Let a screen in with the seats its tokens open, and show it the table."""
        if hello.protocol != wire.PROTOCOL:
            raise Refusal("bad-message", "protocol-other", protocol=wire.PROTOCOL)
        screen.language = wished(hello.language, screen.language)
        screen.changes = hello.changes
        await take_tokens(self, self.tokens, screen, hello.tokens)
        alike = [each for each in self.screens if each.seats == screen.seats]
        if len(alike) >= CONNECTIONS_ALIKE:
            raise Refusal("busy", "room-full")
        self.let_in(screen, hello)

    def let_in(self, screen: Screen, hello: wire.Hello) -> None:
        """Show the table to a screen that has its seats."""
        self.screens.add(screen)
        screen.sent = {seat: self.still_held(hello, seat) for seat in screen.eyes()}
        screen.send(welcome(self, screen))
        self.tell_one(screen, "hello")
        self.company.tell_notes(screen)
        self.tell_seats()
        if not self.bots.thinking:
            self.bots.wake()

    def still_held(self, hello: wire.Hello, seat: int) -> int:
        """How many log lines a returning client still holds; none, if that cannot be told."""
        seen = hello.seen.get(str(seat))
        if seen is None or hello.run != self.run or not self.rewound <= seen.seq <= self.seq:
            return 0
        return min(seen.log, len(self.match.visible_log(seat)))

    async def leave(self, screen: Screen) -> None:
        self.screens.discard(screen)
        self.tell_seats()

    async def sit(self, row: SeatRecord) -> None:
        """Store who sits on a seat now, then let the match know."""
        await self.store.sit(self.hold, row)
        self.seats[row.seat] = row
        if self.match.journal.seats[row.seat] != row.occupant:
            self.match.undo_request = None
            self.match.occupy(row.seat, row.occupant)
        before = self.match.words.seat_names
        self.name_seats()
        if self.match.words.seat_names != before:  # Names stand in the log: it is told anew.
            for screen in self.screens:
                screen.sent = dict.fromkeys(screen.sent, 0)

    async def resume(self, screen: Screen, asked: wire.Resume) -> None:
        if asked.last_seq != self.seq and not screen.may_resume():
            raise Refusal("too-fast", "state-just-sent")
        screen.send(wire.Done(asked.id, self.seq))
        if asked.last_seq != self.seq:
            self.tell_one(screen, "resume")

    async def ping(self, screen: Screen, asked: wire.Ping) -> None:
        screen.send(wire.Done(asked.id, self.seq))
