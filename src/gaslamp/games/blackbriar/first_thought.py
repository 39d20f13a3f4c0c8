"""For bots: what a seat would do at once: one action, looked through to its end; or a move, with
what it opens up.

An action under construction is followed through its own questions until nothing is half-way; the
positions before the dead walk again are compared, so that luck of the coming turn decides nothing.
A move is worth what the townsfolk can do from its new hex with the dice at hand.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from gaslamp.games.blackbriar import vocabulary as verbs
from gaslamp.games.blackbriar.effects import RepelPath
from gaslamp.games.blackbriar.paying import payment, unwilling
from gaslamp.games.blackbriar.state import (
    ACTIVE,
    NO_PLAN,
    REMOVED,
    RESERVE,
    UPGRADE,
    Blackbriar,
    owner,
)
from gaslamp.games.blackbriar.tables import DICE_ROOM
from gaslamp.games.blackbriar.ways import best_repel
from gaslamp.kernel.judge import WIN, Judge
from gaslamp.kernel.menu import Menu, packed
from gaslamp.kernel.state import Decision, choose

# How many questions of an action all answers are tried of, and how many follow after that.
WIDE: i64 = 3
LONG: i64 = 12
AS_USUAL: Final = -1
# Up to how many townsfolk all that is tried.
FEW: i64 = 4
# How much better it must be to take back what was begun than to end it.
BEGUN: Final = 3.0
# Differences that small are none.
GAIN: Final = 0.01


def first_thought(
    judge: Judge[Any], g: Blackbriar, seat: i64, menu: Menu, wide: i64 = AS_USUAL
) -> i64:
    """The option of the menu that ends best for the town, in the Townsfolk turn; `wide` says how
    many questions of an action all answers are tried of."""
    top = asked(g)
    if wide == AS_USUAL:
        wide = wide_in(g)
    if top.calm():
        if menu.at(0) == packed(verbs.STAY):
            return stay_or_return(judge, g, seat, wide)
        return open_turn(judge, g, seat, menu, wide)
    if g.plan == UPGRADE:
        return payment(g, menu)
    if isinstance(top, RepelPath):
        return best_repel(judge, g, seat, top)
    return best_of(judge, g, seat, menu, wide - 1)


def stay_or_return(judge: Judge[Any], g: Blackbriar, seat: i64, wide: i64) -> i64:
    """Who has passed comes back only for something better than passing again."""
    twin = returned(g, seat)
    again = open_turn(judge, twin, seat, menu_of(twin, seat), wide)
    return packed(verbs.STAY) if again == packed(verbs.PASS) else packed(verbs.RETURN)


def returned(g: Blackbriar, seat: i64) -> Blackbriar:
    """As if the seat had come back into the turn."""
    twin = g.clone()
    choose(twin, seat, packed(verbs.RETURN))
    return twin


def wide_in(g: Blackbriar) -> i64:
    """Where many dice lie on the table, trying all answers takes too long."""
    return WIDE if g.folk <= FEW else 1


def open_turn(judge: Judge[Any], g: Blackbriar, seat: i64, menu: Menu, wide: i64) -> i64:
    """A move if the dice do more from there; else the best use of one die; else pass."""
    chosen = packed(verbs.PASS)
    most = judge.value(g, seat) + GAIN
    i: i64 = 0
    while i < menu.size():
        code = menu.at(i)
        if verb_of(code) == verbs.LIFT:
            value = after(judge, g, seat, code, wide)
            if value > most:
                most = value
                chosen = code
        i += 1
    return chosen if most >= WIN else or_move(judge, g, seat, menu, chosen)


def or_move(judge: Judge[Any], g: Blackbriar, seat: i64, menu: Menu, chosen: i64) -> i64:
    """A move first, if nothing is used yet or nothing else is left to do, and it opens up more."""
    if chosen == packed(verbs.PASS) or unspent(g, seat):
        move = best_move(judge, g, seat, menu)
        if move >= 0:
            return move
    return chosen


def unspent(g: Blackbriar, seat: i64) -> bool:
    """Whether the seat has used none of its dice yet in this turn."""
    die: i64 = 0
    while die < g.folk * DICE_ROOM:
        place = g.dice.place[die]
        if owner(die) % g.seats == seat and place not in (ACTIVE, RESERVE, REMOVED):
            return False
        die += 1
    return True


def best_move(judge: Judge[Any], g: Blackbriar, seat: i64, menu: Menu) -> i64:
    """The move after which the seat's dice do most, or -1 if they do as much from here."""
    chosen: i64 = -1
    most = -2.0 * WIN
    i: i64 = 0
    while i < menu.size():
        code = menu.at(i)
        if verb_of(code) == verbs.MOVE:
            if most <= -2.0 * WIN:
                most = spent(judge, g.clone(), seat) + GAIN
            twin = g.clone()
            choose(twin, seat, code)
            value = spent(judge, twin, seat)
            if value > most:
                most = value
                chosen = code
        i += 1
    return chosen


