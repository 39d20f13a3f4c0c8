"""Setup: tiles, the Supernatural deck, townsfolk and their places (BB-SETUP)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gaslamp.games.blackbriar import moving
from gaslamp.games.blackbriar import vocabulary as verbs
from gaslamp.games.blackbriar.board import put_on
from gaslamp.games.blackbriar.hexes import hex_name
from gaslamp.games.blackbriar.state import (
    DELAYED,
    RESERVE,
    Blackbriar,
    Ground,
    empty,
    seat_of,
    who,
)  # fmt: skip
from gaslamp.games.blackbriar.tables import DICE_ROOM, MAUSOLEUM, TIERS
from gaslamp.games.blackbriar.townsfolk_turn import ROUND
from gaslamp.kernel.menu import Menu, Option
from gaslamp.kernel.state import Line, Question, Step
from gaslamp.kernel.zone import Zone

# BB-SETUP-04..06: C6, C5, C4.
MAUSOLEUM_HEX: Final = {"easy": 32, "normal": 26, "expert": 20}
PILE_1: Final = 3
PILE_2: Final = 2
PILE_3: Final = 1


def lay_out(g: Blackbriar, by_lot: bool) -> None:
    """Put the setup on the agenda, in the book's order."""
    lay_tiles(g)
    make_deck(g)
    g.veil()
    g.then(ROUND)
    folk = g.folk - 1
    while folk >= 0:
        g.then(PlaceFolk(seat_of(g, folk), folk))
        folk -= 1
    if by_lot:
        g.then(DrawLots())
        return
    folk = g.folk - 1
    while folk >= 0:
        g.then(ChooseFolk(seat_of(g, folk), folk))
        folk -= 1


def lay_tiles(g: Blackbriar) -> None:
    """BB-SETUP-01..03: Town rows, Fence row, Graveyard rows round the Mausoleum."""
    ground = g.ground
    place: i64 = 0
    for sorted_tiles in g.content.tile_piles:
        pile = sorted_tiles.clone()
        pile.shuffle(g.rng)
        left = pile.size()
        while left > 0:
            left -= 1
            if place == ground.mausoleum:
                place += 1
            tile = pile.at(left)
            ground.tiles[place] = tile
            building = g.content.tiles[tile].building
            if building >= 0:
                put_building(ground, building, place)
            place += 1
    put_building(ground, MAUSOLEUM, ground.mausoleum)


def put_building(ground: Ground, building: i64, place: i64) -> None:
    ground.building_hex[building] = place
    ground.building_at[place] = building


def make_deck(g: Blackbriar) -> None:
    """BB-SETUP-10..18: three piles with an Elite at the bottom of each, one on another."""
    elites = g.content.elites.clone()
    ordinary = g.content.ordinary.clone()
    elites.shuffle(g.rng)
    ordinary.shuffle(g.rng)
    first = pile_on(elites.pull(), ordinary, PILE_1 * g.folk)
    second = pile_on(elites.pull(), ordinary, PILE_2 * g.folk)
    last = pile_on(g.content.necromancer, ordinary, PILE_3 * g.folk)
    second.slide_under(last)
    first.slide_under(second)
    g.piles.deck = first
    g.piles.removed = elites
    g.piles.aside = ordinary


def pile_on(base: i64, ordinary: Zone, count: i64) -> Zone:
    """A pile of so many cards with this one at the bottom."""
    pile = empty()
    pile.push(base)
    while pile.size() < count:
        pile.push(ordinary.pull())
    return pile


class ChooseFolk(Question[Blackbriar]):
    """BB-SETUP-19: a townsfolk not taken by another, in seat order."""

    def __init__(self, seat: i64, folk: i64) -> None:
        super().__init__(seat)
        self.folk: Final[i64] = folk

    def menu(self, g: Blackbriar, m: Menu) -> None:
        index: i64 = 0
        while index < len(g.content.characters):
            if taken(g, index):
                m.refuse("why-taken", "BB-SETUP-19", verbs.TOWNSFOLK, index)
            else:
                m.offer(verbs.TOWNSFOLK, index)
            index += 1

    def take(self, g: Blackbriar, o: Option) -> None:
        become(g, self.folk, o.a)

    def prompt(self, g: Blackbriar) -> Line:
        return Line("ask-townsfolk", [who(self.seat), int(self.folk + 1), int(g.folk)], -1)


def taken(g: Blackbriar, index: i64) -> bool:
    folk: i64 = 0
    while folk < g.folk:
        if g.sheets.cast[folk] == index:
            return True
        folk += 1
    return False


class DrawLots(Step[Blackbriar]):
    """Different townsfolk by lot."""

    def run(self, g: Blackbriar) -> None:
        lots = empty()
        index: i64 = 0
        while index < len(g.content.characters):
            lots.push(index)
            index += 1
        lots.shuffle(g.rng)
        g.veil()
        folk: i64 = 0
        while folk < g.folk:
            become(g, folk, lots.at(folk))
            folk += 1


def become(g: Blackbriar, folk: i64, index: i64) -> None:
    """BB-SETUP-21/22: starting dice Delayed, the dice of Upgrades in reserve, weapons at tier I."""
    cast = g.sheets.cast[:]
    cast[folk] = index
    g.sheets.cast = cast
    character = g.content.characters[index]
    sides = g.dice.sides[:]
    die = folk * DICE_ROOM
    for size in character.dice:
        sides[die] = size
        g.dice.place[die] = DELAYED + folk
        die += 1
    slot = 0
    while slot < 2 * TIERS:
        weapon = character.weapons[slot]
        if weapon is not None and weapon.die > 0:
            sides[die] = weapon.die
            g.dice.place[die] = RESERVE
            die += 1
        slot += 1
    g.dice.sides = sides
    if g.logging:
        g.say("joins", who(seat_of(g, folk)), character.id)


class PlaceFolk(Question[Blackbriar]):
    """BB-SETUP-20: any empty Town hex, in seat order."""

    def __init__(self, seat: i64, folk: i64) -> None:
        super().__init__(seat)
        self.folk: Final[i64] = folk

    def menu(self, g: Blackbriar, m: Menu) -> None:
        moving.start_on(g, self.folk, m)

    def take(self, g: Blackbriar, o: Option) -> None:
        put_on(g, self.folk, o.b)
        if g.logging:
            g.say("starts", g.id(self.folk), hex_name(o.b))

    def prompt(self, g: Blackbriar) -> Line:
        return Line("ask-start", [who(self.seat), g.id(self.folk)], -1)
