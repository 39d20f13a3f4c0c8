"""What a table tells a seat: built from what the match shows that seat, and nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gaslamp.server.logs import marked, note_error
from gaslamp.server.messages import (
    Chat,
    Log,
    LogLine,
    ReactionsShown,
    Seat,
    Seats,
    State,
    UndoRequestShown,
    UndoShown,
    Welcome,
)
from gaslamp.store.records import TABLE_ITSELF, ChatRow
from gaslamp.table import undo as undoing
from gaslamp.table.match import Match
from gaslamp.table.reactions import PREFERENCES
from gaslamp.table.seats import HUMAN

if TYPE_CHECKING:
    from gaslamp.server.connection import Connection
    from gaslamp.server.table import LiveTable


def welcome(table: LiveTable, connection: Connection) -> Welcome:
    from gaslamp import __version__

    return Welcome(
        version=__version__,
        run=table.run,
        table=table.id,
        game=table.match.game.id,
        title=table.match.game.title,
        options=table.match.journal.options,
        seats_held=connection.seats,
        host=connection.host,
        daily=table.record.daily,
        notice=table.record.notice or table.match.notice,
        dealt=table.record.dealt,
        rematch=table.record.rematch or None,
        chat=[chat(row) for row in table.chat],
        clock=table.clock.shown(),
    )


def chat(row: ChatRow) -> Chat:
    seat = None if row.seat == TABLE_ITSELF else row.seat
    return Chat(row.n, seat, row.name, row.text, row.at)


def state(table: LiveTable, seat: int, log_from: int, cause: str, actor: int | None) -> State:
    """The state of a seat, with the log lines from an index on."""
    match = table.match
    lines = match.visible_log(seat)[log_from:]
    return State(
        seat=seat,
        seq=table.seq,
        cause=cause,
        actor=actor,
        choices=len(match.journal.choices),
        asked=match.asked(),
        prompt=match.prompt(),
        view=match.view(seat),
        menu=table.clock.offered(match.menu(seat)),
        refusals=match.reasons(seat),
        log=Log(log_from, [LogLine(e.choice, e.text, e.elements, e.chance, e.key) for e in lines]),
        seats=seats_shown(table),
        undo=undo_shown(match, seat),
        reactions=reactions_shown(match, seat),
        result=match.result(),
        clock=table.clock.shown(),
    )


def seats_shown(table: LiveTable) -> list[Seat]:
    present = {seat for connection in table.connections for seat in connection.seats}
    return [
        Seat(
            s.seat,
            s.occupant,
            table.match.words.seat_names[s.seat],
            s.seat in present and s.occupant == HUMAN,
            s.seat in table.thinking,
        )
        for s in table.seats
    ]


def seats(table: LiveTable) -> Seats:
    return Seats(seats_shown(table), request_shown(table.match), table.record.rematch or None)


def undo_shown(match: Match, seat: int) -> UndoShown:
    trouble = undoing.why_not(match, seat)
    return UndoShown(
        can=not trouble,
        why_not=trouble,
        can_ask=undoing.can_ask(match, seat),
        can_redo=bool(match.undone) and match.undone[-1][0] == seat,
        request=request_shown(match),
    )


def reactions_shown(match: Match, seat: int) -> ReactionsShown | None:
    """A seat's preference is its own affair; who only watches has none."""
    if seat < 0 or not match.game.reactions:
        return None
    return ReactionsShown(match.reactions.of_seat[seat], list(PREFERENCES))


def request_shown(match: Match) -> UndoRequestShown | None:
    request = match.undo_request
    if request is None:
        return None
    waits = [s for s in match.people() if s not in request.agreed]
    return UndoRequestShown(request.seat, sorted(request.agreed), waits)


def note_failure(table: LiveTable, event: str) -> None:
    table.metrics.count("failures")
    note_error(event, table=marked(table.id))
