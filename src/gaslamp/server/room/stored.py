"""Matches from what is stored."""

from __future__ import annotations

from gaslamp.kernel.journal import Journal
from gaslamp.learn import courses
from gaslamp.learn.taught import LessonMatch
from gaslamp.server.room.envelopes import put_back
from gaslamp.server.room.teaching import lesson_at
from gaslamp.server.room.told import summary
from gaslamp.store.records import StoredTable, UndoRow
from gaslamp.store.store import Store
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


async def begun_anew(store: Store, stored: StoredTable, match: Match) -> None:
    """A lesson of which not all choices fit any more has begun anew: they count as taken back."""
    made = sum(not row.undone for row in stored.choices)
    left = len(match.journal.choices)
    if not isinstance(match, LessonMatch) or left >= made:
        return
    seq = stored.record.summary.seq + 1
    undo = UndoRow(seq, match.learners()[0], made - left, False)
    shown = summary(match, seq)
    await store.rewind(stored.hold, left, undo, match.position.snapshot(), shown)
    stored.record.summary = shown
