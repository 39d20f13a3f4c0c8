"""For bots: what a BLESS promises. It is lost at the end of the turn (BB-ACT-03), so without a blow
that can still be struck it is worth nothing."""

from __future__ import annotations

from mypy_extensions import i64

from gaslamp.games.blackbriar import offering, verbs
from gaslamp.games.blackbriar.board import building_left, creature_left
from gaslamp.games.blackbriar.harm import after_defences
from gaslamp.games.blackbriar.printed import DAMAGE, DICE_ROOM, HELPFUL, MAUSOLEUM, PLAIN, Weapon
from gaslamp.games.blackbriar.reach import MAUSOLEUM_TARGET
from gaslamp.games.blackbriar.state import ACTIVE, BROKEN, Blackbriar, seat_of
from gaslamp.kernel.menu import Menu, Option

# What a shot deals more for each time it counts; which it will be is not looked at here.
SHOT: i64 = 2


def promise(g: Blackbriar, folk: i64) -> i64:
    """How much more the best blow of the townsfolk with an active die of its own would deal."""
    most: i64 = 0
    die = folk * DICE_ROOM
    while die < (folk + 1) * DICE_ROOM:
        if g.place[die] == ACTIVE:
            line: i64 = 0
            while line < HELPFUL:
                weapon = g.weapon(folk, line)
                if weapon is not None and g.tokens[folk] & (BROKEN * (line + 1)) == 0:
                    most = max(most, best_blow(g, folk, line, weapon, die))
                line += 1
        die += 1
    return most


def best_blow(g: Blackbriar, folk: i64, line: i64, weapon: Weapon, die: i64) -> i64:
    menu = Menu(seat_of(g, folk))
    offering.offer_weapon(g, menu, menu.seat, folk, line, weapon, die)
    most: i64 = 0
    i: i64 = 0
    while i < menu.size():
        o = Option(menu.seat, menu.at(i))
        if o.verb != verbs.USE or weapon.load != PLAIN:
            most = max(most, SHOT * (g.bless[folk] - 1))
        else:
            band = weapon.spaces[o.b & 15]
            if band.effect == DAMAGE:
                most = max(most, more(g, o.c, band.amount, g.bless[folk]))
        i += 1
    return most


def more(g: Blackbriar, target: i64, amount: i64, times: i64) -> i64:
    """What a blow deals more when it counts several times; no more than there is to deal."""
    if target == MAUSOLEUM_TARGET:
        left = building_left(g, MAUSOLEUM)
        return min(left, amount * times) - min(left, amount)
    left = creature_left(g, target)
    plain = min(left, after_defences(g, target, amount))
    return min(left, after_defences(g, target, amount * times)) - plain
