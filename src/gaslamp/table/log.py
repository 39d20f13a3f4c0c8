"""The log of a match: what the rules said, line by line, to be told in anybody's words.

A line is kept as a message key with its arguments; sentences are made when somebody reads them. A
long game has a thousand lines, and nearly always only the newest are looked at: the older ones lie
packed, some dozens together, and are unpacked for whoever wants to read them all.
"""

from __future__ import annotations

import zlib
from array import array
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from sys import intern
from typing import overload

import msgspec

from gaslamp.kernel.state import EVERYBODY, Line
from gaslamp.words.languages import ENGLISH
from gaslamp.words.words import Words

SPECTATOR = -1
ALL_SEEING = -2
TOGETHER = 12  # lines that are packed in one piece; as many and more lie open

Row = tuple[int, str, tuple[str | int, ...], int, bool, int]
pack = msgspec.msgpack.Encoder().encode
unpack = msgspec.msgpack.Decoder(list[Row]).decode


@dataclass(frozen=True, slots=True)
class Entry:
    """A log line that was said after so many choices."""

    choice: int
    key: str  # the name of its sentence in the game's language files
    args: tuple[str | int, ...] = ()
    seen_by: int = EVERYBODY
    chance: bool = False  # dice or a draw decided it: clients show it large
    but: int = SPECTATOR  # the seat that is told the same in other lines
    log: Log | None = field(default=None, compare=False, repr=False)
    said: str = ""  # where it has been put into other words than its own

    @property
    def text(self) -> str:
        """In English."""
        if self.said or self.log is None:
            return self.said
        return self.log.words.say(self.key, *self.args)

    @property
    def elements(self) -> list[str]:
        """What it speaks of."""
        return [arg for arg in self.args if isinstance(arg, str)]

    def visible_to(self, seat: int) -> bool:
        if 0 <= self.but == seat:
            return False
        if self.seen_by == EVERYBODY or seat == ALL_SEEING:
            return True
        return seat >= 0 and bool(self.seen_by >> seat & 1)

    def told(self, w: Words, reader: int = SPECTATOR) -> str:
        """The line in the words of its reader."""
        if w.language == ENGLISH and not w.has(self.key, "you"):
            return self.text
        return w.told(self.key, self.args, reader)

    def detail(self, w: Words) -> str:
        """By what chance has spoken, where the line tells only what it said."""
        return w.attribute(self.key, "detail", *self.args) if self.chance else ""

    def parts(self, w: Words, reader: int = SPECTATOR) -> list[str]:
        """The line in parts, every second the name of a piece."""
        return w.parts(self.key, self.args, reader)


class Log(Sequence[Entry]):
    """All lines in order; `words` are those of whoever names no language."""

    def __init__(self, words: Words, entries: Iterable[Entry] = ()) -> None:
        self.words = words
        self.packed: list[bytes] = []
        self.open: list[Entry] = []
        for entry in entries:
            self.append(entry)

    def __len__(self) -> int:
        return len(self.packed) * TOGETHER + len(self.open)

    def add(self, choice: int, line: Line, chance: bool, but: int) -> None:
        # Of the few hundred words that rules use each is kept once, for all tables.
        args = tuple([intern(arg) if type(arg) is str else arg for arg in line.args])
        self.append(Entry(choice, line.key, args, line.seen_by, chance, but, self))

    def append(self, entry: Entry) -> None:
        self.open.append(entry)
        if len(self.open) >= 2 * TOGETHER:
            rows = [(e.choice, e.key, e.args, e.seen_by, e.chance, e.but)
                    for e in self.open[:TOGETHER]]  # fmt: skip
            self.packed.append(zlib.compress(pack(rows), 1))
            del self.open[:TOGETHER]

    def opened(self, n: int) -> list[Entry]:
        return [Entry(*row, self) for row in unpack(zlib.decompress(self.packed[n]))]

    @overload
    def __getitem__(self, n: int) -> Entry: ...

    @overload
    def __getitem__(self, n: slice) -> list[Entry]: ...

    def __getitem__(self, n: int | slice) -> Entry | list[Entry]:
        if isinstance(n, slice):
            wanted = range(len(self))[n]
            if wanted.step < 0:
                return [*self.walk(wanted[::-1])][::-1]
            old = len(self.packed) * TOGETHER
            if wanted.step == 1 and old <= wanted.start <= wanted.stop:  # as nearly always
                return self.open[wanted.start - old : wanted.stop - old]
            return [*self.walk(wanted)]
        n = range(len(self))[n]
        return next(self.walk(range(n, n + 1)))

    def __iter__(self) -> Iterator[Entry]:
        return self.walk(range(len(self)))

    def walk(self, wanted: Iterable[int]) -> Iterator[Entry]:
        """These lines, whose numbers rise."""
        old = len(self.packed) * TOGETHER
        unpacked, lines = -1, self.open
        for n in wanted:
            if n >= old:
                yield self.open[n - old]
                continue
            if n // TOGETHER != unpacked:
                unpacked = n // TOGETHER
                lines = self.opened(unpacked)
            yield lines[n % TOGETHER]

    def cut(self, length: int) -> None:
        """Forget what was said after so many lines."""
        while length < len(self.packed) * TOGETHER:
            self.open[:0] = self.opened(len(self.packed) - 1)
            self.packed.pop()
        del self.open[length - len(self.packed) * TOGETHER :]


class Sifted(Sequence[Entry]):
    """What one pair of eyes may read of a log. What was found before is only added to."""

    def __init__(self, log: Log, seat: int) -> None:
        self.log = log
        self.seat = seat
        self.places = array("I")  # in the log
        self.sifted = 0  # how many lines were looked at

    def catch_up(self) -> None:
        log, n = self.log, self.sifted
        if n == len(log):
            return
        for entry in log[n:]:
            if (entry.seen_by == EVERYBODY and entry.but < 0) or entry.visible_to(self.seat):
                self.places.append(n)
            n += 1
        self.sifted = n

    def cut(self) -> None:
        """The log has become shorter."""
        self.sifted = min(self.sifted, len(self.log))
        while self.places and self.places[-1] >= self.sifted:
            self.places.pop()

    def __len__(self) -> int:
        return len(self.places)

    @overload
    def __getitem__(self, n: int) -> Entry: ...

    @overload
    def __getitem__(self, n: slice) -> list[Entry]: ...

    def __getitem__(self, n: int | slice) -> Entry | list[Entry]:
        if isinstance(n, slice):
            places = self.places[n]
            old = len(self.log.packed) * TOGETHER
            if places and min(places[0], places[-1]) >= old:  # as nearly always
                return [self.log.open[place - old] for place in places]
            return [*self.log.walk(places)]
        return self.log[self.places[n]]

    def __iter__(self) -> Iterator[Entry]:
        return self.log.walk(self.places)
