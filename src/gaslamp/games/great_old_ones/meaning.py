"""What an option of Great Old Ones stands for, for learners: players are counted from oneself, and
an open card that is swapped goes by its place in the row."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gaslamp.games.great_old_ones import vocabulary as verbs
from gaslamp.games.great_old_ones.state import PIECE_ELDER, OldOnes
from gaslamp.kernel.menu import PART_MASK, packed
from gaslamp.kernel.numbering import Numbering

OWNER_AT: Final = 4  # where the owner stands in the number of an Agent
AREA_MASK: Final = 15
OF_PIECES: Final = (
    verbs.MOVE, verbs.KILL, verbs.SACRIFICE, verbs.PUSH, verbs.REMOVE, verbs.LOSE, verbs.SWAP,
    verbs.FLEE,
)  # fmt: skip


class OldOnesNumbering(Numbering[OldOnes]):
    def meant(self, g: OldOnes, seat: i64, code: i64) -> i64:
        verb = code >> 48
        a = (code >> 32) & PART_MASK
        b = (code >> 16) & PART_MASK
        c = code & PART_MASK
        if verb in OF_PIECES:
            return packed(verb, agent(g, seat, a), b, c)
        if verb == verbs.SWAP_CARDS:
            return packed(verb, a, place(g, b), c)
        if verb == verbs.SCROLL_ON:
            return packed(verb, rival(g, seat, a), b, c)
        if verb == verbs.PASS_CARD:
            return packed(verb, a, rival(g, seat, b), c)
        if verb == verbs.TRANSFER:
            return packed(verb, rival(g, seat, a), rival(g, seat, b), c)
        if verb == verbs.GRENADIER_AWAY and b > 0:
            return packed(verb, a, 1 + rival(g, seat, b - 1), c)
        return code


def rival(g: OldOnes, seat: i64, other: i64) -> i64:
    """How many seats after one's own."""
    return (other - seat + len(g.players)) % len(g.players)


def agent(g: OldOnes, seat: i64, piece: i64) -> i64:
    if piece >= PIECE_ELDER:
        return piece
    return (rival(g, seat, piece >> OWNER_AT) << OWNER_AT) | (piece & AREA_MASK)


def place(g: OldOnes, card: i64) -> i64:
    """Where a card lies in the row; behind it if it does not."""
    row = g.piles.row
    i: i64 = 0
    while i < row.size():
        if row.at(i) == card:
            return i
        i += 1
    return i
