"""All effects that content can name, each by its word; `effect.py` says what they share.

Whoever adds one writes its class in the module of what it is about and puts it on its list here,
at the end: the numbers in saves and journals of today count the places.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from gaslamp.games.great_old_ones import goals
from gaslamp.games.great_old_ones.ability import ABILITIES, Ability
from gaslamp.games.great_old_ones.action_cards import PlayTwo
from gaslamp.games.great_old_ones.board_powers import RiverTravel, Spawn, StirOrCalm, SwapOpen
from gaslamp.games.great_old_ones.building import HalfPrice, TakeOverCalm, TakeOverTrouble
from gaslamp.games.great_old_ones.building_powers import (
    House,
    Invite,
    Rent,
    Scrap,
    Tribute,
    Unrest,
)
from gaslamp.games.great_old_ones.dice import Bite, Prowl, Wager, WagerPlayer
from gaslamp.games.great_old_ones.effect import Effect
from gaslamp.games.great_old_ones.elder_powers import (
    Devour,
    Drive,
    Hoard,
    Pull,
    Stir,
    Toll,
    Walk,
    Whisper,
)
from gaslamp.games.great_old_ones.events import (
    Arrivals,
    Explosion,
    Fire,
    Flood,
    Fog,
    Murders,
    Subsidence,
    Thing,
    Tremor,
)
from gaslamp.games.great_old_ones.goal import GOALS, Goal
from gaslamp.games.great_old_ones.hired import HireKiller, HireRemoval, Swap
from gaslamp.games.great_old_ones.insanity import EVENTS, Happening
from gaslamp.games.great_old_ones.people import (
    Extort,
    PayAll,
    Plague,
    Stick,
    TakeFrom,
    Transfer,
)
from gaslamp.games.great_old_ones.scroll import SCROLLS, Scroll
from gaslamp.games.great_old_ones.scrolls import (
    BankForArea,
    BankForBuildings,
    BankForMinions,
    BankForTrouble,
    Draw,
    DrawPerBuilding,
    Flee,
    GrenadierAnywhere,
    GrenadierAway,
    GrenadierNext,
    Loan,
    Push,
    PutAnywhere,
    PutAtBuilding,
    PutInTrouble,
    PutNear,
    RemoveAgent,
    Travel,
    TroubleAnywhere,
    TroubleNext,
)
from gaslamp.games.great_old_ones.secrets import Divine, Recall, TradeObjective
from gaslamp.games.great_old_ones.symbol import SYMBOLS, Symbol
from gaslamp.games.great_old_ones.symbols import (
    AnotherSymbol,
    AssassinationSymbol,
    BuildingSymbol,
    InsanitySymbol,
    InterruptSymbol,
    MinionSymbol,
    MoneySymbol,
    ScrollSymbol,
    SummonSymbol,
)
from gaslamp.games.great_old_ones.trading import (
    ForceDiscard,
    Inspect,
    Receive,
    Renew,
    Sell,
    SellTo,
    Steal,
    Throw,
    Tithe,
    TradeHands,
)

__all__ = ["ABILITIES", "EFFECTS", "EVENTS", "GOALS", "SCROLLS", "SYMBOLS"]

EVERY_SYMBOL: Final[list[Symbol]] = [
    MinionSymbol(),
    BuildingSymbol(),
    AssassinationSymbol(),
    SummonSymbol(),
    MoneySymbol(),
    ScrollSymbol(),
    InsanitySymbol(),
    AnotherSymbol(),
    InterruptSymbol(),
]
EVERY_SCROLL: Final[list[Scroll]] = [
    PayAll(),
    Loan(),
    Receive(),
    Tithe(),
    BankForMinions(),
    Push(),
    PlayTwo(),
    Wager(),
    Divine(),
    Stick(),
    Extort(),
    Recall(),
    Draw(),
    WagerPlayer(),
    Sell(),
    TakeFrom(),
    Throw(),
    BankForTrouble(),
    SellTo(),
    Flee(),
    TradeObjective(),
    GrenadierNext(),
    GrenadierAnywhere(),
    GrenadierAway(),
    HireRemoval(),
    RemoveAgent(),
    HireKiller(),
    Swap(),
    Inspect(),
    Prowl(),
    TradeHands(),
    BankForBuildings(),
    Travel(),
    PutAnywhere(),
    Renew(),
    Plague(),
    TakeOverCalm(),
    TakeOverTrouble(),
    HalfPrice(),
    PutAtBuilding(),
    PutNear(),
    BankForArea(),
    PutInTrouble(),
    Steal(),
    Transfer(),
    ForceDiscard(),
    TroubleAnywhere(),
    TroubleNext(),
    Bite(),
    DrawPerBuilding(),
]
EVERY_ABILITY: Final[list[Ability]] = [
    RiverTravel(),
    StirOrCalm(),
    SwapOpen(),
    Spawn(),
    House(),
    Unrest(),
    Scrap(),
    Rent(),
    Invite(),
    Tribute(),
    Stir(),
    Toll(),
    Devour(),
    Pull(),
    Whisper(),
    Walk(),
    Hoard(),
    Drive(),
]
EVERY_HAPPENING: Final[list[Happening]] = [
    Flood(),
    Fire(),
    Fog(),
    Explosion(),
    Tremor(),
    Murders(),
    Subsidence(),
    Arrivals(),
    Thing(),
]
EVERY_GOAL: Final[list[Goal]] = [
    goals.Control(),
    goals.Contested(),
    goals.Presence(),
    goals.Unrest(),
    goals.Wealth(),
    goals.Strength(),
    goals.Clock(),
]
EFFECTS: Final[list[Effect]] = [
    *EVERY_SYMBOL,
    *EVERY_SCROLL,
    *EVERY_ABILITY,
    *EVERY_HAPPENING,
    *EVERY_GOAL,
]


def numbered(kind: Sequence[Effect]) -> None:
    """What cards carry and saves keep is the place on the list."""
    for number, effect in enumerate(kind):
        effect.number = number


numbered(EVERY_SYMBOL)
numbered(EVERY_SCROLL)
numbered(EVERY_ABILITY)
numbered(EVERY_HAPPENING)
numbered(EVERY_GOAL)
# The rules find them here, below all that they are about.
SYMBOLS.extend(EVERY_SYMBOL)
SCROLLS.extend(EVERY_SCROLL)
ABILITIES.extend(EVERY_ABILITY)
EVENTS.extend(EVERY_HAPPENING)
GOALS.extend(EVERY_GOAL)
