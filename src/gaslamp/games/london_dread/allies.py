"""Allies: taken along, let go, at most so many (LD-ALLY-03/04/07/08/13)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gaslamp.games.london_dread import vocabulary as verbs
from gaslamp.games.london_dread.drawing import clear_location
from gaslamp.games.london_dread.state import Dread
from gaslamp.kernel.bits import bit
from gaslamp.kernel.menu import Menu, Option
from gaslamp.kernel.state import Line, Question, Step


def most_allies(g: Dread) -> i64:
    return 3 if g.count() == 2 else 2


class TakeAlly(Step[Dread]):
    """LD-ALLY-03: without any test; at the limit another one must go first."""

    def __init__(self, c: i64, location: i64) -> None:
        self.c: Final[i64] = c
        self.location: Final[i64] = location

    def run(self, g: Dread) -> None:
        if g.sleuths[self.c].allies.size() >= most_allies(g):
            g.then(LetGo(g.sleuths[self.c].seat, self.c, self.location))
        else:
            take_along(g, self.c, self.location)


def take_along(g: Dread, c: i64, location: i64) -> None:
    ally = g.board[location]
    clear_location(g, location)
    g.sleuths[c].allies.push(ally)
    if g.logging:
        g.say("takes-ally", g.id(c), g.content.cards[ally].id)


class LetGo(Question[Dread]):
    """LD-ALLY-08: let one go without effect, or leave the new one to the others here."""

    def __init__(self, seat: i64, c: i64, location: i64) -> None:
        super().__init__(seat)
        self.c: Final[i64] = c
        self.location: Final[i64] = location

    def menu(self, g: Dread, m: Menu) -> None:
        allies = g.sleuths[self.c].allies
        i: i64 = 0
        while i < allies.size():
            m.offer(verbs.LET_GO, self.c, allies.at(i))
            i += 1
        m.offer(verbs.DECLINE)

    def take(self, g: Dread, o: Option) -> None:
        if o.verb == verbs.DECLINE:
            g.left_ally |= bit(self.c)
            return
        if g.logging:
            g.say("lets-go", g.id(self.c), g.content.cards[o.b].id)
        g.sleuths[self.c].allies.discard(o.b)
        g.piles.ally_discard.push(o.b)
        take_along(g, self.c, self.location)

    def prompt(self, g: Dread) -> Line:
        return Line("ask-let-go", [g.id(self.c)], -1)
