"""The Story Phase: twelve Actions, their moves, and the ends of Time Segments (LD-TURN, LD-SEG)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gaslamp.games.london_dread import vocabulary as verbs
from gaslamp.games.london_dread.clock import moved
from gaslamp.games.london_dread.investigation import Investigations
from gaslamp.games.london_dread.places import HOURS, SEGMENTS
from gaslamp.games.london_dread.state import ACTIONS, LOCATIONS, PLACES, STORY, Dread, who
from gaslamp.games.london_dread.tables import RULE_ALONE
from gaslamp.games.london_dread.track import raise_dread
from gaslamp.games.london_dread.windows import BEFORE_MOVES, BEFORE_SEGMENT_END
from gaslamp.kernel.bits import bit, has
from gaslamp.kernel.menu import Menu, Option
from gaslamp.kernel.state import Line, Question, Step

SEGMENT: Final = 4


class StoryPhase(Step[Dread]):
    """LD-TURN-01/02: a Leader is chosen and calls the Actions in order."""

    def run(self, g: Dread) -> None:
        g.phase = STORY
        g.hour = 0
        g.then(ACTION_STEPS[0])
        if g.rules.seats > 1:
            g.then(ChooseLeader(g.leader))


class ChooseLeader(Question[Dread]):
    """LD-TURN-01, decision 9: any player; asked of the last Leader, or of the first seat."""

    def menu(self, g: Dread, m: Menu) -> None:
        seat: i64 = 0
        while seat < g.rules.seats:
            m.offer(verbs.LEADER, seat)
            seat += 1

    def take(self, g: Dread, o: Option) -> None:
        g.leader = o.a
        g.led = True
        if g.logging:
            g.say("leads", who(o.a))

    def prompt(self, g: Dread) -> Line:
        return Line("ask-leader", [], -1)


class Action(Step[Dread]):
    """LD-TURN-03/04: moves, investigations, the end of a segment, the next Action."""

    def __init__(self, number: i64) -> None:
        self.number: Final[i64] = number

    def run(self, g: Dread) -> None:
        g.handled = 0
        g.left_ally = 0
        if self.number < ACTIONS:
            g.then(ACTION_STEPS[self.number])
        if self.number % SEGMENT == 0:
            g.then(SegmentEnd(self.number))
            g.then(Nightfall(self.number))
        g.then(Investigations())
        g.then(Moves(self.number))
        g.then(BEFORE_MOVES)


ACTION_STEPS: Final = [Action(number) for number in range(1, 13)]


class Moves(Step[Dread]):
    """LD-MOVE-01..05: all Characters move at the same time, as their clocks say."""

    def __init__(self, number: i64) -> None:
        self.number: Final[i64] = number

    def run(self, g: Dread) -> None:
        g.hour = self.number
        c: i64 = 0
        n = g.count()
        while c < n:
            sleuth = g.sleuths[c]
            sleuth.place = moved(sleuth.place, sleuth.clock[self.number - 1])
            c += 1
        if g.logging:
            slot = self.number - 1
            g.say("hour-strikes", int(self.number), HOURS[slot], SEGMENTS[slot // 4])


class Nightfall(Step[Dread]):
    """LD-ITEM-08: before a segment ends that raises Dread, free effects may still be used."""

    def __init__(self, number: i64) -> None:
        self.number: Final[i64] = number

    def run(self, g: Dread) -> None:
        if overdue(g, self.number) != 0 or (g.tale().rule == RULE_ALONE and lonely(g) != 0):
            g.then(BEFORE_SEGMENT_END)


class SegmentEnd(Step[Dread]):
    """LD-SEG-01..08: Plot cards not done in time raise Dread, in letter order."""

    def __init__(self, number: i64) -> None:
        self.number: Final[i64] = number

    def run(self, g: Dread) -> None:
        late = overdue(g, self.number)
        plot = g.next_done
        while plot <= g.last_plot():
            if has(late, plot):
                raise_dread(g, g.plot(plot).dread, "dread-plot", g.plot(plot).id)
            plot += 1
        if g.tale().rule == RULE_ALONE:
            count_lonely(g)


def overdue(g: Dread, number: i64) -> i64:
    """LD-SEG-02..05: the Plot cards that lie open and whose time has come, as bits."""
    found: i64 = 0
    plot = g.next_done
    while plot <= g.last_plot():
        if g.plot(plot).opens <= number and lies_open(g, plot):
            found |= bit(plot)
        plot += 1
    return found


def lies_open(g: Dread, plot: i64) -> bool:
    """LD-SEG-04: whether a Plot card lies on the board."""
    location: i64 = 0
    while location < LOCATIONS:
        if g.plot_at[location] == plot:
            return True
        location += 1
    return False


def lonely(g: Dread) -> i64:
    """LD-STORY-02: the Characters with nobody in their Area and no Ally, as bits."""
    found: i64 = 0
    c: i64 = 0
    n = g.count()
    while c < n:
        alone = g.sleuths[c].allies.size() == 0
        k: i64 = 0
        while k < n:
            if k != c and g.sleuths[k].place // PLACES == g.sleuths[c].place // PLACES:
                alone = False
            k += 1
        if alone:
            found |= bit(c)
        c += 1
    return found


def count_lonely(g: Dread) -> None:
    """LD-STORY-02: each of them raises Dread by 1."""
    alone = lonely(g)
    c: i64 = 0
    while c < g.count():
        if has(alone, c):
            raise_dread(g, 1, "dread-alone", g.id(c))
        c += 1
