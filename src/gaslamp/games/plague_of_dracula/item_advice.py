"""Item Management for bots and hints: what the holdings are worth before and after, and no luck.

A search over sampled worlds finds differences here that are only chance, and so has hunters hand
the same weapon to and fro. An action is spent only on a clear gain.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gaslamp.games.plague_of_dracula.items import Arrange, PassOn, hand
from gaslamp.games.plague_of_dracula.judge import (
    CRUCIFIX_WORTH,
    FIRST_WREATH,
    FURTHER_WREATH,
    HOLY_WATER_WORTH,
    HOST_WORTH,
    arms,
    companies,
    final_hopes,
    secular_worth,
)
from gaslamp.games.plague_of_dracula.state import Plague, able, in_game
from gaslamp.games.plague_of_dracula.status_track import (
    gain,
    held_as,
    lose_weapon,
    upright,
    weapons_of,
)
from gaslamp.games.plague_of_dracula.tables import (
    BITE,
    CRUCIFIX,
    HOLY_WATER,
    HOST,
    HUNTERS,
    SPACES,
    STAKES,
    WEAPONS,
    WREATH,
)
from gaslamp.games.plague_of_dracula.vocabulary import ARRANGE, DECLINE, EXCHANGE, FIRST, GIVE, PASS
from gaslamp.kernel.menu import Menu, Option, packed

ACTION_WORTH: Final = 4.0  # what a hunter could do with the action instead
IDLE_HANDS: Final = 0.3  # what a weapon counts with a hunter who cannot use it
BITE_SHARE: Final = 0.5  # how likely the order of the weapons ever matters
LAST_TO_LOSE: Final = 40.0


def managed(g: Plague, menu: Menu) -> i64:
    """PD-ITEM-01..05: the gift, exchange or order that gains most, or none. Nothing goes back:
    a weapon in hand is never worth less than an open space."""
    best = packed(PASS)
    most = 0.0
    i: i64 = 0
    while i < menu.size():
        o = Option(menu.seat, menu.at(i))
        worth = 0.0
        if o.verb == GIVE:
            worth = gift_gain(g, o.a, o.b, o.c) - ACTION_WORTH
        elif o.verb == EXCHANGE:
            worth = swap_gain(g, o.a, o.b, o.c, best_return(g, o.a, o.b, o.c)) - 2.0 * ACTION_WORTH
        elif o.verb == ARRANGE:
            worth = order_gain(g, o.a) - ACTION_WORTH
        if worth > most:
            most = worth
            best = o.code
        i += 1
    return best


def passed_on(g: Plague, asked: PassOn) -> i64:
    """PD-ITEM-04: the ring is closed with what gains most, or broken off."""
    weapon = asked.links & 15
    if asked.count > 1:
        return packed(DECLINE)
    other = best_return(g, asked.starter, weapon, asked.giver)
    if swap_gain(g, asked.starter, weapon, asked.giver, other) <= 2.0 * ACTION_WORTH:
        return packed(DECLINE)
    return packed(EXCHANGE, asked.giver, other, asked.starter)


def least_worth(g: Plague, asked: Arrange) -> i64:
    """PD-ITEM-05: what is least worth stands first, to be lost first."""
    best: i64 = -1
    space: i64 = asked.hunter * SPACES + g.bites[asked.hunter] + asked.done
    end: i64 = (asked.hunter + 1) * SPACES
    while space < end:
        if is_held(g.track[space]) and (
            best < 0 or keep_worth(g, asked.hunter, space) < keep_worth(g, asked.hunter, best)
        ):
            best = space
        space += 1
    return packed(FIRST, upright(g.track[best]))


def is_held(cell: i64) -> bool:
    return 0 <= cell < BITE


def holdings(g: Plague) -> float:
    """What all weapons are worth where they are."""
    total = companies(g) + final_hopes(g)
    h: i64 = 0
    while h < HUNTERS:
        if in_game(g, h):
            total += arms(g, h) * (1.0 if able(g, h) else IDLE_HANDS)
        h += 1
    return total


def gift_gain(g: Plague, giver: i64, weapon: i64, to: i64) -> float:
    twin = g.clone()
    twin.logging = False
    hand(twin, giver, weapon, to)
    return holdings(twin) - holdings(g)


def swap_gain(g: Plague, one: i64, mine: i64, other: i64, theirs: i64) -> float:
    """Two full hunters give at the same moment."""
    twin = g.clone()
    given = held_as(twin, one, mine)
    taken = held_as(twin, other, theirs)
    lose_weapon(twin, one, given)
    lose_weapon(twin, other, taken)
    gain(twin, other, given)
    gain(twin, one, taken)
    return holdings(twin) - holdings(g)


def best_return(g: Plague, one: i64, weapon: i64, other: i64) -> i64:
    """What the other hunter best gives for it."""
    kinds = weapons_of(g, other)
    best: i64 = -1
    most = 0.0
    theirs: i64 = 0
    while theirs < WEAPONS:
        if (kinds >> theirs) & 1:
            worth = swap_gain(g, one, weapon, other, theirs)
            if best < 0 or worth > most:
                best = theirs
                most = worth
        theirs += 1
    return best


def order_gain(g: Plague, hunter: i64) -> float:
    """What another order saves, should a bite come: first goes what stands first."""
    first: i64 = hunter * SPACES + g.bites[hunter]
    now = keep_worth(g, hunter, first)
    least = now
    space = first + 1
    end: i64 = (hunter + 1) * SPACES
    while space < end:
        if is_held(g.track[space]):
            least = min(least, keep_worth(g, hunter, space))
        space += 1
    return BITE_SHARE * (now - least)


def keep_worth(g: Plague, hunter: i64, space: i64) -> float:
    """What the hunter would miss of a weapon: little, of one beside a better or a like one."""
    weapon = upright(g.track[space])
    if weapon == STAKES:
        return LAST_TO_LOSE
    if weapon == CRUCIFIX:
        return CRUCIFIX_WORTH
    if weapon == HOST:
        return HOST_WORTH
    if weapon == HOLY_WATER:
        return HOLY_WATER_WORTH
    if weapon == WREATH:
        return FURTHER_WREATH if another(g, hunter, space) else FIRST_WREATH
    return secular_worth(g, weapon) - second_best(g, hunter, space)


def another(g: Plague, hunter: i64, space: i64) -> bool:
    """Whether the hunter holds a second marker of the kind."""
    other: i64 = hunter * SPACES
    end: i64 = other + SPACES
    while other < end:
        if other != space and g.track[other] == g.track[space]:
            return True
        other += 1
    return False


def second_best(g: Plague, hunter: i64, space: i64) -> float:
    """How much of a secular weapon's worth another one of the hunter's gives as well."""
    worth = secular_worth(g, g.track[space])
    best = 0.0
    other: i64 = hunter * SPACES
    end: i64 = other + SPACES
    while other < end:
        if other != space and 0 <= g.track[other] < CRUCIFIX:
            best = max(best, min(worth, secular_worth(g, g.track[other])))
        other += 1
    return best
