"""What people do in the game: choose, undo, redo, ask for hints and reasons."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from dataclasses import replace

from gaslamp.kernel import snapshot as snapshots
from gaslamp.server import botting, opening, telling, thinking
from gaslamp.server.connection import Connection
from gaslamp.server.messages import (
    AskHint,
    AskWhy,
    Choose,
    Done,
    Error,
    Hint,
    Prefer,
    Redo,
    Refusal,
    Undo,
    UndoAgree,
    UndoAsk,
    UndoRefuse,
    Why,
)
from gaslamp.server.table import LiveTable
from gaslamp.server.workers import Broken, TooMuch
from gaslamp.table.match import Made
from gaslamp.table.position import Position
from gaslamp.table.seats import HUMAN
from gaslamp.table.steady import steady


def check_seat(connection: Connection, seat: int) -> None:
    if seat not in connection.seats:
        raise Refusal("not-your-seat", f"You do not hold seat {seat}; use that seat's link.")


def check_sits(table: LiveTable, connection: Connection, seat: int) -> None:
    check_seat(connection, seat)
    if table.seats[seat].occupant != HUMAN:
        raise Refusal("refused", "A bot plays this seat; take the seat back first.")


def check_fresh(table: LiveTable, seq: int | None) -> None:
    """A request that was made looking at an older state."""
    if seq is not None and seq != table.seq:
        raise Refusal("stale", "The table has moved on since; look again.")


async def choose(table: LiveTable, connection: Connection, asked: Choose) -> None:
    check_seat(connection, asked.seat)
    before = table.answers.get((asked.seat, asked.id))
    if before is not None:
        if before[0] != asked.key:
            raise Refusal("bad-message", "This id was used for another choice; use a new one.")
        connection.send(Done(asked.id, before[1]))
        return
    check_sits(table, connection, asked.seat)
    table.clock.check_choice(asked.key, asked.seq)
    if not table.open_since[asked.seat] <= asked.seq <= table.seq:
        raise Refusal("stale", "The table has moved on since you chose; here is how it stands.")
    await make_choice(table, asked.seat, asked.key, asked.id, connection, "choice")


async def make_choice(
    table: LiveTable,
    seat: int,
    key: str,
    client_id: str,
    connection: Connection | None,
    cause: str,
) -> None:
    """A seat chooses; then the table answers for seats that do not want to be asked."""
    if table.record.strange:
        await try_first(table, seat, key)
    await keep_all(table, table.match.play(seat, key), client_id, connection, cause)
    await table.keep_preferences()
    botting.wake(table)


async def answer_for_seats(table: LiveTable) -> None:
    await keep_all(table, table.match.answers(), "", None, "choice")
    await table.keep_preferences()


async def keep_all(
    table: LiveTable,
    making: Iterator[Made],
    client_id: str,
    connection: Connection | None,
    cause: str,
) -> None:
    """Each choice as it is made: onto the disk, back to the chooser, out to everybody."""
    while True:
        before = table.match.position
        made = next(making, None)
        if made is None:
            return
        await table.store_choice(made.seat, made.key, client_id, made.by_table)
        note_questions(table, before, made.seat)
        table.metrics.count("choices")
        if connection is not None:
            connection.send(Done(client_id or None, table.seq))
        table.tell(cause, made.seat)
        client_id, connection, cause = "", None, "choice"
        due = table.match.due()
        if table.record.strange and due is not None:
            await try_first(table, *due)


def note_questions(table: LiveTable, before: Position, seat: int) -> None:
    """A seat's question that has not changed is as open as it was."""
    now = table.match.position
    for s in range(len(table.seats)):
        if s == seat or not now.still_asks(s, before):
            table.open_since[s] = table.seq


async def try_first(table: LiveTable, seat: int, key: str) -> None:
    """At a table that goes on from a stranger's position nothing is done that a worker has not
    done before, within its limits."""
    journal = replace(table.match.journal, choices=[])
    position = snapshots.text(table.match.g)
    try:
        await table.clerks.ask(
            opening.try_choice, journal, position, seat, key, seconds=opening.SECONDS
        )
    except (TooMuch, Broken):
        raise Refusal(
            "refused", "The game cannot go on that way from the position it was begun with."
        ) from None


async def undo(table: LiveTable, connection: Connection, asked: Undo) -> None:
    check_sits(table, connection, asked.seat)
    check_fresh(table, asked.seq)
    table.match.undo(asked.seat)
    await gone_back(table, connection, asked.id, asked.seat)


