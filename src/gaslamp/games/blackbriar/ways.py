"""For bots: the way of a creature that is asked for step by step, looked at to its end.

Of ways that end alike the one with the fewest questions is the best: a step that the rules take by
themselves need not be chosen.
"""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from gaslamp.games.blackbriar import vocabulary as verbs
from gaslamp.games.blackbriar.board import move_to
from gaslamp.games.blackbriar.creature_action import TieStep, TieTarget
from gaslamp.games.blackbriar.effects import RepelPath, repel_hexes
from gaslamp.games.blackbriar.hexes import HEXES
from gaslamp.games.blackbriar.state import NONE, Blackbriar, filled
from gaslamp.kernel.judge import WIN, Judge
from gaslamp.kernel.menu import Menu, packed
from gaslamp.kernel.rng import Rng
from gaslamp.kernel.state import Step, choose, pending

# What a further question costs.
TRIFLE: Final = 0.001


# While the dead walk


def led(top: Step[Any] | None) -> i64:
    """The creature whose target or next step is asked for, or NONE."""
    if isinstance(top, TieStep):
        return top.creature
    if isinstance(top, TieTarget):
        return top.creature
    return NONE


def best_way(judge: Judge[Any], g: Blackbriar, seat: i64, menu: Menu, rng: Rng) -> i64:
    """The target or the step that leads to the best end, over a few rolls."""
    worlds: list[Blackbriar] = []
    while len(worlds) < judge.worlds:
        worlds.append(judge.redeal(g, seat, rng))
    creature = led(pending(g))
    chosen = menu.at(0)
    most = -2.0 * WIN
    i: i64 = 0
    while i < menu.size():
        worth = after_step(judge, worlds, seat, creature, menu.at(i))
        if worth > most:
            most = worth
            chosen = menu.at(i)
        i += 1
    return chosen


def after_step(
    judge: Judge[Any], worlds: list[Blackbriar], seat: i64, creature: i64, code: i64
) -> float:
    """What a choice is worth if the creature is led on as well as can be, until chance speaks."""
    twins = [world.clone() for world in worlds]
    for twin in twins:
        choose(twin, seat, code)
    first = twins[0]
    top = pending(first)
    if top is not None and led(top) == creature and first.barrier == worlds[0].barrier:
        menu = Menu(seat)
        top.menu(first, menu)
        most = -2.0 * WIN
        i: i64 = 0
        while i < menu.size():
            most = max(most, after_step(judge, twins, seat, creature, menu.at(i)))
            i += 1
        return most - TRIFLE
    total = 0.0
    for twin in twins:
        total += judge.value(twin, seat)
    return total / float(len(twins))


# REPEL


class Ends:
    """Where a repelled creature can be led to, with how few questions, and by which first step."""

    def __init__(self) -> None:
        self.questions: vec[i64] = filled(NONE, HEXES)
        self.first: vec[i64] = filled(NONE, HEXES)

    def reach(self, h: i64, questions: i64, first: i64) -> None:
        if self.questions[h] == NONE or questions < self.questions[h]:
            self.questions[h] = questions
            self.first[h] = first

    def reached(self) -> vec[i64]:
        found = vec[i64]()
        h: i64 = 0
        while h < HEXES:
            if self.questions[h] != NONE:
                found = append(found, h)
            h += 1
        return found


def best_repel(judge: Judge[Any], g: Blackbriar, seat: i64, asked: RepelPath) -> i64:
    """The first step of the shortest way to the hex where the creature does least."""
    ends = repel_ends(g, asked)
    twin = g.clone()
    chosen: i64 = NONE
    most = -2.0 * WIN
    hexes = ends.reached()
    i: i64 = 0
    while i < len(hexes):
        h = hexes[i]
        move_to(twin, asked.creature, h)
        worth = judge.value(twin, seat) - TRIFLE * float(ends.questions[h])
        if worth > most:
            most = worth
            chosen = ends.first[h]
        i += 1
    return packed(verbs.REPEL, asked.creature, chosen)


def repel_ends(g: Blackbriar, asked: RepelPath) -> Ends:
    """Follow all ways at once, hex by hex."""
    twin = g.clone()
    ends = Ends()
    now = Ends()
    now.reach(g.board.hex_of[asked.creature], 0, NONE)
    left = asked.left
    while left > 0:
        after = Ends()
        hexes = now.reached()
        i: i64 = 0
        while i < len(hexes):
            h = hexes[i]
            move_to(twin, asked.creature, h)
            found = repel_hexes(twin, asked.creature, asked.actor)
            questions = now.questions[h] + (1 if len(found) > 1 else 0)
            for beside in found:
                first = now.first[h] if now.first[h] != NONE else beside
                after.reach(beside, questions, first)
            if len(found) == 0:
                ends.reach(h, now.questions[h], now.first[h])
            i += 1
        now = after
        left -= 1
    hexes = now.reached()
    i = 0
    while i < len(hexes):
        ends.reach(hexes[i], now.questions[hexes[i]], now.first[hexes[i]])
        i += 1
    return ends
