"""All effects that content can name, each by its word; `effect.py` says what they share.

Whoever adds one writes its class in the module of what it is about and puts it on the list at that
module's end.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from librt.vecs import vec

from gaslamp.games.great_old_ones.ability import ABILITIES, Ability
from gaslamp.games.great_old_ones.action_cards import CARD_SCROLLS
from gaslamp.games.great_old_ones.board_powers import BOARD_POWERS
from gaslamp.games.great_old_ones.building import BUILDING_SCROLLS
from gaslamp.games.great_old_ones.building_powers import BUILDING_POWERS
from gaslamp.games.great_old_ones.dice import DICE_SCROLLS
from gaslamp.games.great_old_ones.effect import Effect
from gaslamp.games.great_old_ones.elder_powers import ELDER_POWERS
from gaslamp.games.great_old_ones.events import EVERY_HAPPENING
from gaslamp.games.great_old_ones.goal import GOALS, Goal
from gaslamp.games.great_old_ones.goals import EVERY_GOAL
from gaslamp.games.great_old_ones.hired import HIRED_SCROLLS
from gaslamp.games.great_old_ones.insanity import EVENTS, Happening
from gaslamp.games.great_old_ones.people import PEOPLE_SCROLLS
from gaslamp.games.great_old_ones.scroll import SCROLLS, Scroll
from gaslamp.games.great_old_ones.scrolls import BOARD_SCROLLS
from gaslamp.games.great_old_ones.secrets import SECRET_SCROLLS
from gaslamp.games.great_old_ones.symbol import SYMBOLS, Symbol
from gaslamp.games.great_old_ones.symbols import EVERY_SYMBOL
from gaslamp.games.great_old_ones.trading import TRADING_SCROLLS

__all__ = ["ABILITIES", "EFFECTS", "EVENTS", "GOALS", "SCROLLS", "SYMBOLS"]

EVERY_SCROLL: Final[list[Scroll]] = [
    *BOARD_SCROLLS,
    *BUILDING_SCROLLS,
    *PEOPLE_SCROLLS,
    *TRADING_SCROLLS,
    *CARD_SCROLLS,
    *DICE_SCROLLS,
    *SECRET_SCROLLS,
    *HIRED_SCROLLS,
]
EVERY_ABILITY: Final[list[Ability]] = [*BOARD_POWERS, *BUILDING_POWERS, *ELDER_POWERS]
EFFECTS: Final[list[Effect]] = [
    *EVERY_SYMBOL,
    *EVERY_SCROLL,
    *EVERY_ABILITY,
    *EVERY_HAPPENING,
    *EVERY_GOAL,
]


def numbered(kind: Sequence[Effect]) -> None:
    """What cards carry is the place on the list."""
    for number, effect in enumerate(kind):
        effect.number = number


numbered(EVERY_SYMBOL)
numbered(EVERY_SCROLL)
numbered(EVERY_ABILITY)
numbered(EVERY_HAPPENING)
numbered(EVERY_GOAL)
# The rules find them here, below all that they are about.
SYMBOLS.all = vec[Symbol](EVERY_SYMBOL)
SCROLLS.all = vec[Scroll](EVERY_SCROLL)
ABILITIES.all = vec[Ability](EVERY_ABILITY)
EVENTS.all = vec[Happening](EVERY_HAPPENING)
GOALS.all = vec[Goal](EVERY_GOAL)
