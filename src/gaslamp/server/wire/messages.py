"""The WebSocket's messages, as `docs/protocol.md` describes them."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from gaslamp.games.view import View
from gaslamp.server.wire.helping import Chance, Hint
from gaslamp.table.match import Result
from gaslamp.table.position import Offer, Reason, SeriesShown

PROTOCOL = 1
Id = Annotated[str, Meta(min_length=1, max_length=64)]
SeatNumber = Annotated[int, Meta(ge=0, le=63)]
Count = Annotated[int, Meta(ge=0, lt=2**53)]
Key = Annotated[str, Meta(min_length=1, max_length=300)]
Typed = Annotated[str, Meta(max_length=4000)]
Word = Annotated[str, Meta(max_length=64)]


# From the client


class Seen(Struct, forbid_unknown_fields=True):
    """What a client still holds of a seat from before its connection was lost."""

    seq: Count
    log: Count


class Hello(Struct, tag="hello", forbid_unknown_fields=True):
    table: Word
    protocol: int = PROTOCOL
    tokens: list[Word] = []
    seen: dict[Word, Seen] = {}
    run: Word = ""
    language: Word = ""  # the tag of the language this side reads; nothing is English
    id: Id | None = None


class Choose(Struct, tag="choose", forbid_unknown_fields=True):
    seat: SeatNumber
    key: Key
    seq: Count
    id: Id


class Undo(Struct, tag="undo", forbid_unknown_fields=True):
    """Take back one's last choice, or all of one's own back to where `to` had been made."""

    seat: SeatNumber
    seq: Count | None = None
    to: Count | None = None
    id: Id | None = None


class UndoAsk(Undo, tag="undo_ask"):
    pass


class UndoAgree(Struct, tag="undo_agree", forbid_unknown_fields=True):
    seat: SeatNumber
    seq: Count | None = None
    id: Id | None = None


class UndoRefuse(UndoAgree, tag="undo_refuse"):
    pass


class Redo(UndoAgree, tag="redo"):
    pass


class Prefer(Struct, tag="prefer", forbid_unknown_fields=True):
    seat: SeatNumber
    how: Word
    id: Id | None = None


class AskHint(Struct, tag="hint", forbid_unknown_fields=True):
    seat: SeatNumber
    id: Id | None = None


class AskChance(Struct, tag="chance", forbid_unknown_fields=True):
    """How likely a seat wins: as it stands, or after one option. Who only watches names no seat."""

    seat: SeatNumber | None = None
    key: Key | None = None
    id: Id | None = None


class AskWhy(Struct, tag="why", forbid_unknown_fields=True):
    seat: SeatNumber
    key: Key
    id: Id | None = None


Phrase = Literal[
    "", "good-evening", "your-turn", "one-moment", "take-your-time", "well-played", "ouch",
    "my-mistake", "thanks", "watch-out", "good-game",
]  # fmt: skip


class Say(Struct, tag="chat", forbid_unknown_fields=True):
    """A text, or a phrase that everybody reads in their own language."""

    seat: SeatNumber
    text: Typed = ""
    phrase: Phrase = ""
    id: Id | None = None


class Point(Struct, tag="point", forbid_unknown_fields=True):
    """Look here: at a piece or a place. Who only watches names no seat."""

    ref: Key
    seat: SeatNumber | None = None
    id: Id | None = None


class Note(Struct, tag="note", forbid_unknown_fields=True):
    """What a seat notes for itself."""

    seat: SeatNumber
    text: Typed
    id: Id | None = None


class Shoulder(Struct, tag="shoulder", forbid_unknown_fields=True):
    """To let somebody look over one's shoulder; or everybody no longer."""

    seat: SeatNumber
    do: Literal["begin", "end"]
    id: Id | None = None


class Name(Struct, tag="name", forbid_unknown_fields=True):
    seat: SeatNumber
    name: Typed
    id: Id | None = None


class Occupy(Struct, tag="occupy", forbid_unknown_fields=True):
    seat: SeatNumber
    occupant: Word
    id: Id | None = None


class Resume(Struct, tag="resume", forbid_unknown_fields=True):
    last_seq: Count
    id: Id | None = None


class SetClock(Struct, tag="clock", forbid_unknown_fields=True):
    seat: SeatNumber
    do: Literal["pause", "resume", "extend"]
    id: Id | None = None


