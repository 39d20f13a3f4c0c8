"""What a review must hold, measured over many games: `python tests/reviews.py PART [--games N]`.

`sums`: the parts sum up at the least thinking there is. `agree`: two reviews of a game with other
thinking find the same turning points. `levels`: what a choice of each bot costs, the better bots
less. `blunders`: the worst option, chosen once, is found. Prints a table and ends with 1 where one
does not hold; `--minutes` bounds it, and then it tells of as many games as there was time for.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from math import sqrt
from multiprocessing import Pool, cpu_count
from random import Random
from typing import Any

from gaslamp import games
from gaslamp.bots import find
from gaslamp.bots.arena import THINKING, next_choice
from gaslamp.bots.search import Prospect
from gaslamp.kernel.journal import Journal
from gaslamp.kernel.menu import Menu
from gaslamp.kernel.rng import seeded
from gaslamp.kernel.state import State, choose, fill
from gaslamp.server.reviewers import THOUGHT
from gaslamp.table import life
from gaslamp.table.match import Match
from gaslamp.table.review import account as accounts
from gaslamp.table.review.weighing import LEAST, USUAL, Move, Scales, Sides, Thought, thought_of

FIRST = 905_000  # seeds that nothing was learned from
LIMIT = 5_000
BOTS = ("pip", "mrs-tibbs", "greedy", "inspector-crane", "dr-thorne", "lamplighter")
DEAR = 0.10
EXACT = 0.001
SOME = 40  # choices of a game whose cost is measured
MOST = {"sums": 50, "agree": 8, "levels": 12, "blunders": 40}


@dataclass(frozen=True)
class Task:
    part: str
    game: str
    number: int
    bot: str = "greedy"


def play(game_id: str, number: int, bot: str, plant: bool = False) -> tuple[Journal | None, int]:
    """A whole game of one bot on all seats; with `plant`, one choice of it is the worst there was,
    and its number comes along (-1: none would have cost enough)."""
    game = games.find(game_id)
    lessons = game.lessons()
    seats, given = lessons[number % len(lessons)]
    options = game.settled(seats, {**game.lab_options, **given})
    seed = FIRST + number
    g = game.new(game.printed, seats, options, seed, told=False)
    journal = Journal(
        game.id, game.rules_version, game.printed.digest, seed, [bot] * seats, options
    )
    judge, rng, players = game.judge(), seeded(seed, THINKING), [find(bot)] * seats
    scales = Scales(game, Sides(judge, g, seats), thought_of(25), seed)
    planted, wanted = -1, 10 + number * 7 % 60
    while g.outcome is None and len(journal.choices) < LIMIT:
        step = next_choice(g, judge, players, rng)
        seat, code = int(step.seat), int(step.code)
        if plant and planted < 0 and len(journal.choices) >= wanted:
            worst = dear(scales, g, seat, len(journal.choices))
            if worst >= 0:
                code, planted = worst, len(journal.choices)
        journal.choices.append((seat, game.key(g, seat, code)))
        choose(g, seat, code)
    return (journal if g.outcome is not None else None), planted


def dear(scales: Scales, g: State, seat: int, n: int) -> int:
    """The worst option, where it may cost enough: found with another thinking than the review's."""
    menu = Menu(seat)
    fill(g, menu)
    if menu.size() < 2 or scales.judge.settles(g):
        return -1
    rng = scales.rng(n)
    copy = scales.judge.redeal(g, seat, rng)
    search = scales.looked_at(copy, Move(n, seat, "", int(menu.at(0)), g, g, False), rng)
    found = [one for one in search.prospects if one.found]
    if len(found) < 2:
        return -1
    worst, best = min(found, key=Prospect.mean), max(found, key=Prospect.mean)
    return int(worst.code) if best.mean() - worst.mean() >= DEAR / 2 else -1


def cost(match: Match, n: int, thought: Thought, seed: int) -> float:
    """What a choice cost by the review's own measure, what followed it counted for it."""
    scales = scales_of(match, thought, seed)
    move = next(move for move in accounts.moves(match, scales.sides) if move.n == n)
    return lost(scales, move)[0]


