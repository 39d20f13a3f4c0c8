# border: not compiled
"""The numbers that words of London Dread may name."""

from __future__ import annotations

from gaslamp.games.london_dread.chapter import FACE_DOWN, STASH_TOKEN
from gaslamp.games.london_dread.clock import DETOUR_DREAD
from gaslamp.games.london_dread.conditions import SECOND_COPY
from gaslamp.games.london_dread.dice import FACES
from gaslamp.games.london_dread.state import ACTIONS, DICE_SUCCESS, MOST_DREAD
from gaslamp.games.london_dread.track import FIRST_SUCCESS, PER_SUCCESS


def figures() -> dict[str, int]:
    return {
        "detour": DETOUR_DREAD,
        "die-faces": FACES,
        "die-successes": DICE_SUCCESS,
        "dread-most": MOST_DREAD,
        "dread-per-success": PER_SUCCESS,
        "face-down": FACE_DOWN,
        "first-success": FIRST_SUCCESS,
        "hours": ACTIONS,
        "second-condition": SECOND_COPY,
        "stash": STASH_TOKEN,
    }
