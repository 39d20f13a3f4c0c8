"""The Town Buildings: a die there serves any townsfolk in the Town (BB-BLD)."""

from __future__ import annotations

from mypy_extensions import i64

from gaslamp.games.blackbriar import dice, tables
from gaslamp.games.blackbriar import vocabulary as verbs
from gaslamp.games.blackbriar.board import standing
from gaslamp.games.blackbriar.dice import die_name
from gaslamp.games.blackbriar.effects import Rerolls, SetDie, bless, heal
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
from gaslamp.games.blackbriar.tables import NO_TARGET, NO_USE, TOWN_BUILDINGS
from gaslamp.kernel.menu import Menu


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
                    offer_served(g, m, building, use, uses[use].effect, die)
                elif m.explain:
                    m.refuse("why-range", "BB-BLD-01", verbs.BUILDING, building, use, NO_TARGET,
                             with_=int(face))  # fmt: skip
                use += 1
        building += 1


def offer_served(g: Blackbriar, m: Menu, building: i64, use: i64, effect: i64, die: i64) -> None:
    folk: i64 = 0
    while folk < g.folk:
        if not is_town(g.board.hex_of[folk]):
            m.refuse("why-not-in-town", "BB-BLD-02", verbs.BUILDING, building, use, folk)
        elif serves(g, effect, folk, die):
            m.offer(verbs.BUILDING, building, use, folk)
        else:
            m.refuse("why-no-use", "BB-BLD-01", verbs.BUILDING, building, use, folk,
                     with_=g.id(folk))  # fmt: skip
        folk += 1


def serves(g: Blackbriar, effect: i64, folk: i64, die: i64) -> bool:
    """Whether the use would do anything for this townsfolk."""
    if effect == tables.CLEANSE:
        return g.sheets.tokens[folk] & CONDITIONS != 0
    if effect == tables.MEND:
        return g.sheets.tokens[folk] & REPAIRS != 0
    if effect == tables.HEALING:
        return g.board.harm[folk] > 0 and not g.sheets.tokens[folk] & SICKEN
    if effect in (tables.REROLLS, tables.SETTING):
        return other_active(g, folk, die)
    return True


def say_served(g: Blackbriar, die: i64, building: i64, folk: i64) -> None:
    helper = owner(die)
    if helper == folk:
        g.say("uses-building", g.id(folk), die_name(g, die), g.building_id(building))
    else:
        g.say("serves", g.id(helper), die_name(g, die), g.building_id(building), g.id(folk))


def use_building(g: Blackbriar, die: i64, building: i64, use: i64, folk: i64) -> None:
    """BB-BLD-01/04, 8.6: the die stays there until the next Townsfolk turn."""
    band = g.content.buildings[building].uses[use]
    if g.logging:
        say_served(g, die, building, folk)
    g.dice.place[die] = ON_BUILDING + building
    if band.effect == tables.CLEANSE:
        g.sheets.tokens[folk] = g.sheets.tokens[folk] & ~CONDITIONS
        g.say("cleansed", g.id(folk))
    elif band.effect == tables.MEND:
        g.sheets.tokens[folk] = g.sheets.tokens[folk] & ~REPAIRS
        g.say("mended", g.id(folk))
    elif band.effect == tables.VOUCHER:
        g.sheets.voucher[folk] = g.sheets.voucher[folk] + band.amount
        g.say("vouched", g.id(folk), int(g.sheets.voucher[folk]))
    elif band.effect == tables.HEALING:
        heal(g, folk, band.amount)
    elif band.effect == tables.BLESSING:
        bless(g, folk, band.amount)
    elif band.effect == tables.REROLLS:
        g.then(Rerolls(folk, band.amount, 0, True))
    else:
        g.then(SetDie(seat_of(g, folk), folk))
