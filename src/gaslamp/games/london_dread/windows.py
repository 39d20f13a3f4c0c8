"""Windows: moments at which seats may activate free effects or take Detours (LD-ITEM-08/11)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gaslamp.games.london_dread import vocabulary as verbs
from gaslamp.games.london_dread.carrying import offer_free, offer_secrets, take_free
from gaslamp.games.london_dread.clock import offer_detours, take_detour
from gaslamp.games.london_dread.holdings import (
    any_holding,
    has_arrow,
    is_holding,
    only_for_clocks,
)
from gaslamp.games.london_dread.state import Dread
from gaslamp.games.london_dread.tables import FREELY
from gaslamp.kernel.bits import bit
from gaslamp.kernel.menu import Menu, Option
from gaslamp.kernel.state import Decision, Line, Question, Step


def has_free(g: Dread, seat: i64) -> bool:
    if any_holding(g, seat, FREELY):
        return True
    menu = Menu(seat)
    offer_secrets(g, menu)
    return menu.size() > 0


def has_timely(g: Dread, seat: i64) -> bool:
    """Whether a free effect could matter before the next moves: Detours can wait for those."""
    menu = Menu(seat)
    offer_free(g, menu)
    i: i64 = 0
    while i < menu.size():
        o = Option(seat, menu.at(i))
        if o.verb == verbs.SECRET or not only_for_clocks(g, o):
            return True
        i += 1
    return False


def timely_seats(g: Dread) -> i64:
    """The seats to be asked where a free effect may be needed at once, as bits."""
    found: i64 = 0
    seat: i64 = 0
    while seat < g.rules.seats:
        if has_timely(g, seat):
            found |= bit(seat)
        seat += 1
    return found


def free_seats(g: Dread) -> i64:
    """The seats that have a free effect, as bits."""
    found: i64 = 0
    seat: i64 = 0
    while seat < g.rules.seats:
        if has_free(g, seat):
            found |= bit(seat)
        seat += 1
    return found


def takes_freely(verb: i64) -> bool:
    return is_holding(verb) or verb == verbs.SECRET


class OpenQuestion(Question[Dread]):
    """A question of one seat beside which all may activate free effects (LD-ITEM-08).

    The game waits for the one seat only; it is asked again after each effect.
    """

    def seats(self, g: Dread) -> i64:
        return bit(self.seat) | free_seats(g)

    def awaited(self, g: Dread) -> i64:
        return bit(self.seat)

    def menu(self, g: Dread, m: Menu) -> None:
        if m.seat == self.seat:
            self.ask(g, m)
        offer_free(g, m)

    def take(self, g: Dread, o: Option) -> None:
        if takes_freely(o.verb):
            self.again(g)
            take_free(g, o)
        else:
            self.answer(g, o)

    def ask(self, g: Dread, m: Menu) -> None:
        """Offer to the seat what only it may choose."""
        raise NotImplementedError

    def answer(self, g: Dread, o: Option) -> None:
        """Take what the seat chose."""
        raise NotImplementedError

    def again(self, g: Dread) -> None:
        """Where to go on after an effect."""
        g.then(self)


class Moment(Decision[Dread]):
    """R-28: a window in which each seat acts or passes. It closes when all have passed in a row;
    after an effect the step that opened it asks anew."""

    def __init__(self, open_to: i64, opener: Step[Dread]) -> None:
        self.open_to: Final[i64] = open_to
        self.opener: Final = opener

    def seats(self, g: Dread) -> i64:
        return self.open_to

    def menu(self, g: Dread, m: Menu) -> None:
        m.offer(verbs.PASS)
        self.offers(g, m)
        offer_free(g, m)

    def take(self, g: Dread, o: Option) -> None:
        if o.verb == verbs.PASS:
            left = self.open_to ^ bit(o.seat)
            if left != 0:
                g.then(self.left_to(left))
            return
        g.then(self.opener)
        self.act(g, o)

    def offers(self, g: Dread, m: Menu) -> None:
        """What can be done here beside free effects."""

    def act(self, g: Dread, o: Option) -> None:
        """Carry out what was chosen."""
        take_free(g, o)

    def left_to(self, seats: i64) -> Moment:
        """The same window for those that have not passed."""
        raise NotImplementedError


class CalmMoment(Moment):
    """A window between other things, where nothing is half-way."""

    def calm(self) -> bool:
        return True


class BeforeSegmentEnd(Step[Dread]):
    """LD-ITEM-08, LD-TIME-04: a moment after the last investigation, where Dread will rise."""

    def run(self, g: Dread) -> None:
        able = timely_seats(g)
        if able != 0:
            g.then(SegmentWindow(able, self))


BEFORE_SEGMENT_END: Final = BeforeSegmentEnd()


class SegmentWindow(CalmMoment):
    """The last chance to lower Dread before the Time Segment raises it."""

    def left_to(self, seats: i64) -> Moment:
        return SegmentWindow(seats, self.opener)

    def prompt(self, g: Dread) -> Line:
        return Line("ask-segment-end", [int(g.dread)], -1)


class OpenWindow(Step[Dread]):
    """Before the moves: asks all seats that could do something; passes over if nobody can."""

    def run(self, g: Dread) -> None:
        able = free_seats(g)
        seat: i64 = 0
        while seat < g.rules.seats:
            if seat_has_arrow(g, seat):
                able |= bit(seat)
            seat += 1
        if able != 0:
            g.then(Window(able, self))


BEFORE_MOVES: Final = OpenWindow()


def seat_has_arrow(g: Dread, seat: i64) -> bool:
    c: i64 = 0
    while c < g.count():
        if g.sleuths[c].seat == seat and has_arrow(g, c):
            return True
        c += 1
    return False


class Window(CalmMoment):
    """LD-MOVE: Detours and free effects before the moves of an Action."""

    def offers(self, g: Dread, m: Menu) -> None:
        c: i64 = 0
        while c < g.count():
            if g.sleuths[c].seat == m.seat:
                offer_detours(g, m, c)
            c += 1

    def act(self, g: Dread, o: Option) -> None:
        if o.verb == verbs.DETOUR:
            take_detour(g, o)
        else:
            take_free(g, o)

    def left_to(self, seats: i64) -> Moment:
        return Window(seats, self.opener)

    def prompt(self, g: Dread) -> Line:
        return Line("ask-before-moves", [int(g.hour) + 1], -1)


class LastMoment(Step[Dread]):
    """LD-ITEM-11: free effects once more, right before the End of Chapter."""

    def run(self, g: Dread) -> None:
        able = free_seats(g)
        if able != 0:
            g.then(LastWindow(able, self))


class LastWindow(CalmMoment):
    """LD-ITEM-11: the last free effects of a Chapter."""

    def left_to(self, seats: i64) -> Moment:
        return LastWindow(seats, self.opener)

    def prompt(self, g: Dread) -> Line:
        return Line("ask-last-moment", [], -1)


def cut_chapter(g: Dread) -> None:
    """LD-TRIG-04: what is left of the Chapter does not happen."""
    while not isinstance(g.agenda[-1], LastMoment):
        g.agenda.pop()
