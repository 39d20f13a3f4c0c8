"""Learning a game at the terminal: one lesson after the other, then a first game with whispers."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

from gaslamp import games
from gaslamp.cli import learned
from gaslamp.cli.brief import ALWAYS
from gaslamp.cli.client import Client
from gaslamp.cli.phrases import plain
from gaslamp.cli.play import greet
from gaslamp.cli.reference import title_of
from gaslamp.cli.speech import t
from gaslamp.cli.telling import tongue
from gaslamp.cli.terminal import ask, complain, is_script, number_in, say, steady
from gaslamp.kernel.errors import Trouble
from gaslamp.kernel.journal import read_save
from gaslamp.learn import courses, guide
from gaslamp.learn.lesson import Lesson, Taught, fits
from gaslamp.learn.taught import LessonMatch
from gaslamp.table.match import Made, Match
from gaslamp.table.position import Reason

BAD_INPUT = 2
SUFFIX = ".toml"
SECONDS = 1.0  # to find out what could still have been done
NEXT, KNOWN, LEFT = "next", "known", "left"


def learn(wanted: str, lesson: str, listed: bool) -> int:
    """Teach a game, or the lessons of a file; with the id or number of a lesson, from there on."""
    taught = course(wanted)
    offered = courses.offered(taught, games.find(taught.game).printed)
    if listed:
        show_list(taught, offered)
        return 0
    at = start(taught, offered, lesson)
    troubles = 0
    while at < len(offered):
        outcome, slips = one_lesson(taught, offered, at, resume=not lesson)
        troubles += slips
        if outcome == LEFT:
            return BAD_INPUT if troubles and is_script() else 0
        at += 1
        lesson = offered[at].id if at < len(offered) else ""
    code = last_word(taught)
    return BAD_INPUT if troubles and is_script() else code


def course(wanted: str) -> Taught:
    if wanted.endswith(SUFFIX):
        return courses.course_in(Path(wanted))
    found = courses.course_of(games.find(wanted).id)
    if found is None:
        raise Trouble("no-lessons", title=games.find(wanted).titled())
    return found


def start(taught: Taught, offered: list[Lesson], lesson: str) -> int:
    """Where to begin: at the lesson that is named, where somebody left, or at what is new."""
    ids = [one.id for one in offered]
    if lesson:
        number = number_in(lesson)
        if 1 <= number <= len(ids):
            return number - 1
        if lesson not in ids:
            raise Trouble("no-such-lesson", id=lesson, known=ids)
        return ids.index(lesson)
    progress = learned.read()
    left = progress.left.get(taught.game, ("", ""))[0]
    if left in ids:
        return ids.index(left)
    return next((n for n, id in enumerate(ids) if not progress.has(id)), 0)


def show_list(taught: Taught, offered: list[Lesson]) -> None:
    progress = learned.read()
    title, teacher = title_of(games.find(taught.game)), spoken(taught, "teacher")
    say(t("lessons-head", title=title, teacher=teacher))
    for number, one in enumerate(offered, 1):
        key = "lesson-done" if progress.has(one.id) else "lesson-new"
        idea = taught.speech.say(one.id, {}, "idea", t.language)
        say(f"  {t(key, number=number, title=spoken(taught, one.id), idea=idea)}")


def spoken(taught: Taught, key: str) -> str:
    return plain(taught.speech.say(key, {}, "", t.language)) if taught.speech.has(key) else ""


# One lesson


def one_lesson(taught: Taught, offered: list[Lesson], at: int, resume: bool) -> tuple[str, int]:
    """Play one lesson; how it ended, and how often something was typed that made no sense."""
    lesson = offered[at]
    match = courses.begin(taught, lesson)
    progress = learned.read()
    left = progress.left.get(taught.game)
    if resume and left is not None and left[0] == lesson.id:
        with suppress(Trouble):
            match = courses.resumed(taught, lesson, read_save(left[1])[0])
    say(t("lesson-title", number=at + 1, count=len(offered), title=spoken(taught, lesson.id)))
    if at == 0:
        say(t("lesson-help"))
    say()
    client = LessonClient(match)
    client.run()
    progress = learned.read()
    if client.outcome == LEFT and not client.at_end:
        progress.left[taught.game] = (lesson.id, match.save())
        learned.write(progress)
        say(t("lesson-left", game=taught.game))
    else:
        progress.left.pop(taught.game, None)
        progress.learn(lesson.id, lesson.ideas, known=client.outcome == KNOWN)
        learned.write(progress)
    return client.outcome, client.troubles


class LessonClient(Client):
    """A lesson at the terminal: the menu of the table, and a line of the teacher before it."""

    match: LessonMatch
    goals = ALWAYS

    def __init__(self, match: LessonMatch) -> None:
        super().__init__(match)
        self.heard = ""
        self.outcome = LEFT
        self.at_end = False

    def play(self) -> None:
        while not self.left:
            if self.match.still():
                self.wait()
            else:
                self.sit_down(self.next_human())
                self.take_line()

    def secrets(self, one: int, other: int) -> bool:
        return False

    def teacher(self) -> list[str]:
        """What the teacher says, once."""
        said = plain(self.match.told(t.language))
        if said == self.heard:
            return []
        self.heard = said
        return [t("lesson-says", said=said)]

    def put_question(self, menu: list[str], after: bool = False) -> None:
        super().put_question([*self.teacher(), *menu, *self.to_try()], after)

    def to_try(self) -> list[str]:
        """What is closed and to be tried all the same stands on no menu."""
        step = self.match.step()
        if step is None or not step.try_ or self.match.still():
            return []
        closed = [one for one in self.match.reasons(self.seat, t.language)
                  if fits(one.key, step.try_)]  # fmt: skip
        return [t("lesson-try", label=one.label, key=one.key) for one in closed[:1]]

    def choose(self, line: str) -> None:
        """What is closed is answered by the teacher, not complained of."""
        found, step = self.option(line), self.match.stand.step
        if isinstance(found, Reason) and self.match.tried(self.seat, found.key):
            self.heard = ""
            if self.match.stand.step == step:
                for text in self.teacher():
                    say(text)
            else:  # that was what was to be tried: another menu, after the teacher's words
                self.fresh = True
            self.fresh = self.fresh or self.match.still()
            return
        super().choose(line)

    def wait(self) -> None:
        """Something was shown, or all is done: the teacher speaks, and Enter goes on."""
        waits = self.match.stand.waits
        if self.seat < 0:
            self.seat = self.match.learners()[0]
        if self.fresh:
            self.news()
            self.fresh = False
        for text in self.teacher():
            say(text)
        try:
            line = ask(t(f"lesson-waits-{waits}"))
            self.obey(line or ("back" if waits in ("back", "shown") else "next"))
        except Trouble as trouble:
            self.troubles += 1
            complain(t.trouble(trouble))

    def is_command(self, word: str) -> bool:
        return word in COMMANDS or super().is_command(word)

    def obey(self, line: str) -> None:
        word = line.strip().lower()
        command = COMMANDS.get(word)
        if command is not None and not (word == "back" and self.listing.back is not None):
            command(self)
        elif self.match.still() and word != "quit":
            raise Trouble("lesson-closed")
        else:
            super().obey(line)

    def carry_out(self, making: Iterator[Made]) -> None:
        with steady():
            for _ in making:
                pass
        self.fresh = True

    def leave(self) -> None:
        """Whoever leaves at the end has learned it all the same."""
        self.left = True
        self.at_end = self.match.stand.waits == "done"


def step_back(client: LessonClient) -> None:
    with steady():
        client.match.back(client.match.learners()[0])
    client.heard, client.fresh = "", True
    client.told.clear()  # the whole table is told once more


def go_on(client: LessonClient) -> None:
    if client.match.stand.waits == "done":
        client.outcome, client.left = NEXT, True
    elif client.match.stand.waits == "back":
        step_back(client)
    elif client.match.still():
        client.match.go_on()
        client.fresh = True
    else:
        raise Trouble("lesson-your-move")


def say_again(client: LessonClient) -> None:
    client.heard = ""
    for text in client.teacher():
        say(text)


def show_me(client: LessonClient) -> None:
    client.carry_out(client.match.shown_how(client.match.learners()[0], keep=False))


def skip(client: LessonClient) -> None:
    client.carry_out(client.match.shown_how(client.match.learners()[0], keep=True))


def know(client: LessonClient) -> None:
    client.outcome, client.left = KNOWN, True


COMMANDS: dict[str, Callable[[LessonClient], None]] = {
    "b": step_back, "back": step_back, "n": go_on, "next": go_on, "t": say_again,
    "again": say_again, "show": show_me, "skip": skip, "k": know, "know": know,
}  # fmt: skip


# After the last one


def last_word(taught: Taught) -> int:
    """All is learned: straight into the first game, if there is one."""
    if taught.course.first_game is None:
        say(t("lessons-done"))
        return 0
    try:
        while (answer := ask(t("first-game-ask")).strip().lower()) not in t.words("typed-no"):
            if not answer or answer in t.words("typed-yes"):
                break
    except (EOFError, KeyboardInterrupt):
        say()
        return 0
    if answer in t.words("typed-no"):
        return 0
    match = guide.begin(taught)
    client = GuidedClient(taught, match)
    greet(client)
    return client.run()


class GuidedClient(Client):
    """A game with a teacher beside it."""

    goals = ALWAYS

    def __init__(self, taught: Taught, match: Match) -> None:
        super().__init__(match)
        self.taught = taught
        self.guide = guide.Guide(taught, match, match.human_seats()[0])
        self.heard = ""

    def first_times(self) -> list[str]:
        """Not while the teacher speaks."""
        return [] if self.guide.told(t.language) else super().first_times()

    def put_question(self, menu: list[str], after: bool = False) -> None:
        said = plain(self.guide.told(t.language))
        lines = []
        if said and said != self.heard:
            lines = [t("teacher-says", teacher=spoken(self.taught, "teacher"), said=said)]
        super().put_question([*lines, *menu], after)
        self.heard = "" if self.early else said

    def choose(self, line: str) -> None:
        found = self.option(line)
        key = getattr(found, "key", "")
        said = ""
        if key and self.seat == self.guide.seat and self.guide.worth_asking(key):
            match = self.match
            said = guide.could_still(
                match.game, match.g, self.seat, key, match.advising_rng(self.seat),
                tongue(match).words, SECONDS,
            )  # fmt: skip
        before = len(self.match.journal.choices)
        super().choose(line)
        if len(self.match.journal.choices) > before:
            self.guide.note(said, t.language)
