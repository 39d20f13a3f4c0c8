"""The WebSocket's messages, as `docs/protocol.md` describes them."""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from msgspec import Struct

from gaslamp.server.wire.changes import Change
from gaslamp.server.wire.fair import AddPhrase, EnvelopeShown, EnvelopeTold, OpenEnvelope
from gaslamp.server.wire.helping import Chance, Hint
from gaslamp.server.wire.parts import Count, Id, Key, SeatNumber, Typed, Word
from gaslamp.server.wire.shown import ClockShown, Seat, State, UndoRequestShown
from gaslamp.server.wire.teaching import AskSlips, AskTeacher, Slips

PROTOCOL = 1


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
    changes: bool = False  # whether this side can put a state together from what has changed
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
    """A text, or a phrase that everybody reads in their own language; maybe about a moment of the
    game, by the number of choices that had been made."""

    seat: SeatNumber
    text: Typed = ""
    phrase: Phrase = ""
    about: Count | None = None
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

    seat: SeatNumber
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
    | AskTeacher
    | AskSlips
    | Say
    | Point
    | Note
    | Shoulder
    | AddPhrase
    | OpenEnvelope
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
    about: int | None = None  # the moment it speaks of: so many choices had been made


Event = Literal["start", "resume", "bell", "up", "pause", "extend"]  # of a clock
Cause = Literal[
    "hello", "choice", "undo", "redo", "clock", "prefer", "seats", "resume", "stale", "lesson"
]


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
    envelope: EnvelopeShown
    protocol: int = PROTOCOL


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


class Error(Struct, tag="error", omit_defaults=True):
    id: str | None
    code: str
    message: str
    void: list[int] = []  # which of a hello's tokens open nothing (any more)


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
    Welcome | State | Change | Seats | Done | Error | Hint | Chance | Why | Chat | Clock
    | Pointed | Noted | ShoulderLink | EnvelopeTold | Slips
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
