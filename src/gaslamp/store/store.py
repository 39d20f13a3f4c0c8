"""What the server asks of any store. Every method that changes something returns once it is safe
on disk; one that raises has changed nothing. A kind of database says how works are done."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from datetime import timedelta

from msgspec.structs import replace

from gaslamp.store import bells, company, daily, forgetting, holding, records, rings, rows
from gaslamp.store.db import Db, T, Work
from gaslamp.store.records import (
    Bell,
    ChatRow,
    ChoiceRow,
    ClockRow,
    Dealt,
    Fellow,
    Hold,
    Line,
    Ring,
    SeatRecord,
    StoredTable,
    Summary,
    TableRecord,
    Understudy,
    UndoRow,
    before,
    now,
)

CHAT_KEPT = 100
SHOULDERS_LAST = timedelta(days=30)  # links to look over a shoulder
BELLS_KEPT = timedelta(days=180)  # of those whom nobody has renewed
RINGS_KEPT = timedelta(days=400)  # of those that nobody uses, as tokens
ENVELOPES_LAST = 15 * 60.0  # for a table that somebody is about to lay


class Store:
    """Tables and everything about them, in any database. `name` is what its sessions are called."""

    name = ""

    # What each kind of database does in its own way

    async def read(self, work: Work[T]) -> T:
        """Do a work that changes nothing."""
        raise NotImplementedError

    async def write(self, work: Work[T]) -> T:
        """Do a work whole or not at all; when this returns, it is on disk."""
        raise NotImplementedError

    async def write_apart(self, work: Work[T]) -> T:
        """The same for what must not wait for others."""
        return await self.write(work)

    @asynccontextmanager
    async def still(self) -> AsyncIterator[Store]:
        """The store as it stands now, only to be read, whatever others write meanwhile."""
        yield self

    def at_once(self) -> AbstractAsyncContextManager[Store]:
        """The store, to be read and written as one work of many parts: everything or nothing of
        it is there in the end. Nobody else writes meanwhile."""
        raise NotImplementedError

    async def close(self) -> None:
        raise NotImplementedError

    # Changing

    async def create(
        self,
        record: TableRecord,
        seats: list[SeatRecord],
        choices: list[ChoiceRow],
        snapshot: str,
        rematch_of: Hold | None = None,
    ) -> str:
        """A new table; its id. A rematch exists once: asked again, the id of the first."""

        async def work(db: Db) -> str:
            if rematch_of is not None:
                first = await rows.claim_rematch(db, rematch_of, record.id)
                if first:
                    return first
            await rows.insert_table(db, record)
            for seat in seats:
                await rows.put_seat(db, record.id, seat)
            for row in choices:
                await rows.insert_choice(db, record.id, row)
            await rows.put_state(db, Hold(record.id), snapshot, record.summary)
            return record.id

        return await self.write(work)

    async def choose(self, hold: Hold, row: ChoiceRow, snapshot: str, summary: Summary) -> None:
        """Add a choice, with the state and summary it led to."""

        async def work(db: Db) -> None:
            await rows.put_state(db, hold, snapshot, summary)
            await rows.insert_choice(db, hold.table, row)

        await self.write(work)

    async def rewind(
        self,
        hold: Hold,
        keep: int,
        undo: UndoRow,
        snapshot: str,
        summary: Summary,
        chance: str | None = None,
    ) -> None:
        """Mark all choices but the first `keep` as undone, and note who went back; and what chance
        comes from now on, where that has changed."""

        async def work(db: Db) -> None:
            await rows.put_state(db, hold, snapshot, summary)
            if chance is not None:
                await rows.put_chance(db, hold.table, chance)
            await rows.undo_from(db, hold.table, keep)
            await rows.insert_undo(db, hold.table, undo)

        await self.write(work)

    async def keep_chance(self, hold: Hold, chance: str) -> None:
        """What the chance of the next choices comes from."""
        await self.write_held(hold, lambda db: rows.put_chance(db, hold.table, chance))

    async def sit(self, hold: Hold, seat: SeatRecord) -> None:
        """Who sits on a seat has changed: occupant, name or token."""
        kept = replace(seat)
        await self.write_held(hold, lambda db: rows.put_seat(db, hold.table, kept))

    async def say(self, hold: Hold, row: ChatRow) -> None:
        await self.write_held(hold, lambda db: rows.insert_chat(db, hold.table, row))

    async def keep_clock(self, hold: Hold, row: ClockRow) -> None:
        """How far the time of a timed phase has run."""
        kept = replace(row, seats=[replace(time) for time in row.seats])
        await self.write_held(hold, lambda db: rows.put_clock(db, hold.table, kept))

    async def add_shoulder(self, hold: Hold, token_hash: str, seat: int) -> None:
        """Whoever has this token sees what the seat sees."""
        today = now()[:10]
        await self.write_held(
            hold, lambda db: company.add_shoulder(db, hold.table, token_hash, seat, today)
        )

    async def end_shoulders(self, hold: Hold, seat: int) -> None:
        await self.write_held(hold, lambda db: company.end_shoulders(db, hold.table, seat))

    async def renew(self, hold: Hold, seat: SeatRecord, old_hash: str) -> None:
        """A seat has another token; whoever is called for it still is."""

        async def work(db: Db) -> None:
            await rows.put_seat(db, hold.table, kept)
            await bells.renew(db, old_hash, kept.token_hash)

        kept = replace(seat)
        await self.write_held(hold, work)

    async def forget(self, hold: Hold) -> None:
        """A table and everything about it is gone for good."""
        await self.write_held(hold, lambda db: forgetting.forget(db, hold.table))

    async def forget_old(self, moved_before: str, limit: int, but: list[str]) -> int:
        """So many tables at most at which nothing has happened since then; how many they were."""
        return await self.write(lambda db: forgetting.forget_old(db, moved_before, limit, but))

    async def count_hint(self, hold: Hold, seat: int) -> None:
        """A seat has taken one more hint."""
        await self.write_held(hold, lambda db: company.count_hint(db, hold.table, seat))

    async def note(self, hold: Hold, seat: int, text: str) -> None:
        """What a seat has noted for itself, in place of what it had."""
        await self.write_held(hold, lambda db: company.put_note(db, hold.table, seat, text))

    async def keep_review(self, table: str, played: str, text: str) -> None:
        """The review of a game that is over: it is made once."""
        await self.write(lambda db: company.put_review(db, table, played, text))

    async def review(self, table: str, played: str) -> str:
        """The review of a game that was played so; empty if there is none yet."""
        return await self.read(lambda db: company.review(db, table, played))

    async def write_held(self, hold: Hold, doing: Work[None]) -> None:
        async def work(db: Db) -> None:
            await rows.check(db, hold)
            await doing(db)

        await self.write(work)

    async def keep_bell(self, bell: Bell) -> None:
        """Call this person when one of these seats is asked."""
        kept, used, forgotten = replace(bell), now(), before(BELLS_KEPT)
        await self.write(lambda db: bells.put(db, kept, used, forgotten))

    async def drop_bell(self, hash: str) -> None:
        await self.write(lambda db: bells.drop(db, hash))

    async def keep_ring(self, hash: str, ring: Ring) -> bool:
        """In place of the one with the number before; whether that was the latest."""
        forgotten = before(RINGS_KEPT)[:10]
        # Apart: it looks before it writes.
        return await self.write_apart(lambda db: rings.put(db, hash, ring, forgotten))

    async def use_ring(self, hash: str, day: str) -> None:
        await self.write(lambda db: rings.use(db, hash, day))

    async def drop_ring(self, hash: str) -> None:
        await self.write(lambda db: rings.drop(db, hash))

    async def keep_understudy(self, row: Understudy) -> None:
        kept = replace(row)
        await self.write(lambda db: daily.put_understudy(db, kept))

    # Looking

    async def answered(self, table: str, seat: int, client_id: str) -> tuple[str, int] | None:
        """What was chosen under an id, and the seq that it led to."""
        return await self.read(lambda db: rows.answered(db, table, seat, client_id))

    async def load(self, table: str) -> StoredTable | None:
        since = before(SHOULDERS_LAST)[:10]
        return await self.read(lambda db: rows.stored_table(db, table, CHAT_KEPT, since))

    async def line(self, table: str) -> Line | None:
        """One table as lists show it."""
        found = await self.read(lambda db: rows.lines(db, [table]))
        return found[0] if found else None

    async def lines(self, hashes: list[str] | None, limit: int, since: str = "") -> list[Line]:
        """The tables that these token hashes, used since that day, belong to (None: all tables),
        latest move first. Lessons are nobody's games and in no list."""

        async def work(db: Db) -> list[Line]:
            if hashes is None:
                return await rows.lines(db, await rows.latest(db, limit))
            known = [each for each in hashes if each]
            return await rows.lines(db, await rows.with_tokens(db, known, limit, since))

        return await self.read(work)

    async def ring(self, hash: str) -> Ring | None:
        return await self.read(lambda db: rings.one(db, hash))

    async def bell(self, hash: str) -> Bell | None:
        return await self.read(lambda db: bells.one(db, hash))

    async def bells_of(self, token_hash: str) -> list[Bell]:
        """Whom a push service reaches when the seat of this token is asked."""
        return await self.read(lambda db: bells.of_seat(db, token_hash))

    async def opens_a_seat(self, hashes: list[str]) -> bool:
        """Whether one of these tokens opens a seat anywhere here."""
        return await self.read(lambda db: bells.opens_a_seat(db, hashes))

    async def person(self, day: str, game: str, hashes: list[str]) -> str:
        """Who the holder of these tokens has been at this daily deal before; "" if not at all."""
        known = [each for each in hashes if each]
        return await self.read(lambda db: daily.person(db, day, game, known))

    async def dealt(self, day: str, game: str, limit: int) -> list[Dealt]:
        """The tables of a daily deal, those that were laid first in front."""
        return await self.read(lambda db: daily.dealt(db, day, game, limit))

    async def unplayed(self, bots: int) -> list[tuple[str, str]]:
        """Deals (day, game) that a person has ended or a bot begun, and not so many bots ended."""
        return await self.read(lambda db: daily.unplayed(db, bots))

    async def understudies(self, day: str, game: str) -> list[Understudy]:
        """How far bots have come with a daily deal."""
        return await self.read(lambda db: daily.understudies(db, day, game))

    async def counts(self) -> dict[str, int]:
        """How many tables there are, and how many `results` of finished ones."""

        async def work(db: Db) -> dict[str, int]:
            return {
                name: (await db.all(f"SELECT count(*) FROM {name}"))[0][0]
                for name in ("tables", "results")
            }

        return await self.read(work)

    # Processes that share the store

    async def announce(self, fellow: Fellow, seconds: float) -> None:
        """A process is there for so long; the time in which none was counts for nobody."""

        async def work(db: Db) -> None:
            if await holding.announce(db, fellow, seconds):
                await rows.forgive_absence(db)

        await self.write_apart(work)

    async def put_off(self, process: str, seconds: float) -> list[Fellow]:
        """A process is alive for so long from now on; those that are."""

        async def work(db: Db) -> list[Fellow]:
            await holding.put_off(db, process, seconds)
            return await holding.fellows(db)

        return await self.write_apart(work)

    async def take(self, table: str, process: str) -> tuple[str, Hold] | None:
        """Hold a table that nobody holds; its holder. None: there is no such table."""
        return await self.write_apart(lambda db: holding.take(db, table, process))

    async def holder(self, table: str) -> tuple[str, float] | None:
        """Who holds a table, and for how long that is certain; None: there is no such table."""
        return await self.read(lambda db: holding.holder(db, table))

    async def release(self, hold: Hold, process: str) -> None:
        await self.write_apart(lambda db: holding.release(db, hold, process))

    async def say_leaving(self, process: str) -> None:
        """It takes no more tables."""
        await self.write_apart(lambda db: holding.say_leaving(db, process))

    async def leave(self, process: str) -> None:
        """It holds nothing any more and is gone."""
        await self.write_apart(lambda db: holding.leave(db, process))

    async def bury_if_gone(self, process: str) -> bool:
        """Whether a process that does not answer is certainly dead; then it holds nothing more."""
        return await self.write_apart(lambda db: holding.bury_if_gone(db, process))

    async def bury(self) -> None:
        """What is left of processes that have been dead for a while."""
        await self.write_apart(holding.bury)

    async def key(self, name: str, made: str) -> str:
        """A secret of this server: what is kept under the name, else what was just made."""
        return await self.write(lambda db: holding.kept_key(db, name, made))

    async def keep_envelope(self, commitment: str, secret: str) -> None:
        """A secret that somebody has been shown the commitment of, for a table to come."""
        made = records.wall()
        await self.write(
            lambda db: holding.put_envelope(db, commitment, secret, made, made - ENVELOPES_LAST)
        )

    async def take_envelope(self, commitment: str) -> str:
        """The secret, for the first who asks within a while; else nothing."""
        oldest = records.wall() - ENVELOPES_LAST
        return await self.write(lambda db: holding.take_envelope(db, commitment, oldest))

    # Health

    async def check(self) -> None:
        """Write something; raises if the disk does not take it."""
        await self.write(lambda db: rows.note_health(db, 1, now()))

    async def beat(self) -> None:
        """The server is alive; the time until it opens the store again counts for nobody."""
        await self.write(rows.note_alive)
