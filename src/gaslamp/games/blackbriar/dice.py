"""Dice: rolling, where they go, and what they block (BB-DIC, BB-BLK)."""

from __future__ import annotations

from mypy_extensions import i64

from gaslamp.games.blackbriar.state import (
    ACTIVE,
    DELAYED,
    MESMER,
    ON_BUILDING,
    ON_CREATURE,
    ON_SPACE,
    WEAKEN,
    Blackbriar,
    owner,
    seat_of,
    space_code,
)  # fmt: skip
from gaslamp.games.blackbriar.tables import DICE_ROOM, LINES
from gaslamp.kernel.bits import bit

WEAKENED = 3


def roll(g: Blackbriar, sides: i64, seats: i64, good: float) -> i64:
    """A fair die; what it shows is public, so nothing before it can be undone. Whose luck it is,
    and whether high is good, matters only to whoever listens."""
    g.veil()
    shown = g.rng.below(sides) + 1
    if g.ear is not None:
        g.ear.die("d" + str(int(sides)), seats, sides, shown, good)
    return shown


def roll_for(g: Blackbriar, folk: i64, sides: i64, good: float = 1.0) -> i64:
    """BB-TOK-06: a townsfolk's roll; WEAKEN makes 4 and more a 3."""
    shown = roll(g, sides, bit(seat_of(g, folk)), good)
    if shown > WEAKENED and g.sheets.tokens[folk] & WEAKEN:
        return WEAKENED
    return shown


def delay(g: Blackbriar, die: i64, folk: i64) -> None:
    """Into a townsfolk's Delayed area."""
    leave_space(g, die)
    g.dice.place[die] = DELAYED + folk
    g.dice.face[die] = 0


def send_home(g: Blackbriar, die: i64) -> None:
    """Into its owner's Delayed area."""
    delay(g, die, owner(die))


def leave_space(g: Blackbriar, die: i64) -> None:
    """The action space a die lay on is free again."""
    place = g.dice.place[die]
    if ON_SPACE <= place < ON_CREATURE:
        card = (place - ON_SPACE) >> 4
        g.dice.locks[card] = g.dice.locks[card] & ~bit((place - ON_SPACE) & 15)


def settle(g: Blackbriar, die: i64, folk: i64, line: i64, space: i64, refresh: bool) -> None:
    """BB-DIC-02/03, BB-TOK-04: after use a die locks its space, or is Delayed by REFRESH."""
    if refresh and not g.sheets.tokens[owner(die)] & MESMER:
        delay(g, die, folk)
    else:
        lock(g, die, folk, line, space)


def lock(g: Blackbriar, die: i64, folk: i64, line: i64, space: i64) -> None:
    """The die lies on the space until the turn ends."""
    g.dice.place[die] = space_code(folk, line, space)
    card = folk * LINES + line
    g.dice.locks[card] = g.dice.locks[card] | bit(space)


def locked(g: Blackbriar, folk: i64, line: i64, space: i64) -> bool:
    return (g.dice.locks[folk * LINES + line] >> space) & 1 != 0


def die_at(g: Blackbriar, place: i64) -> i64:
    """A die that lies in this place, or -1."""
    die: i64 = 0
    last = g.folk * DICE_ROOM
    while die < last:
        if g.dice.place[die] == place and g.dice.sides[die] > 0:
            return die
        die += 1
    return -1


def send_all_home(g: Blackbriar, place: i64) -> None:
    """All dice from this place go to their owners' Delayed areas."""
    die: i64 = 0
    last = g.folk * DICE_ROOM
    while die < last:
        if g.dice.place[die] == place and g.dice.sides[die] > 0:
            send_home(g, die)
        die += 1


def same_die(g: Blackbriar, one: i64, other: i64) -> bool:
    """Dice of one owner that show the same on the same sides are one option."""
    return (
        g.dice.sides[one] == g.dice.sides[other]
        and g.dice.face[one] == g.dice.face[other]
        and owner(one) == owner(other)
    )


def first_alike(g: Blackbriar, die: i64) -> bool:
    """Whether no earlier active die is the same."""
    other = owner(die) * DICE_ROOM
    while other < die:
        if g.dice.place[other] == ACTIVE and same_die(g, die, other):
            return False
        other += 1
    return True


def has_active(g: Blackbriar, folk: i64) -> bool:
    die = folk * DICE_ROOM
    last = die + DICE_ROOM
    while die < last:
        if g.dice.place[die] == ACTIVE:
            return True
        die += 1
    return False


def block_value(sides: i64) -> i64:
    """BB-BLK-01: a D6 stops 1, a D8 2, a D10 or D12 3."""
    if sides == 6:
        return 1
    return 2 if sides == 8 else 3


def delayed_six(g: Blackbriar, folk: i64) -> i64:
    """BB-UPG-06/07: an own D6 in the own Delayed area, or -1."""
    die = folk * DICE_ROOM
    last = die + DICE_ROOM
    while die < last:
        if g.dice.sides[die] == 6 and g.dice.place[die] == DELAYED + folk:
            return die
        die += 1
    return -1


def largest_delayed(g: Blackbriar, folk: i64) -> i64:
    """BB-DIC-07: the sides of the largest die in a Delayed area, 0 without one."""
    most: i64 = 0
    die: i64 = 0
    while die < g.folk * DICE_ROOM:
        if g.dice.place[die] == DELAYED + folk and g.dice.sides[die] > most:
            most = g.dice.sides[die]
        die += 1
    return most


def roll_all(g: Blackbriar) -> None:
    """BB-TT-01: own dice from the own Delayed area and held dice are rolled."""
    die: i64 = 0
    while die < g.folk * DICE_ROOM:
        folk = owner(die)
        if g.dice.place[die] == ACTIVE or (
            g.dice.place[die] == DELAYED + folk and g.dice.sides[die] > 0
        ):
            g.dice.place[die] = ACTIVE
            g.dice.face[die] = roll_for(g, folk, g.dice.sides[die])
        die += 1


def return_strays(g: Blackbriar) -> None:
    """BB-TT-02/03: foreign dice, and those on buildings and creatures, go to their owners."""
    die: i64 = 0
    while die < g.folk * DICE_ROOM:
        place = g.dice.place[die]
        away = DELAYED <= place < ON_BUILDING and place != DELAYED + owner(die)
        if away or ON_BUILDING <= place < ON_SPACE or place >= ON_CREATURE:
            send_home(g, die)
        die += 1


def clear_cards(g: Blackbriar) -> None:
    """BB-TT-07: dice on a card's spaces, also foreign ones, go to that card's Delayed area."""
    die: i64 = 0
    while die < g.folk * DICE_ROOM:
        place = g.dice.place[die]
        if ON_SPACE <= place < ON_CREATURE:
            delay(g, die, ((place - ON_SPACE) >> 4) // LINES)
        die += 1


def die_name(g: Blackbriar, die: i64) -> str:
    """A die as an element: its sides, and what it shows while it is active."""
    if g.dice.place[die] == ACTIVE and g.dice.face[die] > 0:
        return "d" + str(int(g.dice.sides[die])) + "-" + str(int(g.dice.face[die]))
    return "d" + str(int(g.dice.sides[die]))