def scales_of(match: Match, thought: Thought, seed: int) -> Scales:
    sides = Sides(match.game.judge(), match.g, len(match.journal.seats))
    return Scales(match.game, sides, thought, seed)


def lost(scales: Scales, move: Move) -> tuple[float, float, float]:
    """What a choice cost, as it stood and had it stood even; and what was at stake. Less than 0
    where there was nothing to weigh."""
    rng = scales.rng(move.n + 1)
    menu = Menu(move.seat)
    fill(move.before, menu)
    if menu.size() < 2 or scales.judge.settles(move.before):
        return -1.0, 0.0, 0.0
    step = scales.choice(move, [], rng)
    if not step.weighed:
        return -1.0, 0.0, 0.0
    if not step.pairs:
        return 0.0, 0.0, step.stakes
    pair = step.pairs[scales.sides.index(move.seat)]
    until = int(scales.sides.eyes.moment(move.before)) + 1
    before = scales.standing(move.before, scales.sides.of[move.seat], rng, until).value
    costs = -pair.change(before).value
    return costs, -pair.change(0.5).value, max(step.stakes, costs)


def replayed(journal: Journal) -> Match:
    return life.replayed(journal, games.find(journal.game).printed)


def sums(task: Task) -> dict[str, Any]:
    journal, _ = play(task.game, task.number, task.bot)
    if journal is None:
        return {}
    review = accounts.reviewed(replayed(journal), LEAST)
    off = 0.0
    for side in sorted(set(review.sides)):
        found = accounts.account(review, side)
        whole = sum(part.value for part in found.parts.values())
        off = max(off, abs(whole - (found.result - found.start)))
    return {"off": off, "choices": len(review.turns)}


def agree(task: Task) -> dict[str, Any]:
    journal, _ = play(task.game, task.number, "inspector-crane")
    if journal is None:
        return {}
    match = replayed(journal)
    pair = [accounts.reviewed(match, THOUGHT, seed) for seed in (1, 2)]
    of, same, near = 0, 0, 0
    for side in sorted(set(pair[0].sides)):
        one, other = (accounts.account(review, side).points for review in pair)
        of += max(len(one), len(other))
        same += len({exactly(p) for p in one} & {exactly(p) for p in other})
        near += len({where(p) for p in one} & {where(p) for p in other})
    return {"of": of, "same": same, "near": near}


def where(point: accounts.Point) -> tuple[str, int, int]:
    """Points are the same that tell of the same turn: of a slip of the same person in it, or of
    what happened in it."""
    by_choice = point.kind in (accounts.OWN, accounts.OTHERS)
    return ("choice", point.turn, point.seat) if by_choice else ("turn", point.turn, 0)


def exactly(point: accounts.Point) -> tuple[str, int]:
    """The same to the letter: the same choice."""
    by_choice = point.kind in (accounts.OWN, accounts.OTHERS)
    return ("choice", point.n) if by_choice else ("turn", point.turn)


def levels(task: Task) -> dict[str, Any]:
    """Some choices of a game, drawn by lot: between games there is more difference than within."""
    journal, _ = play(task.game, task.number, task.bot)
    if journal is None:
        return {}
    match = replayed(journal)
    scales = scales_of(match, THOUGHT, 1)
    every = list(accounts.moves(match, scales.sides))
    Random(task.number).shuffle(every)
    rows: list[tuple[float, float, float]] = []
    for move in every:
        row = lost(scales, move)
        rows += [row] if row[0] >= 0 else []
        if len(rows) == SOME:
            break
    raw, even, stakes = (sum(row[i] for row in rows) for i in range(3))
    return {"lost": raw, "even": even, "choices": len(rows), "stakes": stakes}


def blunders(task: Task) -> dict[str, Any]:
    """A planted choice counts where it cost enough, by more thought than the review's."""
    journal, planted = play(task.game, task.number, "greedy", plant=True)
    if journal is None or planted < 0:
        return {}
    match = replayed(journal)
    if cost(match, planted, USUAL, 77) < DEAR:
        return {}
    review = accounts.reviewed(match, THOUGHT)
    seat = journal.choices[planted][0]
    points = accounts.account(review, review.sides[seat]).points
    found = any(point.kind == accounts.OWN and point.n == planted for point in points)
    return {"found": int(found), "n": planted, "game": task.number}


