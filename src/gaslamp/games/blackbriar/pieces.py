# border: not compiled
"""Every piece of the game, each in exactly one place (section 9)."""

from __future__ import annotations

from gaslamp.games.blackbriar.state import Blackbriar
from gaslamp.games.blackbriar.tables import DICE_ROOM


def pieces(g: Blackbriar) -> list[str]:
    """All cards and all dice."""
    piles = [g.deck, g.aside, g.discard, g.removed, g.horde]
    cards = [f"card {g.id(piece)}" for pile in piles for piece in pile.listed()]
    return sorted(cards + dice(g))


def dice(g: Blackbriar) -> list[str]:
    """The dice of the townsfolk in play as they are, those of the others as printed."""
    cast = [int(g.cast[folk]) for folk in range(int(g.folk))]
    found = []
    for index, character in enumerate(g.content.characters):
        if index in cast:
            start = cast.index(index) * DICE_ROOM
            sides = [int(g.sides[die]) for die in range(start, start + DICE_ROOM)]
        else:
            sides = character.dice + [int(w.die) for w in character.weapons if w is not None]
        found += [f"die {character.id} d{n}" for n in sides if n > 0]
    return found
