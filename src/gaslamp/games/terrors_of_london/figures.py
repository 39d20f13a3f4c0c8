# border: not compiled
"""The numbers that words of Terrors of London may name."""

from __future__ import annotations

from gaslamp.games.terrors_of_london.buying import ACOLYTE_COST
from gaslamp.games.terrors_of_london.cleanup import DRAW_PHASE_CARDS
from gaslamp.games.terrors_of_london.keywords import SACRIFICE_POWER, Command, Curse, Rage
from gaslamp.games.terrors_of_london.state import RELIC_PLACES, STREET_SIZE


def figures() -> dict[str, int]:
    return {
        "acolyte-price": int(ACOLYTE_COST),
        "command-cost": Command.usual,
        "curse-health": Curse.usual,
        "hand": int(DRAW_PHASE_CARDS),
        "rage": Rage.usual,
        "relics": int(RELIC_PLACES),
        "sacrifice-power": int(SACRIFICE_POWER),
        "street": int(STREET_SIZE),
    }
