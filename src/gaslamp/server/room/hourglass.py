"""The time of each seat, where the terms of a table give people only so much: for a turn or for the
whole game, and what is done when it has run out. Nothing below knows of it.

It runs for a seat that the game waits for, whether its person is there or not, but not while a
chair is still free, nor while the server is down. Kept is how much was left at a moment (with the
table's other clock), so a table that nobody looks at needs no watching: whoever comes next finds
the time as it is.
"""

from __future__ import annotations

import asyncio
import contextlib
from dataclasses import dataclass

from msgspec.structs import replace

from gaslamp.bots import USUAL
from gaslamp.kernel.errors import Saying
from gaslamp.server.refusal import Refusal
from gaslamp.server.room import calendar
from gaslamp.server.room.clock import TableClock
from gaslamp.server.room.owner import Owner, Screen
from gaslamp.server.wire.messages import Away, Done, Occupy
from gaslamp.server.wire.shown import SeatTimeShown, TimesShown
from gaslamp.store import records
from gaslamp.store.records import TABLE_ITSELF, ClockRow, SeatTime
from gaslamp.table.seats import HUMAN, OPEN
from gaslamp.table.terms import BOT, CLAIM, NO_PACE, REST, TURN_PACE, usual
from gaslamp.words.sayings import called

UNITS = {"m": 60.0, "h": 3600.0, "d": calendar.DAY}
LONG = UNITS["h"] * 12  # from here on people have a life beside the game
HOLIDAYS = 28 * calendar.DAY  # for a seat, in the whole game
LOOK_AGAIN = UNITS["h"]


@dataclass(frozen=True)
class Pace:
    """So many seconds for a turn, or for the whole game."""

    per: str
    seconds: float


def pace_of(terms: dict[str, str]) -> Pace | None:
    """What the terms say, such as `turn-3d`."""
    said = terms["pace"]
    if said == NO_PACE:
        return None
    per, _, time = said.partition("-")
    return Pace(per, float(time[:-1]) * UNITS[time[-1]])


def first_due(terms: dict[str, str], row: ClockRow | None) -> tuple[float, list[int]]:
    """For lists: when the first seat that is waited for runs out (0: none does), and which have."""
    rest = {**usual(), **terms}["weekends"] == REST
    moments = {
        seat: calendar.due(time.since, time.left, time.away, rest)
        for seat, time in enumerate(row.seats if row else [])
        if time.since is not None
    }
    now = records.wall()
    return min(moments.values(), default=0.0), [s for s, at in moments.items() if at <= now]


