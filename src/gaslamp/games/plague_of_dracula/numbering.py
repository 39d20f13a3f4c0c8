# border: not compiled
"""The numbers of Plague of Dracula's options for learners."""

from __future__ import annotations

from typing import Any

from gaslamp.games.numbering import Space, numbered, one_of
from gaslamp.games.plague_of_dracula import vocabulary as verbs

MOST_COFFINS = 9
MOST_PLAYERS = 6


def numbering(content: Any) -> Space:
    hunter = one_of(content.hunter_ids)
    place = one_of(content.place_ids)
    weapon = one_of(content.item_ids)
    player = one_of([f"seat-{n}" for n in range(MOST_PLAYERS)])
    coffins = one_of([f"coffins-{n}" for n in range(MOST_COFFINS + 1)])
    spaces = {
        verbs.CLEANSE: (place,),
        verbs.SEARCH: (hunter, one_of(verbs.SEARCHES)),
        verbs.RETURN: (hunter, weapon),
        verbs.GIVE: (hunter, weapon, hunter),
        verbs.EXCHANGE: (hunter, weapon, hunter),
        verbs.ARRANGE: (hunter,),
        verbs.MOVE: (hunter, place),
        verbs.BOARD: (hunter,),
        verbs.DRIVE: (place,),
        verbs.TRANSFUSE: (one_of(verbs.CLINICIANS), hunter),
        verbs.RESOLVE: (hunter,),
        verbs.TARGET: (hunter,),
        verbs.CHAMPION: (hunter,),
        verbs.USE: (weapon, hunter),
        verbs.WITHHOLD: (weapon,),
        verbs.FLEE: (hunter, place),
        verbs.FOLLOW: (hunter, place),
        verbs.STAY: (hunter,),
        verbs.STAKE: (hunter,),
        verbs.LAY: (hunter,),
        verbs.HAND_OVER: (hunter, player),
        verbs.GIVER: (player,),
        verbs.SPREAD: (coffins, place),
        verbs.ATTACKER: (one_of(content.foe_ids),),
        verbs.ARRIVE: (hunter, place),
        verbs.TAKE: (weapon, hunter),
        verbs.REMOVE: (place,),
        verbs.PLACE: (place,),
        verbs.START: (hunter, place),
        verbs.DRAW_ITEM: (hunter,),
        verbs.RECEIVE: (hunter, weapon),
        verbs.REVEAL: (place,),
        verbs.NEXT_CARD: (one_of(content.card_ids),),
        verbs.WHISPER: (place,),
        verbs.PICK: (hunter,),
        verbs.FIRST: (weapon,),
    }
    return numbered(verbs.V, spaces)
