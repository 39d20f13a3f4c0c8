"""What the spaces of a townsfolk's card do: one small function per effect (BB-ACT)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gaslamp.games.blackbriar import dice, tables
from gaslamp.games.blackbriar import vocabulary as verbs
from gaslamp.games.blackbriar.attack import roll_damage
from gaslamp.games.blackbriar.board import health_left, mausoleum_at, move_to, under
from gaslamp.games.blackbriar.harm import attack_creature, hurt_building
from gaslamp.games.blackbriar.hexes import distance, hex_name, neighbour
from gaslamp.games.blackbriar.reach import mausoleum_open
from gaslamp.games.blackbriar.state import (
    ACTIVE,
    NONE,
    SICKEN,
    STUNNED,
    WEAKEN,
    Blackbriar,
    owner,
    seat_of,
    who,
)  # fmt: skip
from gaslamp.games.blackbriar.tables import DICE_ROOM, FOLK_ROOM, MAUSOLEUM, MAUSOLEUM_TARGET, Band
from gaslamp.kernel.bits import bit
from gaslamp.kernel.menu import Menu, Option
from gaslamp.kernel.state import Line, Question, Step


def apply(g: Blackbriar, seat: i64, folk: i64, band: Band, face: i64, target: i64) -> None:
    """A die was put on a space: do what the space says."""
    effect = band.effect
    if effect == tables.DAMAGE:
        attack_target(g, target, band.amount * spend_blessing(g, folk))
    elif effect == tables.POISON:
        g.board.poison[target] = g.board.poison[target] + band.amount
        if g.logging:
            g.say("poisoned", g.id(target), int(band.amount))
    elif effect == tables.STUN:
        g.board.marks[target] = g.board.marks[target] | STUNNED
        if g.logging:
            g.say("stunned", g.id(target))
    elif effect == tables.COMPEL:
        g.then(Compel(seat, target))
    elif effect == tables.REPEL:
        g.then(Repel(seat, target, g.board.hex_of[folk], face))
    elif effect == tables.HEAL:
        heal(g, target, band.amount)
    elif effect == tables.BLESS:
        bless(g, target, band.amount)
    elif effect == tables.REROLL:
        g.then(Rerolls(target, 1, 0, False))
    elif effect == tables.SET_DIE:
        g.then(SetDie(seat_of(g, target), target))
    else:
        g.sheets.credit[folk] = g.sheets.credit[folk] + band.amount
        if g.logging:
            g.say("discounts", g.id(folk), int(band.amount))


def spend_blessing(g: Blackbriar, folk: i64) -> i64:
    """BB-ACT-03/04: what the next attack is multiplied by; the blessing is used up."""
    times = g.sheets.bless[folk]
    g.sheets.bless[folk] = 0
    return max(1, times)


def attack_target(g: Blackbriar, target: i64, amount: i64) -> None:
    """BB-ACT-01, BB-MAU-01: one attack on a creature or the Mausoleum."""
    if target == MAUSOLEUM_TARGET:
        hurt_building(g, MAUSOLEUM, amount)
    else:
        attack_creature(g, target, amount)


def heal(g: Blackbriar, folk: i64, amount: i64) -> None:
    """BB-ACT-02, BB-TOK-05: never with SICKEN, never below no damage."""
    if g.sheets.tokens[folk] & SICKEN:
        return
    healed = min(amount, g.board.harm[folk])
    g.board.harm[folk] = g.board.harm[folk] - healed
    if g.logging:
        g.say("healed", g.id(folk), int(healed), int(health_left(g, folk)))


def bless(g: Blackbriar, folk: i64, amount: i64) -> None:
    """BB-ACT-04: of two blessings the larger stays."""
    g.sheets.bless[folk] = max(g.sheets.bless[folk], amount)
    if g.logging:
        g.say("blessed", g.id(folk), int(g.sheets.bless[folk]))


# COMPEL


def compel_victims(g: Blackbriar, creature: i64) -> list[i64]:
    """BB-ACT-06/29: creatures beside it or in its Stack, and the Mausoleum."""
    found: list[i64] = []
    h = g.board.hex_of[creature]
    piece = g.board.top[h]
    while piece >= FOLK_ROOM:
        if piece != creature:
            found.append(piece)
        piece = g.board.below[piece]
    if mausoleum_at(g, h):
        found.append(MAUSOLEUM_TARGET)
    if under(g, creature):
        return found
    side: i64 = 0
    while side < 6:
        beside = neighbour(h, side)
        if beside >= 0:
            if g.board.top[beside] >= FOLK_ROOM:
                found.append(g.board.top[beside])
            elif beside == g.ground.mausoleum and mausoleum_open(g):
                found.append(MAUSOLEUM_TARGET)
        side += 1
    return found


def empty_beside(g: Blackbriar, h: i64) -> list[i64]:
    found: list[i64] = []
    side: i64 = 0
    while side < 6:
        beside = neighbour(h, side)
        if beside >= 0 and g.board.top[beside] == NONE:
            found.append(beside)
        side += 1
    return found


class Compel(Step[Blackbriar]):
    """BB-ACT-06/07: it attacks its own side; without a victim it may be moved one hex."""

    def __init__(self, seat: i64, creature: i64) -> None:
        self.seat: Final[i64] = seat
        self.creature: Final[i64] = creature

    def run(self, g: Blackbriar) -> None:
        found = compel_victims(g, self.creature)
        if len(found) == 1:
            compelled(g, self.creature, found[0])
        elif len(found) > 1 or len(empty_beside(g, g.board.hex_of[self.creature])) > 0:
            g.then(Compelling(self.seat, self.creature))
        elif g.logging:
            g.say("compel-nothing", g.id(self.creature))


class Compelling(Question[Blackbriar]):
    """BB-ACT-06/07: whom it strikes, or where it goes."""

    def __init__(self, seat: i64, creature: i64) -> None:
        super().__init__(seat)
        self.creature: Final[i64] = creature

    def menu(self, g: Blackbriar, m: Menu) -> None:
        found = compel_victims(g, self.creature)
        for victim in found:
            m.offer(verbs.COMPEL, self.creature, 0, victim)
        if len(found) == 0:
            for h in empty_beside(g, g.board.hex_of[self.creature]):
                m.offer(verbs.COMPEL_MOVE, self.creature, h)
            m.offer(verbs.DECLINE)

    def take(self, g: Blackbriar, o: Option) -> None:
        if o.verb == verbs.COMPEL:
            compelled(g, self.creature, o.c)
        elif o.verb == verbs.COMPEL_MOVE:
            move_to(g, self.creature, o.b)
            if g.logging:
                g.say("compel-moved", g.id(self.creature), hex_name(o.b))

    def prompt(self, g: Blackbriar) -> Line:
        return Line("ask-compel", [who(self.seat), g.id(self.creature)], -1)


def compelled(g: Blackbriar, creature: i64, victim: i64) -> None:
    """BB-ACT-06: its damage dice against its own side; no struck ability, no REAP, no FAST."""
    damage = roll_damage(g, creature)
    if g.logging:
        name = "mausoleum" if victim == MAUSOLEUM_TARGET else g.id(victim)
        g.say("compelled", g.id(creature), name, int(damage))
    attack_target(g, victim, damage)


# REPEL


def repel_hexes(g: Blackbriar, creature: i64, actor: i64) -> list[i64]:
    """BB-ACT-13: empty hexes farther from the actor, or else equally far."""
    here = g.board.hex_of[creature]
    far = distance(actor, here)
    farther: list[i64] = []
    level: list[i64] = []
    for h in empty_beside(g, here):
        d = distance(actor, h)
        if d > far:
            farther.append(h)
        elif d == far:
            level.append(h)
    return farther if len(farther) > 0 else level


class Repel(Step[Blackbriar]):
    """BB-ACT-12..14: as many hexes as the die shows, away from the actor."""

    def __init__(self, seat: i64, creature: i64, actor: i64, left: i64) -> None:
        self.seat: Final[i64] = seat
        self.creature: Final[i64] = creature
        self.actor: Final[i64] = actor
        self.left: Final[i64] = left

    def run(self, g: Blackbriar) -> None:
        if self.left == 0:
            return
        found = repel_hexes(g, self.creature, self.actor)
        if len(found) == 1:
            g.then(Repel(self.seat, self.creature, self.actor, self.left - 1))
            repelled(g, self.creature, found[0])
        elif len(found) > 1:
            g.then(RepelPath(self.seat, self.creature, self.actor, self.left))


class RepelPath(Question[Blackbriar]):
    """BB-ACT-12: the players choose the path, hex by hex."""

    def __init__(self, seat: i64, creature: i64, actor: i64, left: i64) -> None:
        super().__init__(seat)
        self.creature: Final[i64] = creature
        self.actor: Final[i64] = actor
        self.left: Final[i64] = left

    def menu(self, g: Blackbriar, m: Menu) -> None:
        for h in repel_hexes(g, self.creature, self.actor):
            m.offer(verbs.REPEL, self.creature, h)

    def take(self, g: Blackbriar, o: Option) -> None:
        g.then(Repel(self.seat, self.creature, self.actor, self.left - 1))
        repelled(g, self.creature, o.b)

    def prompt(self, g: Blackbriar) -> Line:
        return Line("ask-repel", [who(self.seat), g.id(self.creature), int(self.left)], -1)


def repelled(g: Blackbriar, creature: i64, h: i64) -> None:
    move_to(g, creature, h)
    if g.logging:
        g.say("repelled", g.id(creature), hex_name(h))


# REROLL and SET DIE


class Rerolls(Step[Blackbriar]):
    """BB-ACT-15: the helped player picks the dice; the Town Hall allows up to two."""

    def __init__(self, folk: i64, left: i64, rolled: i64, may_stop: bool) -> None:
        self.folk: Final[i64] = folk
        self.left: Final[i64] = left
        self.rolled: Final[i64] = rolled
        self.may_stop: Final = may_stop

    def run(self, g: Blackbriar) -> None:
        found = reroll_dice(g, self.folk, self.rolled)
        if self.left == 0 or len(found) == 0:
            return
        if len(found) == 1 and not self.may_stop:
            reroll(g, found[0])
        else:
            seat = seat_of(g, self.folk)
            g.then(RerollPick(seat, self.folk, self.left, self.rolled, self.may_stop))


def reroll_dice(g: Blackbriar, folk: i64, rolled: i64) -> list[i64]:
    """Own active dice not yet rerolled, one of each kind."""
    found: list[i64] = []
    die = folk * DICE_ROOM
    while die < (folk + 1) * DICE_ROOM:
        if g.dice.place[die] == ACTIVE and not (rolled >> die) & 1:
            twin = False
            for other in found:
                twin = twin or dice.same_die(g, die, other)
            if not twin:
                found.append(die)
        die += 1
    return found


def reroll(g: Blackbriar, die: i64) -> None:
    before = g.dice.face[die]
    g.dice.face[die] = dice.roll_for(g, owner(die), g.dice.sides[die])
    if g.logging:
        g.say("rerolled", g.id(owner(die)), int(before), int(g.dice.face[die]))


class RerollPick(Question[Blackbriar]):
    """BB-ACT-15: which die; up to two may also be none."""

    def __init__(self, seat: i64, folk: i64, left: i64, rolled: i64, may_stop: bool) -> None:
        super().__init__(seat)
        self.folk: Final[i64] = folk
        self.left: Final[i64] = left
        self.rolled: Final[i64] = rolled
        self.may_stop: Final = may_stop

    def menu(self, g: Blackbriar, m: Menu) -> None:
        if self.may_stop:
            m.offer(verbs.DONE)
        for die in reroll_dice(g, self.folk, self.rolled):
            m.offer(verbs.REROLL, die)

    def take(self, g: Blackbriar, o: Option) -> None:
        if o.verb == verbs.REROLL:
            rolled = self.rolled | bit(o.a)
            g.then(Rerolls(self.folk, self.left - 1, rolled, self.may_stop))
            reroll(g, o.a)

    def prompt(self, g: Blackbriar) -> Line:
        return Line("ask-reroll", [who(self.seat), g.id(self.folk)], -1)


class SetDie(Question[Blackbriar]):
    """BB-ACT-16, BB-TOK-07: an own active die to any value it can show; WEAKEN stops at 3."""

    def __init__(self, seat: i64, folk: i64) -> None:
        super().__init__(seat)
        self.folk: Final[i64] = folk

    def menu(self, g: Blackbriar, m: Menu) -> None:
        weak = g.sheets.tokens[self.folk] & WEAKEN != 0
        for die in reroll_dice(g, self.folk, 0):
            value: i64 = 1
            while value <= g.dice.sides[die]:
                if weak and value > dice.WEAKENED:
                    m.refuse("why-weak", "BB-TOK-07", verbs.SET_DIE, die, value)
                elif value != g.dice.face[die]:
                    m.offer(verbs.SET_DIE, die, value)
                value += 1

    def take(self, g: Blackbriar, o: Option) -> None:
        g.dice.face[o.a] = o.b
        if g.logging:
            g.say("set", g.id(self.folk), int(o.b))

    def prompt(self, g: Blackbriar) -> Line:
        return Line("ask-set", [who(self.seat), g.id(self.folk)], -1)
