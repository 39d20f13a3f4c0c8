"""The game's eyes for bots: what a seat may see, and how good a position is for it.

Points are roughly percent of a cleansed location's worth: a discarded marker is 40.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gaslamp.games.plague_of_dracula.combat_row import combat_if_any
from gaslamp.games.plague_of_dracula.secrets import redeal
from gaslamp.games.plague_of_dracula.state import Plague, in_london, strength, undisturbed
from gaslamp.games.plague_of_dracula.status_track import best_secular, holders
from gaslamp.games.plague_of_dracula.tables import (
    BITE,
    BUDA_PESTH,
    CLEANSED,
    COFFIN,
    CRUCIFIX,
    GONE,
    HARKER,
    HOLY_WATER,
    HOST,
    HUNTERS,
    LOCATIONS,
    LUCY,
    MIASMA,
    MINA,
    PLACES,
    PLAGUE,
    PURFLEET,
    RUMOR,
    SEWARD,
    SPACES,
    STAKES,
    TIPPED,
    VAN_HELSING,
    WREATH,
)
from gaslamp.games.plague_of_dracula.transfusion import treatable
from gaslamp.kernel.bits import bit, count_bits
from gaslamp.kernel.judge import WIN, Judge
from gaslamp.kernel.rng import Rng


class PlagueJudge(Judge[Plague]):
    """Sees what the seat may see, and judges for the hunters or for Dracula."""

    def redeal(self, g: Plague, seat: i64, rng: Rng) -> Plague:
        return redeal(g, seat, rng)

    def value(self, g: Plague, seat: i64) -> float:
        return value(g, seat)

    def role(self, g: Plague, seat: i64) -> str:
        return "dracula" if seat == g.agreed.dracula_seat else ""


DISCARDED: Final = 40.0
TAINTED: Final = 9.0
RUMOR_WEIGHT: Final = 4.0
MIASMA_WEIGHT: Final = 9.0
TURNED: Final = 160.0
MINAS_WORTH: Final = 2.2  # her loss loses the game when Harker comes home
STAKES_FROM: Final = 8
FIRST_BITE: Final = 22.0
SECOND_BITE: Final = 75.0
HOLY_WATER_WORTH: Final = 5.0
HOST_WORTH: Final = 12.0
CRUCIFIX_WORTH: Final = 14.0
FIRST_WREATH: Final = 9.0
FURTHER_WREATH: Final = 3.0


def value(g: Plague, seat: i64) -> float:
    """The position for a seat: what is good for the hunters is bad for Dracula."""
    if g.outcome is not None:
        return WIN if (g.outcome.winners >> int(seat)) & 1 else -WIN
    worth = city(g) + undead(g) + people(g) + final_hopes(g)
    return -worth if seat == g.agreed.dracula_seat else worth


def city(g: Plague) -> float:
    """The state of London: what is discarded, tainted, whispered."""
    total = DISCARDED * float(g.discarded.size())
    if g.discarded.size() > 0:
        total += DISCARDED  # the board can never be full now
    sick: i64 = 0
    p: i64 = 1
    while p <= LOCATIONS:
        mark = g.marks[p]
        if mark == PLAGUE:
            sick += 1
        elif mark == COFFIN:
            sick += 1
            total += 2.0  # known and ready to be cleansed
        elif mark == RUMOR:
            total -= RUMOR_WEIGHT
        elif mark == MIASMA:
            total -= MIASMA_WEIGHT
        elif mark == CLEANSED:
            total += 5.0
        p += 1
    total -= TAINTED * float(sick)
    if sick > 20 and g.discarded.size() == 0:
        total -= 60.0 * float(sick - 20)
    if undisturbed(g):
        total -= 25.0
    return total


def undead(g: Plague) -> float:
    """Dracula's health, Renfield, and the display."""
    total = -7.0 * float(g.dracula) - 6.0 * float(strength(g))
    if g.renfield_out:
        total -= 12.0
    total -= TURNED * float(g.display.size())
    if g.mina_turned and g.place[HARKER] >= BUDA_PESTH:
        total -= 900.0
    return total


def people(g: Plague) -> float:
    """The hunters: health, weapons, and where they stand."""
    total = 0.0
    h: i64 = 0
    while h < HUNTERS:
        if g.place[h] == GONE:
            if not (g.display.has(h) or (h == LUCY and g.agreed.length == 2)):
                total -= TURNED
        else:
            total += health(g, h)
            total += arms(g, h)
            if in_london(g, h):
                total += standing(g, h)
        h += 1
    return total + companies(g)


def health(g: Plague, hunter: i64) -> float:
    bites = g.bites[hunter]
    cost = 0.0
    if bites == 1:
        cost = FIRST_BITE
    elif bites == 2:
        cost = SECOND_BITE
    if hunter == MINA and g.place[HARKER] >= BUDA_PESTH:
        cost *= MINAS_WORTH
    return -cost


def bite_cost(g: Plague, hunter: i64) -> float:
    """What the next bite of a hunter costs the hunters' side."""
    bites = g.bites[hunter]
    if bites == 0:
        cost = FIRST_BITE
    elif bites == 1:
        cost = SECOND_BITE - FIRST_BITE
    else:
        cost = TURNED
    return cost * MINAS_WORTH if hunter == MINA and g.place[HARKER] >= BUDA_PESTH else cost


