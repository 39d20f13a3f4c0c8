"""What is told of a table, in the shapes of the wire: built from what the match shows a seat."""

from __future__ import annotations

from functools import partial

from gaslamp.kernel.errors import Trouble
from gaslamp.server.wire.messages import Chat, Term
from gaslamp.server.wire.shown import (
    Choice,
    LogLine,
    ReactionsShown,
    Seat,
    UndoRequestShown,
    UndoShown,
    UndoStep,
)
from gaslamp.store.records import (
    NO_MOMENT,
    TABLE_ITSELF,
    ChatRow,
    SeatRecord,
    Summary,
    TableRecord,
    now,
)
from gaslamp.table.log import SPECTATOR, Entry
from gaslamp.table.match import Match
from gaslamp.table.reactions import PREFERENCES, preference
from gaslamp.table.seats import HUMAN
from gaslamp.table.terms import TERMS
from gaslamp.table.undo import Back
from gaslamp.words.sayings import told as said
from gaslamp.words.sayings import unpacked
from gaslamp.words.words import Words, in_every_language

LATEST_LINES = 3


def chat(row: ChatRow, language: str) -> Chat:
    """A line of talk; what the table itself says is kept by its keys."""
    if row.seat == TABLE_ITSELF:
        return Chat(row.n, None, row.name, said(unpacked(row.text), language), row.at)
    about = None if row.about == NO_MOMENT else row.about
    return Chat(row.n, row.seat, row.name, row.text, row.at, row.phrase, about)


def notice(record: TableRecord, match: Match, language: str) -> str:
    """What people should know of how the table was laid or loaded."""
    if record.notice:
        return said(unpacked(record.notice), language)
    return "" if match.notice is None else said(match.notice, language)


def dealt(record: TableRecord, language: str) -> str:
    """What anybody may know in advance of hidden cards and dice."""
    return said(unpacked(record.dealt), language) if record.dealt else ""


def line(entry: Entry, w: Words, reader: int, first: int = 0) -> LogLine:
    """A line of the log; looking back, choices are counted from where that begins."""
    at, parts = entry.choice + first, entry.parts(w, reader)
    text, named = "".join(parts), parts if len(parts) > 1 else []
    detail, mine = entry.detail(w), reader >= 0 and entry.seen_by == 1 << reader
    return LogLine(at, text, entry.elements, entry.chance, entry.key, named, detail, mine)


def seats(
    match: Match,
    rows: list[SeatRecord],
    screens: list[int],
    thinking: set[int],
    looked_over: set[int],
    language: str,
) -> list[Seat]:
    """`screens` names a seat once for each screen it is open on."""
    names = match.tongues[language].words.seat_names
    return [
        Seat(
            row.seat,
            row.occupant,
            names[row.seat],
            row.seat in screens and row.occupant == HUMAN,
            row.seat in thinking,
            row.seat in looked_over,
            screens.count(row.seat),
        )
        for row in rows
    ]


def undo_shown(match: Match, seat: int, language: str) -> UndoShown:
    back = Back(match, seat)
    trouble, closed = back.why_not(), back.why_not_ask()
    why = undo_refused(trouble, closed, language)
    return UndoShown(
        can=trouble is None,
        why_not=why,
        can_ask=closed is None,
        free_to=back.free_to(),
        ask_to=back.ask_to(),
        steps=undo_steps(back, (trouble is None, closed is None, why), language),
        can_redo=bool(match.undone) and match.undone[-1][0] == seat,
        request=request_shown(match),
    )


def undo_refused(trouble: Trouble | None, closed: Trouble | None, language: str) -> str:
    """Why one cannot simply go back; and where asking is of no use, why not that."""
    return "" if trouble is None else said((closed or trouble), language)


def undo_steps(back: Back, last: tuple[bool, bool, str], language: str) -> list[UndoStep]:
    """The last decision, the action and the turn it belongs to, each where it began earlier;
    what holds for the last of the seat's own choices is known."""
    steps: list[UndoStep] = []
    for far, to in back.starts().items():
        if to < back.oldest or (steps and steps[-1].to == to):
            continue
        if to == back.last:
            steps.append(UndoStep(far, to, *last))
            continue
        trouble, closed = back.why_not(to), back.why_not_ask(to)
        why = undo_refused(trouble, closed, language)
        steps.append(UndoStep(far, to, trouble is None, closed is None, why))
    return steps


def terms(match: Match, language: str) -> list[Term]:
    w = match.tongues[language].words
    return [
        Term(term.key, value, w.setting(term.key)[0], w.setting(term.key, value)[0])
        for term in TERMS
        if (value := match.terms[term.key])
    ]


def request_shown(match: Match) -> UndoRequestShown | None:
    request = match.undo_request
    if request is None:
        return None
    waits = [s for s in match.people() if s not in request.agreed]
    return UndoRequestShown(request.seat, sorted(request.agreed), waits, request.target)


def reactions_shown(match: Match, seat: int, language: str) -> ReactionsShown | None:
    """A seat's preference is its own affair; who only watches has none."""
    if seat < 0 or not match.game.reactions:
        return None
    choices = [Choice(how, *preference(how, language)) for how in PREFERENCES]
    return ReactionsShown(match.reactions.of_seat[seat], choices)


def summary(match: Match, seq: int) -> Summary:
    """What lists show of the match now."""
    result = match.result()
    return Summary(
        seq,
        len(match.journal.choices),
        in_every_language(match.headline),
        match.asked(),
        now(),
        result is not None,
        result.winners if result else [],
        in_every_language(lambda language: reason(match, language)) if result else "",
        latest(match),
        match.game.score(match.g) if result else [],
    )


def latest(match: Match) -> list[str]:
    """The last lines that everybody may read, for whoever looks in from outside."""
    last = match.visible_log(SPECTATOR)[-LATEST_LINES:]
    return [in_every_language(partial(line_told, match, entry)) for entry in last]


def line_told(match: Match, entry: Entry, language: str) -> str:
    return entry.told(match.tongues[language].words)


def reason(match: Match, language: str) -> str:
    result = match.result(language)
    return "" if result is None else result.reason
