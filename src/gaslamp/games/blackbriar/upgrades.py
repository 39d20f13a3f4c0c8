"""Upgrades and repairs of weapons (BB-UPG, BB-REP)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gaslamp.games.blackbriar import dice
from gaslamp.games.blackbriar import vocabulary as verbs
from gaslamp.games.blackbriar.board import adjacent_folk
from gaslamp.games.blackbriar.second_thoughts import action, too_often
from gaslamp.games.blackbriar.state import (
    ACTIVE,
    BROKEN,
    CURSE,
    MESMER,
    NO_PLAN,
    PLEDGED,
    REMOVED,
    RESERVE,
    UPGRADED,
    Blackbriar,
    seat_of,
    space_code,
)  # fmt: skip
from gaslamp.games.blackbriar.tables import DICE_ROOM, LINES, TIERS, Weapon
from gaslamp.kernel.menu import Menu


def next_tier(g: Blackbriar, folk: i64, line: i64) -> Weapon | None:
    """BB-UPG-01: the next tier of the same line, if there is one."""
    tier = g.sheets.tier[folk * 2 + line] + 1
    if tier >= TIERS:
        return None
    return g.character(folk).weapons[line * TIERS + tier]


def price(g: Blackbriar, folk: i64, weapon: Weapon) -> i64:
    """BB-UPG-02, BB-ACT-17: the cost less all discounts, never below 1."""
    cost = weapon.cost - g.sheets.voucher[folk]
    other: i64 = 0
    while other < g.folk:
        given = g.character(other).discount + g.sheets.credit[other]
        if given > 0 and (other == folk or adjacent_folk(g, other, folk)):
            cost -= given
        other += 1
    return max(1, cost)


def may_share(g: Blackbriar, giver: i64, card: i64) -> bool:
    """BB-SHR-06, BB-TOK-02: CURSE stops sharing both ways; the own card is no sharing."""
    return giver == card or (g.sheets.tokens[giver] | g.sheets.tokens[card]) & CURSE == 0


def paid(g: Blackbriar) -> i64:
    """What the pledged dice show together."""
    total: i64 = 0
    die: i64 = 0
    while die < g.folk * DICE_ROOM:
        if g.dice.place[die] == PLEDGED:
            total += g.dice.face[die]
        die += 1
    return total


def purse(g: Blackbriar, folk: i64) -> i64:
    """All that could be paid for a townsfolk's Upgrade now, with what others may lend."""
    total: i64 = 0
    giver: i64 = 0
    while giver < g.folk:
        if may_share(g, giver, folk):
            kept = 0 if seat_of(g, giver) == seat_of(g, folk) else g.kept
            die = giver * DICE_ROOM
            while die < (giver + 1) * DICE_ROOM:
                if g.dice.place[die] == ACTIVE and not (kept >> die) & 1:
                    total += g.dice.face[die]
                die += 1
        giver += 1
    return total


# Whether a line can be upgraded now, and what stands against it.
OPEN: Final = 0
LAST_TIER: Final = 1
HAD_ONE: Final = 2
MESMERIZED: Final = 3
NO_SIX: Final = 4
TOO_DEAR: Final = 5
TAKEN_BACK: Final = 6


def standing(g: Blackbriar, folk: i64, line: i64) -> i64:
    """BB-UPG-01..08, BB-UPG-12: how it stands with the next tier of a line."""
    weapon = next_tier(g, folk, line)
    if weapon is None:
        return LAST_TIER
    if g.sheets.tokens[folk] & UPGRADED:
        return HAD_ONE
    if g.sheets.tokens[folk] & MESMER:
        return MESMERIZED
    if costs_six(weapon) and dice.delayed_six(g, folk) < 0:
        return NO_SIX
    if purse(g, folk) < price(g, folk, weapon):
        return TOO_DEAR
    if too_often(g, seat_of(g, folk), action(folk, line, True)):
        return TAKEN_BACK
    return OPEN


def costs_six(weapon: Weapon) -> bool:
    """BB-UPG-06/09: whether a D6 goes out of the game for the die this tier brings."""
    return weapon.die not in (0, 6)


def any_upgrade(g: Blackbriar, folk: i64) -> bool:
    return standing(g, folk, 0) == OPEN or standing(g, folk, 1) == OPEN