def spent(judge: Judge[Any], g: Blackbriar, seat: i64) -> float:
    """What the position is worth once each die of the seat has been put to its best use.

    The copy is used up. Only single dice are looked at, in the order of the menu.
    """
    most = judge.value(g, seat)
    menu = menu_of(g, seat)
    i: i64 = 0
    while i < menu.size() and g.outcome is None:
        code = menu.at(i)
        if verb_of(code) == verbs.LIFT and still_open(g, seat, code):
            twin = g.clone()
            choose(twin, seat, code)
            use = best_of(judge, twin, seat, fighting(twin, menu_of(twin, seat)), 0)
            choose(twin, seat, use)
            value = settled(judge, twin, seat, 0)
            if value > most and (twin.outcome is not None or asked(twin).calm()):
                most = value
                g = twin
        i += 1
    return most


def fighting(g: Blackbriar, menu: Menu) -> Menu:
    """What the seat's own cards can do, without what can be had from any hex as well."""
    kept = Menu(menu.seat)
    i: i64 = 0
    while i < menu.size():
        code = menu.at(i)
        verb = verb_of(code)
        card = (code >> 32) & 0xFFFF
        shot = verb == verbs.LOAD or verb == verbs.FUSE or verb == verbs.USE
        if verb == verbs.PUT_BACK or (shot and card % g.seats == menu.seat):
            kept.offer(verb, card, (code >> 16) & 0xFFFF, code & 0xFFFF)
        i += 1
    return kept


def still_open(g: Blackbriar, seat: i64, code: i64) -> bool:
    return menu_of(g, seat).has(code)


def best_of(judge: Judge[Any], g: Blackbriar, seat: i64, menu: Menu, wide: i64) -> i64:
    """The option after which the action under construction ends best."""
    chosen = menu.at(0)
    most = -2.0 * WIN
    own = own_dice(menu)
    i: i64 = 0
    while i < menu.size():
        code = menu.at(i)
        back = backs_out(g, code)
        if back or not left_out(code, own, g, seat):
            value = after(judge, g, seat, code, wide)
            if back:
                value -= BEGUN
            if value > most:
                most = value
                chosen = code
        i += 1
    return chosen


def backs_out(g: Blackbriar, code: i64) -> bool:
    """Whether a gun or an explosive is left as it is, with dice on it."""
    return g.plan != NO_PLAN and verb_of(code) in (verbs.TAKE_BACK, verbs.PUT_BACK)


def left_out(code: i64, own: bool, g: Blackbriar, seat: i64) -> bool:
    """What good manners forbid: others are asked for dice only when the own ones are gone, and
    only once; they load their guns themselves; a die is named for an action only to be used."""
    verb = verb_of(code)
    if verb == verbs.ASK:
        return own or unwilling(g, (code >> 32) & 0xFFFF)
    if verb == verbs.LOAD or verb == verbs.FUSE:
        return ((code >> 32) & 0xFFFF) % g.seats != seat
    return verb == verbs.PUT_BACK and g.plan != NO_PLAN


def own_dice(menu: Menu) -> bool:
    """Whether there are own dice left to add: others are asked for theirs only after that."""
    i: i64 = 0
    while i < menu.size():
        if verb_of(menu.at(i)) == verbs.LIFT:
            return True
        i += 1
    return False


def after(judge: Judge[Any], g: Blackbriar, seat: i64, code: i64, wide: i64) -> float:
    twin = g.clone()
    choose(twin, seat, code)
    return settled(judge, twin, seat, wide)


def settled(judge: Judge[Any], g: Blackbriar, seat: i64, wide: i64) -> float:
    """What the position is worth when the action is over; `g` is used up."""
    steps: i64 = 0
    while g.outcome is None and g.townsfolk_turn and steps < LONG:
        top = asked(g)
        if top.calm():
            break
        mover = lowest(top.awaited(g))
        menu = menu_of(g, mover)
        if g.plan == UPGRADE:
            choose(g, mover, payment(g, menu))
            continue
        if isinstance(top, RepelPath):
            choose(g, mover, best_repel(judge, g, mover, top))
            continue
        if menu.size() > 1 and wide > 0:
            return widest(judge, g, mover, menu, wide - 1)
        choose(g, mover, at_once(judge, g, mover, menu))
        steps += 1
    return judge.value(g, seat)


def widest(judge: Judge[Any], g: Blackbriar, mover: i64, menu: Menu, wide: i64) -> float:
    most = -2.0 * WIN
    own = own_dice(menu)
    i: i64 = 0
    while i < menu.size():
        code = menu.at(i)
        if not left_out(code, own, g, mover):
            most = max(most, after(judge, g, mover, code, wide))
        i += 1
    return most


def at_once(judge: Judge[Any], g: Blackbriar, seat: i64, menu: Menu) -> i64:
    """The option whose immediate outcome is best."""
    chosen = menu.at(0)
    most = -2.0 * WIN
    own = own_dice(menu)
    i: i64 = 0
    while menu.size() > 1 and i < menu.size():
        code = menu.at(i)
        if not left_out(code, own, g, seat):
            twin = g.clone()
            choose(twin, seat, code)
            value = judge.value(twin, seat)
            if value > most:
                most = value
                chosen = code
        i += 1
    return chosen


def asked(g: Blackbriar) -> Decision[Any]:
    top = g.agenda[-1]
    assert isinstance(top, Decision)
    return top


def menu_of(g: Blackbriar, seat: i64) -> Menu:
    menu = Menu(seat)
    asked(g).menu(g, menu)
    return menu


def verb_of(code: i64) -> i64:
    return code >> 48


def lowest(seats: i64) -> i64:
    seat: i64 = 0
    while (seats >> seat) & 1 == 0:
        seat += 1
    return seat
