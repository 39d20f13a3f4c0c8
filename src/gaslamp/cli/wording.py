"""Choosing by some words of an option, as people type them."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from gaslamp.cli.looking import folded
from gaslamp.cli.menus import without_less
from gaslamp.cli.speech import t
from gaslamp.kernel.errors import Trouble
from gaslamp.table.position import Offer, Reason

LEAST = 2  # letters without which nothing is meant
SOME = 6


def by_words(
    menu: list[Offer], closed: list[Reason], typed: str, amounts: tuple[str, ...] = ()
) -> Offer | Reason | None:
    """The one option that these words are a part of, first of what can be chosen.

    Of more or less of one thing the whole is meant unless a number is typed.
    """
    if len(folded(typed)) < LEAST:
        return None
    return only(without_less(menu, amounts), typed) or only(menu, typed) or only(closed, typed)


def only(options: Sequence[Offer | Reason], typed: str) -> Offer | Reason | None:
    """The one option that fits best; several that fit as well are named."""
    words = folded(typed)
    ways: list[Callable[[str], bool]] = [
        lambda label: label == words,
        lambda label: f" {words} " in f" {label} ",
        lambda label: begun(words.split(), label.split()),
    ]
    for fits in ways:
        found = {o.label: o for o in reversed(options) if fits(folded(o.label))}
        if len(found) == 1:
            return next(iter(found.values()))
        if found:
            labels = list(reversed(found))
            more = [t("closed-more", count=len(labels) - SOME)] if len(labels) > SOME else []
            raise Trouble(
                "several-options", typed=typed, labels=t.semicolons([*labels[:SOME], *more])
            )
    return None


def begun(typed: list[str], label: list[str]) -> bool:
    """Whether every word typed begins a word of the label, in this order; a number is a whole."""
    rest = iter(label)
    return all(any(begins(part, word) for word in rest) for part in typed)


def begins(part: str, word: str) -> bool:
    return word == part if part.isdecimal() else word.startswith(part)
