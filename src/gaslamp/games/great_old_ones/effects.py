"""All effects that content can name, each by its word; `effect.py` says what they share.

Whoever adds one writes its class in the module of what it is about and puts it on its list here,
at the end: the numbers in saves and journals of today count the places.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from gaslamp.games.great_old_ones.ability import ABILITIES
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
from gaslamp.games.great_old_ones.hired import HireKiller, HireRemoval, Swap
from gaslamp.games.great_old_ones.insanity import EVENTS
from gaslamp.games.great_old_ones.people import (
    Extort,
    PayAll,
    Plague,
    Stick,
    TakeFrom,
    Transfer,
)
from gaslamp.games.great_old_ones.scroll import SCROLLS
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
from gaslamp.games.great_old_ones.symbol import SYMBOLS
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

__all__ = ["ABILITIES", "EFFECTS", "EVENTS", "SCROLLS", "SYMBOLS"]

SYMBOLS.extend(
    [
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
)
SCROLLS.extend(
    [
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
)
ABILITIES.extend(
    [
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
)
EVENTS.extend(
    [
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
)


def numbered(kind: Sequence[Effect]) -> None:
    for number, effect in enumerate(kind):
        effect.number = number


numbered(SYMBOLS)
numbered(SCROLLS)
numbered(ABILITIES)
numbered(EVENTS)
EFFECTS: Final[list[Effect]] = [*SYMBOLS, *SCROLLS, *ABILITIES, *EVENTS]
