# border: not compiled
"""What a new Agent would change in each area where it may be placed, and what counts already."""

from __future__ import annotations

from gaslamp.games.great_old_ones import board, facts, winning
from gaslamp.games.great_old_ones import vocabulary as verbs
from gaslamp.games.great_old_ones.goal import GOALS
from gaslamp.games.great_old_ones.notes import scroll_in_play
from gaslamp.games.great_old_ones.scroll import SCROLLS
from gaslamp.games.great_old_ones.shapes import Foreseen
from gaslamp.games.great_old_ones.state import NOBODY, NOWHERE, OldOnes, at
from gaslamp.games.great_old_ones.tables import AREAS
from gaslamp.kernel.menu import Menu, Option
from gaslamp.kernel.state import Question, fill, pending


def foreseen(g: OldOnes, seat: int) -> dict[str, Foreseen]:
    """GO-TROUB-01, GO-CTRL-01..03: by area, for an Agent out of the supply of the seat asked."""
    waiting = pending(g) if g.outcome is None and seat >= 0 else None
    if not isinstance(waiting, Question) or waiting.seat != seat:
        return {}
    menu = Menu(seat)
    fill(g, menu)
    card = scroll_in_play(g)
    quiet = card is not None and SCROLLS.all[card.scroll].quiet
    options = [Option(seat, code) for code in menu.listed()]
    placing = [int(o.a) for o in options if o.verb == verbs.PLACE and o.b == 0]
    return {g.area_id(area): placed(g, seat, area, quiet) for area in placing}


def placed(g: OldOnes, seat: int, area: int, quiet: bool) -> Foreseen:
    twin = g.clone()
    twin.logging = False
    board.place_agent(twin, seat, area, quiet)
    holder, after = int(board.controller(g, area)), int(board.controller(twin, area))
    sin = g.content.objectives[g.players[seat].objective].id
    return {
        "trouble": board.in_trouble(twin, area) and not board.in_trouble(g, area),
        "gains": after == seat and holder != seat,
        "loses": holder if holder not in (NOBODY, after) else NOBODY,
        "objective": facts.progress(twin, seat)[sin],
    }


def counting(g: OldOnes, seat: int) -> list[str]:
    """The areas that count for the seat's own Objective as it stands."""
    if seat < 0 or g.players[seat].objective == NOWHERE:
        return []
    goal = GOALS.all[g.content.objectives[g.players[seat].objective].goal].word
    return [g.area_id(area) for area in range(AREAS) if counts(g, seat, area, goal)]


def counts(g: OldOnes, seat: int, area: int, goal: str) -> bool:
    if goal == "presence":
        return g.london.minions[at(seat, area)] > 0 and g.london.grenadiers[area] == 0
    if goal == "trouble":
        return board.in_trouble(g, area)
    if goal == "control":
        return board.controls(g, seat, area)
    if goal == "contested":
        return board.controls(g, seat, area) and winning.has_rival(g, seat, area)
    elders = range(len(g.elders.area)) if goal == "elders" else ()
    return any(g.elders.area[e] == area and g.elders.owner[e] == seat for e in elders)
