"""Matches from what is stored, and back: the journal if it still leads there, else the snapshot."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import Any

from gaslamp import games
from gaslamp.kernel import snapshot as snapshots
from gaslamp.kernel.errors import Trouble
from gaslamp.kernel.journal import Journal
from gaslamp.kernel.state import State
from gaslamp.server.thinking import content_of
from gaslamp.store.records import StoredTable, Summary, now
from gaslamp.table.match import Match

FORKED = " forked"  # in a save's content line: the journal begins at a position, not at the deal
FAILURES = (
    Trouble, KeyError, IndexError, ValueError, AssertionError, TypeError, AttributeError,
    ArithmeticError, RecursionError, NotImplementedError,
)  # fmt: skip


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


def begin(game_id: str, seats: list[str], options: dict[str, str], seed: int) -> Match:
    """A new match with content that all tables of the game share."""
    game = games.find(game_id)
    settled = game.settled(len(seats), options)
    content = content_of(game_id)
    g = game.new(content, len(seats), settled, seed)
    journal = Journal(game.id, game.rules_version, content.digest, seed, list(seats), settled)
    return Match(game, content, journal, g)


def from_store(stored: StoredTable) -> Match:
    """The match of a stored table, as it stood when its last choice was stored."""
    record = stored.record
    choices = [(row.seat, row.key) for row in stored.choices if not row.undone]
    seats = [seat.occupant for seat in stored.seats]
    journal = Journal(
        record.game, record.rules, record.content, record.seed, seats, record.options, choices
    )
    match = from_journal(journal, stored.snapshot, record.base)
    match.reactions.given = {row.n for row in stored.choices if row.by_table and not row.undone}
    return match


def from_journal(journal: Journal, snapshot: str, base: str | None) -> Match:
    """Replay the journal; where that no longer leads to the snapshot, go on from the snapshot."""
    content = content_of(journal.game)
    try:
        match = replayed(journal, content, base)
        if snapshots.text(match.g) == snapshot:
            return match
        trouble = "the same choices now lead elsewhere"
    except FAILURES as error:
        trouble = str(error)
    match = at(journal, snapshot)
    match.notice = (
        f"The rules or cards have changed since this game was played ({trouble}); "
        "it goes on from where it stood, without undo."
    )
    return match


def at(journal: Journal, snapshot: str) -> Match:
    """The match at a position, without its past."""
    content = content_of(journal.game)
    g = snapshots.restore(json.loads(snapshot), content)
    return Match(games.find(journal.game), content, journal, g)


def replayed(journal: Journal, content: Any, base: str | None) -> Match:
    """Play a journal again, from the deal or from the position it began with."""
    if journal.content != content.digest:
        raise Trouble("it was begun with other cards")
    game = games.find(journal.game)
    fresh = Journal(
        journal.game, journal.rules, journal.content, journal.seed,
        list(journal.seats), dict(journal.options),
    )  # fmt: skip
    settled = game.settled(len(journal.seats), journal.options)
    if base is None:
        g: State = game.new(content, len(journal.seats), settled, journal.seed)
    else:
        g = snapshots.restore(json.loads(base), content)
    match = Match(game, content, fresh, g)
    for seat, key in journal.choices:
        match.choose(seat, key)
    return match


def summary(match: Match, seq: int) -> Summary:
    """What lists show of the match now."""
    result = match.result()
    return Summary(
        seq,
        len(match.journal.choices),
        match.view(-1).headline,
        match.asked(),
        now(),
        result is not None,
        result.winners if result else [],
        result.reason if result else "",
    )
