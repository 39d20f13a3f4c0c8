# border: not compiled
"""A game's vocabulary: each verb of its options declared once.

A verb has a number (what rules and journals of bots know), a word (what keys and language files
know), the kinds of its parts and an icon. From that row follow an option's key, the pieces on the
board it is about, and its words. A game's `vocabulary.py` declares the number and its row together:

    V: Vocabulary[Terrors] = Vocabulary()

    PLAY: Final = 2
    V.verb(PLAY, "play", HAND, maybe(IN_PLAY, "replacing"), icon="card")

The words stand in the game's messages: `option-play` (and `option-play-replacing`), with what the
verb does in one sentence as the attribute `does`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any, Generic

from gaslamp.kernel.menu import Option
from gaslamp.kernel.state import G, Line

Ids = str | list[str]
Spelled = tuple[str, Line, list[str]]  # an option's key, label and handles


@dataclass(frozen=True)
class Kind(Generic[G]):
    """A kind of part: how one number of an option is called in its key (`id`, of game, seat and
    number), and which handle it has on the board, if any: one that its id stands in (`at`, such as
    "seat-{seat}/hand/{id}"), or one of its own (`ref`)."""

    id: Callable[[G, int, int], Ids]
    ref: Callable[[G, int, int], Ids] | None = None
    at: str = ""
    slot: int = -1  # which number of the option; -1: as it stands among the kinds
    absent_at: int = -1  # the number that means there is no such part
    shift: int = 0  # what the option's number is above the part's own
    suffix: str = ""  # what the label's message ends in where the part is there
    of_option: bool = False  # `id` and `ref` take the whole option instead of one number
    written: bool = True  # whether it stands in the key
    said: Callable[[G, int, Option], Ids] | None = None  # in words, where that is not its id

    def ids(self, g: G, o: Option, slot: int) -> list[str]:
        if not self.written:
            return []
        found = self.told(self.id, g, o, slot)
        return [found] if isinstance(found, str) else found

    def args(self, g: G, o: Option, slot: int) -> list[str]:
        """What stands for it in the label."""
        if self.said is not None:
            return listed(self.said(g, int(o.seat), o))
        found = self.told(self.id, g, o, slot)
        return [found] if isinstance(found, str) else found

    def told(self, ask: Callable[[G, int, Any], Ids], g: G, o: Option, slot: int) -> Ids:
        """Long menus are told by this, so it calls as little as it can."""
        if self.of_option:
            return ask(g, int(o.seat), o)
        value = int((o.a, o.b, o.c)[slot if self.slot < 0 else self.slot])
        return [] if value == self.absent_at else ask(g, int(o.seat), value - self.shift)


def listed(ids: Ids) -> list[str]:
    return [ids] if isinstance(ids, str) else ids


def maybe(kind: Kind[G], suffix: str = "") -> Kind[G]:
    """A part that may be missing: 0 for none, else its number and one more. Where it is there,
    the label is another message, ending in the suffix."""
    return replace(kind, absent_at=0, shift=1, suffix=suffix)


def some(kind: Kind[G], suffix: str = "") -> Kind[G]:
    """A part that is missing where its number is 0, such as an amount; else like `maybe`."""
    return replace(kind, absent_at=0, suffix=suffix)


def unwritten(kind: Kind[G]) -> Kind[G]:
    """A part that the label tells and the key does not: what the pending question has settled."""
    return replace(kind, written=False)


def said_as(kind: Kind[G], said: Callable[[G, int, Option], Ids]) -> Kind[G]:
    """A part that the label tells by another element than the key."""
    return replace(kind, said=said)


def first(kind: Kind[G]) -> Kind[G]:
    """The kind reads the option's first number, wherever it stands in the key."""
    return replace(kind, slot=0)


def second(kind: Kind[G]) -> Kind[G]:
    return replace(kind, slot=1)


def third(kind: Kind[G]) -> Kind[G]:
    return replace(kind, slot=2)


def whole(
    id: Callable[[G, int, Option], Ids],
    ref: Callable[[G, int, Option], Ids] | None = None,
    at: str = "",
) -> Kind[G]:
    """Parts that follow from several numbers of the option together."""
    return Kind(id, ref, at, of_option=True)  # type: ignore[arg-type]


