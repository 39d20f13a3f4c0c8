"""Scrolls with dice: wagers, Spring-heeled Jack and the Swamp Adder."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from gaslamp.games.great_old_ones import board
from gaslamp.games.great_old_ones import vocabulary as verbs
from gaslamp.games.great_old_ones.interrupts import guard_scroll
from gaslamp.games.great_old_ones.removal import (
    BY_SCROLL,
    answers_for,
    offer_all_minions,
    own_loss,
    remove_minion,
)
from gaslamp.games.great_old_ones.scroll import Pays, Scroll, offer_others
from gaslamp.games.great_old_ones.state import OldOnes, at, card_in_play, who
from gaslamp.games.great_old_ones.tables import Card
from gaslamp.kernel.bits import bit
from gaslamp.kernel.menu import Menu, Option
from gaslamp.kernel.state import Line, Question, Step

GOOD_ROLL: Final = 7
BAD_ROLL: Final = 1


class Gamble(Scroll):
    """GO-SCROLL-24/25: a good roll brings something, a 1 costs something."""

    def take(self, g: OldOnes, seat: i64, card: Card, o: Option) -> None:
        rolled = board.roll(g)
        if rolled == BAD_ROLL:
            own_loss(g, seat, card.other)
        elif rolled >= GOOD_ROLL:
            self.won(g, seat, card)
        elif g.logging:
            g.say("nothing-rolled")

    def won(self, g: OldOnes, seat: i64, card: Card) -> None:
        raise NotImplementedError


class Wager(Gamble):
    """The bank pays."""

    word: ClassVar[str] = "wager"
    prize: ClassVar[str] = "odds-bank-pays"
    counted: ClassVar[bool] = True
    beside: ClassVar[str] = "forfeit"

    def won(self, g: OldOnes, seat: i64, card: Card) -> None:
        board.bank_pays(g, seat, card.amount)


class WagerPlayer(Gamble):
    """C25: another player pays; with two players there is no choice."""

    word: ClassVar[str] = "wager_player"
    prize: ClassVar[str] = "odds-player-pays"
    counted: ClassVar[bool] = True

    def won(self, g: OldOnes, seat: i64, card: Card) -> None:
        if g.seats == 2:
            ask_payer(g, seat, g.next_seat(seat), card.amount)
        else:
            g.then(ChoosePayer(seat, card.amount))


def ask_payer(g: OldOnes, seat: i64, other: i64, amount: i64) -> None:
    guard_scroll(g, other, Pays(other, seat, amount))


class ChoosePayer(Question[OldOnes]):
    """D14: who pays after a good roll."""

    def __init__(self, seat: i64, amount: i64) -> None:
        super().__init__(seat)
        self.amount: Final[i64] = amount

    def menu(self, g: OldOnes, m: Menu) -> None:
        offer_others(g, self.seat, m)

    def take(self, g: OldOnes, o: Option) -> None:
        ask_payer(g, self.seat, o.a, self.amount)

    def prompt(self, g: OldOnes) -> Line:
        return Line("ask-payer", [who(g, self.seat), int(self.amount), card_in_play(g)], -1)


class Bite(Gamble):
    """A Minion in Trouble is removed."""

    word: ClassVar[str] = "bite"
    prize: ClassVar[str] = "odds-minion-removed"

    def won(self, g: OldOnes, seat: i64, card: Card) -> None:
        areas = g.london.trouble & board.occupied(g)
        if areas != 0:
            g.then(RemovalPick(seat, areas))


class Prowl(Scroll):
    """GO-SCROLL-24: Spring-heeled Jack rolls so many times."""

    word: ClassVar[str] = "prowl"
    counted: ClassVar[bool] = True

    def take(self, g: OldOnes, seat: i64, card: Card, o: Option) -> None:
        rolls: i64 = 0
        while rolls < card.amount:
            g.then(ProwlRoll(seat))
            rolls += 1


class ProwlRoll(Step[OldOnes]):
    """GO-SCROLL-24: one roll of Spring-heeled Jack; a Minion there must be picked."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat

    def run(self, g: OldOnes) -> None:
        area = board.roll_area(g)
        if exposed(g, area):
            g.then(RemovalPick(self.seat, bit(area)))


def exposed(g: OldOnes, area: i64) -> bool:
    """GO-INTR-12: whether a Minion stands there that the Scroll does not pass by."""
    seat: i64 = 0
    while seat < g.seats:
        if g.london.minions[at(seat, area)] > 0 and (g.warded >> seat) & 1 == 0:
            return True
        seat += 1
    return False


class RemovalPick(Question[OldOnes]):
    """GO-SCROLL-22/24, D15: any Minion in these areas, own ones included.

    GO-INTR-12: who has answered this Scroll with a ward is out of its reach to its end.
    """

    def __init__(self, seat: i64, areas: i64) -> None:
        super().__init__(seat)
        self.areas: Final[i64] = areas

    def menu(self, g: OldOnes, m: Menu) -> None:
        offer_all_minions(g, m, verbs.REMOVE, self.areas, g.everyone() & ~g.warded)

    def take(self, g: OldOnes, o: Option) -> None:
        remove_minion(g, o.a, answers_for(g, self.seat, o.a, BY_SCROLL))

    def prompt(self, g: OldOnes) -> Line:
        return Line("ask-removal", [who(g, self.seat), card_in_play(g)], -1)


DICE_SCROLLS: Final[list[Scroll]] = [Wager(), WagerPlayer(), Prowl(), Bite()]
