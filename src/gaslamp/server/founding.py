"""New tables: from a setup, from a save, from a position of another table, or as its rematch."""

from __future__ import annotations

import asyncio
import secrets
from datetime import UTC, datetime
from hashlib import sha256

from msgspec import UNSET

from gaslamp.bots import bot_names
from gaslamp.kernel.errors import Trouble
from gaslamp.server import loading, opening, past
from gaslamp.server.bodies import Fork, Import, NewTable, SeatLink, TableLinks
from gaslamp.server.hall import Hall
from gaslamp.server.loading import Founding
from gaslamp.server.logs import marked, note
from gaslamp.server.past import Past
from gaslamp.server.table import LiveTable
from gaslamp.server.texts import clean_name
from gaslamp.server.tokens import hashed, new_table_id, new_token
from gaslamp.store.records import ChoiceRow, SeatRecord, TableRecord, now
from gaslamp.table import life
from gaslamp.table.seats import HUMAN, OPEN, check_seats

SEED_BITS = 48
FORK_BOT = "greedy"
CHOSEN = (
    "Whoever laid this table chose its seed, {seed}: with it all cards and dice can be known in "
    "advance."
)
DAILY = (
    "This is the daily deal of {day}: the same for everybody, and its cards and dice can be known "
    "in advance."
)
SAVED = "This table was laid from a save: whoever has the file can know what is hidden here."
REPLAYED = (
    "This table goes on from a finished game: whoever has looked back at it knows what is hidden "
    "here."
)


async def found(hall: Hall, new: Founding) -> TableLinks:
    """Store the table, then hand out the tokens of the founder's own seats, and invitations."""
    host = new_token()
    table_id = new_table_id()
    seats: list[SeatRecord] = []
    links: list[SeatLink] = []
    for i, who in enumerate(new.journal.seats):
        seat, link = seated(table_id, SeatRecord(i, who, name_at(new.names, i)))
        seats.append(seat)
        links.append(link)
    await store(hall, table_id, new, seats, hashed(host), "")
    return TableLinks(table_id, new.journal.game, host, f"/table/{table_id}", links, new.notice)


def seated(table_id: str, seat: SeatRecord) -> tuple[SeatRecord, SeatLink]:
    """Who founds a table sits on its human seats and gets an invitation for each open one."""
    number, who = seat.seat, seat.occupant
    if who not in (HUMAN, OPEN):
        return seat, SeatLink(number, who, None, None)
    secret = new_token()
    if who == OPEN:
        seat.invite_hash = hashed(secret)
        return seat, SeatLink(number, who, None, invitation(table_id, secret))
    seat.token_hash, seat.sat = hashed(secret), True
    return seat, SeatLink(number, who, secret, f"/table/{table_id}#{secret}")


def invitation(table_id: str, secret: str) -> str:
    return f"/table/{table_id}#join={secret}"


def name_at(names: list[str], seat: int) -> str:
    return clean_name(names[seat]) if seat < len(names) else ""


async def store(
    hall: Hall,
    table_id: str,
    new: Founding,
    seats: list[SeatRecord],
    host_hash: str,
    rematch_of: str,
) -> str:
    journal = new.journal
    time = now()
    rows = [
        ChoiceRow(n, n + 1, seat, key, "", time) for n, (seat, key) in enumerate(journal.choices)
    ]
    record = TableRecord(
        table_id, journal.game, journal.rules, journal.content, journal.seed, journal.options,
        host_hash, time, new.summary, new.daily, new.base, new.notice, "", new.dealt, new.strange,
    )  # fmt: skip
    made = await hall.store.create(record, seats, rows, new.snapshot, rematch_of)
    hall.metrics.count("tables_made")
    note("table made", table=marked(made), game=journal.game)
    if any(who in bot_names() for who in journal.seats):
        hall.thinkers.warm_up()
    return made


def from_setup(asked: NewTable) -> Founding:
    check_seats(asked.seats)
    if asked.seed is not UNSET and asked.daily:
        raise Trouble("A table has a seed of its own or the day's, not both.")
    daily = datetime.now(UTC).date().isoformat() if asked.daily else ""
    dealt = DAILY.format(day=daily) if daily else ""
    if daily:
        seed = int(sha256(f"{asked.game} {daily}".encode()).hexdigest()[:12], 16)
    elif asked.seed is UNSET:
        seed = secrets.randbits(SEED_BITS)
    else:
        seed = asked.seed
        dealt = CHOSEN.format(seed=seed)
    new = loading.founding(life.begin(asked.game, asked.seats, asked.options, seed))
    new.names, new.daily, new.dealt = asked.names, daily, dealt
    return new


async def from_save(hall: Hall, asked: Import) -> Founding:
    """A table from a save file: replayed if it still replays, else from its snapshot."""
    seats = None if asked.seats is UNSET else list(asked.seats)
    new = await opening.open_save(hall.clerks, asked.save, seats)
    new.dealt = SAVED
    return new


async def from_past(hall: Hall, kept: Past, over: bool, seat: int, asked: Fork) -> Founding:
    """A position of a table: the true one if its game is over, else as the seat may deal it."""
    seats = [FORK_BOT] * len(kept.journal.seats)
    seats[seat] = HUMAN
    if asked.seats is not UNSET:
        if len(asked.seats) != len(seats):
            raise Trouble(f"The game has {len(seats)} seats; name as many or none.")
        check_seats(asked.seats)
        seats = list(asked.seats)
    at = None if asked.at is UNSET else asked.at
    new = await hall.clerks.ask(past.fork, kept, seat, at, seats, seconds=past.SECONDS)
    new.dealt = REPLAYED if over else ""
    return new


async def rematch(hall: Hall, table: LiveTable) -> str:
    """The same once more with everybody one seat further, who keep their tokens."""
    if table.record.rematch:
        return table.record.rematch
    count = len(table.seats)
    moved = [table.seats[(i - 1) % count] for i in range(count)]
    seats = [
        SeatRecord(i, s.occupant, s.name, s.token_hash, sat=bool(s.token_hash))
        for i, s in enumerate(moved)
    ]
    match = await asyncio.to_thread(
        life.begin, table.match.game.id, [s.occupant for s in seats],
        table.match.journal.options, secrets.randbits(SEED_BITS),
    )  # fmt: skip
    made = await store(
        hall, new_table_id(), loading.founding(match), seats, table.record.host_hash, table.id
    )
    table.record.rematch = made
    table.tell_seats()
    return made
