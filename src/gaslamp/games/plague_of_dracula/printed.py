# border: not compiled
"""What is printed on cards, markers and map, as pieces, and the game's catalogue."""

from __future__ import annotations

from typing import Any

from gaslamp.games.plague_of_dracula.pieces import PLACES, WEAPONS
from gaslamp.games.plague_of_dracula.shapes import (
    Catalogue,
    Colour,
    EventData,
    Line,
    StockData,
)
from gaslamp.games.plague_of_dracula.state import Plague
from gaslamp.games.plague_of_dracula.tables import Tables
from gaslamp.games.plague_of_dracula.text import markers, plural
from gaslamp.games.view import Piece, ZoneView


def card(c: Tables, number: int) -> Piece:
    columns = {str(k): int(c.numbers[number * 8 + k]) for k in range(2, 7)}
    face: EventData = {
        "number": number,
        "time": "night" if c.night[number] else "day",
        "subtitle": c.card_subtitles[number],
        "columns": columns,
        "red_five": bool(c.red_five[number]),
    }
    title = c.card_titles[number]
    return Piece(
        c.card_ids[number], c.card_ids[number], title, c.card_texts[number], [], dict(face)
    )


def weapon(c: Tables, kind: int, count: int) -> Piece:
    ref, name = c.item_ids[kind], c.item_names[kind]
    return Piece(ref, ref, name, c.item_texts[kind], [str(count)], dict(StockData(count=count)))


def stock(c: Tables, counts: Any) -> list[Piece]:
    return [weapon(c, kind, int(n)) for kind, n in enumerate(counts) if n]


def store(ref: str, title: str, pieces: list[Piece], look: str) -> ZoneView:
    """Markers by kind, each with its number; how many in all is said beside it."""
    total = sum(piece.data["count"] for piece in pieces)
    note = f"{plural(total, 'marker')} in all" if total else ""
    return ZoneView(ref, title, pieces, look=look, note=note)


def roads(c: Tables) -> list[Piece]:
    """PD-MAP-04, PD-MAP-05: the crossings of the Thames and the ways from Carfax."""
    return [
        Piece(f"line-{a}-{b}", colour, f"{c.place_names[a]} to {c.place_names[b]}", "", [colour])
        for colour, table in (("blue", c.blue), ("red", c.red))
        for a in range(1, PLACES)
        for b in range(a + 1, PLACES)
        if table[a] >> b & 1
    ]


def coffin_counts(g: Plague) -> list[Piece]:
    gone = g.discarded.listed()
    return [
        Piece(
            f"discarded-{v}",
            "coffin",
            markers(gone.count(v), v).capitalize(),
            "",
            [],
            {"coffins": v, "count": gone.count(v)},
        )
        for v in (1, 2, 3)
        if v in gone
    ]


def coloured(c: Tables) -> list[tuple[Colour, Any]]:
    return [("black", c.black), ("blue", c.blue), ("red", c.red)]


def catalogue(c: Tables) -> Catalogue:
    """What is printed: cards, places with lines, hunters, weapons, and where it comes from."""
    lines: list[Line] = [
        {"from": c.place_ids[a], "to": c.place_ids[b], "colour": colour}
        for colour, table in coloured(c)
        for a in range(1, PLACES)
        for b in range(a + 1, PLACES)
        if table[a] >> b & 1
    ]
    return {
        "cards": [card(c, n) for n in range(1, 61)],
        "lines": lines,
        "weapons": [weapon(c, kind, int(c.weapon_counts[kind])) for kind in range(WEAPONS)],
        "hunters": [
            {"id": i, "name": n} for i, n in zip(c.hunter_ids, c.hunter_names, strict=True)
        ],
        "harker": [int(v) for v in c.harker],
        "dates": c.dates,
        "sources": c.sources,
    }
