"""A Scroll: how the text of an Action card may be started, and what it does then.

`SCROLLS` finds it by the number its cards carry. A Scroll is offered only when it can be started;
its first target is part of the option.
"""

from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from gaslamp.games.great_old_ones import board
from gaslamp.games.great_old_ones import vocabulary as verbs
from gaslamp.games.great_old_ones.effect import Effect
from gaslamp.games.great_old_ones.interrupts import guard_scroll
from gaslamp.games.great_old_ones.state import OldOnes, who
from gaslamp.games.great_old_ones.tables import Card
from gaslamp.kernel.menu import Menu, Option
from gaslamp.kernel.state import Line, Step


class Scroll(Effect):
    """What all Scrolls share. One without a target is simply started."""

    counted: ClassVar[bool] = False  # whether its word goes with a number
    beside: ClassVar[str] = ""  # what else its row names: a second number, or an `area`
    quiet: ClassVar[bool] = False  # whether an Agent it puts somewhere causes no Trouble
    prize: ClassVar[str] = ""  # the message of what a good roll brings, if it is a gamble

    def offer(self, g: OldOnes, seat: i64, m: Menu, card: Card) -> None:
        """GO-SCROLL-01: how it may be started now."""
        if self.does_something(g, seat):
            m.offer(verbs.SCROLL)

    def does_something(self, g: OldOnes, seat: i64) -> bool:
        """GO-CARD-05: whether one without a target does anything at all."""
        return True

    def take(self, g: OldOnes, seat: i64, card: Card, o: Option) -> None:
        """Start it as the option says; the card stands for its numbers."""
        raise NotImplementedError

    def note(self, g: OldOnes, seat: i64, card: Card, o: Option) -> Line | None:
        """What starting it so costs or brings."""
        return None


class ScrollTable:
    """All of them by their numbers; filled by effects.py."""

    def __init__(self) -> None:
        self.all: vec[Scroll] = vec[Scroll]()


SCROLLS: Final = ScrollTable()


class Aimed(Scroll):
    """GO-INTR-19: done to other players, each of whom may let it pass by."""

    risks: ClassVar[tuple[str, ...]] = ()  # what such a player may lose: see shapes.py

    def touch(self, g: OldOnes, seat: i64, other: i64, amount: i64) -> None:
        """What it does to one other player."""
        raise NotImplementedError


class Touch(Step[OldOnes]):
    """What a Scroll does to one other player who did not let it pass by."""

    def __init__(self, seat: i64, other: i64, scroll: i64, amount: i64) -> None:
        self.seat: Final[i64] = seat
        self.other: Final[i64] = other
        self.scroll: Final[i64] = scroll
        self.amount: Final[i64] = amount

    def run(self, g: OldOnes) -> None:
        scroll = SCROLLS.all[self.scroll]
        assert isinstance(scroll, Aimed)
        scroll.touch(g, self.seat, self.other, self.amount)


class Pays(Step[OldOnes]):
    """One player pays another."""

    def __init__(self, payer: i64, payee: i64, amount: i64) -> None:
        self.payer: Final[i64] = payer
        self.payee: Final[i64] = payee
        self.amount: Final[i64] = amount

    def run(self, g: OldOnes) -> None:
        board.pay_player(g, self.payer, self.payee, self.amount)


class OnOther(Aimed):
    """GO-SCROLL-02/30, GO-INTR-19: on a player who is named, and may let it pass by."""

    def offer(self, g: OldOnes, seat: i64, m: Menu, card: Card) -> None:
        offer_others(g, seat, m)

    def take(self, g: OldOnes, seat: i64, card: Card, o: Option) -> None:
        say_aimed(g, seat, card, o.a)
        guard_scroll(g, o.a, Touch(seat, o.a, card.scroll, card.amount))


class OnAllOthers(Aimed):
    """C1, C5, C48, C68: every other player in turn order, each of whom may let it pass by."""

    def take(self, g: OldOnes, seat: i64, card: Card, o: Option) -> None:
        rows: list[i64] = []
        other = g.next_seat(seat)
        while other != seat:
            rows.append(other)
            other = g.next_seat(other)
        while len(rows) > 0:
            guard_scroll(g, rows[-1], Touch(seat, rows.pop(), card.scroll, card.amount))


def offer_others(g: OldOnes, seat: i64, m: Menu) -> None:
    """Any other player, in turn order."""
    other = g.next_seat(seat)
    while other != seat:
        m.offer(verbs.SCROLL_ON, other)
        other = g.next_seat(other)


def refuse_others(g: OldOnes, seat: i64, m: Menu, why: str, rule: str, fee: i64) -> None:
    """Why nobody can be named now."""
    other = g.next_seat(seat)
    while other != seat and m.explain:
        m.refuse(why, rule, verbs.SCROLL_ON, other, with_=int(fee) if fee > 0 else None)
        other = g.next_seat(other)


def say_aimed(g: OldOnes, seat: i64, card: Card, other: i64) -> None:
    if g.logging:
        g.say("aims", who(g, seat), card.id, who(g, other))
