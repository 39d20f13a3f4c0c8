# border: not compiled
"""A plan typed in one line: words for the hours of a clock, made into the keys that lay it out.

A line names a Character (unless the seat leads only one) and then, hour by hour from 6 a.m. on, a
Location's number, an arrow (`n`, `e`, `s`, `w`; `6n` is an arrow made of a 6) or `-` for no token.
The name of an hour (`noon`, `2pm`) goes on from there. Hours the line does not reach stay as they
are. Several Characters may follow one another in a line.
"""

from __future__ import annotations

from gaslamp.games.london_dread import vocabulary as verbs
from gaslamp.games.london_dread.places import AREA_IDS, HOURS, number_of, side_of
from gaslamp.games.london_dread.planning import (
    OWN,
    Planning,
    change_clock,
    free_tokens,
    in_clock,
)
from gaslamp.games.london_dread.state import ACTIONS, ARROW, NUMBER_UP, NUMBERS, Dread
from gaslamp.games.london_dread.vocabulary import key_of
from gaslamp.kernel.bits import has
from gaslamp.kernel.errors import Either, Saying, Trouble
from gaslamp.kernel.menu import Option, packed
from gaslamp.kernel.state import pending
from gaslamp.words.words import Words

ANY = 0  # the number of an arrow that any token may be
NONE = ("-", "–", ".", "0", "_")
SIGNS = {"↑": "n", "→": "e", "↓": "s", "←": "w"}
GAME = "london-dread"
FORM = Saying("plan-form", game=GAME)


class Wanted:
    """What shall lie in a slot: a number (or ANY) and the side that is up; (0, 0) is no token."""

    def __init__(self, number: int, side: int) -> None:
        self.number = number
        self.side = side


def parse_plan(g: Dread, seat: int, typed: list[str], w: Words) -> list[str]:
    """The keys of the commands that bring the seat's clocks to what the line says, in order."""
    if not isinstance(pending(g), Planning):
        raise wrong("plan-too-late")
    twin = g.clone()
    keys: list[str] = []
    for c, slots in sections(g, seat, typed, w):
        keys += commands(twin, seat, c, slots, w)
    return keys


# Reading


def wrong(key: str, **given: object) -> Trouble:
    """What cannot be done with a line."""
    return Trouble(key, game=GAME, **given)


def sections(
    g: Dread, seat: int, typed: list[str], w: Words
) -> list[tuple[int, dict[int, Wanted]]]:
    """The Characters of a line, each with the slots it speaks of."""
    led = [c for c in range(int(g.count())) if g.sleuths[c].seat == seat]
    found: list[tuple[int, dict[int, Wanted]]] = []
    cursor = 0
    for word in " ".join(typed).replace(",", " ").lower().split():
        wanted = token_of(word)
        if wanted is None and word in HOURS:
            cursor = HOURS.index(word)
        elif wanted is None:
            found.append((character_of(g, led, word, w), {}))
            cursor = 0
        elif not found and len(led) != 1:
            raise wrong("plan-whose", who=named(g, led, w))
        elif cursor >= ACTIONS:
            raise wrong("plan-too-long", word=word)
        else:
            if not found:
                found.append((led[0], {}))
            found[-1][1][cursor] = wanted
            cursor += 1
    if not found:
        raise wrong("plan-empty", form=FORM)
    return found


def token_of(word: str) -> Wanted | None:
    """A word as a token: `4`, `n`, `6n`, `n6`, `north`, `-`; or None if it is none."""
    if word in NONE:
        return Wanted(0, NUMBER_UP)
    plain = word.lstrip(">")
    for sign, letter in SIGNS.items():
        plain = plain.replace(sign, letter)
    digits = "".join(letter for letter in plain if letter.isdecimal())
    letters = "".join(letter for letter in plain if not letter.isdecimal())
    if len(digits) > 1 or (digits and not 1 <= int(digits) <= NUMBERS):
        return None
    number = int(digits) if digits else ANY
    if not letters:
        return Wanted(number, NUMBER_UP) if digits else None
    for area, name in enumerate(AREA_IDS):
        if letters in (name, name[0]):
            return Wanted(number, ARROW + area)
    return None


