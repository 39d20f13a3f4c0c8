"""Scrolls about other players' Minions: hired killers, forced removals, swaps."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from gaslamp.games.great_old_ones import board
from gaslamp.games.great_old_ones import vocabulary as verbs
from gaslamp.games.great_old_ones.effect import price
from gaslamp.games.great_old_ones.interrupts import (
    ABOUT_MOVE,
    OpenWindow,
    guard_scroll,
)
from gaslamp.games.great_old_ones.removal import (
    BY_ACTION,
    BY_SCROLL,
    can_kill,
    give_up,
    kill,
    offer_all_minions,
    offer_kills,
    offer_minions,
    remove_minion,
)
from gaslamp.games.great_old_ones.scroll import (
    Scroll,
    offer_others,
    refuse_others,
    say_aimed,
)  # fmt: skip
from gaslamp.games.great_old_ones.state import (
    NOWHERE,
    PIECE_ELDER,
    OldOnes,
    agent,
    area_of,
    at,
    card_in_play,
    clockwise_from,
    elder_piece,
    owner_of,
    who,
)
from gaslamp.games.great_old_ones.tables import AREAS, SAVE, WARD, Card
from gaslamp.kernel.bits import single
from gaslamp.kernel.menu import Menu, Option
from gaslamp.kernel.state import Line, Question, Step


class Hire(Scroll):
    """GO-MONEY-05: another player is paid first, in full."""

    def offer(self, g: OldOnes, seat: i64, m: Menu, card: Card) -> None:
        if g.players[seat].money < card.amount:
            refuse_others(g, seat, m, "why-too-dear", "GO-MONEY-05", card.amount)
        else:
            self.offer_hired(g, seat, m)

    def offer_hired(self, g: OldOnes, seat: i64, m: Menu) -> None:
        offer_others(g, seat, m)

    def note(self, g: OldOnes, seat: i64, card: Card, o: Option) -> Line | None:
        return price(seat, card.amount)


class HireKiller(Hire):
    """C56, GO-MONEY-07: an Assassination; there must be somebody to kill."""

    word: ClassVar[str] = "hire_killer"
    counted: ClassVar[bool] = True

    def offer_hired(self, g: OldOnes, seat: i64, m: Menu) -> None:
        if can_kill(g, seat):
            offer_others(g, seat, m)
        else:
            refuse_others(g, seat, m, "why-nobody-to-kill", "GO-MONEY-07", 0)

    def take(self, g: OldOnes, seat: i64, card: Card, o: Option) -> None:
        say_aimed(g, seat, card, o.a)
        board.pay_player(g, seat, o.a, card.amount)
        g.then(HiredKill(seat))


class HiredKill(Question[OldOnes]):
    """C56: the Assassination that was paid for."""

    def menu(self, g: OldOnes, m: Menu) -> None:
        offer_kills(g, self.seat, m)

    def take(self, g: OldOnes, o: Option) -> None:
        kill(g, self.seat, o.a, BY_SCROLL)

    def prompt(self, g: OldOnes) -> Line:
        return Line("ask-hired-kill", [who(g, self.seat), card_in_play(g)], -1)


class HireRemoval(Hire):
    """C53, GO-SCROLL-29: the paid player has to remove a Minion, if there is one."""

    word: ClassVar[str] = "hire_removal"
    counted: ClassVar[bool] = True

    def take(self, g: OldOnes, seat: i64, card: Card, o: Option) -> None:
        say_aimed(g, seat, card, o.a)
        board.pay_player(g, seat, o.a, card.amount)
        guard_scroll(g, o.a, Hired(o.a, seat))


class Hired(Step[OldOnes]):
    """GO-SCROLL-29: the paid player goes to work, if there is anybody to remove."""

    def __init__(self, seat: i64, payer: i64) -> None:
        self.seat: Final[i64] = seat
        self.payer: Final[i64] = payer

    def run(self, g: OldOnes) -> None:
        if can_remove(g, self.seat, self.payer):
            g.then(HiredRemoval(self.seat, self.payer))


def may_remove(g: OldOnes, piece: i64, picker: i64, payer: i64) -> bool:
    """GO-SCROLL-29, GO-ELDER-21: in Trouble, not the payer's; a third's Elder One only if one
    hit removes it."""
    owner = owner_of(g, piece)
    if owner < 0 or owner == payer or not board.in_trouble(g, area_of(g, piece)):
        return False
    if piece < PIECE_ELDER or owner == picker:
        return True
    elder = piece - PIECE_ELDER
    return g.elders.hits[elder] + 1 >= g.content.hp_of[elder]


def can_remove(g: OldOnes, picker: i64, payer: i64) -> bool:
    scratch = Menu(picker)
    offer_hired(g, picker, payer, scratch)
    return scratch.size() > 0


def offer_hired(g: OldOnes, picker: i64, payer: i64, m: Menu) -> None:
    area: i64 = 0
    while area < AREAS:
        seat: i64 = 0
        while seat < g.seats and board.in_trouble(g, area):
            if seat != payer and g.london.agents[at(seat, area)] > 0:
                m.offer(verbs.REMOVE, agent(seat, area))
            seat += 1
        area += 1
    elder: i64 = 0
    while elder < len(g.elders.area):
        piece = elder_piece(elder)
        if g.elders.area[elder] != NOWHERE and may_remove(g, piece, picker, payer):
            m.offer(verbs.REMOVE, piece)
        elder += 1


class HiredRemoval(Question[OldOnes]):
    """C53, D22: the paid player has to remove a Minion in Trouble that is not the payer's."""

    def __init__(self, seat: i64, payer: i64) -> None:
        super().__init__(seat)
        self.payer: Final[i64] = payer

    def menu(self, g: OldOnes, m: Menu) -> None:
        offer_hired(g, self.seat, self.payer, m)

    def take(self, g: OldOnes, o: Option) -> None:
        if owner_of(g, o.a) == self.seat:
            give_up(g, o.a, BY_ACTION)
        else:
            remove_minion(g, o.a, BY_SCROLL)

    def prompt(self, g: OldOnes) -> Line:
        args = [who(g, self.seat), who(g, self.payer), card_in_play(g)]
        return Line("ask-hired-removal", [*args], -1)


