"""What is printed: creatures, townsfolk, weapons, buildings, as tables. Never changed."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from gaslamp.kernel.bits import bit
from gaslamp.kernel.menu import Menu
from gaslamp.kernel.state import Line
from gaslamp.kernel.zone import zone

if TYPE_CHECKING:
    from gaslamp.games.blackbriar.state import Blackbriar

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

# What a creature can be immune to (BB-CAB-17).
POISON: Final = 1
STUN: Final = 2
COMPEL: Final = 3
REPEL: Final = 4

LOAD_SPACE: Final = 7  # the place of the LOAD or FUSE die on a weapon, behind its other spaces

MAUSOLEUM: Final = 4
BUILDINGS: Final = 5
TOWN_BUILDINGS: Final = 4


class Ability:
    """What a creature can do, by the word on its card and its number (2.6)."""

    def __init__(self, number: i64, word: str, counted: bool) -> None:
        self.number: Final[i64] = number
        self.word: Final = word
        self.counted: Final = counted  # whether an amount is printed with it


ABILITIES: list[Ability] = []


def ability(number: i64, word: str, counted: bool = False) -> None:
    """Declare the next ability."""
    assert number == len(ABILITIES)
    ABILITIES.append(Ability(number, word, counted))


ANIMATE: Final = 0
ability(ANIMATE, "animate")
ARMOR: Final = 1
ability(ARMOR, "armor", counted=True)
BREAK: Final = 2
ability(BREAK, "break")
CURSE: Final = 3
ability(CURSE, "curse")
DODGE: Final = 4
ability(DODGE, "dodge", counted=True)
DRAIN: Final = 5
ability(DRAIN, "drain")
FEAR: Final = 6
ability(FEAR, "fear")
IMMUNITY: Final = 7
ability(IMMUNITY, "immunity")
MAGICK: Final = 8
ability(MAGICK, "magick")
MESMERIZE: Final = 9
ability(MESMERIZE, "mesmerize")
REGENERATE: Final = 10
ability(REGENERATE, "regenerate", counted=True)
ROT: Final = 11
ability(ROT, "rot")
SICKEN: Final = 12
ability(SICKEN, "sicken")
STACKING: Final = 13
ability(STACKING, "stacking")
WEAKEN: Final = 14
ability(WEAKEN, "weaken")
ARC_FIRE: Final = 15
ability(ARC_FIRE, "arc_fire")
AVOIDANCE: Final = 16
ability(AVOIDANCE, "avoidance")
FAST: Final = 17
ability(FAST, "fast", counted=True)
FLYING: Final = 18
ability(FLYING, "flying")
POSSESSION: Final = 19
ability(POSSESSION, "possession")
RANGED: Final = 20
ability(RANGED, "ranged")
REAP: Final = 21
ability(REAP, "reap")
SAVAGE: Final = 22
ability(SAVAGE, "savage")


class Load:
    """How a weapon takes its dice, by the word in content files."""

    def __init__(
        self, word: str, linked: bool, charged: bool, lasts: bool, multiplies: bool, scatters: bool
    ) -> None:
        self.word: Final = word
        self.linked: Final = linked  # whether it needs several dice for one action (BB-ACT-18)
        self.charged: Final = charged  # a fuse and charges (BB-ACT-25)
        self.lasts: Final = lasts  # the LOAD die is good for several shots (BB-ACT-20)
        self.multiplies: Final = multiplies  # bands of the LOAD die multiply the shot (BB-ACT-22)
        self.scatters: Final = scatters  # a LOAD die in range hits many (BB-ACT-23)


PLAIN: Final = Load("plain", False, False, False, False, False)
LOADS: Final = (
    PLAIN,
    Load("load", True, False, False, False, False),
    Load("ammunition", True, False, True, False, False),
    Load("piercing", True, False, False, True, False),
    Load("scattershot", True, False, False, False, True),
    Load("fuse", True, True, False, False, False),
)


class Effect:
    """What a space of a townsfolk's card does, and how much of it. `effects.py` has them all."""

    word: ClassVar[str]  # in content files, on cards and in the messages
    counted: ClassVar[bool] = False  # whether an amount goes with it
    from_afar: ClassVar[bool] = False  # whether it always has range

    def __init__(self, amount: i64) -> None:
        self.amount: Final[i64] = amount

    def offer(self, g: Blackbriar, m: Menu, folk: i64, where: i64, ranged: bool, die: i64) -> None:
        """Offer all that the space of the townsfolk can be used on with the die."""
        raise NotImplementedError

    def do(self, g: Blackbriar, seat: i64, folk: i64, face: i64, target: i64) -> None:
        """The townsfolk acts with a die that shows `face`; the seat has put it there."""
        raise NotImplementedError

    def note(self, g: Blackbriar, face: i64, target: i64) -> Line | None:
        """What comes of it, in a few words, where no damage is dealt."""
        return None


