# border: not compiled
"""The numbers that words of Plague of Dracula may name."""

from __future__ import annotations

from gaslamp.games.plague_of_dracula.last_battle import LOCATIONS_PER_SPACE
from gaslamp.games.plague_of_dracula.movement import CARRIAGE_SEATS
from gaslamp.games.plague_of_dracula.plague_spread import MOST_COFFINS
from gaslamp.games.plague_of_dracula.rumors import ATTACK, COFFIN_RESULT, RUMOR_FALSE, SEARCH_RESULT
from gaslamp.games.plague_of_dracula.state import QUIET_TURNS
from gaslamp.games.plague_of_dracula.tables import (
    BAT_COLUMN,
    BEATEN_SPACE,
    BY_SEWARD,
    BY_STAFF,
    BY_VAN_HELSING,
    COFFIN_COLUMN,
    DAGGER,
    DIE_COLUMN,
    INFECTED,
    KUKRI,
    LAST_TURN,
    LOCATIONS,
    REVOLVER,
    SPACES,
    TOP_SPACE,
    VAMPIRE,
    Tables,
)

LEAST_COFFINS = 1
CLINICIANS = {"seward": BY_SEWARD, "van-helsing": BY_VAN_HELSING, "staff": BY_STAFF}
LOOKS = {"search": SEARCH_RESULT, "false": RUMOR_FALSE, "attack": ATTACK, "coffin": COFFIN_RESULT}


def figures(c: Tables) -> dict[str, int]:
    rumors = [int(c.rumors[value]) for value in range(1, DIE_COLUMN + 1)]
    return {
        "attack-check": COFFIN_COLUMN,
        "beaten-space": BEATEN_SPACE,
        "bites": SPACES,
        "blow": BAT_COLUMN,
        "spaces": SPACES,
        "carriage": CARRIAGE_SEATS,
        "coffins-least": LEAST_COFFINS,
        "coffins-most": MOST_COFFINS,
        "dagger": int(c.secular_bonus[DAGGER]),
        "kukri": int(c.secular_bonus[KUKRI]),
        "revolver": int(c.secular_bonus[REVOLVER]),
        "last-turn": LAST_TURN,
        "quiet": QUIET_TURNS,
        "tainted-per-space": LOCATIONS_PER_SPACE,
        "locations": LOCATIONS,
        "top-space": TOP_SPACE,
        "renfield-breaks-out": int(c.renfield_purfleet),
        "renfield-with-seward": int(c.renfield_seward),
        "renfield-caught": int(c.renfield_carfax),
        "strength-infected": int(c.foe_strength[INFECTED]),
        "strength-turned": int(c.foe_strength[VAMPIRE]),
        **{f"heals-{who}": int(c.transfusion[by * 3 + 1]) for who, by in CLINICIANS.items()},
        **{f"look-{what}": rumors.count(result) for what, result in LOOKS.items()},
        "looks": len(rumors),
    }
