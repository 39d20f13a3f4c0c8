"""Damage and defeat: creatures, townsfolk and buildings, and how the game ends (BB-DMG, BB-END)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gaslamp.games.blackbriar import dice, tables
from gaslamp.games.blackbriar.board import (
    can,
    creature_left,
    folk_in,
    health_left,
    lift_off,
    standing,
    stunned,
)
from gaslamp.games.blackbriar.state import NONE, ON_BUILDING, ON_CREATURE, Blackbriar, over
from gaslamp.games.blackbriar.tables import MAUSOLEUM, TOWN_BUILDINGS
from gaslamp.kernel.bits import bit

NOBODY: Final = 0


def everybody(g: Blackbriar) -> int:
    return int(bit(g.seats) - 1)


def after_defences(g: Blackbriar, creature: i64, amount: i64) -> i64:
    """BB-DMG-06, BB-CAB-07/13: DODGE ignores a weak attack, then ARMOR lowers it."""
    if stunned(g, creature):
        return amount
    if amount < g.content.dodge_of[creature]:
        return 0
    return max(0, amount - g.content.armor_of[creature])


def attack_creature(g: Blackbriar, creature: i64, amount: i64) -> None:
    """One attack on a creature: defences, damage, POSSESSION's share, defeat."""
    wound(g, creature, after_defences(g, creature, amount))
    bury_dead(g)


def wound(g: Blackbriar, creature: i64, dealt: i64) -> None:
    """Damage that got through; nobody falls before `bury_dead` (BB-END-04)."""
    g.board.harm[creature] = g.board.harm[creature] + dealt
    if g.logging and dealt == 0:
        g.say("unhurt", g.id(creature))
    elif g.logging:
        g.say("creature-hurt", g.id(creature), int(dealt), int(max(0, creature_left(g, creature))))
    if dealt > 0 and can(g, creature, tables.POSSESSION):
        shared = folk_in(g, g.board.hex_of[creature])
        if shared != NONE:
            g.board.harm[shared] = g.board.harm[shared] + dealt
            if g.logging:
                g.say("possession-shared", g.id(shared), int(dealt), g.id(creature))


def hurt_folk(g: Blackbriar, folk: i64, amount: i64) -> None:
    """Damage to a townsfolk; at its Health it is killed (BB-DMG-04)."""
    g.board.harm[folk] = g.board.harm[folk] + amount
    if g.logging:
        g.say("folk-hurt", g.id(folk), int(amount), int(max(0, health_left(g, folk))))
    check_killed(g)


def hurt_building(g: Blackbriar, building: i64, amount: i64) -> None:
    damage_building(g, building, amount)
    check_town(g)


def damage_building(g: Blackbriar, building: i64, amount: i64) -> None:
    """BB-BLD-05/06, BB-MAU-02: at its Health a building is a Ruin; a die on it goes home."""
    if not standing(g, building):
        return
    g.board.wear[building] = g.board.wear[building] + amount
    if g.logging:
        left = max(0, int(g.content.buildings[building].health - g.board.wear[building]))
        g.say("building-hurt", g.building_id(building), int(amount), left)
    if standing(g, building):
        return
    if g.logging:
        g.say("ruined", g.building_id(building))
    if building != MAUSOLEUM:
        dice.send_all_home(g, ON_BUILDING + building)


def check_killed(g: Blackbriar) -> None:
    """BB-END-02: one townsfolk killed, and all is lost."""
    folk: i64 = 0
    while folk < g.folk and not over(g):
        if health_left(g, folk) <= 0:
            g.finish(NOBODY, "lost-killed", g.id(folk))
        folk += 1


def check_town(g: Blackbriar) -> None:
    """BB-END-03: four Ruins, and all is lost."""
    building: i64 = 0
    while building < TOWN_BUILDINGS:
        if standing(g, building):
            return
        building += 1
    if not over(g):
        g.finish(NOBODY, "lost-town")


def bury_dead(g: Blackbriar) -> None:
    """BB-DMG-01/02, BB-END-01/04: losses count first, then the Necromancer, then the others."""
    check_killed(g)
    check_town(g)
    if over(g):
        return
    i = g.piles.horde.size() - 1
    while i >= 0:
        creature = g.piles.horde.at(i)
        if g.board.harm[creature] >= g.content.health_of[creature]:
            bury(g, creature)
            if over(g):
                return
        i -= 1


def bury(g: Blackbriar, creature: i64) -> None:
    """To the discard pile, tokens off, dice home; the Necromancer's defeat wins."""
    if g.logging:
        g.say("defeated", g.id(creature))
    g.piles.horde.discard(creature)
    lift_off(g, creature)
    g.piles.discard.push(creature)
    g.board.harm[creature] = 0
    g.board.poison[creature] = 0
    g.board.marks[creature] = 0
    if tables.ROT in g.kind(creature).abilities:
        dice.send_all_home(g, ON_CREATURE + creature)
    if creature == g.content.necromancer:
        g.finish(everybody(g), "won-necromancer", g.id(creature))