async def undo_ask(table: LiveTable, connection: Connection, asked: UndoAsk) -> None:
    check_sits(table, connection, asked.seat)
    check_fresh(table, asked.seq)
    if table.match.ask_undo(asked.seat):
        await gone_back(table, connection, asked.id, asked.seat)
        return
    connection.send(Done(asked.id, table.seq))
    table.tell_seats()


async def undo_agree(table: LiveTable, connection: Connection, asked: UndoAgree) -> None:
    check_sits(table, connection, asked.seat)
    check_fresh(table, asked.seq)
    request = table.match.undo_request
    if table.match.agree_undo(asked.seat):
        assert request is not None
        await gone_back(table, connection, asked.id, request.seat)
        return
    connection.send(Done(asked.id, table.seq))
    table.tell_seats()


async def undo_refuse(table: LiveTable, connection: Connection, asked: UndoRefuse) -> None:
    check_sits(table, connection, asked.seat)
    table.match.refuse_undo()
    connection.send(Done(asked.id, table.seq))
    table.tell_seats()


async def gone_back(table: LiveTable, connection: Connection, id_: str | None, seat: int) -> None:
    """The match has gone back: store that, then tell it."""
    await table.store_rewind()
    table.metrics.count("undos")
    connection.send(Done(id_, table.seq))
    table.tell("undo", seat)
    botting.wake(table)


async def redo(table: LiveTable, connection: Connection, asked: Redo) -> None:
    check_sits(table, connection, asked.seat)
    check_fresh(table, asked.seq)
    key = table.match.to_redo(asked.seat)
    client_id = asked.id or ""
    if (asked.seat, client_id) in table.answers:
        raise Refusal("bad-message", "This id was used before; use a new one.")
    await make_choice(table, asked.seat, key, client_id, connection, "redo")


async def prefer(table: LiveTable, connection: Connection, asked: Prefer) -> None:
    """How a seat wants to be asked when it could react; nobody else is told."""
    check_sits(table, connection, asked.seat)
    if not table.match.game.reactions:
        raise Refusal("refused", "In this game nobody is asked to react, so nothing can be chosen.")
    table.match.reactions.prefer(asked.seat, asked.how)
    await table.keep_preferences()
    connection.send(Done(asked.id, table.seq))
    for each in table.connections:
        if asked.seat in each.seats:
            table.tell_one(each, "prefer", asked.seat)
    if table.match.due() is not None:
        await answer_for_seats(table)
        botting.wake(table)


async def why(table: LiveTable, connection: Connection, asked: AskWhy) -> None:
    check_seat(connection, asked.seat)
    r = table.match.why(asked.seat, asked.key)
    connection.send(
        Why(asked.id, asked.seat, r.key, r.label, r.why, r.rule, r.rule_text, r.refs)
    )  # fmt: skip


async def hint(table: LiveTable, connection: Connection, asked: AskHint) -> None:
    """Set a worker thinking; its answer comes when it comes."""
    check_seat(connection, asked.seat)
    if not table.match.codes(asked.seat):
        raise Refusal("refused", "Nothing is asked of this seat now, so there is nothing to hint.")
    if connection.hinting:
        raise Refusal("busy", "A hint is being thought about; it comes in a moment.")
    connection.hinting = True
    task = thinking.task(table.match, asked.seat, thinking.HINT)
    running = asyncio.create_task(answer_hint(table, connection, asked, task, table.seq))
    connection.tasks.add(running)
    running.add_done_callback(connection.tasks.discard)


async def answer_hint(
    table: LiveTable, connection: Connection, asked: AskHint, task: thinking.Task, seq: int
) -> None:
    try:
        thought = await thinking.ask(table, task)
        await table.do(lambda: send_hint(table, connection, asked, thought, seq))
    except Refusal as refusal:
        connection.send(Error(asked.id, refusal.code, refusal.message))
    except TooMuch:
        connection.send(Error(asked.id, "refused", "This takes too long to think about."))
    except Exception:
        telling.note_failure(table, "a hint failed")
        connection.send(Error(asked.id, "broken", "The hint could not be worked out."))
    finally:
        connection.hinting = False


async def send_hint(
    table: LiveTable, connection: Connection, asked: AskHint, thought: thinking.Thought, seq: int
) -> None:
    match = table.match
    if seq != table.seq or thought.code not in match.codes(asked.seat):
        raise Refusal("stale", "The table has moved on while the hint was thought about.")
    if not table.record.strange:
        thought.code = steady(match, asked.seat, thought.code, thought.worth)
    key = match.game.key(match.g, asked.seat, thought.code)
    label = match.words.line(match.game.words(match.g, asked.seat, thought.code))
    reason = thinking.reason(match, asked.seat, thought)
    connection.send(Hint(asked.id, asked.seat, seq, key, label, reason, thought.suggestion))
