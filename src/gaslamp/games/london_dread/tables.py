"""What is printed: abilities, cards of all kinds, Characters, stories (ledger sections 2 and 8)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from gaslamp.kernel.bits import bit

if TYPE_CHECKING:
    from gaslamp.games.london_dread.effect import Effect

# Abilities (8.2). WILD stands for any of the other nine.
ABILITIES: Final = (
    "courage", "guile", "might", "lore", "influence", "insight",
    "spellcraft", "faith", "science", "wild",
)  # fmt: skip
PRIMARIES: Final = 6
SPELLCRAFT: Final = 6
WILD: Final = 9
NIBBLE: Final = 15

# Conditions (2.6), as bits of a Character's conditions.
INJURED: Final = 1
UNHINGED: Final = 2

# So many Characters have more of their Allies (LD-ALLY-14) and fewer Goons (LD-STORY-07).
TWO: Final = 2

# What lies on Locations or in the Investigation deck.
DREAD_CARD: Final = 0
PLACEHOLDER: Final = 1
ALLY: Final = 2
CONFIDENCE_CARD: Final = 3
PLACEHOLDERS: Final = 6

# Personality cards (LD-PERS-01).
PLAIN: Final = 0
TALENT: Final = 1
TRAUMA: Final = 2
DECK: Final = 6

# Story rules and Antagonist rules.
RULE_SPELLCRAFT: Final = 0
RULE_ALONE: Final = 1
RULE_TOLL: Final = 2
RULE_GOONS: Final = 3
WHISPERS: Final = 0
ONE_BY_ONE: Final = 1
PRICE: Final = 2
SIREN: Final = 3
ORACLE: Final = 4
QUEEN: Final = 5
TRUE_NAME: Final = 0
HEART: Final = 1
UNSTRUNG: Final = 2

# Effects that rules single out; all others are OTHER (see effects.py).
OTHER: Final = -1
REROLL: Final = 0
REROLL_ANYBODY: Final = 1
SUCCESSES: Final = 2
KEEP_WILD: Final = 3
HEAL: Final = 4
LOWER: Final = 5
RAISE: Final = 6
CONFIDENCE: Final = 7
READY_ALL: Final = 8
FREE_DETOUR: Final = 9
REPLAN: Final = 10
YOU: Final = 11
ALL: Final = 12
ONE: Final = 13
# What is spread over those present.
RANDOM_ITEM: Final = 0
ITEM: Final = 1
VIRTUE: Final = 2

NO_PROGRAM: Final = -1

# When the holder of an effect may activate it; of a program, its first effect tells.
TO_ADD: Final = 0  # in an investigation or Challenge, for icons
TO_ROLL: Final = 1  # after a roll
TO_FLIP: Final = 2  # before a flipped Personality card takes effect
TO_WARD: Final = 3  # when a Condition would be taken
FREELY: Final = 4  # between other effects


def icon(ability: i64) -> i64:
    """One icon, as packed icons: four bits count each ability."""
    return bit(4 * ability)


def shown(ability: i64) -> i64:
    """The bits of an ability among packed icons."""
    return bit(4 * ability) * NIBBLE


def points(icons: i64, mask: i64) -> i64:
    """LD-AP-01..04: how many of these icons match a card that shows the abilities of the mask."""
    left = icons & mask
    total: i64 = 0
    while left > 0:
        total += left & NIBBLE
        left >>= 4
    return total


class Card:
    """A card of a Location or of the Investigation deck."""

    def __init__(
        self, id: str, name: str, kind: i64, tier: i64, difficulty: i64, dread: i64, icons: i64,
        sacrifice: i64, line: str, source: str, for_two: i64 = 0,
    ) -> None:  # fmt: skip
        self.id: Final = id
        self.name: Final = name
        self.kind: Final[i64] = kind
        self.tier: Final[i64] = tier
        self.difficulty: Final[i64] = difficulty
        self.dread: Final[i64] = dread
        self.icons: Final[i64] = icons
        self.for_two: Final[i64] = for_two  # LD-ALLY-14: more icons with two Characters
        self.sacrifice: Final[i64] = sacrifice
        self.line: Final = line
        self.source: Final = source


class Item:
    def __init__(self, id: str, name: str, use: i64, deplete: i64, source: str) -> None:
        self.id: Final = id
        self.name: Final = name
        self.use: Final[i64] = use
        self.deplete: Final[i64] = deplete
        self.source: Final = source


class Personality:
    def __init__(self, id: str, name: str, kind: i64, icons: i64, effect: i64, source: str) -> None:
        self.id: Final = id
        self.name: Final = name
        self.kind: Final[i64] = kind
        self.icons: Final[i64] = icons
        self.effect: Final[i64] = effect
        self.source: Final = source


class Character:
    """LD-SETUP-21: a sheet, and the six Personality cards that go with it."""

    def __init__(
        self, id: str, name: str, title: str, icons: i64, virtue_name: str, virtue: i64,
        deck: list[Personality], line: str, source: str,
    ) -> None:  # fmt: skip
        self.id: Final = id
        self.name: Final = name
        self.title: Final = title
        self.icons: Final[i64] = icons
        self.virtue_name: Final = virtue_name
        self.virtue: Final[i64] = virtue
        self.deck: Final = deck
        self.line: Final = line
        self.source: Final = source


class Tier:
    """An outcome of a Plot card: reached from so many successes."""

    def __init__(self, least: i64, effects: i64, text: str) -> None:
        self.least: Final[i64] = least
        self.effects: Final[i64] = effects
        self.text: Final = text


class Plot:
    """LD-PLOT-01. `opens` is the first Action of its time code."""

    def __init__(
        self, id: str, name: str, letter: str, chapter: i64, opens: i64, dread: i64, icons: i64,
        mask: i64, begins_endgame: bool, tiers: list[Tier], text: str, source: str,
    ) -> None:  # fmt: skip
        self.id: Final = id
        self.name: Final = name
        self.letter: Final = letter
        self.chapter: Final[i64] = chapter
        self.opens: Final[i64] = opens
        self.dread: Final[i64] = dread
        self.icons: Final[i64] = icons
        self.mask: Final[i64] = mask
        self.begins_endgame: Final = begins_endgame
        self.tiers: Final = tiers
        self.text: Final = text
        self.source: Final = source


class Trial:
    """An Endgame Challenge or a Goon: Difficulty, icons, and what comes of beating it or not."""

    def __init__(
        self, id: str, name: str, difficulty: i64, icons: i64, mask: i64, success: i64,
        failure: i64, line: str, source: str,
    ) -> None:  # fmt: skip
        self.id: Final = id
        self.name: Final = name
        self.difficulty: Final[i64] = difficulty
        self.icons: Final[i64] = icons
        self.mask: Final[i64] = mask
        self.success: Final[i64] = success
        self.failure: Final[i64] = failure
        self.line: Final = line
        self.source: Final = source


class Ruling:
    """An Antagonist or a Secret: a rule with a name."""

    def __init__(
        self, id: str, name: str, rule: i64, text: str, might: list[int], source: str
    ) -> None:
        self.id: Final = id
        self.name: Final = name
        self.rule: Final[i64] = rule
        self.text: Final = text
        self.might: Final = vec[i64](might)  # LD-ANT-07: added against two, three, four
        self.source: Final = source


class Story:
    """LD-GAME-02, LD-SETUP-01: a Story's own cards. Plots stand in letter order."""

    def __init__(
        self, id: str, name: str, number: i64, symbol: str, rule: i64, opening: str, victory: str,
        defeat: str, plots: list[Plot], challenges: list[Trial], antagonists: list[Ruling],
        source: str,
    ) -> None:  # fmt: skip
        self.id: Final = id
        self.name: Final = name
        self.number: Final[i64] = number
        self.symbol: Final = symbol
        self.rule: Final[i64] = rule
        self.opening: Final = opening
        self.victory: Final = victory
        self.defeat: Final = defeat
        self.plots: Final = plots
        self.challenges: Final = challenges
        self.antagonists: Final = antagonists
        self.source: Final = source
        first: i64 = 0
        for plot in plots:
            if plot.chapter == 1:
                first += 1
        self.first_chapter: Final[i64] = first
        self.chapters: Final[i64] = 1 if first == len(plots) else 2


