"""Teaching at a table: a lesson that is given there, or the teacher who whispers in a first game.

A lesson is played by the rules of any table; only who may choose what is narrowed by its match
(`learn/taught.py`). Where it stands follows from the choices, so it is stored with them.
"""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING

from gaslamp import games
from gaslamp.kernel.errors import Trouble
from gaslamp.kernel.rng import Rng
from gaslamp.learn import courses, guide, slips
from gaslamp.learn.guide import Guide
from gaslamp.learn.lesson import Lesson, Taught, fits
from gaslamp.learn.taught import LessonMatch
from gaslamp.server.refusal import Refusal
from gaslamp.server.room.bots import PATIENCE, Bots, Task, laid_out, task
from gaslamp.server.room.founding import Founding, laid
from gaslamp.server.room.owner import Owner, Screen
from gaslamp.server.wire import messages as wire
from gaslamp.server.wire.teaching import AskSlips, AskTeacher, Slips, SlipShown, TaughtShown
from gaslamp.server.workers import Broken, TooMuch
from gaslamp.store.records import FIRST_GAME, TableRecord
from gaslamp.table.advice import HINT

if TYPE_CHECKING:
    from gaslamp.server.room.table import Table


def course_of(game: str) -> Taught:
    taught = courses.course_of(game)
    if taught is None:
        raise Trouble("no-lessons", title=games.find(game).titled())
    return taught


def laid_for(game: str, lesson: str) -> Founding:
    """Runs in a worker process: a table for a lesson, or for the first game after all of them."""
    taught = course_of(game)
    if lesson == FIRST_GAME:
        new = laid(guide.begin(taught))
    else:
        new = laid(courses.begin(taught, courses.lesson_of(taught, lesson)))
    new.taught = lesson
    return new


def lesson_at(record: TableRecord) -> tuple[Taught, Lesson] | None:
    """The lesson that is given at a table."""
    taught = courses.course_of(record.game) if record.taught else None
    lesson = taught.find(record.taught) if taught is not None else None
    return None if taught is None or lesson is None else (taught, lesson)


def missed(asked: Task, key: str) -> str:
    """Runs in a worker process: what somebody who lets something go could still have done."""
    game, g, w = laid_out(asked)
    return guide.could_still(game, g, asked.seat, key, Rng(*asked.chance), w, PATIENCE)


class Teacher:
    """Whoever teaches at a table; at most tables nobody does."""

    def __init__(self, table: Owner) -> None:
        self.table = table
        self.taught = courses.course_of(table.record.game) if table.record.taught else None
        self.guide: Guide | None = None
        people = table.match.human_seats()
        if self.taught is not None and table.record.taught == FIRST_GAME and people:
            self.guide = Guide(self.taught, table.match, people[0])

    def lesson(self) -> LessonMatch:
        match = self.table.match
        if not isinstance(match, LessonMatch):
            raise Trouble("no-lesson-here")
        return match

    # Telling

    def shown(self, seat: int, language: str) -> TaughtShown | None:
        """What the teacher says to a seat; nothing to anybody else."""
        match = self.table.match
        if self.taught is None:
            return None
        say = self.taught.speech.say
        teacher, about = say("teacher", {}, "", language), say("teacher", {}, "about", language)
        if isinstance(match, LessonMatch) and seat in match.learners():
            return self.lesson_shown(match, teacher, about, language)
        if self.guide is not None and seat == self.guide.seat:
            told = self.guide.told(language)
            return TaughtShown(told, teacher, about) if told else None
        return None

    def lesson_shown(
        self, match: LessonMatch, teacher: str, about: str, language: str
    ) -> TaughtShown:
        assert self.taught is not None
        lesson, stand = match.lesson, match.stand
        offered = [one.id for one in courses.offered(self.taught, match.content)]
        step = match.step()
        wanted = [] if step is None or match.still() else [*step.want, *step.try_]
        return TaughtShown(
            said=match.told(language),
            teacher=teacher,
            about=about,
            lesson=lesson.id,
            title=self.taught.speech.say(lesson.id, {}, "", language),
            number=offered.index(lesson.id) + 1 if lesson.id in offered else 0,
            count=len(offered),
            step=stand.step,
            steps=len(match.steps),
            tone=stand.tone,
            waits=stand.waits,
            tries=stand.tries,
            lit=match.lit(),
            keys=[key for key in self.known_keys(match) if fits(key, wanted)],
            rule=lesson.rules[0] if lesson.rules else "",
        )

    def known_keys(self, match: LessonMatch) -> list[str]:
        """What is on the menu, and what is refused there."""
        seats = match.asked()
        closed = [reason.key for seat in seats for reason in match.position.reasons(seat)]
        return [key for seat in seats for key in match.position.keys(seat)] + closed

    async def slips(self, screen: Screen, asked: AskSlips) -> None:
        """Ideas that matter to a seat now; nothing in lessons, which have their own words."""
        screen.check_holds(asked.seat)
        match, found = self.table.match, list[slips.Told]()
        if not isinstance(match, LessonMatch):
            found = list(slips.first_times(match, asked.seat, (), screen.language))
        shown = [SlipShown(one.id, one.said, one.rules) for one in found]
        screen.send(Slips(asked.id, asked.seat, self.table.seq, shown))

    # A learner

    async def answer(self, table: Table, screen: Screen, asked: AskTeacher) -> None:
        """Whatever a learner does beside choosing."""
        table.check_sits(screen, asked.seat)
        match = self.lesson()
        if asked.do == "try":
            if not match.tried(asked.seat, asked.key or ""):
                raise Refusal("stale", "moved-on")
        elif asked.do == "next" and match.stand.waits in ("shown", "read"):
            match.go_on()
        elif asked.do == "back" or match.stand.waits == "back":
            await self.back(table, match, asked.seat)
        elif asked.do == "next":
            raise Trouble("lesson-not-yet")
        else:
            await table.keep(match.shown_how(asked.seat, keep=asked.do == "skip"))
        screen.send(wire.Done(asked.id, table.seq))
        table.tell("lesson", None)

    async def back(self, table: Table, match: LessonMatch, seat: int) -> None:
        """To the start of the step or to the one before; what was chosen since is taken back."""
        before = len(match.journal.choices)
        match.back(seat)
        if len(match.journal.choices) < before:
            await table.rewind()

    # The first game

    def wondered(self, seat: int, key: str, language: str) -> Task | None:
        """The position before a choice that lets something go, to look up what else there was."""
        guide = self.guide
        if guide is None or seat != guide.seat or not guide.worth_asking(key):
            return None
        return task(self.table.match, seat, HINT, language)

    def look_up(self, bots: Bots, asked: Task, key: str, screen: Screen) -> None:
        """In the background: it is told when it is found, unless the seat has chosen again."""
        made = len(self.table.match.journal.choices)
        running = asyncio.create_task(self.find(bots, asked, key, made))
        screen.tasks.add(running)
        running.add_done_callback(screen.tasks.discard)

    async def find(self, bots: Bots, asked: Task, key: str, made: int) -> None:
        with contextlib.suppress(Refusal, TooMuch, Broken):
            told = await bots.have(missed, asked, key)
            await self.table.do(lambda: self.note(asked, told, made))

    async def note(self, asked: Task, told: str, made: int) -> None:
        since = self.table.match.journal.choices[made:]
        if self.guide is not None and told and all(seat != asked.seat for seat, _ in since):
            self.guide.note(told, asked.language)
            self.table.tell("lesson", None)