def arms(g: Plague, hunter: i64) -> float:
    """Weapons in hand; the leftmost one is the first to be lost."""
    total = 0.0
    wreaths: i64 = 0
    secular = 0.0
    space: i64 = hunter * SPACES
    end: i64 = space + SPACES
    while space < end:
        cell = g.track[space]
        if cell == WREATH:
            wreaths += 1
        elif 0 <= cell < CRUCIFIX:
            secular = max(secular, secular_worth(g, cell))
        elif cell in (CRUCIFIX, TIPPED):
            total += CRUCIFIX_WORTH
        elif cell == HOLY_WATER:
            total += HOLY_WATER_WORTH
        elif cell == HOST:
            total += HOST_WORTH
        elif cell == STAKES:
            total += 10.0
        space += 1
    if wreaths > 0:
        total += FIRST_WREATH + FURTHER_WREATH * float(wreaths - 1)
    return total + secular


def secular_worth(g: Plague, weapon: i64) -> float:
    """A secular weapon by its bonus."""
    return 2.0 + 3.0 * float(g.content.secular_bonus[weapon])


def standing(g: Plague, hunter: i64) -> float:
    """Where a hunter is: the hurt near help, the weak in safety."""
    place = g.place[hunter]
    bites = g.bites[hunter]
    row = place * PLACES
    total = 0.0
    if g.marks[place] == CLEANSED:
        total += 3.0 + 6.0 * float(bites)
    elif g.marks[place] == COFFIN:
        total -= 2.0 + 7.0 * float(bites)
    if treatable(g, hunter):
        far = g.content.steps[row + PURFLEET]
        if in_london(g, SEWARD) and hunter != SEWARD:
            far = min(far, g.content.steps[row + g.place[SEWARD]])
        if in_london(g, VAN_HELSING) and hunter != VAN_HELSING:
            far = min(far, g.content.steps[row + g.place[VAN_HELSING]] + 1)
        total -= 2.0 * float(far) * float(bites)
    return total


def companies(g: Plague) -> float:
    """Each place with hunters, once: is it a party that can cleanse, and how near is its prey?"""
    total = 0.0
    done: i64 = 0
    h: i64 = 0
    while h < HUNTERS:
        if in_london(g, h) and (done >> g.place[h]) & 1 == 0:
            done |= bit(g.place[h])
            total += company(g, g.place[h])
        h += 1
    return total


def company(g: Plague, place: i64) -> float:
    here: i64 = 0
    frail: i64 = 0
    h: i64 = 0
    while h < HUNTERS:
        if g.place[h] == place:
            if g.bites[h] <= 1:
                here |= bit(h)
            else:
                frail += 1
        h += 1
    able_ones = count_bits(here)
    total = 0.0
    if able_ones == 0:
        return -15.0 * float(frail) if g.marks[place] != CLEANSED else 0.0
    total += 3.0 * float(min(able_ones, 4) - 1)
    if holders(g, here, WREATH) == 0:
        return total
    power = 1.0 + float(best_secular(g, here)) + 0.7 * float(able_ones - 1)
    if holders(g, here, CRUCIFIX):
        power += 1.5
    if holders(g, here, HOST):
        power += 2.0
    far = nearest_prey(g, place)
    if far >= 0 and power >= 3.0:
        total += min(power, 6.0) * (4.0 - float(far))
    return total


def nearest_prey(g: Plague, place: i64) -> i64:
    """The steps to the nearest tainted location, or -1 if there is none."""
    best: i64 = -1
    p: i64 = 1
    while p <= LOCATIONS:
        mark = g.marks[p]
        if mark in (COFFIN, PLAGUE):
            far = g.content.steps[place * PLACES + p]
            if mark == PLAGUE:
                far += 1
            if best < 0 or far < best:
                best = far
        p += 1
    return best


def final_hopes(g: Plague) -> float:
    """From the middle of the game on: fit hunters, and Stakes in fit hands."""
    if g.turn < STAKES_FROM and g.segment < 10:
        return 0.0
    fit: i64 = 0
    h: i64 = 0
    while h < HUNTERS:
        if in_london(g, h) and g.bites[h] <= 1:
            fit |= bit(h)
        h += 1
    late = float(g.turn - STAKES_FROM) / 17.0
    total = 14.0 * late * float(count_bits(fit))
    safety = best_stakes(g, fit)
    if safety > 0:
        total += (40.0 + 15.0 * float(safety)) * (0.5 + late)
    if count_bits(holders(g, fit, STAKES)) > 1:
        total += 20.0 * (0.5 + late)
    combat = combat_if_any(g)
    if combat is not None and combat.last_battle:
        total -= 20.0 * float(g.dracula + combat.shields + g.renfield_out)
    return total


def best_stakes(g: Plague, fit: i64) -> i64:
    """How many bites it takes to lose the safest Stakes in fit hands; 0 without any."""
    best: i64 = 0
    h: i64 = 0
    while h < HUNTERS:
        if (fit >> h) & 1:
            deep: i64 = 0
            space: i64 = h * SPACES
            end: i64 = space + SPACES
            while space < end:
                if g.track[space] < BITE:
                    deep += 1
                    if g.track[space] == STAKES and deep > best:
                        best = deep
                space += 1
        h += 1
    return best
