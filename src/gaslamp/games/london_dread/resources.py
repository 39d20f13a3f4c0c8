"""Resources: Confidence, Items and Virtue tokens gained, and who gets them (LD-RES)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gaslamp.games.london_dread import vocabulary as verbs
from gaslamp.games.london_dread.asking import AskedByCard
from gaslamp.games.london_dread.groups import speaker
from gaslamp.games.london_dread.state import VIRTUE_TOKENS, Dread
from gaslamp.games.london_dread.tables import RANDOM_ITEM, VIRTUE
from gaslamp.kernel.bits import bit, count_bits, has, lowest
from gaslamp.kernel.menu import Menu, Option
from gaslamp.kernel.state import Line, Step

SUPPLY: Final = 3


def gain_confidence(g: Dread, c: i64, count: i64) -> None:
    """LD-RES-02/09, LD-END-08: to the team's deck, in the Endgame to the gainer's hand."""
    if g.outcome is not None:
        return
    pile = g.piles.confidence
    gained: i64 = 0
    while gained < count:
        if pile.size() == 0:
            if g.piles.confidence_discard.size() == 0:
                break
            pile.slide_under(g.piles.confidence_discard)
            pile.shuffle(g.rng)
            g.veil()
        if g.in_endgame():
            g.sleuths[c].hand.push(pile.pull())
            g.veil()
        else:
            g.piles.investigation.push(pile.pull())
        gained += 1
    if g.logging and gained > 0:
        if g.in_endgame():
            g.say("takes-confidence", g.id(c), int(gained))
        else:
            g.say("gains-confidence", int(gained))


def virtue_left(g: Dread) -> i64:
    """LD-VIRT-02: tokens still in the pool."""
    left: i64 = VIRTUE_TOKENS
    c: i64 = 0
    while c < g.count():
        left -= g.sleuths[c].virtue
        c += 1
    return left


def top_item(g: Dread) -> i64:
    """LD-ITEM-10: the top of the Item deck, rebuilt if need be; -1 if there is none."""
    deck = g.piles.items
    if deck.size() == 0:
        if g.piles.item_discard.size() == 0:
            return -1
        deck.slide_under(g.piles.item_discard)
        deck.shuffle(g.rng)
    g.veil()
    return deck.pull()


def refill_supply(g: Dread) -> None:
    """LD-RES-04/05: the Supply holds three, as far as there are Items."""
    while g.piles.supply.size() < SUPPLY:
        item = top_item(g)
        if item < 0:
            return
        g.piles.supply.push(item)


def items_left(g: Dread) -> i64:
    return g.piles.items.size() + g.piles.item_discard.size()


def take_item(g: Dread, c: i64, item: i64) -> None:
    """LD-RES-07: a gained Item is ready."""
    g.sleuths[c].items.push(item)
    if g.logging:
        g.say("gains-item", g.id(c), g.content.items[item].id)


class Outcome(Step[Dread]):
    """LD-RES-01: what is spread is counted anew for each outcome."""

    def run(self, g: Dread) -> None:
        c: i64 = 0
        while c < g.count():
            g.sleuths[c].got_items = 0
            g.sleuths[c].got_virtue = 0
            c += 1


NEW_OUTCOME: Final = Outcome()


def entitled(g: Dread, group: i64, kind: i64) -> i64:
    """LD-RES-01: those whose share, of this kind and in all, may still grow."""
    least_kind: i64 = 99
    least_all: i64 = 99
    c: i64 = 0
    while c < g.count():
        if has(group, c):
            sleuth = g.sleuths[c]
            own = sleuth.got_virtue if kind == VIRTUE else sleuth.got_items
            whole = sleuth.got_virtue + sleuth.got_items
            least_kind = own if own < least_kind else least_kind
            least_all = whole if whole < least_all else least_all
        c += 1
    both: i64 = 0
    c = 0
    while c < g.count():
        if has(group, c):
            sleuth = g.sleuths[c]
            own = sleuth.got_virtue if kind == VIRTUE else sleuth.got_items
            if own == least_kind and sleuth.got_virtue + sleuth.got_items == least_all:
                both |= bit(c)
        c += 1
    return both


class Spread(Step[Dread]):
    """LD-RES-01, LD-RES-07/11: one Item or Virtue token after another, each to be given."""

    def __init__(self, kind: i64, count: i64, group: i64, by: str = "") -> None:
        self.kind: Final[i64] = kind
        self.count: Final[i64] = count
        self.group: Final[i64] = group
        self.by: Final = by

    def run(self, g: Dread) -> None:
        if self.count == 0 or self.group == 0 or not available(g, self.kind):
            return
        if self.count > 1:
            g.then(Spread(self.kind, self.count - 1, self.group, self.by))
        able = entitled(g, self.group, self.kind)
        if count_bits(able) == 1:
            give(g, lowest(able), self.kind, self.by)
        else:
            g.then(Give(speaker(g, self.group), able, self.kind, self.by))


def available(g: Dread, kind: i64) -> bool:
    if kind == VIRTUE:
        return virtue_left(g) > 0
    if kind == RANDOM_ITEM:
        return items_left(g) > 0
    return items_left(g) + g.piles.supply.size() > 0


class Give(AskedByCard):
    """Decision 23: who gets the next Item or Virtue token."""

    def __init__(self, seat: i64, able: i64, kind: i64, by: str = "") -> None:
        super().__init__(seat, by)
        self.able: Final[i64] = able
        self.kind: Final[i64] = kind

    def menu(self, g: Dread, m: Menu) -> None:
        c: i64 = 0
        while c < g.count():
            if has(self.able, c):
                m.offer(verbs.GIVE, c)
            elif has(g.group, c):
                m.refuse("why-uneven", "LD-RES-01", verbs.GIVE, c)
            c += 1

    def take(self, g: Dread, o: Option) -> None:
        give(g, o.a, self.kind, self.by)

    def prompt(self, g: Dread) -> Line:
        message = "ask-give-virtue" if self.kind == VIRTUE else "ask-give-item"
        return Line(message, [self.asker(g)], -1)


def give(g: Dread, c: i64, kind: i64, by: str) -> None:
    """LD-RES-03/06/08: the token, a random Item, or an Item of one's choice."""
    sleuth = g.sleuths[c]
    if kind == VIRTUE:
        sleuth.virtue += 1
        sleuth.got_virtue += 1
        if g.logging:
            g.say("gains-virtue", g.id(c))
        return
    sleuth.got_items += 1
    if kind == RANDOM_ITEM:
        item = top_item(g)
        if item >= 0:
            take_item(g, c, item)
        return
    g.then(ItemSource(sleuth.seat, c, by))


class ItemSource(AskedByCard):
    """LD-RES-03..05, decision 24: one of the Supply, or the unseen top of the deck."""

    def __init__(self, seat: i64, c: i64, by: str = "") -> None:
        super().__init__(seat, by)
        self.c: Final[i64] = c

    def menu(self, g: Dread, m: Menu) -> None:
        i: i64 = 0
        while i < g.piles.supply.size():
            m.offer(verbs.FROM_SUPPLY, g.piles.supply.at(i))
            i += 1
        if items_left(g) > 0:
            m.offer(verbs.FROM_DECK)

    def take(self, g: Dread, o: Option) -> None:
        if o.verb == verbs.FROM_SUPPLY:
            g.piles.supply.discard(o.a)
            take_item(g, self.c, o.a)
            refill_supply(g)
            return
        item = top_item(g)
        while g.piles.supply.size() > 0:
            g.piles.item_discard.push(g.piles.supply.pull())
        take_item(g, self.c, item)
        refill_supply(g)

    def prompt(self, g: Dread) -> Line:
        return Line("ask-item-source", [self.asker(g), g.id(self.c)], -1)
