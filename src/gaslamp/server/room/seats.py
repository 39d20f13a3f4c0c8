"""Who may have which seat of a table, and what the others hear of it."""

from __future__ import annotations

from msgspec.structs import replace

from gaslamp.kernel.errors import Saying
from gaslamp.server.limits import TOKENS_AT_ONCE
from gaslamp.server.refusal import Refusal
from gaslamp.server.room.owner import Owner, Screen
from gaslamp.server.tokens import Lifetimes, hashed, today
from gaslamp.server.wire.messages import Occupy
from gaslamp.store.records import SeatRecord, TableRecord
from gaslamp.table import seats
from gaslamp.table.seats import HUMAN
from gaslamp.words.sayings import called


def held(rows: list[SeatRecord], hashes: list[str], last: Lifetimes) -> list[int]:
    """The seats that these tokens open."""
    return [
        row.seat
        for row in rows
        if row.token_hash and row.token_hash in hashes and not last.token_over(row.used)
    ]


def is_host(record: TableRecord, hashes: list[str], last: Lifetimes) -> bool:
    """Whether its founder's token is among these; it lasts while something happens there."""
    return record.host_hash in hashes and not last.token_over(record.summary.moved[:10])


async def take_tokens(table: Owner, last: Lifetimes, screen: Screen, tokens: list[str]) -> None:
    """Give a screen the seats that its tokens open; what is used lasts again. Where some open
    nothing it is told which, so that they are not kept."""
    if len(tokens) > TOKENS_AT_ONCE:
        raise Refusal("bad-message", "too-many-tokens-in-hello", most=TOKENS_AT_ONCE)
    opened = {row.token_hash: row.seat for row in table.seats if row.token_hash}
    void: list[int] = []
    late = False
    for n, token in enumerate(tokens):
        known = hashed(token)
        if is_host(table.record, [known], last):
            screen.host = True
        elif known in opened:
            row = table.seats[opened[known]]
            if last.token_over(row.used):
                late = True
                void.append(n)
                continue
            if row.used != today():
                await table.sit(replace(row, used=today()))
            screen.hashes[row.seat] = known
        elif known in table.shoulders:
            screen.looks = sorted({*screen.looks, table.shoulders[known]})
        else:
            void.append(n)
    if void:
        refusal = Refusal("bad-token", "link-over" if late else "link-opens-nothing")
        refusal.void = void
        raise refusal
    screen.seats = sorted(screen.hashes)
    if screen.seats:  # who plays does not look over others' shoulders
        screen.looks = []


def check_host(table: Owner, screen: Screen, asked: Occupy) -> None:
    """The host may put bots on seats where no human is present; a new link opens them again."""
    if not screen.host or asked.seat >= len(table.seats):
        screen.check_holds(asked.seat)
    present = any(asked.seat in each.seats for each in table.screens)
    if table.seats[asked.seat].occupant == HUMAN and present:
        raise Refusal("not-your-seat", "somebody-sits")
    if asked.occupant == HUMAN:
        raise Refusal("refused", "make-new-link")


def told_of(table: Owner, screen: Screen, asked: Occupy) -> Saying:
    """What the table tells everybody about a seat that is given up, taken back or given away."""
    row = table.seats[asked.seat]
    name = row.name or seats.called(asked.seat, HUMAN)
    if asked.occupant == HUMAN:
        return Saying("says-plays-again", name=name)
    if asked.seat in screen.seats:
        return Saying("says-lets-bot-play", name=name, bot=called(asked.occupant))
    key = "says-host-put-bot-for" if row.sat else "says-host-put-bot"
    return Saying(key, name=name, bot=called(asked.occupant))
