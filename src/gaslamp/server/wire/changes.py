"""Only what has changed goes over the wire, to a screen that says it can put it together again.

A state is taken apart into lists of small parts: offers, reasons, tracks, zones and places without
their pieces, and all pieces in a row. Of what a screen was told only hashes of the parts are kept.
The lists of the next state are then told as copies from the last one and new parts in between.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable
from typing import Any

import msgspec
from msgspec import UNSET, Struct, UnsetType

from gaslamp.games.view import Piece, SeatView, Track
from gaslamp.server.wire.shown import (
    ClockShown,
    Log,
    LogLine,
    ReactionsShown,
    Seat,
    State,
    TimesShown,
    UndoShown,
)
from gaslamp.server.wire.teaching import TaughtShown
from gaslamp.table.match import Result
from gaslamp.table.position import Offer, Reason, SeriesShown

# id, title, how many pieces, count, owner, look, note
ZoneRow = tuple[str, str, int, int, int, str, str]
# id, title, how many places, look
MapRow = tuple[str, str, int, str]
# id, name, neighbours, how many pieces, notes, at, district, short
PlaceRow = tuple[
    str, str, list[str], int, list[str], tuple[float, float] | None, str, str
]  # fmt: skip


class Change(Struct, tag="change", omit_defaults=True):
    """What has changed since the last state or change of this seat; what is left out has not. In a
    list two numbers say from where in the list before, and how many, are taken over."""

    seat: int
    seq: int
    cause: str
    actor: int | None
    choices: int
    log: Log
    asked: list[int] | UnsetType = UNSET
    prompt: str | UnsetType = UNSET
    series: SeriesShown | UnsetType | None = UNSET
    seats: list[Seat] | UnsetType = UNSET
    undo: UndoShown | UnsetType = UNSET
    reactions: ReactionsShown | UnsetType | None = UNSET
    result: Result | UnsetType | None = UNSET
    clock: ClockShown | UnsetType | None = UNSET
    times: TimesShown | UnsetType | None = UNSET
    teacher: TaughtShown | UnsetType | None = UNSET
    headline: str | UnsetType = UNSET  # of the view, as all that follows but the menu
    goal: str | UnsetType = UNSET
    aims: list[str] | UnsetType = UNSET
    faces: list[SeatView] | UnsetType = UNSET  # the view's seats
    menu: list[Offer | int] | UnsetType = UNSET
    refusals: list[Reason | int] | UnsetType = UNSET
    tracks: list[Track | int] | UnsetType = UNSET
    zones: list[ZoneRow | int] | UnsetType = UNSET
    maps: list[MapRow | int] | UnsetType = UNSET
    places: list[PlaceRow | int] | UnsetType = UNSET
    pieces: list[Piece | int] | UnsetType = UNSET  # those of the zones, then of the places
    data: list[tuple[str, Any] | int] | UnsetType = UNSET


WHOLE = ("asked", "prompt", "series", "seats", "undo", "reactions", "result", "clock", "times",
         "teacher", "headline", "goal", "aims", "faces")  # fmt: skip
LISTS = ("menu", "refusals", "tracks", "zones", "maps", "places", "pieces", "data")
WHOLE_NAMES = [f',"{name}":'.encode() for name in WHOLE]
LIST_NAMES = [f',"{name}":['.encode() for name in LISTS]
encoder = msgspec.json.Encoder()


class Told:
    """What a screen was last told about a seat: hashes of all its parts, and where each list of
    them ends."""

    __slots__ = ("ends", "hashes")

    def __init__(self, hashes: array[int], ends: list[int]) -> None:
        self.hashes = hashes
        self.ends = ends


class Telling:
    """A state on its way to several screens: what is the same for two of them is made once."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.start = state.log.from_
        self.text = ""
        self.parts: list[bytes] = []
        self.told: Told | None = None
        self.changed: dict[Told, str] = {}

    def start_at(self, start: int, lines: list[LogLine]) -> None:
        """For a screen that has other lines of the log."""
        self.start, self.state.log = start, Log(start, lines)
        self.text = ""
        self.changed.clear()

    def whole(self) -> str:
        if not self.text:
            self.text = encoder.encode(self.state).decode()
        return self.text

    def apart(self) -> Told:
        """Take the state apart, once: all parts in a row, in one go, each a line of JSON."""
        state, view = self.state, self.state.view
        zones: list[ZoneRow] = []
        maps: list[MapRow] = []
        places: list[PlaceRow] = []
        pieces: list[Piece] = []
        for z in view.zones:
            zones.append((z.id, z.title, len(z.pieces), z.count, z.owner, z.look, z.note))
            pieces += z.pieces
        for m in view.maps:
            maps.append((m.id, m.title, len(m.places), m.look))
            for p in m.places:
                places.append((p.id, p.name, p.neighbours, len(p.pieces), p.notes, p.at,
                               p.district, p.short))  # fmt: skip
                pieces += p.pieces
        parts: list[Any] = [
            state.asked, state.prompt, state.series, state.seats, state.undo, state.reactions,
            state.result, state.clock, state.times, state.teacher, view.headline, view.goal,
            view.aims, view.seats,
        ]  # fmt: skip
        ends = []
        lists: tuple[Iterable[Any], ...] = (
            state.menu, state.refusals, view.tracks, zones, maps, places, pieces,
            view.data.items(),
        )  # fmt: skip
        for each in lists:
            parts += each
            ends.append(len(parts))
        self.parts = encoder.encode_lines(parts).splitlines()
        self.told = Told(array("q", list(map(hash, self.parts))), ends)
        return self.told

    def since(self, before: Told, now: Told) -> str:
        """What has changed."""
        if before in self.changed:
            return self.changed[before]
        state, parts = self.state, self.parts
        head = {"type": "change", "seat": state.seat, "seq": state.seq, "cause": state.cause,
                "actor": state.actor, "choices": state.choices}  # fmt: skip
        said = [encoder.encode(head)[:-1], b',"log":', encoder.encode(state.log)]
        here, there = now.hashes, before.hashes
        for n, name in enumerate(WHOLE_NAMES):
            if here[n] != there[n]:
                said += name, parts[n]
        begins = was = len(WHOLE)
        for name, end, ended in zip(LIST_NAMES, now.ends, before.ends, strict=True):
            new, old = here[begins:end], there[was:ended]
            if new != old:
                said += name, patch(old, new, parts[begins:end]), b"]"
            begins, was = end, ended
        said.append(b"}")
        text = self.changed[before] = b"".join(said).decode()
        return text


def patch(then: array[int], now: array[int], parts: list[bytes]) -> bytes:
    """A list told by what is taken over from the last one, and what is new in it."""
    end = len(then)
    known = dict(zip(then, range(end), strict=True))
    said: list[bytes] = []
    first = count = 0
    for part, text in zip(now, parts, strict=True):
        following = first + count
        if count and following < end and then[following] == part:
            count += 1
            continue
        if count:
            said.append(b"%d,%d" % (first, count))
        place = known.get(part)
        if place is None:
            said.append(text)
            count = 0
        else:
            first, count = place, 1
    if count:
        said.append(b"%d,%d" % (first, count))
    return b",".join(said)
