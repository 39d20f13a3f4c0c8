"""The board in short: what is news for somebody who has followed the game so far.

Numbers and rows are told whole or not at all: a part of a row reads like all of it.
"""

from __future__ import annotations

from typing import NamedTuple

from gaslamp.cli.board import Table, block, owned, owners, place_text, zones_of
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
    words_of,
    zone_text,
)
from gaslamp.cli.speech import t
from gaslamp.cli.terminal import wrapped
from gaslamp.games.view import NOBODY, Piece, Place, View, ZoneView
from gaslamp.table.log import Entry

FEW_PLACES = 8
LONG = 6  # lines that a row may take
OFTEN = 2  # how often the goal is told unasked: at the set-up, and when the first turn begins
ALWAYS = 1_000  # to learners: in every turn in which it has changed
RETOLD = 8  # lines that all rows of a seat may take to be told though they are no news


class Row(NamedTuple):
    """A row in words, whether it is news, and whether it is only counted."""

    text: str
    news: bool
    cut: bool = False


class Told:
    """What somebody has been told of the board, so that only news is told again."""

    def __init__(self, goals: int = OFTEN) -> None:
        self.headline = ""
        self.goals = goals  # how often the goal of the game is still to be told
        self.lines: dict[str, str] = {}
        self.rows: dict[str, dict[str, str]] = {}
        self.places: dict[str, list[tuple[str, str]]] = {}
        self.pieces: set[str] = set()
        self.counted: set[str] = set()  # tracks that have been more than nothing

    def news(self, key: str, text: str) -> bool:
        """Whether this is news; from now on it is told. What never was there is no news."""
        before = self.lines.get(key, "")
        self.lines[key] = text
        return before != text


def short(table: Table, told: Told, said: list[Entry], room: int, again: bool = False) -> list[str]:
    """What is news on the board: neither told before nor just said by the log.

    The seat's own numbers and rows are told, news or not, in a new turn and `again` after others
    have acted; the table's rows in a new turn; as long as they are few. Where more has changed on
    the map than there is room for, only places with somebody's pieces are told, and how many
    others there are.
    """
    view = table.view
    turned = view.headline != told.headline
    others = len(view.seats) > 1  # alone one knows what lies on the table: nobody else moves it
    told.headline = view.headline
    head = [ended(view.headline)] if turned and view.headline else []
    if turned and view.goal and told.goals and told.news("goal", view.goal):
        told.goals -= 1
        head.append(ended(view.goal))
    rest = []
    for owner, title in owners(table):
        anew = turned and others if owner == NOBODY else owner == view.seat and (turned or again)
        rest += news_of(view, owner, title, told, turned, anew)
    anywhere = {piece.ref for m in view.maps for place in m.places for piece in place.pieces}
    places = [(place, f"  {text}") for m in view.maps for place in m.places
              if (text := news_at(place, told, said, anywhere))]  # fmt: skip
    texts = [text for _, text in places]
    if len(places) > FEW_PLACES and lines_of([*head, *texts, *rest]) > room:
        texts = [text for place, text in places if any(is_somebodys(p, view) for p in place.pieces)]
        if left := len(places) - len(texts):
            texts.append(f"  {t('more-places' if texts else 'changed-places', count=left)}")
    return [*head, *texts, *rest]


def is_somebodys(piece: Piece, view: View) -> bool:
    """Whether a piece belongs to a seat: it says so, or the seat is called after it."""
    return "owner" in piece.data or any(
        piece.name == seat.name or piece.name in seat.note.split(", ") for seat in view.seats
    )


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
        return "" if moved or mentions else t("place-left", name=place.name)
    heard = all(any(p.kind in e.elements or p.name in e.text for e in mentions) for p in arrived)
    return "" if arrived and known and heard and not place.notes else text


