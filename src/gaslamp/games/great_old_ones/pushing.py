"""Pushing: another player's Minion is moved, unless its owner stops that."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gaslamp.games.great_old_ones import board
from gaslamp.games.great_old_ones.interrupts import ABOUT_MOVE, guard
from gaslamp.games.great_old_ones.state import OldOnes, area_of, owner_of
from gaslamp.kernel.state import Step


def push(g: OldOnes, piece: i64, target: i64, answers: i64) -> None:
    """GO-SCROLL-06, GO-INTR-09: another player's Minion is moved, unless it is stopped."""
    area = area_of(g, piece)
    guard(g, owner_of(g, piece), answers, ABOUT_MOVE, area, Pushed(piece, target))


class Pushed(Step[OldOnes]):
    """A Minion moved by another player arrives."""

    def __init__(self, piece: i64, target: i64) -> None:
        self.piece: Final[i64] = piece
        self.target: Final[i64] = target

    def run(self, g: OldOnes) -> None:
        board.move_piece(g, self.piece, self.target)
