"""Walks and rumours for bots and hints: where everybody is worth most, and no luck.

A search over sampled worlds sends hunters to and fro for differences that are only chance. Here a
walk is worth what the position gains by it, with what those there can still do in this turn, less
what a combat on the way in is likely to cost. Who has walked already this turn goes on only to
where the second walk alone would not have led.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gaslamp.games.plague_of_dracula.judge import MIASMA_WEIGHT, RUMOR_WEIGHT, bite_cost, value
from gaslamp.games.plague_of_dracula.movement import (
    CARRIAGE_SEATS,
    AgreeToRide,
    Carriage,
    rate,
    reach,
)
from gaslamp.games.plague_of_dracula.readiness import ready, spend
from gaslamp.games.plague_of_dracula.rumors import ATTACK
from gaslamp.games.plague_of_dracula.state import Plague, able, hunters_at, most_bitten
from gaslamp.games.plague_of_dracula.status_track import best_secular, holders
from gaslamp.games.plague_of_dracula.strength import base_strength, bitten_first
from gaslamp.games.plague_of_dracula.tables import (
    BONUS,
    COFFIN,
    CREATURES,
    DIE_COLUMN,
    HARDER,
    HOLMWOOD,
    HUNTERS,
    LAST_TURN,
    LOCATIONS,
    MIASMA,
    PLAGUE,
    PURFLEET,
    RUMOR,
    STANDARD,
    VAMPIRE,
    WREATH,
)
from gaslamp.games.plague_of_dracula.vocabulary import (
    AGREE,
    BOARD,
    CALL_OFF,
    DECLINE,
    DRIVE,
    MOVE,
    PASS,
    RESOLVE,
)
from gaslamp.kernel.bits import bit, count_bits, lowest
from gaslamp.kernel.menu import Menu, Option, packed

LEAST_GAIN: Final = 0.5  # for less nobody sets out
ATTACKED: Final = 0.5  # how likely an unknown marker brings combat,
COFFINS: Final = 2  # and how many coffins it shows on average
SIDES: Final = 5.0  # the values of the column that decides whether a blow hits
CLEANSING_HOPE: Final = 20.0  # what it is worth to stand before a coffin with Garlic and an action
LEAD_SHARE: Final = 0.7  # what a rumour within reach is worth of one that is looked into


class Walk:
    """The best way found so far: who goes where, and what the position is worth then."""

    def __init__(self, g: Plague, seat: i64) -> None:
        self.seat: Final[i64] = seat
        self.trial: Final = g.clone()  # to walk on
        self.party: i64 = 0
        self.place: i64 = 0
        self.worth: float = standing_there(g, seat) + LEAST_GAIN

    def consider(self, g: Plague, party: i64, place: i64) -> None:
        if goes_round(g, party, place):
            return
        worth = worth_there(self.trial, self.seat, party, place)
        if worth > self.worth:
            self.party = party
            self.place = place
            self.worth = worth


def walked(g: Plague, menu: Menu) -> i64:
    """PD-MOVE-01..07: the walk or drive that gains most, or none."""
    best = Walk(g, menu.seat)
    passengers: i64 = 0
    i: i64 = 0
    while i < menu.size():
        o = Option(menu.seat, menu.at(i))
        if o.verb == MOVE:
            best.consider(g, bit(o.a), o.b)
        elif o.verb == BOARD:
            passengers |= bit(o.a)
        i += 1
    if passengers != 0:
        drives(g, best, 0, passengers)
    if best.party == 0:
        return packed(PASS)
    if best.party == bit(lowest(best.party)):
        return packed(MOVE, lowest(best.party), best.place)
    return packed(BOARD, lowest(best.party & ~bit(HOLMWOOD)))


def boarded(g: Plague, asked: Carriage) -> i64:
    """PD-MOVE-07: who else gets in, and off they go."""
    menu = Menu(asked.seat)
    asked.menu(g, menu)
    passengers: i64 = 0
    i: i64 = 0
    while i < menu.size():
        o = Option(menu.seat, menu.at(i))
        if o.verb == BOARD:
            passengers |= bit(o.a)
        i += 1
    best = Walk(g, asked.seat)
    drives(g, best, asked.aboard, passengers)
    if best.party == 0:
        return packed(CALL_OFF)
    missing = best.party & ~asked.aboard & ~bit(HOLMWOOD)
    return packed(BOARD, lowest(missing)) if missing != 0 else packed(DRIVE, best.place)


def drives(g: Plague, best: Walk, aboard: i64, passengers: i64) -> None:
    """Every company that may go in the carriage, wherever it may go."""
    places = reach(g, g.place[HOLMWOOD], rate(g, HOLMWOOD))
    company: i64 = 0
    while company < bit(HUNTERS):
        whole = company | aboard
        if company & ~passengers == 0 and whole != 0 and count_bits(whole) <= CARRIAGE_SEATS:
            p: i64 = 1
            while p <= PURFLEET:
                if (places >> p) & 1:
                    best.consider(g, whole | bit(HOLMWOOD), p)
                p += 1
        company += 1


def rides(g: Plague, asked: AgreeToRide) -> i64:
    """Whether it is better that this hunter comes along."""
    party = asked.aboard | bit(HOLMWOOD)
    trial = g.clone()
    along = worth_there(trial, asked.seat, party, asked.place)
    without = worth_there(trial, asked.seat, party & ~bit(asked.hunter), asked.place)
    return packed(AGREE if along >= without else DECLINE)


def goes_round(g: Plague, party: i64, place: i64) -> bool:
    """Whether one of the party could be there without having walked before in this turn."""
    if g.phase != BONUS:
        return False
    h: i64 = 0
    while h < HUNTERS:
        start = g.set_out[h]
        if (party >> h) & 1 and start != 0:
            around = g.content.near[start] | bit(start)
            if (around >> place) & 1:
                return True
        h += 1
    return False


def worth_there(trial: Plague, seat: i64, party: i64, place: i64) -> float:
    """What the position is worth when they have gone there, less what the undead may do to
    them. They walk on a copy of the table, which is as before afterwards: there are many ways, and
    a copy for each costs more than all else."""
    set_out = trial.place[:]
    acted = trial.acted
    bonus_used = trial.bonus_used
    mark = trial.marks[place]
    coffins = trial.coffins[place]
    h: i64 = 0
    while h < HUNTERS:
        if (party >> h) & 1:
            trial.place[h] = place
        h += 1
    spend(trial, party)
    risk = 0.0
    if mark == PLAGUE:
        trial.marks[place] = COFFIN
        trial.coffins[place] = COFFINS
        risk = danger(trial, place, COFFINS) * (1.0 if trial.agreed.level == HARDER else ATTACKED)
    worth = standing_there(trial, seat) - risk
    trial.place = set_out
    trial.acted = acted
    trial.bonus_used = bonus_used
    trial.marks[place] = mark
    trial.coffins[place] = coffins
    return worth


def standing_there(g: Plague, seat: i64) -> float:
    """What it is worth that everybody is where they are. When only the Final Confrontation can
    follow, no place is better than another but for what can still be done there."""
    total = 0.0 if g.turn == LAST_TURN and g.phase == BONUS else value(g, seat)
    p: i64 = 1
    while p <= LOCATIONS:
        here = hunters_at(g, p)
        if here != 0 and g.marks[p] == COFFIN:
            total += prey(g, p, here)
        elif here != 0 and g.marks[p] in (RUMOR, MIASMA):
            total += lead(g, p, here)
        p += 1
    return total


def prey(g: Plague, place: i64, here: i64) -> float:
    """A coffin can be cleansed with a bonus action, if they have what it takes."""
    if g.phase != STANDARD or not fresh(g, here) or holders(g, here, WREATH) == 0:
        return 0.0
    return max(0.0, CLEANSING_HOPE - danger(g, place, g.coffins[place]))


def lead(g: Plague, place: i64, here: i64) -> float:
    """PD-RUM-01, PD-ADJ-03: a rumour can be looked into by who still has an action; Miasma that
    nobody looks into brings combat upon those who stay."""
    worth = rumor_worth(g, place)
    if worth > 0.0 and (fresh(g, here) or anybody_ready(g, here)):
        return LEAD_SHARE * worth
    return -danger(g, place, COFFINS) if g.marks[place] == MIASMA else 0.0


def anybody_ready(g: Plague, hunters: i64) -> bool:
    """Whether one of them has an action of this phase left."""
    h: i64 = 0
    while h < HUNTERS:
        if (hunters >> h) & 1 and ready(g, h):
            return True
        h += 1
    return False


def rumor_worth(g: Plague, place: i64) -> float:
    """PD-RUM-01..05: what it is worth to those who are there to look into a rumour."""
    mark = g.marks[place]
    if mark not in (RUMOR, MIASMA):
        return 0.0
    attacks: i64 = 0
    roll: i64 = 1
    while roll <= DIE_COLUMN:
        if g.content.rumors[roll] == ATTACK:
            attacks += 1
        roll += 1
    risk = danger(g, place, 0) * float(attacks) / float(DIE_COLUMN)
    return (RUMOR_WEIGHT if mark == RUMOR else MIASMA_WEIGHT) - risk


def looked_into(g: Plague, menu: Menu) -> i64:
    """PD-RUM-01: a rumour that is worth the risk, or none."""
    best = packed(PASS)
    most = 0.0
    i: i64 = 0
    while i < menu.size():
        o = Option(menu.seat, menu.at(i))
        if o.verb == RESOLVE:
            worth = rumor_worth(g, g.place[o.a])
            if worth > most:
                most = worth
                best = o.code
        i += 1
    return best


def fresh(g: Plague, hunters: i64) -> bool:
    """Whether one of them has a bonus action to come."""
    h: i64 = 0
    while h < HUNTERS:
        if (hunters >> h) & 1 and g.bites[h] == 0 and (g.bonus_used >> h) & 1 == 0:
            return True
        h += 1
    return False


def danger(g: Plague, place: i64, coffins: i64) -> float:
    """What a combat there is likely to cost, whoever of the display attacks."""
    here = hunters_at(g, place)
    fit: i64 = 0
    h: i64 = 0
    while h < HUNTERS:
        if (here >> h) & 1 and able(g, h):
            fit |= bit(h)
        h += 1
    strike = 0.0 if fit == 0 else min(1.0 + float(best_secular(g, fit)), SIDES) / SIDES
    bitten = 0.0
    slot: i64 = 0
    while slot < VAMPIRE + g.display.size():
        foe = slot if slot < VAMPIRE else VAMPIRE + g.display.at(slot - VAMPIRE)
        strength = base_strength(g, foe) + (coffins if foe != CREATURES else 0)
        bite = min(float(strength), SIDES) / SIDES
        bitten += bitten_first(strike, bite, g.renfield_out != 0)
        slot += 1
    return bitten / float(slot) * bite_cost(g, lowest(most_bitten(g, here)))
