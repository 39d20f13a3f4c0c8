"""Setting up the table (PD-SETUP) and handing out the hunters (PD-COOP-02)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from gaslamp.games.plague_of_dracula.shorter import begin_later
from gaslamp.games.plague_of_dracula.state import Agreed, Plague, Stores
from gaslamp.games.plague_of_dracula.status_track import gain
from gaslamp.games.plague_of_dracula.tables import (
    BARE_BITE,
    CARDS,
    EMPTY,
    FULL,
    HUNTERS,
    ITEMS,
    LUCY,
    MOP_UP,
    PLACES,
    RUMOR_ITEM,
    SPACES,
    WEAPONS,
    Tables,
)
from gaslamp.games.plague_of_dracula.turn import TURN
from gaslamp.games.plague_of_dracula.vocabulary import DONE, PICK
from gaslamp.kernel.bits import bit
from gaslamp.kernel.menu import Menu, Option
from gaslamp.kernel.rng import Rng
from gaslamp.kernel.state import Line, Question, Step
from gaslamp.kernel.zone import empty

NOBODYS: Final = -1


def filled(size: int, value: int) -> vec[i64]:
    return vec[i64]([value] * size)


def empty_table(content: Tables, agreed: Agreed, rng: Rng) -> Plague:
    """The table before anything is put on it."""
    return Plague(
        rng=rng,
        content=content,
        agreed=agreed,
        stores=Stores(
            inventory=content.weapon_counts[:],
            bag=filled(ITEMS, 0),
            discards=filled(WEAPONS, 0),
            rumors=0,
        ),
        stack=empty(),
        drawn=empty(),
        discarded=empty(),
        deck=empty(),
        discard=empty(),
        display=empty(),
        marks=filled(PLACES, 0),
        coffins=filled(PLACES, 0),
        place=content.start[:],
        bites=filled(HUNTERS, 0),
        track=filled(HUNTERS * SPACES, EMPTY),
        owner=filled(HUNTERS, NOBODYS),
        set_out=filled(HUNTERS, 0),
    )


def lay_out(g: Plague) -> None:
    """PD-SETUP-01..11: pieces in their places, stack and deck shuffled."""
    c = g.content
    h: i64 = 0
    while h < HUNTERS:
        g.bites[h] = c.printed_bites[h]
        if g.bites[h]:
            g.track[h * SPACES] = BARE_BITE
        for weapon in c.start_weapons[h]:
            g.stores.inventory[weapon] -= 1
            gain(g, h, weapon)
        if 0 < g.place[h] < PLACES:
            g.arrived |= bit(h)
        h += 1
    item: i64 = 0
    while item < WEAPONS:
        g.stores.bag[item] = c.bag_start[item]
        g.stores.inventory[item] -= c.bag_start[item]
        item += 1
    g.stores.bag[RUMOR_ITEM] = c.bag_start[RUMOR_ITEM]
    g.stores.rumors = c.rumor_count - c.bag_start[RUMOR_ITEM]
    shuffle_all(g)


def shuffle_all(g: Plague) -> None:
    """PD-SETUP-08, PD-SETUP-11"""
    value: i64 = 1
    while value <= 3:
        left = g.content.coffin_mix[value]
        while left > 0:
            g.stack.push(value)
            left -= 1
        value += 1
    g.stack.shuffle(g.rng)
    card: i64 = 1
    while card <= CARDS:
        g.deck.push(card)
        card += 1
    g.deck.shuffle(g.rng)


def hand_out(g: Plague) -> None:
    """PD-COOP-02: the book's groups; with one hunters' player that one has all."""
    groups = g.content.groups[g.agreed.hunter_seats - 1]
    for seat, hunters in enumerate(groups):
        for hunter in hunters:
            g.owner[hunter] = seat


def begin(g: Plague) -> None:
    """The first turn, by the length of the game."""
    g.then(TURN)
    g.then(LATE_START)


class LateStart(Step[Plague]):
    """PD-SHORT-01, PD-MOP-01: shorter games change the table first."""

    def run(self, g: Plague) -> None:
        if g.agreed.length != FULL:
            begin_later(g)


LATE_START: Final = LateStart()


def free_hunters(g: Plague) -> i64:
    """Hunters nobody has picked; in the mop-up game Lucy is not one of them."""
    found: i64 = 0
    h: i64 = 0
    while h < HUNTERS:
        if g.owner[h] == NOBODYS and not (g.agreed.length == MOP_UP and h == LUCY):
            found |= bit(h)
        h += 1
    return found


class Draft(Question[Plague]):
    """Free groups: the players pick hunters in turn until all are taken.

    A player with at least one hunter who is content may pick no more.
    """

    def __init__(self, seat: i64, content_seats: i64) -> None:
        super().__init__(seat)
        self.content_seats: Final[i64] = content_seats

    def menu(self, g: Plague, m: Menu) -> None:
        free = free_hunters(g)
        mine: i64 = 0
        h: i64 = 0
        while h < HUNTERS:
            if (free >> h) & 1:
                m.offer(PICK, h)
            if g.owner[h] == self.seat:
                mine += 1
            h += 1
        others = (bit(g.agreed.hunter_seats) - 1) & ~self.content_seats & ~bit(self.seat)
        if mine > 0 and others:
            m.offer(DONE)

    def take(self, g: Plague, o: Option) -> None:
        satisfied = self.content_seats
        if o.verb == DONE:
            satisfied |= bit(self.seat)
        else:
            g.owner[o.a] = self.seat
            g.say("picked", f"seat-{self.seat}", g.content.hunter_ids[o.a])
        if free_hunters(g) == 0:
            if g.owner[LUCY] == NOBODYS:
                g.owner[LUCY] = 0
            return
        seat = (self.seat + 1) % g.agreed.hunter_seats
        while (satisfied >> seat) & 1:
            seat = (seat + 1) % g.agreed.hunter_seats
        g.then(Draft(seat, satisfied))

    def prompt(self, g: Plague) -> Line:
        return Line("ask-pick", [], 1 << self.seat)
