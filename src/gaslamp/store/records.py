"""What a store keeps of a table, in shapes every store shares."""

from __future__ import annotations

import time
from datetime import UTC, datetime, timedelta

from msgspec import Struct

TABLE_ITSELF = -1
NO_MOMENT = -1


def now() -> str:
    """The time of day as text, to the millisecond, in UTC."""
    return before(timedelta())


def before(ago: timedelta) -> str:
    """The time so long ago, written alike."""
    then = datetime.now(UTC) - ago
    return then.isoformat(timespec="milliseconds").replace("+00:00", "Z")


def wall() -> float:
    """The time of day in seconds since 1970; tests put another clock on the wall."""
    return time.time()


class Hold(Struct, frozen=True):
    """A table in one process's hands. The fence rises whenever it changes hands, and what is
    written with an older one is refused."""

    table: str
    fence: int = 0


class Fellow(Struct, frozen=True):
    """A process that shares the store: where the others reach it, and what they have to say."""

    id: str
    address: str
    secret: str
    leaving: bool = False


class SeatRecord(Struct):
    """Who sits on a seat and how they want to be asked. Of the token only the hash is kept, and so
    of an invitation that nobody has followed yet; a bot's seat has neither. `sat` says that a
    person has sat here, who keeps their say when a bot stands in; `used`, on which day the token
    was last used or the invitation made."""

    seat: int
    occupant: str
    name: str = ""
    token_hash: str = ""
    reactions: str = "always"
    invite_hash: str = ""
    sat: bool = False
    used: str = ""


class Summary(Struct):
    """What a list of tables shows, kept up to date with every choice."""

    seq: int
    choices: int
    headline: str
    asked: list[int]
    moved: str
    over: bool = False
    winners: list[int] = []
    reason: str = ""
    latest: list[str] = []  # the last lines of the log that everybody may read
    scores: list[int] = []  # of a finished game, what its seats have, where it counts something


FIRST_GAME = "first-game"  # where a lesson would stand: somebody's first game, with a teacher


class TableRecord(Struct):
    """A table: how its game was set up, and its summary. `dealt` says what anybody may know of
    its secrets in advance; a `strange` table goes on from a position that a stranger sent; `terms`
    are what its people agreed on; `person` tells whose daily deal it is: the first table of the
    deal which the same tokens opened; `chance` is what the chance of its choices comes from, where
    that is not the seed (`server/room/envelopes.py` reads it); `taught` is the lesson that is given
    there, or the word for a first game with a teacher, which is a game like any other."""

    id: str
    game: str
    rules: int
    content: str
    seed: int
    options: dict[str, str]
    host_hash: str
    started: str
    summary: Summary
    daily: str = ""
    base: str | None = None
    notice: str = ""
    rematch: str = ""
    dealt: str = ""
    strange: bool = False
    terms: dict[str, str] = {}
    person: str = ""
    chance: str = ""
    taught: str = ""


class ChoiceRow(Struct):
    """One choice of the journal: the n-th, made with the table's seq, asked for under an id.

    `by_table` marks an answer the table gave for a seat that did not want to be asked."""

    n: int
    seq: int
    seat: int
    key: str
    client_id: str
    at: str
    undone: bool = False
    by_table: bool = False


class UndoRow(Struct):
    """A seat went back with this seq, over so many choices, or behind something that was shown."""

    seq: int
    seat: int
    choices: int
    shown: bool


class ChatRow(Struct):
    """One line of chat; seat -1 is the table itself."""

    n: int
    seat: int
    name: str
    text: str
    at: str
    phrase: str = ""  # instead of a text: the key of a phrase that everybody reads in their words
    about: int = -1  # the moment it speaks of: so many choices had been made; -1 is none


class SeatTime(Struct):
    """A seat's time: how much was `left` at the moment `since` which it runs, for which turn;
    whether it has run out; and until when its person is away, of all the holidays they took."""

    left: float
    turn: int = -1
    since: float | None = None
    up: bool = False
    away: float = 0.0
    holidays: float = 0.0


class ClockRow(Struct):
    """How far the time of a timed phase has run, the seq at which a phase was rung out, and the
    times of the seats where the terms give them so much."""

    phase: str = ""
    seconds: float = 0.0
    used: float = 0.0
    paused: bool = False
    extended: int = 0
    rang: int = 0
    late: str = ""
    seats: list[SeatTime] = []


class StoredTable(Struct):
    """Everything a table needs to go on."""

    record: TableRecord
    seats: list[SeatRecord]
    choices: list[ChoiceRow]
    snapshot: str
    chat: list[ChatRow]
    clock: ClockRow | None = None
    undos: list[UndoRow] = []
    shoulders: dict[str, int] = {}  # by the hash of a token: over whose shoulder it looks
    notes: dict[int, str] = {}
    hints: dict[int, int] = {}  # by seat: how many it has taken
    hold: Hold = Hold("")


class Bell(Struct):
    """Somebody who is called when one of their seats (by the hash of its token) is asked: by a feed
    whose address only they know (kept as a hash), and by a push service if they named one."""

    hash: str
    seats: list[str]
    language: str
    endpoint: str = ""
    p256dh: str = ""
    auth: str = ""


class Ring(Struct):
    """What a person's devices share of their seats, sealed by them: the `number` rises with each
    that is put in place of another. `used` is the day it was last fetched or put."""

    number: int
    sealed: str
    used: str


class Line(Struct):
    """A table in a list, with its seats and their time."""

    record: TableRecord
    seats: list[SeatRecord]
    clock: ClockRow | None = None


class Dealt(Struct):
    """A table of a daily deal, and whether somebody there went back behind what was shown."""

    line: Line
    shown: bool


class Understudy(Struct):
    """How a bot plays a daily deal in a person's place: how far it has come (`position`), in so
    many choices and seconds, with which rules and cards (`made`), and how it `ended`."""

    day: str
    game: str
    bot: str
    made: str = ""
    position: str = ""
    choices: int = 0
    seconds: float = 0.0
    ended: str = ""
    winners: list[int] = []
    scores: list[int] = []
