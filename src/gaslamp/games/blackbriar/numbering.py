# border: not compiled
"""The numbers of Blackbriar's options for learners. Townsfolk go by their order at the table,
creatures by kind."""

from __future__ import annotations

from typing import Any

from gaslamp.games.blackbriar import vocabulary as verbs
from gaslamp.games.blackbriar.hexes import HEX_NAMES
from gaslamp.games.blackbriar.tables import (
    DICE_ROOM,
    FOLK_ROOM,
    LINES,
    LOAD_SPACE,
    MAUSOLEUM_TARGET,
    NO_TARGET,
    NO_USE,
)
from gaslamp.games.blackbriar.targeting import MARKS
from gaslamp.games.numbering import Part, Space, copies, numbered, one_of, up_to
from gaslamp.kernel.numbering import NO_NUMBER

SPACES = LOAD_SPACE + 1  # of a weapon
SIDES = 12  # of the largest die


def numbering(content: Any) -> Space:
    folk_names = [f"townsfolk-{n + 1}" for n in range(FOLK_ROOM)]
    folk, hex = one_of(folk_names), one_of(HEX_NAMES)
    kinds = [*folk_names, *(kind.id for kind in content.kinds)]
    kind_of = [piece if piece < FOLK_ROOM else FOLK_ROOM + int(content.kind_of[piece])
               for piece in range(content.pieces)]  # fmt: skip
    piece, target = copies(kinds, kind_of), targets(kinds, kind_of)
    die = one_of([f"{name}:die-{n + 1}" for name in folk_names for n in range(DICE_ROOM)])
    weapon = one_of([f"weapon-{n + 1}" for n in range(LINES)])
    mark = one_of([f"mark-{n + 1}" for n in range(MARKS)])
    uses = max(len(building.uses) for building in content.buildings)
    use = Part(
        (*(f"use-{n + 1}" for n in range(uses)), ""),
        (*range(uses), *[NO_NUMBER] * (NO_USE - uses), uses),
    )
    spaces = {
        verbs.TOWNSFOLK: (one_of([one.id for one in content.characters]),),
        verbs.START: (folk, hex),
        verbs.LIFT: (die,),
        verbs.MOVE: (folk, hex),
        verbs.DETONATE: (folk, copies(weapon.names, [n >> 4 for n in range(LINES << 4)]), target),
        verbs.USE: (folk, spaced(), target),
        verbs.LOAD: (folk, weapon),
        verbs.FUSE: (folk, weapon),
        verbs.OFFER: (folk,),
        verbs.PAY: (folk, weapon),
        verbs.REPAIR: (folk, weapon),
        verbs.WALK: (folk, hex),
        verbs.BUILDING: (one_of([one.id for one in content.buildings]), use, target),
        verbs.BLOCK: (die,),
        verbs.TARGET: (mark,),
        verbs.STEP: (hex, piece),
        verbs.FIRST: (piece,),
        verbs.ARRIVE: (hex,),
        verbs.BREAK: (folk, weapon),
        verbs.MAGICK: (mark,),
        verbs.GIVE_DIE: (die,),
        verbs.COMPEL: (piece, one_of(("",)), target),
        verbs.COMPEL_MOVE: (piece, hex),
        verbs.REPEL: (piece, hex),
        verbs.HIT: (piece,),
        verbs.REROLL: (die,),
        verbs.SET_DIE: (die, up_to(SIDES)),
        verbs.ASK: (die,),
        verbs.REFUSE: (folk,),
    }
    possible = {
        verbs.BUILDING: lambda b, use, target: use == uses or use < len(content.buildings[b].uses)
    }
    return numbered(verbs.V, spaces, possible)


def targets(kinds: list[str], kind_of: list[int]) -> Part:
    """A piece, the Mausoleum, or none."""
    digits = kind_of + [NO_NUMBER] * (NO_TARGET + 1 - len(kind_of))
    digits[MAUSOLEUM_TARGET] = len(kinds)
    digits[NO_TARGET] = len(kinds) + 1
    return Part((*kinds, "mausoleum", ""), tuple(digits))


def spaced() -> Part:
    """A weapon with one of its spaces, which one number tells."""
    digits = [NO_NUMBER] * (LINES << 4)
    names: list[str] = []
    for line in range(LINES):
        for space in range(SPACES):
            digits[line << 4 | space] = len(names)
            names.append(f"weapon-{line + 1}:{space + 1}")
    return Part(tuple(names), tuple(digits))
