"""Searches for bots and hints, by the chances that people are shown and what each find is worth.

A hunter searches where that promises more than the walk, the rumour or the transfusion which the
action could be kept for. A spare weapon is worth nothing, a Rumor less, so nobody is sent to look
where finds that serve are rarer than beside it and a Rumor is no rarer.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gaslamp.games.plague_of_dracula.care_advice import busy, heal_chance, heal_worth
from gaslamp.games.plague_of_dracula.deck import number
from gaslamp.games.plague_of_dracula.item_advice import holdings, is_held, keep_worth
from gaslamp.games.plague_of_dracula.judge import RUMOR_WEIGHT
from gaslamp.games.plague_of_dracula.last_battle import FinalSearch
from gaslamp.games.plague_of_dracula.movement import rate, reach
from gaslamp.games.plague_of_dracula.readiness import spend
from gaslamp.games.plague_of_dracula.searching import FROM_BAG
from gaslamp.games.plague_of_dracula.secrets import known_cards
from gaslamp.games.plague_of_dracula.state import Plague
from gaslamp.games.plague_of_dracula.status_track import (
    gain,
    holders,
    open_spaces,
    serves,
    upright,
)
from gaslamp.games.plague_of_dracula.tables import (
    BAG,
    BY_SEWARD,
    BY_STAFF,
    CARDS,
    COFFIN,
    DIE_COLUMN,
    FINAL,
    HUNTERS,
    ITEMS,
    PURFLEET,
    RUMOR_ITEM,
    SECULAR,
    SPACES,
    STAKES,
    STANDARD,
    TOP_SPACE,
    UNMARKED,
    WEAPONS,
)
from gaslamp.games.plague_of_dracula.transfusion import may_treat
from gaslamp.games.plague_of_dracula.vocabulary import PASS, RETURN, SEARCH
from gaslamp.games.plague_of_dracula.walk_advice import danger, standing_there, worth_there
from gaslamp.kernel.bits import bit
from gaslamp.kernel.menu import Menu, Option, packed

NOTHING: Final = ITEMS  # behind the weapons and the Rumor


def searched(g: Plague, menu: Menu, free: bool) -> i64:
    """PD-SRCH-01..05: the search that promises most beyond what else the action could bring."""
    best: i64 = packed(PASS)
    most = 0.0
    price = 0.0
    whose: i64 = -1
    i: i64 = 0
    while i < menu.size():
        o = Option(menu.seat, menu.at(i))
        if o.verb == SEARCH:
            worth = find_worth(g, menu.seat, o.a, o.b)
            if not free:
                if o.a != whose:
                    whose = o.a
                    price = instead(g, menu.seat, o.a)
                worth -= price
            if worth > most:
                most = worth
                best = o.code
        i += 1
    return best


def find_worth(g: Plague, seat: i64, hunter: i64, kind: i64) -> float:
    """What a search is worth to the hunters: its finds, less the Rumor that may come of it."""
    likely = chances(g, seat, kind)
    before = holdings(g)
    total = -likely[RUMOR_ITEM] * rumor_cost(g, hunter)
    weapon: i64 = 0
    while weapon < WEAPONS:
        if likely[weapon] > 0.0 and serves(g, hunter, weapon):
            twin = g.clone()
            twin.logging = False
            gain(twin, hunter, weapon)
            total += likely[weapon] * (holdings(twin) - before)
        weapon += 1
    return total


def rumor_cost(g: Plague, hunter: i64) -> float:
    """PD-SRCH-07..11: what a Rumor from the bag does where the searcher is."""
    place = g.place[hunter]
    if g.segment == FINAL:
        return 0.0
    if g.marks[place] == COFFIN:
        return danger(g, place, g.coffins[place])
    return RUMOR_WEIGHT if place == PURFLEET or g.marks[place] == UNMARKED else 0.0


def instead(g: Plague, seat: i64, hunter: i64) -> float:
    """What else the action could bring: a walk, a rumour looked into, or a transfusion."""
    twin = g.clone()
    best = standing_there(g, seat)
    places = reach(g, g.place[hunter], rate(g, hunter))
    p: i64 = 1
    while p <= PURFLEET:
        if (places >> p) & 1:
            best = max(best, worth_there(twin, seat, bit(hunter), p))
        p += 1
    spend(twin, bit(hunter))
    most = best - standing_there(twin, seat)
    return max(most, treatment(g, seat, hunter)) if g.phase == STANDARD else most


def treatment(g: Plague, seat: i64, hunter: i64) -> float:
    """What the best transfusion promises that the hunter has a part in."""
    most = 0.0
    by: i64 = BY_SEWARD
    while by <= BY_STAFF:
        patient: i64 = 0
        while patient < HUNTERS:
            if (busy(by, patient) >> hunter) & 1 and may_treat(g, by, patient):
                most = max(most, heal_chance(g, seat, by, patient) * heal_worth(g, patient))
            patient += 1
        by += 1
    return most


def chances(g: Plague, seat: i64, kind: i64) -> list[float]:
    """PD-SRCH-12: how likely a search finds each weapon, a Rumor, or nothing."""
    found = [0.0] * (ITEMS + 1)
    if kind == BAG:
        from_bag(g, found, 1.0)
        return found
    value: i64 = 1
    while value <= DIE_COLUMN:
        share = value_chance(g, seat, value)
        result = g.content.secular[value] if kind == SECULAR else g.content.occult[value]
        if result == FROM_BAG:
            from_bag(g, found, share)
        elif result < WEAPONS and g.stores.inventory[result] > 0:
            found[result] += share
        else:
            found[NOTHING] += share
        value += 1
    return found


def from_bag(g: Plague, found: list[float], share: float) -> None:
    """PD-SRCH-06: every item of the bag equally likely."""
    total: i64 = 0
    item: i64 = 0
    while item < ITEMS:
        total += g.stores.bag[item]
        item += 1
    item = 0
    while item < ITEMS:
        found[item] += share * float(g.stores.bag[item]) / float(total)
        item += 1


def value_chance(g: Plague, seat: i64, value: i64) -> float:
    """How likely a check shows a value, from the cards the seat has not seen (PD-RAND-13)."""
    if g.agreed.real_die:
        return 1.0 / float(DIE_COLUMN)
    left = g.deck.size()
    if known_cards(g, seat) > 0:
        return 1.0 if number(g, g.deck.at(left - 1), DIE_COLUMN) == value else 0.0
    count: i64 = 0
    i: i64 = 0
    if left == 0:  # all sixty come back (PD-RAND-10)
        while i < CARDS:
            i += 1
            if number(g, i, DIE_COLUMN) == value:
                count += 1
        return float(count) / float(CARDS)
    while i < left:
        if number(g, g.deck.at(i), DIE_COLUMN) == value:
            count += 1
        i += 1
    return float(count) / float(left)


def last_search(g: Plague, asked: FinalSearch) -> i64:
    """PD-FIN-04..06: whoever has room searches; whoever has none makes room if another round can
    come, and nobody holds Stakes yet."""
    if open_spaces(g, asked.hunter) > 0:
        menu = Menu(asked.seat)
        asked.menu(g, menu)
        return searched(g, menu, True)
    if g.dracula == TOP_SPACE or holders(g, g.finalists, STAKES) != 0:
        return packed(PASS)
    best: i64 = -1
    space: i64 = asked.hunter * SPACES
    end: i64 = space + SPACES
    while space < end:
        if is_held(g.track[space]) and (
            best < 0 or keep_worth(g, asked.hunter, space) < keep_worth(g, asked.hunter, best)
        ):
            best = space
        space += 1
    return packed(RETURN, asked.hunter, upright(g.track[best]))
