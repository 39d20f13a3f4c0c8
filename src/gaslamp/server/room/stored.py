"""Matches from what is stored."""

from __future__ import annotations

from gaslamp.kernel.journal import Journal
from gaslamp.learn import courses
from gaslamp.server.room.envelopes import put_back
from gaslamp.server.room.teaching import lesson_at
from gaslamp.store.records import StoredTable
from gaslamp.table import life
from gaslamp.table.match import Match
from gaslamp.table.undo import WentBack


def from_store(stored: StoredTable) -> Match:
    """The match of a stored table, as it stood when its last choice was stored."""
    record = stored.record
    choices = [(row.seat, row.key) for row in stored.choices if not row.undone]
    seats = [seat.occupant for seat in stored.seats]
    journal = Journal(
        record.game, record.rules, record.content, record.seed, seats, record.options, choices,
        record.base or "",
    )  # fmt: skip
    put_back(journal, record.chance)
    given = lesson_at(record)
    if given is None:
        match = life.resumed(journal, stored.snapshot, life.content_of(record.game))
    else:
        match = courses.resumed(*given, journal)
    match.terms = {**match.terms, **record.terms}
    match.went_back = [WentBack(row.seat, row.choices, row.shown) for row in stored.undos]
    match.reactions.given = {row.n for row in stored.choices if row.by_table and not row.undone}
    return match
