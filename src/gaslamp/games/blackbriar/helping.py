"""The effects that help: HEAL, BLESS, REROLL, SET DIE and DISCOUNT, with what they ask (BB-HLP)."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from gaslamp.games.blackbriar import dice
from gaslamp.games.blackbriar import vocabulary as verbs
from gaslamp.games.blackbriar.board import health_left
from gaslamp.games.blackbriar.reach import offer_beside, offer_from_afar, within
from gaslamp.games.blackbriar.state import ACTIVE, SICKEN, WEAKEN, Blackbriar, owner, seat_of, who
from gaslamp.games.blackbriar.tables import DICE_ROOM, Effect
from gaslamp.kernel.bits import bit
from gaslamp.kernel.menu import Menu, Option
from gaslamp.kernel.state import Line, Question, Step


def heal(g: Blackbriar, folk: i64, amount: i64) -> None:
    """BB-ACT-02, BB-TOK-05: never with SICKEN, never below no damage."""
    if g.sheets.tokens[folk] & SICKEN:
        return
    healed = min(amount, g.board.harm[folk])
    g.board.harm[folk] = g.board.harm[folk] - healed
    if g.logging:
        g.say("healed", g.id(folk), int(healed), int(health_left(g, folk)))


def heal_note(g: Blackbriar, folk: i64, amount: i64) -> Line:
    """What a healing brings; it may be chosen for somebody who needs none."""
    if g.board.harm[folk] == 0:
        return Line("note-unharmed", [], -1)
    left = int(health_left(g, folk))
    return Line("note-health", [left, left + int(min(amount, g.board.harm[folk]))], -1)


def bless(g: Blackbriar, folk: i64, amount: i64) -> None:
    """BB-ACT-04: of two blessings the larger stays."""
    g.sheets.bless[folk] = max(g.sheets.bless[folk], amount)
    if g.logging:
        g.say("blessed", g.id(folk), int(g.sheets.bless[folk]))


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


class SetPick(Question[Blackbriar]):
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


# The effects


class Heal(Effect):
    """BB-ACT-02, BB-HLP-01, BB-TOK-05: for itself or beside it; nobody with SICKEN."""

    word: ClassVar = "heal"
    counted: ClassVar = True

    def offer(self, g: Blackbriar, m: Menu, folk: i64, where: i64, ranged: bool, die: i64) -> None:
        other: i64 = 0
        while other < g.folk:
            if g.sheets.tokens[other] & SICKEN and within(g, folk, other):
                m.refuse("why-sick", "BB-TOK-05", verbs.USE, folk, where, other, with_=g.id(other))
            else:
                offer_beside(g, m, folk, where, other)
            other += 1

    def do(self, g: Blackbriar, seat: i64, folk: i64, face: i64, target: i64) -> None:
        heal(g, target, self.amount)

    def note(self, g: Blackbriar, face: i64, target: i64) -> Line | None:
        return heal_note(g, target, self.amount)


class Bless(Effect):
    """BB-ACT-03/04, BB-HLP-01: the next attack counts several times."""

    word: ClassVar = "bless"
    counted: ClassVar = True

    def offer(self, g: Blackbriar, m: Menu, folk: i64, where: i64, ranged: bool, die: i64) -> None:
        other: i64 = 0
        while other < g.folk:
            offer_beside(g, m, folk, where, other)
            other += 1

    def do(self, g: Blackbriar, seat: i64, folk: i64, face: i64, target: i64) -> None:
        bless(g, target, self.amount)

    def note(self, g: Blackbriar, face: i64, target: i64) -> Line | None:
        return Line("note-bless", [int(max(g.sheets.bless[target], self.amount))], -1)


class Reroll(Effect):
    """BB-ACT-15, BB-HLP-02: another rolls one of its dice again."""

    word: ClassVar = "reroll"
    from_afar: ClassVar = True

    def offer(self, g: Blackbriar, m: Menu, folk: i64, where: i64, ranged: bool, die: i64) -> None:
        offer_from_afar(g, m, folk, where, die)

    def do(self, g: Blackbriar, seat: i64, folk: i64, face: i64, target: i64) -> None:
        g.then(Rerolls(target, 1, 0, False))

    def note(self, g: Blackbriar, face: i64, target: i64) -> Line | None:
        return Line("note-reroll", [], -1)


class SetDie(Effect):
    """BB-ACT-16, BB-HLP-02: another turns one of its dice to any value."""

    word: ClassVar = "set_die"
    from_afar: ClassVar = True

    def offer(self, g: Blackbriar, m: Menu, folk: i64, where: i64, ranged: bool, die: i64) -> None:
        offer_from_afar(g, m, folk, where, die)

    def do(self, g: Blackbriar, seat: i64, folk: i64, face: i64, target: i64) -> None:
        g.then(SetPick(seat_of(g, target), target))

    def note(self, g: Blackbriar, face: i64, target: i64) -> Line | None:
        return Line("note-set", [], -1)


class Discount(Effect):
    """BB-ACT-17: Upgrades of this turn cost less, its own and those beside it."""

    word: ClassVar = "discount"
    counted: ClassVar = True

    def offer(self, g: Blackbriar, m: Menu, folk: i64, where: i64, ranged: bool, die: i64) -> None:
        m.offer(verbs.USE, folk, where, folk)

    def do(self, g: Blackbriar, seat: i64, folk: i64, face: i64, target: i64) -> None:
        g.sheets.credit[folk] = g.sheets.credit[folk] + self.amount
        if g.logging:
            g.say("discounts", g.id(folk), int(self.amount))

    def note(self, g: Blackbriar, face: i64, target: i64) -> Line | None:
        return Line("note-discount", [int(self.amount)], -1)


HELP: Final[list[type[Effect]]] = [Heal, Bless, Reroll, SetDie, Discount]
