"""One after another: Characters that all have to do the same thing, and who of them is next."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gaslamp.games.london_dread import vocabulary as verbs
from gaslamp.games.london_dread.groups import offer_each, speaker, survivors
from gaslamp.games.london_dread.hand import offer_show, show_hand
from gaslamp.games.london_dread.state import ENDGAME, Dread
from gaslamp.games.london_dread.windows import OpenQuestion
from gaslamp.kernel.bits import bit, count_bits, lowest
from gaslamp.kernel.menu import Menu, Option
from gaslamp.kernel.state import Line, Step


class InTurn(Step[Dread]):
    """LD-TIME-01: where several wait, the players choose who is next."""

    def __init__(self, waiting: i64) -> None:
        self.waiting: Final[i64] = waiting

    def run(self, g: Dread) -> None:
        waiting = self.waiting & self.able(g)
        if count_bits(waiting) > 1:
            g.then(WhoIsNext(speaker(g, waiting), self.left_to(waiting)))
        elif waiting != 0:
            self.begin(g, lowest(waiting))

    def able(self, g: Dread) -> i64:
        """Those that still have to do it, if they wait."""
        return survivors(g)

    def left_to(self, waiting: i64) -> InTurn:
        """The same for fewer Characters."""
        raise NotImplementedError

    def begin(self, g: Dread, c: i64) -> None:
        """Let a Character do it."""
        raise NotImplementedError

    def verb(self) -> i64:
        return verbs.NEXT

    def message(self) -> str:
        """What is asked where several wait."""
        raise NotImplementedError


class WhoIsNext(OpenQuestion):
    """Decisions 16, 26 and 29: the speaker of those that wait chooses one of them."""

    def __init__(self, seat: i64, row: InTurn) -> None:
        super().__init__(seat)
        self.row: Final = row

    def ask(self, g: Dread, m: Menu) -> None:
        offer_each(g, m, self.row.verb(), self.row.waiting)
        if g.phase == ENDGAME:
            offer_show(g, m)

    def answer(self, g: Dread, o: Option) -> None:
        if o.verb == verbs.SHOW_HAND:
            self.again(g)
            show_hand(g, o.a)
            return
        g.then(self.row.left_to(self.row.waiting ^ bit(o.a)))
        self.row.begin(g, o.a)

    def prompt(self, g: Dread) -> Line:
        return Line(self.row.message(), [], -1)