# A number that is said as it is.
AMOUNT: Kind[Any] = Kind(lambda g, seat, amount: str(amount))
# A seat; its handle is the seat's own.
SEAT: Kind[Any] = Kind(lambda g, seat, other: f"seat-{other}", at="{id}")


@dataclass(frozen=True)
class Verb(Generic[G]):
    """One verb: its row."""

    number: int
    word: str
    kinds: tuple[Kind[G], ...]
    icon: str
    also: Callable[[G, int], Ids] | None  # further handles, which hang on the seat alone
    refs_of: Callable[[G, int, Option], list[str]] | None  # instead of the parts' own handles
    label: Callable[[G, Option], Line] | None  # instead of the message named after the word
    rule: str  # where the rulebook is opened for it

    def parts(self, g: G, o: Option) -> list[str]:
        found: list[str] = []
        for slot, kind in enumerate(self.kinds):
            found += kind.ids(g, o, slot)
        return found

    def args(self, g: G, o: Option) -> list[str | int]:
        found: list[str] = []
        for slot, kind in enumerate(self.kinds):
            found += kind.args(g, o, slot)
        return [int(part) if part.isdecimal() else part for part in found]

    def spelled(self, g: G, o: Option) -> Spelled:
        """Its key, its label and its handles at one go: menus need all three."""
        seat = int(o.seat)
        words, message, args = [self.word], f"option-{self.word}", list[str | int]()
        refs = [] if self.also is None else [*listed(self.also(g, seat))]
        for slot, kind in enumerate(self.kinds):
            asked = kind.written or kind.said is None or kind.at or kind.suffix
            found = kind.told(kind.id, g, o, slot) if asked else []
            ids = [found] if isinstance(found, str) else found
            words += ids if kind.written else []
            if kind.at:
                for id in ids:
                    refs.append(kind.at.format(seat=seat, id=id))  # no call for every option
            elif kind.ref is not None:
                own = kind.told(kind.ref, g, o, slot)
                refs += [own] if isinstance(own, str) else own
            for part in ids if kind.said is None else listed(kind.said(g, seat, o)):
                args.append(int(part) if part.isdecimal() else part)
            if kind.suffix and ids:
                message = f"{message}-{kind.suffix}"
        if self.refs_of is not None:
            refs = self.refs_of(g, seat, o)
        line = Line(message, args, 1 << seat) if self.label is None else self.label(g, o)
        return ":".join(words), line, refs

    def messages(self) -> list[str]:
        """Every message its label can be."""
        keys = [f"option-{self.word}"]
        for kind in self.kinds:
            keys += [f"{key}-{kind.suffix}" for key in keys] if kind.suffix else []
        return keys


class Vocabulary(Generic[G]):
    """All verbs of a game, by number."""

    def __init__(self) -> None:
        self.verbs: list[Verb[G]] = []
        self.by_word: dict[str, Verb[G]] = {}

    def verb(
        self,
        number: int,
        word: str,
        *kinds: Kind[G],
        icon: str = "",
        also: Callable[[G, int], Ids] | None = None,
        refs: Callable[[G, int, Option], list[str]] | None = None,
        label: Callable[[G, Option], Line] | None = None,
        rule: str = "",
    ) -> None:
        """Declare the next verb. Numbers count up from 0, and a word stands for one verb; the rule
        is where the rulebook begins to tell of it."""
        if number != len(self.verbs) or word in self.by_word:
            raise ValueError(f"verb {word!r}: number {number}, expected {len(self.verbs)}, once")
        self.verbs.append(Verb(number, word, kinds, icon, also, refs, label, rule))
        self.by_word[word] = self.verbs[-1]

    def messages(self) -> list[str]:
        """Every message that labels can be."""
        return [key for verb in self.verbs for key in verb.messages()]

    def word(self, verb: int) -> str:
        return self.verbs[verb].word

    def parts(self, g: G, seat: int, code: int) -> list[str]:
        """The elements of an option, in the order of its key."""
        return self.verbs[code >> 48].parts(g, Option(seat, code))

    def spelled(self, g: G, seat: int, code: int) -> Spelled:
        """An option's key, its label (a message with its parts as arguments) and its handles."""
        return self.verbs[code >> 48].spelled(g, Option(seat, code))
