# border: not compiled
"""What a person would say of the numbers that eyes see: more Health, a card gone from the Street.

A game lists what can be said (`Game.sights`); its words are the messages `sees-WORD`, with $a for
the way (`more` or `less`), $b for how much, and $c for the thing it is about.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

# By a word and a thing: how much of it there is, and what that counts for.
Seen = dict[tuple[str, str], tuple[float, float]]
NONE = (0.0, 0.0)


@dataclass(frozen=True)
class Sight:
    """Something to say: its word, and the numbers (`parts`) that are about it, the first of which
    is counted. `each` is how much one of it adds to that number; with 0 it is told without a
    number, from `least` on. `good` is whether more of it is better: what was learned sometimes
    weighs against good sense, and then it is not told. `by_thing` tells it of each card or person
    apart (`deck:ghoul`)."""

    word: str
    parts: tuple[str, ...]
    good: bool = True
    each: float = 0.0
    least: float = 0.05
    by_thing: bool = False


@dataclass(frozen=True)
class Told:
    """A difference worth telling: `more` or `less`, by how many, of what, and how much it counts
    for the seat, in odds."""

    word: str
    more: bool
    number: int
    thing: str
    counts: float


def seen(
    sights: Sequence[Sight], names: Sequence[str], numbers: Sequence[float],
    weights: Sequence[float],
) -> Seen:  # fmt: skip
    """What the numbers come to, in things a person would name."""
    about = {part: sight for sight in sights for part in sight.parts}
    plain = set(names)  # a number that also stands there for one thing alone is counted once
    found: Seen = {}
    for name, number, weight in zip(names, numbers, weights, strict=True):
        part, _, thing = name.partition(":")
        sight = about.get(part)
        if sight is None or number == 0.0:
            continue
        of = (sight.word, thing if sight.by_thing else "")
        counted = part == sight.parts[0] and (not thing or part not in plain)
        amount, counts = found.get(of, (0.0, 0.0))
        found[of] = (amount + number if counted else amount, counts + weight * number)
    return found


def differences(sights: Iterable[Sight], these: Seen, those: Seen) -> list[Told]:
    """In what these are better or worse than those, what counts most first; nothing where one of
    them was not looked at."""
    if not these or not those:
        return []
    by_word = {sight.word: sight for sight in sights}
    found: list[Told] = []
    for of in these.keys() | those.keys():
        sight = by_word[of[0]]
        amount, counts = (
            a - b for a, b in zip(these.get(of, NONE), those.get(of, NONE), strict=True)
        )
        number = round(abs(amount) / sight.each) if sight.each else 0
        told = number >= 1 if sight.each else abs(amount) >= sight.least
        if told and (amount > 0) == ((counts > 0) == sight.good) and counts != 0:
            found.append(Told(of[0], amount > 0, number, of[1], counts))
    found.sort(key=lambda one: (-abs(one.counts), one.word, one.thing))
    return found
