"""Townsfolk on the move (BB-TMV)."""

from __future__ import annotations

from mypy_extensions import i64

from gaslamp.games.blackbriar import vocabulary as verbs
from gaslamp.games.blackbriar.board import active_in_stack, mausoleum_at, move_to, stunned
from gaslamp.games.blackbriar.hexes import distance, hex_name, neighbour
from gaslamp.games.blackbriar.state import NONE, Blackbriar
from gaslamp.games.blackbriar.tables import FOLK_ROOM
from gaslamp.kernel.menu import Menu


def held_back(g: Blackbriar, folk: i64, h: i64) -> bool:
    """BB-TMV-05/06: whether moving there would leave an active creature beside it."""
    home = g.board.hex_of[folk]
    if g.board.top[home] != folk:
        return False
    side: i64 = 0
    while side < 6:
        beside = neighbour(home, side)
        if beside >= 0:
            piece = g.board.top[beside]
            if piece >= FOLK_ROOM and not stunned(g, piece) and distance(beside, h) != 1:
                return True
        side += 1
    return False


def offer_moves(g: Blackbriar, m: Menu, verb: i64, folk: i64) -> None:
    """BB-TMV-01/04/05/07, BB-BOARD-07: the empty hexes beside it that it may enter."""
    if active_in_stack(g, folk):
        m.refuse("why-pinned", "BB-TMV-04", verb, folk, g.board.hex_of[folk], with_=g.id(folk))
        return
    home = g.board.hex_of[folk]
    side: i64 = 0
    while side < 6:
        h = neighbour(home, side)
        if h >= 0 and g.board.top[h] == NONE:
            if mausoleum_at(g, h):
                m.refuse("why-mausoleum", "BB-BOARD-07", verb, folk, h)
            elif held_back(g, folk, h):
                m.refuse("why-held", "BB-TMV-05", verb, folk, h, with_=g.id(folk))
            else:
                m.offer(verb, folk, h)
        side += 1


def walk(g: Blackbriar, folk: i64, h: i64) -> None:
    move_to(g, folk, h)
    if g.logging:
        g.say("moves", g.id(folk), hex_name(h))


def start_on(g: Blackbriar, folk: i64, m: Menu) -> None:
    """BB-SETUP-20: any empty Town hex."""
    h: i64 = 0
    while h < 12:
        if g.board.top[h] == NONE:
            m.offer(verbs.START, folk, h)
        else:
            m.refuse("why-taken-hex", "BB-SETUP-20", verbs.START, folk, h)
        h += 1
