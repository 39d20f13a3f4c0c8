"""What a seat is shown: a state and what it is made of."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from gaslamp.games.view import View
from gaslamp.server.wire.teaching import TaughtShown
from gaslamp.table.match import Result
from gaslamp.table.position import Offer, Reason, SeriesShown

Waits = Literal["", "paused", "nobody"]


class Seat(Struct):
    seat: int
    occupant: str
    name: str
    present: bool
    thinking: bool
    shoulder: bool = False  # somebody may look over it
    screens: int = 0  # how many it is open on


class LogLine(Struct, omit_defaults=True):
    choice: int
    text: str
    elements: list[str]
    chance: bool = False  # dice or a draw decided it
    key: str = ""  # what is said, by its name in the game's language file
    parts: list[str] = []  # the text; every second part names a piece
    detail: str = ""  # by what chance has spoken: the card and its column
    mine: bool = False  # nobody else reads it


class Log(Struct, rename={"from_": "from"}):
    """Lines to put in place of everything from this index on."""

    from_: int
    lines: list[LogLine]


class UndoRequestShown(Struct):
    seat: int
    agreed: list[int]
    waits_for: list[int]
    to: int  # how many choices would stay


class UndoStep(Struct):
    """How far one may want to go back: to where `to` choices had been made."""

    far: str
    to: int
    can: bool
    can_ask: bool
    why_not: str


class UndoShown(Struct):
    can: bool
    why_not: str
    can_ask: bool
    can_redo: bool
    free_to: int  # to how few choices this seat may go back by itself
    ask_to: int  # to how few it may ask the table to go back
    steps: list[UndoStep]  # the last decision, and action and turn where they began before it
    request: UndoRequestShown | None


class Choice(Struct):
    """One value of something that can be set, in words."""

    value: str
    title: str
    help: str = ""


class ReactionsShown(Struct):
    """How this seat wants to be asked when it could react, and what it can choose from."""

    how: str
    choices: list[Choice]


class ClockShown(Struct):
    """The time that runs for what is asked now; `left` is as of sending."""

    phase: str
    title: str
    seconds: float
    left: float
    running: bool
    waits: Waits
    bells: list[float]
    struck: int
    can_pause: bool
    can_extend: bool
    extension: float
    extensions_left: int


class SeatTimeShown(Struct):
    """A seat's own time; moments are in UTC. `up`: it has run out and the game waits for it."""

    left: float  # as of sending
    running: bool
    up: bool
    due: str  # when it will have run out; empty while nobody waits for the seat
    away: str  # until when its person is away


class TimesShown(Struct):
    """The times of the seats, where the terms give them so much."""

    per: str
    seconds: float
    runs_out: str
    weekends_rest: bool
    holidays: bool  # whether one may say that one is away
    seats: list[SeatTimeShown]


class State(Struct, tag="state"):
    """Everything a seat may know now."""

    seat: int
    seq: int
    cause: str
    actor: int | None
    choices: int
    asked: list[int]
    prompt: str
    view: View
    menu: list[Offer]
    refusals: list[Reason]
    series: SeriesShown | None
    log: Log
    seats: list[Seat]
    undo: UndoShown
    reactions: ReactionsShown | None
    result: Result | None
    clock: ClockShown | None
    times: TimesShown | None
    teacher: TaughtShown | None = None
