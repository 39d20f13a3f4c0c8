"""One action of a creature: its target, its course, and the reasons told in the log."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gaslamp.games.blackbriar import tables
from gaslamp.games.blackbriar import vocabulary as verbs
from gaslamp.games.blackbriar.attack import Attack
from gaslamp.games.blackbriar.board import can, move_to
from gaslamp.games.blackbriar.hexes import distance, hex_name
from gaslamp.games.blackbriar.procedure import (
    BARRED,
    CORNERED,
    REASONS,
    STRIKES,
    STUCK,
    course,
    has_icon,
    step_hex,
)
from gaslamp.games.blackbriar.state import NONE, Blackbriar, speaker, who
from gaslamp.games.blackbriar.targeting import (
    MARKS,
    eligible,
    first_mark,
    mark_hex,
    mark_id,
    mark_left,
    nearest,
    only_one,
    target_marks,
)
from gaslamp.kernel.bits import bit
from gaslamp.kernel.menu import Menu, Option
from gaslamp.kernel.state import Decision, Line, Step


class Act(Step[Blackbriar]):
    """BB-SUP-10, BB-TGT-08: one action; the target is worked out anew, or chosen among equals."""

    def __init__(self, creature: i64, target: i64) -> None:
        self.creature: Final[i64] = creature
        self.target: Final[i64] = target

    def run(self, g: Blackbriar) -> None:
        if g.board.hex_of[self.creature] == NONE:
            return
        target = self.target
        if target == NONE:
            tied = target_marks(g, self.creature)
            if not only_one(tied):
                g.then(TieTarget(self.creature))
                return
            target = first_mark(tied)
        if g.logging:
            say_target(g, self.creature, target)
        follow(g, self.creature, target)


def follow(g: Blackbriar, creature: i64, target: i64) -> None:
    """Carry out what the procedure says."""
    way = course(g, creature, target)
    if len(way.steps) > 1:
        g.then(TieStep(creature, target))
    elif len(way.steps) == 1:
        go(g, creature, way.steps[0], way.reason)
    else:
        if g.logging:
            g.say(REASONS[way.reason], g.id(creature))
        if way.reason in (STRIKES, STUCK, CORNERED, BARRED):
            g.then(Attack(creature))


def go(g: Blackbriar, creature: i64, step: i64, reason: i64) -> None:
    """BB-CMV-07/08/11: move; along an arrow with the attack icon, attack if possible."""
    if g.logging:
        g.say(REASONS[reason], g.id(creature), hex_name(step_hex(step)))
    move_to(g, creature, step_hex(step))
    if has_icon(g, creature, step):
        g.then(Attack(creature))


def say_target(g: Blackbriar, creature: i64, target: i64) -> None:
    """BB-TGT-01..04: why this target and no other."""
    at = g.board.hex_of[creature]
    d = distance(at, mark_hex(g, target))
    marks = eligible(g, at)
    same_distance: i64 = 0
    same_health: i64 = 0
    mark: i64 = 0
    while mark < MARKS:
        if (marks >> mark) & 1 and distance(at, mark_hex(g, mark)) == d:
            same_distance += 1
            if mark_left(g, mark) == mark_left(g, target):
                same_health += 1
        mark += 1
    if can(g, creature, tables.POSSESSION) and target < tables.FOLK_ROOM:
        g.say("target-possession", g.id(creature), mark_id(g, target), int(d))
    elif same_distance <= 1:
        g.say("target-nearest", g.id(creature), mark_id(g, target), int(d))
    elif same_health <= 1:
        left = int(mark_left(g, target))
        g.say("target-weakest", g.id(creature), mark_id(g, target), int(d), left)
    elif only_one(nearest(g, at, marks)):
        g.say("target-folk-first", g.id(creature), mark_id(g, target), int(d))
    else:
        g.say("target-chosen", g.id(creature), mark_id(g, target), int(d))


class TieTarget(Decision[Blackbriar]):
    """BB-TGT-04: the speaker chooses among targets that rank equal."""

    def __init__(self, creature: i64) -> None:
        self.creature: Final[i64] = creature

    def seats(self, g: Blackbriar) -> i64:
        return bit(speaker(g))

    def menu(self, g: Blackbriar, m: Menu) -> None:
        offer_marks(m, verbs.TARGET, target_marks(g, self.creature))

    def take(self, g: Blackbriar, o: Option) -> None:
        g.then(Act(self.creature, o.a))

    def prompt(self, g: Blackbriar) -> Line:
        return Line("ask-target", [who(speaker(g)), g.id(self.creature)], -1)


def offer_marks(m: Menu, verb: i64, marks: i64) -> None:
    mark: i64 = 0
    while mark < MARKS:
        if (marks >> mark) & 1:
            m.offer(verb, mark)
        mark += 1


class TieStep(Decision[Blackbriar]):
    """BB-CMV-06: the speaker chooses among steps that rank equal."""

    def __init__(self, creature: i64, target: i64) -> None:
        self.creature: Final[i64] = creature
        self.target: Final[i64] = target

    def seats(self, g: Blackbriar) -> i64:
        return bit(speaker(g))

    def menu(self, g: Blackbriar, m: Menu) -> None:
        way = course(g, self.creature, self.target).steps
        i: i64 = 0
        while i < len(way):
            m.offer(verbs.STEP, step_hex(way[i]), self.creature)
            i += 1

    def take(self, g: Blackbriar, o: Option) -> None:
        way = course(g, self.creature, self.target)
        i: i64 = 0
        while i < len(way.steps):
            if step_hex(way.steps[i]) == o.a:
                go(g, self.creature, way.steps[i], way.reason)
                return
            i += 1

    def prompt(self, g: Blackbriar) -> Line:
        return Line("ask-step", [who(speaker(g)), g.id(self.creature)], -1)
