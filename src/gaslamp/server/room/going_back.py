"""Going back at a table: freely, with everybody's leave, and forward again."""

from __future__ import annotations

from gaslamp.kernel.errors import Saying
from gaslamp.server.refusal import Refusal
from gaslamp.server.room.owner import Owner, Screen
from gaslamp.server.wire import messages as wire
from gaslamp.store.records import TABLE_ITSELF


class GoingBack:
    """What people do at a table to take choices back."""

    def __init__(self, table: Owner) -> None:
        self.table = table

    def check_fresh(self, screen: Screen, asked: wire.Undo | wire.UndoAgree) -> None:
        """Only who sits there goes back, and only looking at how it stands now."""
        self.table.check_sits(screen, asked.seat)
        if asked.seq is not None and asked.seq != self.table.seq:
            raise Refusal("stale", "moved-on-look")

    async def undo(self, screen: Screen, asked: wire.Undo) -> None:
        self.check_fresh(screen, asked)
        self.table.match.undo(asked.seat, asked.to)
        await self.gone_back(screen, asked, asked.seat)

    async def ask(self, screen: Screen, asked: wire.UndoAsk) -> None:
        self.check_fresh(screen, asked)
        agreed = self.table.match.ask_undo(asked.seat, asked.to)
        await self.answered(screen, asked, asked.seat, agreed)

    async def agree(self, screen: Screen, asked: wire.UndoAgree) -> None:
        self.check_fresh(screen, asked)
        match = self.table.match
        asker = match.asked_to_undo().seat
        await self.answered(screen, asked, asker, match.agree_undo(asked.seat))

    async def refuse(self, screen: Screen, asked: wire.UndoRefuse) -> None:
        self.table.check_sits(screen, asked.seat)
        asker = self.table.match.asked_to_undo().seat
        self.table.match.refuse_undo()
        name = self.table.match.words.seat_names[asked.seat]
        key = "says-wish-over" if asker == asked.seat else "says-refuses-undo"
        await self.table.say(TABLE_ITSELF, Saying(key, name=name))
        await self.answered(screen, asked, asked.seat, agreed=False)

    async def answered(
        self, screen: Screen, asked: wire.Undo | wire.UndoAgree, seat: int, agreed: bool
    ) -> None:
        """Somebody has had their say about going back."""
        if agreed:
            await self.gone_back(screen, asked, seat)
            return
        screen.send(wire.Done(asked.id, self.table.seq))
        self.table.tell_seats()

    async def gone_back(self, screen: Screen, asked: wire.Undo | wire.UndoAgree, seat: int) -> None:
        """The match has gone back: that is stored, and then told."""
        table = self.table
        await table.rewind()
        table.metrics.count("undos")
        screen.send(wire.Done(asked.id, table.seq))
        table.tell("undo", seat)
        table.wake_bots()

    async def redo(self, screen: Screen, asked: wire.Redo) -> None:
        self.check_fresh(screen, asked)
        table = self.table
        key = table.match.to_redo(asked.seat)
        client_id = asked.id or ""
        if await table.answered.find(asked.seat, client_id) is not None:
            raise Refusal("bad-message", "id-used")
        await table.make(asked.seat, key, "redo", screen, client_id)