class Content:
    """All that is printed. Location cards, Allies and Confidence share one numbering."""

    def __init__(
        self, cards: list[Card], items: list[Item], characters: list[Character],
        stories: list[Story], goons: list[Trial], secrets: list[Ruling], places: list[str],
        programs: list[list[Effect]], digest: str, spoken: dict[str, str],
    ) -> None:  # fmt: skip
        self.cards: Final = cards
        self.items: Final = items
        self.characters: Final = characters
        self.stories: Final = stories
        self.goons: Final = goons
        self.secrets: Final = secrets
        self.places: Final = places
        self.programs: Final = programs
        self.digest: Final = digest
        self.spoken: Final = spoken
        # What hot places ask of every card, once more by number.
        self.kind_of: Final[vec[i64]] = vec[i64]([c.kind for c in cards])
        self.icons_of: Final[vec[i64]] = vec[i64]([c.icons for c in cards])
        self.icons_for_two: Final[vec[i64]] = vec[i64]([c.icons + c.for_two for c in cards])
        self.mask_of: Final[vec[i64]] = vec[i64]([mask(c.icons) for c in cards])
        self.difficulty_of: Final[vec[i64]] = vec[i64]([c.difficulty for c in cards])
        self.dread_of: Final[vec[i64]] = vec[i64]([c.dread for c in cards])

    def time_of(self, program: i64) -> i64:
        """When a program may be activated."""
        return self.programs[program][0].time


def mask(icons: i64) -> i64:
    """The mask of a card that shows these icons; WILD always matches (LD-AP-02)."""
    if icons == 0:
        return 0
    found = shown(WILD)
    ability: i64 = 0
    while ability < WILD:
        if (icons >> (4 * ability)) & NIBBLE != 0:
            found |= shown(ability)
        ability += 1
    return found


def condition_id(condition: i64) -> str:
    return "injured" if condition == INJURED else "unhinged"
