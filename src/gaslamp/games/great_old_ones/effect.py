"""An effect: something a card, board or tile can do, named in the content by its word.

There is one class per effect, in the module of what it is about. `effects.py` lists them all, and
fills the tables in which the rules find them. Those are vecs, since whatever is taken out of a list
is asked for its class first.
"""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from gaslamp.kernel.bits import bit
from gaslamp.kernel.state import Line


class Effect:
    """What all effects share. Its number is its place among its kind, which cards carry."""

    word: ClassVar[str]  # its name in the content

    def __init__(self) -> None:
        self.number: i64 = -1


def price(seat: i64, amount: i64) -> Line:
    """What an option costs, for whoever is offered it."""
    return note(seat, "note-price", amount)


def gain(seat: i64, amount: i64) -> Line:
    return note(seat, "note-gain", amount)


def cards(seat: i64, amount: i64) -> Line:
    return note(seat, "note-cards", amount)


def note(seat: i64, key: str, amount: i64) -> Line:
    return Line(key, [int(amount)], int(bit(seat)))
