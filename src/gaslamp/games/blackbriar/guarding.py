"""For bots: which held dice block a strike, looked at to the end of that strike and no further.

What others will do is not known: they count as letting it through, so nobody dies of two players
who each trusted the other. Only where all own dice are too few may the others help.
"""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from gaslamp.games.blackbriar import verbs
from gaslamp.games.blackbriar.blocking import Block
from gaslamp.games.blackbriar.state import Blackbriar
from gaslamp.kernel.judge import WIN, Judge
from gaslamp.kernel.menu import Menu, packed
from gaslamp.kernel.rng import Rng
from gaslamp.kernel.state import choose, pending


def best_block(judge: Judge[Any], g: Blackbriar, seat: i64, menu: Menu, rng: Rng) -> i64:
    """The die to block with, or to let it through (BB-BLK-01)."""
    worlds: list[Blackbriar] = []
    while len(worlds) < judge.worlds:
        dealt = judge.redeal(g, seat, rng)
        # What comes after this strike is a matter of other rolls.
        dealt.agenda = [g.agenda[-1]]
        worlds.append(dealt)
    alone = best_in(judge, worlds, seat, menu, False)
    if alone >= 0:
        return alone
    together = best_in(judge, worlds, seat, menu, True)
    return together if together >= 0 else packed(verbs.DONE)


def best_in(
    judge: Judge[Any], worlds: list[Blackbriar], seat: i64, menu: Menu, together: bool
) -> i64:
    """The option that ends best on the average of some rolls; -1 if all lose in each of them."""
    chosen: i64 = -1
    most = -WIN * float(len(worlds))
    i: i64 = 0
    while i < menu.size():
        code = menu.at(i)
        total = 0.0
        for world in worlds:
            twin = world.clone()
            choose(twin, seat, code)
            total += ended(judge, twin, seat, seat, code, together)
        if total > most:
            most = total
            chosen = code
        i += 1
    return chosen


def ended(
    judge: Judge[Any], g: Blackbriar, seat: i64, last: i64, least: i64, together: bool
) -> float:
    """What the position is worth once nobody blocks any more; `g` is used up.

    The order of blocks does not matter: one seat after the other, and who blocked `last` goes on
    in the order of the menu, from `least`.
    """
    top = pending(g)
    if not isinstance(top, Block):
        return judge.value(g, seat)
    waiting = top.seats(g)
    mover = seat
    if not (waiting >> seat) & 1:
        mover = 0
        while not (waiting >> mover) & 1:
            mover += 1
    menu = Menu(mover)
    top.menu(g, menu)
    most = -2.0 * WIN
    i: i64 = 0
    while i < menu.size():
        code = menu.at(i)
        lets = code == packed(verbs.DONE)
        open_to = mover == seat or together
        if lets or (open_to and (mover != last or code >= least)):
            twin = g.clone()
            choose(twin, mover, code)
            most = max(most, ended(judge, twin, seat, mover, code, together))
        i += 1
    return most
