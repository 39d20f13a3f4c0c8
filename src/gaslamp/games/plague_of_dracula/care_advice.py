"""Transfusions and targets for bots and hints, by the shown chances and what a bite costs."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gaslamp.games.plague_of_dracula.combat_row import combat_now
from gaslamp.games.plague_of_dracula.deck import number
from gaslamp.games.plague_of_dracula.item_advice import is_held, keep_worth
from gaslamp.games.plague_of_dracula.judge import (
    FIRST_BITE,
    MINAS_WORTH,
    SECOND_BITE,
    arms,
    bite_cost,
)
from gaslamp.games.plague_of_dracula.secrets import known_cards
from gaslamp.games.plague_of_dracula.state import Plague, most_bitten
from gaslamp.games.plague_of_dracula.status_track import holders
from gaslamp.games.plague_of_dracula.tables import (
    BUDA_PESTH,
    BY_STAFF,
    CARDS,
    DIE_COLUMN,
    HARKER,
    HUNTERS,
    MINA,
    SPACES,
    STAKES,
)
from gaslamp.games.plague_of_dracula.transfusion import clinician, upper_end
from gaslamp.games.plague_of_dracula.vocabulary import PASS, TARGET, TRANSFUSE
from gaslamp.kernel.bits import bit, single
from gaslamp.kernel.menu import Menu, Option, packed

LAST_STAKES: Final = 1000.0  # without Stakes the Last Battle is lost


def treated(g: Plague, menu: Menu) -> i64:
    """PD-TRF-01..05: the treatment that promises most, by the staff if they do as well as a doctor
    who could see to others; before it a surer one that leaves it open. Nobody is treated without
    hope."""
    best: i64 = packed(PASS)
    most = 0.0
    i: i64 = 0
    while i < menu.size():
        o = Option(menu.seat, menu.at(i))
        if o.verb == TRANSFUSE:
            worth = heal_chance(g, menu.seat, o.a, o.b) * heal_worth(g, o.b)
            if worth > most or (worth == most and most > 0.0 and o.a == BY_STAFF):
                most = worth
                best = o.code
        i += 1
    return surer(g, menu, best) if most > 0.0 else best


def surer(g: Plague, menu: Menu, chosen: i64) -> i64:
    """The surest of the treatments that take nobody away from the chosen one, or that one. Whom
    somebody busy with it could help more is left for later."""
    first = Option(menu.seat, chosen)
    best = chosen
    most = heal_chance(g, menu.seat, first.a, first.b)
    i: i64 = 0
    while i < menu.size():
        o = Option(menu.seat, menu.at(i))
        if o.verb == TRANSFUSE and busy(o.a, o.b) & busy(first.a, first.b) == 0:
            chance = heal_chance(g, menu.seat, o.a, o.b)
            if chance > most and chance >= best_chance(g, menu, o.b):
                most = chance
                best = o.code
        i += 1
    return best


def best_chance(g: Plague, menu: Menu, patient: i64) -> float:
    """How likely a patient is healed by whoever can do most."""
    most = 0.0
    i: i64 = 0
    while i < menu.size():
        o = Option(menu.seat, menu.at(i))
        if o.verb == TRANSFUSE and o.b == patient:
            most = max(most, heal_chance(g, menu.seat, o.a, patient))
        i += 1
    return most


def busy(by: i64, patient: i64) -> i64:
    """Who spends an action on a treatment, as bits."""
    return bit(patient) if by == BY_STAFF else bit(patient) | bit(clinician(by))


def heal_worth(g: Plague, patient: i64) -> float:
    """What it is worth that the last bite goes."""
    worth = FIRST_BITE if g.bites[patient] == 1 else SECOND_BITE - FIRST_BITE
    return worth * MINAS_WORTH if patient == MINA and g.place[HARKER] >= BUDA_PESTH else worth


def heal_chance(g: Plague, seat: i64, by: i64, patient: i64) -> float:
    """How likely a treatment heals, from the cards the seat has not seen."""
    top = upper_end(g, by, patient)
    if g.agreed.real_die:
        return float(min(top, DIE_COLUMN)) / float(DIE_COLUMN)
    left = g.deck.size()
    if known_cards(g, seat) > 0:
        return 1.0 if number(g, g.deck.at(left - 1), DIE_COLUMN) <= top else 0.0
    good: i64 = 0
    i: i64 = 0
    if left == 0:  # all sixty come back (PD-RAND-10)
        while i < CARDS:
            i += 1
            if number(g, i, DIE_COLUMN) <= top:
                good += 1
        return float(good) / float(CARDS)
    while i < left:
        if number(g, g.deck.at(i), DIE_COLUMN) <= top:
            good += 1
        i += 1
    return float(good) / float(left)


def targeted(g: Plague, seat: i64) -> i64:
    """PD-CMB-08, PD-VS-03: of the tied hunters the one whose bites cost least, or for Dracula
    most."""
    tied = most_bitten(g, combat_now(g).fighters)
    best: i64 = -1
    least = 0.0
    h: i64 = 0
    while h < HUNTERS:
        if (tied >> h) & 1:
            cost = target_cost(g, h)
            if seat == g.agreed.dracula_seat:
                cost = -cost
            if best < 0 or cost < least:
                best = h
                least = cost
        h += 1
    return packed(TARGET, best)


def target_cost(g: Plague, hunter: i64) -> float:
    """The bite and the weapon it takes; in the Last Battle the same hunter is bitten again and
    again, and loses everything."""
    cost = bite_cost(g, hunter)
    combat = combat_now(g)
    if combat.last_battle:
        cost += arms(g, hunter)
        having = holders(g, combat.fighters, STAKES)
        if single(having) and (having >> hunter) & 1:
            cost += LAST_STAKES
        return cost
    space = hunter * SPACES + g.bites[hunter]
    return cost + (keep_worth(g, hunter, space) if is_held(g.track[space]) else 0.0)
