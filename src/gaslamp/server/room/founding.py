"""New tables: what one begins with, and who gets which link to it."""

from __future__ import annotations

import secrets
from dataclasses import dataclass, field

from gaslamp.kernel.envelope import Envelope, sealed
from gaslamp.kernel.errors import Saying, Trouble
from gaslamp.kernel.journal import Journal
from gaslamp.server.room import daily as deals
from gaslamp.server.room.envelopes import LARGEST, written
from gaslamp.server.room.told import summary
from gaslamp.server.room.typed import clean_name
from gaslamp.server.tokens import hashed, new_table_id, new_token, today
from gaslamp.store.records import ChoiceRow, Hold, SeatRecord, Summary, TableRecord, now
from gaslamp.store.store import Store
from gaslamp.table import life
from gaslamp.table.match import Match
from gaslamp.table.seats import HUMAN, OPEN
from gaslamp.table.terms import usual
from gaslamp.words.sayings import packed

SEED_BITS = 128
SAVED = packed(Saying("dealt-saved"))
REPLAYED = packed(Saying("dealt-replayed"))


def new_seed() -> int:
    return secrets.randbits(SEED_BITS)


@dataclass
class Founding:
    """What a new table begins with."""

    journal: Journal
    snapshot: str
    summary: Summary
    names: list[str] = field(default_factory=list)
    daily: str = ""
    notice: str = ""
    dealt: str = ""
    strange: bool = False
    terms: dict[str, str] = field(default_factory=usual)
    person: str = ""
    taught: str = ""


@dataclass(frozen=True)
class Chair:
    """A seat of a new table and the secret that opens it: its founder's token, or an invitation."""

    row: SeatRecord
    secret: str = ""


@dataclass(frozen=True)
class Founded:
    """A new table with all its secrets, which are told once and kept only as hashes."""

    table: str
    host: str
    chairs: list[Chair]


def laid(match: Match) -> Founding:
    """A new table with this match."""
    shown = summary(match, len(match.journal.choices))
    return Founding(match.journal, match.position.snapshot(), shown)


def from_setup(
    game: str,
    seats: list[str],
    options: dict[str, str],
    seed: int | None,
    daily: bool,
    envelope: Envelope | None = None,
) -> Founding:
    """A game just dealt: from an envelope, from a chosen seed, or the deal of the day."""
    if seed is not None and daily:
        raise Trouble("seed-or-daily")
    day, dealt = "", ""
    if daily:
        day = deals.today()
        dealt = packed(Saying("dealt-daily", day=day))
        seed = deals.seed_of(game, day)
    elif seed is None:
        return laid(dealt_from(envelope or sealed(), game, seats, options))
    else:
        dealt = packed(Saying("dealt-chosen", seed=str(seed)))
    new = laid(life.begin(game, seats, options, seed))
    new.daily, new.dealt = day, dealt
    return new


def dealt_from(envelope: Envelope, game: str, seats: list[str], options: dict[str, str]) -> Match:
    """A fair table's match."""
    return life.begin(game, seats, options, envelope.seed(), envelope=envelope)


async def found(store: Store, new: Founding) -> Founded:
    """Store the table, then hand out the tokens of the founder's own seats, and invitations."""
    host = new_token()
    table_id = new_table_id()
    chairs = [
        chair(SeatRecord(i, who, name_at(new.names, i))) for i, who in enumerate(new.journal.seats)
    ]
    await create(store, table_id, new, [each.row for each in chairs], hashed(host))
    return Founded(table_id, host, chairs)


def chair(row: SeatRecord) -> Chair:
    """Who founds a table sits on its human seats and gets an invitation for each open one."""
    if row.occupant not in (HUMAN, OPEN):
        return Chair(row)
    secret = new_token()
    if row.occupant == OPEN:
        row.invite_hash = hashed(secret)
    else:
        row.token_hash, row.sat = hashed(secret), True
    row.used = today()
    return Chair(row, secret)


def name_at(names: list[str], seat: int) -> str:
    return clean_name(names[seat]) if seat < len(names) else ""


async def create(
    store: Store,
    table_id: str,
    new: Founding,
    seats: list[SeatRecord],
    host_hash: str,
    rematch_of: Hold | None = None,
) -> str:
    journal = new.journal
    time = now()
    rows = [
        ChoiceRow(n, n + 1, seat, key, "", time) for n, (seat, key) in enumerate(journal.choices)
    ]
    record = TableRecord(
        table_id, journal.game, journal.rules, journal.content, journal.seed % LARGEST,
        journal.options, host_hash, time, new.summary, new.daily, journal.base or None, new.notice,
        "", new.dealt, new.strange, new.terms, new.person, written(journal),
        new.taught,
    )  # fmt: skip
    return await store.create(record, seats, rows, new.snapshot, rematch_of)


def everybody_one_further(seats: list[SeatRecord]) -> list[SeatRecord]:
    """The seats of a rematch: everybody moves on by one and keeps their token."""
    moved = [
        SeatRecord(one_further(s.seat, len(seats)), s.occupant, s.name, s.token_hash,
                   sat=bool(s.token_hash), used=s.used)
        for s in seats
    ]  # fmt: skip
    return sorted(moved, key=lambda s: s.seat)


def one_further(seat: int, seats: int) -> int:
    return (seat + 1) % seats
