"""Who sits where: joining, leaving, names, bots on seats, new links, chat."""

from __future__ import annotations

from msgspec.structs import replace

from gaslamp.bots import bot_names
from gaslamp.server import botting, telling
from gaslamp.server.acting import check_seat
from gaslamp.server.connection import LINK_RENEWED, Connection
from gaslamp.server.limits import CONNECTIONS_ALIKE, TOKENS_AT_ONCE
from gaslamp.server.messages import (
    PROTOCOL,
    Done,
    Hello,
    Name,
    Occupy,
    Ping,
    Refusal,
    Resume,
    Say,
)
from gaslamp.server.table import LiveTable
from gaslamp.server.texts import clean_chat, clean_name
from gaslamp.server.tokens import hashed, new_token
from gaslamp.store.records import TABLE_ITSELF, SeatRecord
from gaslamp.table.match import HUMAN, OPEN
from gaslamp.table.reactions import ALWAYS


async def join(table: LiveTable, connection: Connection, hello: Hello) -> None:
    """Let a connection in with the seats its tokens open, and show it the table."""
    if hello.protocol != PROTOCOL:
        raise Refusal("bad-message", f"This server speaks protocol {PROTOCOL}; reload the page.")
    take_tokens(table, connection, hello.tokens)
    alike = [c for c in table.connections if c.seats == connection.seats]
    if len(alike) >= CONNECTIONS_ALIKE:
        raise Refusal("busy", "The room is full: too many look at this table in the same way.")
    for seat in connection.seats:
        if table.seats[seat].occupant == OPEN:
            await sit(table, replace(table.seats[seat], occupant=HUMAN))
    table.connections.add(connection)
    connection.sent = {seat: still_held(table, hello, seat) for seat in connection.eyes()}
    connection.send(telling.welcome(table, connection))
    table.tell_one(connection, "hello")
    table.tell_seats()
    if not table.thinking:
        botting.wake(table)


def take_tokens(table: LiveTable, connection: Connection, tokens: list[str]) -> None:
    if len(tokens) > TOKENS_AT_ONCE:
        raise Refusal("bad-message", f"At most {TOKENS_AT_ONCE} tokens fit into one hello.")
    opened = {seat.token_hash: seat.seat for seat in table.seats if seat.token_hash}
    for token in tokens:
        print_ = hashed(token)
        if print_ == table.record.host_hash:
            connection.host = True
        elif print_ in opened:
            connection.hashes[opened[print_]] = print_
        else:
            raise Refusal("bad-token", "This link opens no seat here; ask for a new one.")
    connection.seats = sorted(connection.hashes)


def still_held(table: LiveTable, hello: Hello, seat: int) -> int:
    """How many log lines a returning client still holds; none, if that cannot be told."""
    seen = hello.seen.get(str(seat))
    if seen is None or hello.run != table.run or not table.rewound <= seen.seq <= table.seq:
        return 0
    return min(seen.log, len(table.match.visible_log(seat)))


async def leave(table: LiveTable, connection: Connection) -> None:
    table.connections.discard(connection)
    table.tell_seats()


async def sit(table: LiveTable, seat: SeatRecord) -> None:
    """Store who sits on a seat now, then let the match know."""
    await table.store.sit(table.id, seat)
    table.seats[seat.seat] = seat
    if table.match.journal.seats[seat.seat] != seat.occupant:
        table.match.undo_request = None
        table.match.occupy(seat.seat, seat.occupant)
    table.name_seats()


async def occupy(table: LiveTable, connection: Connection, asked: Occupy) -> None:
    allowed = (HUMAN, *bot_names())
    if asked.occupant not in allowed:
        raise Refusal("refused", f"Who can sit down here: {', '.join(allowed)}.")
    if asked.seat not in connection.seats:
        check_host(table, connection, asked)
    await sit(table, replace(table.seats[asked.seat], occupant=asked.occupant))
    connection.send(Done(asked.id, table.seq))
    table.tell("seats", None)
    botting.wake(table)


def check_host(table: LiveTable, connection: Connection, asked: Occupy) -> None:
    """The host may put bots on seats where no human is present; a new link opens them again."""
    if not connection.host or asked.seat >= len(table.seats):
        check_seat(connection, asked.seat)
    present = any(asked.seat in each.seats for each in table.connections)
    if table.seats[asked.seat].occupant == HUMAN and present:
        raise Refusal("not-your-seat", "Somebody sits there; only they can leave the seat.")
    if asked.occupant == HUMAN:
        raise Refusal(
            "refused", "Make a new link for the seat and pass it on; who joins sits down."
        )


async def renew_link(table: LiveTable, seat: int) -> str:
    """A new token for a seat; whoever came with the old one has to leave."""
    token = new_token()
    old = table.seats[seat]
    occupant = old.occupant if old.occupant == HUMAN else OPEN
    # Whoever comes with the new link has not chosen speed over secrecy.
    table.match.reactions.prefer(seat, ALWAYS)
    await sit(
        table, replace(old, occupant=occupant, token_hash=hashed(token), reactions=ALWAYS)
    )  # fmt: skip
    for connection in list(table.connections):
        if seat in connection.seats:
            connection.close(LINK_RENEWED)
            table.connections.discard(connection)
    await table.say(TABLE_ITSELF, f"{table.match.words.seat_names[seat]}'s seat has a new link.")
    table.tell("seats", None)
    return token


async def name(table: LiveTable, connection: Connection, asked: Name) -> None:
    check_seat(connection, asked.seat)
    await sit(table, replace(table.seats[asked.seat], name=clean_name(asked.name)))
    connection.send(Done(asked.id, table.seq))
    table.tell("seats", None)


async def chat(table: LiveTable, connection: Connection, asked: Say) -> None:
    check_seat(connection, asked.seat)
    if not connection.chat_bucket.take():
        raise Refusal("too-fast", "That is a lot of talk; wait a moment.")
    await table.say(asked.seat, clean_chat(asked.text))
    connection.send(Done(asked.id, table.seq))


async def resume(table: LiveTable, connection: Connection, asked: Resume) -> None:
    connection.send(Done(asked.id, table.seq))
    if asked.last_seq != table.seq:
        table.tell_one(connection, "resume")


async def ping(table: LiveTable, connection: Connection, asked: Ping) -> None:
    connection.send(Done(asked.id, table.seq))
