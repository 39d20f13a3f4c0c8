"""Previews as data: what an action under construction will hit, and what the horde will do."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gaslamp.games.blackbriar import planned, tables
from gaslamp.games.blackbriar import vocabulary as verbs
from gaslamp.games.blackbriar.attack import SAVAGE_SIDES, TieVictim
from gaslamp.games.blackbriar.blocking import MagickVictim
from gaslamp.games.blackbriar.board import can, lift_off, move_to
from gaslamp.games.blackbriar.dice import WEAKENED, largest_delayed
from gaslamp.games.blackbriar.effects import Compelling
from gaslamp.games.blackbriar.hexes import hex_name
from gaslamp.games.blackbriar.procedure import (
    BARRED,
    CORNERED,
    REASONS,
    STRIKES,
    STUCK,
    course,
    has_icon,
    step_hex,
)  # fmt: skip
from gaslamp.games.blackbriar.state import (
    NONE,
    STUNNED,
    WAITING,
    WEAKEN,
    Blackbriar,
)  # fmt: skip
from gaslamp.games.blackbriar.supernatural import next_up
from gaslamp.games.blackbriar.targeting import (
    BUILDING_MARK,
    MARKS,
    close,
    first_mark,
    mark_id,
    mark_left,
    ranked,
    target_marks,
    victims,
)  # fmt: skip
from gaslamp.kernel.menu import Option
from gaslamp.kernel.state import pending


class Foresight:
    """What one creature will do if nothing changes."""

    def __init__(self, creature: i64, start: i64) -> None:
        self.creature: Final[i64] = creature
        self.start: Final[i64] = start
        self.path: list[i64] = []
        self.reasons: list[str] = []
        self.victims: list[i64] = []
        self.steps: list[i64] = []  # how far it has walked at each attack
        self.target: i64 = NONE
        self.tie: bool = False
        self.fate: str = ""


def foresee(g: Blackbriar) -> list[Foresight]:
    """Step 1 of the coming Supernatural turn on a copy: ties fall to the first, damage to none.

    What a creature does can change when an earlier one kills, ruins or is told to go elsewhere
    by the speaker; this is the course if none of that happens.
    """
    twin = g.clone()
    i: i64 = 0
    while i < twin.piles.horde.size():
        creature = twin.piles.horde.at(i)
        twin.board.marks[creature] = twin.board.marks[creature] | WAITING
        i += 1
    return foresee_rest(twin)


def foresee_rest(g: Blackbriar) -> list[Foresight]:
    """The same for those still to act in the turn of now; `g` is a copy and is moved on."""
    g.logging = False
    found: list[Foresight] = []
    while True:
        tied = next_up(g)
        if len(tied) == 0:
            return found
        found.append(foresee_one(g, tied[0]))


def foresee_one(g: Blackbriar, creature: i64) -> Foresight:
    """One activation; `g` is a copy and is moved on."""
    seen = Foresight(creature, g.board.hex_of[creature])
    g.board.marks[creature] = g.board.marks[creature] & ~WAITING
    immune = (g.content.immune_of[creature] >> tables.POISON) & 1 != 0
    works = not immune or g.board.marks[creature] & STUNNED != 0
    if works and g.board.harm[creature] + g.board.poison[creature] >= g.content.health_of[creature]:
        seen.fate = "dies"
        g.piles.horde.discard(creature)
        lift_off(g, creature)
        return seen
    if g.board.marks[creature] & STUNNED:
        seen.fate = "stunned"
        return seen
    action: i64 = 0
    while action <= g.content.fast_of[creature]:
        foresee_action(g, creature, seen)
        action += 1
    return seen


def foresee_action(g: Blackbriar, creature: i64, seen: Foresight) -> None:
    tied = target_marks(g, creature)
    seen.target = first_mark(tied)
    seen.tie = seen.tie or tied & (tied - 1) != 0
    way = course(g, creature, seen.target)
    seen.reasons.append(REASONS[way.reason])
    if len(way.steps) > 0:
        seen.tie = seen.tie or len(way.steps) > 1
        step = way.steps[0]
        move_to(g, creature, step_hex(step))
        seen.path.append(step_hex(step))
        if not has_icon(g, creature, step):
            return
    elif way.reason not in (STRIKES, STUCK, CORNERED, BARRED):
        return
    foresee_attack(g, creature, seen)


def foresee_attack(g: Blackbriar, creature: i64, seen: Foresight) -> None:
    found = victims(g, creature)
    if can(g, creature, tables.REAP):
        found = close(g, g.board.hex_of[creature], found)
        mark: i64 = 0
        while mark < MARKS:
            if (found >> mark) & 1:
                seen.victims.append(mark)
                seen.steps.append(len(seen.path))
            mark += 1
    elif found != 0:
        tied = ranked(g, creature, found)
        seen.tie = seen.tie or tied & (tied - 1) != 0
        seen.victims.append(first_mark(tied))
        seen.steps.append(len(seen.path))


# Chances


def convolved(chances: list[float], sides: int) -> list[float]:
    """The distribution of a sum with one die more."""
    out = [0.0] * (len(chances) + sides)
    for total in range(len(chances)):
        if chances[total] > 0.0:
            share = chances[total] / sides
            for face in range(1, sides + 1):
                out[total + face] += share
    return out


def with_attack_of(g: Blackbriar, chances: list[float], creature: i64) -> list[float]:
    """The distribution of damage after one more attack of this creature."""
    for sides in damage_dice(g, creature):
        chances = convolved(chances, sides)
    return chances


def damage_dice(g: Blackbriar, creature: i64) -> list[int]:
    """BB-CAT-02, BB-CAB-27: the dice of one attack, SAVAGE's among them."""
    if can(g, creature, tables.SAVAGE):
        return [*g.kind(creature).dice, int(SAVAGE_SIDES)]
    return g.kind(creature).dice


