# border: not compiled
"""How a game numbers its options for learners: for each verb, what its parts can stand for.

A verb that is not mentioned has one number, whatever its parts are.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import product
from typing import Any

from gaslamp.games.vocabulary import Vocabulary
from gaslamp.kernel.numbering import NO_NUMBER, Numbering, Numbers

SPARE = 64  # numbers for options without one of their own; as many as a menu ever has of them
RIVALS = ("own", "rival-1", "rival-2", "rival-3")  # seats, counted from one's own

Possible = Callable[..., bool]


@dataclass(frozen=True)
class Part:
    """What a part of an option can stand for, by name, and which of these each number of the option
    does. A part that is not there has no name."""

    names: tuple[str, ...]
    digits: tuple[int, ...]


def one_of(names: Sequence[str]) -> Part:
    """A part whose numbers each stand for something of their own."""
    return Part(tuple(names), tuple(range(len(names))))


def up_to(most: int) -> Part:
    """An amount."""
    return one_of([str(n) for n in range(most + 1)])


def copies(names: Sequence[str], kinds: Sequence[int]) -> Part:
    """A part of whose numbers several stand for the same: each for the kind it is of."""
    return Part(tuple(names), tuple(kinds))


def maybe(part: Part) -> Part:
    """A part that may be missing: 0 for none, else its number and one more."""
    return Part(("", *part.names), (0, *(d + 1 if d >= 0 else NO_NUMBER for d in part.digits)))


UNCOUNTED = Part(("",), ())
Spaces = dict[int, tuple[Part, ...]]


@dataclass(frozen=True)
class Space:
    """A game's numbering with the name of every number."""

    numbering: Numbering[Any]
    names: tuple[str, ...]


def numbered(
    vocabulary: Vocabulary[Any],
    spaces: Spaces,
    possible: dict[int, Possible] | None = None,
    spare: int = SPARE,
    kind: type[Numbering[Any]] = Numbering,
) -> Space:
    """Numbers in the order of the verbs and of what their parts stand for. `possible` says of a
    verb's parts (what each stands for, by number) whether they can go together at all."""
    verbs: list[Numbers] = []
    dense: list[int] = []
    names: list[str] = []
    for verb in vocabulary.verbs:
        given = spaces.get(verb.number, ())
        parts = (*given, UNCOUNTED, UNCOUNTED, UNCOUNTED)[:3]
        verbs.append(Numbers(len(dense), *(list(part.digits) for part in parts)))
        allowed = (possible or {}).get(verb.number)
        for digits in combined(parts):
            if allowed is not None and not allowed(*digits[: len(given)]):
                dense.append(NO_NUMBER)
                continue
            dense.append(len(names))
            words = [part.names[digit] for part, digit in zip(parts, digits, strict=True)]
            names.append(":".join([verb.word, *(word for word in words if word)]))
    names += [f"spare-{n + 1}" for n in range(spare)]
    return Space(kind(verbs, dense, len(names) - spare, spare), tuple(names))


def combined(parts: tuple[Part, ...]) -> Iterator[tuple[int, ...]]:
    """All combinations, in the order in which `Numbering` counts them."""
    return product(*(range(max(part.digits, default=0) + 1) for part in parts))
