"""What is printed: areas, cards, Objectives, boards, Elder Ones. Shared, never changed."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from gaslamp.kernel.bits import bit

AREAS: Final = 12
TYPES: Final = 6  # of Buildings

# Symbols of an Action card lie in the low four bits; an amount of money above them.
NO_SYMBOL: Final = 15
SYMBOL_ROOM: Final = 8  # places for symbols per card in the table

YELLOW: Final = 0
PURPLE: Final = 1

# What an Interrupt card can do, as bits: a window asks for some of them.
SAVE: Final = 1  # Toby: stops a move or removal by another player
HEAL: Final = 2  # Florence Nightingale: stops any removal that is no own loss
WARD: Final = 4  # Mr. Tulkinghorn: another player's Scroll passes by
RETURN: Final = 8  # a removed Agent comes back elsewhere
SHELTER: Final = 16  # St Paul's: an Event passes by
STOPS: Final = 7  # SAVE, HEAL and WARD: they act before anything happens

NO_SCROLL: Final = -1


class Area:
    """GO-SETUP-01..03: an area of the board, its number for the die, its neighbours as bits."""

    def __init__(
        self, id: str, name: str, number: i64, river: bool, start: bool, adjacent: i64, source: str
    ) -> None:
        self.id: Final = id
        self.name: Final = name
        self.number: Final[i64] = number
        self.river: Final = river
        self.start: Final = start
        self.adjacent: Final[i64] = adjacent
        self.source: Final = source


class Card:
    """An Action card: its symbols in order, its Scroll or what it reacts to."""

    def __init__(
        self, id: str, name: str, number: i64, half: i64, symbols: list[int], scroll: i64,
        amount: i64, other: i64, area: i64, react: i64, three_players: bool, text: str,
        worth: float, source: str,
    ) -> None:  # fmt: skip
        self.id: Final = id
        self.name: Final = name
        self.number: Final[i64] = number
        self.half: Final[i64] = half
        self.symbols: Final = symbols
        self.scroll: Final[i64] = scroll
        self.amount: Final[i64] = amount
        self.other: Final[i64] = other
        self.area: Final[i64] = area
        self.react: Final[i64] = react
        self.three_players: Final = three_players
        self.text: Final = text
        self.worth: Final = worth
        self.source: Final = source


class Objective:
    """GO-OBJ-01..08: a secret goal, with its thresholds for two, three and four players."""

    def __init__(
        self, id: str, name: str, goal: i64, least: list[int], contested: list[int], source: str
    ) -> None:
        self.id: Final = id
        self.name: Final = name
        self.goal: Final[i64] = goal
        self.least: Final[vec[i64]] = vec[i64](least)
        self.contested: Final[vec[i64]] = vec[i64](contested)
        self.source: Final = source


class Power:
    """A player board, an Elder One or a Building: something with an ability once per own turn.

    `use` is the ability's word; `cost` is what the ability costs on a board and what a Building
    costs to place; `hp` is an Elder One's.
    """

    def __init__(
        self, id: str, name: str, title: str, ability: i64, use: str, cost: i64, hp: i64,
        text: str, source: str,
    ) -> None:  # fmt: skip
        self.id: Final = id
        self.name: Final = name
        self.title: Final = title
        self.ability: Final[i64] = ability
        self.use: Final = use
        self.cost: Final[i64] = cost
        self.hp: Final[i64] = hp
        self.text: Final = text
        self.source: Final = source


class Event:
    """A Random Event card."""

    def __init__(self, id: str, name: str, effect: i64, text: str, source: str) -> None:
        self.id: Final = id
        self.name: Final = name
        self.effect: Final[i64] = effect
        self.text: Final = text
        self.source: Final = source


class Content:
    """All that is printed. A card is a number, and so are areas, Objectives and Elder Ones."""

    def __init__(
        self, areas: list[Area], cards: list[Card], objectives: list[Objective],
        boards: list[Power], elders: list[Power], buildings: list[Power], events: list[Event],
        grenadier_boxes: i64, event_boxes: i64, last_level: i64, digest: str,
        spoken: dict[str, str],
    ) -> None:  # fmt: skip
        self.areas: Final[vec[Area]] = vec[Area](areas)
        self.cards: Final[vec[Card]] = vec[Card](cards)
        self.objectives: Final[vec[Objective]] = vec[Objective](objectives)
        self.boards: Final[vec[Power]] = vec[Power](boards)
        self.elders: Final[vec[Power]] = vec[Power](elders)
        self.buildings: Final[vec[Power]] = vec[Power](buildings)
        self.events: Final[vec[Event]] = vec[Event](events)
        self.grenadier_boxes: Final[i64] = grenadier_boxes
        self.event_boxes: Final[i64] = event_boxes
        self.last_level: Final[i64] = last_level
        self.digest: Final = digest
        self.spoken: Final = spoken
        self.adjacent: Final[vec[i64]] = vec[i64]([area.adjacent for area in areas])
        self.river: Final[i64] = mask_of([area.river for area in areas])
        self.starts: Final[i64] = mask_of([area.start for area in areas])
        self.symbol_at: Final[vec[i64]] = vec[i64](symbol_table(cards))
        self.half_of: Final[vec[i64]] = vec[i64]([card.half for card in cards])
        self.react_of: Final[vec[i64]] = vec[i64]([card.react for card in cards])
        self.interrupts: Final[vec[i64]] = vec[i64](
            [i for i in range(len(cards)) if cards[i].react != 0]
        )
        self.hp_of: Final[vec[i64]] = vec[i64]([elder.hp for elder in elders])
        self.price_of: Final[vec[i64]] = vec[i64]([building.cost for building in buildings])


def mask_of(flags: list[bool]) -> i64:
    """Flags in order as bits."""
    found: i64 = 0
    for i in range(len(flags)):
        if flags[i]:
            found |= bit(i)
    return found


def symbol_table(cards: list[Card]) -> list[int]:
    """All cards' symbols in one table, each card's row filled up with NO_SYMBOL."""
    table: list[int] = []
    for card in cards:
        table.extend(card.symbols)
        table.extend([NO_SYMBOL] * (SYMBOL_ROOM - len(card.symbols)))
    return table
