"""The Town Buildings: a die there serves any townsfolk in the Town (BB-BLD)."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from gaslamp.games.blackbriar import dice
from gaslamp.games.blackbriar import vocabulary as verbs
from gaslamp.games.blackbriar.board import standing
from gaslamp.games.blackbriar.dice import die_name
from gaslamp.games.blackbriar.helping import Rerolls, SetPick, bless, heal, heal_note
from gaslamp.games.blackbriar.hexes import is_town
from gaslamp.games.blackbriar.reach import other_active
from gaslamp.games.blackbriar.state import (
    CONDITIONS,
    ON_BUILDING,
    REPAIRS,
    SICKEN,
    Blackbriar,
    owner,
    seat_of,
)  # fmt: skip
from gaslamp.games.blackbriar.tables import NO_TARGET, NO_USE, TOWN_BUILDINGS, Service
from gaslamp.kernel.menu import Menu
from gaslamp.kernel.state import Line


def offer_buildings(g: Blackbriar, m: Menu, die: i64) -> None:
    """BB-BLD-01..03: intact, without a die, and of use to somebody in the Town."""
    face = g.dice.face[die]
    building: i64 = 0
    while building < TOWN_BUILDINGS:
        if not standing(g, building):
            m.refuse("why-ruin", "BB-BLD-05", verbs.BUILDING, building, NO_USE, NO_TARGET)
        elif dice.die_at(g, ON_BUILDING + building) >= 0:
            m.refuse("why-building-used", "BB-BLD-03", verbs.BUILDING, building, NO_USE, NO_TARGET)
        else:
            uses = g.content.buildings[building].uses
            use: i64 = 0
            while use < len(uses):
                if uses[use].low <= face <= uses[use].high:
                    offer_served(g, m, building, use, uses[use].service, die)
                elif m.explain:
                    m.refuse("why-range", "BB-BLD-01", verbs.BUILDING, building, use, NO_TARGET,
                             with_=int(face))  # fmt: skip
                use += 1
        building += 1


def offer_served(
    g: Blackbriar, m: Menu, building: i64, use: i64, service: Service, die: i64
) -> None:
    folk: i64 = 0
    while folk < g.folk:
        if not is_town(g.board.hex_of[folk]):
            m.refuse("why-not-in-town", "BB-BLD-02", verbs.BUILDING, building, use, folk)
        elif service.serves(g, folk, die):
            m.offer(verbs.BUILDING, building, use, folk)
        else:
            m.refuse("why-no-use", "BB-BLD-01", verbs.BUILDING, building, use, folk,
                     with_=g.id(folk))  # fmt: skip
        folk += 1


def say_served(g: Blackbriar, die: i64, building: i64, folk: i64) -> None:
    helper = owner(die)
    if helper == folk:
        g.say("uses-building", g.id(folk), die_name(g, die), g.building_id(building))
    else:
        g.say("serves", g.id(helper), die_name(g, die), g.building_id(building), g.id(folk))


def use_building(g: Blackbriar, die: i64, building: i64, use: i64, folk: i64) -> None:
    """BB-BLD-01/04, 8.6: the die stays there until the next Townsfolk turn."""
    if g.logging:
        say_served(g, die, building, folk)
    g.dice.place[die] = ON_BUILDING + building
    g.content.buildings[building].uses[use].service.do(g, folk)


# What buildings do


class Cleanse(Service):
    """All condition tokens go."""

    word: ClassVar = "cleanse"

    def serves(self, g: Blackbriar, folk: i64, die: i64) -> bool:
        return g.sheets.tokens[folk] & CONDITIONS != 0

    def do(self, g: Blackbriar, folk: i64) -> None:
        g.sheets.tokens[folk] = g.sheets.tokens[folk] & ~CONDITIONS
        g.say("cleansed", g.id(folk))


class Blessing(Service):
    """BB-ACT-03/04: BLESS."""

    word: ClassVar = "bless"
    counted: ClassVar = True

    def do(self, g: Blackbriar, folk: i64) -> None:
        bless(g, folk, self.amount)


class Mend(Service):
    """BB-REP-02: all Repair tokens go."""

    word: ClassVar = "mend"

    def serves(self, g: Blackbriar, folk: i64, die: i64) -> bool:
        return g.sheets.tokens[folk] & REPAIRS != 0

    def do(self, g: Blackbriar, folk: i64) -> None:
        g.sheets.tokens[folk] = g.sheets.tokens[folk] & ~REPAIRS
        g.say("mended", g.id(folk))


class Voucher(Service):
    """BB-ACT-17: its next Upgrade of this turn costs less."""

    word: ClassVar = "discount"
    counted: ClassVar = True

    def do(self, g: Blackbriar, folk: i64) -> None:
        g.sheets.voucher[folk] = g.sheets.voucher[folk] + self.amount
        g.say("vouched", g.id(folk), int(g.sheets.voucher[folk]))


class Healing(Service):
    """BB-ACT-02, BB-TOK-05: HEAL."""

    word: ClassVar = "heal"
    counted: ClassVar = True

    def serves(self, g: Blackbriar, folk: i64, die: i64) -> bool:
        return g.board.harm[folk] > 0 and not g.sheets.tokens[folk] & SICKEN

    def do(self, g: Blackbriar, folk: i64) -> None:
        heal(g, folk, self.amount)

    def note(self, g: Blackbriar, folk: i64) -> Line | None:
        return heal_note(g, folk, self.amount)


class Rerolling(Service):
    """BB-ACT-15: up to so many of its dice are rolled again."""

    word: ClassVar = "reroll"
    counted: ClassVar = True

    def serves(self, g: Blackbriar, folk: i64, die: i64) -> bool:
        return other_active(g, folk, die)

    def do(self, g: Blackbriar, folk: i64) -> None:
        g.then(Rerolls(folk, self.amount, 0, True))


class Setting(Service):
    """BB-ACT-16: SET DIE."""

    word: ClassVar = "set_die"

    def serves(self, g: Blackbriar, folk: i64, die: i64) -> bool:
        return other_active(g, folk, die)

    def do(self, g: Blackbriar, folk: i64) -> None:
        g.then(SetPick(seat_of(g, folk), folk))


SERVICES: Final[list[type[Service]]] = [
    Cleanse, Blessing, Mend, Voucher, Healing, Rerolling, Setting,
]  # fmt: skip
