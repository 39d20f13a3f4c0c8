"""An effect of a card: what all of them have in common. Each one is a class of its own.

What a class says of itself is all that content, card texts, the planner and the rules know of the
effect; its words are the message `effect-<word>`.
"""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from gaslamp.games.london_dread.state import Dread
from gaslamp.games.london_dread.tables import FREELY, OTHER

# What is written behind its word in the content.
AMOUNT: Final = "amount"  # { lower = 2 }
TRUE: Final = "true"  # { ward = true }
CONDITION: Final = "condition"  # { you = "injured" }
ICONS: Final = "icons"  # { icons = ["lore"] }
ONE_OF_ICONS: Final = "one-of-icons"
# Where it may be printed.
ASSET: Final = "asset"  # an Item, an Ally, a Virtue
TALENT: Final = "talent"
OUTCOME: Final = "outcome"  # of a Plot card, or of a Goon
TRIAL: Final = "trial"  # what comes of a Challenge

# What things are worth to the team, in hundredths of a Dread point.
HUNDRED: Final = 100
CLUE: Final = 55  # a card more in the Investigation deck
ITEM_VALUE: Final = 220
VIRTUE_VALUE: Final = 150
CONDITION_VALUE: Final = 160
HELD: Final = 60  # an effect that an Item may bring


class Effect:
    """An effect with its amount: a number, a Condition, or packed icons."""

    word: ClassVar[str]  # its name in the content
    takes: ClassVar[str] = AMOUNT
    fits: ClassVar[tuple[str, ...]]  # where it may be printed
    points: ClassVar[int]  # what (each of) it is worth as an outcome; see HUNDRED
    single: ClassVar[int] = OTHER  # by which number rules single it out
    moment: ClassVar[int] = FREELY  # when the holder may activate it

    def __init__(self, verb: i64, time: i64, amount: i64, value: i64, by: str) -> None:
        self.verb: Final[i64] = verb
        self.time: Final[i64] = time
        self.amount: Final[i64] = amount
        self.value: Final[i64] = value
        self.by: Final = by  # what it is printed on; what it asks says so

    def do(self, g: Dread, c: i64, group: i64) -> None:
        """It happens to a Character, or to a whole group."""
        raise NotImplementedError

    def gain(self, g: Dread) -> i64:
        """The Action Points it adds against the card that is met."""
        return 0

    def flips(self, g: Dread, c: i64) -> bool:
        """Whether it helps against the Personality card that lies flipped."""
        return False

    def wards(self, g: Dread, c: i64, victim: i64, condition: i64) -> bool:
        """LD-TIME-02/03: whether its holder can keep this Condition from the victim with it."""
        return False

    def useful(self, g: Dread, c: i64) -> bool:
        """LD-ITEM-08: whether a free effect would do anything now."""
        return False

    def held(self) -> i64:
        """What it is worth on an Item of the team."""
        return HELD


def made(effect: type[Effect], amount: int, by: str) -> Effect:
    """An effect of this class, printed on a card or a part of it."""
    each = amount if effect.takes == AMOUNT else 1
    return effect(effect.single, effect.moment, amount, effect.points * each, by)
