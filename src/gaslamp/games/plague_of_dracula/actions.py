"""The Action segment: standard steps, then bonus steps, the players taking turns (PD-ACT)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gaslamp.games.plague_of_dracula.cleansing import cleansable, cleanse, offer_cleansing
from gaslamp.games.plague_of_dracula.items import can_manage, manage, offer_item_management
from gaslamp.games.plague_of_dracula.movement import board, can_move, go, offer_movement
from gaslamp.games.plague_of_dracula.readiness import ready, ready_hunters, spend
from gaslamp.games.plague_of_dracula.rumors import can_resolve, offer_resolution, resolve
from gaslamp.games.plague_of_dracula.searching import can_search, offer_searching, search
from gaslamp.games.plague_of_dracula.state import Plague
from gaslamp.games.plague_of_dracula.tables import (
    ACTION,
    ACTION_STEPS,
    BONUS,
    CLEANSING,
    HOLMWOOD,
    ITEM_MANAGEMENT,
    MOVEMENT,
    SEARCHING,
    STANDARD,
    TRANSFUSION,
)
from gaslamp.games.plague_of_dracula.transfusion import (
    can_transfuse,
    offer_transfusions,
    propose_transfusion,
)
from gaslamp.games.plague_of_dracula.vocabulary import (
    BOARD,
    CLEANSE,
    MOVE,
    PASS,
    RESOLVE,
    SEARCH,
    TRANSFUSE,
)
from gaslamp.kernel.bits import bit
from gaslamp.kernel.menu import Menu, Option
from gaslamp.kernel.state import Line, Question, Step

STEP_PROMPTS: Final = [
    "ask-cleansing",
    "ask-searching",
    "ask-items",
    "ask-movement",
    "ask-transfusion-step",
    "ask-resolution",
]


class ActionSegment(Step[Plague]):
    """PD-ACT-01: standard actions first, then bonus actions."""

    def run(self, g: Plague) -> None:
        g.segment = ACTION
        begin_phase(g, STANDARD)


def begin_phase(g: Plague, phase: i64) -> None:
    g.phase = phase
    begin_step(g, CLEANSING)


def begin_step(g: Plague, step: i64) -> None:
    """PD-ACT-02: a step begins with the first player; no earlier one comes back."""
    g.step = step
    g.passes = 0
    g.declined = 0
    g.withdrawn = 0
    g.then(NEXT_STEP)
    g.then(TURNS[0])


class NextStep(Step[Plague]):
    """PD-ACT-02, PD-BON-01: bonus actions know no Item Management and no Transfusion."""

    def run(self, g: Plague) -> None:
        step = g.step + 1
        if g.phase == BONUS and (step in (ITEM_MANAGEMENT, TRANSFUSION)):
            step += 1
        if step < ACTION_STEPS:
            begin_step(g, step)
        elif g.phase == STANDARD:
            begin_phase(g, BONUS)
        else:
            g.phase = STANDARD


class HunterTurn(Step[Plague]):
    """PD-COOP-03: in seat order each player activates a hunter or passes, until all pass."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat

    def run(self, g: Plague) -> None:
        if g.passes >= g.agreed.hunter_seats:
            return
        if has_something_to_do(g, self.seat):
            g.then(ACTS[self.seat])
        else:
            g.passes += 1
            g.then(TURNS[(self.seat + 1) % g.agreed.hunter_seats])


def has_something_to_do(g: Plague, seat: i64) -> bool:
    """Whether the seat has any action in the step under way."""
    if g.step == TRANSFUSION:
        return can_transfuse(g, seat)
    ready = ready_hunters(g, seat)
    if ready == 0:
        return False
    if g.step == CLEANSING:
        return cleansable(g, ready) != 0
    if g.step == SEARCHING:
        return can_search(g, ready)
    if g.step == ITEM_MANAGEMENT:
        return can_manage(g, ready)
    if g.step == MOVEMENT:
        return can_move(g, ready)
    return can_resolve(g, ready)


class Act(Question[Plague]):
    """PD-ACT-03: which of the player's hunters acts next in this step, and how."""

    def menu(self, g: Plague, m: Menu) -> None:
        if g.step == CLEANSING:
            offer_cleansing(g, m)
        elif g.step == SEARCHING:
            offer_searching(g, m)
        elif g.step == ITEM_MANAGEMENT:
            offer_item_management(g, m)
        elif g.step == MOVEMENT:
            offer_movement(g, m)
        elif g.step == TRANSFUSION:
            offer_transfusions(g, m)
        else:
            offer_resolution(g, m)
        m.offer(PASS)

    def take(self, g: Plague, o: Option) -> None:
        if o.verb == BOARD:
            g.then(AFTER_DRIVE[self.seat])
            board(g, self.seat, 0, o.a)
            return
        g.then(TURNS[(self.seat + 1) % g.agreed.hunter_seats])
        if o.verb == PASS:
            g.passes += 1
            return
        g.passes = 0
        if o.verb == CLEANSE:
            cleanse(g, o.a)
        elif o.verb == SEARCH:
            spend(g, bit(o.a))
            search(g, o.a, o.b)
        elif o.verb == MOVE:
            go(g, bit(o.a), o.b)
        elif o.verb == TRANSFUSE:
            propose_transfusion(g, self.seat, o.a, o.b)
        elif o.verb == RESOLVE:
            spend(g, bit(o.a))
            resolve(g, o.a)
        else:
            manage(g, o)

    def calm(self) -> bool:
        return True

    def prompt(self, g: Plague) -> Line:
        key = STEP_PROMPTS[g.step]
        return Line(f"{key}-bonus" if g.phase == BONUS else key, [], 1 << self.seat)


class AfterDrive(Step[Plague]):
    """PD-MOVE-07: once the carriage has driven the next player is asked; if it was called off,
    the same one still is."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat

    def run(self, g: Plague) -> None:
        if ready(g, HOLMWOOD):
            g.then(TURNS[self.seat])
        else:
            g.passes = 0
            g.then(TURNS[(self.seat + 1) % g.agreed.hunter_seats])


MOST_PLAYERS: Final = 4
ACTION_SEGMENT: Final = ActionSegment()
NEXT_STEP: Final = NextStep()
TURNS: Final = [HunterTurn(seat) for seat in range(MOST_PLAYERS)]
ACTS: Final = [Act(seat) for seat in range(MOST_PLAYERS)]
AFTER_DRIVE: Final = [AfterDrive(seat) for seat in range(MOST_PLAYERS)]
