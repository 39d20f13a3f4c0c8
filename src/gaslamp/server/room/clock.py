"""The clock of a table: people have only so long for some decisions. Nothing below knows of it.

It runs while a person who sits at the table is there. What is left is stored when anything
happens to the clock and every few seconds, so that after a restart the time goes on from there
once somebody is back.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from typing import Literal

from gaslamp.games.game import CLOCK, Timed
from gaslamp.server.refusal import Refusal
from gaslamp.server.room.owner import Owner
from gaslamp.server.wire.messages import Clock, Event
from gaslamp.server.wire.shown import ClockShown, Waits
from gaslamp.store.records import ClockRow, StoredTable
from gaslamp.table.position import Offer

SECOND = 1.0  # how long a second lasts; tests make it shorter
KEEP_EVERY = 5.0
EXTENSIONS = 10
STRICT, PAUSE, EXTEND, OFF = CLOCK.values


class TableClock:
    """How far the time of the pending decision has run, and the task that strikes the bells."""

    def __init__(self, table: Owner, stored: StoredTable) -> None:
        self.table = table
        self.row = stored.clock or ClockRow()
        self.since: float | None = None
        self.struck = 0
        self.changed = False
        self.timer: asyncio.Task[None] | None = None
        table.match.floor = sum(
            1 for choice in stored.choices if not choice.undone and choice.seq <= self.row.rang
        )

    # Looking

    def mode(self) -> str:
        return self.table.match.journal.options.get(CLOCK.key, STRICT)

    def runs_for(self) -> Timed | None:
        """The decision that is timed at this table now."""
        timed = self.table.match.position.timed
        untimed = self.mode() == OFF or self.table.record.taught  # nobody learns against time
        return None if timed is None or untimed else timed

    def used(self) -> float:
        running = 0.0 if self.since is None else (time.monotonic() - self.since) / SECOND
        return min(self.row.used + running, self.row.seconds)

    def bells(self, timed: Timed) -> list[float]:
        """When the bells are struck; an extension moves those after the first."""
        later = self.row.seconds - timed.seconds
        return [bell + later if bell > 0 else 0.0 for bell in timed.bells]

    def shown(self, language: str) -> ClockShown | None:
        timed = self.runs_for()
        if timed is None or timed.phase != self.row.phase:
            return None
        waits: Waits = "" if self.since is not None else "paused" if self.row.paused else "nobody"
        mode = self.mode()
        return ClockShown(
            phase=timed.phase,
            title=self.table.match.tongues[language].words.say(timed.title),
            seconds=self.row.seconds,
            left=round(self.row.seconds - self.used(), 3),
            running=self.since is not None,
            waits=waits,
            bells=self.bells(timed),
            struck=self.struck,
            can_pause=mode in (PAUSE, EXTEND),
            can_extend=mode == EXTEND and self.row.extended < EXTENSIONS,
            extension=timed.seconds,
            extensions_left=EXTENSIONS - self.row.extended if mode == EXTEND else 0,
        )

    def offered(self, menu: list[Offer]) -> list[Offer]:
        """A menu without the choice that is the clock's to make."""
        timed = self.table.match.position.timed
        return menu if timed is None else [o for o in menu if o.key != timed.ends_with]

    def open_codes(self, seat: int) -> list[int]:
        """The options that are left to a bot."""
        timed = self.table.match.position.timed
        keys = self.table.match.position.keys(seat)
        return [c for key, c in keys.items() if timed is None or key != timed.ends_with]

    # Running

    def attend(self) -> None:
        """See whether the clock should run now; called whenever something has changed."""
        timed = self.runs_for()
        if timed is None:
            self.halt()
            return
        if timed.phase != self.row.phase:
            self.halt()
            self.row = ClockRow(
                timed.phase, float(timed.seconds), rang=self.row.rang, late=self.row.late,
                seats=self.row.seats,
            )  # fmt: skip
            self.struck = 0
            self.changed = True
        if self.row.paused or not self.table.somebody():
            self.halt()
        elif self.since is None:
            self.since = time.monotonic()
            self.struck = self.count_struck(timed)
            first = self.row.used == 0.0
            self.tell("start" if first else "resume", 1 if first and self.struck else 0)
            self.timer = asyncio.create_task(self.tick())

    def halt(self) -> None:
        """Stand still and remember how far it has come."""
        if self.since is not None:
            self.row.used = self.used()
            self.since = None
            self.changed = True
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def count_struck(self, timed: Timed) -> int:
        used = self.used()
        return sum(bell <= used for bell in self.bells(timed))

    async def tick(self) -> None:
        """Until it is stopped: wait for the next bell, then have the owner strike it."""
        while True:
            timed = self.runs_for()
            if timed is None:
                return
            used = self.used()
            coming = [bell - used for bell in self.bells(timed) if bell > used]
            wait = min([*coming, self.row.seconds - used, KEEP_EVERY])
            await asyncio.sleep(max(0.001, wait * SECOND))
            with contextlib.suppress(Refusal):
                await self.table.do(self.strike)

    async def strike(self) -> None:
        """Told by the owner: bells that are due, and at the last one the end."""
        timed = self.runs_for()
        if timed is None or self.since is None:
            return
        self.changed = True
        if self.used() >= self.row.seconds:
            await self.ring(timed)
            return
        count = self.count_struck(timed)
        for bell in range(self.struck + 1, count + 1):
            self.struck = bell
            self.tell("bell", bell)

    async def ring(self, timed: Timed) -> None:
        """The time is up: the ordinary choice that says so is made, and nobody goes back."""
        match = self.table.match
        self.halt()
        self.struck = len(timed.bells)
        self.tell("up", self.struck)
        self.row.rang = self.table.seq + 1
        self.row.late = timed.late
        match.floor = len(match.journal.choices) + 1
        await self.table.make(match.asked()[0], timed.ends_with, "clock")

    def tell(self, event: Event, bell: int = 0, by: int | None = None) -> None:
        self.table.send_all(lambda language: Clock(event, bell, by, self.shown(language)))

    def to_keep(self) -> ClockRow | None:
        """How far it has come, if that has changed since it was last stored."""
        if not self.changed:
            return None
        self.changed = False
        self.row.used, self.since = self.used(), time.monotonic() if self.since else None
        return self.row

    # What people may not do, and what they may

    def check_choice(self, key: str, seq: int) -> None:
        """A choice that comes too late, or that is the clock's to make."""
        if seq < self.row.rang:
            raise Refusal("late", self.row.late, game=self.table.match.game.id)
        timed = self.table.match.position.timed
        if timed is not None and key == timed.ends_with:
            raise Refusal("refused", "clock-only")

    def adjust(self, what: Literal["pause", "resume", "extend"], seat: int) -> None:
        """A seat pauses, goes on, or takes more time, as far as the table's option allows it."""
        timed = self.runs_for()
        if timed is None:
            raise Refusal("refused", "no-time-runs")
        if self.mode() == STRICT:
            raise Refusal("refused", "clock-strict")
        if what == "extend":
            self.extend(timed)
        elif self.row.paused == (what == "pause"):
            raise Refusal("refused", "clock-stands" if self.row.paused else "clock-runs")
        else:
            self.row.paused = what == "pause"
        self.changed = True
        self.attend()
        if what != "resume":
            self.tell(what, by=seat)

    def extend(self, timed: Timed) -> None:
        if self.mode() != EXTEND:
            raise Refusal("refused", "clock-no-more")
        if self.row.extended >= EXTENSIONS:
            raise Refusal("refused", "clock-last", most=EXTENSIONS)
        self.row.used = self.used()
        self.since = time.monotonic() if self.since is not None else None
        self.row.extended += 1
        self.row.seconds += timed.seconds
        self.struck = self.count_struck(timed)
