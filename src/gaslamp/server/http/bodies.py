"""The bodies of HTTP requests and answers, as `docs/protocol.md` describes them."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import UNSET, Meta, Struct, UnsetType

from gaslamp.engine import Engine
from gaslamp.games.view import View
from gaslamp.server.wire.fair import PhraseShown
from gaslamp.server.wire.parts import Typed, Word
from gaslamp.server.wire.shown import Choice, LogLine
from gaslamp.table.luck_told import Luck as Luck
from gaslamp.table.match import Result
from gaslamp.table.review.telling import ReviewTold

Seed = Annotated[int, Meta(ge=0, lt=2**53)]
Names = Annotated[list[Typed], Meta(max_length=16)]
Occupants = Annotated[list[Word], Meta(min_length=1, max_length=16)]


# Requests


class NewTable(Struct, forbid_unknown_fields=True):
    """How to set up a table; its seats are named by who takes them."""

    game: Word
    seats: Occupants
    options: dict[Word, Word] = {}
    names: Names = []
    terms: dict[Word, Word] = {}
    seed: Seed | UnsetType = UNSET
    daily: bool = False
    commitment: Word = ""  # of an envelope that was sealed before (`POST /api/envelopes`)
    phrase: Annotated[str, Meta(max_length=400)] = ""  # what the founder adds to the deal's chance


class Import(Struct, forbid_unknown_fields=True):
    save: str
    seats: Occupants | UnsetType = UNSET


class Invitation(Struct, forbid_unknown_fields=True):
    """What stands behind `#join=` in an invitation's link, and what to call whoever follows it."""

    invitation: Word
    name: Annotated[str, Meta(max_length=200)] = ""


class WayWished(Struct, forbid_unknown_fields=True):
    """A path on this server, with what stands behind `#`."""

    path: Annotated[str, Meta(pattern=r"^/[\w/?=&#%.~-]*$", max_length=300)]


class Push(Struct, forbid_unknown_fields=True):
    """A browser's subscription: the address of its push service, and the keys to seal with."""

    endpoint: Annotated[str, Meta(max_length=500)]
    p256dh: Annotated[str, Meta(pattern=r"^[\w-]{87}$")]
    auth: Annotated[str, Meta(pattern=r"^[\w-]{22}$")]


class CallMe(Struct, forbid_unknown_fields=True):
    """To be called when a seat of these tokens is asked; `bell` is what an earlier answer named."""

    bell: Word = ""
    push: Push | None = None


class StopCalling(Struct, forbid_unknown_fields=True):
    bell: Word


class RematchWished(Struct, forbid_unknown_fields=True):
    """A sealed envelope for the next deal, and what whoever asks for it adds."""

    commitment: Word = ""
    phrase: Annotated[str, Meta(max_length=400)] = ""


class Fork(Struct, forbid_unknown_fields=True):
    at: Annotated[int, Meta(ge=0, lt=2**31)] | UnsetType = UNSET
    seats: Occupants | UnsetType = UNSET


class LessonWished(Struct, forbid_unknown_fields=True):
    """A table for a lesson, by its id; or for the first game after all of them: `first-game`."""

    game: Word
    lesson: Word


# Answers


class ErrorText(Struct):
    code: str
    message: str


class Problem(Struct):
    error: ErrorText


class Language(Struct):
    """A language by its tag and by its own name for itself."""

    tag: str
    name: str


class Languages(Struct):
    languages: list[Language]


class SettingShown(Struct):
    key: str
    title: str
    help: str
    default: str
    choices: list[Choice]


class LessonLine(Struct):
    """A lesson of a course; `ideas` are the first-time slips that it makes unnecessary."""

    id: str
    title: str
    idea: str
    seconds: int
    ideas: list[str]


class CourseShown(Struct):
    """The lessons of a game in their order; so many of them are `enough` for a first game."""

    game: str
    teacher: str
    about: str  # who that is
    lessons: list[LessonLine]
    enough: int
    first_game: bool  # whether there is one with the teacher beside it


class Strength(Struct):
    """How strong a bot was found to be in this game, with the 95 % interval."""

    together: bool  # whether its company's wins were counted, of a hundred; else it is a rating
    value: int
    low: int
    high: int
    beats: int | None  # so many of a hundred games against the next weaker one


class BotShown(Struct):
    name: str
    title: str
    help: str
    strength: Strength | None  # None where nobody has measured it


class GameShown(Struct):
    id: str
    title: str
    summary: str
    weight: str  # how long it takes and how hard it is, in a few words; empty if nobody says
    seat_counts: list[int]
    settings: list[SettingShown]
    bots: list[BotShown]


class Games(Struct):
    games: list[GameShown]
    terms: list[SettingShown]  # what people may agree on for a table of any game
    engine: Engine  # what the rules run on now, or that something better is being built


class Sealed(Struct):
    """An envelope waits for a table: the SHA-256 of its secret."""

    commitment: str


class Proved(Struct):
    """The whole game was found again from its secret, its phrases and its choices."""

    commitment: str
    secret: str
    fingerprint: str
    choices: int
    went_back: int
    phrases: list[PhraseShown]


class LockedChoice(Struct):
    """A value of a setting that a win will open, and the sentence that says which."""

    setting: str
    value: str
    why: str


