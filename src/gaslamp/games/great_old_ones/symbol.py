"""A symbol of an Action card: what it lets the player do when the card comes to it."""

from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from gaslamp.games.great_old_ones.effect import Effect
from gaslamp.games.great_old_ones.state import OldOnes
from gaslamp.games.great_old_ones.tables import SYMBOL_ROOM
from gaslamp.kernel.menu import Menu, Option


class Symbol(Effect):
    """What all symbols share; `points` is what it is worth at the end (ledger 8.8), for bots."""

    points: ClassVar[float]

    def reached(self, g: OldOnes, seat: i64, card: i64, at: i64) -> bool:
        """A card comes to it; True if the card waits there, or has ended."""
        raise NotImplementedError

    def can_do(self, g: OldOnes, seat: i64, card: i64) -> bool:
        """GO-CARD-05: a symbol without a legal option is skipped."""
        return True

    def offer(self, g: OldOnes, seat: i64, m: Menu, card: i64, amount: i64) -> None:
        """GO-CARD-02..04: the legal ways to do it, if it is asked for at all."""

    def take(self, g: OldOnes, seat: i64, card: i64, o: Option) -> None:
        """Do it in the chosen way."""


class SymbolTable:
    """All of them by their numbers; filled by effects.py."""

    def __init__(self) -> None:
        self.all: vec[Symbol] = vec[Symbol]()


SYMBOLS: Final = SymbolTable()


def symbol_code(g: OldOnes, card: i64, at: i64) -> i64:
    """The symbol at a place of a card, in the low four bits, and an amount above them."""
    return g.content.symbol_at[card * SYMBOL_ROOM + at]
