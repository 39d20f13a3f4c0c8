"""Checking lessons of one's own: each is played by its right ways, and every other way is tried."""

from __future__ import annotations

from pathlib import Path

from gaslamp import games
from gaslamp.cli.reference import title_of
from gaslamp.cli.speech import t
from gaslamp.cli.terminal import say
from gaslamp.learn import courses
from gaslamp.learn.checking import check_course

WRONG = 1


def check_lesson(file: Path) -> int:
    """Tell what is wrong, one sentence a line; 1 if something is."""
    taught = courses.course_in(file)
    game = games.find(taught.game)
    troubles = list(check_course(taught, game.printed))
    for trouble in troubles:
        say(t.trouble(trouble))
    if troubles:
        return WRONG
    count = len(taught.course.lesson)
    say(t("lessons-hold", count=count, title=title_of(game), file=str(file)))
    return 0
