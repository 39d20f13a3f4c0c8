"""Whether an occult weapon is worth using now, by the same chances that people are shown.

A few sampled worlds tell little here: a Crucifix moves the chance of a bite by some tenths, and one
bite is worth more than all that, so the samples would decide by luck.
"""

from __future__ import annotations

from mypy_extensions import i64

from gaslamp.games.plague_of_dracula.combat import hunter_strength
from gaslamp.games.plague_of_dracula.occult import UseWeapon
from gaslamp.games.plague_of_dracula.pieces import (
    CARDS,
    CRUCIFIX,
    HOLY_WATER,
    HUNTERS,
    NO_HUNTER,
)
from gaslamp.games.plague_of_dracula.secrets import known_cards
from gaslamp.games.plague_of_dracula.sickness import Ward, warders
from gaslamp.games.plague_of_dracula.state import Plague
from gaslamp.games.plague_of_dracula.status_track import holds
from gaslamp.games.plague_of_dracula.strength import able_fighters, hits, undead_strength
from gaslamp.games.plague_of_dracula.value import (
    HOLY_WATER_WORTH,
    HOST_WORTH,
    bite_cost,
)
from gaslamp.games.plague_of_dracula.verbs import USE, WITHHOLD
from gaslamp.kernel.menu import packed
from gaslamp.kernel.state import pending


def advice(g: Plague, seat: i64) -> i64:
    """The option to take when a weapon is asked for, or -1 where the bot should search itself."""
    asked = pending(g)
    if isinstance(asked, UseWeapon):
        user = holder(g, seat, able_fighters(g), asked.weapon)
        if user != NO_HUNTER and worth_using(g, seat, asked.weapon):
            return packed(USE, asked.weapon, user)
        return packed(WITHHOLD, asked.weapon)
    if isinstance(asked, Ward):
        user = holder(g, seat, warders(g, asked.victim), CRUCIFIX)
        if user != NO_HUNTER:
            return packed(USE, CRUCIFIX, user)
    return -1


def holder(g: Plague, seat: i64, among: i64, weapon: i64) -> i64:
    """One of the seat's hunters who holds it: the target before others, who may lose it."""
    found: i64 = NO_HUNTER
    h: i64 = 0
    while h < HUNTERS:
        mine = (among >> h) & 1 != 0 and g.owner[h] == seat and holds(g, h, weapon)
        if mine and (found == NO_HUNTER or h == g.fight_target):
            found = h
        h += 1
    return found


def worth_using(g: Plague, seat: i64, weapon: i64) -> bool:
    """PD-CMB-13..16: what it saves in bites, set against what the marker is worth."""
    strike = hit_chance(g, seat, hunter_strength(g))
    bite = hit_chance(g, seat, undead_strength(g))
    cost = bite_cost(g, g.fight_target)
    if weapon == CRUCIFIX:
        return bite > 0.0  # it stands upright again next turn
    if weapon == HOLY_WATER:
        stronger = hit_chance(g, seat, hunter_strength(g) + 1)
        if g.battle:
            return stronger > strike
        # A miss leaves the rest of this round, or the next one, to the undead.
        saved = (stronger - strike) * bitten_first(strike, bite, True)
        return saved * cost > HOLY_WATER_WORTH
    undead_first = g.renfield_out != 0 or g.fight_ambush != 0
    return bitten_first(strike, bite, undead_first) * cost > HOST_WORTH


def bitten_first(strike: float, bite: float, undead_first: bool) -> float:
    """How likely a hunter is bitten before the undead are driven off, round after round."""
    misses = (1.0 - strike) * (1.0 - bite)
    if misses >= 1.0:
        return 0.0
    first = bite if undead_first else (1.0 - strike) * bite
    return first / (1.0 - misses)


def hit_chance(g: Plague, seat: i64, side: i64) -> float:
    """How likely the next card hits for a side, from the cards the seat has not seen."""
    left = g.deck.size()
    if known_cards(g, seat) > 0:
        return 1.0 if hits(g, g.deck.at(left - 1), side) else 0.0
    good: i64 = 0
    i: i64 = 0
    if left == 0:  # all sixty come back (PD-RAND-10)
        while i < CARDS:
            i += 1
            if hits(g, i, side):
                good += 1
        return float(good) / float(CARDS)
    while i < left:
        if hits(g, g.deck.at(i), side):
            good += 1
        i += 1
    return float(good) / float(left)
