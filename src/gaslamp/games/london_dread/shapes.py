# border: not compiled
"""What the drawn board reads, in the view's data and in the catalogue (see `tools/wire.py`)."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

Colour = Literal["green", "red", "yellow", "white"]
Time = Literal["morning", "day", "night"]
Moment = Literal["icons", "either", "dice", "success", "flip", "ward", "other"]
Kind = Literal["sheet", "flipped", "ally", "drawn", "items"]
Met = Literal["dread", "plot", "goon", "challenge"]
Choice = Literal["undecided", "in", "out"]
Phase = Literal["setup", "planning", "story", "chapter-end", "endgame", "showdown"]
Verdict = Literal[
    "empty", "face-down", "beats-goon", "short-of-goon", "joins", "no-room", "solved", "short",
    "too-early", "out-of-order", "begins-endgame", "rolls",
]  # fmt: skip


class Token(TypedDict):
    """A token in a clock: its number, and the Area its arrow points to if that side is up."""

    number: int
    arrow: str | None


class Source(TypedDict):
    """Where a Character's Action Points come from; `struck` if a Trauma takes them away."""

    kind: Kind
    name: str
    icons: list[str]
    points: int
    struck: bool


class CharacterData(TypedDict):
    """A Character in play."""

    id: str
    name: str
    seat: int
    place: str
    conditions: list[str]
    virtue: int
    dice: int
    beaten: int
    choice: Choice
    out: bool
    defeated: bool
    flipped: str | None
    points: int
    sources: list[Source]  # of the points, while something is met
    rolled: bool
    successes: int
    blanks: int
    hand: int
    clock: list[Token | None]
    tokens: list[int]  # how many lie free of each number, from 1 on
    stash: list[int]  # the numbers it has taken from the Stash


class Hour(TypedDict):
    """Where everybody is in an hour, from 1 on: a Location or the Streets of an Area."""

    hour: int
    places: dict[str, str]


class Meeting(TypedDict):
    """Who will meet what, with how many points of how many."""

    hour: int
    location: str
    card: str
    who: list[str]
    points: int
    need: int
    verdict: Verdict


class Forecast(TypedDict):
    """The Dread a plan leads to."""

    least: int
    most: int
    likely: int  # with dice and flipped cards at their mean; above 50 too
    helped: int  # if Items that are ready are used where they are enough
    exact: bool


class Alone(TypedDict):
    """At the end of a segment: who has nobody in the Area, where the Story counts Dread for it."""

    hour: int
    who: list[str]


class After(TypedDict):
    """What the plan becomes by one more token: the least Dread and what is likely, and what is met
    in that hour."""

    least: int
    likely: int
    points: int
    need: int
    verdict: Verdict | None


class Prospect(TypedDict):
    """The next empty hour of an own Character, and what each token would make of the plan."""

    who: str
    hour: int
    area: str  # in which its number would be read
    numbers: list[After]  # from 1 on
    arrows: dict[str, After]


class Plan(TypedDict):
    """The Chapter as the clocks have it."""

    hours: list[Hour]
    meetings: list[Meeting]
    dread: Forecast
    alone: list[Alone]
    trail: Literal["held", "lost", "none"]  # none: no Plot card lies on the board
    plotsLeft: list[str]
    plotsHidden: int
    prospects: list[Prospect]


class Tier(TypedDict):
    """An outcome of a Plot card: from so many successes on."""

    least: int
    reach: str
    text: str


class Inquiry(TypedDict):
    """What is being met: a card at a Location, a Goon, or a Challenge."""

    kind: Met
    location: str
    card: str
    name: str
    icons: list[str]
    who: list[str]
    points: int
    need: int
    successes: int  # that count now, with what was eased or hardened
    tier: int  # of the outcomes of a Plot card, the one these lead to
    tiers: list[Tier]
    chances: list[float]  # of each outcome, if all that is left is rolled and nothing used


class Goal(TypedDict):
    """The Final Showdown: successes so far, how many are needed, and the chance of the rest."""

    have: int
    need: int
    dice: int
    chance: float


class Tale(TypedDict):
    """The Story's opening, and its end once it has come."""

    opening: str
    end: NotRequired[str]


class Data(TypedDict):
    """The view's data."""

    phase: Phase
    story: str
    chapter: int
    hour: int
    leader: int
    minutes: int
    ready: list[bool]
    nextPlot: str | None
    characters: list[CharacterData]
    score: int
    tale: Tale
    plan: NotRequired[Plan]
    inquiry: Inquiry | None
    goal: Goal | None


class DreadData(TypedDict):
    """A Dread card on a Location, as it is met now."""

    type: Literal["dread"]
    difficulty: int
    printed: int
    dread: int
    icons: list[str]
    line: str
    notes: list[Colour]


class PlotData(TypedDict):
    """The front of a Plot card."""

    type: Literal["plot"]
    letter: str
    time: Time
    dread: int
    icons: list[str]
    tiers: list[Tier]
    ends: bool  # it begins the Endgame
    notes: list[Colour]


class AllyData(TypedDict):
    type: Literal["ally"]
    icons: list[str]


class HiddenData(TypedDict):
    """A card that lies face down."""

    type: Literal["hidden"]
    notes: list[Colour]


class TrialData(TypedDict):
    """A Goon or a Challenge."""

    type: Literal["goon", "challenge"]
    difficulty: int
    icons: list[str]
    line: str
    success: str
    failure: str


class ItemData(TypedDict):
    tilted: bool


class Gives(TypedDict):
    """What an effect of an Item brings: icons (one of them, or all), dice, or something else."""

    kind: Moment
    icons: list[str]
    text: str


class Personality(TypedDict):
    id: str
    name: str
    kind: Literal["plain", "talent", "trauma"]
    icons: list[str]
    text: str
    source: str


class Printed(TypedDict):
    """What is printed on a piece; which of it there is depends on its type."""

    name: str
    type: Literal["dread", "placeholder", "ally", "confidence", "item", "character", "goon",
                  "story", "place"]  # fmt: skip
    difficulty: NotRequired[int]
    dread: NotRequired[int]
    icons: NotRequired[list[str]]
    line: NotRequired[str]
    text: NotRequired[str]
    title: NotRequired[str]
    virtue: NotRequired[str]
    spends: NotRequired[str]  # what the Virtue token of a Character is spent for, by name
    deck: NotRequired[list[Personality]]
    use: NotRequired[Gives]
    deplete: NotRequired[Gives]
