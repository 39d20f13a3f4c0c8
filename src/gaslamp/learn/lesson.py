"""A lesson as its file tells it: a position, steps, and how it ends. Its words stand elsewhere."""

from __future__ import annotations

import re
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Any, Literal

import msgspec
from msgspec import Struct, field

from gaslamp.games.reading import read_toml
from gaslamp.kernel.errors import Trouble
from gaslamp.learn.speech import Speech

REFUSED, CLOSED, TAKEN, GOES_ON = "refused", "closed", "taken", "goes-on"
Kind = Literal["refused", "closed", "taken", "goes-on"]
Choice = tuple[int, str]  # a seat and a key
WHERE = re.compile(r" - at `\$(.*)`")
UNKNOWN = re.compile(r"unknown\sfield\s`(.*?)`")


class Wrong(Struct, forbid_unknown_fields=True):
    """A try that is not wanted, by a pattern of keys, and how it is answered: `refused` by the
    rules (by this one), `closed` by the lesson, `taken` and then rewound, or taken and the step
    `goes-on` (a wanted key may have such an answer, too). `say` is the attribute of the step's
    message; `then` are keys that are chosen after one that is taken, as far as they come up, to
    show what comes of it."""

    key: str
    kind: Kind
    say: str
    rule: str = ""
    then: list[str] = []


class Step(Struct, forbid_unknown_fields=True, rename={"try_": "try"}):
    """One thing to do. Any key of `want` ends it, or of `try`: that is one which the rules refuse;
    where there is only something to `read`, going on does. `open` are patterns of further keys that
    may be chosen, beside those of `wrong`; `lit` are the pieces to look at while one chooses or
    reads, if not those of `want`; `script` is what the other seats choose then."""

    want: list[str] = []
    try_: list[str] = []
    read: bool = False
    open: list[str] = []
    lit: list[str] = []
    wrong: list[Wrong] = []
    script: list[Choice] = []
    times: int = 1


class Arranged(Struct, forbid_unknown_fields=True):
    """Where a lesson begins: an arranger of the game's room with its data, who sits where (`human`
    or `script`), and what was chosen to come here."""

    kit: str
    args: dict[str, Any] = {}
    seats: list[str] = field(default_factory=lambda: ["human"])
    options: dict[str, str] = {}
    first: list[Choice] = []


class Goal(Struct, forbid_unknown_fields=True, rename={"is_": "is"}):
    """How it ends: with a win, or when all steps are done. `facts` must be true then. The game runs
    on to its next question, or only until the log says the message `stop`, or not at all
    (`at-once`), whatever would still follow."""

    is_: Literal["win", "steps"] = "steps"
    facts: list[str] = []
    stop: str = ""


class Lesson(Struct, forbid_unknown_fields=True):
    """One idea, and a minute to try it. Never reuse an id: progress is kept under it."""

    id: str
    seconds: int
    position: Arranged
    step: list[Step]
    rules: list[str]
    ideas: list[str] = []  # first-time slips that it makes unnecessary
    numbers: dict[str, str] = {}  # what the words call a number, and where it is looked up
    relies: list[str] = []  # facts about what is printed
    fixed: list[str] = []  # digits that no content prints
    goal: Goal = field(default_factory=Goal)

    def steps(self) -> list[tuple[int, Step]]:
        """All steps one by one, each with the number of its message."""
        return [(n, step) for n, step in enumerate(self.step, 1) for _ in range(step.times)]

    def said(self, number: int) -> str:
        """The message of a step."""
        return f"{self.id}-{number}"

    def end(self) -> str:
        """The message at the end."""
        return f"{self.id}-end"


class FirstGame(Struct, forbid_unknown_fields=True):
    """The first real game: who sits there, what is set, what the deal must bring (facts that the
    learner sees), and for how many turns the teacher speaks."""

    seats: list[str]
    options: dict[str, str] = {}
    wish: list[str] = []
    turns: int = 3


class Course(Struct, forbid_unknown_fields=True, rename={"first_game": "first-game"}):
    """The lessons of a game in their order. `enough` of them do for a first game. A file that
    somebody wrote for themselves names its game and brings its words."""

    lesson: list[Lesson]
    enough: int = 0
    first_game: FirstGame | None = None
    game: str = ""
    words: str = ""


class Taught:
    """A course with its game and its words."""

    def __init__(self, game: str, course: Course, speech: Speech) -> None:
        self.game = game
        self.course = course
        self.speech = speech

    def find(self, id: str) -> Lesson | None:
        return next((one for one in self.course.lesson if one.id == id), None)


def fits(key: str, patterns: list[str]) -> bool:
    return any(fnmatchcase(key, pattern) for pattern in patterns)


def read(path: Path) -> Course:
    """A file of lessons, or one sentence about what makes no sense in it."""
    plain = read_toml(path)
    try:
        course = msgspec.convert(plain, Course)
    except msgspec.ValidationError as error:
        where = WHERE.search(str(error))
        place = (where[1] if where else "").lstrip(".") or path.stem
        if (unknown := UNKNOWN.search(str(error))) is not None:
            raise Trouble(
                "lesson-field-unknown", file=path.name, place=place, field=unknown[1]
            ) from None
        raise Trouble("lesson-misfit", file=path.name, place=place) from None
    ids = [one.id for one in course.lesson]
    for one in course.lesson:
        if ids.count(one.id) > 1:
            raise Trouble("lesson-twice", file=path.name, id=one.id)
    return course
