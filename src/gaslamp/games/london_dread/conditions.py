"""Conditions: taken, ignored, healed, and what a second copy does (LD-COND, LD-TIME)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gaslamp.games.london_dread import cards, verbs
from gaslamp.games.london_dread.cards import INJURED, TO_WARD, UNHINGED
from gaslamp.games.london_dread.holdings import (
    Case,
    ailing,
    any_holding,
    offer_holdings,
    pay,
)
from gaslamp.games.london_dread.state import (
    Dread,
    each,
    offer_each,
    size,
    speaker,
    survivors,
    together,
)
from gaslamp.games.london_dread.track import lose, raise_dread
from gaslamp.kernel.bits import bit
from gaslamp.kernel.menu import Menu, Option
from gaslamp.kernel.state import Decision, Line, Question, Step

SECOND_COPY: Final = 5


def condition_id(condition: i64) -> str:
    return "injured" if condition == INJURED else "unhinged"


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
    """The seats that could do something about it."""
    case = Case(c, condition)
    found: i64 = 0
    seat: i64 = 0
    while seat < g.rules.seats:
        if any_holding(g, seat, TO_WARD, case):
            found |= bit(seat)
        seat += 1
    return found


class ReactCondition(Decision[Dread]):
    """Decision 20: ignore it, heal first, or let it happen when all have passed."""

    def __init__(self, c: i64, condition: i64, open_to: i64) -> None:
        self.c: Final[i64] = c
        self.condition: Final[i64] = condition
        self.open_to: Final[i64] = open_to

    def seats(self, g: Dread) -> i64:
        return self.open_to

    def menu(self, g: Dread, m: Menu) -> None:
        m.offer(verbs.PASS)
        offer_holdings(g, m, m.seat, TO_WARD, Case(self.c, self.condition))

    def take(self, g: Dread, o: Option) -> None:
        if o.verb == verbs.PASS:
            left = self.open_to ^ bit(o.seat)
            if left != 0:
                g.then(ReactCondition(self.c, self.condition, left))
            else:
                suffer(g, self.c, self.condition)
            return
        effect = g.content.programs[pay(g, o)][0]
        if effect.verb == cards.HEAL:
            g.then(Strike(self.c, self.condition))
            g.then(Healing(o.a, together(g, o.a), effect.amount))
        elif g.logging:
            g.say("ignores-condition", g.id(self.c), condition_id(self.condition))

    def prompt(self, g: Dread) -> Line:
        return Line("ask-react-condition", [g.id(self.c), condition_id(self.condition)], -1)


def suffer(g: Dread, c: i64, condition: i64) -> None:
    """LD-COND-02..04: the first copy is taken; a second one costs Dread, or the Character."""
    sleuth = g.sleuths[c]
    if sleuth.conditions & condition == 0:
        sleuth.conditions |= condition
        if g.logging:
            g.say("takes-condition", g.id(c), condition_id(condition))
    elif g.in_endgame():
        defeat(g, c)
    else:
        if g.logging:
            g.say("second-condition", g.id(c), condition_id(condition))
        raise_dread(g, SECOND_COPY)


def defeat(g: Dread, c: i64) -> None:
    """LD-COND-06, LD-GAME-05: out of the game; without Characters the team loses."""
    sleuth = g.sleuths[c]
    sleuth.defeated = True
    sleuth.out = True
    sleuth.dice = 0
    g.fallen = True
    if g.logging:
        g.say("is-defeated", g.id(c))
    if survivors(g) == 0:
        lose(g, "lost-defeated")


class Healing(Step[Dread]):
    """Discard so many Conditions among these Characters, if they have any (LD-COND-07)."""

    def __init__(self, c: i64, group: i64, count: i64) -> None:
        self.c: Final[i64] = c
        self.group: Final[i64] = group
        self.count: Final[i64] = count

    def run(self, g: Dread) -> None:
        if self.count > 0 and ailing(g, self.group) != 0:
            seat = g.sleuths[self.c].seat if self.c >= 0 else speaker(g, self.group)
            g.then(HealChoice(seat, self.c, self.group, self.count))


class HealChoice(Question[Dread]):
    """Decision 25: whose Condition is discarded; one may decline."""

    def __init__(self, seat: i64, c: i64, group: i64, count: i64) -> None:
        super().__init__(seat)
        self.c: Final[i64] = c
        self.group: Final[i64] = group
        self.count: Final[i64] = count

    def menu(self, g: Dread, m: Menu) -> None:
        m.offer(verbs.DECLINE)
        c: i64 = 0
        while c < g.count():
            conditions = g.sleuths[c].conditions
            if each(self.group, c) and not g.sleuths[c].defeated:
                if conditions & INJURED != 0:
                    m.offer(verbs.HEAL, c, INJURED)
                if conditions & UNHINGED != 0:
                    m.offer(verbs.HEAL, c, UNHINGED)
            c += 1

    def take(self, g: Dread, o: Option) -> None:
        if o.verb == verbs.DECLINE:
            return
        g.sleuths[o.a].conditions ^= o.b
        if g.logging:
            g.say("is-healed", g.id(o.a), condition_id(o.b))
        g.then(Healing(self.c, self.group, self.count - 1))

    def prompt(self, g: Dread) -> Line:
        return Line("ask-heal", [int(self.count)], -1)


class ChooseVictim(Question[Dread]):
    """LD-PLOT-18, decision 22: the players choose who takes the Condition."""

    def __init__(self, seat: i64, group: i64, condition: i64) -> None:
        super().__init__(seat)
        self.group: Final[i64] = group
        self.condition: Final[i64] = condition

    def menu(self, g: Dread, m: Menu) -> None:
        offer_each(g, m, verbs.VICTIM, self.group)

    def take(self, g: Dread, o: Option) -> None:
        g.then(Strike(o.a, self.condition))

    def prompt(self, g: Dread) -> Line:
        return Line("ask-victim", [condition_id(self.condition)], -1)


class OrderOfStrikes(Question[Dread]):
    """LD-TIME-01: one effect that hits several; the players choose who is first."""

    def __init__(self, seat: i64, group: i64, condition: i64) -> None:
        super().__init__(seat)
        self.group: Final[i64] = group
        self.condition: Final[i64] = condition

    def menu(self, g: Dread, m: Menu) -> None:
        offer_each(g, m, verbs.VICTIM, self.group)

    def take(self, g: Dread, o: Option) -> None:
        strike_all(g, self.group ^ bit(o.a), self.condition)
        g.then(Strike(o.a, self.condition))

    def prompt(self, g: Dread) -> Line:
        return Line("ask-order-of-strikes", [condition_id(self.condition)], -1)


def strike_all(g: Dread, group: i64, condition: i64) -> None:
    """Everybody takes it. The order is asked only where it can matter: where somebody reacts."""
    if group == 0:
        return
    matters = False
    c: i64 = 0
    while c < g.count():
        if each(group, c) and reacting(g, c, condition) != 0:
            matters = True
        c += 1
    if matters and size(group) > 1:
        g.then(OrderOfStrikes(speaker(g, group), group, condition))
        return
    c = g.count() - 1
    while c >= 0:
        if each(group, c):
            g.then(Strike(c, condition))
        c -= 1
