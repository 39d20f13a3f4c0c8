# border: not compiled
"""The numbers of Great Old Ones' options for learners."""

from __future__ import annotations

from typing import Any

from gaslamp.games.great_old_ones import vocabulary as verbs
from gaslamp.games.great_old_ones.meaning import OldOnesNumbering
from gaslamp.games.great_old_ones.state import COLOURS, PIECE_CITIZEN, PIECE_ELDER
from gaslamp.games.numbering import RIVALS, Part, Space, maybe, numbered, one_of, up_to
from gaslamp.kernel.numbering import NO_NUMBER

ROW = 6  # places of the open row that have a number
MOST = 20  # money in one go


def numbering(content: Any) -> Space:
    areas = [area.id for area in content.areas]
    elders = [elder.id for elder in content.elders]
    area, elder = one_of(areas), one_of(elders)
    card = one_of([card.id for card in content.cards])
    building = one_of([building.id for building in content.buildings])
    rival = one_of(RIVALS)
    piece = pieces(areas, elders)
    spaces = {
        verbs.COLOUR: (one_of(COLOURS),),
        verbs.PLAY: (card,),
        verbs.USE_BOARD: (one_of([board.id for board in content.boards]),),
        verbs.USE_BUILDING: (building,),
        verbs.USE_ELDER: (elder,),
        verbs.PLACE: (area, maybe(area)),
        verbs.MOVE: (piece, area),
        verbs.SUMMONED: (elder, area),
        verbs.KILL: (piece,),
        verbs.SACRIFICE: (piece,),
        verbs.BUILD: (building, area),
        verbs.TAKE_MONEY: (up_to(MOST),),
        verbs.SCROLL_ON: (rival,),
        verbs.TAKE_OPEN: (card,),
        verbs.REACT: (card,),
        verbs.RETURN: (card, area),
        verbs.PUSH: (piece, area),
        verbs.REMOVE: (piece,),
        verbs.LOSE: (piece,),
        verbs.GIVE: (card,),
        verbs.THROW: (card,),
        verbs.SELL: (card,),
        verbs.PASS_CARD: (card, rival),
        verbs.TROUBLE: (area,),
        verbs.CALM: (area,),
        verbs.GRENADIER: (area, area),
        verbs.GRENADIER_AWAY: (area, maybe(rival)),
        verbs.SWAP: (piece,),
        verbs.KEEP: (card,),
        verbs.TAKE_OVER: (area, building),
        verbs.AREA: (area,),
        verbs.TRANSFER: (rival, rival),
        verbs.SWAP_CARDS: (card, one_of([f"row-{n + 1}" for n in range(ROW)])),
        verbs.FLEE: (piece, area),
        verbs.PAY_FOR: (building,),
    }
    return numbered(verbs.V, spaces, kind=OldOnesNumbering)


def pieces(areas: list[str], elders: list[str]) -> Part:
    """Agents by owner and area, Elder Ones, and new Citizens by area; numbers between are none."""
    digits = [NO_NUMBER] * (PIECE_CITIZEN + len(areas))
    names: list[str] = []
    for owner, whose in enumerate(RIVALS):
        for area, name in enumerate(areas):
            digits[owner << 4 | area] = len(names)
            names.append(f"{whose}:{name}")
    for elder, name in enumerate(elders):
        digits[PIECE_ELDER + elder] = len(names)
        names.append(name)
    for area, name in enumerate(areas):
        digits[PIECE_CITIZEN + area] = len(names)
        names.append(f"{verbs.CITIZEN}:{name}")
    return Part(tuple(names), tuple(digits))
