"""Bits: the n-th bit as a number, right for all 63 of them.

mypyc writes a literal `1 << n` as a C int, which is wrong from bit 31 on; always use `bit(n)`.
A literal this large is written as 64 bits, so it is shifted down instead of up.
"""

from typing import Final

from mypy_extensions import i64

HIGHEST: Final = 62
TOP: Final = 1 << 62


def bit(n: i64) -> i64:
    return TOP >> (HIGHEST - n)
