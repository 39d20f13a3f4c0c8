"""Conditions about to be taken: whom they strike, and who may do something about it (LD-TIME)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gaslamp.games.london_dread import tables
from gaslamp.games.london_dread import vocabulary as verbs
from gaslamp.games.london_dread.asking import AskedByCard
from gaslamp.games.london_dread.carrying import offer_free, take_free
from gaslamp.games.london_dread.conditions import SECOND_COPY, suffer
from gaslamp.games.london_dread.groups import offer_each, speaker
from gaslamp.games.london_dread.holdings import (
    Case,
    any_holding,
    holders_of,
    may_ready,
    offer_holdings,
    pay,
    program_of,
)
from gaslamp.games.london_dread.state import MOST_DREAD, Dread
from gaslamp.games.london_dread.tables import condition_id
from gaslamp.kernel.bits import bit, count_bits, has
from gaslamp.kernel.menu import Menu, Option
from gaslamp.kernel.state import Decision, Line, Step


class Strike(Step[Dread]):
    """LD-COND-01, LD-TIME-03: a Character is about to take a Condition; others may react."""

    def __init__(self, c: i64, condition: i64) -> None:
        self.c: Final[i64] = c
        self.condition: Final[i64] = condition

    def run(self, g: Dread) -> None:
        if g.sleuths[self.c].defeated:
            return
        able = reacting(g, self.c, self.condition)
        if able != 0:
            g.then(ReactCondition(self.c, self.condition, able))
        else:
            suffer(g, self.c, self.condition)


def reacting(g: Dread, c: i64, condition: i64) -> i64:
    """The seats that could do something about it: ignore it, heal, ready what would, or lower Dread
    before a second copy ends the game. Those are asked, and may then use any free effect."""
    case = Case(c, condition)
    found = may_ready(g, c, tables.TO_WARD)
    double = g.sleuths[c].conditions & condition != 0 and not g.in_endgame()
    if double and g.dread + SECOND_COPY > MOST_DREAD:
        found |= holders_of(g, bit(g.count()) - 1, tables.LOWER)
    seat: i64 = 0
    while seat < g.rules.seats:
        if any_holding(g, seat, tables.TO_WARD, case):
            found |= bit(seat)
        seat += 1
    return found


class ReactCondition(Decision[Dread]):
    """Decision 20, LD-ITEM-08: ignore it, use any free effect first, or let it happen when all
    have passed."""

    def __init__(self, c: i64, condition: i64, open_to: i64) -> None:
        self.c: Final[i64] = c
        self.condition: Final[i64] = condition
        self.open_to: Final[i64] = open_to

    def seats(self, g: Dread) -> i64:
        return self.open_to

    def menu(self, g: Dread, m: Menu) -> None:
        m.offer(verbs.PASS)
        offer_holdings(g, m, m.seat, tables.TO_WARD, Case(self.c, self.condition))
        free = Menu(m.seat)
        offer_free(g, free)
        i: i64 = 0
        while i < free.size():
            o = Option(m.seat, free.at(i))
            if not m.has(o.code):  # healing is both
                m.offer(o.verb, o.a, o.b, o.c)
            i += 1

    def take(self, g: Dread, o: Option) -> None:
        if o.verb == verbs.PASS:
            left = self.open_to ^ bit(o.seat)
            if left != 0:
                g.then(ReactCondition(self.c, self.condition, left))
            else:
                suffer(g, self.c, self.condition)
            return
        if o.verb == verbs.SECRET or g.content.time_of(program_of(g, o)) != tables.TO_WARD:
            g.then(Strike(self.c, self.condition))
            take_free(g, o)
            return
        pay(g, o)
        if g.logging:
            g.say("ignores-condition", g.id(self.c), condition_id(self.condition))

    def prompt(self, g: Dread) -> Line:
        return Line("ask-react-condition", [g.id(self.c), condition_id(self.condition)], -1)


class ChooseVictim(AskedByCard):
    """LD-PLOT-18, decision 22: the players choose who takes the Condition."""

    def __init__(self, seat: i64, group: i64, condition: i64, by: str = "") -> None:
        super().__init__(seat, by)
        self.group: Final[i64] = group
        self.condition: Final[i64] = condition

    def menu(self, g: Dread, m: Menu) -> None:
        offer_each(g, m, verbs.VICTIM, self.group)

    def take(self, g: Dread, o: Option) -> None:
        g.then(Strike(o.a, self.condition))

    def prompt(self, g: Dread) -> Line:
        return Line("ask-victim", [self.asker(g), condition_id(self.condition)], -1)


class OrderOfStrikes(AskedByCard):
    """LD-TIME-01: one effect that hits several; the players choose who is first."""

    def __init__(self, seat: i64, group: i64, condition: i64, by: str = "") -> None:
        super().__init__(seat, by)
        self.group: Final[i64] = group
        self.condition: Final[i64] = condition

    def menu(self, g: Dread, m: Menu) -> None:
        offer_each(g, m, verbs.VICTIM, self.group)

    def take(self, g: Dread, o: Option) -> None:
        strike_all(g, self.group ^ bit(o.a), self.condition, self.by)
        g.then(Strike(o.a, self.condition))

    def prompt(self, g: Dread) -> Line:
        return Line("ask-order-of-strikes", [self.asker(g), condition_id(self.condition)], -1)


def strike_all(g: Dread, group: i64, condition: i64, by: str) -> None:
    """Everybody takes it. The order is asked only where it can matter: where somebody reacts."""
    if group == 0:
        return
    matters = False
    c: i64 = 0
    while c < g.count():
        if has(group, c) and reacting(g, c, condition) != 0:
            matters = True
        c += 1
    if matters and count_bits(group) > 1:
        g.then(OrderOfStrikes(speaker(g, group), group, condition, by))
        return
    c = g.count() - 1
    while c >= 0:
        if has(group, c):
            g.then(Strike(c, condition))
        c -= 1
