"""Who may have which seat of a table, and what the others hear of it."""

from __future__ import annotations

from gaslamp.kernel.errors import Saying
from gaslamp.server.limits import TOKENS_AT_ONCE
from gaslamp.server.refusal import Refusal
from gaslamp.server.room.owner import Owner, Screen
from gaslamp.server.tokens import hashed
from gaslamp.server.wire.messages import Occupy
from gaslamp.store.records import SeatRecord
from gaslamp.table.seats import HUMAN, unnamed


def held(rows: list[SeatRecord], hashes: list[str]) -> list[int]:
    """The seats that these tokens open."""
    return [row.seat for row in rows if row.token_hash and row.token_hash in hashes]


def take_tokens(table: Owner, screen: Screen, tokens: list[str]) -> None:
    """Give a screen the seats that its tokens open."""
    if len(tokens) > TOKENS_AT_ONCE:
        raise Refusal("bad-message", "too-many-tokens-in-hello", most=TOKENS_AT_ONCE)
    opened = {row.token_hash: row.seat for row in table.seats if row.token_hash}
    for token in tokens:
        known = hashed(token)
        if known == table.record.host_hash:
            screen.host = True
        elif known in opened:
            screen.hashes[opened[known]] = known
        elif known in table.shoulders:
            screen.looks = sorted({*screen.looks, table.shoulders[known]})
        else:
            raise Refusal("bad-token", "link-opens-nothing")
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
    name = row.name or unnamed(asked.seat, HUMAN)
    if asked.occupant == HUMAN:
        return Saying("says-plays-again", name=name)
    if asked.seat in screen.seats:
        return Saying("says-lets-bot-play", name=name, bot=asked.occupant)
    key = "says-host-put-bot-for" if row.sat else "says-host-put-bot"
    return Saying(key, name=name, bot=asked.occupant)