class Hourglass:
    """The sand of every seat, and the one who turns the glass."""

    def __init__(self, table: Owner, clock: TableClock) -> None:
        self.table = table
        self.clock = clock
        self.pace = pace_of(table.match.terms)
        self.rest = table.match.terms["weekends"] == REST
        self.timer: asyncio.TimerHandle | None = None
        self.waking: asyncio.Task[None] | None = None
        if self.pace is not None and not clock.row.seats:
            clock.row.seats = [SeatTime(self.pace.seconds) for _ in table.seats]

    @property
    def times(self) -> list[SeatTime]:
        return self.clock.row.seats

    # Looking

    def look(self) -> None:
        """Let run what should run now; called whenever something has changed."""
        if self.pace is None:
            return
        match, seats, now = self.table.match, self.table.seats, records.wall()
        complete = all(row.occupant != OPEN for row in seats)
        waited = match.awaited() if complete else []
        turn = match.game.turn(match.g)
        for row, time in zip(seats, self.times, strict=True):
            runs = row.seat in waited and row.occupant == HUMAN
            self.settle(time, now)
            if runs and self.pace.per == TURN_PACE and turn > time.turn:
                self.fill(time)
                time.turn = turn
            if runs != (time.since is not None):
                self.clock.changed = True
                time.since = now if runs else None
                time.up = time.up and runs

    def settle(self, time: SeatTime, now: float) -> None:
        """What has run since is gone."""
        if time.since is not None:
            gone = calendar.counted(time.since, now, time.away, self.rest)
            time.left, time.since = max(0.0, time.left - gone), now

    def fill(self, time: SeatTime) -> None:
        assert self.pace is not None
        time.left, time.up = self.pace.seconds, False
        self.clock.changed = True

    def is_up(self, seat: int) -> bool:
        """Whether the game waits for a seat whose time has run out."""
        self.look()
        return self.pace is not None and seat < len(self.times) and self.times[seat].up

    def shown(self) -> TimesShown | None:
        if self.pace is None:
            return None
        self.look()
        terms, now = self.table.match.terms, records.wall()
        return TimesShown(
            per=self.pace.per,
            seconds=self.pace.seconds,
            runs_out=terms["runs-out"],
            weekends_rest=self.rest,
            holidays=self.pace.seconds >= LONG,
            seats=[
                SeatTimeShown(
                    left=round(time.left, 1),
                    running=time.since is not None and not self.stands(time, now),
                    up=time.up,
                    due=calendar.told(self.due(time)),
                    away=calendar.told(time.away) if time.away > now else "",
                )
                for time in self.times
            ],
        )

    def stands(self, time: SeatTime, now: float) -> bool:
        """Whether a seat's time does not count just now."""
        return time.away > now or (self.rest and calendar.rests(now))

    def due(self, time: SeatTime) -> float:
        """When a seat's time will have run out; 0 if it does not run."""
        if time.since is None:
            return 0.0
        return calendar.due(time.since, time.left, time.away, self.rest)

    # Running out

    async def strike(self) -> None:
        """Told by the owner, after everything that happens and when time may be up."""
        if self.pace is None:
            return
        self.look()
        for seat, time in enumerate(self.times):
            if time.since is not None and time.left <= 0 and not time.up:
                await self.run_out(seat, time)
        self.wait()

    async def run_out(self, seat: int, time: SeatTime) -> None:
        """A bot plays on, or somebody else may have the seat: as the terms say."""
        table = self.table
        time.up, self.clock.changed = True, True
        name = table.match.words.seat_names[seat]
        if table.match.terms["runs-out"] == BOT:
            await table.say(TABLE_ITSELF, Saying("says-time-up-bot", name=name, bot=called(USUAL)))
            await table.sit(replace(table.seats[seat], occupant=USUAL))
        else:
            await table.say(TABLE_ITSELF, Saying("says-time-up-claim", name=name))
        table.tell("seats", None)
        table.wake_bots()

    def wait(self) -> None:
        """Until the next time is up; a long wait is done in parts."""
        self.stop()
        moments = [self.due(time) for time in self.times if time.since is not None and not time.up]
        if moments:
            seconds = min(max(0.05, min(moments) - records.wall()), LOOK_AGAIN)
            self.timer = asyncio.get_running_loop().call_later(seconds, self.wake)

    def wake(self) -> None:
        self.timer = None
        self.waking = asyncio.create_task(self.strike_in_turn())

    async def strike_in_turn(self) -> None:
        with contextlib.suppress(Refusal):
            await self.table.do(self.strike)

    def stop(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    # What people may do about it

    async def away(self, screen: Screen, asked: Away) -> None:
        """Somebody is away until a day, or back before it; their time stands still meanwhile."""
        table, now = self.table, records.wall()
        table.check_sits(screen, asked.seat)
        if self.pace is None or self.pace.seconds < LONG:
            raise Refusal("refused", "no-holidays")
        try:
            until = calendar.read(asked.until) if asked.until else 0.0
        except (ValueError, OverflowError):
            raise Refusal("bad-message", "no-such-day") from None
        time = self.times[asked.seat]
        self.look()
        taken = time.holidays - max(0.0, time.away - now)
        if until and not now < until <= now + HOLIDAYS - taken:
            left = int((HOLIDAYS - taken) // calendar.DAY)
            raise Refusal("refused", "holidays-too-long", days=left)
        time.away, time.holidays = until, taken + max(0.0, until - now)
        self.clock.changed = True
        name = table.match.words.seat_names[asked.seat]
        day = calendar.told(until).partition("T")[0]
        key = "says-away" if until else "says-back"
        await table.say(TABLE_ITSELF, Saying(key, name=name, day=day))
        screen.send(Done(asked.id, table.seq))
        table.tell("seats", None)

    def may_replace(self, screen: Screen, asked: Occupy) -> bool:
        """Where somebody's time is up, everybody who sits here may let a bot play for them."""
        return bool(screen.seats) and asked.occupant != HUMAN and self.is_up(asked.seat)

    def check_return(self, seat: int) -> None:
        """A person takes their seat back from the bot: for a new turn's time, if any is left."""
        if self.pace is None:
            return
        time = self.times[seat]
        if self.pace.per == TURN_PACE:
            self.fill(time)
        elif time.left <= 0:
            raise Refusal("refused", "time-used-up")

    def check_claim(self, seat: int) -> None:
        """Somebody wants the seat of a person whose time is up."""
        if self.table.match.terms["runs-out"] != CLAIM or not self.is_up(seat):
            raise Refusal("not-allowed", "not-to-be-claimed")
        self.fill(self.times[seat])
