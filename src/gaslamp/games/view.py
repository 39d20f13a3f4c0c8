# border: not compiled
"""What a seat may see, in shapes every client can show: zones, tracks, maps, pieces."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

NOBODY = -1


class Piece(Struct, omit_defaults=True):
    """A card, marker or figure. `ref` is its handle on the board, `kind` what is printed on it.

    `marks` are the few words that belong to it at every mention ("asleep", "2 bites"); `notes` are
    further sentences for whoever looks closely. Whatever drawn boards read from `data` and a person
    needs must stand in one of the two in words, for terminals and screen readers. `short` is its
    name with its number, where its owner is shown beside it.
    """

    ref: str
    kind: str
    name: str
    text: str = ""
    marks: list[str] = []
    data: dict[str, Any] = {}
    notes: list[str] = []
    short: str = ""


class ZoneView(Struct, omit_defaults=True):
    """A place with pieces. What is facedown counts but is not listed."""

    id: str
    title: str
    pieces: list[Piece] = []
    count: int = 0
    owner: int = NOBODY
    look: str = "row"
    note: str = ""

    def __post_init__(self) -> None:
        """What lies open need not be counted by hand."""
        self.count = max(self.count, len(self.pieces))


class Track(Struct, omit_defaults=True):
    """A number that matters, with its bounds where it has some."""

    id: str
    title: str
    value: int
    most: int | None = None
    owner: int = NOBODY
    note: str = ""


class Place(Struct, omit_defaults=True):
    """A location of a map, with its neighbours and what stands there.

    `at` says where it lies if the map can be drawn; `district` puts it into a part of the map,
    in which it has a `short` name if that is another.
    """

    id: str
    name: str
    neighbours: list[str] = []
    pieces: list[Piece] = []
    notes: list[str] = []
    at: tuple[float, float] | None = None
    district: str = ""
    short: str = ""


class MapView(Struct, omit_defaults=True):
    """Places and ways. Its look is a list, a "plan" joined by lines, or "hexes" (flat tops)."""

    id: str
    title: str
    places: list[Place]
    look: str = "list"


class SeatView(Struct, omit_defaults=True):
    """A seat's public face: its name in the game and a line about it."""

    seat: int
    name: str
    note: str = ""


class View(Struct, omit_defaults=True):
    """Everything one seat (or a spectator, seat -1) may see. Built by allow-list. `goal` says in
    one line how the game is won and lost from here, as far as the seat can know; `aims` the same in
    at most two lines of few words, which always have room in sight."""

    seat: int
    seats: list[SeatView]
    headline: str = ""
    zones: list[ZoneView] = []
    tracks: list[Track] = []
    maps: list[MapView] = []
    data: dict[str, Any] = {}
    goal: str = ""
    aims: list[str] = []
