# border: not compiled
"""The numbers of London Dread's options for learners. Characters go by their order at the table."""

from __future__ import annotations

from typing import Any

from gaslamp.games.london_dread import vocabulary as verbs
from gaslamp.games.london_dread.places import AREA_IDS, HOURS, LOCATION_IDS
from gaslamp.games.london_dread.state import COLOURS, NUMBERS
from gaslamp.games.london_dread.tables import INJURED, UNHINGED, condition_id
from gaslamp.games.numbering import Space, numbered, one_of, up_to

MOST_CHARACTERS = 4
MOST_DICE = 6


def numbering(content: Any) -> Space:
    character = one_of([f"character-{n + 1}" for n in range(MOST_CHARACTERS)])
    seat = one_of([f"seat-{n}" for n in range(MOST_CHARACTERS)])
    sheet = one_of([character.id for character in content.characters])
    area, location, hour = one_of(AREA_IDS), one_of(LOCATION_IDS), one_of(HOURS)
    colour = one_of(COLOURS)
    token = up_to(NUMBERS)
    item = one_of([item.id for item in content.items])
    card = one_of([card.id for card in content.cards])
    goon = one_of([goon.id for goon in content.goons])
    numbers = [str(n) for n in range(NUMBERS + 1)]
    spaces = {
        verbs.BE: (sheet,),
        verbs.LEAD_EXTRA: (seat,),
        verbs.LIFT: (area,),
        verbs.REVEAL: (location,),
        verbs.PLACE: (character, hour, token),
        verbs.TURN: (character, hour, one_of((verbs.NUMBER, *AREA_IDS))),
        verbs.TAKE_BACK: (character, hour),
        verbs.SWAP: (character, hour, hour),
        verbs.TAKE_STASH: (character, token),
        verbs.RETURN_STASH: (character, token),
        verbs.MARK: (location, colour),
        verbs.UNMARK: (location, colour),
        verbs.LEADER: (seat,),
        verbs.DETOUR: (character, hour, area),
        verbs.INVESTIGATE: (location,),
        verbs.TAKE_ALLY: (character, location),
        verbs.LET_GO: (character, card),
        verbs.MENACE: (location,),
        verbs.USE: (character, item, up_to(MOST_DICE)),
        verbs.DEPLETE: (character, item, up_to(MOST_DICE)),
        verbs.SACRIFICE: (character, card),
        verbs.VIRTUE: (character,),
        verbs.DRAW: (character,),
        verbs.NEXT: (character,),
        verbs.ROLL: (character,),
        verbs.RESOLVE: (character,),
        verbs.HEAL: (character, one_of(("", condition_id(INJURED), condition_id(UNHINGED)))),
        verbs.VICTIM: (character,),
        verbs.LOSE_ITEM: (character, item),
        verbs.GIVE: (character,),
        verbs.FROM_SUPPLY: (item,),
        verbs.READY_ITEM: (character, item),
        verbs.READY_ITEMS: (character,),
        verbs.REPLAN: (character, hour, one_of((*numbers, *AREA_IDS))),
        verbs.EASE: (location,),
        verbs.REMOVE_GOON: (goon,),
        verbs.IN: (character,),
        verbs.OUT: (character,),
        verbs.PLAY: (character, card),
        verbs.BRIBE: (character,),
        verbs.SECRET: (one_of([secret.id for secret in content.secrets]),),
        verbs.DISCARD: (character, card),
        verbs.SHOW_HAND: (character,),
    }
    return numbered(verbs.V, spaces)
