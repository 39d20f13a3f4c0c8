# border: not compiled
"""What the drawn board reads, in the view's data and in its pieces (see `tools/wire.py`)."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

Side = Literal["n", "ne", "se", "s", "sw", "nw"]
Afar = Literal["", "ranged", "arc"]


class DieData(TypedDict):
    """A die: whose it is, its sides, what it shows (0: nothing yet), when it is rolled again."""

    ref: str
    owner: str
    sides: int
    shows: int
    back: str
    blocks: int  # how much damage it stops


class Arrow(TypedDict):
    """A side a creature may step over; with `attack` it strikes after the step."""

    side: Side
    attack: bool


class Named(TypedDict):
    """A word that is printed or lies on somebody, with its meaning."""

    id: str
    name: str
    means: str


class CreatureData(TypedDict):
    """A creature on the board."""

    id: str
    kind: str
    elite: bool
    health: int
    left: int
    dice: list[int]  # its damage dice, SAVAGE's among them
    arrows: list[Arrow]
    abilities: list[Named]
    armor: int
    dodge: int
    afar: Afar
    poison: int
    stunned: bool
    under: bool  # others of its Stack lie on it
    holds: list[DieData]


class SpaceData(TypedDict):
    """A space of a card: which values it takes and what they do."""

    ref: str
    values: str
    low: int
    high: int  # 0: no end
    effect: str
    amount: int
    name: str
    refresh: bool
    die: NotRequired[DieData]


class LoadData(TypedDict):
    """The first space of a gun or an explosive."""

    ref: str
    word: Literal["load", "ammunition", "piercing", "scattershot", "fuse"]
    values: str
    means: str
    charges: int
    splash: int
    die: NotRequired[DieData]


class TierData(TypedDict):
    """The next weapon of a line, and what it costs now."""

    ref: str
    name: str
    price: int
    die: int  # what it brings, 0 for none
    six: bool  # a D6 goes for it


class WeaponData(TypedDict):
    """A weapon or helpful card of a townsfolk."""

    townsfolk: str
    tier: int  # 0: it has none
    spaces: list[SpaceData]
    load: NotRequired[LoadData]
    next: NotRequired[TierData]
    broken: bool


class UseData(TypedDict):
    """What a die of some values does on a building."""

    values: str
    word: str
    amount: int
    name: str


class BuildingData(TypedDict):
    """A building: its Health, what it is good for, the die that lies on it."""

    health: int
    left: int
    uses: list[UseData]
    die: NotRequired[DieData]


class FolkData(TypedDict):
    """A townsfolk."""

    id: str
    name: str
    seat: int
    hex: str
    health: int
    most: int
    tiers: list[int]
    moved: bool
    upgraded: bool
    tokens: list[Named]
    engaged: bool
    under: bool
    bless: int
    discount: int  # what its next Upgrade of this turn costs less, by its own means


class Hex(TypedDict):
    """A hex of the board: where it lies, its ground and the tile that was laid there."""

    id: str
    q: int
    r: int
    kind: Literal["town", "fence", "graveyard"]
    tile: str
    name: str  # of the tile or of the building


class Struck(TypedDict):
    """What a piece takes, and whether it falls; somebody possessed may share it."""

    hits: str
    damage: int
    falls: bool
    shared: NotRequired[str]


class ShownDie(TypedDict):
    """A die by its looks."""

    owner: str
    sides: int
    shows: int


class Aim(TypedDict):
    """A shot or a blast that is ready: what it hits, and what stands beside."""

    die: NotRequired[ShownDie]
    hits: list[Struck]
    splash: NotRequired[list[Struck]]


class Ray(TypedDict):
    """One of the twelve lines of fire, as far as a shot flies."""

    hexes: list[str]
    stopped: bool  # something stands in the last of its hexes


class Plan(TypedDict):
    """The action under construction."""

    kind: Literal["shot", "blast", "upgrade"]
    townsfolk: str
    weapon: str
    dice: list[ShownDie]
    upgrade: NotRequired[str]
    price: NotRequired[int]
    paid: NotRequired[int]
    shots: NotRequired[list[Aim]]
    blasts: NotRequired[list[Aim]]
    rays: NotRequired[list[Ray]]


class Course(TypedDict):
    """What a creature will do if nothing changes."""

    creature: str
    path: list[str]
    target: str
    reasons: list[str]
    attacks: list[str]
    steps: list[int]  # after how many hexes of the path each of the attacks happens
    damage: list[str]
    afar: Afar
    mean: float
    tie: bool
    fate: Literal["", "dies", "stunned"]


class Forecast(TypedDict):
    """The coming activations: nobody blocks, ties fall to the first."""

    creatures: list[Course]
    falls: dict[str, float]
    somebodyDies: float


class Night(TypedDict):
    """How far the Supernatural turn has come."""

    acting: str
    acted: list[str]
    coming: list[str]


class BlockData(TypedDict):
    """Damage that may be blocked now."""

    attacker: str  # nobody: it is MAGICK
    victim: str
    dice: list[int]
    damage: int
    left: int
    struck: list[Named]  # what else it means if any gets through


class Result(TypedDict):
    """What an option does to a piece: a number of it before and after."""

    ref: str
    of: Literal["health", "poison"]
    before: int
    after: int
    falls: bool


class Way(TypedDict):
    """A whole attack: the choices that make it, one after the other."""

    target: str
    townsfolk: str
    weapon: str
    name: str
    space: str
    keys: list[str]
    dice: list[str]
    results: list[Result]


class Data(TypedDict):
    """The view's data."""

    level: str
    wave: int
    townsfolkTurn: bool
    speaker: int
    passed: list[int]
    animated: bool
    nextElite: int
    townsfolk: list[FolkData]
    hexes: list[Hex]
    lifted: str
    plan: Plan | None
    forecast: Forecast
    night: Night
    block: BlockData | None
    results: dict[str, list[Result]]
    ways: list[Way]


class KindCard(TypedDict):
    """Something printed, by its id."""

    name: str
    type: Literal["creature", "elite", "townsfolk", "weapon", "building"]
    text: str
