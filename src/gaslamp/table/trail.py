"""The states a match has been through, one before each choice.

A state takes some kilobytes, and a long game has hundreds. Only one in a while is kept; any other
is found by making the choices that led to it once more, which takes a millisecond and is seldom
asked for. What is asked at every choice is noted of all.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterator, Sequence
from copy import copy
from typing import overload
from weakref import WeakMethod

from gaslamp.kernel.state import State

APART = 128  # every so many-th state is kept


class Trail(Sequence[State]):
    """The states before each choice. They are nobody's to change: whoever plays on takes a copy.

    `again` makes the choices between two numbers once more, on a state that stood before them. It
    is the match's, which holds the trail: held weakly, so that a match put away is gone."""

    def __init__(self, again: Callable[[State, int, int], None]) -> None:
        self.again = WeakMethod(again)
        self.apart = APART
        self.kept: dict[int, State] = {}
        self.codes = array("q")  # what was then chosen
        self.turns = array("q")  # the number of the game's turn
        self.barriers = array("q")
        self.calm = bytearray()  # whether nothing was half-way

    def __len__(self) -> int:
        return len(self.codes)

    def add(self, g: State, code: int, turn: int, calm: bool) -> None:
        """This is how it stands before a choice that is made now."""
        n = len(self.codes)
        self.codes.append(code)
        self.turns.append(turn)
        self.barriers.append(g.barrier)
        self.calm.append(calm)
        if n % self.apart == 0:
            self.kept[n] = g.clone()

    @overload
    def __getitem__(self, n: int) -> State: ...

    @overload
    def __getitem__(self, n: slice) -> list[State]: ...

    def __getitem__(self, n: int | slice) -> State | list[State]:
        if isinstance(n, slice):
            wanted = range(len(self))[n]
            return [] if not wanted else list(self.walk(wanted[0], wanted[-1] + 1))
        return next(self.walk(range(len(self))[n], len(self)))

    def __iter__(self) -> Iterator[State]:
        return self.walk(0, len(self))

    def walk(self, start: int, end: int) -> Iterator[State]:
        """From one to another, each found from the one before it."""
        last = at = None
        for n in range(start, end):
            g = self.kept.get(n)
            if g is None:
                if last is None or at is None:
                    at = max(m for m in self.kept if m < n)
                    last = self.kept[at]
                again = self.again()
                assert again is not None  # the match is there as long as somebody asks
                g = last.clone()
                again(g, at, n)
            last, at = g, n
            yield g

    def put(self, n: int, g: State) -> None:
        """Another state in the place of one."""
        self.kept[n] = g
        self.barriers[n] = g.barrier

    def cut(self, length: int) -> None:
        """Forget what came after so many choices."""
        self.kept = {n: g for n, g in self.kept.items() if n < length}
        del self.codes[length:], self.turns[length:], self.barriers[length:], self.calm[length:]

    def twin(self) -> Trail:
        """The same, to be changed without changing this one; it keeps everything from now on."""
        twin = copy(self)
        twin.apart = 1
        twin.kept = dict(self.kept)
        twin.codes, twin.turns, twin.barriers = self.codes[:], self.turns[:], self.barriers[:]
        twin.calm = self.calm[:]
        return twin
