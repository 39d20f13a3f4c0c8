"""Matches from what is stored, and back: the journal if it still leads there, else the snapshot."""

from __future__ import annotations

from dataclasses import dataclass, field

from gaslamp.kernel import snapshot as snapshots
from gaslamp.kernel.journal import Journal
from gaslamp.store.records import StoredTable, Summary, now
from gaslamp.table import life
from gaslamp.table.life import content_of
from gaslamp.table.match import Match


@dataclass
class Founding:
    """What a new table begins with."""

    journal: Journal
    snapshot: str
    summary: Summary
    names: list[str] = field(default_factory=list)
    base: str | None = None
    daily: str = ""
    notice: str = ""
    dealt: str = ""
    strange: bool = False


def founding(match: Match) -> Founding:
    """A new table with this match."""
    shown = summary(match, len(match.journal.choices))
    return Founding(match.journal, snapshots.text(match.g), shown)


def from_store(stored: StoredTable) -> Match:
    """The match of a stored table, as it stood when its last choice was stored."""
    record = stored.record
    choices = [(row.seat, row.key) for row in stored.choices if not row.undone]
    seats = [seat.occupant for seat in stored.seats]
    journal = Journal(
        record.game, record.rules, record.content, record.seed, seats, record.options, choices
    )
    content = content_of(record.game)
    match = life.resumed(journal, stored.snapshot, content, record.base)
    match.reactions.given = {row.n for row in stored.choices if row.by_table and not row.undone}
    return match


def summary(match: Match, seq: int) -> Summary:
    """What lists show of the match now."""
    result = match.result()
    return Summary(
        seq,
        len(match.journal.choices),
        match.game.headline(match.g),
        match.asked(),
        now(),
        result is not None,
        result.winners if result else [],
        result.reason if result else "",
    )