class Locked(Struct):
    locked: list[LockedChoice]


class SeatLink(Struct):
    seat: int
    occupant: str
    token: str | None  # for the founder's own seats only; the link of an open seat invites
    link: str | None


class TableLinks(Struct):
    table: str
    game: str
    host: str
    watch: str
    seats: list[SeatLink]
    notice: str = ""


class NewLink(Struct):
    """An invitation: its link opens the seat once."""

    seat: int
    link: str


class Sat(Struct):
    """A seat somebody has just sat down on, and the token that opens it from now on."""

    seat: int
    token: str
    link: str


class Deleted(Struct):
    table: str


class SeatLine(Struct):
    seat: int
    occupant: str
    name: str


class TableLine(Struct):
    table: str
    game: str
    title: str
    daily: str
    seq: int
    choices: int
    headline: str
    asked: list[int]
    started: str
    moved: str
    over: bool
    result: Result | None
    seats: list[SeatLine]
    mine: list[int]
    host: bool
    rematch: str | None
    forked: bool
    latest: list[str]  # the last lines of its log that everybody may read
    due: str  # when the time of those who are waited for runs out, in UTC; empty if it does not
    up: list[int]  # seats whose time has run out


class TableLines(Struct):
    tables: list[TableLine]


class Way(Struct):
    """A link as others can open it, and as a QR code (an `svg` element)."""

    link: str
    qr: str
    alone: bool  # only this machine can open it


class Calls(Struct):
    """How one is called: the secret that stands for it, and the addresses of the feeds."""

    bell: str
    atom: str
    ical: str


class CallKey(Struct):
    """What a browser needs to let this server call it; empty where that cannot be."""

    key: str


class Stopped(Struct):
    stopped: bool


class AppIcon(Struct):
    src: str
    sizes: str
    type: str


class Manifest(Struct):
    """What a browser needs to know to install the client as an app."""

    name: str
    short_name: str
    description: str
    lang: str
    start_url: str
    scope: str
    display: str
    background_color: str
    theme_color: str
    icons: list[AppIcon]


class DailyMine(Struct):
    """The asker's own table of a daily deal: the first that came to an end, or one that runs."""

    table: str
    over: bool
    counts: bool  # it is compared: over, the first, alone, nothing shown was taken back
    won: bool
    score: int | None
    worse: int  # of the `others` who have played the deal, how many did not do as well
    others: int


class DailyDeal(Struct):
    """Today's deal of a game: how many have taken it and played it to the end."""

    game: str
    title: str
    seats: list[str]  # as it is to be laid
    taken: int
    finished: int
    mine: DailyMine | None


class Daily(Struct):
    day: str
    deals: list[DailyDeal]


class DailyLine(Struct):
    """How it went for somebody. In a game of rivals the score is how far they were ahead."""

    place: int
    name: str
    bot: bool
    mine: bool
    won: bool
    score: int | None
    choices: int


class DailyResults(Struct):
    """How a daily deal went for everybody. Today's is `hidden` from who has not played it."""

    day: str
    today: str
    game: str
    title: str
    seats: list[str]  # as it is laid
    counted: str  # what the score counts, in words; "" where nothing is counted
    hidden: bool
    taken: int
    finished: int
    mine: DailyMine | None
    lines: list[DailyLine]
    company: list[DailyLine]  # tables with several people, who are not compared
    waiting: list[str]  # bots that have not played it yet
    gave_up: list[str]  # bots that took too long


class Rematch(Struct):
    table: str


class ReplayStep(Struct):
    at: int
    seat: int | None
    key: str | None
    label: str | None
    view: View
    prompt: str
    asked: list[int]
    log: list[LogLine]


class Replay(Struct):
    table: str
    eyes: int
    first: int
    last: int
    steps: list[ReplayStep]


class TrackLine(Struct):
    id: str
    title: str
    owner: int
    points: list[tuple[int, int]]


class UndoCount(Struct):
    """How often a seat has gone back, and how often of these behind something that was shown."""

    times: int
    shown: int


class Statistics(Struct):
    turns: int
    choices: list[int]
    verbs: list[dict[str, int]]
    deeds: list[list[str]]  # by seat: what it did most, in words
    tracks: list[TrackLine]
    started: str
    ended: str
    seconds: float
    result: Result
    undos: list[UndoCount]
    hints: list[int]  # by seat: how many it took


class Reviewed(Struct):
    """The review of a finished game; `thinking` while there is more to come."""

    table: str
    thinking: bool
    review: ReviewTold


class Report(Struct):
    """A bug report: what the seat saw, and the whole save only where it gives nothing away."""

    gaslamp: str
    python: str
    written: str
    table: str
    game: str
    rules: int
    content: str
    options: dict[str, str]
    seats: list[SeatLine]
    seat: int
    seq: int
    asked: list[int]
    prompt: str
    view: View
    menu: list[dict[str, Any]]
    refusals: list[dict[str, Any]]
    log: list[LogLine]
    my_choices: list[tuple[int, str]]
    terms: dict[str, str]
    undos: list[UndoCount]
    notice: str
    save: str | None


class Health(Struct):
    """`status` is `ok`, or `failing` with a sentence about what fails."""

    status: str
    version: str
    uptime: float
    trouble: str = ""
