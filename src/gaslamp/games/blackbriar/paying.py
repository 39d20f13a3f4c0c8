"""For bots: with which dice an Upgrade is paid.

With as few dice of others as can be, then with as few own ones: so none of them is laid down for
nothing, also when the payment is thought over again after each die.
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from gaslamp.games.blackbriar import dice, upgrades
from gaslamp.games.blackbriar import vocabulary as verbs
from gaslamp.games.blackbriar.state import ACTIVE, NONE, Blackbriar, owner, seat_of
from gaslamp.games.blackbriar.tables import DICE_ROOM
from gaslamp.kernel.menu import Menu, packed


def payment(g: Blackbriar, menu: Menu) -> i64:
    """The next die for an Upgrade, own ones first. Who is asked for some lends them; what cannot
    be paid is taken back."""
    if menu.at(0) == packed(verbs.LEND):
        return menu.at(0)
    weapon = upgrades.next_tier(g, g.plan_card, g.plan_line)
    assert weapon is not None
    missing = upgrades.price(g, g.plan_card, weapon) - upgrades.paid(g)
    own = on_offer(g, menu, verbs.LIFT)
    others = on_offer(g, menu, verbs.ASK)
    lent = fewest(g, others, missing - sum_of(g, own, len(own)))
    if lent == NONE:
        return packed(verbs.TAKE_BACK)
    left = missing - sum_of(g, others, lent)
    mine = fewest(g, own, left)
    if mine > 0:
        return listed(g, menu, verbs.LIFT, smallest(g, own, mine, left))
    return listed(g, menu, verbs.ASK, smallest(g, others, lent, missing))


def on_offer(g: Blackbriar, menu: Menu, verb: i64) -> vec[i64]:
    """The dice a menu stands for, those that show most first; it lists one of those alike."""
    found = vec[i64]()
    die: i64 = 0
    while die < g.folk * DICE_ROOM:
        known = g.dice.place[die] == ACTIVE and listed(g, menu, verb, die) != NONE
        if known and (verb == verbs.LIFT or not unwilling(g, die)):
            found = insert(g, found, die)
        die += 1
    return found


def insert(g: Blackbriar, sorted_: vec[i64], die: i64) -> vec[i64]:
    """Into its place: before those that show less, or as much with more sides."""
    found = append(sorted_, die)
    i: i64 = len(found) - 1
    while i > 0 and rank(g, found[i - 1]) < rank(g, die):
        found[i] = found[i - 1]
        i -= 1
    found[i] = die
    return found


def rank(g: Blackbriar, die: i64) -> i64:
    return g.dice.face[die] * 16 + g.dice.sides[die]


def listed(g: Blackbriar, menu: Menu, verb: i64, die: i64) -> i64:
    """The option of the menu that stands for a die, or NONE."""
    i: i64 = 0
    while i < menu.size():
        code = menu.at(i)
        if code >> 48 == verb and dice.same_die(g, (code >> 32) & 0xFFFF, die):
            return code
        i += 1
    return NONE


def unwilling(g: Blackbriar, die: i64) -> bool:
    """Whether the player of a die has kept one already in this turn."""
    other: i64 = 0
    while g.kept != 0 and other < g.folk * DICE_ROOM:
        if (g.kept >> other) & 1 and seat_of(g, owner(other)) == seat_of(g, owner(die)):
            return True
        other += 1
    return False


def sum_of(g: Blackbriar, sorted_: vec[i64], count: i64) -> i64:
    """What the first dice show together."""
    total: i64 = 0
    i: i64 = 0
    while i < count:
        total += g.dice.face[sorted_[i]]
        i += 1
    return total


def fewest(g: Blackbriar, sorted_: vec[i64], missing: i64) -> i64:
    """How few of the dice make up a sum; NONE if all are too few."""
    total: i64 = 0
    i: i64 = 0
    while total < missing:
        if i == len(sorted_):
            return NONE
        total += g.dice.face[sorted_[i]]
        i += 1
    return i


def smallest(g: Blackbriar, sorted_: vec[i64], count: i64, missing: i64) -> i64:
    """The smallest die that makes up the sum together with the largest others, so many in all."""
    i: i64 = len(sorted_) - 1
    while i >= count:
        if g.dice.face[sorted_[i]] + sum_of(g, sorted_, count - 1) >= missing:
            return sorted_[i]
        i -= 1
    return sorted_[i]
