"""A creature's attack: its victim, REAP, and the damage roll (BB-CAT)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gaslamp.games.blackbriar import dice, tables
from gaslamp.games.blackbriar import vocabulary as verbs
from gaslamp.games.blackbriar.blocking import ask_blocks
from gaslamp.games.blackbriar.board import can
from gaslamp.games.blackbriar.harm import hurt_building
from gaslamp.games.blackbriar.state import NONE, Blackbriar, speaker, who
from gaslamp.games.blackbriar.targeting import (
    BUILDING_MARK,
    MARKS,
    close,
    first_mark,
    mark_id,
    mark_left,
    only_one,
    ranked,
    victims,
)  # fmt: skip
from gaslamp.kernel.bits import bit
from gaslamp.kernel.menu import Menu, Option
from gaslamp.kernel.state import Decision, Line, Step

SAVAGE_SIDES: Final = 8


class Attack(Step[Blackbriar]):
    """BB-CAT-06/08: one victim, by rank; REAP takes all that are close (BB-CAB-24)."""

    def __init__(self, creature: i64) -> None:
        self.creature: Final[i64] = creature

    def run(self, g: Blackbriar) -> None:
        creature = self.creature
        if g.board.hex_of[creature] == NONE:
            return
        found = victims(g, creature)
        if found == 0:
            if g.logging:
                g.say("no-victim", g.id(creature))
        elif can(g, creature, tables.REAP):
            near = close(g, g.board.hex_of[creature], found)
            if g.logging and not only_one(near):
                g.say("reaps", g.id(creature))
            g.then(Reap(creature, near))
        else:
            aim(g, creature, found)


class Reap(Step[Blackbriar]):
    """BB-CAB-24: every victim in turn, in target order, one roll each."""

    def __init__(self, creature: i64, left: i64) -> None:
        self.creature: Final[i64] = creature
        self.left: Final[i64] = left

    def run(self, g: Blackbriar) -> None:
        if self.left == 0 or g.board.hex_of[self.creature] == NONE:
            return
        tied = ranked(g, self.creature, self.left)
        if only_one(tied):
            g.then(Reap(self.creature, self.left & ~tied))
            strike(g, self.creature, first_mark(tied))
        else:
            g.then(TieVictim(self.creature, tied, self.left))


def aim(g: Blackbriar, creature: i64, found: i64) -> None:
    """BB-TGT-07: the best-ranked victim; the speaker chooses among equals."""
    tied = ranked(g, creature, found)
    if only_one(tied):
        strike(g, creature, first_mark(tied))
    else:
        g.then(TieVictim(creature, tied, 0))


class TieVictim(Decision[Blackbriar]):
    """BB-TGT-04/07: the speaker chooses among victims that rank equal."""

    def __init__(self, creature: i64, tied: i64, left: i64) -> None:
        self.creature: Final[i64] = creature
        self.tied: Final[i64] = tied
        self.left: Final[i64] = left

    def seats(self, g: Blackbriar) -> i64:
        return bit(speaker(g))

    def menu(self, g: Blackbriar, m: Menu) -> None:
        mark: i64 = 0
        while mark < MARKS:
            if (self.tied >> mark) & 1:
                m.offer(verbs.TARGET, mark)
            mark += 1

    def take(self, g: Blackbriar, o: Option) -> None:
        if self.left != 0:
            g.then(Reap(self.creature, self.left & ~bit(o.a)))
        strike(g, self.creature, o.a)

    def prompt(self, g: Blackbriar) -> Line:
        return Line("ask-victim", [who(speaker(g)), g.id(self.creature)], -1)


def strike(g: Blackbriar, creature: i64, mark: i64) -> None:
    """BB-CAT-02/03: roll; a building cannot block, a townsfolk may."""
    if g.logging and can(g, creature, tables.ARC_FIRE):
        g.say("arc-fire", g.id(creature), mark_id(g, mark), int(mark_left(g, mark)))
    damage = roll_damage(g, creature)
    if g.logging:
        g.say("strikes", g.id(creature), mark_id(g, mark), int(damage))
    if mark >= BUILDING_MARK:
        hurt_building(g, mark - BUILDING_MARK, damage)
    else:
        ask_blocks(g, creature, mark, damage, 0)


def roll_damage(g: Blackbriar, creature: i64) -> i64:
    """BB-CAT-02, BB-CAB-27: the damage dice of the card, and a D8 for SAVAGE."""
    total: i64 = 0
    everybody = bit(g.seats) - 1
    for sides in g.kind(creature).dice:
        total += dice.roll(g, sides, everybody, -1.0)
    if can(g, creature, tables.SAVAGE):
        total += dice.roll(g, SAVAGE_SIDES, everybody, -1.0)
    return total
