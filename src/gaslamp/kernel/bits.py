"""Sets of small numbers (seats, cards, places) as the bits of one int, right for all 63 of them.

mypyc writes a literal `1 << n` as a C int, which is wrong from bit 31 on; always use `bit(n)`.
"""

from mypy_extensions import i64


def bit(n: i64) -> i64:
    one = n - n + 1  # not a literal, so that it has 64 bits in C
    return one << n


def has(mask: i64, n: i64) -> bool:
    """Whether n is a member."""
    return (mask >> n) & 1 != 0


def count_bits(mask: i64) -> i64:
    """How many members there are."""
    count: i64 = 0
    left = mask
    while left:
        left &= left - 1
        count += 1
    return count


def single(mask: i64) -> bool:
    """Whether there is exactly one member."""
    return mask != 0 and mask & (mask - 1) == 0


def lowest(mask: i64) -> i64:
    """The smallest member of a set that is not empty."""
    n: i64 = 0
    while (mask >> n) & 1 == 0:
        n += 1
    return n


def nth(mask: i64, n: i64) -> i64:
    """The member that has n smaller ones; there must be more than n."""
    left = mask
    i: i64 = 0
    while i < n:
        left &= left - 1
        i += 1
    return lowest(left)


def members(mask: int, below: int) -> list[int]:
    """The members under a number, the smallest first."""
    return [n for n in range(below) if mask >> n & 1]