PARTS = {"sums": sums, "agree": agree, "levels": levels, "blunders": blunders}


def done(task: Task) -> tuple[Task, dict[str, Any]]:
    return task, PARTS[task.part](task)


def tasks(parts: list[str], ids: list[str], count: int | None) -> list[Task]:
    """All of them, the first of each kind first: whenever time is up, something is known of all."""
    found = []
    for part in parts:
        for game in ids:
            for number in range(count or MOST[part]):
                for bot in BOTS if part == "levels" else ("greedy",):
                    found.append(Task(part, game, number, bot))
    order = {part: MOST[part] for part in parts}
    return sorted(found, key=lambda task: task.number / order[task.part])


def results(todo: list[Task], jobs: int, until: float) -> Iterator[tuple[Task, dict[str, Any]]]:
    with Pool(jobs) as pool:
        coming = pool.imap_unordered(partial(done), todo)
        for _ in todo:
            left = until - time.monotonic()
            try:
                yield coming.next(max(0.1, left))
            except Exception as error:  # the time is up, or a game could not be reviewed
                if time.monotonic() >= until:
                    pool.terminate()
                    return
                raise error


def told(found: dict[tuple[str, str, str], list[dict[str, Any]]]) -> bool:
    """Print what was found; whether all of it holds."""
    holds = True
    losses: dict[tuple[str, str], tuple[float, float, int]] = {}
    for (part, game, bot), rows in sorted(found.items()):
        if part == "sums":
            worst = max(row["off"] for row in rows)
            holds &= worst < EXACT
            print(f"sums {game}: {len(rows)} games, off by {worst:.1e} at most")
        elif part == "agree":
            same, of = sum(row["same"] for row in rows), sum(row["of"] for row in rows)
            share = same / max(1, of)
            near = sum(row["near"] for row in rows) / max(1, of)
            holds &= near >= 0.8
            print(
                f"agree {game}: {5 * near:.2f} of 5 points ({5 * share:.2f} to the letter), "
                f"{of} points in {len(rows)} games"
            )
        elif part == "blunders":
            hits = sum(row["found"] for row in rows)
            holds &= 10 * hits >= 9 * len(rows)
            missed = [row["game"] for row in rows if not row["found"]]
            print(f"blunders {game}: {hits} of {len(rows)} found; missed in games {missed}")
        else:
            choices = sum(row["choices"] for row in rows)
            means = {}
            for kind in ("lost", "even"):
                mean = sum(row[kind] for row in rows) / max(1, choices)
                each = [row[kind] - mean * row["choices"] for row in rows]
                means[kind] = (mean, sqrt(sum(one * one for one in each)) / max(1, choices))
            losses[game, bot] = (*means["lost"], choices)
            kept = 1 - sum(r["lost"] for r in rows) / max(1e-9, sum(r["stakes"] for r in rows))
            told = " ".join(
                f"{kind} {100 * m:.3f} ± {100 * e:.3f}" for kind, (m, e) in means.items()
            )
            print(f"levels {game} {bot}: {told} points a choice, "
                  f"{choices} choices, {len(rows)} games, sharpness {100 * kept:.0f}")  # fmt: skip
    print(json.dumps({f"{game} {bot}": row for (game, bot), row in losses.items()}))
    return holds


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("part", choices=[*PARTS, "all"])
    parser.add_argument("--game", default="")
    parser.add_argument("--games", type=int)
    parser.add_argument("--jobs", type=int, default=cpu_count())
    parser.add_argument("--minutes", type=float, default=600.0)
    wish = parser.parse_args()
    parts = list(PARTS) if wish.part == "all" else [wish.part]
    todo = tasks(parts, [wish.game] if wish.game else games.ids(), wish.games)
    found: dict[tuple[str, str, str], list[dict[str, Any]]] = {}
    until = time.monotonic() + 60 * wish.minutes
    for task, row in results(todo, wish.jobs, until):
        if row:
            bot = task.bot if task.part == "levels" else ""
            found.setdefault((task.part, task.game, bot), []).append(row)
    return 0 if told(found) else 1


if __name__ == "__main__":
    sys.exit(main())
