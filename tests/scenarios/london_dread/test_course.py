"""The course foretells what the rules do: whole plans are played and the Dread is compared.

Nobody goes to a Plot card, whose dice the course can only expect, and nothing is added to what the
Characters bring, so that every number is exact.
"""

from __future__ import annotations

from random import Random

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from gaslamp.games.london_dread.chart import DREAD, PLOT
from gaslamp.games.london_dread.course import ARROWS, LOST, Course
from gaslamp.games.london_dread.effect import CLUE, HUNDRED
from gaslamp.games.london_dread.state import ACTIONS, AREAS, NUMBERS, WEST
from gaslamp.kernel.bits import lowest
from gaslamp.kernel.state import pending
from kit import rule
from scenarios.london_dread.kit import Night, fresh

STORIES = ("the-letter", "caped-killer", "uncrowned-king")
FAR_FROM_THE_END = -200  # of the track, so that no plan is cut short by a loss
FEW = 2  # clues: with more of them the course reckons with cards drawn
BARE = {"confidence": "0", "virtue": "0", "items": "0", "characters": "random"}


def laid(seats: int, tale: str, seed: int) -> Night:
    """The Planning Phase of a Story, with most of the board face up."""
    table = fresh(seats, seed, story=tale, campaign="open", **BARE)
    reveals = [key for key in table.menu(0) if key.startswith("reveal:")]
    for key in reveals[: 18 + seed % 7]:
        table.choose(key, seat=0)
    table.g.dread = FAR_FROM_THE_END
    return table


def any_plan(course: Course, rng: Random) -> list[list[int]]:
    """A few steps at random hours, none of them to a Plot card; many go together."""
    plan: list[list[int]] = []
    for c in range(int(course.n)):
        if c > 0 and rng.random() < 0.7:
            plan.append(plan[-1])
            continue
        steps = [0] * ACTIONS
        area = WEST
        for hour in range(ACTIONS):
            if rng.random() < 0.4:
                step = rng.randrange(1, ARROWS + AREAS)
                if step >= ARROWS:
                    area = step - ARROWS
                elif course.kind[area * NUMBERS + step - 1] == PLOT:
                    step = 0
                fits = step == 0 or step >= ARROWS or steps.count(step) < 2
                steps[hour] = step if fits else 0
        plan.append(steps)
    return plan


def play(table: Night, plan: list[list[int]]) -> None:
    """Lay the plan, then meet every card and add nothing, to the end of the Chapter."""
    words = ["-", "1", "2", "3", "4", "5", "6", "n", "e", "s", "w"]
    for c, steps in enumerate(plan):
        seat = int(table.g.sleuths[c].seat)
        line = [table.g.id(c), *(words[step] for step in steps)]
        for key in table.game.parse_plan(table.g, seat, line):
            table.choose(key, seat=seat)
    for seat in range(int(table.g.rules.seats)):
        table.choose("ready", seat=seat)
    while not table.over():
        if table.waiting() == "ChooseInvestigation" or not table.idle():
            decision = pending(table.g)
            assert decision is not None
            seat = int(lowest(decision.awaited(table.g)))
            code = int(table.game.judge().advise(table.g, seat, table.g.rng.clone()))
            table.choose(table.game.key(table.g, seat, code), seat=seat)


@rule("LD-DREAD-02", "LD-CHAP-02", "LD-CHAP-03", "LD-SEG-01", "LD-MOVE-01")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("tale", STORIES)
def test_the_rules_do_what_the_course_foretells(seats: int, tale: str) -> None:
    solved = compared = 0
    for seed in range(1, 13):
        table = laid(seats, tale, seed)
        course = Course(table.g)
        plan = any_plan(course, Random(f"{seats} {tale} {seed}"))
        foretold = int(course.value(vec[i64]([i64(step) for steps in plan for step in steps])))
        play(table, plan)
        clues = len(table.deck()) + sum(s.allies.size() for s in table.g.sleuths)
        if len(table.deck()) > FEW:
            continue
        risen = table.dread() - FAR_FROM_THE_END
        assert foretold == HUNDRED * risen + LOST * int(course.plots) - CLUE * clues, (seed, plan)
        compared += 1
        solved += len(table.deck())
    assert compared >= 6 and solved >= 2, "the plans must do something"
    assert DREAD in course.kind and pending(table.g) is None
