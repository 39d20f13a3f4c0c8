"""Upgrades and repairs of weapons (BB-UPG, BB-REP)."""

from __future__ import annotations

from mypy_extensions import i64

from gaslamp.games.blackbriar import dice, verbs
from gaslamp.games.blackbriar.board import adjacent_folk
from gaslamp.games.blackbriar.printed import DICE_ROOM, LINES, TIERS, Weapon
from gaslamp.games.blackbriar.state import (
    ACTIVE,
    BROKEN,
    CURSE,
    MESMER,
    NO_PLAN,
    PLEDGED,
    REMOVED,
    RESERVE,
    UPGRADE,
    UPGRADED,
    Blackbriar,
    owner,
    space_code,
)  # fmt: skip
from gaslamp.kernel.menu import Menu


def next_tier(g: Blackbriar, folk: i64, line: i64) -> Weapon | None:
    """BB-UPG-01: the next tier of the same line, if there is one."""
    tier = g.tier[folk * 2 + line] + 1
    if tier >= TIERS:
        return None
    return g.character(folk).weapons[line * TIERS + tier]


def price(g: Blackbriar, folk: i64, weapon: Weapon) -> i64:
    """BB-UPG-02, BB-ACT-17: the cost less all discounts, never below 1."""
    cost = weapon.cost - g.voucher[folk]
    other: i64 = 0
    while other < g.folk:
        given = g.character(other).discount + g.credit[other]
        if given > 0 and (other == folk or adjacent_folk(g, other, folk)):
            cost -= given
        other += 1
    return max(1, cost)


def may_share(g: Blackbriar, giver: i64, card: i64) -> bool:
    """BB-SHR-06, BB-TOK-02: CURSE stops sharing both ways; the own card is no sharing."""
    return giver == card or (g.tokens[giver] | g.tokens[card]) & CURSE == 0


def paid(g: Blackbriar) -> i64:
    """What the pledged dice show together."""
    total: i64 = 0
    die: i64 = 0
    while die < g.folk * DICE_ROOM:
        if g.place[die] == PLEDGED:
            total += g.face[die]
        die += 1
    return total


def purse(g: Blackbriar, folk: i64) -> i64:
    """All that could be paid for a townsfolk's Upgrade now."""
    total: i64 = 0
    die: i64 = 0
    while die < g.folk * DICE_ROOM:
        if g.place[die] == ACTIVE and may_share(g, owner(die), folk):
            total += g.face[die]
        die += 1
    return total


def offer_upgrade(g: Blackbriar, m: Menu, folk: i64, line: i64) -> None:
    """BB-UPG-01..08: the next tier, if nothing forbids it and the dice at hand can pay."""
    weapon = next_tier(g, folk, line)
    if weapon is None:
        return
    if g.tokens[folk] & UPGRADED:
        m.refuse("why-upgraded", "BB-UPG-04", verbs.PAY, folk, line, with_=g.id(folk))
    elif g.tokens[folk] & MESMER:
        m.refuse("why-mesmerized", "BB-UPG-12", verbs.PAY, folk, line, with_=g.id(folk))
    elif weapon.die not in (0, 6) and dice.delayed_six(g, folk) < 0:
        m.refuse("why-no-delayed-six", "BB-UPG-07", verbs.PAY, folk, line, with_=g.id(folk))
    elif purse(g, folk) < price(g, folk, weapon):
        if m.explain:
            cost = int(price(g, folk, weapon))
            m.refuse("why-too-dear", "BB-UPG-02", verbs.PAY, folk, line, with_=cost)
    else:
        m.offer(verbs.PAY, folk, line)


def pay(g: Blackbriar, die: i64, folk: i64, line: i64) -> bool:
    """Lay a die down for an Upgrade; True when that completes the price."""
    g.plan = UPGRADE
    g.plan_card = folk
    g.plan_line = line
    g.place[die] = PLEDGED
    weapon = next_tier(g, folk, line)
    assert weapon is not None
    if paid(g) < price(g, folk, weapon):
        return False
    buy(g, folk, line, weapon)
    return True


def buy(g: Blackbriar, folk: i64, line: i64, weapon: Weapon) -> None:
    """BB-UPG-05..13: a D6 goes, the weapon is replaced, the payment is Delayed, the die rolled."""
    if weapon.die not in (0, 6):
        gone = dice.delayed_six(g, folk)
        g.place[gone] = REMOVED
    clear_weapon(g, folk, line)
    g.tier[folk * 2 + line] = g.tier[folk * 2 + line] + 1
    g.tokens[folk] = (g.tokens[folk] | UPGRADED) & ~(BROKEN * (line + 1))
    g.voucher[folk] = 0
    die: i64 = 0
    while die < g.folk * DICE_ROOM:
        if g.place[die] == PLEDGED:
            dice.delay(g, die, folk)
        die += 1
    g.plan = NO_PLAN
    if g.logging:
        g.say("upgrades", g.id(folk), weapon.id)
    grant_die(g, folk, weapon.die)


def clear_weapon(g: Blackbriar, folk: i64, line: i64) -> None:
    """BB-UPG-05: dice on the replaced weapon go to the card's Delayed area."""
    first = space_code(folk, line, 0)
    die: i64 = 0
    while die < g.folk * DICE_ROOM:
        if first <= g.place[die] < first + 16:
            dice.delay(g, die, folk)
        die += 1
    g.locks[folk * LINES + line] = 0


def grant_die(g: Blackbriar, folk: i64, sides: i64) -> None:
    """BB-UPG-10: the new die is rolled at once and is active."""
    die = folk * DICE_ROOM
    while die < (folk + 1) * DICE_ROOM and sides > 0:
        if g.place[die] == RESERVE and g.sides[die] == sides:
            g.place[die] = ACTIVE
            g.face[die] = dice.roll_for(g, folk, sides)
            if g.logging:
                g.say("gains-die", g.id(folk), int(sides), int(g.face[die]))
            return
        die += 1


def offer_repairs(g: Blackbriar, m: Menu, folk: i64) -> None:
    """BB-REP-02: one die of any value takes one Repair token off."""
    line: i64 = 0
    while line < 2:
        if g.tokens[folk] & (BROKEN * (line + 1)):
            m.offer(verbs.REPAIR, folk, line)
        line += 1


def repair(g: Blackbriar, die: i64, folk: i64, line: i64) -> None:
    g.tokens[folk] = g.tokens[folk] & ~(BROKEN * (line + 1))
    dice.delay(g, die, folk)
    weapon = g.weapon(folk, line)
    if g.logging and weapon is not None:
        g.say("repairs", g.id(folk), weapon.id)
