# border: not compiled
"""What the drawn board reads, in the view's data and in the catalogue (see `tools/wire.py`)."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

Colour = Literal["green", "yellow", "purple", "blue"]
PowerType = Literal["board", "elder", "building"]
Half = Literal["yellow", "purple"]
SymbolWord = Literal[
    "minion", "building", "assassination", "summon", "money", "scroll", "insanity", "another",
    "interrupt",
]  # fmt: skip
Stage = Literal["setup", "first", "cards", "refill", "over"]
Box = Literal["", "event", "grenadier", "last"]
About = Literal["scroll", "removal", "move", "elder", "return", "event", "threat"]
Harm = Literal["pay", "minion", "agent", "elder", "building", "stuck", "cards", "hand", "moved"]


class SeatData(TypedDict):
    """A player's numbers; board and colour are null until they are dealt or chosen."""

    board: str | None
    colour: Colour | None
    money: int
    hand: int
    supply: int
    boardUsed: bool
    points: int
    objective: str | None  # shown at the end


class SeatFacts(TypedDict):
    """What can be inferred about a player."""

    mayHold: list[str]
    passedUp: list[str]
    interrupts: list[str]
    progress: dict[str, list[int]]  # now and needed; Envy: the same again for shared areas
    met: list[str]  # the Objectives whose condition the player meets now


class Unseen(TypedDict):
    """The cards of each half that are in the deck or in hands nobody has shown."""

    yellow: list[str]
    purple: list[str]


class Facts(TypedDict):
    """What a seat can infer."""

    unseen: Unseen
    seats: list[SeatFacts]


class CardInPlay(TypedDict):
    """A card that is carried out, and how far it is; the last one of the list lies on top."""

    card: str
    now: int  # the place of its symbol that is asked for or happens
    passed: list[int]  # places of symbols that were not done


class Loss(TypedDict):
    """What a player may lose. Money before and after for `pay`, points for what stands on the map,
    HP left for an Elder One that survives."""

    what: Harm
    ref: str  # its handle on the board, if it has one
    kind: str  # which Building or Elder One
    amount: int
    before: int
    after: int


class Danger(TypedDict):
    """What is about to happen to the player who is asked, and what they stand to lose."""

    about: About
    seat: int
    by: int  # whose turn it is
    card: str | None
    event: str | None
    area: str | None
    stakes: list[str]  # handles of what is in danger
    losses: list[Loss]  # if there are several, one of them comes true


class Asking(TypedDict):
    """What is asked, as the key of its prompt, and the card, ability or Event it is asked for."""

    what: str
    of: str  # empty where there is none


class Summoning(TypedDict):
    """The roll of a Summon, what it was above the level, and what each Elder One costs so."""

    seat: int
    rolled: int
    short: int
    prices: dict[str, int]


class Sacrificing(TypedDict):
    """An Elder One under attack: the hits that are complete, and those that it takes."""

    seat: int
    elder: str
    hits: int
    needed: int


class Foreseen(TypedDict):
    """What a new Agent would change in an area."""

    trouble: bool
    gains: bool  # control
    loses: int  # the seat that would lose control, or -1
    objective: list[int]  # progress of the own Objective afterwards


class Data(TypedDict):
    """The view's data."""

    active: int
    turn: int
    round: int
    stage: Stage
    level: int
    lastLevel: int
    boxes: list[Box]  # of the Doomsday track, from 1 on
    trouble: list[str]
    event: str | None
    sheltered: list[int]
    grenadiersOnTrack: list[int]
    control: dict[str, int]
    deckStart: int  # how many cards the deck had when the first turn began
    seats: list[SeatData]
    facts: Facts
    play: list[CardInPlay]
    asking: Asking | None
    danger: Danger | None
    summon: Summoning | None
    sacrifice: Sacrificing | None
    foreseen: dict[str, Foreseen]  # by area, while an Agent is placed
    counting: list[str]  # areas that count for the own Objective
    flooded: list[str]  # areas under water while Agents flee


class Group(TypedDict):
    """How many pieces lie together, and whose they are."""

    count: int
    owner: NotRequired[int]


class ElderData(TypedDict):
    """An Elder One; the price only while one is summoned."""

    owner: int
    hp: int
    hits: int
    used: bool
    fresh: bool
    price: NotRequired[int]


class BuildingData(TypedDict):
    """A Building card of a player."""

    cost: int
    used: bool
    fresh: bool
    area: str | None


class Sign(TypedDict):
    """A symbol of a card; money with its amount."""

    word: SymbolWord
    amount: int


class PrintedCard(TypedDict):
    """An Action card."""

    name: str
    type: Literal["card"]
    number: int
    half: Half
    symbols: list[str]
    signs: list[Sign]
    scroll: str
    text: str
    source: str


class PrintedObjective(TypedDict):
    """A sin, with its condition for two, three and four players."""

    name: str
    type: Literal["objective"]
    text: list[str]
    source: str


class PrintedPower(TypedDict):
    """A player board, an Elder One or a Building."""

    name: str
    type: PowerType
    title: str
    text: str
    cost: int
    hp: int
    source: str


class PrintedEvent(TypedDict):
    """A Random Event."""

    name: str
    type: Literal["event"]
    text: str
    source: str


class PrintedArea(TypedDict):
    """An area of London."""

    name: str
    type: Literal["area"]
    number: int
    river: bool
    source: str
