"""Who may have which seat of a table, and what the others hear of it."""

from __future__ import annotations

from gaslamp.server.limits import TOKENS_AT_ONCE
from gaslamp.server.refusal import Refusal
from gaslamp.server.room.owner import Owner, Screen
from gaslamp.server.tokens import hashed
from gaslamp.server.wire.messages import Occupy
from gaslamp.store.records import SeatRecord
from gaslamp.table.seats import HUMAN


def held(rows: list[SeatRecord], hashes: list[str]) -> list[int]:
    """The seats that these tokens open."""
    return [row.seat for row in rows if row.token_hash and row.token_hash in hashes]


def take_tokens(table: Owner, screen: Screen, tokens: list[str]) -> None:
    """Give a screen the seats that its tokens open."""
    if len(tokens) > TOKENS_AT_ONCE:
        raise Refusal("bad-message", f"At most {TOKENS_AT_ONCE} tokens fit into one hello.")
    opened = {row.token_hash: row.seat for row in table.seats if row.token_hash}
    for token in tokens:
        known = hashed(token)
        if known == table.record.host_hash:
            screen.host = True
        elif known in opened:
            screen.hashes[opened[known]] = known
        else:
            raise Refusal("bad-token", "This link opens no seat here; ask for a new one.")
    screen.seats = sorted(screen.hashes)


def check_host(table: Owner, screen: Screen, asked: Occupy) -> None:
    """The host may put bots on seats where no human is present; a new link opens them again."""
    if not screen.host or asked.seat >= len(table.seats):
        screen.check_holds(asked.seat)
    present = any(asked.seat in each.seats for each in table.screens)
    if table.seats[asked.seat].occupant == HUMAN and present:
        raise Refusal("not-your-seat", "Somebody sits there; only they can leave the seat.")
    if asked.occupant == HUMAN:
        raise Refusal(
            "refused", "Make a new link for the seat and pass it on; who joins sits down."
        )


def told_of(table: Owner, screen: Screen, asked: Occupy) -> str:
    """What the table tells everybody about a seat that is given up, taken back or given away."""
    row = table.seats[asked.seat]
    name = row.name or f"Player {asked.seat + 1}"
    if asked.occupant == HUMAN:
        return f"{name} plays again."
    if asked.seat in screen.seats:
        return f"{name} lets the {asked.occupant} bot play."
    if not row.sat:
        return f"The host put the {asked.occupant} bot on {name}'s seat."
    return (
        f"The host put the {asked.occupant} bot on {name}'s seat, who can take it back at any time."
    )
