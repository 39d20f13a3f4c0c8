"""Item Management: return, give, exchange, rearrange (PD-ITEM)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gaslamp.games.plague_of_dracula.readiness import (
    ready,
    ready_hunters,
    refuse_spent,
    spend,
    spent_hunters,
    why_spent,
)
from gaslamp.games.plague_of_dracula.state import Plague
from gaslamp.games.plague_of_dracula.status_track import (
    gain,
    held_as,
    lose_weapon,
    open_spaces,
    upright,
    weapon_count,
    weapons_of,
)
from gaslamp.games.plague_of_dracula.tables import EMPTY, HUNTERS, SPACES, WEAPONS
from gaslamp.games.plague_of_dracula.vocabulary import (
    AGREE,
    ARRANGE,
    DECLINE,
    DONE,
    EXCHANGE,
    FIRST,
    GIVE,
    RETURN,
)
from gaslamp.kernel.bits import bit, single
from gaslamp.kernel.menu import Menu, Option
from gaslamp.kernel.state import Line, Question

LINK: Final = 8  # bits of one link of an exchange: who gives, and what
GIVER_BITS: Final = 7


def can_manage(g: Plague, ready_ones: i64) -> bool:
    h: i64 = 0
    while h < HUNTERS:
        if (ready_ones >> h) & 1 and weapons_of(g, h):
            return True
        h += 1
    return False


def offer_item_management(g: Plague, m: Menu) -> None:
    ready_ones = ready_hunters(g, m.seat)
    spent = spent_hunters(g, m)
    h: i64 = 0
    while h < HUNTERS:
        if (ready_ones >> h) & 1:
            kinds = weapons_of(g, h)
            if kinds and not single(kinds):
                m.offer(ARRANGE, h)
            weapon: i64 = 0
            while weapon < WEAPONS:
                if (kinds >> weapon) & 1:
                    m.offer(RETURN, h, weapon)
                    offer_gifts(g, m, h, weapon)
                weapon += 1
        elif m.explain and (spent >> h) & 1:
            refuse_items(g, m, h)
        h += 1


def refuse_items(g: Plague, m: Menu, hunter: i64) -> None:
    """PD-ACT-04: a hunter without an action can neither return nor give anything."""
    kinds = weapons_of(g, hunter)
    weapon: i64 = 0
    while weapon < WEAPONS:
        if (kinds >> weapon) & 1:
            refuse_spent(g, m, hunter, RETURN, hunter, weapon)
            to: i64 = 0
            while to < HUNTERS:
                if to != hunter and g.place[to] == g.place[hunter]:
                    refuse_spent(g, m, hunter, GIVE, hunter, weapon, to)
                to += 1
        weapon += 1


def offer_gifts(g: Plague, m: Menu, giver: i64, weapon: i64) -> None:
    """PD-ITEM-03, PD-ITEM-04: to a friend with room, or a ring of friends without any."""
    to: i64 = 0
    while to < HUNTERS:
        if to != giver and g.place[to] == g.place[giver]:
            name = g.content.hunter_ids[to]
            if has_declined(g, giver, to):
                m.refuse("why-declined", "PD-ITEM-03", GIVE, giver, weapon, to, name)
            elif open_spaces(g, to) > 0:
                m.offer(GIVE, giver, weapon, to)
            elif in_ring(g, giver) and in_ring(g, to):
                if (g.withdrawn >> giver) & 1:
                    first = g.content.hunter_ids[giver]
                    m.refuse("why-taken-back", "PD-ITEM-04", EXCHANGE, giver, weapon, to, first)
                else:
                    m.offer(EXCHANGE, giver, weapon, to)
            elif in_ring(g, giver) and weapon_count(g, to) > 0:
                m.refuse(why_spent(g, to), "PD-ITEM-04", EXCHANGE, giver, weapon, to, name)
            else:
                m.refuse("why-no-open-space", "PD-ITEM-04", GIVE, giver, weapon, to, name)
        to += 1


def has_declined(g: Plague, giver: i64, to: i64) -> bool:
    """Whether the receiver's player, another one than the giver's, has said no in this step."""
    return (g.declined >> to) & 1 != 0 and g.owner[to] != g.owner[giver]


def in_ring(g: Plague, hunter: i64) -> bool:
    """A full track with a weapon on it, and an action to give it away with."""
    return ready(g, hunter) and open_spaces(g, hunter) == 0 and weapon_count(g, hunter) > 0


def manage(g: Plague, o: Option) -> None:
    """One item management action of a hunter."""
    if o.verb == RETURN:
        spend(g, bit(o.a))
        return_weapon(g, o.a, o.b)
        if weapon_count(g, o.a) > 0:
            g.then(ReturnMore(o.seat, o.a))
    elif o.verb == ARRANGE:
        spend(g, bit(o.a))
        g.then(Arrange(o.seat, o.a, 0))
    elif o.verb == EXCHANGE:
        pass_on(g, o.a, o.c, (o.a << 4) | o.b, 1)
    elif g.owner[o.c] != o.seat:
        g.then(AgreeToReceive(g.owner[o.c], o.a, o.b, o.c))
    else:
        give(g, o.a, o.b, o.c)


def return_weapon(g: Plague, hunter: i64, weapon: i64) -> None:
    lose_weapon(g, hunter, held_as(g, hunter, weapon))
    g.stores.inventory[weapon] += 1
    g.say("returns", g.content.hunter_ids[hunter], g.content.item_ids[weapon])


class ReturnMore(Question[Plague]):
    """PD-ITEM-02: any number of weapons go back with the one action."""

    def __init__(self, seat: i64, hunter: i64) -> None:
        super().__init__(seat)
        self.hunter: Final[i64] = hunter

    def menu(self, g: Plague, m: Menu) -> None:
        m.offer(DONE)
        kinds = weapons_of(g, self.hunter)
        weapon: i64 = 0
        while weapon < WEAPONS:
            if (kinds >> weapon) & 1:
                m.offer(RETURN, self.hunter, weapon)
            weapon += 1

    def take(self, g: Plague, o: Option) -> None:
        if o.verb == RETURN:
            return_weapon(g, o.a, o.b)
            if weapon_count(g, o.a) > 0:
                g.then(self)

    def prompt(self, g: Plague) -> Line:
        return Line("ask-return-more", [g.content.hunter_ids[self.hunter]], 1 << self.seat)


class Arrange(Question[Plague]):
    """PD-ITEM-05: weapons are put in order from the left; the rest stay as they are."""

    def __init__(self, seat: i64, hunter: i64, done: i64) -> None:
        super().__init__(seat)
        self.hunter: Final[i64] = hunter
        self.done: Final[i64] = done

    def menu(self, g: Plague, m: Menu) -> None:
        weapon: i64 = 0
        while weapon < WEAPONS:
            if self.space_of(g, weapon) >= 0:
                m.offer(FIRST, weapon)
            weapon += 1

    def space_of(self, g: Plague, weapon: i64) -> i64:
        space: i64 = self.hunter * SPACES + g.bites[self.hunter] + self.done
        end: i64 = (self.hunter + 1) * SPACES
        while space < end:
            if upright(g.track[space]) == weapon:
                return space
            space += 1
        return -1

    def take(self, g: Plague, o: Option) -> None:
        space = self.space_of(g, o.a)
        cell = g.track[space]
        start: i64 = self.hunter * SPACES + g.bites[self.hunter] + self.done
        while space > start:
            g.track[space] = g.track[space - 1]
            space -= 1
        g.track[start] = cell
        if self.differ(g, start + 1):
            g.then(Arrange(self.seat, self.hunter, self.done + 1))
        else:
            g.say("arranged", g.content.hunter_ids[self.hunter])

    def differ(self, g: Plague, space: i64) -> bool:
        """Whether the weapons from this space on are of more than one kind."""
        first = upright(g.track[space])
        end: i64 = (self.hunter + 1) * SPACES
        while space < end:
            cell = g.track[space]
            if cell != EMPTY and upright(cell) != first:
                return True
            space += 1
        return False

    def prompt(self, g: Plague) -> Line:
        hunter = g.content.hunter_ids[self.hunter]
        return Line("ask-arrange", [hunter, int(self.done) + 1], 1 << self.seat)


def give(g: Plague, giver: i64, weapon: i64, to: i64) -> None:
    """PD-ITEM-03, PD-ITEM-06: it costs the giver's action, not the receiver's."""
    spend(g, bit(giver))
    hand(g, giver, weapon, to)


def hand(g: Plague, giver: i64, weapon: i64, to: i64) -> None:
    cell = held_as(g, giver, weapon)
    lose_weapon(g, giver, cell)
    gain(g, to, cell)
    say_given(g, giver, weapon, to)


def say_given(g: Plague, giver: i64, weapon: i64, to: i64) -> None:
    c = g.content
    g.say("gives", c.hunter_ids[giver], c.item_ids[weapon], c.hunter_ids[to])


class AgreeToReceive(Question[Plague]):
    """PD-ITEM-03: another player's hunter may refuse a gift."""

    def __init__(self, seat: i64, giver: i64, weapon: i64, to: i64) -> None:
        super().__init__(seat)
        self.giver: Final[i64] = giver
        self.weapon: Final[i64] = weapon
        self.to: Final[i64] = to

    def menu(self, g: Plague, m: Menu) -> None:
        m.offer(AGREE)
        m.offer(DECLINE)

    def take(self, g: Plague, o: Option) -> None:
        if o.verb == AGREE:
            give(g, self.giver, self.weapon, self.to)
        else:
            g.declined |= bit(self.to)
            g.say("gift-declined", g.content.hunter_ids[self.to], g.content.item_ids[self.weapon])

    def prompt(self, g: Plague) -> Line:
        c = g.content
        args: list[str | int] = [
            c.hunter_ids[self.giver],
            c.item_ids[self.weapon],
            c.hunter_ids[self.to],
        ]
        return Line("ask-receive", args, 1 << self.seat)


