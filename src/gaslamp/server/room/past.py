"""A table's past, worked out in a worker: its game played again, and positions to fork from."""

from __future__ import annotations

import secrets
from dataclasses import dataclass, replace

from gaslamp.kernel.errors import Trouble
from gaslamp.kernel.journal import Journal
from gaslamp.kernel.rng import seeded
from gaslamp.kernel.state import State
from gaslamp.server.room.founding import Founding, laid, new_seed
from gaslamp.server.room.table import Table
from gaslamp.table import life
from gaslamp.table.match import Match

SECONDS = 20.0
MATCHES_KEPT = 2


@dataclass(frozen=True)
class Past:
    """What a worker needs to play a table's game again: from the deal (no base), or from the
    position before the choice number `first`."""

    table: str
    journal: Journal
    names: list[str]
    base: str | None
    first: int
    strange: bool


def past_of(table: Table) -> Past:
    """What a worker needs to look back at the table as it stands now."""
    journal = table.match.journal
    envelope = journal.envelope
    kept = replace(
        journal,
        seats=list(journal.seats),
        choices=list(journal.choices),
        options=dict(journal.options),
        envelope=envelope.until(len(journal.choices)) if envelope else None,
    )
    return Past(
        table.id, kept, list(table.match.tongues.chosen or []), table.base, table.first,
        table.record.strange,
    )  # fmt: skip


MATCHES: dict[str, Match] = {}


def played(past: Past) -> Match:
    """The match with its whole past. The last few are kept: replays are asked for in parts."""
    wanted = past.journal.choices[past.first :]
    match = MATCHES.pop(past.table, None)
    if match is None or not begins_alike(match.journal, past):
        start = replace(past.journal, choices=[])
        content = life.content_of(past.journal.game)
        if past.base is None:
            match = life.replayed(start, content)
        else:
            match = life.at(start, past.base, content)
    match.journal.envelope = past.journal.envelope
    match.name_seats(past.names or None)
    for seat, key in wanted[len(match.journal.choices) :]:
        match.take(seat, key)
    MATCHES[past.table] = match
    while len(MATCHES) > MATCHES_KEPT:
        del MATCHES[next(iter(MATCHES))]
    return match


def begins_alike(known: Journal, past: Past) -> bool:
    """Whether what a match has played is how this past began: by the same choices, and where they
    were made again after going back, by the same chance."""
    count = len(known.choices)
    if known.choices != past.journal.choices[past.first : past.first + count]:
        return False
    return known.all_drawn() == past.journal.all_drawn()[: len(known.all_drawn())]


def position(match: Match, n: int) -> State:
    """How it stood after so many of the choices that are known."""
    return match.before[n] if n < len(match.before) else match.g


def fork(past: Past, seat: int, at: int | None, seats: list[str]) -> Founding:
    """A position as a new table: the true one if the game is over, else as the seat may deal it."""
    match = played(past)
    first, last = past.first, past.first + len(match.journal.choices)
    wanted = last if at is None else at
    if not first <= wanted <= last:
        raise Trouble("no-such-position", wanted=wanted, first=first, last=last)
    g = position(match, wanted - first)
    if match.g.outcome is not None:
        twin = g.clone()
    else:
        twin = match.game.judge().redeal(g, seat, seeded(secrets.randbits(128)))
    twin.rng = seeded(secrets.randbits(128))
    options = dict(match.journal.options)
    new = laid(life.arranged(match.journal.game, seats, options, new_seed(), twin))
    new.strange = past.strange
    return new
