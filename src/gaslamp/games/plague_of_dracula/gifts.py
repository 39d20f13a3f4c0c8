"""Choices that events give the players: weapons, markers to turn, cards to order."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gaslamp.games.plague_of_dracula.state import Plague, in_london, marked_with, turn_up
from gaslamp.games.plague_of_dracula.status_track import open_spaces, take_from_inventory
from gaslamp.games.plague_of_dracula.tables import HUNTERS, LOCATIONS, PLAGUE, WEAPONS, WREATH
from gaslamp.games.plague_of_dracula.vocabulary import DONE, NEXT_CARD, RECEIVE, REVEAL
from gaslamp.kernel.bits import bit, count_bits
from gaslamp.kernel.menu import Menu, Option
from gaslamp.kernel.state import Line, Question

MOST_TURNED: Final = 3
MOST_WREATHS: Final = 2


def in_stock(g: Plague, weapons: i64) -> i64:
    """Those of a set of weapons that the Inventory still has, as bits."""
    found: i64 = 0
    w: i64 = 0
    while w < WEAPONS:
        if (weapons >> w) & 1 and g.stores.inventory[w] > 0:
            found |= bit(w)
        w += 1
    return found


def offer_receivers(g: Plague, m: Menu, weapons: i64) -> None:
    h: i64 = 0
    while h < HUNTERS:
        if in_london(g, h):
            w: i64 = 0
            while w < WEAPONS:
                if (weapons >> w) & 1:
                    if open_spaces(g, h) > 0:
                        m.offer(RECEIVE, h, w)
                    else:
                        name = g.content.hunter_ids[h]
                        m.refuse("why-no-open-space", "PD-COMP-01", RECEIVE, h, w, 0, name)
                w += 1
        h += 1


def offer_gift(g: Plague, weapons: i64) -> None:
    """PD-EVT-09: one weapon of these kinds to a hunter with room, if there is both."""
    stock = in_stock(g, weapons)
    hunter: i64 = -1
    ways: i64 = 0
    h: i64 = 0
    while h < HUNTERS:
        if in_london(g, h) and open_spaces(g, h) > 0:
            hunter = h
            ways += count_bits(stock)
        h += 1
    if ways == 1:
        receive_only(g, hunter, stock)
    elif ways > 1:
        g.then(Gift(0, stock))
    else:
        g.say("nobody-has-room" if stock else "no-gift-left")


def receive_only(g: Plague, hunter: i64, stock: i64) -> None:
    w: i64 = 0
    while (stock >> w) & 1 == 0:
        w += 1
    take_from_inventory(g, hunter, w)


class Gift(Question[Plague]):
    """Who gets the weapon, and which (PD-COOP-05: the first player says)."""

    def __init__(self, seat: i64, weapons: i64) -> None:
        super().__init__(seat)
        self.weapons: Final[i64] = weapons

    def menu(self, g: Plague, m: Menu) -> None:
        offer_receivers(g, m, self.weapons)

    def take(self, g: Plague, o: Option) -> None:
        take_from_inventory(g, o.a, o.b)

    def prompt(self, g: Plague) -> Line:
        return Line("ask-gift", [], 1 << self.seat)


class TwoWreaths(Question[Plague]):
    """Flowers from Haarlem: up to two Garlic Wreaths."""

    def __init__(self, seat: i64, given: i64) -> None:
        super().__init__(seat)
        self.given: Final[i64] = given

    def menu(self, g: Plague, m: Menu) -> None:
        offer_receivers(g, m, in_stock(g, bit(WREATH)))
        m.offer(DONE)

    def take(self, g: Plague, o: Option) -> None:
        if o.verb == DONE:
            return
        take_from_inventory(g, o.a, o.b)
        if self.given + 1 < MOST_WREATHS and g.stores.inventory[WREATH] > 0:
            g.then(TwoWreaths(self.seat, self.given + 1))

    def prompt(self, g: Plague) -> Line:
        return Line("ask-two-wreaths", [int(self.given) + 1], 1 << self.seat)


class TurnUpMarkers(Question[Plague]):
    """The Carter's Ledger: up to three Plague markers are turned, without combat."""

    def __init__(self, seat: i64, turned: i64) -> None:
        super().__init__(seat)
        self.turned: Final[i64] = turned

    def menu(self, g: Plague, m: Menu) -> None:
        p: i64 = 1
        while p <= LOCATIONS:
            if g.marks[p] == PLAGUE:
                m.offer(REVEAL, p)
            p += 1
        m.offer(DONE)

    def take(self, g: Plague, o: Option) -> None:
        if o.verb == DONE:
            return
        turn_up(g, o.a)
        if self.turned + 1 < MOST_TURNED and marked_with(g, PLAGUE):
            g.then(TurnUpMarkers(self.seat, self.turned + 1))

    def prompt(self, g: Plague) -> Line:
        return Line("ask-turn-up", [int(self.turned) + 1], 1 << self.seat)


class Trance(Question[Plague]):
    """Mina in Trance: the players say which of the seen cards comes next, and so on."""

    def __init__(self, seat: i64, placed: i64) -> None:
        super().__init__(seat)
        self.placed: Final[i64] = placed

    def menu(self, g: Plague, m: Menu) -> None:
        top = g.deck.size() - 1
        i = self.placed
        while i < g.known_top:
            m.offer(NEXT_CARD, g.deck.at(top - i))
            i += 1

    def take(self, g: Plague, o: Option) -> None:
        where = g.deck.find(o.a)
        slot = g.deck.size() - 1 - self.placed
        while where < slot:
            g.deck.put(where, g.deck.at(where + 1))
            where += 1
        g.deck.put(slot, o.a)
        if self.placed + 2 < g.known_top:
            g.then(Trance(self.seat, self.placed + 1))

    def prompt(self, g: Plague) -> Line:
        return Line("ask-trance", [int(self.placed) + 1], 1 << self.seat)
