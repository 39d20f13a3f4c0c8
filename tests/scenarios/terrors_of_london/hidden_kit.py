"""What a seat of Terrors of London sees, and the worlds it must think possible."""

from __future__ import annotations

import json
from typing import Any

import msgspec

from gaslamp.games.terrors_of_london.state import Terrors
from gaslamp.games.view import ZoneView
from gaslamp.kernel.rng import seeded
from gaslamp.kernel.zone import Zone
from scenarios.terrors_of_london.kit import Terror

WORLDS = 80
FACTIONS = ("Undead", "Beast", "Mortal", "Spirit")


def zone(table: Terror, seat: int, name: str) -> ZoneView:
    """A zone as this seat sees it."""
    (found,) = [z for z in table.game.view(table.g, seat).zones if z.id == name]
    return found


def seen(table: Terror, seat: int, name: str) -> list[str]:
    """The cards this seat sees in a zone."""
    return [piece.kind for piece in zone(table, seat, name).pieces]


def notes(table: Terror, seat: int, name: str) -> dict[str, list[str]]:
    """The marks of each card in a zone, without its faction."""
    pieces = zone(table, seat, name).pieces
    return {p.kind: [m for m in p.marks if m not in FACTIONS] for p in pieces}


def whole_view(table: Terror, seat: int) -> Any:
    return json.loads(msgspec.json.encode(table.game.view(table.g, seat)))


def worlds(table: Terror, seat: int) -> list[Terrors]:
    """Many redeals of what the seat cannot know. Whatever it sees is the same in each."""
    judge = table.game.judge()
    rng = seeded(7)
    dealt: list[Terrors] = [judge.redeal(table.g, seat, rng) for _ in range(WORLDS)]
    before = whole_view(table, seat)
    for world in dealt:
        assert json.loads(msgspec.json.encode(table.game.view(world, seat))) == before
        assert table.game.pieces(world) == table.game.pieces(table.g)
    return dealt


def names(g: Terrors, pile: Zone) -> list[str]:
    """From bottom to top."""
    return [g.id(card) for card in pile.listed()]


def hands(dealt: list[Terrors], owner: int) -> set[str]:
    """The cards that are in this hand in some world."""
    return {name for g in dealt for name in names(g, g.players[owner].hand)}


def tops(dealt: list[Terrors], owner: int, place: int = 1) -> set[str]:
    """The cards that lie at this place from the top of the deck in some world."""
    return {names(g, g.players[owner].deck)[-place] for g in dealt}


def lines_for(table: Terror, seat: int) -> list[tuple[str, list[str | int]]]:
    """The log as this seat may read it."""
    return [(x.key, x.args) for x in table.g.log if x.seen_by == -1 or x.seen_by >> seat & 1]


def reads(table: Terror, seat: int, card: str) -> bool:
    """Whether the card's name stands anywhere in the seat's log."""
    return any(card in args for _, args in lines_for(table, seat))
