# border: not compiled
"""What the drawn board reads, in the view's data and in the catalogue (see `tools/wire.py`)."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

FactionId = Literal["undead", "beast", "mortal", "spirit", ""]


class Pool(TypedDict):
    """What the active player has produced and not yet spent."""

    coin: int
    power: int
    regeneration: int


class SeatData(TypedDict):
    """A player's numbers; the overlord is null until one is chosen."""

    overlord: str | None
    health: int
    most: int
    armor: int
    armorLeft: int  # what this turn's attacks have not used up
    muster: int
    deck: int
    discard: int
    hand: int


class Data(TypedDict):
    """The view's data."""

    active: int
    turn: int
    pool: Pool
    absorbed: int
    overlordUsed: bool
    mayConvert: bool
    claimWaiting: bool
    acolyteCost: int
    hordes: list[list[str]]  # each by the handles of its cards, from left to right
    seats: list[SeatData]
    inDeck: dict[str, int]  # what lies in the looker's own deck in no known order, by kind


class CardData(TypedDict):
    """What a card shows where it lies."""

    met: NotRequired[bool]  # an Influence card in one's own hand: its condition is met now
    price: NotRequired[int]  # a card of the Street: what it costs; its marks say so, too
    short: NotRequired[int]  # a card of the Street: the Coin that the active player lacks for it
    token: NotRequired[Literal["haunt", "dismiss"]]  # the side of its HAUNT token that is up
    haunted: NotRequired[bool]  # its HAUNT Action has been taken
    used: NotRequired[bool]  # a relic whose Action has been taken
    hordeUsed: NotRequired[list[bool]]  # which of its Horde abilities have been used
    notes: NotRequired[list[str]]  # its marks beside faction, price and condition


class EffectData(TypedDict):
    """One effect as data, with what it leads to."""

    verb: str
    amount: int
    inner: NotRequired[list[EffectData]]
    other: NotRequired[list[EffectData]]


class TriggerData(TypedDict):
    """What a triggered ability waits for and brings."""

    on: str
    once: bool
    gain: list[EffectData]


class CardEffects(TypedDict):
    """All effects of a card as data."""

    play: list[EffectData]
    condition: list[EffectData]
    action: list[EffectData]
    horde: list[list[EffectData]]
    trigger: TriggerData | None


class OverlordEffects(TypedDict):
    """The Overlord Action as data."""

    action: list[EffectData]


class Yield(TypedDict):
    """A resource that playing the card brings."""

    resource: Literal["coin", "power", "regeneration"]
    amount: int


class Keyword(TypedDict):
    """A keyword with its strength, where it has another than usual."""

    verb: str
    name: str


class HordeAbility(TypedDict):
    """A Horde ability in one icon: with a number, or with a name."""

    verb: str
    amount: int | None
    name: str
    help: str


class Face(TypedDict):
    """What there is room for on a card: numbers, keywords, short sentences."""

    yields: list[Yield]
    keywords: list[Keyword]
    lines: list[str]
    when: str  # what an Influence card's further effect asks for
    condition: str  # that effect
    horde: list[HordeAbility]


class Term(TypedDict):
    """A keyword and what it means."""

    name: str
    help: str


class PrintedCard(TypedDict):
    """A card as it is printed."""

    name: str
    type: Literal["monster", "influence", "relic"]
    faction: FactionId
    left: FactionId  # which monsters a horde takes at its left side
    right: FactionId
    overlord: str | None
    cost: int
    priced: bool
    acolyte: bool  # one of those that lie facedown in the Acolytes
    copies: int
    star: bool
    armor: int
    claim: bool
    resources: dict[str, int]
    abilities: list[str]
    condition: str
    action: str
    trigger: str
    horde: list[str]
    effects: CardEffects
    face: Face
    terms: list[Term]
    text: str
    source: str


class PrintedOverlord(TypedDict):
    """An overlord's sheet."""

    name: str
    type: Literal["overlord"]
    title: str
    faction: FactionId
    health: int
    payCoin: int
    payHealth: int
    needsHorde: bool
    effects: OverlordEffects
    terms: list[Term]
    text: str
    source: str


Printed = PrintedCard | PrintedOverlord