def character_of(g: Dread, led: list[int], word: str, w: Words) -> int:
    """The Character of this seat that a word means."""
    for c in led:
        parts = w.name(g.id(c)).lower().split()
        if word == g.id(c) or (len(word) > 1 and any(part.startswith(word) for part in parts)):
            return c
    raise wrong("plan-unknown", word=word, who=named(g, led, w), form=FORM)


def named(g: Dread, led: list[int], w: Words) -> Either:
    """The Characters of a seat."""
    return Either([w.name(g.id(c)) for c in led] or [w.say("plan-nobody")])


# Laying out


def commands(twin: Dread, seat: int, c: int, slots: dict[int, Wanted], w: Words) -> list[str]:
    """The commands for one clock; they are carried out on the copy."""
    wanted = numbered(twin, c, slots, w)
    clock = twin.sleuths[c].clock
    keys: list[str] = []

    for slot in range(ACTIONS):
        if clock[slot] != 0 and number_of(clock[slot]) != wanted[slot].number:
            keys.append(command(twin, seat, packed(verbs.TAKE_BACK, c, slot)))
    for slot in range(ACTIONS):
        number = wanted[slot].number
        if clock[slot] == 0 and number > 0:
            if free_tokens(twin, c, in_clock(twin, c), number) == 0:
                keys.append(command(twin, seat, packed(verbs.TAKE_STASH, c, number)))
            keys.append(command(twin, seat, packed(verbs.PLACE, c, slot, number)))
        if clock[slot] != 0 and side_of(clock[slot]) != wanted[slot].side:
            keys.append(command(twin, seat, packed(verbs.TURN, c, slot, wanted[slot].side)))
    for number in range(1, NUMBERS + 1):
        held = has(twin.sleuths[c].stash, number)
        if held and free_tokens(twin, c, in_clock(twin, c), number) > 0:
            keys.append(command(twin, seat, packed(verbs.RETURN_STASH, c, number)))
    return keys


def command(twin: Dread, seat: int, code: int) -> str:
    key = key_of(twin, seat, code)
    change_clock(twin, Option(seat, code))
    return key


def numbered(g: Dread, c: int, slots: dict[int, Wanted], w: Words) -> list[Wanted]:
    """All twelve slots with their tokens: arrows get the numbers that are left over."""
    clock = g.sleuths[c].clock
    wanted: list[Wanted] = []
    for slot in range(ACTIONS):
        held = int(clock[slot])
        if slot in slots:
            wanted.append(slots[slot])
        elif held != 0 and side_of(held) != NUMBER_UP:
            wanted.append(Wanted(ANY, int(side_of(held))))
        else:
            wanted.append(Wanted(int(number_of(held)), NUMBER_UP))
    left = [OWN] * (NUMBERS + 1)
    for token in wanted:
        if token.number > 0:
            left[token.number] -= 1
    for number in range(1, NUMBERS + 1):
        if left[number] < 0:
            check_stash(g, c, number, OWN - left[number], w)
    for slot, token in enumerate(wanted):
        if token.number == ANY and token.side != NUMBER_UP:
            held = int(number_of(clock[slot]))
            number = held if held > 0 and left[held] > 0 else most_left(left)
            left[number] -= 1
            wanted[slot] = Wanted(number, token.side)
    return wanted


def most_left(left: list[int]) -> int:
    """The number of which most tokens are left."""
    return max(range(1, NUMBERS + 1), key=left.__getitem__)


def check_stash(g: Dread, c: int, number: int, needed: int, w: Words) -> None:
    """LD-STASH-01: a third token of a number comes from the Stash, if it is there."""
    who = w.name(g.id(c))
    if needed > OWN + 1:
        raise wrong("plan-too-many", who=who, count=needed, number=number)
    if not has(g.stash, number) and not has(g.sleuths[c].stash, number):
        raise wrong("plan-stash-gone", who=who, number=number)
