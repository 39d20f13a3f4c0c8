"""A zone: an ordered pile of small numbers, the last one on top."""

from __future__ import annotations

from typing import final

from librt.vecs import append, pop, vec
from mypy_extensions import i64, mypyc_attr

from gaslamp.kernel.rng import Rng


@final
@mypyc_attr(acyclic=True)
class Zone:
    """Cards, tokens or dice in order. The top is the end; the bottom is index 0."""

    def __init__(self, items: vec[i64]) -> None:
        self.items: vec[i64] = items

    def __len__(self) -> int:
        return len(self.items)

    def size(self) -> i64:
        return len(self.items)

    def at(self, index: i64) -> i64:
        return self.items[index]

    def put(self, index: i64, item: i64) -> None:
        """Replace what lies at this place."""
        self.items[index] = item

    def top(self) -> i64:
        return self.items[len(self.items) - 1]

    def push(self, item: i64) -> None:
        """Put on top."""
        self.items = append(self.items, item)

    def pull(self) -> i64:
        """Take from the top."""
        rest, item = pop(self.items)
        self.items = rest
        return item

    def take(self, index: i64) -> i64:
        """Take from the middle; the others keep their order."""
        rest, item = pop(self.items, index)
        self.items = rest
        return item

    def find(self, item: i64) -> i64:
        """Where the item lies, or -1."""
        i: i64 = 0
        n: i64 = len(self.items)
        while i < n:
            if self.items[i] == item:
                return i
            i += 1
        return -1

    def discard(self, item: i64) -> bool:
        """Take this item out if it is here."""
        index = self.find(item)
        if index < 0:
            return False
        self.take(index)
        return True

    def has(self, item: i64) -> bool:
        return self.find(item) >= 0

    def clear(self) -> None:
        self.items = vec[i64]()

    def slide_under(self, other: Zone) -> None:
        """Put all of the other pile, in its order, under this one; the other is empty then."""
        merged = other.items[:]
        i: i64 = 0
        n: i64 = len(self.items)
        while i < n:
            merged = append(merged, self.items[i])
            i += 1
        self.items = merged
        other.clear()

    def shuffle(self, rng: Rng) -> None:
        self.shuffle_part(rng, 0, len(self.items))

    def shuffle_part(self, rng: Rng, start: i64, stop: i64) -> None:
        """Shuffle the places from start up to, not including, stop."""
        items = self.items
        i: i64 = stop - 1
        while i > start:
            j = start + rng.below(i - start + 1)
            held = items[i]
            items[i] = items[j]
            items[j] = held
            i -= 1

    def clone(self) -> Zone:
        return Zone(self.items[:])

    def listed(self) -> list[int]:
        return [int(item) for item in self.items]


def empty() -> Zone:
    return Zone(vec[i64]())


def zone(items: list[int]) -> Zone:
    """A zone with these items, the last one on top."""
    pile = empty()
    for item in items:
        pile.push(item)
    return pile
