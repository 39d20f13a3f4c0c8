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
from gaslamp.table.reactions import ALWAYS
from gaslamp.table.seats import HUMAN, OPEN


async def join(table: LiveTable, connection: Connection, hello: Hello) -> None:
    """Let a connection in with the seats its tokens open, and show it the table."""
    if hello.protocol != PROTOCOL:
        raise Refusal("bad-message", f"This server speaks protocol {PROTOCOL}; reload the page.")
    take_tokens(table, connection, hello.tokens)
    alike = [c for c in table.connections if c.seats == connection.seats]
    if len(alike) >= CONNECTIONS_ALIKE:
        raise Refusal("busy", "The room is full: too many look at this table in the same way.")
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
    if asked.occupant != table.seats[asked.seat].occupant:
        if not connection.chat_bucket.take():
            raise Refusal("too-fast", "Seats change hands too fast here; wait a moment.")
        await table.say(TABLE_ITSELF, told_of(table, connection, asked))
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


def told_of(table: LiveTable, connection: Connection, asked: Occupy) -> str:
    """What the table tells everybody about a seat that is given up, taken back or given away."""
    name = table.seats[asked.seat].name or f"Player {asked.seat + 1}"
    if asked.occupant == HUMAN:
        return f"{name} plays again."
    if asked.seat in connection.seats:
        return f"{name} lets the {asked.occupant} bot play."
    if not table.seats[asked.seat].sat:
        return f"The host put the {asked.occupant} bot on {name}'s seat."
    return (
        f"The host put the {asked.occupant} bot on {name}'s seat, who can take it back at any time."
    )


async def invite(table: LiveTable, seat: int) -> str:
    """A new invitation to a seat; whoever sat there with the old link has to leave."""
    secret = new_token()
    name = table.match.words.seat_names[seat]
    # Whoever comes with the new link has not chosen speed over secrecy.
    table.match.reactions.prefer(seat, ALWAYS)
    await sit(
        table,
        replace(
            table.seats[seat],
            occupant=OPEN,
            token_hash="",
            invite_hash=hashed(secret),
            reactions=ALWAYS,
        ),
    )
    for connection in list(table.connections):
        if seat in connection.seats:
            connection.close(LINK_RENEWED)
            table.connections.discard(connection)
    await table.say(TABLE_ITSELF, f"There is a new link to {name}'s seat; an old one is void.")
    table.tell("seats", None)
    return secret


async def follow(table: LiveTable, secret: str) -> tuple[int, str]:
    """Somebody follows an invitation, once: their seat, and a token that only they get."""
    known = hashed(secret)
    invited = [s for s in table.seats if s.invite_hash == known]
    if not invited:
        raise Refusal(
            "not-allowed",
            "This invitation has been followed before or is void; ask for a new one.",
        )
    (seat,) = invited
    token = new_token()
    await sit(
        table,
        replace(seat, occupant=HUMAN, token_hash=hashed(token), invite_hash="", sat=True),
    )
    await table.say(TABLE_ITSELF, f"{table.match.words.seat_names[seat.seat]} sat down.")
    table.tell("seats", None)
    botting.wake(table)
    return seat.seat, token


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
    if asked.last_seq != table.seq and not connection.may_resume():
        raise Refusal("too-fast", "The state was sent just now; wait a few seconds.")
    connection.send(Done(asked.id, table.seq))
    if asked.last_seq != table.seq:
        table.tell_one(connection, "resume")


async def ping(table: LiveTable, connection: Connection, asked: Ping) -> None:
    connection.send(Done(asked.id, table.seq))
