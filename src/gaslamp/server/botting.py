"""Bots at a table: they think elsewhere, on a redealt copy, while somebody is there to watch."""

from __future__ import annotations

import asyncio
import contextlib
import time

from gaslamp.server import telling, thinking
from gaslamp.server.messages import Refusal
from gaslamp.server.table import LiveTable
from gaslamp.store.records import TABLE_ITSELF


def wake(table: LiveTable) -> None:
    """If a bot is to choose, set it thinking; thoughts about what has passed are dropped."""
    for task in table.thinking.values():
        task.cancel()
    table.thinking.clear()
    seat = table.match.bot_seat()
    if seat is None or not table.connections:
        return
    bot = table.match.journal.seats[seat]
    asked = thinking.task(table.match, seat, bot)
    table.thinking[seat] = asyncio.create_task(thinks(table, seat, asked, table.seq))
    table.tell_seats()


async def thinks(table: LiveTable, seat: int, asked: thinking.Task, seq: int) -> None:
    began = time.monotonic()
    code: int | None = None
    try:
        code = (await thinking.ask(table, asked)).code
    except Exception:
        telling.note_failure(table, "a bot failed")
    await asyncio.sleep(max(0.0, table.bot_pause - (time.monotonic() - began)))
    with contextlib.suppress(Refusal):
        await table.do(lambda: decide(table, seat, code, seq))


async def decide(table: LiveTable, seat: int, code: int | None, seq: int) -> None:
    """The bot has picked; if the table still stands as it was, it chooses."""
    from gaslamp.server.acting import make_choice

    if seq != table.seq or table.match.bot_seat() != seat:
        return
    codes = table.clock.open_codes(seat)
    if code not in table.match.codes(seat):
        await table.say(TABLE_ITSELF, "A bot could not think and took its first option.")
        code = None
    if code not in codes:
        code = codes[0]
    table.thinking.pop(seat, None)
    key = table.match.game.key(table.match.g, seat, code)
    table.metrics.count("bot_choices")
    await make_choice(table, seat, key, "", None, "choice")
