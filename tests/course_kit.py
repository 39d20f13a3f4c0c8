"""All lessons there are."""

from __future__ import annotations

from gaslamp import games
from gaslamp.learn import courses
from gaslamp.learn.lesson import Taught


def taught(game: str) -> Taught:
    found = courses.course_of(game)
    assert found is not None
    return found


LESSONS = [(game, one.id) for game in games.ids() for one in taught(game).course.lesson]