def afar(g: Blackbriar, creature: i64) -> str:
    """How it strikes those who are not beside it."""
    if can(g, creature, tables.ARC_FIRE):
        return "arc"
    return "ranged" if can(g, creature, tables.RANGED) else ""


def fall_chances(g: Blackbriar, seen: list[Foresight]) -> list[float]:
    """For every mark the chance that the foreseen attacks bring it down, nobody blocking."""
    sums: list[list[float]] = [[1.0] for _ in range(MARKS)]
    for one in seen:
        for mark in one.victims:
            sums[mark] = with_attack_of(g, sums[mark], one.creature)
    found = [0.0] * MARKS
    for mark in range(MARKS):
        if len(sums[mark]) > 1:
            left = max(0, int(mark_left(g, mark)))
            found[mark] = sum(sums[mark][left:])
    return found


def somebody_dies(chances: list[float]) -> float:
    """The chance that at least one townsfolk is killed; attacks roll independently."""
    alive = 1.0
    for folk in range(BUILDING_MARK):
        alive *= 1.0 - chances[folk]
    return 1.0 - alive


def forecast(g: Blackbriar) -> dict[str, object]:
    """The coming Supernatural turn, or what is left of this one, as plain data: arrivals left out,
    nobody blocks, ties fall to the first."""
    seen = foresee(g) if g.townsfolk_turn else foresee_rest(g.clone())
    chances = fall_chances(g, seen)
    return {
        "creatures": [told(g, one) for one in seen],
        "falls": {
            mark_id(g, mark): round(chances[mark], 6) for mark in range(MARKS) if chances[mark] > 0
        },
        "somebodyDies": round(somebody_dies(chances), 6),
    }


def told(g: Blackbriar, one: Foresight) -> dict[str, object]:
    mean = g.content.mean_of[one.creature]
    return {
        "creature": g.id(one.creature),
        "from": hex_name(one.start),
        "path": [hex_name(h) for h in one.path],
        "target": "" if one.target == NONE else mark_id(g, one.target),
        "reasons": one.reasons,
        "attacks": [mark_id(g, mark) for mark in one.victims],
        "steps": [int(step) for step in one.steps],
        "damage": [f"d{sides}" for sides in damage_dice(g, one.creature)],
        "afar": afar(g, one.creature),
        "mean": round(mean, 2),
        "tie": one.tie,
        "fate": one.fate,
    }


def fall_odds(g: Blackbriar, code: i64) -> float:
    """The chance that the blow of an option brings its victim down; -1 if it is no blow."""
    decision = pending(g)
    o = Option(0, code)
    if isinstance(decision, TieVictim):
        rolls = with_attack_of(g, [1.0], decision.creature)
        return sum(rolls[max(0, int(mark_left(g, o.a))) :])
    if isinstance(decision, MagickVictim):
        rolls = convolved([1.0], int(largest_delayed(g, decision.folk)))
        weak = g.sheets.tokens[decision.folk] & WEAKEN != 0
        left = int(mark_left(g, o.a))
        return 0.0 if weak and left > WEAKENED else sum(rolls[max(0, left) :])
    if isinstance(decision, Compelling) and o.verb == verbs.COMPEL:
        rolls = with_attack_of(g, [1.0], decision.creature)
        chance = 0.0
        for damage in range(len(rolls)):
            if planned.hit(g, o.c, damage).falls:
                chance += rolls[damage]
        return chance
    return -1.0
