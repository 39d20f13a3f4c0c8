"""Being together at a table: talk, pointing at things, notes of one's own, looking over a shoulder.

None of it touches the game. What is pointed at reaches only screens that see it themselves; notes
reach only screens that hold the seat; who looks over a shoulder sees one seat's eyes and may do
nothing, and everybody is told that somebody may.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from gaslamp.games.view import View
from gaslamp.kernel.errors import Saying
from gaslamp.server.refusal import Refusal
from gaslamp.server.room.owner import LINK_RENEWED, Screen
from gaslamp.server.room.typed import clean_chat, clean_note
from gaslamp.server.tokens import hashed, new_token
from gaslamp.server.wire import messages as wire
from gaslamp.store.records import NO_MOMENT, TABLE_ITSELF

if TYPE_CHECKING:
    from gaslamp.server.room.table import Table

SHOULDERS_EACH = 8


class Company:
    """What a table keeps for its people besides the game."""

    def __init__(self, table: Table, notes: dict[int, str]) -> None:
        self.table = table
        self.notes = dict(notes)

    async def talk(self, screen: Screen, asked: wire.Say) -> None:
        screen.check_holds(asked.seat)
        if not screen.chat_bucket.take():
            raise Refusal("too-fast", "talk-too-fast")
        text = "" if asked.phrase else clean_chat(asked.text)
        about = NO_MOMENT if asked.about is None else asked.about
        if about > len(self.table.match.journal.choices):
            raise Refusal("refused", "no-such-moment")
        await self.table.say(asked.seat, text, asked.phrase, about)
        screen.send(wire.Done(asked.id, self.table.seq))

    # Pointing

    async def point(self, screen: Screen, asked: wire.Point) -> None:
        if asked.seat is not None:
            screen.check_holds(asked.seat)
        elif screen.seats:
            raise Refusal("bad-message", "point-needs-seat")
        if not self.sees(screen, asked.ref):
            raise Refusal("refused", "nothing-there")
        if not screen.chat_bucket.take():
            raise Refusal("too-fast", "talk-too-fast")
        told = wire.Pointed(asked.seat, asked.ref)
        for each in self.table.screens:
            if each is not screen and self.sees(each, asked.ref):
                each.send(told)
        screen.send(wire.Done(asked.id, self.table.seq))

    def sees(self, screen: Screen, ref: str) -> bool:
        """Whether a screen has this piece or place before it."""
        match = self.table.match
        return any(ref in handles(match.view(eyes, screen.language)) for eyes in screen.eyes())

    # Notes

    async def note(self, screen: Screen, asked: wire.Note) -> None:
        screen.check_holds(asked.seat)
        text = clean_note(asked.text)
        await self.table.store.note(self.table.hold, asked.seat, text)
        self.notes[asked.seat] = text
        screen.send(wire.Done(asked.id, self.table.seq))
        for each in self.table.screens:
            if each is not screen and asked.seat in each.seats:
                each.send(wire.Noted(asked.seat, text))

    def tell_notes(self, screen: Screen) -> None:
        for seat in screen.seats:
            if self.notes.get(seat):
                screen.send(wire.Noted(seat, self.notes[seat]))

    # Shoulders

    async def shoulder(self, screen: Screen, asked: wire.Shoulder) -> None:
        screen.check_holds(asked.seat)
        if not screen.chat_bucket.take():
            raise Refusal("too-fast", "seats-too-fast")
        if asked.do == "begin":
            link: str | None = await self.let_look(asked.seat)
        else:
            link = None
            await self.end_looking(asked.seat)
        key = "says-shoulder" if link else "says-shoulder-ends"
        name = self.table.match.words.seat_names[asked.seat]
        await self.table.say(TABLE_ITSELF, Saying(key, name=name))
        screen.send(wire.ShoulderLink(asked.id, asked.seat, link))
        self.table.tell("seats", None)

    async def let_look(self, seat: int) -> str:
        table = self.table
        if list(table.shoulders.values()).count(seat) >= SHOULDERS_EACH:
            raise Refusal("refused", "shoulders-many", most=SHOULDERS_EACH)
        token = new_token()
        await table.store.add_shoulder(table.hold, hashed(token), seat)
        table.shoulders[hashed(token)] = seat
        return f"/table/{table.id}#{token}"

    async def end_looking(self, seat: int) -> None:
        table = self.table
        await table.store.end_shoulders(table.hold, seat)
        table.shoulders = {known: at for known, at in table.shoulders.items() if at != seat}
        for screen in list(table.screens):
            if seat in screen.looks:
                screen.close(LINK_RENEWED)
                table.screens.discard(screen)

    async def seat_changes_hands(self, seat: int) -> None:
        """Whoever comes next inherits neither notes nor lookers-on."""
        await self.end_looking(seat)
        await self.table.store.note(self.table.hold, seat, "")
        self.notes.pop(seat, None)


def handles(view: View) -> set[str]:
    """Everything in a view that can be pointed at."""
    zones = {zone.id for zone in view.zones}
    pieces = {piece.ref for zone in view.zones for piece in zone.pieces}
    places = [place for each in view.maps for place in each.places]
    standing = {piece.ref for place in places for piece in place.pieces}
    return zones | pieces | {place.id for place in places} | standing
