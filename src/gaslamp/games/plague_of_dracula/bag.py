"""The Search Bag: one item at random, and what goes back in."""

from __future__ import annotations

from mypy_extensions import i64

from gaslamp.games.plague_of_dracula.state import Plague
from gaslamp.games.plague_of_dracula.tables import ITEMS, RUMOR_ITEM
from gaslamp.kernel.bits import bit


def bag_size(g: Plague) -> i64:
    total: i64 = 0
    item: i64 = 0
    while item < ITEMS:
        total += g.stores.bag[item]
        item += 1
    return total


def pull_item(g: Plague) -> i64:
    """PD-SRCH-06: every item equally likely. A weapon leaves the bag; a Rumor stays in it."""
    g.veil()
    size = bag_size(g)
    left = g.rng.below(size)
    if g.ear is not None:
        rumors = g.stores.bag[RUMOR_ITEM]  # they are counted last
        worths = [float(n < size - rumors) for n in range(size)]
        g.ear.draw("bag", bit(g.agreed.hunter_seats) - 1, worths[left], worths)
    item: i64 = 0
    while left >= g.stores.bag[item]:
        left -= g.stores.bag[item]
        item += 1
    if item != RUMOR_ITEM:
        g.stores.bag[item] -= 1
    return item


def refill(g: Plague, weapon: i64) -> bool:
    """The same type goes in, else a Rumor marker; False if neither is left (PD-SRCH-06)."""
    if g.stores.inventory[weapon] > 0:
        g.stores.inventory[weapon] -= 1
        g.stores.bag[weapon] += 1
        return True
    if g.stores.rumors > 0:
        g.stores.rumors -= 1
        g.stores.bag[RUMOR_ITEM] += 1
        g.say("bag-gets-rumor", g.content.item_ids[weapon])
        return True
    return False


def to_bag(g: Plague, weapon: i64, wanted: i64) -> None:
    """Move up to so many weapons of a type from the Inventory to the bag (PD-ARR-07)."""
    count = min(wanted, g.stores.inventory[weapon])
    g.stores.inventory[weapon] -= count
    g.stores.bag[weapon] += count
