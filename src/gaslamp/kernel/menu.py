"""Menus: what a seat may choose now, and why it may not choose the rest."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

PART: Final = 16
PART_MASK: Final = 0xFFFF
ROOM: Final = 32


def packed(verb: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> i64:
    """An option as one int: a verb and three parts of 16 bits."""
    return (((((verb << PART) | a) << PART) | b) << PART) | c


@final
@mypyc_attr(acyclic=True, free_list_len=1)  # each choice makes one: the last is used again
class Option:
    """A choice: a verb and up to three small ints, made by a seat."""

    def __init__(self, seat: i64, code: i64) -> None:
        self.seat: Final[i64] = seat
        self.code: Final[i64] = code
        self.verb: Final[i64] = code >> 48
        self.a: Final[i64] = (code >> 32) & PART_MASK
        self.b: Final[i64] = (code >> 16) & PART_MASK
        self.c: Final[i64] = code & PART_MASK


@final
@mypyc_attr(acyclic=True)
class Refusal:
    """An option that is not open now: the message that says why, and the ledger rule."""

    def __init__(self, code: i64, why: str, rule: str, args: list[str | int]) -> None:
        self.code: Final[i64] = code
        self.why: Final = why
        self.rule: Final = rule
        self.args: Final = args


@final
@mypyc_attr(acyclic=True)
class Menu:
    """Collects one seat's offers in order; collects refusals only when asked to explain."""

    def __init__(self, seat: i64, explain: bool = False) -> None:
        self.seat: i64 = seat
        self.explain: bool = explain
        self.count: i64 = 0
        self.codes: vec[i64] = vec[i64]([0] * ROOM)
        self.refusals: list[Refusal] = []

    def reset(self, seat: i64) -> None:
        self.seat = seat
        self.count = 0
        if self.explain:
            self.refusals = []

    def offer(self, verb: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
        count = self.count
        if count < len(self.codes):
            self.codes[count] = (((((verb << 16) | a) << 16) | b) << 16) | c
        else:
            self.codes = append(self.codes, packed(verb, a, b, c))
        self.count = count + 1

    def refuse(
        self,
        why: str,
        rule: str,
        verb: i64,
        a: i64 = 0,
        b: i64 = 0,
        c: i64 = 0,
        with_: str | int | None = None,
        and_: str | int | None = None,
    ) -> None:
        """Say why this option is closed. Free unless somebody asks."""
        if self.explain:
            args = [arg for arg in (with_, and_) if arg is not None]
            self.refusals.append(Refusal(packed(verb, a, b, c), why, rule, args))

    def size(self) -> i64:
        return self.count

    def at(self, index: i64) -> i64:
        return self.codes[index]

    def has(self, code: i64) -> bool:
        i: i64 = 0
        while i < self.count:
            if self.codes[i] == code:
                return True
            i += 1
        return False

    def listed(self) -> list[int]:
        return [int(code) for code in self.codes[: self.count]]
