"""What is printed: cards, overlords and their effects, as tables of ints. Shared, never changed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

if TYPE_CHECKING:
    from gaslamp.games.terrors_of_london.effect import Effect

MONSTER: Final = 0
INFLUENCE_CARD: Final = 1
RELIC_CARD: Final = 2

UNDEAD: Final = 0
BEAST: Final = 1
MORTAL: Final = 2
SPIRIT: Final = 3
NO_FACTION: Final = 4

# Where a card starts: it decides in which pile the setup puts it.
STARTER: Final = 0
ACOLYTE: Final = 1
INFLUENCE_SET: Final = 2
MARKET: Final = 3

NO_PROGRAM: Final = -1

# What a triggered ability waits for.
ON_PLAY: Final = 0
ON_HORDE: Final = 1
ON_RELIC: Final = 2
ON_HAUNT: Final = 3
NO_TRIGGER: Final = -1


class Kind:
    """A card as printed. Programs are numbers of effect lists in the content."""

    def __init__(
        self, id: str, name: str, type: i64, faction: i64, cost: i64, copies: i64, start: i64,
        overlord: i64, star: bool, armor: i64, claim: bool, play: i64, condition: i64,
        action: i64, horde: list[int], trigger: i64, trigger_once: bool, trigger_program: i64,
        worth: float, source: str, deck: i64,
    ) -> None:  # fmt: skip
        self.id: Final = id
        self.name: Final = name
        self.type: Final[i64] = type
        self.faction: Final[i64] = faction
        self.cost: Final[i64] = cost
        self.copies: Final[i64] = copies
        self.start: Final[i64] = start
        self.overlord: Final[i64] = overlord
        self.star: Final = star
        self.armor: Final[i64] = armor
        self.claim: Final = claim
        self.play: Final[i64] = play
        self.condition: Final[i64] = condition
        self.action: Final[i64] = action
        self.horde: Final = horde
        self.hordes: Final[i64] = len(horde)
        self.trigger: Final[i64] = trigger
        self.trigger_once: Final = trigger_once
        self.trigger_program: Final[i64] = trigger_program
        self.worth: Final = worth
        self.source: Final = source
        self.deck: Final[i64] = deck


class Overlord:
    """An overlord sheet: Health and the Overlord Action with its costs (TL-OVER-01..07)."""

    def __init__(
        self, id: str, name: str, title: str, faction: i64, health: i64, pay_coin: i64,
        pay_health: i64, needs_horde: bool, action: i64, source: str,
    ) -> None:  # fmt: skip
        self.id: Final = id
        self.name: Final = name
        self.title: Final = title
        self.faction: Final[i64] = faction
        self.health: Final[i64] = health
        self.pay_coin: Final[i64] = pay_coin
        self.pay_health: Final[i64] = pay_health
        self.needs_horde: Final = needs_horde
        self.action: Final[i64] = action
        self.source: Final = source


class Content:
    """All that is printed. A card is a number; `kind_of` says which Kind it is a copy of."""

    def __init__(
        self, kinds: list[Kind], overlords: list[Overlord], programs: list[list[Effect]],
        digest: str, spoken: dict[str, str],
    ) -> None:  # fmt: skip
        self.kinds: Final[vec[Kind]] = vec[Kind](kinds)
        self.overlords: Final[vec[Overlord]] = vec[Overlord](overlords)
        self.programs: Final = programs
        self.digest: Final = digest
        self.spoken: Final = spoken
        # Which programs ask nobody anything, so that they need not wait on the agenda.
        asking: list[int] = []
        for program in programs:
            asks = 0
            for effect in program:
                if not effect.at_once:
                    asks = 1
            asking.append(asks)
        self.asks: Final[vec[i64]] = vec[i64](asking)
        copies: list[int] = []
        for index, kind in enumerate(kinds):
            for _ in range(kind.copies):
                copies.append(index)
        self.kind_of: Final[vec[i64]] = vec[i64](copies)
        self.cards: Final[i64] = len(copies)
        # What menus ask of every card, once more by card: no object is touched on the way.
        self.type_of: Final[vec[i64]] = vec[i64]([kinds[k].type for k in copies])
        self.faction_of: Final[vec[i64]] = vec[i64]([kinds[k].faction for k in copies])
        self.cost_of: Final[vec[i64]] = vec[i64]([kinds[k].cost for k in copies])
        self.armor_of: Final[vec[i64]] = vec[i64]([kinds[k].armor for k in copies])
        self.trigger_of: Final[vec[i64]] = vec[i64]([kinds[k].trigger for k in copies])
        self.worth_of: Final[vec[float]] = vec[float]([kinds[k].worth for k in copies])

    def kind(self, card: i64) -> Kind:
        return self.kinds[self.kind_of[card]]


# The ring of factions, left to right (2.4): a monster's right neighbour is the next faction.
RIGHT_ICON: Final = (BEAST, MORTAL, SPIRIT, UNDEAD)
LEFT_ICON: Final = (SPIRIT, UNDEAD, BEAST, MORTAL)


def compatible(left: i64, right: i64) -> bool:
    """TL-HORDE-05: each monster's indicator on the shared side shows the other's faction.

    The ring makes both icons agree, so one comparison decides (content tests prove it).
    """
    if left == NO_FACTION or right == NO_FACTION:
        return False
    following = left + 1
    if following == NO_FACTION:
        following = 0
    return following == right
