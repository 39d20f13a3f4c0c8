"""What simulations count a game by; compiled, since every one of their games is asked for it."""

from __future__ import annotations

from gaslamp.games.blackbriar.board import health_left
from gaslamp.games.blackbriar.hexes import hex_name
from gaslamp.games.blackbriar.state import Blackbriar


def groups(g: Blackbriar) -> dict[str, list[str]]:
    """By the townsfolk of each seat; a seat with several goes by its first."""
    ids: list[str] = []
    for seat in range(g.seats):
        character = g.sheets.cast[seat]
        ids.append(g.content.characters[character].id if character >= 0 else "none")
    return {"townsfolk": ids}


def facts(g: Blackbriar) -> dict[str, str]:
    return {
        "townsfolk-in-play": str(int(g.folk)),
        "mausoleum": hex_name(g.ground.mausoleum),
    }


def score(g: Blackbriar) -> list[int]:
    """The Health left of each seat's townsfolk, added up."""
    found = [0] * int(g.seats)
    for folk in range(g.folk):
        if g.sheets.cast[folk] >= 0:
            found[folk % g.seats] += max(0, int(health_left(g, folk)))
    return found
