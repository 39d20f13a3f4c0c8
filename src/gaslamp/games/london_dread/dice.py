"""Action dice: rolls, rerolls and automatic successes (LD-ITEM-07, LD-PLOT-08..11)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gaslamp.games.london_dread import tables
from gaslamp.games.london_dread import vocabulary as verbs
from gaslamp.games.london_dread.carrying import carry_out
from gaslamp.games.london_dread.groups import together
from gaslamp.games.london_dread.holdings import pay, program_of
from gaslamp.games.london_dread.state import DICE_SUCCESS, Dread
from gaslamp.games.london_dread.tables import TO_ROLL
from gaslamp.kernel.bits import bit, has
from gaslamp.kernel.menu import Option

FACES: Final = 6


def roll(g: Dread, c: i64, dice: i64) -> None:
    """Two of six faces are successes."""
    sleuth = g.sleuths[c]
    sleuth.effort.rolled = True
    hits: i64 = 0
    i: i64 = 0
    while i < dice:
        if action_die(g, c):
            hits += 1
        i += 1
    sleuth.effort.hits = hits
    sleuth.effort.misses = dice - hits
    g.veil()
    if g.logging:
        g.say("rolls", g.id(c), int(dice), int(hits))


def action_die(g: Dread, c: i64) -> bool:
    """Whether one die of a Character is a success."""
    face = g.rng.below(FACES)
    if g.ear is not None:
        g.ear.hit("action", bit(g.sleuths[c].seat), FACES, face + 1, DICE_SUCCESS)
    return face < DICE_SUCCESS


def reroll(g: Dread, c: i64, count: i64) -> None:
    """Blank dice are rolled again; the new face stands."""
    sleuth = g.sleuths[c]
    i: i64 = 0
    while i < count:
        if action_die(g, c):
            sleuth.effort.hits += 1
            sleuth.effort.misses -= 1
        i += 1
    g.veil()
    if g.logging:
        g.say("rerolls", g.id(c), int(count), int(sleuth.effort.hits))


def is_dice(g: Dread, o: Option) -> bool:
    """Whether an option is a reroll or an automatic success."""
    return o.verb != verbs.SECRET and g.content.time_of(program_of(g, o)) == TO_ROLL


def use_dice_effect(g: Dread, o: Option) -> None:
    """A reroll or automatic successes, then what else the card says."""
    program = pay(g, o)
    effect = g.content.programs[program][0]
    carry_out(g, program, o.a, together(g, o.a), 1)
    if effect.verb == tables.REROLL:
        reroll(g, o.a, o.c)
    elif effect.verb == tables.REROLL_ANYBODY:
        reroll(g, o.c - 1, effect.amount)
    else:
        g.sleuths[o.a].effort.automatic += effect.amount


def successes(g: Dread) -> i64:
    """LD-PLOT-12: all successes of all that take part; automatic ones count like rolled ones."""
    total: i64 = 0
    c: i64 = 0
    n = g.count()
    while c < n:
        if has(g.group, c):
            sleuth = g.sleuths[c]
            total += sleuth.effort.successes()
        c += 1
    return total
