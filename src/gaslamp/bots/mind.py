"""A mind: plays a possible world on in its head, and says how likely each side wins there.

It plays for everybody by a short-sighted rule: what the game's habit says, else the option after
which whoever moves is most likely to win. A turn is ended where ending it was best, not where the
short-sighted rule got to.
"""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from gaslamp.bots.bot import asked
from gaslamp.kernel.bits import lowest
from gaslamp.kernel.eyes import Eyes
from gaslamp.kernel.judge import WIN, Judge, Level
from gaslamp.kernel.menu import Menu, Option
from gaslamp.kernel.rng import Rng
from gaslamp.kernel.state import State, choose

# No world is played on for more choices than this for one of the bot's own.
LONG: Final = 400
# Of chances that differ by less the sooner one is the better: nothing is done for nothing.
TRIFLE: Final = 0.0002
# A game without eyes: so many of its judge's points make a chance of 3 in 4.
POINTS: Final = 12.0


class Guess(Eyes[State]):
    """The eyes of a game that has learned nothing yet: they go by its judge's points."""

    def __init__(self, judge: Judge[Any]) -> None:
        super().__init__({})
        self.judge: Final = judge

    def content(self, g: State) -> object:
        return self.judge

    def names(self, g: State) -> list[str]:
        return []

    def look(self, g: State, seat: i64, sight: vec[float]) -> None:
        return

    def moment(self, g: State) -> i64:
        return 0

    def lean(self, g: State, seat: i64) -> float:
        value = self.judge.value(g, seat)
        return max(-WIN, min(WIN, value)) / POINTS


def eyes_of(judge: Judge[Any], level: Level | None) -> Eyes[Any]:
    """What a bot of this level sees with in this game; without a level the best there is."""
    eyes = judge.eyes if level is None else judge.eyes_of(level)
    return Guess(judge) if eyes is None else eyes


class Mind:
    """What a bot thinks with, for one choice."""

    def __init__(self, judge: Judge[Any], rng: Rng, level: Level | None = None) -> None:
        self.judge: Final = judge
        self.eyes: Final = eyes_of(judge, level)
        self.rng: Final = rng
        self.menu: Final = Menu(0)
        self.spent: i64 = 0  # choices tried so far
        # What the last look at all options of a position has found.
        self.after: State | None = None
        self.promise: float = 0.0
        self.end: State | None = None
        self.due: Option | None = None
        self.end_promise: float = -1.0

    def play_on(self, g: State, until: i64) -> State:
        """Where the world comes to once so many turns are over, or where a planner has to be asked
        about a whole part of the game. Uses up `g`."""
        eyes = self.eyes
        steps: i64 = 0
        ended: State | None = None  # the best moment to end the turn so far,
        ended_promise = -1.0
        whose: i64 = -1  # for the seat whose turn it is
        while g.outcome is None and steps < LONG:
            top = asked(g)
            mover = lowest(top.awaited(g))
            now = eyes.moment(g)
            if top.calm():
                if now >= until or self.judge.settles(g):
                    break
                if mover != whose:
                    whose = mover
                    ended = None
                    ended_promise = -1.0
            after = self.step(g, mover, now)
            if mover == whose and self.end is not None and self.end_promise > ended_promise:
                ended = self.end
                ended_promise = self.end_promise
            if ended is not None and mover == whose and turned(eyes, after, now):
                if ended_promise > self.promise + TRIFLE:
                    after = ended
                ended = None
                ended_promise = -1.0
            g = after
            steps += 1
        return g

    def by_habit(self, g: State, seat: i64, until: i64) -> State | None:
        """Where the habits of the seat's side lead to before chance speaks; None if nowhere. What
        they would do there is `due`."""
        self.due = None
        eyes = self.eyes
        side = eyes.side(g, seat)
        steps: i64 = 0
        while g.outcome is None and steps < LONG:
            top = asked(g)
            mover = lowest(top.awaited(g))
            if eyes.side(g, mover) != side or (top.calm() and eyes.moment(g) >= until):
                break
            habit = self.judge.habit(g, mover, self.rng)
            if habit < 0:
                break
            twin = g.clone()
            choose(twin, mover, habit)
            self.spent += 1
            if twin.barrier != g.barrier or twin.outcome is not None:
                self.due = Option(mover, habit)
                return g
            g = twin
            steps += 1
        return g if steps > 0 else None

    def starts(self, g: State, due: Option | None) -> None:
        """Make the choice that was found due once for all worlds, if this one offers it."""
        if due is None:
            return
        menu = self.menu
        menu.reset(due.seat)
        asked(g).menu(g, menu)
        if menu.has(due.code):
            choose(g, due.seat, due.code)
            self.spent += 1

    def step(self, g: State, mover: i64, now: i64) -> State:
        """The position after the mover's choice. Uses up `g`."""
        self.end = None
        self.end_promise = -1.0
        habit = self.judge.habit(g, mover, self.rng)
        if habit >= 0:
            choose(g, mover, habit)
            self.spent += 1
            self.promise = 2.0  # nobody has looked at it
            return g
        self.glance(g, mover, now)
        after = self.after
        assert after is not None
        return after

    def glance(self, g: State, mover: i64, now: i64) -> None:
        """The option whose immediate outcome is best for the one who moves."""
        menu = self.menu
        menu.reset(mover)
        asked(g).menu(g, menu)
        n = menu.size()
        self.promise = -1.0
        if n == 1:
            choose(g, mover, menu.at(0))
            self.spent += 1
            self.after = g
            self.promise = 2.0
            return
        i: i64 = -1
        while i < n - 1:
            i += 1
            if self.judge.partial(g, menu.at(i)):
                continue
            twin = g.clone()
            choose(twin, mover, menu.at(i))
            chance = self.eyes.chance(twin, mover)
            if chance > self.promise:
                self.promise = chance
                self.after = twin
            if chance > self.end_promise and turned(self.eyes, twin, now):
                self.end = twin
                self.end_promise = chance
            self.spent += 1


def turned(eyes: Eyes[Any], g: State, now: i64) -> bool:
    """Whether the turn is over here."""
    return g.outcome is not None or eyes.moment(g) > now
