"""Lessons: games played to learn from, and what each seat saw in them, as numbers.

Who plays is drawn from a league: the greedy bot and every generation so far, the newest more often;
generations play as the game's third level. Now and then a choice is made at random, so that also
positions are seen that no good player would come to, but that a search has to judge.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from multiprocessing import get_context
from multiprocessing.pool import Pool
from typing import Any, NamedTuple

from gaslamp.bots import find
from gaslamp.bots.arena import picked
from gaslamp.bots.bot import Bot, asked, one_of
from gaslamp.kernel.bits import has
from gaslamp.kernel.eyes import Eyes
from gaslamp.kernel.judge import Judge
from gaslamp.kernel.menu import Menu
from gaslamp.kernel.rng import Rng, seeded
from gaslamp.kernel.state import State, choose
from gaslamp.lab.crew import Crew, Jobs
from gaslamp.lab.trial import stage

LEARNING = 2  # the stream of a game's seed for lessons: 0 is the game's chance, 1 bots' thinking
PUPIL = "inspector-crane"  # the level at which generations play
EVERY = 7  # one of so many positions is kept
STRAY = 25  # one of so many choices is made at random
POINTS = 0.01  # the judge's value is set beside the eyes in these units,
LONG = 6000  # a game of more choices than this teaches nothing
MOST_POINTS = 100.0  # and no further than this

Weights = dict[str, float]


class Lesson(NamedTuple):
    """What is kept of a game: rows of numbers with their columns, whether the seat won, and what
    the judge's value said of each."""

    sizes: array[int]
    columns: array[int]
    numbers: array[float]
    won: array[int]
    values: array[float]


@dataclass(frozen=True)
class School:
    """What all processes know: the game, and the league from the oldest generation on."""

    game: str
    league: tuple[Weights, ...]
    newest: int  # of a hundred, how often the newest sits down rather than anybody
    stray: int = STRAY  # one of so many choices is made at random; none, if 0
    every: int = EVERY  # one of so many positions is kept


@dataclass(frozen=True)
class Classroom:
    """Lessons somewhere else."""

    crew: Crew
    school: School


NOTHING = Lesson(array("H"), array("H"), array("f"), array("B"), array("f"))
SCHOOLS: list[School] = []  # this process's, once it has been told


def enter(school: School) -> None:
    SCHOOLS[:] = [school]


@contextmanager
def classes(school: School, jobs: Jobs) -> Iterator[Pool | Classroom | None]:
    """Processes to take lessons in, or a cluster; None if they are taken here."""
    if not isinstance(jobs, int):
        yield Classroom(jobs, school)
        return
    enter(school)
    if jobs == 1:
        yield None
        return
    with get_context().Pool(jobs, enter, (school,)) as pool:
        yield pool


def take_lessons(pool: Pool | Classroom | None, seeds: range) -> Iterator[Lesson]:
    """The lessons of these seeds, in order."""
    if isinstance(pool, Classroom):
        return pool.crew.lessons(pool.school, seeds)
    return map(lesson, seeds) if pool is None else pool.imap(lesson, seeds, 4)


def lesson(seed: int) -> Lesson:
    """Play the game of this seed and keep some of its positions."""
    school = SCHOOLS[0]
    game, content = stage(school.game, "")
    tables = game.lessons()
    seats, given = tables[seed % len(tables)]
    options = game.settled(seats, {**game.lab_options, **given})
    g = game.new(content, seats, options, seed, told=False)
    rng = seeded(seed, LEARNING)
    players = [player(school, game, rng) for _ in range(seats)]
    eyes = game.eyes({})
    assert eyes is not None
    return played(g, game.judge(), eyes, players, rng, school)


def player(school: School, game: Any, rng: Rng) -> tuple[Judge[Any], Bot]:
    """Somebody of the league."""
    judge = game.judge()
    generations = len(school.league)
    if generations == 0:
        return judge, find("greedy")
    newest = int(rng.below(100)) < school.newest
    who = generations if newest else int(rng.below(generations + 1))
    if who == 0:
        return judge, find("greedy")
    judge.eyes = game.eyes(school.league[who - 1])
    judge.sights = {}  # whatever the level sees with in play, here it is a generation's turn
    return judge, find(PUPIL)


def played(
    g: State, judge: Judge[Any], eyes: Eyes[Any], players: list[tuple[Judge[Any], Bot]],
    rng: Rng, school: School,
) -> Lesson:  # fmt: skip
    sizes, columns, numbers = array("H"), array("H"), array("f")
    seats, values = array("B"), array("f")
    for _ in range(LONG):
        if g.outcome is not None:
            break
        if rng.below(school.every) == 0:
            seat = int(rng.below(len(players)))
            before = len(columns)
            for column, number in enumerate(eyes.seen(g, seat)):
                if number != 0.0:
                    columns.append(column)
                    numbers.append(number)
            sizes.append(len(columns) - before)
            seats.append(seat)
            points = judge.value(g, seat) * POINTS
            values.append(max(-MOST_POINTS, min(MOST_POINTS, points)))
        step(g, players, rng, school.stray)
    if g.outcome is None:
        return NOTHING
    won = array("B", [int(has(g.outcome.winners, seat)) for seat in seats])
    return Lesson(sizes, columns, numbers, won, values)


def step(g: State, players: list[tuple[Judge[Any], Bot]], rng: Rng, stray: int) -> None:
    """One choice: of whoever is asked, or once in a while of chance."""
    top = asked(g)
    seat = one_of(top.awaited(g), rng)
    if stray > 0 and rng.below(stray) == 0:
        menu = Menu(seat)
        top.menu(g, menu)
        choose(g, seat, menu.at(rng.below(menu.size())))
        return
    judge, bot = players[seat]
    choose(g, seat, picked(g, judge, bot, seat, rng))