class Swap(Scroll):
    """C57, GO-SCROLL-07/22: two Minions of anybody trade places."""

    word: ClassVar[str] = "swap"

    def offer(self, g: OldOnes, seat: i64, m: Menu, card: Card) -> None:
        if not single(board.occupied(g)):
            offer_all_minions(g, m, verbs.SWAP, board.ALL_AREAS, g.everyone())

    def take(self, g: OldOnes, seat: i64, card: Card, o: Option) -> None:
        g.then(SwapSecond(seat, o.a))


class SwapSecond(Question[OldOnes]):
    """C57, GO-SCROLL-07/22: the other Minion, in another area."""

    def __init__(self, seat: i64, piece: i64) -> None:
        super().__init__(seat)
        self.piece: Final[i64] = piece

    def menu(self, g: OldOnes, m: Menu) -> None:
        here = area_of(g, self.piece)
        area: i64 = 0
        while area < AREAS:
            if area != here:
                offer_minions(g, m, verbs.SWAP, area, g.everyone())
            area += 1

    def take(self, g: OldOnes, o: Option) -> None:
        swap(g, self.seat, self.piece, o.a)

    def prompt(self, g: OldOnes) -> Line:
        return Line("ask-swap", [who(g, self.seat), card_in_play(g)], -1)


def swap(g: OldOnes, seat: i64, one: i64, two: i64) -> None:
    """GO-INTR-04/20: each other owner is asked, clockwise; one answer stops the whole swap."""
    g.then(Swapped(one, two))
    first = owner_of(g, one)
    second = owner_of(g, two)
    area_one = area_of(g, one)
    area_two = area_of(g, two)
    if clockwise_from(g, seat, second) < clockwise_from(g, seat, first):
        first, second = second, first
        area_one, area_two = area_two, area_one
    rows: i64 = 1
    if second != seat and second != first:
        g.then(OpenWindow(second, SAVE | WARD, rows, ABOUT_MOVE, area_two))
        rows = 2
    if first != seat:
        g.then(OpenWindow(first, SAVE | WARD, rows, ABOUT_MOVE, area_one))


class Swapped(Step[OldOnes]):
    """GO-SCROLL-07: both leave, then both enter."""

    def __init__(self, one: i64, two: i64) -> None:
        self.one: Final[i64] = one
        self.two: Final[i64] = two

    def run(self, g: OldOnes) -> None:
        area_one = area_of(g, self.one)
        area_two = area_of(g, self.two)
        if g.logging:
            board.say_moved(g, self.one, area_one, area_two)
            board.say_moved(g, self.two, area_two, area_one)
        board.leave(g, self.one)
        board.leave(g, self.two)
        board.enter(g, self.one, area_two)
        board.enter(g, self.two, area_one)


HIRED_SCROLLS: Final[list[Scroll]] = [HireRemoval(), HireKiller(), Swap()]
