# border: not compiled
"""The numbers of Terrors of London's options for learners: by card, not by copy."""

from __future__ import annotations

from gaslamp.games.numbering import RIVALS, Possible, Space, copies, maybe, numbered, one_of, up_to
from gaslamp.games.terrors_of_london import vocabulary as verbs
from gaslamp.games.terrors_of_london.meaning import TerrorsNumbering
from gaslamp.games.terrors_of_london.tables import NO_FACTION, RELIC_CARD, Content, compatible

MOST = 40  # Power, Regeneration or Coin in one go that have a number


def numbering(content: Content) -> Space:
    kinds = content.kinds
    card = copies([kind.id for kind in kinds], [int(kind) for kind in content.kind_of])
    copy = {int(kind): number for number, kind in enumerate(content.kind_of)}
    relics = {kind for kind, one in copy.items() if content.type_of[one] == RELIC_CARD}
    faction = {kind: int(content.faction_of[one]) for kind, one in copy.items()}
    fights = {kind for kind, of in faction.items() if of != NO_FACTION}

    def replaces(kind: int, other: int) -> bool:
        """Only a Relic takes the place of another."""
        return other == 0 or (kind in relics and other - 1 in relics)

    def linked(left: int, right: int) -> bool:
        both = left in fights and right in fights
        return both and compatible(faction[left], faction[right])

    spaces = {
        verbs.OVERLORD_IS: (one_of([lord.id for lord in content.overlords]),),
        verbs.INFLUENCE: (card,),
        verbs.PLAY: (card, maybe(card)),
        verbs.BUY: (card, maybe(card)),
        verbs.ATTACK: (up_to(MOST),),
        verbs.REGENERATE: (up_to(MOST),),
        verbs.CONVERT: (up_to(MOST),),
        verbs.HORDE: (card, card),
        verbs.JOIN_LEFT: (card, card),
        verbs.JOIN_RIGHT: (card, card),
        verbs.RELIC: (card,),
        verbs.OVERLORD: (maybe(card),),
        verbs.HAUNT: (card,),
        verbs.PASS: (up_to(MOST),),
        verbs.HORDE_ABILITY: (card, up_to(2)),
        verbs.CLAIM: (card,),
        verbs.TO_DISCARD: (card,),
        verbs.RAGE: (one_of(("coin", "power")),),
        verbs.DISCARD: (card,),
        verbs.DESTROY: (card, one_of(RIVALS[:2])),
        verbs.DESTROY_STREET: (card,),
        verbs.SACRIFICE: (card, one_of(("", "hand", "discard"))),
        verbs.COMMAND: (card,),
        verbs.GIVE_HAUNT: (maybe(card),),
        verbs.TRIGGER: (card,),
        verbs.LOOK_DISCARD: (card,),
        verbs.LOOK_KEEP: (card,),
    }
    possible: dict[int, Possible] = {
        verbs.PLAY: replaces,
        verbs.BUY: replaces,
        verbs.HORDE: linked,
        verbs.JOIN_LEFT: linked,
        verbs.JOIN_RIGHT: lambda card, end: linked(end, card),
        verbs.HORDE_ABILITY: lambda card, number: card in fights and number > 0,
        verbs.RELIC: lambda card: card in relics,
    }
    return numbered(verbs.V, spaces, possible, kind=TerrorsNumbering)
