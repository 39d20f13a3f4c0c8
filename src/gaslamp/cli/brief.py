"""The board in short: what is news for somebody who has followed the game so far."""

from __future__ import annotations

from collections import Counter

from gaslamp.cli.board import NOTHING, Table, block, owned, owners, place_text, zones_of
from gaslamp.cli.phrases import (
    ended,
    enumerated,
    is_pile,
    joined,
    listed,
    own_title,
    owner_of,
    piece_text,
    sentences,
    track_text,
    zone_text,
)
from gaslamp.cli.terminal import wrapped
from gaslamp.games.view import NOBODY, Place, View, ZoneView
from gaslamp.table.match import Entry

ONE_LINE = 72
FEW_PLACES = 8
LONG = 3  # lines that a row may take


class Told:
    """What somebody has been told of the board, so that only news is told again."""

    def __init__(self) -> None:
        self.headline = ""
        self.lines: dict[str, str] = {}
        self.rows: dict[str, list[tuple[str, str]]] = {}
        self.places: dict[str, list[tuple[str, str]]] = {}
        self.pieces: set[str] = set()

    def news(self, key: str, text: str) -> bool:
        """Whether this is news; from now on it is told. What never was there is no news."""
        before = self.lines.get(key, "")
        self.lines[key] = text
        return before != text


def short(table: Table, told: Told, said: list[Entry], room: int) -> list[str]:
    """What is news on the board: neither told before nor just said by the log.

    Where more has changed on the map than there is room for, only how much is told.
    """
    view = table.view
    turned = view.headline != told.headline
    told.headline = view.headline
    head = [ended(view.headline)] if turned and view.headline else []
    rest = []
    for owner, title in owners(table):
        rest += news_of(view, owner, title, told, turned)
    anywhere = {piece.ref for m in view.maps for place in m.places for piece in place.pieces}
    places = [f"  {text}" for m in view.maps for place in m.places
              if (text := news_at(place, told, said, anywhere))]  # fmt: skip
    if len(places) > FEW_PLACES and lines_of([*head, *places, *rest]) > room:
        places = [f"  (On the map {len(places)} places have changed: `board map` tells all.)"]
    return [*head, *places, *rest]


def lines_of(texts: list[str]) -> int:
    return sum(len(wrapped(text)) for text in texts)


def news_at(place: Place, told: Told, said: list[Entry], anywhere: set[str]) -> str:
    """A place, if what is there is news. Notes of an empty place are for those who look."""
    first = place.id not in told.places
    before = told.places.get(place.id, [])
    told.places[place.id] = [(piece.ref, piece_text(piece)) for piece in place.pieces]
    text = place_text(place)
    changed = told.news(f"place {place.id}", text)
    arrived = [p for p in place.pieces if (p.ref, piece_text(p)) not in before]
    known = all(not p.marks or piece_text(p) in told.pieces for p in arrived)
    told.pieces.update(piece_text(piece) for piece in place.pieces)
    if not changed or (first and not place.pieces):
        return ""
    mentions = [e for e in said if place.id in e.elements or place.name in e.text]
    if not place.pieces:
        moved = all(ref in anywhere for ref, _ in before)
        return "" if moved or mentions else f"{place.name}: {NOTHING} any more."
    heard = all(any(p.kind in e.elements or p.name in e.text for e in mentions) for p in arrived)
    return "" if arrived and known and heard and not place.notes else text


def news_of(view: View, owner: int, title: str, told: Told, turned: bool) -> list[str]:
    """The news about what one seat has: numbers and rows that changed, and piles once a turn."""
    seat = owner_of(view, owner)
    tracks = []
    for t in owned(view.tracks, owner):
        text = track_text(t, own_title(t.title, seat))
        if told.news(f"track {t.id}", text if t.value or t.note else ""):
            tracks.append(text)
    note = "" if seat is None else sentences([words_of(seat.note, bool(owned(view.tracks, owner)))])
    if not told.news(f"seat {owner}", note):
        note = ""
    rows = []
    piles = []
    for zone in zones_of(view, owner):
        name = own_title(zone.title, seat)
        if not is_pile(zone) or told.lines.get(f"zone {zone.id}"):
            text = news_in(zone, name, told, turned)
            if lines_of([text]) > LONG:
                text = cut(zone, name) if told.news(f"long {zone.id}", name) else ""
            rows += [text] if text else []
        elif zone.note and not zone.pieces and not counts(zone.note):
            if told.news(f"note {zone.id}", zone.note):
                rows.append(zone_text(zone, name))
        elif turned and (text := pile_text(zone, name, told)):
            piles.append(text)
    return block(title, joined(note, enumerated(tracks), enumerated(piles)), rows)


def pile_text(zone: ZoneView, title: str, told: Told) -> str:
    """How much is in a pile, if that is news; a note may count otherwise than by cards."""
    text = f"{title} {zone.count}" if zone.count else ""
    if text and counts(zone.note):
        text = f"{title} ({zone.note.rstrip('.')})"
    return (text or f"{title} 0") if told.news(f"pile {zone.id}", text) else ""


def counts(note: str) -> bool:
    """Whether a note only says how many there are."""
    return note[:1].isdigit()


def words_of(note: str, counted: bool) -> str:
    """A seat's note; without its numbers where tracks and rows tell them."""
    parts = [p for p in note.split(", ") if not counted or not any(c.isdigit() for c in p)]
    return ", ".join(parts)


def cut(zone: ZoneView, title: str) -> str:
    """A row that is too long to be told in short."""
    part = "table" if zone.owner == NOBODY else str(zone.owner + 1)
    return f"{title}: {zone.count} (`board {part}` tells all)."


def news_in(zone: ZoneView, title: str, told: Told, turned: bool) -> str:
    """What is new in a row: all of it, or in a long one only what came and went."""
    text = zone_text(zone, title) if zone.count or zone.note else ""
    before = told.rows.get(zone.id)
    now = [(p.ref, piece_text(p)) for p in zone.pieces]
    told.rows[zone.id] = now
    if before == now and zone.count > len(now) and not turned:
        return ""
    if not told.news(f"zone {zone.id}", text):
        return ""
    if before == now and zone.count > len(now):
        return f"{title}: {joined(f'{zone.count}.', sentences([zone.note]))}"
    if before is None or len(text) <= ONE_LINE:
        return text or f"{title}: empty."
    came = list((Counter(now) - Counter(before)).elements())
    refs = {ref for ref, _ in now}
    went = [pair for pair in before if pair[0] not in refs]
    parts = [f"now {listed([name for _, name in came])}"] if came else []
    parts += [f"no longer {listed([name for _, name in went])}"] if went else []
    changed = f"{title}: {ended('; '.join(parts))}"
    return changed if parts and len(changed) < len(text) else text
