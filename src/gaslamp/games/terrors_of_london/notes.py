# border: not compiled
"""Words beside an option: what it costs or brings, and what it would throw away."""

from __future__ import annotations

from mypy_extensions import i64

from gaslamp.games.terrors_of_london import verbs
from gaslamp.games.terrors_of_london.state import Terrors
from gaslamp.kernel.menu import Menu, Option
from gaslamp.kernel.state import Line, fill

LINKS = (verbs.HORDE, verbs.JOIN_LEFT, verbs.JOIN_RIGHT)
BUYS = (verbs.BUY, verbs.BUY_ACOLYTE, verbs.CONVERT)


def caution(g: Terrors, seat: i64, code: i64) -> Line | None:
    """D27, R-29: what a Pass would let go of that could still be used."""
    chosen = Option(seat, code)
    if chosen.verb != verbs.PASS:
        return None
    menu = Menu(seat)
    fill(g, menu)
    power, coin, healing, relics, haunting, links = 0, 0, 0, 0, 0, 0
    for other in menu.listed():
        option = Option(seat, other)
        if option.verb == verbs.ATTACK:
            power = int(g.power)
        elif option.verb in BUYS or (option.verb == verbs.OVERLORD and pays_coin(g, seat)):
            coin = int(g.coin)
        elif option.verb == verbs.REGENERATE and chosen.a == 0:
            healing = max(healing, int(option.a))
        elif option.verb == verbs.RELIC:
            relics += 1
        elif option.verb == verbs.HAUNT:
            haunting += 1
        elif option.verb in LINKS:
            links = 1
    if power + coin + healing + relics + haunting + links == 0:
        return None
    return Line("caution-pass", [power, coin, healing, relics, haunting, links], -1)


def pays_coin(g: Terrors, seat: i64) -> bool:
    return g.content.overlords[g.players[seat].overlord].pay_coin > 0
