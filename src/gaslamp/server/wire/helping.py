"""What the table answers to those who ask for help: hints and chances."""

from __future__ import annotations

from typing import Any

from msgspec import Struct


class ChanceShown(Struct):
    """In a hundred such games a seat would win so many; probably between these numbers."""

    seat: int
    won: int
    low: int
    high: int


class Follows(Struct):
    """An option that would probably be chosen next."""

    key: str
    label: str


class CandleShown(Struct):
    """One of the best choices: how far it is behind the first, why, and what may follow."""

    key: str
    label: str
    behind: str  # best, as-good, hair, little or deal
    why: str
    chance: ChanceShown | None
    then: list[Follows]


class Hint(Struct, tag="hint"):
    id: str | None
    seat: int
    seq: int
    key: str
    label: str
    reason: str
    suggestion: dict[str, Any] | None = None
    choices: list[CandleShown] = []  # at most three, the advised one first
    own: ChanceShown | None = None  # the seat's chance as it stands


class Chance(Struct, tag="chance"):
    """Of the seat that asked, after an option or as it stands; of all seats for a watcher."""

    id: str | None
    seq: int
    key: str | None
    of: list[ChanceShown]
