"""Lessons for HTTP: what a game's course holds, and tables at which a lesson is given."""

from __future__ import annotations

import asyncio
from functools import cache

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from gaslamp.learn import courses
from gaslamp.server.http import answers, lists
from gaslamp.server.http.api import JSON, hall_of, lay, slow_down
from gaslamp.server.http.bodies import CourseShown, LessonLine, LessonWished
from gaslamp.server.room import teaching

SECONDS = 20.0  # to lay a table; the deal of a first game is looked for


async def course(request: Request) -> Response:
    game, language = request.path_params["game"], answers.language(request)
    return Response(await asyncio.to_thread(written, game, language), media_type=JSON)


@cache
def written(game_id: str, language: str) -> bytes:
    """The lessons of a game in their order; none where nobody has written any."""
    found = lists.game(game_id)
    taught = courses.course_of(found.id)
    if taught is None:
        return msgspec.json.encode(CourseShown(found.id, "", "", [], 0, False))
    say = taught.speech.say
    lessons = [
        LessonLine(
            one.id, say(one.id, {}, "", language), say(one.id, {}, "idea", language),
            one.seconds, one.ideas,
        )
        for one in courses.offered(taught, found.printed)
    ]  # fmt: skip
    return msgspec.json.encode(
        CourseShown(
            found.id, say("teacher", {}, "", language), say("teacher", {}, "about", language),
            lessons, taught.course.enough, taught.course.first_game is not None,
        )
    )  # fmt: skip


async def give(request: Request) -> Response:
    """A table for one lesson, or for the first game after them."""
    slow_down(request)
    asked = await answers.body(request, LessonWished)
    lists.game(asked.game)
    clerks = hall_of(request).clerks
    return await lay(
        request, await clerks.ask(teaching.laid_for, asked.game, asked.lesson, seconds=SECONDS)
    )
