"""Matches from what is stored, and back: the journal if it still leads there, else the snapshot."""

from __future__ import annotations

import json
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
FAILURES = (Trouble, KeyError, IndexError, ValueError, AssertionError, TypeError, AttributeError)


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
    game = games.find(journal.game)
    content = content_of(journal.game)
    try:
        match = replayed(journal, content, base)
        if snapshots.text(match.g) == snapshot:
            return match
        trouble = "the same choices now lead elsewhere"
    except FAILURES as error:
        trouble = str(error)
    g = snapshots.restore(json.loads(snapshot), content)
    match = Match(game, content, journal, g)
    match.notice = (
        f"The rules or cards have changed since this game was played ({trouble}); "
        "it goes on from where it stood, without undo."
    )
    return match


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


def check_position(match: Match) -> None:
    """A position from a stranger's file: everything the table will ask of it must answer."""
    try:
        for seat in (*range(len(match.journal.seats)), -1, -2):
            match.view(seat)
            match.menu(seat)
            match.reasons(seat)
        match.prompt()
        match.result()
        if match.result() is None and not any(match.codes(seat) for seat in match.asked()):
            raise Trouble("nobody can choose anything")
    except FAILURES as error:
        raise Trouble(f"The position in the save cannot be played on ({error}).") from None


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
