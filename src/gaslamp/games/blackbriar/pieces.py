# border: not compiled
"""Every piece of the game, each in exactly one place (section 9)."""

from __future__ import annotations

from gaslamp.games.blackbriar.state import Blackbriar
from gaslamp.games.blackbriar.tables import DICE_ROOM


def pieces(g: Blackbriar) -> list[str]:
    """All cards and all dice."""
    piles = [g.piles.deck, g.piles.aside, g.piles.discard, g.piles.removed, g.piles.horde]
    cards = [f"card {g.id(piece)}" for pile in piles for piece in pile.listed()]
    return sorted(cards + dice(g))


def dice(g: Blackbriar) -> list[str]:
    """The dice of the townsfolk in play as they are, those of the others as printed."""
    cast = [int(g.sheets.cast[folk]) for folk in range(int(g.folk))]
    found = []
    for index, character in enumerate(g.content.characters):
        if index in cast:
            start = cast.index(index) * DICE_ROOM
            sides = [int(g.dice.sides[die]) for die in range(start, start + DICE_ROOM)]
        else:
            sides = character.dice + [int(w.die) for w in character.weapons if w is not None]
        found += [f"die {character.id} d{n}" for n in sides if n > 0]
    return found
