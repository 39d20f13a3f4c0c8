"""What is printed: creatures, townsfolk, weapons, buildings, as tables. Never changed."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from gaslamp.kernel.bits import bit
from gaslamp.kernel.zone import zone

FOLK_ROOM: Final = 6  # pieces 0 to 5 are the townsfolk in play; creatures are 6 and up
DICE_ROOM: Final = 10  # dice of one townsfolk, those still to be earned included
LINES: Final = 3  # two weapons and the helpful spaces
HELPFUL: Final = 2
TIERS: Final = 3
NO_END: Final = 99
# Parts of options beside creatures and uses: what is aimed at, and what a refusal leaves open.
MAUSOLEUM_TARGET: Final = 250
NO_TARGET: Final = 251  # it concerns a whole space
NO_USE: Final = 250  # it concerns the whole building
TILE_KINDS: Final = ("town", "fence", "graveyard")  # from the players' side of the board

# Abilities of creatures (2.6).
ANIMATE: Final = 0
ARMOR: Final = 1
BREAK: Final = 2
CURSE: Final = 3
DODGE: Final = 4
DRAIN: Final = 5
FEAR: Final = 6
IMMUNITY: Final = 7
MAGICK: Final = 8
MESMERIZE: Final = 9
REGENERATE: Final = 10
ROT: Final = 11
SICKEN: Final = 12
STACKING: Final = 13
WEAKEN: Final = 14
ARC_FIRE: Final = 15
AVOIDANCE: Final = 16
FAST: Final = 17
FLYING: Final = 18
POSSESSION: Final = 19
RANGED: Final = 20
REAP: Final = 21
SAVAGE: Final = 22
ABILITY_WORDS: Final = (
    "animate", "armor", "break", "curse", "dodge", "drain", "fear", "immunity", "magick",
    "mesmerize", "regenerate", "rot", "sicken", "stacking", "weaken", "arc_fire", "avoidance",
    "fast", "flying", "possession", "ranged", "reap", "savage",
)  # fmt: skip
WITH_NUMBER: Final = (ARMOR, DODGE, REGENERATE, FAST)

# Effects of townsfolk spaces (2.5); the first ones are hostile.
DAMAGE: Final = 0
POISON: Final = 1
STUN: Final = 2
COMPEL: Final = 3
REPEL: Final = 4
HEAL: Final = 5
BLESS: Final = 6
REROLL: Final = 7
SET_DIE: Final = 8
DISCOUNT: Final = 9
EFFECT_WORDS: Final = (
    "damage", "poison", "stun", "compel", "repel", "heal", "bless", "reroll", "set_die",
    "discount",
)  # fmt: skip

# How a weapon takes its dice.
PLAIN: Final = 0
LOAD: Final = 1
AMMUNITION: Final = 2
PIERCING: Final = 3
SCATTERSHOT: Final = 4
FUSE: Final = 5
LOAD_WORDS: Final = ("plain", "load", "ammunition", "piercing", "scattershot", "fuse")
LOAD_SPACE: Final = 7  # the place of the LOAD or FUSE die on a weapon, behind its other spaces

# Buildings, and what their dice do.
MAUSOLEUM: Final = 4
BUILDINGS: Final = 5
TOWN_BUILDINGS: Final = 4
CLEANSE: Final = 0
BLESSING: Final = 1
MEND: Final = 2
VOUCHER: Final = 3
HEALING: Final = 4
REROLLS: Final = 5
SETTING: Final = 6
USE_WORDS: Final = ("cleanse", "bless", "mend", "discount", "heal", "reroll", "set_die")


class Band:
    """A range of die values with a number: a space, a charge, a multiplier, a building's use."""

    def __init__(
        self, low: i64, high: i64, effect: i64, amount: i64, refresh: bool, ranged: bool
    ) -> None:
        self.low: Final[i64] = low
        self.high: Final[i64] = high
        self.effect: Final[i64] = effect
        self.amount: Final[i64] = amount
        self.refresh: Final = refresh
        self.ranged: Final = ranged


class Weapon:
    """One tier of a weapon line, or a card's helpful spaces."""

    def __init__(
        self, id: str, name: str, cost: i64, die: i64, load: i64, spaces: list[Band],
        bands: list[Band], charges: i64, splash: i64, source: str,
    ) -> None:  # fmt: skip
        self.id: Final = id
        self.name: Final = name
        self.cost: Final[i64] = cost
        self.die: Final[i64] = die
        self.load: Final[i64] = load
        self.spaces: Final = spaces
        self.bands: Final = bands  # of the LOAD die: multipliers, or the range of a scattershot
        self.charges: Final[i64] = charges
        self.splash: Final[i64] = splash
        self.source: Final = source


class Character:
    """A townsfolk's large card. `weapons` holds line 1 tiers, line 2 tiers, then helpful."""

    def __init__(
        self, id: str, name: str, health: i64, dice: list[int], discount: i64, regenerate: i64,
        weapons: list[Weapon | None], source: str,
    ) -> None:  # fmt: skip
        self.id: Final = id
        self.name: Final = name
        self.health: Final[i64] = health
        self.dice: Final = dice
        self.discount: Final[i64] = discount
        self.regenerate: Final[i64] = regenerate
        self.weapons: Final = weapons
        self.source: Final = source


