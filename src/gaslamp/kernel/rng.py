"""Chance: a small generator (sfc32) whose whole state is four ints."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

MASK32: Final = 0xFFFFFFFF
WARM_UP: Final = 12


@mypyc_attr(acyclic=True)
class Rng:
    """sfc32: every intermediate is masked to 32 bits, so compiled and interpreted agree."""

    def __init__(self, a: i64, b: i64, c: i64, d: i64) -> None:
        self.a: i64 = a
        self.b: i64 = b
        self.c: i64 = c
        self.d: i64 = d

    def next32(self) -> i64:
        """The next 32 random bits."""
        b = self.b
        c = self.c
        out: i64 = (self.a + b + self.d) & MASK32
        self.d = (self.d + 1) & MASK32
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & MASK32
        self.c = (((c << 21) | (c >> 11)) + out) & MASK32
        return out

    def below(self, n: i64) -> i64:
        """A fair number from 0 to n - 1 (Lemire): what would favour some is thrown away."""
        product = self.next32() * n
        if product & MASK32 < n:
            unfair: i64 = (1 << 32) % n
            while product & MASK32 < unfair:
                product = self.next32() * n
        return product >> 32

    def clone(self) -> "Rng":
        return Rng(self.a, self.b, self.c, self.d)


def seeded(seed: int, stream: int = 0) -> Rng:
    """A generator for a seed of up to 128 bits; different streams of one seed are independent."""
    third = (seed >> 64) & MASK32
    fourth = (seed >> 96) & MASK32
    rng = Rng(seed & MASK32, (seed >> 32) & MASK32, third ^ (stream & MASK32), fourth ^ 1)
    for _ in range(WARM_UP):
        rng.next32()
    return rng
