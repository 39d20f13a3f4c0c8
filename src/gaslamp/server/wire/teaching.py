"""What a teacher tells at a table, and what a learner asks of one."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from gaslamp.server.wire.parts import Id, Key, SeatNumber


class AskTeacher(Struct, tag="teacher", forbid_unknown_fields=True):
    """In a lesson: to try what is closed, by its key; to go on or back; to be shown how, or to have
    it done for good."""

    seat: SeatNumber
    do: Literal["try", "next", "back", "show", "skip"]
    key: Key | None = None
    id: Id | None = None


class AskSlips(Struct, tag="slips", forbid_unknown_fields=True):
    """Which ideas matter to the seat now."""

    seat: SeatNumber
    id: Id | None = None


class TaughtShown(Struct):
    """What the teacher says now. In a lesson also where it stands: at which of its steps, and what
    it waits for: a choice, to go `back` after a wrong one, to go on after one that was `shown` or
    something to `read`, or nothing, being `done`."""

    said: str
    teacher: str
    about: str  # who the teacher is
    lesson: str = ""  # its id; none in a first game
    title: str = ""
    number: int = 0
    count: int = 0  # of the lessons there are
    step: int = 0
    steps: int = 0
    tone: str = ""  # before, wrong or end
    waits: str = ""
    tries: int = 0  # that were not what is wanted, at this step
    lit: list[str] = []  # the pieces to look at
    keys: list[str] = []  # the options that are wanted, where no piece stands for them
    rule: str = ""


class SlipShown(Struct):
    """An idea that matters now, in a sentence or two."""

    id: str
    said: str
    rules: list[str]


class Slips(Struct, tag="slips"):
    """What matters to the seat, the first thing first; which of it its person knows, they know."""

    id: str | None
    seat: int
    seq: int
    slips: list[SlipShown]
