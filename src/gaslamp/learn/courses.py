"""The courses there are, and lessons begun or taken up where they were left."""

from __future__ import annotations

import json
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

from gaslamp import games
from gaslamp.games.arranging import arrange
from gaslamp.kernel import snapshot as snapshots
from gaslamp.kernel.errors import Trouble
from gaslamp.kernel.journal import Journal
from gaslamp.learn import facts
from gaslamp.learn.lesson import Lesson, Taught, read
from gaslamp.learn.speech import Speech, of_room
from gaslamp.learn.taught import LessonMatch
from gaslamp.table import life
from gaslamp.table.seats import HUMAN, SCRIPT, check_seats

FILE = "lessons.toml"
SEED = 1
SITTERS = (HUMAN, SCRIPT)


@cache
def course_of(game_id: str) -> Taught | None:
    """The lessons of a game's room, if it has some."""
    folder = games.find(game_id).folder()
    if not (folder / FILE).is_file():
        return None
    return Taught(game_id, read(folder / FILE), of_room(game_id, folder))


def course_in(path: Path) -> Taught:
    """The lessons of a file of one's own."""
    course = read(path)
    if not course.game or not course.words:
        raise Trouble("lesson-file-lacks", file=path.name)
    return Taught(games.find(course.game).id, course, Speech(None, course.words))


def lesson_of(taught: Taught, id: str) -> Lesson:
    lesson = taught.find(id)
    if lesson is None:
        known = [one.id for one in taught.course.lesson]
        raise Trouble("no-such-lesson", id=id, known=known)
    return lesson


def hidden(taught: Taught, lesson: Lesson, content: Any) -> bool:
    """Whether other cards than the lesson was made for would make it false."""
    game = games.find(taught.game)
    try:
        return facts.broken(lesson.relies, facts.Eyes(game, content, None)) is not None
    except Trouble:
        return True


def offered(taught: Taught, content: Any) -> list[Lesson]:
    """The lessons that hold with these cards."""
    return [one for one in taught.course.lesson if not hidden(taught, one, content)]


def begin(taught: Taught, lesson: Lesson, content: Any = None) -> LessonMatch:
    """A lesson at its start."""
    game = games.find(taught.game)
    content = content or game.printed
    where = lesson.position
    check_seats(where.seats, SITTERS)
    if HUMAN not in where.seats:
        raise Trouble("lesson-without-learner", id=lesson.id)
    options = game.settled(len(where.seats), where.options)
    g = arrange(game, content, len(where.seats), options, where.kit, where.args)
    match = life.arranged(game.id, where.seats, options, SEED, g)
    for seat, key in where.first:
        match.take(seat, key)
    g = match.g
    g.log = []
    journal = replace(match.journal, content=content.digest, choices=[], base=snapshots.text(g))
    return LessonMatch(game, content, journal, g, lesson, taught.speech)


def resumed(taught: Taught, lesson: Lesson, journal: Journal) -> LessonMatch:
    """A lesson as far as its choices lead, with other cards by now from their own beginning; where
    they no longer fit, from its start."""
    match = begin(taught, lesson)
    try:
        if journal.content == match.content.digest:
            g = snapshots.restore(json.loads(journal.base), match.content)
            start = replace(journal, choices=[], seats=list(journal.seats))
            match = LessonMatch(match.game, match.content, start, g, lesson, taught.speech)
        for seat, key in journal.choices:
            match.take(seat, key)
    except life.FAILURES:
        return begin(taught, lesson)
    return match
