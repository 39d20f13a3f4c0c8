"""Bits: the n-th bit as a number, right for all 63 of them.

mypyc writes a literal `1 << n` as a C int, which is wrong from bit 31 on; always use `bit(n)`.
"""

from mypy_extensions import i64


def bit(n: i64) -> i64:
    one = n - n + 1  # not a literal, so that it has 64 bits in C
    return one << n
