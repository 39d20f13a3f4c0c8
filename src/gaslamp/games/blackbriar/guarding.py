"""For bots: which held dice block a strike, looked at to the end of that strike.

What others will do is not known: they count as letting it through, so nobody dies of two players
who each trusted the other. Only where all own dice are too few may the others help. Dice are kept
for strikes that may still come in this turn; after the last one they cost nothing, for they are
rolled anew anyway, but the fewest are enough.
"""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from gaslamp.games.blackbriar import vocabulary as verbs
from gaslamp.games.blackbriar.blocking import Block
from gaslamp.games.blackbriar.first_thought import asked, at_once, lowest, menu_of
from gaslamp.games.blackbriar.state import ACTIVE, DELAYED, SICKEN, Blackbriar, owner
from gaslamp.games.blackbriar.tables import DICE_ROOM
from gaslamp.games.blackbriar.ways import TRIFLE
from gaslamp.kernel.bits import bit
from gaslamp.kernel.judge import WIN, Judge
from gaslamp.kernel.menu import Menu, packed
from gaslamp.kernel.rng import Rng
from gaslamp.kernel.state import advance, choose, pending


def best_block(judge: Judge[Any], g: Blackbriar, seat: i64, menu: Menu, rng: Rng) -> i64:
    """The die to block with, or to let it through (BB-BLK-01)."""
    last = True
    worlds: list[Blackbriar] = []
    while len(worlds) < judge.worlds:
        dealt = judge.redeal(g, seat, rng)
        last = last and not struck_again(judge, dealt.clone(), seat)
        # What comes after this strike is a matter of other rolls.
        dealt.agenda = [g.agenda[-1]]
        worlds.append(dealt)
    free = held_by(g) if last else 0
    alone = best_in(judge, worlds, seat, menu, free, False)
    if alone >= 0:
        return alone
    together = best_in(judge, worlds, seat, menu, free, True)
    return together if together >= 0 else packed(verbs.DONE)


def struck_again(judge: Judge[Any], g: Blackbriar, seat: i64) -> bool:
    """Whether the seat is asked to block once more before the dice are rolled; `g` is used up."""
    wave = g.wave
    g.agenda.pop()
    advance(g)
    while g.outcome is None and g.wave == wave and not asked(g).calm():
        top = asked(g)
        if isinstance(top, Block):
            if (top.seats(g) >> seat) & 1:
                return True
            choose(g, lowest(top.awaited(g)), packed(verbs.DONE))
        else:
            mover = lowest(top.awaited(g))
            choose(g, mover, at_once(judge, g, mover, menu_of(g, mover)))
    return False


def held_by(g: Blackbriar) -> i64:
    """All dice in hand, as bits."""
    found: i64 = 0
    die: i64 = 0
    while die < g.folk * DICE_ROOM:
        if g.dice.place[die] == ACTIVE:
            found |= bit(die)
        die += 1
    return found


def best_in(
    judge: Judge[Any], worlds: list[Blackbriar], seat: i64, menu: Menu, free: i64, together: bool
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
            total += ended(judge, twin, seat, seat, code, free, together) - price(code)
        if total > most:
            most = total
            chosen = code
        i += 1
    return chosen


def price(code: i64) -> float:
    """Of blocks that end alike the fewest are best."""
    return 0.0 if code == packed(verbs.DONE) else TRIFLE


def ended(
    judge: Judge[Any], g: Blackbriar, seat: i64, last: i64, least: i64, free: i64, together: bool
) -> float:
    """What the position is worth once nobody blocks any more; `g` is used up.

    The order of blocks does not matter: one seat after the other, and who blocked `last` goes on
    in the order of the menu, from `least`.
    """
    top = pending(g)
    if not isinstance(top, Block):
        if free != 0 and g.outcome is None:
            refresh(g, free)
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
            worth = ended(judge, twin, seat, mover, code, free, together) - price(code)
            most = max(most, worth)
        i += 1
    return most


def refresh(g: Blackbriar, free: i64) -> None:
    """BB-TT-01/12: no strike is to come: the dice that blocked for their owners are rolled again
    like all others, and some regenerate."""
    die: i64 = 0
    while die < g.folk * DICE_ROOM:
        if (free >> die) & 1 and g.dice.place[die] == DELAYED + owner(die):
            g.dice.place[die] = ACTIVE
        die += 1
    folk: i64 = 0
    while folk < g.folk:
        if not g.sheets.tokens[folk] & SICKEN:
            g.board.harm[folk] = max(0, g.board.harm[folk] - g.character(folk).regenerate)
        folk += 1
