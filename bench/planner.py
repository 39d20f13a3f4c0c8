"""London Dread's planner beside OR-Tools CP-SAT, on the boards of real Planning Phases.

    .venv/bin/python bench/planner.py [SECONDS]

CP-SAT gets so many seconds from nothing, and as many again starting from the suggested plan. All
plans are judged by the same run through the twelve Actions, in points of Dread: less is better.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator
from statistics import mean, median

from librt.vecs import vec
from mypy_extensions import i64

from cp_sat import Model, solve
from gaslamp import games
from gaslamp.games.london_dread import planner
from gaslamp.games.london_dread.course import Course
from gaslamp.games.london_dread.effect import HUNDRED
from gaslamp.games.london_dread.judge import DreadJudge
from gaslamp.games.london_dread.planning import Planning
from gaslamp.games.london_dread.state import Dread
from gaslamp.games.london_dread.vocabulary import REVEAL
from gaslamp.kernel.rng import seeded
from gaslamp.kernel.state import choose, pending

STORIES = ("the-letter", "caped-killer", "uncrowned-king", "london-dread")
TEAMS = ((4, 6001), (4, 6002), (4, 6003), (3, 6004), (2, 6005))
WORKERS = 8


def boards() -> Iterator[tuple[str, Dread]]:
    """The moment before the clocks are laid out, in each Chapter of a few games."""
    game = games.find("london-dread")
    content = game.content(None)
    for seats, seed in TEAMS:
        for story in STORIES:
            options = game.settled(seats, {**game.lab_options, "story": story})
            g = game.new(content, seats, options, seed)
            assert isinstance(g, Dread)
            yield from planned(g, f"{seats} {story} {seed}")


def planned(g: Dread, name: str) -> Iterator[tuple[str, Dread]]:
    judge = DreadJudge()
    rng = seeded(1)
    chapters: set[int] = set()
    while g.outcome is None:
        top = pending(g)
        assert top is not None
        seats = int(top.awaited(g))
        seat = (seats & -seats).bit_length() - 1
        code = int(judge.advise(g, seat, rng))
        if isinstance(top, Planning) and code >> 48 != REVEAL and g.chapter not in chapters:
            chapters.add(int(g.chapter))
            yield f"{name} {'I' * int(g.chapter)}", g
        choose(g, seat, code)


def judged(course: Course, plan: list[int] | None) -> float | None:
    return None if plan is None else int(course.value(vec[i64](plan))) / HUNDRED


def main() -> None:
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 60.0
    gaps: dict[str, list[float]] = {}
    print("| board | bots | suggested | s | CP-SAT | from the suggested plan | bound |")
    print("|---|---|---|---|---|---|---|")
    for name, g in boards():
        course = Course(g)
        bots = int(planner.best_plan(g, 0, planner.LAID_OUT).value) / HUNDRED
        begin = time.process_time()
        suggestion = planner.best_plan(g, 0, planner.SUGGESTION)
        took = time.process_time() - begin
        suggested = int(suggestion.value) / HUNDRED
        model = Model(course)
        plan, bound = solve(model, seconds, WORKERS)
        alone = judged(course, plan)
        further = None
        if model.begin_with([int(step) for step in suggestion.steps]):
            plan, better = solve(model, seconds, WORKERS)
            further = judged(course, plan)
            bound = max(bound, better)
        found = {"bots": bots, "suggested": suggested, "CP-SAT": alone, "from there": further}
        best = min(value for value in found.values() if value is not None)
        for who, value in found.items():
            if value is not None:
                gaps.setdefault(who, []).append(value - best)
        cells = [name, bots, suggested, round(took, 2), alone, further, round(bound / HUNDRED, 1)]
        print("| " + " | ".join("–" if cell is None else str(cell) for cell in cells) + " |")
        sys.stdout.flush()
    print()
    for who, behind in gaps.items():
        print(
            f"{who}: {len(behind)} boards, behind the best by mean {mean(behind):.2f}, "
            f"median {median(behind):.2f}, most {max(behind):.2f}"
        )


if __name__ == "__main__":
    main()
