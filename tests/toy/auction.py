"""A toy with the shapes no deck-builder has: bids made together, and a reaction to them."""

from __future__ import annotations

from gaslamp.kernel.bits import bit
from gaslamp.kernel.menu import Menu, Option
from gaslamp.kernel.rng import Rng
from gaslamp.kernel.state import Decision, Line, Question, State

BID = 0
VETO = 1
ACCEPT = 2


class Auction(State):
    def __init__(self, rng: Rng, bids: list[int]) -> None:
        super().__init__(rng)
        self.bids = bids

    def clone(self) -> Auction:
        twin = Auction(self.rng.clone(), self.bids[:])
        twin.copy_kernel(self)
        return twin


class Bids(Decision[Auction]):
    """Everybody bids at once; who has bid may not bid again."""

    def __init__(self, waiting: int) -> None:
        self.waiting = waiting

    def seats(self, g: Auction) -> int:
        return self.waiting

    def menu(self, g: Auction, m: Menu) -> None:
        for amount in range(3):
            m.offer(BID, amount)

    def take(self, g: Auction, o: Option) -> None:
        g.bids[o.seat] = int(o.a)
        left = self.waiting & ~int(bit(o.seat))
        if left:
            g.then(Bids(left))
        else:
            ask_vetoes(g)

    def prompt(self, g: Auction) -> Line:
        return Line("bid", [], -1)


def ask_vetoes(g: Auction) -> None:
    """Every seat but the winner is asked, in order, whether it could veto or not."""
    winner = g.bids.index(max(g.bids))
    for seat in (2, 1, 0):
        if seat != winner:
            g.then(Veto(seat, winner))


class Veto(Question[Auction]):
    def __init__(self, seat: int, winner: int) -> None:
        super().__init__(seat)
        self.winner = winner

    def menu(self, g: Auction, m: Menu) -> None:
        m.offer(ACCEPT)
        if g.bids[self.seat] == 0:
            m.offer(VETO)
        else:
            m.refuse("spent", "XX-VETO-01", VETO)

    def take(self, g: Auction, o: Option) -> None:
        # A veto takes the rows of the other reactions off the agenda and starts again.
        if o.verb == VETO:
            g.agenda = []
            g.bids = [0, 0, 0]
            g.then(Bids(0b111))
        elif not g.agenda:
            g.finish(int(bit(self.winner)), "sold")

    def prompt(self, g: Auction) -> Line:
        return Line("veto", [f"seat-{self.seat}"], -1)


def new(rng: Rng) -> Auction:
    g = Auction(rng, [0, 0, 0])
    g.then(Bids(0b111))
    return g
