"""Resolving a Rumor or Miasma (PD-RUM)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gaslamp.games.plague_of_dracula.combat import fight
from gaslamp.games.plague_of_dracula.deck import check
from gaslamp.games.plague_of_dracula.readiness import ready_hunters, refuse_spent, spent_hunters
from gaslamp.games.plague_of_dracula.searching import search_bag
from gaslamp.games.plague_of_dracula.state import Plague, whispered
from gaslamp.games.plague_of_dracula.status_track import open_spaces
from gaslamp.games.plague_of_dracula.tables import COFFIN, HUNTERS, UNMARKED
from gaslamp.games.plague_of_dracula.vocabulary import RESOLVE
from gaslamp.kernel.menu import Menu

SEARCH_RESULT: Final = 0
RUMOR_FALSE: Final = 1
ATTACK: Final = 2
COFFIN_RESULT: Final = 3


def can_resolve(g: Plague, ready_ones: i64) -> bool:
    h: i64 = 0
    while h < HUNTERS:
        if (ready_ones >> h) & 1 and whispered(g, g.place[h]):
            return True
        h += 1
    return False


def offer_resolution(g: Plague, m: Menu) -> None:
    ready_ones = ready_hunters(g, m.seat)
    spent = spent_hunters(g, m)
    h: i64 = 0
    while h < HUNTERS:
        if ((ready_ones | spent) >> h) & 1 and whispered(g, g.place[h]):
            if (ready_ones >> h) & 1:
                m.offer(RESOLVE, h)
            else:
                refuse_spent(g, m, h, RESOLVE, h)
        h += 1


def resolve(g: Plague, hunter: i64) -> None:
    """PD-RUM-01..05: the marker goes back, and the table says what was behind it."""
    place = g.place[hunter]
    g.marks[place] = UNMARKED
    g.stores.rumors += 1
    g.say("resolves", g.content.hunter_ids[hunter], g.content.place_ids[place])
    result = g.content.rumors[check(g, "drawn-rumor")]
    if result == SEARCH_RESULT:
        if open_spaces(g, hunter) > 0:
            search_bag(g, hunter)
        else:
            g.say("no-room", g.content.hunter_ids[hunter])
    elif result == ATTACK:
        fight(g, place)
    elif result == COFFIN_RESULT:
        uncover_coffin(g, place)
    else:
        g.say("rumor-false", g.content.place_ids[place])


def uncover_coffin(g: Plague, place: i64) -> None:
    """PD-RUM-05: the top marker of the stack, face up, without combat."""
    if g.stack.size() == 0:
        g.say("no-coffin-left", g.content.place_ids[place])
        return
    g.veil()
    g.marks[place] = COFFIN
    g.coffins[place] = g.stack.pull()
    g.say("coffin-found", g.content.place_ids[place], int(g.coffins[place]))