def pass_on(g: Plague, starter: i64, giver: i64, links: i64, count: i64) -> None:
    """The next of a ring says what he or she gives, and to whom."""
    g.then(PassOn(g.owner[giver], starter, giver, links, count))


class PassOn(Question[Plague]):
    """PD-ITEM-04: full hunters give at the same moment, in a ring back to the starter."""

    def __init__(self, seat: i64, starter: i64, giver: i64, links: i64, count: i64) -> None:
        super().__init__(seat)
        self.starter: Final[i64] = starter
        self.giver: Final[i64] = giver
        self.links: Final[i64] = links
        self.count: Final[i64] = count

    def in_links(self, hunter: i64) -> bool:
        i: i64 = 0
        while i < self.count:
            if (self.links >> (i * LINK + 4)) & GIVER_BITS == hunter:
                return True
            i += 1
        return False

    def menu(self, g: Plague, m: Menu) -> None:
        kinds = weapons_of(g, self.giver)
        weapon: i64 = 0
        while weapon < WEAPONS:
            if (kinds >> weapon) & 1:
                self.offer_links(g, m, weapon)
            weapon += 1
        m.offer(DECLINE)

    def offer_links(self, g: Plague, m: Menu, weapon: i64) -> None:
        to: i64 = 0
        while to < HUNTERS:
            if to == self.starter or self.may_join(g, to):
                m.offer(EXCHANGE, self.giver, weapon, to)
            to += 1

    def may_join(self, g: Plague, to: i64) -> bool:
        """Another full hunter in the same place who is not in the ring yet."""
        if to == self.giver or g.place[to] != g.place[self.giver] or not in_ring(g, to):
            return False
        return not self.in_links(to) and not has_declined(g, self.giver, to)

    def take(self, g: Plague, o: Option) -> None:
        if o.verb == DECLINE:
            if self.seat == g.owner[self.starter]:
                g.withdrawn |= bit(self.starter)
            else:
                g.declined |= bit(self.giver)
            g.say("exchange-off")
            return
        links = self.links | (((o.a << 4) | o.b) << (self.count * LINK))
        if o.c == self.starter:
            swap_round(g, links, self.count + 1)
        else:
            pass_on(g, self.starter, o.c, links, self.count + 1)

    def prompt(self, g: Plague) -> Line:
        return Line("ask-pass-on", [g.content.hunter_ids[self.giver]], 1 << self.seat)


def swap_round(g: Plague, links: i64, count: i64) -> None:
    """All links of the ring at the same moment; each giver spends an action."""
    cells: list[i64] = []
    i: i64 = 0
    while i < count:
        giver = (links >> (i * LINK + 4)) & GIVER_BITS
        weapon = (links >> (i * LINK)) & 15
        spend(g, bit(giver))
        cell = held_as(g, giver, weapon)
        lose_weapon(g, giver, cell)
        cells.append(cell)
        i += 1
    i = 0
    while i < count:
        after = (i + 1) % count
        to = (links >> (after * LINK + 4)) & GIVER_BITS
        gain(g, to, cells[i])
        say_given(g, (links >> (i * LINK + 4)) & GIVER_BITS, upright(cells[i]), to)
        i += 1
