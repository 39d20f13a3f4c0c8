"""What the spaces of a townsfolk's card do: one class per effect, behind what it needs (BB-ACT)."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from gaslamp.games.blackbriar import tables
from gaslamp.games.blackbriar import vocabulary as verbs
from gaslamp.games.blackbriar.attack import roll_damage
from gaslamp.games.blackbriar.board import mausoleum_at, move_to, under
from gaslamp.games.blackbriar.harm import attack_creature, hurt_building
from gaslamp.games.blackbriar.helping import HELP
from gaslamp.games.blackbriar.hexes import distance, hex_name, neighbour
from gaslamp.games.blackbriar.reach import (
    mausoleum_open,
    offer_hostile,
)
from gaslamp.games.blackbriar.state import (
    NONE,
    STUNNED,
    Blackbriar,
    who,
)  # fmt: skip
from gaslamp.games.blackbriar.tables import (
    FOLK_ROOM,
    MAUSOLEUM,
    MAUSOLEUM_TARGET,
    Effect,
    Hostile,
)
from gaslamp.kernel.menu import Menu, Option
from gaslamp.kernel.state import Line, Question, Step


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


class Compelled(Step[Blackbriar]):
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


class Driven(Step[Blackbriar]):
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
            g.then(Driven(self.seat, self.creature, self.actor, self.left - 1))
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
        g.then(Driven(self.seat, self.creature, self.actor, self.left - 1))
        repelled(g, self.creature, o.b)

    def prompt(self, g: Blackbriar) -> Line:
        return Line("ask-repel", [who(self.seat), g.id(self.creature), int(self.left)], -1)


def repelled(g: Blackbriar, creature: i64, h: i64) -> None:
    move_to(g, creature, h)
    if g.logging:
        g.say("repelled", g.id(creature), hex_name(h))


# The effects


class Aimed(Hostile):
    """At whom it can be aimed (BB-TAT)."""

    def offer(self, g: Blackbriar, m: Menu, folk: i64, where: i64, ranged: bool, die: i64) -> None:
        offer_hostile(g, m, verbs.USE, folk, where, self, ranged)


class Damage(Aimed):
    """BB-ACT-01/03: an attack on one creature or the Mausoleum, multiplied by a blessing."""

    word: ClassVar = "damage"
    counted: ClassVar = True

    def __init__(self, amount: i64) -> None:
        super().__init__(amount, 0, "", True)

    def do(self, g: Blackbriar, seat: i64, folk: i64, face: i64, target: i64) -> None:
        attack_target(g, target, self.amount * spend_blessing(g, folk))


class Poison(Aimed):
    """BB-ACT-05: tokens that damage the creature when it activates."""

    word: ClassVar = "poison"
    counted: ClassVar = True

    def __init__(self, amount: i64) -> None:
        super().__init__(amount, tables.POISON, "", False)

    def do(self, g: Blackbriar, seat: i64, folk: i64, face: i64, target: i64) -> None:
        g.board.poison[target] = g.board.poison[target] + self.amount
        if g.logging:
            g.say("poisoned", g.id(target), int(self.amount))

    def note(self, g: Blackbriar, face: i64, target: i64) -> Line | None:
        now = int(g.board.poison[target])
        return Line("note-poison", [now, now + int(self.amount)], -1)


class Stun(Aimed):
    """BB-ACT-09: it misses its next activation."""

    word: ClassVar = "stun"

    def __init__(self, amount: i64) -> None:
        super().__init__(amount, tables.STUN, "BB-ACT-09", False)

    def do(self, g: Blackbriar, seat: i64, folk: i64, face: i64, target: i64) -> None:
        g.board.marks[target] = g.board.marks[target] | STUNNED
        if g.logging:
            g.say("stunned", g.id(target))

    def note(self, g: Blackbriar, face: i64, target: i64) -> Line | None:
        return Line("note-stun", [], -1)


class Compel(Aimed):
    """BB-ACT-06..08: it strikes its own side."""

    word: ClassVar = "compel"

    def __init__(self, amount: i64) -> None:
        super().__init__(amount, tables.COMPEL, "BB-ACT-08", False)

    def do(self, g: Blackbriar, seat: i64, folk: i64, face: i64, target: i64) -> None:
        g.then(Compelled(seat, target))

    def note(self, g: Blackbriar, face: i64, target: i64) -> Line | None:
        return Line("note-compel", [], -1)


class Repel(Aimed):
    """BB-ACT-12..14: it is driven off, as far as the die shows."""

    word: ClassVar = "repel"

    def __init__(self, amount: i64) -> None:
        super().__init__(amount, tables.REPEL, "BB-ACT-12", False)

    def do(self, g: Blackbriar, seat: i64, folk: i64, face: i64, target: i64) -> None:
        g.then(Driven(seat, target, g.board.hex_of[folk], face))

    def note(self, g: Blackbriar, face: i64, target: i64) -> Line | None:
        return Line("note-repel", [int(face)], -1)


EFFECTS: Final[list[type[Effect]]] = [Damage, Poison, Stun, Compel, Repel, *HELP]
# What a creature can be immune to, by the word of the effect.
IMMUNITIES: Final = {one.word: int(one.aim) for one in [Poison(0), Stun(0), Compel(0), Repel(0)]}
# What a gun or an explosive is aimed as.
BLOW: Final = Damage(0)