class Kind:
    """A creature as printed. Arrows are bits of sides; `attack` those with the attack icon."""

    def __init__(
        self, id: str, name: str, health: i64, dice: list[int], arrows: i64, attack: i64,
        abilities: list[int], numbers: list[int], immune: i64, elite: bool, copies: i64,
        source: str,
    ) -> None:  # fmt: skip
        self.id: Final = id
        self.name: Final = name
        self.health: Final[i64] = health
        self.dice: Final = dice
        self.arrows: Final[i64] = arrows
        self.attack: Final[i64] = attack
        self.abilities: Final = abilities
        self.numbers: Final = numbers
        self.immune: Final[i64] = immune
        self.elite: Final = elite
        self.copies: Final[i64] = copies
        self.source: Final = source


class Building:
    """A building card: Health, and what a die of which value does there."""

    def __init__(self, id: str, name: str, health: i64, uses: list[Band], source: str) -> None:
        self.id: Final = id
        self.name: Final = name
        self.health: Final[i64] = health
        self.uses: Final = uses
        self.source: Final = source


class Tile:
    """A hex of the board as printed: a name, and perhaps a building."""

    def __init__(self, id: str, name: str, kind: str, building: i64) -> None:
        self.id: Final = id
        self.name: Final = name
        self.kind: Final = kind
        self.building: Final[i64] = building


class Content:
    """All that is printed. Creatures are pieces from FOLK_ROOM up; tables go by piece."""

    def __init__(
        self, kinds: list[Kind], characters: list[Character], buildings: list[Building],
        tiles: list[Tile], digest: str,
    ) -> None:  # fmt: skip
        self.kinds: Final = kinds
        self.characters: Final = characters
        self.buildings: Final = buildings
        self.tiles: Final = tiles
        self.digest: Final = digest
        kind_of = [0] * FOLK_ROOM
        copy_of = [0] * FOLK_ROOM
        for index, kind in enumerate(kinds):
            for copy in range(int(kind.copies)):
                kind_of.append(index)
                copy_of.append(copy + 1)
        self.pieces: Final[i64] = len(kind_of)
        self.kind_of: Final[vec[i64]] = vec[i64](kind_of)
        self.copy_of: Final[vec[i64]] = vec[i64](copy_of)
        self.health_of: Final[vec[i64]] = vec[i64]([int(kinds[k].health) for k in kind_of])
        self.arrows_of: Final[vec[i64]] = vec[i64]([int(kinds[k].arrows) for k in kind_of])
        self.attack_of: Final[vec[i64]] = vec[i64]([int(kinds[k].attack) for k in kind_of])
        self.able_of: Final[vec[i64]] = vec[i64]([ability_bits(kinds[k]) for k in kind_of])
        self.immune_of: Final[vec[i64]] = vec[i64]([int(kinds[k].immune) for k in kind_of])
        self.armor_of: Final[vec[i64]] = vec[i64]([number(kinds[k], ARMOR) for k in kind_of])
        self.dodge_of: Final[vec[i64]] = vec[i64]([number(kinds[k], DODGE) for k in kind_of])
        self.fast_of: Final[vec[i64]] = vec[i64]([number(kinds[k], FAST) for k in kind_of])
        self.mean_of: Final[list[float]] = [mean_damage(kinds[k]) for k in kind_of]
        self.necromancer: Final[i64] = leader(kinds, kind_of)
        # What every game shuffles, sorted once: tiles by rows of the board, cards by their backs.
        self.tile_piles: Final = [
            zone([index for index, tile in enumerate(tiles) if tile.kind == kind])
            for kind in TILE_KINDS
        ]
        creatures = range(FOLK_ROOM, len(kind_of))
        elites = [p for p in creatures if kinds[kind_of[p]].elite and p != self.necromancer]
        self.elites: Final = zone(elites)
        self.ordinary: Final = zone([p for p in creatures if not kinds[kind_of[p]].elite])


def ability_bits(kind: Kind) -> int:
    total = 0
    for ability in kind.abilities:
        total |= int(bit(ability))
    return total


def number(kind: Kind, ability: int) -> int:
    """The number printed with an ability, 0 without it."""
    for i in range(len(kind.abilities)):
        if kind.abilities[i] == ability:
            return kind.numbers[i]
    return 0


def mean_damage(kind: Kind) -> float:
    """What one attack rolls on average, the D8 of SAVAGE included."""
    total = sum((sides + 1) / 2 for sides in kind.dice)
    return total + (4.5 if SAVAGE in kind.abilities else 0.0)


def leader(kinds: list[Kind], kind_of: list[int]) -> int:
    """The piece whose defeat wins: the creature with ANIMATE."""
    for piece in range(FOLK_ROOM, len(kind_of)):
        if ANIMATE in kinds[kind_of[piece]].abilities:
            return piece
    return -1
