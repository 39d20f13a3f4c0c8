"""Connect four on the kernel: the smallest whole game, as two bitboards."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gaslamp.kernel.bits import bit
from gaslamp.kernel.menu import Menu, Option
from gaslamp.kernel.rng import Rng
from gaslamp.kernel.state import Line, Question, State

DROP: Final = 0
COLUMNS: Final = 7
TOP_ROW: Final = 5


class ConnectFour(State):
    """Each column holds six discs and an empty bit above them."""

    def __init__(self, rng: Rng, mine: i64, theirs: i64) -> None:
        super().__init__(rng)
        self.mine: i64 = mine
        self.theirs: i64 = theirs

    def clone(self) -> ConnectFour:
        twin = ConnectFour(self.rng.clone(), self.mine, self.theirs)
        twin.copy_kernel(self)
        return twin


class Drop(Question[ConnectFour]):
    """The seat drops a disc into a column that is not full."""

    def menu(self, g: ConnectFour, m: Menu) -> None:
        taken = g.mine | g.theirs
        column: i64 = 0
        while column < COLUMNS:
            if (taken >> (column * 7 + TOP_ROW)) & 1 == 0:
                m.offer(DROP, column)
            else:
                m.refuse("full", "C4-DROP-01", DROP, column)
            column += 1

    def take(self, g: ConnectFour, o: Option) -> None:
        taken = g.mine | g.theirs
        column = taken >> (o.a * 7)
        height: i64 = 0
        while (column >> height) & 1:
            height += 1
        mine = g.mine | bit(o.a * 7 + height)
        g.mine, g.theirs = g.theirs, mine
        if four(mine):
            g.finish(int(bit(self.seat)), "four-in-a-row")
        elif (g.mine | g.theirs) == FULL:
            g.finish(3, "board-full")
        else:
            g.then(PLAYERS[1 - self.seat])

    def prompt(self, g: ConnectFour) -> Line:
        return Line("drop-a-disc", [], int(bit(self.seat)))


PLAYERS: Final = [Drop(0), Drop(1)]
FULL: Final[i64] = sum(0b111111 << (7 * column) for column in range(COLUMNS))


def four(discs: i64) -> bool:
    """Four in a column, a row or a diagonal."""
    return line(discs, 1) or line(discs, 7) or line(discs, 6) or line(discs, 8)


def line(discs: i64, step: i64) -> bool:
    pairs = discs & (discs >> step)
    return pairs & (pairs >> (2 * step)) != 0


def new(rng: Rng) -> ConnectFour:
    g = ConnectFour(rng, 0, 0)
    g.then(PLAYERS[0])
    return g
