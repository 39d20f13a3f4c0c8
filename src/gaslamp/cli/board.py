"""The board in words, made from what a seat sees; the same for every game."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from gaslamp.games.view import NOBODY, MapView, Piece, Place, SeatView, Track, View, ZoneView

PILE = "pile"


@dataclass(frozen=True)
class Table:
    """What is to be described: a view, and what the table calls each seat."""

    view: View
    seat_names: list[str]

    def called(self, seat: SeatView) -> str:
        you = " (you)" if seat.seat == self.view.seat else ""
        name = f", {seat.name}" if seat.name else ""
        return f"{self.seat_names[seat.seat]}{you}{name}"


def short(table: Table, told: dict[str, int]) -> str:
    """What lies open and what counts; piles, empty places and zeros are left out.

    Of the tracks that are nobody's, only those that are not as they were `told` last.
    """
    lines = [f"{table.view.headline}."] if table.view.headline else []
    lines += [line for m in table.view.maps for line in map_lines(m, whole=False)]
    for owner, title in owners(table):
        tracks = owned(table.view.tracks, owner)
        parts = [track_text(t) for t in tracks if (t.value if owner >= 0 else news(t, told))]
        zones = [z for z in zones_of(table.view, owner) if z.look != PILE and z.count]
        seat = None if owner == NOBODY else table.view.seats[owner]
        if seat is not None and seat.note and not parts:
            parts = [seat.note]
        lines += block(title, sentence(parts), [zone_text(z) for z in zones])
    return "\n".join(lines)


def whole(table: Table) -> str:
    """Everything the seat sees, with the text of what lies open."""
    lines = [f"{table.view.headline}."] if table.view.headline else []
    for m in table.view.maps:
        lines += [f"{m.title}:", *map_lines(m, whole=True)]
    for owner, title in owners(table):
        tracks = [track_text(t) for t in owned(table.view.tracks, owner)]
        zones = zones_of(table.view, owner)
        bodies = [line for z in zones if z.count for line in zone_lines(z)]
        if bare := [z.title for z in zones if not z.count]:
            bodies.append(f"Empty: {', '.join(bare)}.")
        note = "" if owner == NOBODY or tracks else table.view.seats[owner].note
        lines += block(title, sentence([note, *tracks]), bodies)
    return "\n".join(lines)


def news(track: Track, told: dict[str, int]) -> bool:
    """Whether a track has moved since it was told; it is told now."""
    before = told.get(track.id)
    told[track.id] = track.value
    return before != track.value


def owners(table: Table) -> list[tuple[int, str]]:
    """Whose things to describe, and how they are called: the others first, you last."""
    mine = table.view.seat
    seats = sorted(table.view.seats, key=lambda s: (s.seat == mine, s.seat))
    return [(NOBODY, "On the table"), *((s.seat, table.called(s)) for s in seats)]


def owned(tracks: list[Track], owner: int) -> list[Track]:
    return [track for track in tracks if track.owner == owner]


def zones_of(view: View, owner: int) -> list[ZoneView]:
    return [zone for zone in view.zones if zone.owner == owner]


def block(title: str, first: str, lines: list[str]) -> list[str]:
    if not first and not lines:
        return []
    head = f"{title}: {first}" if first else f"{title}:"
    return [head, *(f"  {line}" for line in lines)]


def sentence(parts: list[str]) -> str:
    said = ", ".join(part for part in parts if part)
    return f"{said}." if said else ""


def track_text(track: Track) -> str:
    most = "" if track.most is None else f" of {track.most}"
    note = f" ({track.note})" if track.note else ""
    return f"{track.title} {track.value}{most}{note}"


def zone_text(zone: ZoneView) -> str:
    """A place in one line: what lies there, and how many more that are not seen."""
    hidden = zone.count - len(zone.pieces)
    seen = listed([piece_text(piece) for piece in zone.pieces])
    if not zone.pieces:
        return f"{zone.title}: {cards(zone.count)}."
    if hidden > 0:
        return f"{zone.title}: {zone.count}, of them known: {seen}."
    return f"{zone.title}: {seen}."


def zone_lines(zone: ZoneView) -> list[str]:
    """A place with the text of every piece; a pile only with names."""
    if zone.look == PILE or not any(piece.text for piece in zone.pieces):
        return [zone_text(zone)]
    lines = [f"{zone.title} ({zone.count}):"]
    seen = Counter((piece_text(piece), piece.text) for piece in zone.pieces)
    for (name, text), count in seen.items():
        times = f"{count} × " if count > 1 else ""
        lines.append(f"  {times}{name}: {text}" if text else f"  {times}{name}")
    return lines


def cards(count: int) -> str:
    return "1 facedown" if count == 1 else f"{count} facedown"


def piece_text(piece: Piece) -> str:
    return f"{piece.name} ({', '.join(piece.marks)})" if piece.marks else piece.name


def listed(names: list[str]) -> str:
    """Names in their order, equal ones counted."""
    counted = Counter(names)
    return ", ".join(f"{n} × {name}" if n > 1 else name for name, n in counted.items())


def map_lines(m: MapView, whole: bool) -> list[str]:
    """The places of a map; in short only those where something is."""
    names = {place.id: place.name for place in m.places}
    shown = [p for p in m.places if whole or p.pieces or p.notes]
    return [f"  {place_text(place, names if whole else {})}" for place in shown]


def place_text(place: Place, names: dict[str, str]) -> str:
    parts = [piece_text(piece) for piece in place.pieces]
    here = listed(parts) if parts else "nobody and nothing"
    notes = f" {'; '.join(place.notes)}." if place.notes else ""
    near = [names.get(n, n) for n in place.neighbours] if names else []
    beside = f" Next to: {', '.join(near)}." if near else ""
    if not parts and place.notes:
        return f"{place.name}:{notes}{beside}"
    return f"{place.name}: {here}.{notes}{beside}"


def pieces(view: View) -> list[tuple[str, Piece]]:
    """Every piece the seat sees, with the name of where it is."""
    found = [(zone.title, piece) for zone in view.zones for piece in zone.pieces]
    for m in view.maps:
        found += [(place.name, piece) for place in m.places for piece in place.pieces]
    return found
