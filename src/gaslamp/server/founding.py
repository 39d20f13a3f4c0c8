"""New tables: from a setup, from a save, from a position of another table, or as its rematch."""

from __future__ import annotations

import json
import secrets
from dataclasses import dataclass, field
from datetime import UTC, datetime
from hashlib import sha256

from msgspec import UNSET

from gaslamp import games
from gaslamp.bots import bot_names
from gaslamp.kernel import snapshot as snapshots
from gaslamp.kernel.errors import Trouble
from gaslamp.kernel.journal import Journal, read_save
from gaslamp.kernel.rng import seeded
from gaslamp.server import loading
from gaslamp.server.bodies import Fork, Import, NewTable, SeatLink, TableLinks
from gaslamp.server.hall import Hall
from gaslamp.server.limits import LONGEST_IMPORT
from gaslamp.server.logs import note
from gaslamp.server.table import LiveTable
from gaslamp.server.texts import clean_name
from gaslamp.server.thinking import content_of
from gaslamp.server.tokens import hashed, new_table_id, new_token
from gaslamp.store.records import ChoiceRow, SeatRecord, TableRecord, now
from gaslamp.table.match import HUMAN, OPEN, Match

SEED_BITS = 48
FORK_BOT = "greedy"


@dataclass
class Founding:
    """What a new table begins with. Seats without a token hash get fresh links."""

    match: Match
    names: list[str] = field(default_factory=list)
    base: str | None = None
    daily: str = ""
    notice: str = ""


async def found(hall: Hall, new: Founding) -> TableLinks:
    """Store the table, then hand out its links."""
    journal = new.match.journal
    host = new_token()
    table_id = new_table_id()
    tokens = [None if who in bot_names() else new_token() for who in journal.seats]
    seats = [
        SeatRecord(i, who, name_at(new.names, i), hashed(token) if token else "")
        for i, (who, token) in enumerate(zip(journal.seats, tokens, strict=True))
    ]
    await store(hall, table_id, new, seats, hashed(host), "")
    links = [
        SeatLink(i, who, token, f"/table/{table_id}#{token}" if token else None)
        for i, (who, token) in enumerate(zip(journal.seats, tokens, strict=True))
    ]
    return TableLinks(table_id, journal.game, host, f"/table/{table_id}", links, new.notice)


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
    journal = new.match.journal
    time = now()
    rows = [
        ChoiceRow(n, n + 1, seat, key, "", time) for n, (seat, key) in enumerate(journal.choices)
    ]
    record = TableRecord(
        table_id, journal.game, journal.rules, journal.content, journal.seed, journal.options,
        host_hash, time, loading.summary(new.match, len(rows)), new.daily, new.base, new.notice,
    )  # fmt: skip
    made = await hall.store.create(record, seats, rows, snapshots.text(new.match.g), rematch_of)
    hall.metrics.count("tables_made")
    note("table made", table=made, game=journal.game)
    if any(who in bot_names() for who in journal.seats):
        hall.thinkers.warm_up()
    return made


def check_seats(seats: list[str]) -> None:
    known = (HUMAN, OPEN, *bot_names())
    for who in seats:
        if who not in known:
            raise Trouble(f"Nobody called {who!r} can sit down; a seat is: {', '.join(known)}.")


def from_setup(asked: NewTable) -> Founding:
    check_seats(asked.seats)
    if asked.seed is not UNSET and asked.daily:
        raise Trouble("A table has a seed of its own or the day's, not both.")
    daily = datetime.now(UTC).date().isoformat() if asked.daily else ""
    if daily:
        seed = int(sha256(f"{asked.game} {daily}".encode()).hexdigest()[:12], 16)
    else:
        seed = secrets.randbits(SEED_BITS) if asked.seed is UNSET else asked.seed
    match = loading.begin(asked.game, asked.seats, asked.options, seed)
    return Founding(match, asked.names, daily=daily)


