# border: not compiled
"""The numbers that words of Blackbriar may name."""

from __future__ import annotations

from gaslamp.games.blackbriar.dice import block_value
from gaslamp.games.blackbriar.setup import PILE_1, PILE_2, PILE_3
from gaslamp.games.blackbriar.tables import TOWN_BUILDINGS, Band, Content

SIZES = (6, 8, 10, 12)


def figures(c: Content) -> dict[str, int]:
    """Of each space of a card and of each use of a Building (`bone-saw-2`) what it does, and from
    and up to which value a die does it."""
    found = {
        "buildings": TOWN_BUILDINGS,
        "first-elite": PILE_1,
        "second-elite": PILE_1 + PILE_2,
        "last-wave": PILE_1 + PILE_2 + PILE_3,
    }
    for sides in SIZES:
        found[f"block-{sides}"] = int(block_value(sides))
    for kind in c.kinds:
        found[f"{kind.id}-health"] = int(kind.health)
    for character in c.characters:
        found[f"{character.id}-health"] = int(character.health)
        for weapon in character.weapons:
            if weapon is not None:
                found[f"{weapon.id}-cost"] = int(weapon.cost)
                found[f"{weapon.id}-die"] = int(weapon.die)
                found |= spaces(weapon.id, list(weapon.spaces))
    for building in c.buildings:
        found |= spaces(building.id, list(building.uses))
    return found


def spaces(id: str, bands: list[Band]) -> dict[str, int]:
    found = {}
    for number, band in enumerate(bands, 1):
        found[f"{id}-{number}"] = int(band.amount)
        found[f"{id}-{number}-from"] = int(band.low)
        found[f"{id}-{number}-to"] = int(band.high)
    return found
