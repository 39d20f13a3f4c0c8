"""What an option of Terrors of London stands for, for learners: the cards of the Street instead of
their places, and the players counted from oneself."""

from __future__ import annotations

from mypy_extensions import i64

from gaslamp.games.terrors_of_london import vocabulary as verbs
from gaslamp.games.terrors_of_london.state import Terrors
from gaslamp.kernel.menu import PART_MASK, packed
from gaslamp.kernel.numbering import Numbering


class TerrorsNumbering(Numbering[Terrors]):
    def meant(self, g: Terrors, seat: i64, code: i64) -> i64:
        verb = code >> 48
        if verb != verbs.BUY and verb != verbs.DESTROY and verb != verbs.DESTROY_STREET:
            return code
        a = (code >> 32) & PART_MASK
        b = (code >> 16) & PART_MASK
        if verb == verbs.DESTROY:
            return packed(verb, a, b ^ seat)
        return packed(verb, g.piles.street.at(a), b)
