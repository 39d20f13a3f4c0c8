"""Conditions: taken, ignored, healed, and what a second copy does (LD-COND, LD-TIME)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gaslamp.games.london_dread import vocabulary as verbs
from gaslamp.games.london_dread.asking import AskedByCard
from gaslamp.games.london_dread.groups import speaker, survivors
from gaslamp.games.london_dread.holdings import (
    ailing,
)
from gaslamp.games.london_dread.state import Dread
from gaslamp.games.london_dread.tables import INJURED, UNHINGED, condition_id
from gaslamp.games.london_dread.track import lose, raise_dread
from gaslamp.kernel.bits import has
from gaslamp.kernel.menu import Menu, Option
from gaslamp.kernel.state import Line, Step

SECOND_COPY: Final = 5


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
    g.finale.fallen = True
    if g.logging:
        g.say("is-defeated", g.id(c))
    if survivors(g) == 0:
        lose(g, "lost-defeated")


class Healing(Step[Dread]):
    """Discard so many Conditions among these Characters, if they have any (LD-COND-07)."""

    def __init__(self, c: i64, group: i64, count: i64, by: str = "") -> None:
        self.c: Final[i64] = c
        self.group: Final[i64] = group
        self.count: Final[i64] = count
        self.by: Final = by

    def run(self, g: Dread) -> None:
        if self.count > 0 and ailing(g, self.group) != 0:
            seat = g.sleuths[self.c].seat if self.c >= 0 else speaker(g, self.group)
            g.then(HealChoice(seat, self.c, self.group, self.count, self.by))


class HealChoice(AskedByCard):
    """Decision 25: whose Condition is discarded; one may decline."""

    def __init__(self, seat: i64, c: i64, group: i64, count: i64, by: str = "") -> None:
        super().__init__(seat, by)
        self.c: Final[i64] = c
        self.group: Final[i64] = group
        self.count: Final[i64] = count

    def menu(self, g: Dread, m: Menu) -> None:
        m.offer(verbs.DECLINE)
        c: i64 = 0
        while c < g.count():
            conditions = g.sleuths[c].conditions
            if has(self.group, c) and not g.sleuths[c].defeated:
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
        g.then(Healing(self.c, self.group, self.count - 1, self.by))

    def prompt(self, g: Dread) -> Line:
        return Line("ask-heal", [self.asker(g), int(self.count)], -1)
