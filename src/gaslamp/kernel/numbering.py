"""Numbers for options, the same in every game and position: what learners choose by.

An option's number follows from its verb and from what its parts stand for (copies of a card stand
for the same). Options that have no number of their own, or share it with another of the same menu,
take the spare numbers at the end, in the order of the menu. So every option of a menu has one.
"""

from __future__ import annotations

from typing import Final, Generic

from librt.vecs import append, vec
from mypy_extensions import i64

from gaslamp.kernel.menu import PART_MASK, Menu
from gaslamp.kernel.state import G

NO_NUMBER: Final = -1


class Numbers:
    """How a verb is numbered: what each of its parts stands for, by its number in the option; a
    part that does not count has none."""

    def __init__(self, start: i64, first: list[int], second: list[int], third: list[int]) -> None:
        self.start: Final[i64] = start  # of its options among all that can be thought of
        self.first: Final[vec[i64]] = vec[i64](first)
        self.second: Final[vec[i64]] = vec[i64](second)
        self.third: Final[vec[i64]] = vec[i64](third)
        self.seconds: Final[i64] = max(second, default=0) + 1
        self.thirds: Final[i64] = max(third, default=0) + 1


class Numbering(Generic[G]):
    """A game's own class may say what an option means (`meant`); this one numbers it."""

    def __init__(self, verbs: list[Numbers], dense: list[int], size: int, spare: int) -> None:
        self.verbs: Final = verbs
        self.dense: Final[vec[i64]] = vec[i64](dense)  # numbers of those that can be at all
        self.own: Final[i64] = size
        self.size: Final[i64] = size + spare
        self.seen: vec[i64] = vec[i64]([0] * size)  # in which menu a number was given last
        self.menus: i64 = 0

    def meant(self, g: G, seat: i64, code: i64) -> i64:
        """The option with parts that stand for the same in every position."""
        return code

    def number(self, g: G, seat: i64, code: i64) -> i64:
        """The option's own number; NO_NUMBER if it has none."""
        option = self.meant(g, seat, code)
        verb = self.verbs[option >> 48]
        a = counted(verb.first, (option >> 32) & PART_MASK)
        b = counted(verb.second, (option >> 16) & PART_MASK)
        c = counted(verb.third, option & PART_MASK)
        if a < 0 or b < 0 or c < 0:
            return NO_NUMBER
        return self.dense[verb.start + (a * verb.seconds + b) * verb.thirds + c]

    def numbered(self, g: G, m: Menu, numbers: vec[i64]) -> vec[i64]:
        """A menu's options by number, appended in its order."""
        self.menus += 1
        spare = self.own
        i: i64 = 0
        n = m.size()
        while i < n:
            number = self.number(g, m.seat, m.at(i))
            if number < 0 or self.seen[number] == self.menus:
                number = spare
                spare += 1
            else:
                self.seen[number] = self.menus
            if spare > self.size:
                raise ValueError("spare")  # a menu has more options than numbers are spare
            numbers = append(numbers, number)
            i += 1
        return numbers


def counted(digits: vec[i64], number: i64) -> i64:
    """What a part stands for."""
    if len(digits) == 0:
        return 0
    return digits[number] if number < len(digits) else NO_NUMBER
