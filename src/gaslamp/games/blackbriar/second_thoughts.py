"""Second thoughts: dice put back and actions taken back, which nothing has come of yet.

Both are free, but no turn may go on for ever (section 4): each can be done a few times, then the
die or the action waits until something has happened. It waits only for who thought better of it.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gaslamp.games.blackbriar import dice
from gaslamp.games.blackbriar.state import (
    ACTIVE,
    DICE,
    NO_PLAN,
    NONE,
    PLEDGED,
    THINGS,
    UNTRIED,
    UPGRADE,
    Blackbriar,
    owner,
)  # fmt: skip
from gaslamp.games.blackbriar.tables import DICE_ROOM, FOLK_ROOM, LINES
from gaslamp.kernel.bits import bit

OFTEN: Final = 3


def action(folk: i64, line: i64, upgrade: bool) -> i64:
    """A linked action or an Upgrade, as something that can be thought better of."""
    return DICE + (FOLK_ROOM * LINES + folk * 2 if upgrade else folk * LINES) + line


def too_often(g: Blackbriar, seat: i64, thing: i64) -> bool:
    """Whether the seat must do something else before it may begin with this again."""
    return g.tries[seat * THINGS + thing] >= OFTEN


def think_better(g: Blackbriar, seat: i64, thing: i64) -> None:
    tries = g.tries[:]
    tries[seat * THINGS + thing] = tries[seat * THINGS + thing] + 1
    g.tries = tries


def put_back(g: Blackbriar, seat: i64, die: i64) -> None:
    """A die is put back where it was; those like it count as the same."""
    other = owner(die) * DICE_ROOM
    while other < (owner(die) + 1) * DICE_ROOM:
        if g.dice.place[other] == ACTIVE and dice.same_die(g, die, other):
            think_better(g, seat, other)
        other += 1


def take_back(g: Blackbriar, seat: i64) -> None:
    """All pledged dice are active again, as if the action had not been begun."""
    think_better(g, seat, action(g.plan_card, g.plan_line, g.plan == UPGRADE))
    die: i64 = 0
    while die < g.folk * DICE_ROOM:
        if g.dice.place[die] == PLEDGED:
            g.dice.place[die] = ACTIVE
        die += 1
    g.lent = 0
    g.plan = NO_PLAN
    g.plan_first = NONE


def acted(g: Blackbriar, seat: i64) -> None:
    """Something happened: all may be begun again, who passed may return (R-62)."""
    g.tries = UNTRIED[g.seats]
    g.lent = 0
    g.may_return = g.passed & ~bit(seat)
