"""An effect of a card: what all of them have in common. Each one is a class of its own.

What a class says of itself is all that content, card texts, bots and clients know of the effect;
its words are the message `effect-<word>`.
"""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from gaslamp.games.terrors_of_london import vocabulary as verbs
from gaslamp.games.terrors_of_london.state import Terrors
from gaslamp.kernel.menu import Menu

MOST: Final = 20


class Effect:
    """How much of it, and the programs (numbers of effect lists) that it leads to."""

    word: ClassVar[str]  # its name in the content: { curse = 2 }
    most: ClassVar[int] = MOST  # the largest amount; 0: it has none, and is written { x = true }
    leads_to: ClassVar[tuple[str, ...]] = ()  # fields with effects; its own word: { x = [...] }
    points: ClassVar[float]  # what each of its amount brings, for bots (ledger 8.8)
    icon: ClassVar[str] = ""  # by which clients draw it
    keyword: ClassVar[bool] = False  # whether a card's face shows it as a keyword
    explains: ClassVar[str] = ""  # the keyword that its text speaks of
    usual: ClassVar[int] = 0  # the amount that the book's explanation speaks of; 0: any
    brings_cards: ClassVar[bool] = False  # to the hand
    destroys: ClassVar[bool] = False  # cards in play
    monsters_only: ClassVar[bool] = False  # whether only a monster can have it printed on it

    def __init__(self, amount: i64, inner: i64, other: i64) -> None:
        self.amount: Final[i64] = amount
        self.inner: Final[i64] = inner
        self.other: Final[i64] = other
        self.at_once: bool = False  # whether it asks nobody anything

    def do(self, g: Terrors, card: i64) -> None:
        """It happens to the active player. With nothing to act on it does nothing (TL-GEN-11)."""
        raise NotImplementedError

    def any_order(self, g: Terrors) -> bool:
        """Whether it does the same before and after whatever else is played this turn: it asks and
        shows nothing, and nothing a card brings changes it."""
        return False

    def offer(self, g: Terrors, m: Menu) -> None:
        """TL-OVER-07: as what an overlord does, if it can do something now."""
        m.offer(verbs.OVERLORD)