def from_save(asked: Import) -> Founding:
    """A table from a save file: replayed if it still replays, else from its snapshot."""
    try:
        journal, plain = read_save(asked.save)
    except RecursionError:
        raise Trouble("The save is damaged: its snapshot is nested too deep.") from None
    games.find(journal.game)
    if not 0 <= journal.seed < 2**63 or not 0 <= journal.rules < 2**31:
        raise Trouble("The save is damaged: its seed or rules number is out of range.")
    if len(journal.choices) > LONGEST_IMPORT:
        raise Trouble(f"The save has more than {LONGEST_IMPORT} choices; that is no game of ours.")
    if asked.seats is not UNSET:
        if len(asked.seats) != len(journal.seats):
            raise Trouble(f"The save has {len(journal.seats)} seats; name as many or none.")
        journal.seats = list(asked.seats)
    check_seats(journal.seats)
    journal.options = games.find(journal.game).settled(len(journal.seats), journal.options)
    snapshot = json.dumps(plain, separators=(",", ":"), sort_keys=True)
    if journal.content.endswith(loading.FORKED):
        return from_fork_save(journal, snapshot)
    match = loading.from_journal(journal, snapshot, None)
    loading.check_position(match)
    if match.notice:
        match.journal.content = content_of(journal.game).digest
        return from_position(match, match.notice)
    return Founding(match)


def from_fork_save(journal: Journal, snapshot: str) -> Founding:
    """A save whose journal does not begin at the deal goes on from its snapshot."""
    content = content_of(journal.game)
    if journal.content.removesuffix(loading.FORKED) != content.digest:
        raise Trouble("This save of a forked position was made with other cards.")
    g = snapshots.restore(json.loads(snapshot), content)
    journal.content = content.digest
    match = Match(games.find(journal.game), content, journal, g)
    loading.check_position(match)
    return from_position(match, "")


def from_position(match: Match, notice: str) -> Founding:
    """A table that begins at a position: what came before is not its history."""
    match.journal.choices.clear()
    match.journal.seed = secrets.randbits(SEED_BITS)
    return Founding(match, base=snapshots.text(match.g), notice=notice)


def from_table(table: LiveTable, seat: int, asked: Fork) -> Founding:
    """A position of a table: the true one if its game is over, else as the seat may deal it."""
    match = table.match
    last = len(match.journal.choices)
    first = last - len(match.before)
    at = last if asked.at is UNSET else asked.at
    if not first <= at <= last:
        raise Trouble(f"There is no position {at} here; there are {first} to {last}.")
    g = match.g if at == last else match.before[at - first]
    seats = [FORK_BOT] * len(match.journal.seats)
    seats[max(seat, 0)] = HUMAN
    if asked.seats is not UNSET:
        if len(asked.seats) != len(seats):
            raise Trouble(f"The game has {len(seats)} seats; name as many or none.")
        check_seats(asked.seats)
        seats = list(asked.seats)
    fresh = seeded(secrets.randbits(64))
    over = match.g.outcome is not None
    twin = g.clone() if over else match.game.judge().redeal(g, seat, fresh)
    if not over:
        twin.rng = seeded(secrets.randbits(64))
    journal = Journal(
        match.journal.game, match.game.rules_version, content_of(match.game.id).digest,
        secrets.randbits(SEED_BITS), seats, dict(match.journal.options),
    )  # fmt: skip
    return from_position(Match(match.game, match.content, journal, twin), "")


async def rematch(hall: Hall, table: LiveTable) -> str:
    """The same once more with everybody one seat further, who keep their tokens."""
    if table.record.rematch:
        return table.record.rematch
    count = len(table.seats)
    moved = [table.seats[(i - 1) % count] for i in range(count)]
    seats = [SeatRecord(i, s.occupant, s.name, s.token_hash) for i, s in enumerate(moved)]
    match = loading.begin(
        table.match.game.id, [s.occupant for s in seats],
        table.match.journal.options, secrets.randbits(SEED_BITS),
    )  # fmt: skip
    made = await store(
        hall, new_table_id(), Founding(match), seats, table.record.host_hash, table.id
    )
    table.record.rematch = made
    table.tell_seats()
    return made
