# border: not compiled
"""What the drawn board reads, in the view's data and in the catalogue (see `tools/wire.py`)."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from gaslamp.games.view import Piece

Colour = Literal["black", "blue", "red"]
MarkId = Literal["", "plague", "coffin", "rumor", "miasma", "wreath"]


class Cell(TypedDict):
    """A space of a status track: `nothing`, `bite`, or the id of a weapon with its name."""

    holds: str
    printed: NotRequired[bool]
    name: NotRequired[str]
    tipped: NotRequired[bool]


class Hunter(TypedDict):
    """Everything about a hunter."""

    id: str
    name: str
    owner: int
    place: str
    bites: int
    track: list[Cell]
    rate: int
    rates: list[int]  # with no bite, one and two
    moves: int  # how far it can go in this phase
    ready: bool
    acted: bool
    bonus_used: bool
    home: str
    fate: Literal["", "turned", "lost"]


class Location(TypedDict):
    """A place of the map; its coffins only for those who may know them."""

    id: str
    number: int
    name: str
    x: float
    y: float
    bank: Literal["north", "south"]
    home: bool
    mark: MarkId
    hunters: list[str]
    threatened: bool
    coffins: NotRequired[int]


class Part(TypedDict):
    """A part of a side's strength and what it comes from."""

    amount: int
    name: str


Hit = Literal["hit", "red", "miss"]


class Combat(TypedDict):
    """The combat in hand, with both strengths and the chances of the next draw."""

    place: str
    foe: str
    stand_in: bool
    undead_strength: int
    hunter_strength: int
    undead_parts: list[Part]
    hunter_parts: list[Part]
    undead_hits: list[Hit]  # what each number of the bat column does, from 1 on
    hunter_hits: list[Hit]  # "red": only if it is printed red
    undead_chance: float
    hunter_chance: float
    undead_first: bool
    target: str
    champion: str
    fighters: list[str]
    able: list[str]
    coffins: int
    round: int
    last_battle: bool
    ignored_hits: int


class Count(TypedDict):
    """Where Dracula stands on his track, and how strong that makes him."""

    space: int
    strength: int
    strengths: list[int]  # of every space, from the lowest on


class Data(TypedDict):
    """The view's data."""

    turn: int
    dates: str
    segment: str
    phase: Literal["standard", "bonus"]
    step: str
    time: str
    locations: list[Location]
    hunters: list[Hunter]
    renfield: Literal["carfax", "purfleet"]
    dracula: Count
    display: list[str]
    active: int
    combat: Combat | None
    stack: int
    undisturbed: bool
    unseen_coffins: list[int]  # markers of 1, 2 and 3 coffins


class EventData(TypedDict):
    """What an event card shows beside its name and text."""

    number: int
    time: Literal["night", "day"]
    subtitle: str
    columns: dict[str, int]
    red_five: bool


class FoeData(TypedDict):
    """One of the undead on display."""

    strength: int
    turned: str  # the hunter it was, or nobody
    used: bool  # it has attacked this turn


class StockData(TypedDict):
    """How many there are of a weapon."""

    count: int


# A line of the map; "from" is no name Python would take in a class.
Line = TypedDict("Line", {"from": str, "to": str, "colour": Colour})


class Person(TypedDict):
    """A hunter's name."""

    id: str
    name: str


class Catalogue(TypedDict):
    """What is printed."""

    cards: list[Piece]
    lines: list[Line]
    weapons: list[Piece]
    hunters: list[Person]
    harker: list[int]
    dates: list[str]
    sources: dict[str, str]
