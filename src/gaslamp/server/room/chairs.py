"""Sitting down and getting up: who has a seat, by which link, and under what name."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from gaslamp.bots import bot_names
from gaslamp.kernel.errors import Saying
from gaslamp.server.refusal import Refusal
from gaslamp.server.room.owner import LINK_RENEWED, Screen
from gaslamp.server.room.seats import check_host, told_of
from gaslamp.server.room.typed import clean_name
from gaslamp.server.tokens import hashed, new_token, today
from gaslamp.server.wire import messages as wire
from gaslamp.store.records import TABLE_ITSELF
from gaslamp.table.reactions import ALWAYS
from gaslamp.table.seats import HUMAN, OPEN

if TYPE_CHECKING:
    from gaslamp.server.room.table import Table


class Chairs:
    """What a table lets people do with its seats."""

    def __init__(self, table: Table) -> None:
        self.table = table

    async def occupy(self, screen: Screen, asked: wire.Occupy) -> None:
        table = self.table
        allowed = (HUMAN, *bot_names())
        if asked.occupant not in allowed:
            raise Refusal("refused", "who-can-sit", known=allowed)
        if asked.seat not in screen.seats and not table.hourglass.may_replace(screen, asked):
            check_host(table, screen, asked)
        if asked.occupant == HUMAN != table.seats[asked.seat].occupant:
            table.hourglass.check_return(asked.seat)
        if asked.occupant != table.seats[asked.seat].occupant:
            if not screen.chat_bucket.take():
                raise Refusal("too-fast", "seats-too-fast")
            await table.say(TABLE_ITSELF, told_of(table, screen, asked))
        await table.sit(replace(table.seats[asked.seat], occupant=asked.occupant))
        screen.send(wire.Done(asked.id, table.seq))
        table.tell("seats", None)
        table.bots.wake()

    async def claim(self, seat: int) -> str:
        """Somebody takes the seat of a person whose time is up: a token that only they get."""
        table = self.table
        table.hourglass.check_claim(seat)
        secret = await self.empty(seat)
        return (await self.follow(secret))[1]

    async def empty(self, seat: int) -> str:
        """Nobody has the seat any more but who comes with this new secret."""
        table = self.table
        secret = new_token()
        # Whoever comes with the new link has not chosen speed over secrecy.
        table.match.reactions.prefer(seat, ALWAYS)
        await table.company.seat_changes_hands(seat)
        row = replace(table.seats[seat], occupant=OPEN, token_hash="", reactions=ALWAYS)
        await table.sit(replace(row, invite_hash=hashed(secret), used=today()))
        self.show_out(seat)
        return secret

    async def invite(self, seat: int) -> str:
        """A new invitation to a seat; whoever sat there with the old link has to leave."""
        table = self.table
        name = table.match.words.seat_names[seat]
        secret = await self.empty(seat)
        await table.say(TABLE_ITSELF, Saying("says-new-link", name=name))
        table.tell("seats", None)
        return secret

    async def follow(self, secret: str, name: str = "") -> tuple[int, str]:
        """Somebody follows an invitation, once: their seat, and a token that only they get."""
        table = self.table
        known = hashed(secret)
        invited = [s for s in table.seats if s.invite_hash == known]
        if not invited:
            raise Refusal("not-allowed", "invitation-void")
        if table.tokens.invitation_over(invited[0].used):
            raise Refusal("not-allowed", "invitation-over")
        token = new_token()
        row = replace(invited[0], occupant=HUMAN, token_hash=hashed(token), invite_hash="")
        row.used = today()
        row.name = clean_name(name) or row.name
        await table.sit(replace(row, sat=True))
        await table.say(
            TABLE_ITSELF, Saying("says-sat-down", name=table.match.words.seat_names[row.seat])
        )
        table.tell("seats", None)
        table.bots.wake()
        return row.seat, token

    async def name(self, screen: Screen, asked: wire.Name) -> None:
        table = self.table
        screen.check_holds(asked.seat)
        await table.sit(replace(table.seats[asked.seat], name=clean_name(asked.name)))
        screen.send(wire.Done(asked.id, table.seq))
        table.tell("seats", None)

    async def renew(self, seat: int) -> str:
        """A new token for a seat, whose person keeps it; screens with the old one have to leave."""
        table, token = self.table, new_token()
        old = table.seats[seat]
        row = replace(old, token_hash=hashed(token), used=today())
        await table.store.renew(table.hold, row, old.token_hash)
        table.seats[seat] = row
        self.show_out(seat)
        table.tell_seats()
        return token

    def show_out(self, seat: int) -> None:
        """Whoever has come with a link of the seat that is void now."""
        for screen in list(self.table.screens):
            if seat in screen.seats:
                screen.close(LINK_RENEWED)
                self.table.screens.discard(screen)
