"""What the server asks of any store. Every method that changes something returns once it is safe
on disk; one that raises has changed nothing."""

from __future__ import annotations

from gaslamp.store.records import (
    Bell,
    ChatRow,
    ChoiceRow,
    ClockRow,
    Dealt,
    Line,
    SeatRecord,
    StoredTable,
    Summary,
    TableRecord,
    Understudy,
    UndoRow,
)


class Store:
    """The interface that the embedded store and any other one share."""

    async def close(self) -> None:
        raise NotImplementedError

    async def create(
        self,
        record: TableRecord,
        seats: list[SeatRecord],
        choices: list[ChoiceRow],
        snapshot: str,
        rematch_of: str = "",
    ) -> str:
        """A new table; its id. A rematch exists once: asked again, the id of the first."""
        raise NotImplementedError

    async def load(self, table: str) -> StoredTable | None:
        raise NotImplementedError

    async def choose(self, table: str, row: ChoiceRow, snapshot: str, summary: Summary) -> None:
        """Add a choice, with the state and summary it led to."""
        raise NotImplementedError

    async def rewind(
        self, table: str, keep: int, undo: UndoRow, snapshot: str, summary: Summary
    ) -> None:
        """Mark all choices but the first `keep` as undone, and note who went back."""
        raise NotImplementedError

    async def sit(self, table: str, seat: SeatRecord) -> None:
        """Who sits on a seat has changed: occupant, name or token."""
        raise NotImplementedError

    async def say(self, table: str, row: ChatRow) -> None:
        raise NotImplementedError

    async def keep_clock(self, table: str, row: ClockRow) -> None:
        """How far the time of a timed phase has run."""
        raise NotImplementedError

    async def add_shoulder(self, table: str, token_hash: str, seat: int) -> None:
        """Whoever has this token sees what the seat sees."""
        raise NotImplementedError

    async def end_shoulders(self, table: str, seat: int) -> None:
        raise NotImplementedError

    async def note(self, table: str, seat: int, text: str) -> None:
        """What a seat has noted for itself, in place of what it had."""
        raise NotImplementedError

    async def keep_bell(self, bell: Bell) -> None:
        """Call this person when one of these seats is asked."""
        raise NotImplementedError

    async def drop_bell(self, hash: str) -> None:
        raise NotImplementedError

    async def bell(self, hash: str) -> Bell | None:
        raise NotImplementedError

    async def bells_of(self, token_hash: str) -> list[Bell]:
        """Whom a push service reaches when the seat of this token is asked."""
        raise NotImplementedError

    async def opens_a_seat(self, hashes: list[str]) -> bool:
        """Whether one of these tokens opens a seat anywhere here."""
        raise NotImplementedError

    async def line(self, table: str) -> Line | None:
        """One table as lists show it."""
        raise NotImplementedError

    async def lines(self, hashes: list[str] | None, limit: int) -> list[Line]:
        """The tables that these token hashes belong to (None: all tables), latest move first."""
        raise NotImplementedError

    async def person(self, day: str, game: str, hashes: list[str]) -> str:
        """Who the holder of these tokens has been at this daily deal before; "" if not at all."""
        raise NotImplementedError

    async def dealt(self, day: str, game: str, limit: int) -> list[Dealt]:
        """The tables of a daily deal, those that were laid first in front."""
        raise NotImplementedError

    async def unplayed(self, bots: int) -> list[tuple[str, str]]:
        """Deals (day, game) that a person has ended or a bot begun, and not so many bots ended."""
        raise NotImplementedError

    async def understudies(self, day: str, game: str) -> list[Understudy]:
        """How far bots have come with a daily deal."""
        raise NotImplementedError

    async def keep_understudy(self, row: Understudy) -> None:
        raise NotImplementedError

    async def check(self) -> None:
        """Write something; raises if the disk does not take it."""
        raise NotImplementedError

    async def beat(self) -> None:
        """The server is alive; the time until it opens the store again counts for nobody."""
        raise NotImplementedError

    async def counts(self) -> dict[str, int]:
        """How many tables there are, and how many `results` of finished ones."""
        raise NotImplementedError