class Away(Struct, tag="away", forbid_unknown_fields=True):
    """A person is away until a day (`2026-12-03`) or moment, or back: their time stands still."""

    seat: SeatNumber
    until: Word = ""
    id: Id | None = None


class Skip(Struct, tag="skip", forbid_unknown_fields=True):
    """Not to watch the bots: they go on without pauses until a person is asked."""

    seat: int
    id: Id | None = None


class Ping(Struct, tag="ping", forbid_unknown_fields=True):
    id: Id | None = None


Request = (
    Choose
    | Undo
    | UndoAsk
    | UndoAgree
    | UndoRefuse
    | Redo
    | Prefer
    | AskHint
    | AskChance
    | AskWhy
    | Say
    | Point
    | Note
    | Shoulder
    | Name
    | Occupy
    | Resume
    | SetClock
    | Away
    | Skip
    | Ping
)
Incoming = Hello | Request


# From the server


class Chat(Struct, tag="chat"):
    """A line of chat; seat null is the table speaking."""

    n: int
    seat: int | None
    name: str
    text: str
    at: str
    phrase: str = ""


Waits = Literal["", "paused", "nobody"]
Event = Literal["start", "resume", "bell", "up", "pause", "extend"]  # of a clock
Cause = Literal["hello", "choice", "undo", "redo", "clock", "prefer", "seats", "resume", "stale"]


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


class Clock(Struct, tag="clock"):
    """Something has happened to the clock; bell says which bell is struck, 0 for none."""

    event: str
    bell: int
    by: int | None
    clock: ClockShown | None


class Term(Struct):
    """Something the people of a table have agreed on, in words."""

    key: str
    value: str
    title: str
    said: str


class Welcome(Struct, tag="welcome"):
    version: str
    run: str
    table: str
    game: str
    title: str
    options: dict[str, str]
    seats_held: list[int]
    looks: list[int]  # over whose shoulders this screen looks; it may do nothing for them
    host: bool
    daily: str
    terms: list[Term]
    notice: str
    dealt: str  # what anybody may know in advance of hidden cards and dice; empty if nothing
    rematch: str | None
    chat: list[Chat]
    clock: ClockShown | None
    protocol: int = PROTOCOL


class Seat(Struct):
    seat: int
    occupant: str
    name: str
    present: bool
    thinking: bool
    shoulder: bool = False  # somebody may look over it


class LogLine(Struct, omit_defaults=True):
    choice: int
    text: str
    elements: list[str]
    chance: bool = False  # dice or a draw decided it
    key: str = ""  # what is said, by its name in the game's language file
    parts: list[str] = []  # the text; every second part names a piece
    detail: str = ""  # by what chance has spoken: the card and its column


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


class Seats(Struct, tag="seats"):
    seats: list[Seat]
    undo_request: UndoRequestShown | None
    rematch: str | None


class Pointed(Struct, tag="pointed"):
    """Somebody points at something that this screen sees, too; seat null only watches."""

    seat: int | None
    ref: str


class Noted(Struct, tag="noted"):
    """What a seat has noted, told to that seat alone."""

    seat: int
    text: str


class ShoulderLink(Struct, tag="shoulder_link"):
    """The link that shows one seat's eyes; null when there are none any more."""

    id: str | None
    seat: int
    link: str | None


class Done(Struct, tag="done"):
    id: str | None
    seq: int


class Error(Struct, tag="error"):
    id: str | None
    code: str
    message: str


class Why(Struct, tag="why"):
    id: str | None
    seat: int
    key: str
    label: str
    why: str
    rule: str
    rule_text: str
    refs: list[str]


Outgoing = (
    Welcome | State | Seats | Done | Error | Hint | Chance | Why | Chat | Clock
    | Pointed | Noted | ShoulderLink
)  # fmt: skip

encoder = msgspec.json.Encoder()
decoder = msgspec.json.Decoder(Incoming)


def id_of(raw: bytes | str) -> str | None:
    """The id of a message that could not be read whole, so that its error finds home."""
    try:
        plain: Any = msgspec.json.decode(raw)
    except (msgspec.DecodeError, ValueError, RecursionError):
        return None
    found = plain.get("id") if isinstance(plain, dict) else None
    return found if isinstance(found, str) and 0 < len(found) <= 64 else None
