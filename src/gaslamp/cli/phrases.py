"""Small words about pieces, tracks and zones, from which every text at the terminal is made."""

from __future__ import annotations

import re
from collections import Counter

from gaslamp.cli.speech import t
from gaslamp.games.view import Piece, SeatView, Track, View, ZoneView

PILES = ("pile", "stack")
ENDS = ".!?…:"
TAG = re.compile(r"</?i>")


def plain(text: str) -> str:
    """A sentence without the marks of what is spoken louder."""
    return TAG.sub("", text)


def ended(text: str) -> str:
    """A text with a full stop, unless it has an end of its own."""
    text = text.strip()
    return text if not text or text[-1] in ENDS else f"{text}."


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def sentences(notes: list[str]) -> str:
    """Notes, each as a sentence of its own."""
    return t.paragraph(ended(capital(note)) for note in notes)


def joined(*texts: str) -> str:
    """What there is of some texts, one after the other."""
    return t.paragraph(texts)


def enumerated(parts: list[str]) -> str:
    """Some things in one sentence."""
    return ended(t.commas([part for part in parts if part]))


def listed(names: list[str]) -> str:
    """Names in their order, equal ones counted."""
    return t.commas([counted(name, n) for name, n in Counter(names).items()])


def counted(name: str, count: int) -> str:
    return t("counted", count=count, name=name) if count > 1 else name


def piece_text(piece: Piece) -> str:
    return marked(piece.name, piece.marks)


def marked(name: str, marks: list[str]) -> str:
    return t("marked", name=name, marks=t.commas(marks)) if marks else name


def track_text(track: Track, title: str = "") -> str:
    title = title or track.title
    if track.most is None:
        text = t("track", title=title, value=track.value)
    else:
        text = t("track-of", title=title, value=track.value, most=track.most)
    return t("noted", text=text, note=track.note.rstrip(".")) if track.note else text


def own_title(title: str, seat: SeatView | None) -> str:
    """A title under its seat's name, which need not be said again."""
    if seat is None or not seat.name:
        return title
    return capital(title.removeprefix(f"{seat.name}: "))


def owner_of(view: View, owner: int) -> SeatView | None:
    return next((seat for seat in view.seats if seat.seat == owner), None)


def words_of(note: str, counted: bool) -> str:
    """A seat's note; without its numbers where tracks and rows tell them."""
    parts = [p for p in note.split(", ") if not counted or not any(c.isdigit() for c in p)]
    return ", ".join(parts)


def is_pile(zone: ZoneView) -> bool:
    """Whether in short only the number of its cards counts."""
    return zone.look in PILES or not zone.pieces


def zone_text(zone: ZoneView, title: str) -> str:
    """A zone in one line: what lies there, how many more that are not seen, and its note."""
    seen = listed([piece_text(piece) for piece in zone.pieces])
    if not zone.count:
        here = "" if zone.note else t("zone-empty")
    elif not zone.pieces:
        here = str(zone.count) if zone.note else t("face-down", count=zone.count)
    elif zone.count > len(zone.pieces):
        here = t("zone-among", count=zone.count, seen=seen)
    else:
        here = seen
    return t("zone", title=title, text=joined(ended(here), sentences([zone.note])))
