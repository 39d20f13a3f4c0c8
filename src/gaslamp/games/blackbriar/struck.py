"""Being struck: the abilities that work when an attack gets through, in card order (BB-CAB)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gaslamp.games.blackbriar import dice, tables
from gaslamp.games.blackbriar import vocabulary as verbs
from gaslamp.games.blackbriar.state import (
    BROKEN,
    CURSE,
    DELAYED,
    FEAR,
    MESMER,
    ON_CREATURE,
    REMOVED,
    RESERVE,
    SICKEN,
    WEAKEN,
    Blackbriar,
    owner,
    seat_of,
    who,
)  # fmt: skip
from gaslamp.games.blackbriar.tables import DICE_ROOM
from gaslamp.games.blackbriar.targeting import first_mark
from gaslamp.kernel.bits import bit
from gaslamp.kernel.menu import Menu, Option
from gaslamp.kernel.state import Line, Question


class Affliction:
    """What it means to be struck by a creature with some ability (BB-CAB-29)."""

    def __init__(self, ability: i64, asks: bool) -> None:
        self.ability: Final[i64] = ability
        self.asks: Final = asks  # whether a question may come of it

    def suffer(self, g: Blackbriar, creature: i64, folk: i64) -> None:
        raise NotImplementedError


class Token(Affliction):
    """BB-CAB-12, BB-TOK-01: a condition token, at most one of each."""

    def __init__(self, ability: i64, token: i64, name: str) -> None:
        super().__init__(ability, False)
        self.token: Final[i64] = token
        self.name: Final = name

    def suffer(self, g: Blackbriar, creature: i64, folk: i64) -> None:
        if g.sheets.tokens[folk] & self.token == 0:
            g.sheets.tokens[folk] = g.sheets.tokens[folk] | self.token
            if g.logging:
                g.say("takes-token", g.id(folk), self.name)


TOKENS: Final = [
    Token(tables.CURSE, CURSE, "curse"),
    Token(tables.FEAR, FEAR, "fear"),
    Token(tables.MESMERIZE, MESMER, "mesmer"),
    Token(tables.SICKEN, SICKEN, "sicken"),
    Token(tables.WEAKEN, WEAKEN, "weaken"),
]


# BREAK


def whole_weapons(g: Blackbriar, folk: i64) -> i64:
    """The weapons without a Repair token, as bits."""
    return 3 & ~(g.sheets.tokens[folk] // BROKEN)


class Break(Affliction):
    """BB-CAB-11: a Repair token on one of the weapons that has none; its player chooses."""

    def __init__(self) -> None:
        super().__init__(tables.BREAK, True)

    def suffer(self, g: Blackbriar, creature: i64, folk: i64) -> None:
        lines = whole_weapons(g, folk)
        if lines == 3:
            g.then(BreakWeapon(seat_of(g, folk), folk))
        elif lines != 0:
            place_repair(g, folk, first_mark(lines))


class BreakWeapon(Question[Blackbriar]):
    def __init__(self, seat: i64, folk: i64) -> None:
        super().__init__(seat)
        self.folk: Final[i64] = folk

    def menu(self, g: Blackbriar, m: Menu) -> None:
        m.offer(verbs.BREAK, self.folk, 0)
        m.offer(verbs.BREAK, self.folk, 1)

    def take(self, g: Blackbriar, o: Option) -> None:
        place_repair(g, self.folk, o.b)

    def prompt(self, g: Blackbriar) -> Line:
        return Line("ask-break", [who(self.seat), g.id(self.folk)], -1)


def place_repair(g: Blackbriar, folk: i64, line: i64) -> None:
    g.sheets.tokens[folk] = g.sheets.tokens[folk] | (BROKEN * (line + 1))
    weapon = g.weapon(folk, line)
    if g.logging and weapon is not None:
        g.say("broken", g.id(folk), weapon.id)


# ROT and DRAIN


def rot_dice(g: Blackbriar, folk: i64) -> list[i64]:
    """BB-CAB-26: the largest dice in its Delayed area, one of each owner."""
    sides = dice.largest_delayed(g, folk)
    found: list[i64] = []
    seen: i64 = 0
    die: i64 = 0
    while die < g.folk * DICE_ROOM:
        new = not (seen >> owner(die)) & 1
        if new and g.dice.place[die] == DELAYED + folk and g.dice.sides[die] == sides:
            found.append(die)
            seen |= bit(owner(die))
        die += 1
    return found


def drain_dice(g: Blackbriar, folk: i64) -> list[i64]:
    """BB-CAB-14: its largest own dice wherever they are, one of each place."""
    sides: i64 = 0
    die = folk * DICE_ROOM
    while die < (folk + 1) * DICE_ROOM:
        if in_play(g, die) and g.dice.sides[die] > sides:
            sides = g.dice.sides[die]
        die += 1
    found: list[i64] = []
    die = folk * DICE_ROOM
    while die < (folk + 1) * DICE_ROOM:
        if in_play(g, die) and g.dice.sides[die] == sides and not same_place(g, found, die):
            found.append(die)
        die += 1
    return found


def in_play(g: Blackbriar, die: i64) -> bool:
    return g.dice.sides[die] > 0 and g.dice.place[die] != RESERVE and g.dice.place[die] != REMOVED


def same_place(g: Blackbriar, found: list[i64], die: i64) -> bool:
    return any(g.dice.place[other] == g.dice.place[die] for other in found)


class Rot(Affliction):
    """BB-CAB-26: the largest of its Delayed dice goes to the creature."""

    def __init__(self) -> None:
        super().__init__(tables.ROT, True)

    def suffer(self, g: Blackbriar, creature: i64, folk: i64) -> None:
        lose_die(g, creature, folk, rot_dice(g, folk), True)


class Drain(Affliction):
    """BB-CAB-14: its largest die is lost."""

    def __init__(self) -> None:
        super().__init__(tables.DRAIN, True)

    def suffer(self, g: Blackbriar, creature: i64, folk: i64) -> None:
        lose_die(g, creature, folk, drain_dice(g, folk), False)


def lose_die(g: Blackbriar, creature: i64, folk: i64, found: list[i64], rots: bool) -> None:
    """BB-DIC-07: among equally large dice the affected player chooses."""
    if len(found) == 0:
        return
    if len(found) == 1:
        take_die(g, creature, folk, found[0], rots)
    else:
        g.then(PickDie(seat_of(g, folk), creature, folk, rots))


class PickDie(Question[Blackbriar]):
    """ROT or DRAIN: which of equally large dice is lost."""

    def __init__(self, seat: i64, creature: i64, folk: i64, rots: bool) -> None:
        super().__init__(seat)
        self.creature: Final[i64] = creature
        self.folk: Final[i64] = folk
        self.rots: Final = rots

    def menu(self, g: Blackbriar, m: Menu) -> None:
        for die in rot_dice(g, self.folk) if self.rots else drain_dice(g, self.folk):
            m.offer(verbs.GIVE_DIE, die)

    def take(self, g: Blackbriar, o: Option) -> None:
        take_die(g, self.creature, self.folk, o.a, self.rots)

    def prompt(self, g: Blackbriar) -> Line:
        return Line("ask-die", [who(self.seat), g.id(self.folk)], -1)


def take_die(g: Blackbriar, creature: i64, folk: i64, die: i64, rots: bool) -> None:
    if rots:
        g.dice.place[die] = ON_CREATURE + creature
        g.dice.face[die] = 0
        if g.logging:
            g.say("rots", g.id(creature), dice.die_name(g, die), g.id(folk))
    else:
        drain(g, creature, folk, die)


def drain(g: Blackbriar, creature: i64, folk: i64, die: i64) -> None:
    """BB-CAB-14, R-43: out of the game for good, a discarded D6 comes in; a D6 is delayed."""
    if g.logging:
        if g.dice.sides[die] == 6:
            g.say("drained-six", g.id(creature), dice.die_name(g, die), g.id(folk))
        else:
            g.say("drained", g.id(creature), dice.die_name(g, die), g.id(folk))
    if g.dice.sides[die] == 6:
        dice.send_home(g, die)
        return
    dice.leave_space(g, die)
    g.dice.place[die] = REMOVED
    g.dice.face[die] = 0
    other = folk * DICE_ROOM
    while other < (folk + 1) * DICE_ROOM:
        if g.dice.sides[other] == 6 and g.dice.place[other] == REMOVED:
            dice.send_home(g, other)
            return
        other += 1
