"""Small words about pieces, tracks and zones, from which every text at the terminal is made."""

from __future__ import annotations

from collections import Counter

from gaslamp.games.view import Piece, SeatView, Track, View, ZoneView

PILES = ("pile", "stack")
ENDS = ".!?…:"


def ended(text: str) -> str:
    """A text with a full stop, unless it has an end of its own."""
    text = text.strip()
    return text if not text or text[-1] in ENDS else f"{text}."


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def sentences(notes: list[str]) -> str:
    """Notes, each as a sentence of its own."""
    return " ".join(ended(capital(note)) for note in notes if note)


def joined(*texts: str) -> str:
    """What there is of some texts, one after the other."""
    return " ".join(text for text in texts if text)


def enumerated(parts: list[str]) -> str:
    """Some things in one sentence."""
    return ended(", ".join(part for part in parts if part))


def listed(names: list[str]) -> str:
    """Names in their order, equal ones counted."""
    counted = Counter(names)
    return ", ".join(f"{n} × {name}" if n > 1 else name for name, n in counted.items())


def piece_text(piece: Piece) -> str:
    return f"{piece.name} ({', '.join(piece.marks)})" if piece.marks else piece.name


def track_text(track: Track, title: str = "") -> str:
    most = "" if track.most is None else f" of {track.most}"
    note = f" ({track.note.rstrip('.')})" if track.note else ""
    return f"{title or track.title} {track.value}{most}{note}"


def own_title(title: str, seat: SeatView | None) -> str:
    """A title under its seat's name, which need not be said again."""
    if seat is None or not seat.name:
        return title
    return capital(title.removeprefix(f"{seat.name}: "))


def owner_of(view: View, owner: int) -> SeatView | None:
    return next((seat for seat in view.seats if seat.seat == owner), None)


def face_down(count: int) -> str:
    return "1 card, face down" if count == 1 else f"{count} cards, face down"


def is_pile(zone: ZoneView) -> bool:
    """Whether in short only the number of its cards counts."""
    return zone.look in PILES or not zone.pieces


def zone_text(zone: ZoneView, title: str) -> str:
    """A zone in one line: what lies there, how many more that are not seen, and its note."""
    seen = listed([piece_text(piece) for piece in zone.pieces])
    if not zone.count:
        here = "" if zone.note else "empty"
    elif not zone.pieces:
        here = str(zone.count) if zone.note else face_down(zone.count)
    elif zone.count > len(zone.pieces):
        here = f"{zone.count}, among them {seen}"
    else:
        here = seen
    return f"{title}: {joined(ended(here), sentences([zone.note]))}"
