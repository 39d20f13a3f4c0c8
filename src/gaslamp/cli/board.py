"""The whole board in words, made from what a seat sees; the same for every game."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from gaslamp.cli.phrases import (
    capital,
    counted,
    ended,
    enumerated,
    joined,
    listed,
    own_title,
    owner_of,
    piece_text,
    sentences,
    track_text,
    words_of,
    zone_text,
)
from gaslamp.cli.speech import t
from gaslamp.cli.telling import tongue
from gaslamp.games.view import NOBODY, MapView, Piece, Place, SeatView, Track, View, ZoneView
from gaslamp.kernel.errors import Trouble
from gaslamp.table.match import Match


@dataclass(frozen=True)
class Table:
    """What is to be described: a view, what the table calls each seat, and who is asked."""

    view: View
    seat_names: list[str]
    asked: list[int] = field(default_factory=list)

    def called(self, seat: SeatView) -> str:
        name = self.seat_names[seat.seat]
        if seat.seat == self.view.seat:
            name = t("seat-you", name=name)
        return t("seat-as", name=name, role=seat.name) if seat.name else name


def table_of(match: Match, eyes: int) -> Table:
    """The table of a match as these eyes see it."""
    return Table(match.view(eyes, t.language), tongue(match).words.seat_names, match.asked())


def whole(table: Table, part: str = "") -> str:
    """Everything the seat sees, with the text of what lies open; or a part of it."""
    if part:
        return "\n".join(part_lines(table, part))
    lines = [ended(line) for line in (table.view.headline, table.view.goal) if line]
    if table.asked:
        lines.append(t("asked-now", seats=t.commas([table.seat_names[s] for s in table.asked])))
    lines += map_lines(table.view)
    for owner, title in owners(table):
        lines += owner_lines(table.view, owner, title)
    return "\n".join(lines)


def part_lines(table: Table, part: str) -> list[str]:
    """The map, the table or a seat alone."""
    parts = {"map": map_lines(table.view)} if table.view.maps else {}
    for owner, title in owners(table):
        word = "table" if owner == NOBODY else str(owner + 1)
        parts[word] = owner_lines(table.view, owner, title)
        if owner == table.view.seat:
            parts["me"] = parts[word]
    if part.lower() not in parts:
        raise Trouble("no-such-part", part=part, parts=sorted(parts))
    return parts[part.lower()] or [t("nothing-there")]


def owners(table: Table) -> list[tuple[int, str]]:
    """Whose things to describe, and how they are called: the others first, you last."""
    mine = table.view.seat
    seats = sorted(table.view.seats, key=lambda s: (s.seat == mine, s.seat))
    return [(NOBODY, t("on-the-table")), *((s.seat, table.called(s)) for s in seats)]


def owned(tracks: list[Track], owner: int) -> list[Track]:
    return [track for track in tracks if track.owner == owner]


def zones_of(view: View, owner: int) -> list[ZoneView]:
    return [zone for zone in view.zones if zone.owner == owner]


def block(title: str, first: str, lines: list[str]) -> list[str]:
    if not first and not lines:
        return []
    head = t("head", title=title, text=first) if first else t("head-alone", title=title)
    return [head, *(f"  {line}" for line in lines)]


def owner_lines(view: View, owner: int, title: str) -> list[str]:
    """All that a seat, or the table, has."""
    seat = owner_of(view, owner)
    tracks = [track_text(k, own_title(k.title, seat)) for k in owned(view.tracks, owner)]
    zones = zones_of(view, owner)
    bodies = [line for z in zones if z.count or z.note
              for line in zone_lines(z, own_title(z.title, seat))]  # fmt: skip
    if bare := [own_title(z.title, seat) for z in zones if not z.count and not z.note]:
        bodies.append(t("zones-empty", zones=t.commas(bare)))
    note = "" if seat is None else sentences([words_of(seat.note, bool(tracks))])
    return block(title, joined(note, enumerated(tracks)), bodies)


def zone_lines(zone: ZoneView, title: str) -> list[str]:
    """A zone with the text and the notes of every piece."""
    if not any(piece.text or piece.notes for piece in zone.pieces):
        return [zone_text(zone, title)]
    head = "zone-titled-among" if zone.count > len(zone.pieces) else "zone-titled"
    return [joined(t(head, title=title, count=zone.count), sentences([zone.note])),
            *(f"  {line}" for line in detailed(zone.pieces))]  # fmt: skip


def detailed(pieces: list[Piece]) -> list[str]:
    """Pieces with all there is to read on them, equal ones counted."""
    seen = Counter((piece_text(p), joined(p.text, sentences(p.notes))) for p in pieces)
    lines = []
    for (name, text), count in seen.items():
        name = counted(name, count)
        lines.append(t("detail", name=name, text=text) if text else name)
    return lines


def map_lines(view: View) -> list[str]:
    """All places with what is there and where one can go from them."""
    lines = []
    for m in view.maps:
        names = place_names(m)
        lines.append(t("head-alone", title=m.title))
        district = ""
        for place in m.places:
            if place.district != district:
                district = place.district
                lines.append(f"  {capital(district)}")
            lines.append(f"  {joined(place_text(place), near_text(place, names))}")
            lines += [f"    {line}" for line in detailed(
                [p for p in place.pieces if p.text or p.notes])]  # fmt: skip
    return lines


def place_names(m: MapView) -> dict[str, str]:
    return {place.id: place.name for place in m.places}


def place_text(place: Place) -> str:
    """A place with what is in it, and its notes."""
    return t("place", name=place.name, here=here_text(place))


def here_text(place: Place) -> str:
    """What is in a place, and its notes."""
    here = listed([piece_text(piece) for piece in place.pieces])
    notes = sentences(place.notes)
    if not here:
        here = "" if notes else t("place-bare")
    return joined(ended(here), notes)


def near_text(place: Place, names: dict[str, str]) -> str:
    near = [names.get(n, n) for n in place.neighbours]
    return t("next-to", places=t.commas(near)) if near else ""
