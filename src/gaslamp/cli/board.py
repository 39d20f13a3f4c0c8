"""The board in words, made from what a seat sees; the same for every game."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from gaslamp.games.view import NOBODY, Piece, Place, SeatView, Track, View, ZoneView

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


class Told:
    """What somebody has been told of the board, so that only news is told again."""

    def __init__(self) -> None:
        self.headline = ""
        self.lines: dict[str, str] = {}

    def news(self, key: str, text: str) -> bool:
        """Whether this is news; from now on it is told. What never was there is no news."""
        before = self.lines.get(key, "")
        self.lines[key] = text
        return before != text


def short(table: Table, told: Told) -> str:
    """What lies open and what counts, so far as it is news: all of it on a new turn."""
    view = table.view
    lines = []
    if view.headline != told.headline:
        told.headline = view.headline
        told.lines = {k: text for k, text in told.lines.items() if k.startswith("track ")}
        lines = [f"{view.headline}."]
    for m in view.maps:
        for place in m.places:
            text = place_text(place, {}) if place.pieces or place.notes else ""
            if told.news(f"place {place.id}", text):
                lines.append(f"  {text or f'{place.name}: nobody and nothing.'}")
    for owner, title in owners(table):
        lines += short_block(view, owner, title, told)
    return "\n".join(lines)


def short_block(view: View, owner: int, title: str, told: Told) -> list[str]:
    """The news about what one seat has; piles, empty places and zeros are left out."""
    tracks = owned(view.tracks, owner)
    if owner == NOBODY:
        moved = [t for t in tracks if told.news(f"track {t.id}", track_text(t))]
        first = sentence([track_text(t) for t in moved])
    else:
        shown = [track_text(t) for t in tracks if t.value]
        first = sentence(shown or [view.seats[owner].note])
    fresh = []
    for zone in zones_of(view, owner):
        if zone.look != PILE:
            text = zone_text(zone) if zone.count else ""
            if told.news(f"zone {zone.id}", text):
                fresh.append(text or f"{zone.title}: empty.")
    if owner != NOBODY and not told.news(f"seat {owner}", first) and not fresh:
        return []
    return block(title, first, fresh)


def whole(table: Table) -> str:
    """Everything the seat sees, with the text of what lies open."""
    lines = [f"{table.view.headline}."] if table.view.headline else []
    for m in table.view.maps:
        names = {place.id: place.name for place in m.places}
        lines.append(f"{m.title}:")
        district = ""
        for place in m.places:
            if place.district != district:
                district = place.district
                lines.append(f"  {district.capitalize()}")
            lines.append(f"  {place_text(place, names)}")
    for owner, title in owners(table):
        tracks = [track_text(t) for t in owned(table.view.tracks, owner)]
        zones = zones_of(table.view, owner)
        bodies = [line for z in zones if z.count for line in zone_lines(z)]
        if bare := [z.title for z in zones if not z.count]:
            bodies.append(f"Empty: {', '.join(bare)}.")
        note = "" if owner == NOBODY or tracks else table.view.seats[owner].note
        lines += block(title, sentence([note, *tracks]), bodies)
    return "\n".join(lines)


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
