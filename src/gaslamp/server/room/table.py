"""A table in memory: what people do at it (choose, undo, sit), and telling everybody."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Iterator
from dataclasses import astuple
from dataclasses import replace as changed

from msgspec.structs import replace

from gaslamp import __version__
from gaslamp.bots import bot_names
from gaslamp.kernel.errors import Saying
from gaslamp.server.limits import CONNECTIONS_ALIKE
from gaslamp.server.log import marked, note_error
from gaslamp.server.metrics import Metrics
from gaslamp.server.refusal import Refusal
from gaslamp.server.room import strangers, told
from gaslamp.server.room.bells import Bells, Call
from gaslamp.server.room.bots import Bots, Thinkers
from gaslamp.server.room.candles import Candles
from gaslamp.server.room.clock import TableClock
from gaslamp.server.room.company import Company
from gaslamp.server.room.going_back import GoingBack
from gaslamp.server.room.hourglass import Hourglass
from gaslamp.server.room.owner import LINK_RENEWED, Owner, Screen
from gaslamp.server.room.seats import check_host, take_tokens, told_of
from gaslamp.server.room.stored import from_store
from gaslamp.server.room.typed import clean_name
from gaslamp.server.tokens import hashed, new_token
from gaslamp.server.wire import messages as wire
from gaslamp.server.workers import Broken, TooMuch, Workers
from gaslamp.store.records import (
    TABLE_ITSELF,
    ChatRow,
    ChoiceRow,
    SeatRecord,
    StoredTable,
    UndoRow,
    now,
)
from gaslamp.store.store import Store
from gaslamp.table.match import Made, Match
from gaslamp.table.reactions import ALWAYS
from gaslamp.table.seats import HUMAN, OPEN
from gaslamp.words.languages import wished
from gaslamp.words.sayings import packed

CHAT_KEPT = 100


class Table(Owner):
    """The match and its audience. Only the owner task touches them."""

    def __init__(
        self,
        stored: StoredTable,
        match: Match,
        store: Store,
        thinkers: Thinkers,
        clerks: Workers,
        metrics: Metrics,
        bot_pause: float,
        call: Call,
    ) -> None:
        super().__init__(stored, match, metrics)
        self.store = store
        self.clerks = clerks
        self.lost = False
        self.settle(stored, match)
        self.bots = Bots(self, self.clock, thinkers, clerks, bot_pause)
        self.candles = Candles(self, self.bots)
        self.back = GoingBack(self)
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
        self.answers = {
            (row.seat, row.client_id): (row.key, row.seq) for row in stored.choices if row.client_id
        }
        self.clock = TableClock(self, stored)
        self.hourglass = Hourglass(self, self.clock)
        self.shoulders = dict(stored.shoulders)
        self.company = Company(self, stored.notes)
        self.name_seats()

    def name_seats(self) -> None:
        """Tell the match who sits where, and for whom a bot stands in."""
        chosen = [seat.name for seat in self.seats]
        self.match.name_seats(chosen)
        self.match.absent = {s.seat for s in self.seats if s.sat and s.occupant != HUMAN}

    def title(self, language: str) -> str:
        return self.match.tongues[language].words.say("title")

    async def after(self) -> None:
        self.clock.attend()
        self.bells.attend()
        await self.hourglass.strike()
        await self.keep_clock()

    async def reload(self) -> None:
        """Forget everything in memory and go on from the store; nobody saw what was not stored."""
        try:
            stored = await self.store.load(self.id)
            assert stored is not None
            self.clock.halt()
            self.hourglass.stop()
            self.settle(stored, await asyncio.to_thread(from_store, stored))
            self.bots.clock = self.clock
        except Exception:
            note_error("a table cannot be loaded again", table=marked(self.id))
            self.lost = True
            for screen in self.screens:
                screen.close(1011)
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
        del self.company

    def idle(self) -> bool:
        return not self.screens and self.inbox.empty()

    async def say(self, seat: int, text: str | Saying, phrase: str = "") -> None:
        name = "" if seat == TABLE_ITSELF else self.match.words.seat_names[seat]
        n = self.chat[-1].n + 1 if self.chat else 0
        said = packed(text) if isinstance(text, Saying) else text
        row = ChatRow(n, seat, name, said, now(), phrase)
        await self.store.say(self.id, row)
        self.chat = [*self.chat[1 - CHAT_KEPT :], row]
        self.send_all(lambda language: told.chat(row, language))

    async def keep_clock(self) -> None:
        if (row := self.clock.to_keep()) is not None:
            await self.store.keep_clock(self.id, row)

    # Telling

    def tell(self, cause: wire.Cause, actor: int | None) -> None:
        """Send every screen the state of its seats; what is the same for two is made once."""
        self.clock.attend()
        made: dict[tuple[int, int, str], tuple[str, int]] = {}
        for screen in self.screens:
            for seat in screen.eyes():
                self.tell_seat(screen, seat, cause, actor, made)

    def tell_one(self, screen: Screen, cause: wire.Cause, seat: int | None = None) -> None:
        for eyes in screen.eyes() if seat is None else [seat]:
            self.tell_seat(screen, eyes, cause, None, {})

    def tell_seat(
        self,
        screen: Screen,
        seat: int,
        cause: wire.Cause,
        actor: int | None,
        made: dict[tuple[int, int, str], tuple[str, int]],
    ) -> None:
        start, language = screen.sent.get(seat, 0), screen.language
        if (seat, start, language) not in made:
            state = self.state(seat, start, cause, actor, language)
            text = wire.encoder.encode(state).decode()
            made[seat, start, language] = (text, start + len(state.log.lines))
        text, screen.sent[seat] = made[seat, start, language]
        screen.send_text(text)

    def state(
        self, seat: int, start: int, cause: wire.Cause, actor: int | None, language: str
    ) -> wire.State:
        """Everything the seat may know now, with the log lines from an index on."""
        match = self.match
        w = match.tongues[language].words
        lines = [told.line(entry, w, seat) for entry in match.visible_log(seat)[start:]]
        return wire.State(
            seat=seat,
            seq=self.seq,
            cause=cause,
            actor=actor,
            choices=len(match.journal.choices),
            asked=match.asked(),
            prompt=match.prompt(language, seat),
            view=match.view(seat, language),
            menu=self.clock.offered(match.menu(seat, language)),
            refusals=match.reasons(seat, language),
            series=match.series(seat, language),
            log=wire.Log(start, lines),
            seats=self.seats_shown(language),
            undo=told.undo_shown(match, seat, language),
            reactions=told.reactions_shown(match, seat, language),
            result=match.result(language),
            clock=self.clock.shown(language),
            times=self.hourglass.shown(),
        )

    def seats_shown(self, language: str) -> list[wire.Seat]:
        present = {seat for screen in self.screens for seat in screen.seats}
        over = set(self.shoulders.values())
        return told.seats(self.match, self.seats, present, set(self.bots.thinking), over, language)

    def tell_seats(self) -> None:
        request = told.request_shown(self.match)
        rematch = self.record.rematch or None
        self.send_all(lambda tag: wire.Seats(self.seats_shown(tag), request, rematch))

    # Choosing

    async def choose(self, screen: Screen, asked: wire.Choose) -> None:
        screen.check_holds(asked.seat)
        before = self.answers.get((asked.seat, asked.id))
        if before is not None:
            if before[0] != asked.key:
                raise Refusal("bad-message", "id-used-for-other")
            screen.send(wire.Done(asked.id, before[1]))
            return
        self.check_sits(screen, asked.seat)
        self.clock.check_choice(asked.key, asked.seq)
        if not self.open_since[asked.seat] <= asked.seq <= self.seq:
            raise Refusal("stale", "moved-on")
        await self.make(asked.seat, asked.key, "choice", screen, asked.id)

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
        await self.store.choose(self.id, row, self.match.position.snapshot(), shown)
        self.seq, self.record.summary = seq, shown
        if client_id:
            self.answers[made.seat, client_id] = (made.key, seq)

    async def rewind(self) -> None:
        seq, left = self.seq + 1, len(self.match.journal.choices)
        shown = told.summary(self.match, seq)
        undo = UndoRow(seq, *astuple(self.match.went_back[-1]))
        await self.store.rewind(self.id, left, undo, self.match.position.snapshot(), shown)
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
                await self.store.sit(self.id, seat)
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
        screen.send(wire.Why(asked.id, asked.seat, **vars(why)))

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
        take_tokens(self, screen, hello.tokens)
        alike = [each for each in self.screens if each.seats == screen.seats]
        if len(alike) >= CONNECTIONS_ALIKE:
            raise Refusal("busy", "room-full")
        self.screens.add(screen)
        screen.sent = {seat: self.still_held(hello, seat) for seat in screen.eyes()}
        screen.send(self.welcome(screen))
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

    def welcome(self, screen: Screen) -> wire.Welcome:
        return wire.Welcome(
            version=__version__,
            run=self.run,
            table=self.id,
            game=self.match.game.id,
            title=self.title(screen.language),
            options=self.match.journal.options,
            seats_held=screen.seats,
            looks=screen.looks,
            host=screen.host,
            daily=self.record.daily,
            terms=told.terms(self.match, screen.language),
            notice=told.notice(self.record, self.match, screen.language),
            dealt=told.dealt(self.record, screen.language),
            rematch=self.record.rematch or None,
            chat=[told.chat(row, screen.language) for row in self.chat],
            clock=self.clock.shown(screen.language),
        )

    async def leave(self, screen: Screen) -> None:
        self.screens.discard(screen)
        self.tell_seats()

    async def sit(self, row: SeatRecord) -> None:
        """Store who sits on a seat now, then let the match know."""
        await self.store.sit(self.id, row)
        self.seats[row.seat] = row
        if self.match.journal.seats[row.seat] != row.occupant:
            self.match.undo_request = None
            self.match.occupy(row.seat, row.occupant)
        self.name_seats()

    async def occupy(self, screen: Screen, asked: wire.Occupy) -> None:
        allowed = (HUMAN, *bot_names())
        if asked.occupant not in allowed:
            raise Refusal("refused", "who-can-sit", known=allowed)
        if asked.seat not in screen.seats and not self.hourglass.may_replace(screen, asked):
            check_host(self, screen, asked)
        if asked.occupant == HUMAN != self.seats[asked.seat].occupant:
            self.hourglass.check_return(asked.seat)
        if asked.occupant != self.seats[asked.seat].occupant:
            if not screen.chat_bucket.take():
                raise Refusal("too-fast", "seats-too-fast")
            await self.say(TABLE_ITSELF, told_of(self, screen, asked))
        await self.sit(replace(self.seats[asked.seat], occupant=asked.occupant))
        screen.send(wire.Done(asked.id, self.seq))
        self.tell("seats", None)
        self.bots.wake()

    async def claim(self, seat: int) -> str:
        """Somebody takes the seat of a person whose time is up: a token that only they get."""
        self.hourglass.check_claim(seat)
        secret = await self.empty(seat)
        return (await self.follow(secret))[1]

    async def empty(self, seat: int) -> str:
        """Nobody has the seat any more but who comes with this new secret."""
        secret = new_token()
        # Whoever comes with the new link has not chosen speed over secrecy.
        self.match.reactions.prefer(seat, ALWAYS)
        await self.company.seat_changes_hands(seat)
        row = replace(self.seats[seat], occupant=OPEN, token_hash="", reactions=ALWAYS)
        await self.sit(replace(row, invite_hash=hashed(secret)))
        for screen in list(self.screens):
            if seat in screen.seats:
                screen.close(LINK_RENEWED)
                self.screens.discard(screen)
        return secret

    async def invite(self, seat: int) -> str:
        """A new invitation to a seat; whoever sat there with the old link has to leave."""
        name = self.match.words.seat_names[seat]
        secret = await self.empty(seat)
        await self.say(TABLE_ITSELF, Saying("says-new-link", name=name))
        self.tell("seats", None)
        return secret

    async def follow(self, secret: str, name: str = "") -> tuple[int, str]:
        """Somebody follows an invitation, once: their seat, and a token that only they get."""
        known = hashed(secret)
        invited = [s for s in self.seats if s.invite_hash == known]
        if not invited:
            raise Refusal("not-allowed", "invitation-void")
        token = new_token()
        row = replace(invited[0], occupant=HUMAN, token_hash=hashed(token), invite_hash="")
        row.name = clean_name(name) or row.name
        await self.sit(replace(row, sat=True))
        await self.say(
            TABLE_ITSELF, Saying("says-sat-down", name=self.match.words.seat_names[row.seat])
        )
        self.tell("seats", None)
        self.bots.wake()
        return row.seat, token

    async def name(self, screen: Screen, asked: wire.Name) -> None:
        screen.check_holds(asked.seat)
        await self.sit(replace(self.seats[asked.seat], name=clean_name(asked.name)))
        screen.send(wire.Done(asked.id, self.seq))
        self.tell("seats", None)

    async def resume(self, screen: Screen, asked: wire.Resume) -> None:
        if asked.last_seq != self.seq and not screen.may_resume():
            raise Refusal("too-fast", "state-just-sent")
        screen.send(wire.Done(asked.id, self.seq))
        if asked.last_seq != self.seq:
            self.tell_one(screen, "resume")

    async def ping(self, screen: Screen, asked: wire.Ping) -> None:
        screen.send(wire.Done(asked.id, self.seq))
