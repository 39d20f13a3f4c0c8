"""The luck sheet: how dice and draws fell beside what they would bring on average, how likely it is
to have been at least that unlucky, and whether a die is fair.

Of every throw and draw the rules told what each of its equally likely ends would have been worth to
whose luck it was (`kernel/ear.py`). So the expectation is exact, whatever lay in a pile by then.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import erfc, exp, lgamma, log, sqrt

from msgspec import Struct

from gaslamp.kernel.bits import members
from gaslamp.kernel.ear import Fall

EXACT = 4000  # sums that are told apart; where there are more, they lie close to a bell curve
FINE = 6  # digits by which sums are told apart
SUSPICIOUS = 0.001  # how seldom a fair server is suspected, all its dice together
ENOUGH = 5  # throws for each face, before a die is judged
SERIES = 500


class Lot(Struct):
    """What a seat had of one kind of throws or draws."""

    seat: int
    what: str
    times: int
    above: float  # how much more they brought than they would on average
    variance: float
    chance: float  # of having been at least that unlucky


class Die(Struct):
    """All throws of one kind of die: how often each face came, and how throws followed each other
    (`product` adds up what both of a pair are above the middle, multiplied)."""

    game: str
    what: str
    faces: list[int]
    pairs: int = 0
    product: float = 0.0

    def throws(self) -> int:
        return sum(self.faces)

    def chance(self) -> float:
        """How likely a fair die's faces are at least that uneven."""
        expected = self.throws() / len(self.faces)
        if not expected:
            return 1.0
        uneven = sum((count - expected) ** 2 for count in self.faces) / expected
        return chi_square(uneven, len(self.faces) - 1)

    def serial(self) -> float:
        """The correlation of one throw with the next."""
        return self.product / (self.pairs * spread(len(self.faces))) if self.pairs else 0.0

    def serial_chance(self) -> float:
        """How likely a fair die's throws hang together at least that much."""
        return 2 * tail(abs(self.serial()) * sqrt(self.pairs)) if self.pairs else 1.0


class Sheet(Struct):
    """The luck of a game, or of many."""

    game: str
    lots: list[Lot]
    dice: list[Die]


def spread(sides: int) -> float:
    """The variance of a throw."""
    return (sides * sides - 1) / 12


def sheet_of(game: str, seats: int, falls: Iterable[Fall], exactly: bool = True) -> Sheet:
    """The luck of one game; of many a bell curve is exact enough."""
    heard = list(falls)
    dice: dict[tuple[str, int], Die] = {}
    last: dict[tuple[str, int], int] = {}
    lots: dict[tuple[int, str], list[Fall]] = {}
    for fall in heard:
        if fall.sides:
            key = fall.what, fall.sides
            die = dice.setdefault(key, Die(game, fall.what, [0] * fall.sides))
            die.faces[fall.face - 1] += 1
            if key in last:
                middle = (fall.sides + 1) / 2
                die.product += (last[key] - middle) * (fall.face - middle)
                die.pairs += 1
            last[key] = fall.face
        if len(fall.values) > 1:
            for seat in members(fall.seats, seats):
                lots.setdefault((seat, fall.what), []).append(fall)
    return Sheet(game, [lot_of(*key, some, exactly) for key, some in sorted(lots.items())],
                 [dice[key] for key in sorted(dice)])  # fmt: skip


def lot_of(seat: int, what: str, falls: list[Fall], exactly: bool) -> Lot:
    above = variance = 0.0
    for fall in falls:
        middle = mean(fall.values)
        above += fall.value - middle
        variance += sum([(value - middle) ** 2 for value in fall.values]) / len(fall.values)
    chance = unlucky(falls, above, variance) if exactly else below(above, variance)
    return Lot(seat, what, len(falls), above, variance, chance)


def mean(values: list[float]) -> float:
    return sum(values) / len(values)


def unlucky(falls: list[Fall], above: float, variance: float) -> float:
    """How likely such throws and draws bring so little or less: exactly, by all their sums, as long
    as these can be counted."""
    sums = {0.0: 1.0}
    for fall in falls:
        middle, each = mean(fall.values), 1 / len(fall.values)
        ends: dict[float, float] = {}
        for value in fall.values:
            end = value - middle
            ends[end] = ends.get(end, 0.0) + each
        if len(sums) * len(ends) > EXACT:
            return below(above, variance)
        more: dict[float, float] = {}
        for so_far, chance in sums.items():
            for end, share in ends.items():
                at = round(so_far + end, FINE)
                more[at] = more.get(at, 0.0) + chance * share
        sums = more
    edge = above + 10**-FINE * len(falls)
    return min(1.0, sum(chance for at, chance in sums.items() if at <= edge))


def below(above: float, variance: float) -> float:
    """The same by the bell curve."""
    return tail(-above / sqrt(variance)) if variance > 0 else 1.0


def together(lots: Iterable[Lot]) -> Lot:
    """Several lots as one, such as a person's of many games. Each kind counts by how far it is from
    its own average, so that dice and cards can be added up."""
    kept = [lot for lot in lots if lot.variance > 0]
    score = sum(lot.above / sqrt(lot.variance) * sqrt(lot.times) for lot in kept)
    times = sum(lot.times for lot in kept)
    if len(kept) == 1:
        return kept[0]
    return Lot(-1, "", times, score, float(times), below(score, float(times)) if times else 1.0)


def dice_of(sheets: Iterable[list[Die]]) -> list[Die]:
    """The dice of many games, each kind by itself."""
    found: dict[tuple[str, str, int], Die] = {}
    for dice in sheets:
        for die in dice:
            key = die.game, die.what, len(die.faces)
            whole = found.setdefault(key, Die(die.game, die.what, [0] * len(die.faces)))
            whole.faces = [a + b for a, b in zip(whole.faces, die.faces, strict=True)]
            whole.pairs += die.pairs
            whole.product += die.product
    return [found[key] for key in sorted(found)]


def suspected(die: Die, dice: int) -> bool:
    """Whether a die is not believed to be fair, beside so many others that are looked at."""
    if die.throws() < ENOUGH * len(die.faces):
        return False
    return min(die.chance(), die.serial_chance()) < SUSPICIOUS / (2 * max(1, dice))


# Curves


def tail(z: float) -> float:
    """The part of a bell curve above so many standard deviations."""
    return erfc(z / sqrt(2)) / 2


def chi_square(x: float, free: int) -> float:
    """The part of the chi-square curve above x."""
    return 1.0 if x <= 0 else upper_gamma(free / 2, x / 2)


def upper_gamma(a: float, x: float) -> float:
    """The upper part of the gamma function, as a share: by its series, or by its continued fraction
    (Lentz) where that is quicker."""
    front = exp(-x + a * log(x) - lgamma(a))
    if x < a + 1:
        term = whole = 1 / a
        for n in range(1, SERIES):
            term *= x / (a + n)
            whole += term
        return max(0.0, 1 - whole * front)
    b, c, d = x + 1 - a, 1e300, 1 / (x + 1 - a)
    fraction = d
    for n in range(1, SERIES):
        part = -n * (n - a)
        b += 2
        d = 1 / (part * d + b)
        c = b + part / c
        fraction *= d * c
    return min(1.0, front * fraction)