def news_of(view: View, owner: int, title: str, told: Told, turned: bool, again: bool) -> list[str]:
    """What one seat has: its numbers if one of them changed, rows that did, piles once a turn."""
    seat = owner_of(view, owner)
    note = "" if seat is None else sentences([words_of(seat.note, bool(owned(view.tracks, owner)))])
    if not told.news(f"seat {owner}", note):
        note = ""
    tracks = tracks_of(view, owner, told, again)
    rows: list[Row] = []
    piles = []
    for zone in zones_of(view, owner):
        name = own_title(zone.title, seat)
        if not is_pile(zone) or told.lines.get(f"zone {zone.id}"):
            rows.append(news_in(zone, name, told))
        elif zone.note and not zone.pieces and not counts(zone.note):
            rows.append(Row(zone_text(zone, name), told.news(f"note {zone.id}", zone.note)))
        elif turned and (text := pile_text(zone, name, told)):
            piles.append(text)
    if not again or lines_of([row.text for row in rows if row.text]) > RETOLD:
        # A row too long to be told is a number, and that is told like a pile's: once a turn.
        rows = [row for row in rows if row.news and (turned or not row.cut)]
    return block(title, joined(note, enumerated(tracks), enumerated(piles)),
                 [row.text for row in rows if row.text])  # fmt: skip


def tracks_of(view: View, owner: int, told: Told, again: bool) -> list[str]:
    """The numbers of a seat if one of them is news, those of the table that are.

    What never was more than nothing is left out.
    """
    seat = owner_of(view, owner)
    tracks = []
    news = []
    for track in owned(view.tracks, owner):
        text = track_text(track, own_title(track.title, seat))
        if track.value or track.note:
            told.counted.add(track.id)
        if track.id in told.counted:
            tracks.append(text)
        if told.news(f"track {track.id}", text if track.value or track.note else ""):
            news.append(text)
    return tracks if seat is not None and (news or again) else news


def pile_text(zone: ZoneView, title: str, told: Told) -> str:
    """How much is in a pile, if that is news; a note may count otherwise than by cards."""
    text = t("pile", title=title, count=zone.count) if zone.count else ""
    if text and counts(zone.note):
        text = t("noted", text=title, note=zone.note.rstrip("."))
    nothing = t("pile", title=title, count=0)
    return (text or nothing) if told.news(f"pile {zone.id}", text) else ""


def counts(note: str) -> bool:
    """Whether a note only says how many there are."""
    return note[:1].isdigit()


def cut(zone: ZoneView, title: str) -> str:
    """A row that is too long to be told in short."""
    part = "table" if zone.owner == NOBODY else str(zone.owner + 1)
    return t("row-cut", title=title, count=zone.count, part=part)


def news_in(zone: ZoneView, title: str, told: Told) -> Row:
    """A row, and whether it is news: all of it, or of one too long what came and went."""
    text = zone_text(zone, title) if zone.count or zone.note else ""
    before = told.rows.get(zone.id)
    now = {f"{n} {p.ref}": piece_text(p) for n, p in numbered(zone.pieces)}
    told.rows[zone.id] = now
    news = told.news(f"zone {zone.id}", text)
    if lines_of([f"  {text}"]) <= LONG:
        return Row((text or t("row-emptied", title=title)) if news else text, news)
    if not news:
        return Row("", False)
    if before and (changes := came_and_went(title, before, now)):
        return Row(changes, True)
    return Row(cut(zone, title), True, cut=True)


def numbered(pieces: list[Piece]) -> list[tuple[int, Piece]]:
    """Pieces, those that share a handle told apart by a number."""
    seen: dict[str, int] = {}
    found = []
    for piece in pieces:
        seen[piece.ref] = seen.get(piece.ref, 0) + 1
        found.append((seen[piece.ref], piece))
    return found


def came_and_went(title: str, before: dict[str, str], now: dict[str, str]) -> str:
    """What is new, otherwise than before, and gone; nothing where that is long as well."""
    came = listed([name for ref, name in now.items() if ref not in before])
    other = listed([name for ref, name in now.items() if before.get(ref, name) != name])
    went = listed([name for ref, name in before.items() if ref not in now])
    parts = [t(key, names=names) for key, names in
             (("row-came", came), ("row-changed", other), ("row-went", went)) if names]  # fmt: skip
    text = t("row-news", title=title, news=t.semicolons(parts))
    return text if parts and lines_of([f"  {text}"]) <= LONG // 2 else ""