def offer_upgrade(g: Blackbriar, m: Menu, folk: i64, line: i64) -> None:
    """The next tier, if nothing forbids it and the dice at hand can pay."""
    bar = standing(g, folk, line)
    if bar == OPEN:
        m.offer(verbs.PAY, folk, line)
    elif bar == HAD_ONE:
        m.refuse("why-upgraded", "BB-UPG-04", verbs.PAY, folk, line, with_=g.id(folk))
    elif bar == MESMERIZED:
        m.refuse("why-mesmerized", "BB-UPG-12", verbs.PAY, folk, line, with_=g.id(folk))
    elif bar == NO_SIX:
        m.refuse("why-no-delayed-six", "BB-UPG-07", verbs.PAY, folk, line, with_=g.id(folk))
    elif bar == TAKEN_BACK:
        m.refuse("why-taken-back", "BB-DIC-05", verbs.PAY, folk, line)
    elif bar == TOO_DEAR and m.explain:
        weapon = next_tier(g, folk, line)
        assert weapon is not None
        cost = int(price(g, folk, weapon))
        m.refuse("why-too-dear", "BB-UPG-02", verbs.PAY, folk, line, with_=cost)


def is_paid(g: Blackbriar) -> bool:
    """Whether the pledged dice make up the price of the Upgrade under construction."""
    weapon = next_tier(g, g.plan_card, g.plan_line)
    assert weapon is not None
    return paid(g) >= price(g, g.plan_card, weapon)


def buy(g: Blackbriar, folk: i64, line: i64) -> None:
    """BB-UPG-05..13: a D6 goes, the weapon is replaced, the payment is Delayed, the die rolled."""
    weapon = next_tier(g, folk, line)
    assert weapon is not None
    if g.logging:
        g.say("upgrades", g.id(folk), weapon.id)
    if costs_six(weapon):
        gone = dice.delayed_six(g, folk)
        g.dice.place[gone] = REMOVED
        if g.logging:
            g.say("gives-up-six", g.id(folk))
    clear_weapon(g, folk, line)
    g.sheets.tier[folk * 2 + line] = g.sheets.tier[folk * 2 + line] + 1
    g.sheets.tokens[folk] = (g.sheets.tokens[folk] | UPGRADED) & ~(BROKEN * (line + 1))
    g.sheets.voucher[folk] = 0
    die: i64 = 0
    while die < g.folk * DICE_ROOM:
        if g.dice.place[die] == PLEDGED:
            dice.delay(g, die, folk)
        die += 1
    g.plan = NO_PLAN
    grant_die(g, folk, weapon.die)


def clear_weapon(g: Blackbriar, folk: i64, line: i64) -> None:
    """BB-UPG-05: dice on the replaced weapon go to the card's Delayed area."""
    first = space_code(folk, line, 0)
    die: i64 = 0
    while die < g.folk * DICE_ROOM:
        if first <= g.dice.place[die] < first + 16:
            dice.delay(g, die, folk)
        die += 1
    g.dice.locks[folk * LINES + line] = 0


def grant_die(g: Blackbriar, folk: i64, sides: i64) -> None:
    """BB-UPG-10: the new die is rolled at once and is active."""
    die = folk * DICE_ROOM
    while die < (folk + 1) * DICE_ROOM and sides > 0:
        if g.dice.place[die] == RESERVE and g.dice.sides[die] == sides:
            g.dice.place[die] = ACTIVE
            g.dice.face[die] = dice.roll_for(g, folk, sides)
            if g.logging:
                g.say("gains-die", g.id(folk), int(sides), int(g.dice.face[die]))
            return
        die += 1


def offer_repairs(g: Blackbriar, m: Menu, folk: i64) -> None:
    """BB-REP-02: one die of any value takes one Repair token off."""
    line: i64 = 0
    while line < 2:
        if g.sheets.tokens[folk] & (BROKEN * (line + 1)):
            m.offer(verbs.REPAIR, folk, line)
        line += 1


def repair(g: Blackbriar, die: i64, folk: i64, line: i64) -> None:
    g.sheets.tokens[folk] = g.sheets.tokens[folk] & ~(BROKEN * (line + 1))
    dice.delay(g, die, folk)
    weapon = g.weapon(folk, line)
    if g.logging and weapon is not None:
        g.say("repairs", g.id(folk), weapon.id)