class Hostile(Effect):
    """An effect that is aimed at the enemy."""

    def __init__(self, amount: i64, aim: i64, spared: str, stone: bool) -> None:
        super().__init__(amount)
        self.aim: Final[i64] = aim  # which IMMUNITY stops it, 0 for none
        self.spared: Final = spared  # the rule that spares a creature with a Stun token, if any
        self.stone: Final = stone  # whether the Mausoleum can be its target


class Service:
    """What a Town Building does for a townsfolk, and how much of it. `town.py` has them all."""

    word: ClassVar[str]
    counted: ClassVar[bool] = False

    def __init__(self, amount: i64) -> None:
        self.amount: Final[i64] = amount

    def serves(self, g: Blackbriar, folk: i64, die: i64) -> bool:
        """Whether it would do anything for this townsfolk, with that die spent on it."""
        return True

    def do(self, g: Blackbriar, folk: i64) -> None:
        raise NotImplementedError

    def note(self, g: Blackbriar, folk: i64) -> Line | None:
        return None


class Band:
    """A range of die values with a number, such as a multiplier of the LOAD die."""

    def __init__(self, low: i64, high: i64, amount: i64) -> None:
        self.low: Final[i64] = low
        self.high: Final[i64] = high
        self.amount: Final[i64] = amount


class Space(Band):
    """A space of a card: what a die of these values does there."""

    def __init__(self, low: i64, high: i64, effect: Effect, refresh: bool, ranged: bool) -> None:
        super().__init__(low, high, effect.amount)
        self.effect: Final = effect
        self.refresh: Final = refresh
        self.ranged: Final = ranged


class Use(Band):
    """What a die of these values does on a building."""

    def __init__(self, low: i64, high: i64, service: Service) -> None:
        super().__init__(low, high, service.amount)
        self.service: Final = service


class Weapon:
    """One tier of a weapon line, or a card's helpful spaces."""

    def __init__(
        self, id: str, cost: i64, die: i64, load: Load, spaces: list[Space],
        bands: list[Band], charges: i64, splash: i64, source: str,
    ) -> None:  # fmt: skip
        self.id: Final = id
        self.cost: Final[i64] = cost
        self.die: Final[i64] = die
        self.load: Final = load
        self.spaces: Final = spaces
        self.bands: Final = bands  # of the LOAD die: multipliers, or the range of a scattershot
        self.charges: Final[i64] = charges
        self.splash: Final[i64] = splash
        self.source: Final = source


class Character:
    """A townsfolk's large card. `weapons` holds line 1 tiers, line 2 tiers, then helpful."""

    def __init__(
        self, id: str, health: i64, dice: list[int], discount: i64, regenerate: i64,
        weapons: list[Weapon | None], source: str,
    ) -> None:  # fmt: skip
        self.id: Final = id
        self.health: Final[i64] = health
        self.dice: Final = dice
        self.discount: Final[i64] = discount
        self.regenerate: Final[i64] = regenerate
        self.weapons: Final = weapons
        self.source: Final = source


class Kind:
    """A creature as printed. Arrows are bits of sides; `attack` those with the attack icon."""

    def __init__(
        self, id: str, health: i64, dice: list[int], arrows: i64, attack: i64,
        abilities: list[int], numbers: list[int], immune: i64, elite: bool, copies: i64,
        source: str,
    ) -> None:  # fmt: skip
        self.id: Final = id
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

    def __init__(self, id: str, health: i64, uses: list[Use], source: str) -> None:
        self.id: Final = id
        self.health: Final[i64] = health
        self.uses: Final = uses
        self.source: Final = source


class Tile:
    """A hex of the board as printed: its ground, and perhaps a building."""

    def __init__(self, id: str, kind: str, building: i64) -> None:
        self.id: Final = id
        self.kind: Final = kind
        self.building: Final[i64] = building


class Content:
    """All that is printed. Creatures are pieces from FOLK_ROOM up; tables go by piece."""

    def __init__(
        self, kinds: list[Kind], characters: list[Character], buildings: list[Building],
        tiles: list[Tile], digest: str, spoken: dict[str, str],
    ) -> None:  # fmt: skip
        self.kinds: Final = kinds
        self.characters: Final = characters
        self.buildings: Final = buildings
        self.tiles: Final = tiles
        self.digest: Final = digest
        self.spoken: Final = spoken  # what is printed for people to read, by id
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
