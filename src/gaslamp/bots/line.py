"""A line: one option of a seat and how its turn may go on from there, by a short-sighted rule."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from gaslamp.bots.bot import asked
from gaslamp.kernel.bits import has, lowest
from gaslamp.kernel.judge import WIN, Judge
from gaslamp.kernel.menu import Menu
from gaslamp.kernel.state import State, choose

# What every further choice of the seat costs. Of lines that end alike the shortest is so the best:
# it attacks once instead of in parts, and does not pay for what comes to nothing.
TRIFLE: Final = 0.001
# So many choices may be needed to end a turn in which nothing is done any more.
FEW: Final = 6
# Worths that differ by less are equal.
DUST: Final = 0.000001


class Line:
    """Played until another seat is calmly to move, and judged at the best of the moments at which
    the seat could have ended its turn."""

    def __init__(self, judge: Judge[Any], g: State, seat: i64, code: i64) -> None:
        self.seat: Final[i64] = seat
        self.movers: list[i64] = [seat]
        self.codes: list[i64] = [code]
        self.starts: list[i64] = [0]  # where the seat was free to do this or something else
        self.barriers: list[i64] = [g.barrier]  # and how much had been shown by then
        self.worth: float = -2.0 * WIN
        self.value: float = 0.0
        self.length: i64 = 1  # so many choices lead to the best moment,
        self.last: i64 = -1  # and this one, if any, ends the turn there
        self.closed: bool = False  # whether it is over then
        self.play(judge, g)

    def play(self, judge: Judge[Any], g: State) -> None:
        """Use up `g`."""
        seat = self.seat
        choose(g, seat, self.codes[0])
        cost = 0.0
        steps: i64 = 0
        while steps < judge.ahead and not over(g, seat):
            top = asked(g)
            mover = lowest(top.awaited(g))
            if mover == seat and top.calm():
                self.starts.append(len(self.codes))
                self.barriers.append(g.barrier)
            glance = Glance(judge, g, mover, seat)
            if mover == seat:
                cost += TRIFLE
                self.ends(glance.ending, cost, glance.ends)
            self.movers.append(mover)
            self.codes.append(glance.code)
            g = glance.after
            steps += 1
        # A turn that goes on beyond what is looked at says little about where it ends.
        if self.worth <= -2.0 * WIN or over(g, seat):
            self.ends(judge.value(g, seat), cost, -1)
        self.closed = self.last >= 0 or over(g, seat)

    def ends(self, value: float, cost: float, last: i64) -> None:
        """A moment at which the turn could end."""
        if value - cost > self.worth:
            self.worth = value - cost
            self.value = value
            self.length = len(self.codes)
            self.last = last

    def after_first(self) -> i64:
        """What the seat does after its first option and the questions that sets off; -1 if that
        ends its turn."""
        if len(self.starts) == 1:
            return -1
        return self.codes[self.starts[1]] if self.starts[1] < self.length else self.last

    def sooner(self, judge: Judge[Any], codes: list[i64], g: State) -> i64:
        """Which of these options, that come later in the line, may as well come before the first,
        which shows nothing and can wait; -1 if none does. What shows something need only be as
        patient: it may yet tell what the other is good for. Looks at copies of `g`."""
        patience = judge.can_wait(self.codes[0])
        if patience == 0 or not self.quiet(0):
            return -1
        k: i64 = 1
        while k < len(self.starts) and self.starts[k] < self.length:
            code = self.codes[self.starts[k]]
            waits = judge.can_wait(code)
            before = waits < patience or (waits == patience and not self.quiet(k))
            if before and code in codes and self.ends_as_well(judge, g.clone(), k):
                return code
            k += 1
        return -1

    def quiet(self, k: i64) -> bool:
        """Whether part k of the line shows nothing."""
        return k + 1 < len(self.barriers) and self.barriers[k] == self.barriers[k + 1]

    def ends_as_well(self, judge: Judge[Any], g: State, k: i64) -> bool:
        """Whether the line ends as well if its part k comes first. Uses up `g`."""
        begin = self.starts[k]
        end = self.starts[k + 1] if k + 1 < len(self.starts) else self.length
        end = min(end, self.length)
        if not (
            self.goes(g, begin, end) and self.goes(g, 0, begin) and self.goes(g, end, self.length)
        ):
            return False
        return self.closes(judge, g)

    def needless(self, judge: Judge[Any], g: State) -> bool:
        """Whether the rest of the line ends as well without its first option. Uses up `g`."""
        if self.after_first() < 0:
            return False
        return self.goes(g, self.starts[1], self.length) and self.closes(judge, g)

    def goes(self, g: State, begin: i64, end: i64) -> bool:
        """Whether these choices of the line can be made in turn; they are made."""
        i = begin
        while i < end:
            if not play_if_open(g, self.movers[i], self.codes[i]):
                return False
            i += 1
        return True

    def closes(self, judge: Judge[Any], g: State) -> bool:
        """Whether the turn can end here as the line does, and as well."""
        if self.last >= 0 and not play_if_open(g, self.seat, self.last):
            return False
        if self.closed:
            # Where the line's last choice ended the turn by itself, it may still have to be ended.
            steps: i64 = 0
            while steps < FEW and not over(g, self.seat):
                g = Glance(judge, g, lowest(asked(g).awaited(g)), self.seat).after
                steps += 1
            if not over(g, self.seat):
                return False
        return judge.value(g, self.seat) >= self.value - DUST


class Glance:
    """The short-sighted rule: the option whose immediate outcome is best for the one who moves."""

    def __init__(self, judge: Judge[Any], g: State, mover: i64, watching: i64) -> None:
        self.code: i64 = 0
        self.after: State = g
        # The best worth for the watching seat of an option that ends its turn, and that option.
        self.ending: float = -2.0 * WIN
        self.ends: i64 = -1
        menu = Menu(mover)
        asked(g).menu(g, menu)
        alone = menu.size() == 1
        most = -2.0 * WIN
        i: i64 = 0
        while i < menu.size():
            twin = g if alone else g.clone()
            choose(twin, mover, menu.at(i))
            value = judge.value(twin, mover)
            if value > most or alone:
                most = value
                self.code = menu.at(i)
                self.after = twin
            if mover == watching and value > self.ending and over(twin, watching):
                self.ending = value
                self.ends = menu.at(i)
            i += 1


def over(g: State, seat: i64) -> bool:
    """Whether the game is over or another seat is calmly to move."""
    if g.outcome is not None:
        return True
    top = asked(g)
    return top.calm() and lowest(top.awaited(g)) != seat


def play_if_open(g: State, mover: i64, code: i64) -> bool:
    """Make a choice, if the game waits for it."""
    if g.outcome is not None:
        return False
    top = asked(g)
    if not has(top.awaited(g), mover):
        return False
    menu = Menu(mover)
    top.menu(g, menu)
    if not menu.has(code):
        return False
    choose(g, mover, code)
    return True
