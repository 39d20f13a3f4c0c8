"""Items readied by an effect, or lost to one (LD-ITEM-12, decisions 21 and 22)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gaslamp.games.london_dread import vocabulary as verbs
from gaslamp.games.london_dread.asking import AskedByCard
from gaslamp.games.london_dread.groups import offer_each
from gaslamp.games.london_dread.holdings import lose_item, ready_items_of
from gaslamp.games.london_dread.state import Dread
from gaslamp.kernel.bits import bit, has
from gaslamp.kernel.menu import Menu, Option
from gaslamp.kernel.state import Line


class ReadyItems(AskedByCard):
    """Silver Hunter Watch: ready all Items of one Character at the Location."""

    def __init__(self, seat: i64, holders: i64, by: str = "") -> None:
        super().__init__(seat, by)
        self.holders: Final[i64] = holders

    def menu(self, g: Dread, m: Menu) -> None:
        offer_each(g, m, verbs.READY_ITEMS, self.holders)

    def take(self, g: Dread, o: Option) -> None:
        ready_items_of(g, o.a)

    def prompt(self, g: Dread) -> Line:
        return Line("ask-ready-items", [self.asker(g)], -1)


class ReadyItem(AskedByCard):
    """Decision 21: ready one of the own Items, or none."""

    def __init__(self, seat: i64, c: i64, by: str = "") -> None:
        super().__init__(seat, by)
        self.c: Final[i64] = c

    def menu(self, g: Dread, m: Menu) -> None:
        m.offer(verbs.DECLINE)
        sleuth = g.sleuths[self.c]
        i: i64 = 0
        while i < sleuth.items.size():
            if has(sleuth.tilted, sleuth.items.at(i)):
                m.offer(verbs.READY_ITEM, self.c, sleuth.items.at(i))
            i += 1

    def take(self, g: Dread, o: Option) -> None:
        if o.verb == verbs.READY_ITEM:
            g.sleuths[self.c].tilted ^= bit(o.b)
            if g.logging:
                g.say("readies-item", g.id(self.c), g.content.items[o.b].id)

    def prompt(self, g: Dread) -> Line:
        return Line("ask-ready-item", [self.asker(g), g.id(self.c)], -1)


def any_item(g: Dread, group: i64) -> bool:
    c: i64 = 0
    while c < g.count():
        if has(group, c) and g.sleuths[c].items.size() > 0:
            return True
        c += 1
    return False


class LoseItem(AskedByCard):
    """Decision 22: which Item of which Character present is discarded."""

    def __init__(self, seat: i64, group: i64, by: str = "") -> None:
        super().__init__(seat, by)
        self.group: Final[i64] = group

    def menu(self, g: Dread, m: Menu) -> None:
        c: i64 = 0
        while c < g.count():
            if has(self.group, c):
                items = g.sleuths[c].items
                i: i64 = 0
                while i < items.size():
                    m.offer(verbs.LOSE_ITEM, c, items.at(i))
                    i += 1
            c += 1

    def take(self, g: Dread, o: Option) -> None:
        lose_item(g, o.a, o.b)
        if g.logging:
            g.say("loses-item", g.id(o.a), g.content.items[o.b].id)

    def prompt(self, g: Dread) -> Line:
        return Line("ask-lose-item", [self.asker(g)], -1)
