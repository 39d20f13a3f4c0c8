"""Players who share the hunters: whose turn it is, and what happens to one left with none."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gaslamp.games.plague_of_dracula.state import Plague, in_game
from gaslamp.games.plague_of_dracula.tables import FINAL, HUNTERS
from gaslamp.games.plague_of_dracula.vocabulary import GIVER, HAND_OVER
from gaslamp.kernel.bits import bit, lowest, single
from gaslamp.kernel.menu import Menu, Option
from gaslamp.kernel.state import Line, Question, Step


def hunters_of(g: Plague, seat: i64) -> i64:
    """How many hunters in the game a seat decides for."""
    count: i64 = 0
    h: i64 = 0
    while h < HUNTERS:
        if g.owner[h] == seat and in_game(g, h):
            count += 1
        h += 1
    return count


def richest(g: Plague) -> i64:
    """The seats with the most hunters, if they have two or more, as bits."""
    most: i64 = 2
    found: i64 = 0
    seat: i64 = 0
    while seat < g.agreed.hunter_seats:
        count = hunters_of(g, seat)
        if count > most:
            most = count
            found = 0
        if count == most:
            found |= bit(seat)
        seat += 1
    return found


class LeftWithout(Step[Plague]):
    """PD-COOP-04: a player whose last hunter is gone gets one from the richest player."""

    def run(self, g: Plague) -> None:
        if g.agreed.hunter_seats == 1 or g.segment == FINAL:
            return
        seat: i64 = 0
        while seat < g.agreed.hunter_seats:
            givers = richest(g)
            if hunters_of(g, seat) == 0 and givers:
                if single(givers):
                    g.then(HandOver(lowest(givers), seat))
                else:
                    g.then(WhoGives(0, seat))
                return
            seat += 1


LEFT_WITHOUT: Final = LeftWithout()


class WhoGives(Question[Plague]):
    """PD-COOP-04: on a tie the players agree who gives; the first player says it."""

    def __init__(self, seat: i64, to: i64) -> None:
        super().__init__(seat)
        self.to: Final[i64] = to

    def menu(self, g: Plague, m: Menu) -> None:
        givers = richest(g)
        seat: i64 = 0
        while seat < g.agreed.hunter_seats:
            if (givers >> seat) & 1:
                m.offer(GIVER, seat)
            seat += 1

    def take(self, g: Plague, o: Option) -> None:
        g.then(HandOver(o.a, self.to))

    def prompt(self, g: Plague) -> Line:
        return Line("ask-who-gives", [f"seat-{self.to}"], 1 << self.seat)


class HandOver(Question[Plague]):
    """PD-COOP-04: the giver chooses which hunter the other player gets."""

    def __init__(self, seat: i64, to: i64) -> None:
        super().__init__(seat)
        self.to: Final[i64] = to

    def menu(self, g: Plague, m: Menu) -> None:
        h: i64 = 0
        while h < HUNTERS:
            if g.owner[h] == self.seat and in_game(g, h):
                m.offer(HAND_OVER, h, self.to)
            h += 1

    def take(self, g: Plague, o: Option) -> None:
        g.owner[o.a] = o.b
        g.say("handed-over", g.content.hunter_ids[o.a], f"seat-{o.b}")
        g.then(LEFT_WITHOUT)

    def prompt(self, g: Plague) -> Line:
        return Line("ask-hand-over", [f"seat-{self.to}"], 1 << self.seat)
