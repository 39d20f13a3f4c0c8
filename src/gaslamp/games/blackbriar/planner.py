"""For bots and hints: what a seat is advised to do.

In the Townsfolk turn that is its first thought, unless a rehearsal of the turn shows that it comes
to nothing: a blessing without a blow, a Stun for what is felled a moment later, one die too many.
Such a die waits; what it could do is thought of again when something has happened.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from gaslamp.games.blackbriar import vocabulary as verbs
from gaslamp.games.blackbriar.blocking import Block
from gaslamp.games.blackbriar.board import creature_left, immune
from gaslamp.games.blackbriar.first_thought import (
    GAIN,
    after,
    asked,
    first_thought,
    lowest,
    menu_of,
    or_move,
    returned,
    verb_of,
    wide_in,
)
from gaslamp.games.blackbriar.guarding import best_block
from gaslamp.games.blackbriar.harm import bury_dead
from gaslamp.games.blackbriar.paying import listed
from gaslamp.games.blackbriar.placing import PlaceDie, begins
from gaslamp.games.blackbriar.state import BLAST, NO_PLAN, NONE, Blackbriar
from gaslamp.games.blackbriar.tables import BUILDINGS, DICE_ROOM, FOLK_ROOM, POISON
from gaslamp.games.blackbriar.ways import best_way, led
from gaslamp.kernel.bits import bit
from gaslamp.kernel.judge import WIN, Judge
from gaslamp.kernel.menu import Menu, packed
from gaslamp.kernel.rng import Rng
from gaslamp.kernel.state import choose

# How many choices of a turn are rehearsed.
LONG: i64 = 80
# Differences that small are none.
DUST: Final = 0.000001


def advice(judge: Judge[Any], g: Blackbriar, seat: i64, rng: Rng) -> i64:
    """The option that ends best for the town."""
    menu = menu_of(g, seat)
    top = asked(g)
    if g.townsfolk_turn:
        return thought_over(judge, g, seat, menu)
    if isinstance(top, Block):
        return best_block(judge, g, seat, menu, rng)
    if led(top) != NONE:
        return best_way(judge, g, seat, menu, rng)
    return best_by_chance(judge, g, seat, menu, rng)


def thought_over(judge: Judge[Any], g: Blackbriar, seat: i64, menu: Menu) -> i64:
    """The first thought that does not come to nothing."""
    top = asked(g)
    if menu.at(0) == packed(verbs.STAY):
        twin = returned(g, seat)
        again = best_lift(judge, twin, seat, menu_of(twin, seat))
        return packed(verbs.STAY) if again == packed(verbs.PASS) else packed(verbs.RETURN)
    if top.calm():
        return best_lift(judge, g, seat, menu)
    while True:
        code = first_thought(judge, g, seat, menu)
        if not idle(judge, g, seat, code):
            return code
        menu = without(menu, code)


def best_lift(judge: Judge[Any], g: Blackbriar, seat: i64, menu: Menu) -> i64:
    """The die that does most without coming to nothing, or a move before it; else pass.

    No die does more than is first thought of it.
    """
    chosen = packed(verbs.PASS)
    most = judge.value(g, seat) + GAIN
    values = lift_values(judge, g, seat, menu)
    while True:
        best = highest(values)
        if best < 0 or values[best] <= most:
            break
        twin = g.clone()
        choose(twin, seat, menu.at(best))
        use = thought_over(judge, twin, seat, menu_of(twin, seat))
        value = after(judge, twin, seat, use, wide_in(g) - 1)
        if use != packed(verbs.PUT_BACK) and value > most:
            most = value
            chosen = menu.at(best)
        values[best] = -2.0 * WIN
    return chosen if most >= WIN else or_move(judge, g, seat, menu, chosen)


def lift_values(judge: Judge[Any], g: Blackbriar, seat: i64, menu: Menu) -> list[float]:
    """What each option to take up a die promises at first thought."""
    values = [-2.0 * WIN] * int(menu.size())
    i: i64 = 0
    while i < menu.size():
        if verb_of(menu.at(i)) == verbs.LIFT:
            values[i] = after(judge, g, seat, menu.at(i), wide_in(g))
        i += 1
    return values


def highest(values: list[float]) -> i64:
    """Where the highest value stands first; -1 if there is none."""
    best: i64 = -1
    i: i64 = 0
    while i < len(values):
        if values[i] > -2.0 * WIN and (best < 0 or values[i] > values[best]):
            best = i
        i += 1
    return best


def idle(judge: Judge[Any], g: Blackbriar, seat: i64, code: i64) -> bool:
    """Whether a die in hand, or a charge, is put down for nothing."""
    top = asked(g)
    if isinstance(top, PlaceDie) and g.plan == NO_PLAN and verb_of(code) != verbs.PUT_BACK:
        instead = g.clone()
        choose(instead, seat, packed(verbs.PUT_BACK))
        instead.tries = g.tries
        if begins(verb_of(code)) and taken_back(judge, g, seat, code):
            return True
        line = Rehearsal(judge, g, seat, code)
        if line.for_nothing(judge, instead.clone()):
            return True
        return heals(g, seat, code) and healed_anyway(judge, g, line, instead)
    if g.plan == BLAST and verb_of(code) in (verbs.LIFT, verbs.ASK):
        return Rehearsal(judge, g, seat, code).for_nothing(judge, g.clone())
    return False


def healed_anyway(judge: Judge[Any], g: Blackbriar, line: Rehearsal, instead: Blackbriar) -> bool:
    """Whether a healing is not needed in a turn that ends as well as the first thoughts do: one in
    which the other dice fight and clear the way to the Hospital. Uses up `instead`."""
    fight = FightingRehearsal(judge, g, line.seat, line.codes[0])
    return fight.ends_as_well_as(judge, line) and fight.for_nothing(judge, instead)


def heals(g: Blackbriar, seat: i64, code: i64) -> bool:
    """Whether a die on a card takes damage from townsfolk."""
    if verb_of(code) != verbs.USE:
        return False
    twin = g.clone()
    choose(twin, seat, code)
    folk: i64 = 0
    while folk < g.folk:
        if twin.board.harm[folk] < g.board.harm[folk]:
            return True
        folk += 1
    return False


def taken_back(judge: Judge[Any], g: Blackbriar, seat: i64, code: i64) -> bool:
    """Whether a linked action or an Upgrade, once begun, would not be carried through."""
    twin = g.clone()
    choose(twin, seat, code)
    while twin.outcome is None and not asked(twin).calm():
        mover = lowest(asked(twin).awaited(twin))
        choose(twin, mover, thought_over(judge, twin, mover, menu_of(twin, mover)))
    if twin.outcome is not None or twin.barrier != g.barrier:
        return False
    die: i64 = 0
    while die < g.folk * DICE_ROOM:
        if twin.dice.place[die] != g.dice.place[die]:
            return False
        die += 1
    return True


def without(menu: Menu, code: i64) -> Menu:
    left = Menu(menu.seat)
    i: i64 = 0
    while i < menu.size():
        if menu.at(i) != code:
            offer(left, menu.at(i))
        i += 1
    return left


def offer(menu: Menu, code: i64) -> None:
    menu.offer(verb_of(code), (code >> 32) & 0xFFFF, (code >> 16) & 0xFFFF, code & 0xFFFF)


class Rehearsal:
    """A turn as it may go on after an option, if everybody follows their first thoughts: up to
    before the last player passes, or until chance speaks.

    It is looked at where it ends, if nothing was left to chance; a charge also where it explodes.
    """

    def __init__(self, judge: Judge[Any], g: Blackbriar, seat: i64, code: i64) -> None:
        self.seat: Final[i64] = seat
        self.movers: list[i64] = []
        self.codes: list[i64] = []
        self.settled: i64 = 1  # so many choices belong to what the option set off
        self.moments: list[i64] = []  # after so many choices it is looked at,
        self.positions: list[Blackbriar] = []  # and this is what stands then
        self.play(judge, g.clone(), code)

    def play(self, judge: Judge[Any], g: Blackbriar, code: i64) -> None:
        """Use up `g`."""
        charge = g.plan == BLAST
        under_way = True
        barrier = g.barrier
        self.add(g, self.seat, code)
        while g.outcome is None and g.barrier == barrier and len(self.codes) < LONG:
            top = asked(g)
            if under_way and top.calm():
                under_way = False
                if charge:
                    self.look(g.clone())
                else:
                    self.settled = len(self.codes)
            mover = lowest(top.awaited(g))
            thought = self.thought(judge, g, mover)
            if thought == packed(verbs.PASS) and g.passed | bit(mover) == bit(g.seats) - 1:
                self.look(g)
                return
            self.add(g, mover, thought)

    def thought(self, judge: Judge[Any], g: Blackbriar, mover: i64) -> i64:
        return first_thought(judge, g, mover, menu_of(g, mover))

    def add(self, g: Blackbriar, mover: i64, code: i64) -> None:
        self.movers.append(mover)
        self.codes.append(code)
        choose(g, mover, code)

    def look(self, g: Blackbriar) -> None:
        self.moments.append(len(self.codes))
        self.positions.append(g)

    def for_nothing(self, judge: Judge[Any], g: Blackbriar) -> bool:
        """Whether the rest ends as well from a position before the option, at one of the moments.
        Uses up `g`."""
        at = self.settled
        look: i64 = 0
        while look < len(self.moments):
            while at < self.moments[look]:
                if not play_if_open(g, self.movers[at], self.codes[at]):
                    return False
                at += 1
            if as_well(judge, g, self.positions[look], self.seat):
                return True
            look += 1
        return False

    def ends_as_well_as(self, judge: Judge[Any], other: Rehearsal) -> bool:
        """Whether the turn ends as well as in another rehearsal, if both come so far."""
        if len(self.positions) == 0 or len(other.positions) == 0:
            return False
        mine = judge.value(lasting(self.positions[-1]), self.seat)
        return mine >= judge.value(lasting(other.positions[-1]), self.seat) - DUST


class FightingRehearsal(Rehearsal):
    """The turn if no further die is laid on a card to heal."""

    def thought(self, judge: Judge[Any], g: Blackbriar, mover: i64) -> i64:
        menu = menu_of(g, mover)
        while True:
            code = first_thought(judge, g, mover, menu)
            if not lifted_to_heal(judge, g, mover, code):
                return code
            menu = without(menu, code)


def lifted_to_heal(judge: Judge[Any], g: Blackbriar, mover: i64, code: i64) -> bool:
    if verb_of(code) != verbs.LIFT or g.plan != NO_PLAN:
        return False
    twin = g.clone()
    choose(twin, mover, code)
    return heals(twin, mover, first_thought(judge, twin, mover, menu_of(twin, mover)))


def play_if_open(g: Blackbriar, mover: i64, code: i64) -> bool:
    """Make a choice, if the game waits for it; a die that shows the same will do."""
    if g.outcome is not None or (asked(g).awaited(g) >> mover) & 1 == 0:
        return False
    menu = menu_of(g, mover)
    if verb_of(code) in (verbs.LIFT, verbs.ASK):
        code = listed(g, menu, verb_of(code), (code >> 32) & 0xFFFF)
    if not menu.has(code):
        return False
    choose(g, mover, code)
    return True


def as_well(judge: Judge[Any], g: Blackbriar, other: Blackbriar, seat: i64) -> bool:
    """Whether a position is as good as another when the turn ends. If they differ in the Health of
    townsfolk and in dice alone, it is enough that it is better when the dead walk: then a healing
    is not worth the die that could block more."""
    mine = lasting(g)
    theirs = lasting(other)
    if judge.value(mine, seat) >= judge.value(theirs, seat) - DUST:
        return True
    if not same_board(mine, theirs):
        return False
    mine.townsfolk_turn = False
    theirs.townsfolk_turn = False
    return judge.value(mine, seat) > judge.value(theirs, seat)


def lasting(g: Blackbriar) -> Blackbriar:
    """A position without what the end of the turn takes away (BB-TT-10), and without what will die
    of POISON before it acts (BB-SUP-08)."""
    twin = g.clone()
    folk: i64 = 0
    while folk < twin.folk:
        twin.sheets.bless[folk] = 0
        twin.sheets.credit[folk] = 0
        twin.sheets.voucher[folk] = 0
        folk += 1
    i: i64 = 0
    while i < twin.piles.horde.size():
        creature = twin.piles.horde.at(i)
        dies = twin.board.poison[creature] >= creature_left(twin, creature)
        if dies and not immune(twin, creature, POISON):
            twin.board.harm[creature] = twin.content.health_of[creature]
        i += 1
    bury_dead(twin)
    return twin


def same_board(g: Blackbriar, other: Blackbriar) -> bool:
    """Whether two positions differ in the Health of townsfolk and in dice at most."""
    piece: i64 = 0
    while piece < g.content.pieces:
        if (
            g.board.hex_of[piece] != other.board.hex_of[piece]
            or g.board.marks[piece] != other.board.marks[piece]
        ):
            return False
        if g.board.poison[piece] != other.board.poison[piece]:
            return False
        if piece >= FOLK_ROOM and g.board.harm[piece] != other.board.harm[piece]:
            return False
        piece += 1
    folk: i64 = 0
    while folk < g.folk:
        if (
            g.sheets.tokens[folk] != other.sheets.tokens[folk]
            or g.sheets.tier[folk * 2] != other.sheets.tier[folk * 2]
        ):
            return False
        if g.sheets.tier[folk * 2 + 1] != other.sheets.tier[folk * 2 + 1]:
            return False
        folk += 1
    building: i64 = 0
    while building < BUILDINGS:
        if g.board.wear[building] != other.board.wear[building]:
            return False
        building += 1
    return True


def best_by_chance(judge: Judge[Any], g: Blackbriar, seat: i64, menu: Menu, rng: Rng) -> i64:
    """While the dead walk: each option over a few rolls, the same ones for all."""
    totals = [0.0] * int(menu.size())
    world: i64 = 0
    while world < judge.worlds:
        dealt = judge.redeal(g, seat, rng)
        i: i64 = 0
        while i < menu.size():
            twin = dealt.clone()
            choose(twin, seat, menu.at(i))
            totals[i] += judge.value(twin, seat)
            i += 1
        world += 1
    chosen: i64 = 0
    i = 1
    while i < menu.size():
        if totals[i] > totals[chosen]:
            chosen = i
        i += 1
    return menu.at(chosen)
