"""Drafts: several plans for a Chapter, played through in possible worlds before one is chosen.

The planner counts what a plan costs on average. Whether the team wins with it is another question,
which the Chapter and, after the last one, the Endgame answer when everybody follows the advice.
"""

from __future__ import annotations

from time import perf_counter
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from gaslamp.games.london_dread import vocabulary as verbs
from gaslamp.games.london_dread.advice import advice
from gaslamp.games.london_dread.annealing import Plan, same
from gaslamp.games.london_dread.planner import (
    MEMORY,
    board_key,
    number_from,
    ready_to_plan,
    search,
    token_command,
)
from gaslamp.games.london_dread.planning import Planning
from gaslamp.games.london_dread.secrets import redealt
from gaslamp.games.london_dread.state import Dread
from gaslamp.kernel.bits import has, lowest
from gaslamp.kernel.judge import Judge, Level
from gaslamp.kernel.menu import Menu, packed
from gaslamp.kernel.rng import Rng, seeded
from gaslamp.kernel.state import Decision, choose

WORLDS: Final = 10  # of the first comparison; each next one takes twice as many, of half the drafts
LONG: Final = 2_000  # choices of a Chapter
LAYING: Final = 60  # commands for one clock
LOTS: Final = 5  # the stream of the worlds' numbers


class Draft:
    """A plan, and how likely the team was to win after it, summed up over all worlds."""

    def __init__(self, plan: Plan) -> None:
        self.plan: Final = plan
        self.total: float = 0.0


def settle_draft(judge: Judge[Dread], g: Dread, seat: i64, level: Level) -> None:
    """Compare drafts, once for a board; the planner then finds the best one in its memory."""
    if not ready_to_plan(g):
        return
    key = board_key(g, 0, level.study)
    known = MEMORY.recall(key)
    if known is None:
        known = best_draft(judge, g, seat, level, number_from(key))
    MEMORY.keep(key, known)


def best_draft(judge: Judge[Dread], g: Dread, seat: i64, level: Level, number: int) -> Plan:
    ends = perf_counter() + judge.seconds if judge.seconds > 0.0 else 0.0
    drafts = drawn_up(g, level, number)
    rng = seeded(number, LOTS)
    worlds = WORLDS
    while len(drafts) > 1:
        for _ in range(worlds):
            lot = Rng(rng.next32(), rng.next32(), rng.next32(), rng.next32())
            world = redealt(g, seat, lot)
            for draft in drafts:
                draft.total += followed(judge, world.clone(), seat, draft.plan.steps)
            if ends > 0.0 and perf_counter() > ends:
                return best_of(drafts).plan
        drafts.sort(key=better_first)
        drafts = drafts[: len(drafts) // 2]
        worlds *= 2
    return drafts[0].plan


def drawn_up(g: Dread, level: Level, number: int) -> list[Draft]:
    """Plans found from several beginnings, each once."""
    found: list[Draft] = []
    tries = level.study // level.drafts
    for k in range(level.drafts):
        plan = search(g, 0, seeded(number + int(k) * 7919), tries)
        known = False
        for draft in found:
            known = known or same(draft.plan.steps, plan.steps)
        if not known:
            found.append(Draft(plan))
    return found


def better_first(draft: Draft) -> float:
    return -draft.total


def best_of(drafts: list[Draft]) -> Draft:
    best = drafts[0]
    for draft in drafts:
        if draft.total > best.total:
            best = draft
    return best


def followed(judge: Judge[Dread], g: Dread, seat: i64, steps: vec[i64]) -> float:
    """How likely the team wins when the Chapter is over. Uses up `g`."""
    lay_out(g, steps)
    chapter = g.chapter
    made: i64 = 0
    while g.outcome is None and made < LONG:
        top = g.agenda[-1]
        assert isinstance(top, Decision)
        if isinstance(top, Planning) and g.chapter != chapter:
            break
        mover = lowest(top.awaited(g))
        choose(g, mover, by_advice(g, top, mover))
        made += 1
    eyes = judge.eyes
    if eyes is not None:
        return eyes.chance(g, seat)
    return judge.value(g, seat)


def by_advice(g: Dread, top: Decision[Any], mover: i64) -> i64:
    code = advice(g, mover)
    if code >= 0:
        return code
    menu = Menu(mover)
    top.menu(g, menu)
    return menu.at(0)


def lay_out(g: Dread, steps: vec[i64]) -> None:
    """Everybody's clock by the plan, and everybody ready."""
    c: i64 = 0
    while c < g.count():
        left: i64 = LAYING
        while left > 0:
            command = token_command(g, c, steps)
            if command < 0:
                break
            choose(g, g.sleuths[c].seat, command)
            left -= 1
        c += 1
    seat: i64 = 0
    while seat < g.rules.seats:
        if not has(g.ready, seat):
            choose(g, seat, packed(verbs.READY))
        seat += 1
