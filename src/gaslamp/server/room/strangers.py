"""Opening a stranger's save, in a worker process and nowhere else.

What its journal replays to from the deal is a game of ours, whoever sends it. A position that a
journal begins with (a fork, a lesson), or that none leads to (a save older than a mended rule), is
taken only if its numbers are in range, the game's pieces are all there and nothing more, and
everything a table will ask of it answers in time. Such a table stays strange: each of its choices
is tried in a worker first.
"""

from __future__ import annotations

import json
from dataclasses import replace

from gaslamp import games
from gaslamp.kernel import snapshot as snapshots
from gaslamp.kernel.errors import Saying, Trouble
from gaslamp.kernel.journal import Journal, read_save
from gaslamp.kernel.state import State
from gaslamp.server.limits import LONGEST_IMPORT
from gaslamp.server.room.founding import SAVED, Founding, laid, new_seed
from gaslamp.server.room.stored import from_store
from gaslamp.server.workers import Broken, TooMuch, Workers
from gaslamp.store.records import StoredTable
from gaslamp.table import life
from gaslamp.table.life import FAILURES, content_of
from gaslamp.table.match import Match
from gaslamp.table.seats import check_seats
from gaslamp.words.sayings import packed

SECONDS = 1.5
SECONDS_A_CHOICE = 0.002


async def open_save(clerks: Workers, text: str, seats: list[str] | None) -> Founding:
    """A table from a save file: replayed if it still replays, else from its snapshot; or one
    sentence that says why not."""
    try:
        longest = SECONDS + min(text.count("\n"), LONGEST_IMPORT) * SECONDS_A_CHOICE
        found = await clerks.ask(by_journal, text, seats, seconds=longest)
        if not isinstance(found, Founding):
            found = await clerks.ask(at_snapshot, text, seats, found, seconds=SECONDS)
    except TooMuch as trouble:
        raise Trouble("save-cannot-open", trouble=trouble) from None
    except Broken:
        raise Trouble("save-no-position") from None
    found.dealt = SAVED
    return found


def by_journal(text: str, seats: list[str] | None) -> Founding | Saying | None:
    """The game that the save's journal leads to; if that is not where its snapshot stands, why;
    nothing if the journal lacks the position that it began with."""
    journal, snapshot = read(text, seats)
    if journal.content.endswith(life.FORKED):
        return None
    content = content_of(journal.game)
    try:
        if journal.base:
            position(replace(journal, choices=[]), journal.base)
        match = life.replayed(journal, content)
        if journal.base:
            life.check_answers(match)
    except FAILURES as error:
        return error.saying if isinstance(error, Trouble) else Saying("save-choices-misfit")
    if snapshots.text(match.g) != snapshot:
        return Saying("save-leads-elsewhere")
    new = laid(match)
    new.strange = bool(journal.base)
    return new


def at_snapshot(text: str, seats: list[str] | None, trouble: Saying | None) -> Founding:
    """A table that begins at the save's snapshot: what came before is not its history."""
    journal, snapshot = read(text, seats)
    content = content_of(journal.game)
    life.refuse_other_pieces(journal.content.removesuffix(life.FORKED), content.digest)
    match = position(journal, snapshot)
    match.journal.content = content.digest
    match.journal.choices.clear()
    match.journal.seed = new_seed()
    match.journal.base = snapshot
    match.journal.envelope, match.journal.drawn = None, []
    new = laid(match)
    new.strange = True
    new.notice = packed(Saying("save-changed", trouble=trouble)) if trouble else ""
    return new


def read(text: str, seats: list[str] | None) -> tuple[Journal, str]:
    """The journal, with these people at the table, and the snapshot as a store would write it."""
    try:
        journal, plain = read_save(text)
    except RecursionError:
        raise Trouble("save-nested") from None
    game = games.find(journal.game)
    if not 0 <= journal.seed < 2**128 or not 0 <= journal.rules < 2**31:
        raise Trouble("save-out-of-range")
    if len(journal.choices) > LONGEST_IMPORT:
        raise Trouble("save-too-long", most=LONGEST_IMPORT)
    if seats is not None:
        if len(seats) != len(journal.seats):
            raise Trouble("save-seats", count=len(journal.seats))
        journal.seats = list(seats)
    check_seats(journal.seats)
    journal.options = game.settled(len(journal.seats), journal.options)
    snapshots.check_size(plain)
    if journal.base:
        journal.base = based(journal.base)
    return journal, life.written(plain)


def based(text: str) -> str:
    """The position that a journal begins with, as a store would write it."""
    try:
        plain = json.loads(text)
    except (ValueError, RecursionError):
        raise Trouble("save-nested") from None
    snapshots.check_size(plain)
    return life.written(plain)


def position(journal: Journal, snapshot: str) -> Match:
    """The match at a snapshot of strange origin, looked at from all sides."""
    game, content = games.find(journal.game), content_of(journal.game)
    g = snapshots.restore(json.loads(snapshot), content)
    dealt = game.new(content, len(journal.seats), journal.options, 0)
    try:
        check_shape(g, dealt)
        if game.pieces(g) != game.pieces(dealt):
            raise Trouble("position-other-pieces")
        match = Match(game, content, journal, g)
        life.check_answers(match)
    except FAILURES as error:
        why = error.saying if isinstance(error, Trouble) else Saying("position-misfit")
        raise Trouble("position-unplayable", why=why) from None
    return match


def check_shape(g: State, dealt: State) -> None:
    """The same kind of thing in every place as in a game just dealt."""
    if type(g) is not type(dealt):
        raise Trouble("position-other-game")
    for name in snapshots.attributes(dealt):
        there, here = getattr(dealt, name), getattr(g, name)
        if there is not None and here is not None and type(there) is not type(here):
            raise Trouble("position-other-kind", name=name)


# Playing on


def try_choice(journal: Journal, snapshot: str, seat: int, key: str) -> None:
    """A choice at a strange table: it is made here first, and the table looked at afterwards."""
    try:
        match = life.at(journal, snapshot, content_of(journal.game))
        match.take(seat, key)
        life.check_answers(match)
    except Trouble:
        raise
    except FAILURES:
        raise Trouble("position-cannot-go-on") from None


def try_loading(stored: StoredTable) -> None:
    """A strange table that comes back from the store."""
    life.check_answers(from_store(stored))
