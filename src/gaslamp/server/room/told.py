"""What is told of a table, in the shapes of the wire: built from what the match shows a seat."""

from __future__ import annotations

from gaslamp.server.wire.messages import (
    Chat,
    Choice,
    LogLine,
    ReactionsShown,
    Seat,
    UndoRequestShown,
    UndoShown,
)
from gaslamp.store.records import TABLE_ITSELF, ChatRow, SeatRecord, Summary, now
from gaslamp.table import undo
from gaslamp.table.match import Entry, Match
from gaslamp.table.reactions import PREFERENCES, preference
from gaslamp.table.seats import HUMAN


def chat(row: ChatRow) -> Chat:
    seat = None if row.seat == TABLE_ITSELF else row.seat
    return Chat(row.n, seat, row.name, row.text, row.at)


def line(entry: Entry, first: int = 0) -> LogLine:
    """A line of the log; looking back, choices are counted from where that begins."""
    return LogLine(entry.choice + first, entry.text, entry.elements, entry.chance, entry.key)


def seats(
    match: Match, rows: list[SeatRecord], present: set[int], thinking: set[int]
) -> list[Seat]:
    names = match.words.seat_names
    return [
        Seat(
            row.seat,
            row.occupant,
            names[row.seat],
            row.seat in present and row.occupant == HUMAN,
            row.seat in thinking,
        )
        for row in rows
    ]


def undo_shown(match: Match, seat: int) -> UndoShown:
    trouble = undo.why_not(match, seat)
    return UndoShown(
        can=not trouble,
        why_not=trouble,
        can_ask=undo.can_ask(match, seat),
        can_redo=bool(match.undone) and match.undone[-1][0] == seat,
        request=request_shown(match),
    )


def request_shown(match: Match) -> UndoRequestShown | None:
    request = match.undo_request
    if request is None:
        return None
    waits = [s for s in match.people() if s not in request.agreed]
    return UndoRequestShown(request.seat, sorted(request.agreed), waits)


def reactions_shown(match: Match, seat: int) -> ReactionsShown | None:
    """A seat's preference is its own affair; who only watches has none."""
    if seat < 0 or not match.game.reactions:
        return None
    choices = [Choice(how, *preference(how)) for how in PREFERENCES]
    return ReactionsShown(match.reactions.of_seat[seat], choices)


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
