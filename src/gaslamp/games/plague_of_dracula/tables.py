"""The printed side of the game: pieces as numbers, and cards, map, tracks and tables."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

if TYPE_CHECKING:
    from gaslamp.games.plague_of_dracula.state import Plague

# Places: 0 is out of the game, 1 to 25 are the numbered locations.
GONE: Final = 0
LOCATIONS: Final = 25
PURFLEET: Final = 26
CARFAX: Final = 27
BUDA_PESTH: Final = 28
ARRIVAL: Final = 30
LAST_ARRIVAL: Final = 36
PLACES: Final = 28
HACKNEY: Final = 5
BETHNAL_GREEN: Final = 6
POPLAR: Final = 15

# Hunters, in the fixed order of PD-RAND-07.
MINA: Final = 0
HARKER: Final = 1
SEWARD: Final = 2
LUCY: Final = 3
HOLMWOOD: Final = 4
MORRIS: Final = 5
VAN_HELSING: Final = 6
HUNTERS: Final = 7
NO_HUNTER: Final = -1

# Weapons; the bag also holds Rumors. A Crucifix that has been used is tipped.
DAGGER: Final = 0
KUKRI: Final = 1
REVOLVER: Final = 2
CRUCIFIX: Final = 3
WREATH: Final = 4
HOLY_WATER: Final = 5
HOST: Final = 6
STAKES: Final = 7
WEAPONS: Final = 8
RUMOR_ITEM: Final = 8
ITEMS: Final = 9
TIPPED: Final = 9

# The spaces of a status track: a weapon, a bite (with the marker it is the back of), or nothing.
SPACES: Final = 3
EMPTY: Final = -1
BITE: Final = 16
BARE_BITE: Final = 31

# What lies in a location (PD-MAP-10).
UNMARKED: Final = 0
PLAGUE: Final = 1
COFFIN: Final = 2
RUMOR: Final = 3
MIASMA: Final = 4
CLEANSED: Final = 5

# Foes: the first three slots of the display, then the turned hunters.
CREATURES: Final = 0
INFECTED: Final = 1
DRACULA: Final = 2
VAMPIRE: Final = 3
ANY_FOE: Final = -1
DISPLAY_ROOM: Final = 3

# The turn marker.
NO_TIME: Final = 0
NIGHT_1: Final = 1
NIGHT_2: Final = 2
DAY_1: Final = 3
DAY_2: Final = 4

# The segments of a turn, and what comes before and after the turns.
SETUP: Final = 0
TIME_CHECK: Final = 1
ARRIVAL_ADVANCE: Final = 2
RENFIELD_STATUS: Final = 3
EVENT_DRAW: Final = 4
HARKER_ARRIVAL: Final = 5
PLAGUE_SPREAD: Final = 6
ACTION: Final = 7
MARKER_ADJUSTMENT: Final = 8
END_OF_TURN: Final = 9
FINAL: Final = 10

# The steps of the Action segment.
CLEANSING: Final = 0
SEARCHING: Final = 1
ITEM_MANAGEMENT: Final = 2
MOVEMENT: Final = 3
TRANSFUSION: Final = 4
RESOLUTION: Final = 5
ACTION_STEPS: Final = 6
STANDARD: Final = 0
BONUS: Final = 1

# Kinds of search.
BAG: Final = 0
SECULAR: Final = 1
OCCULT: Final = 2

# Clinicians.
BY_SEWARD: Final = 0
BY_VAN_HELSING: Final = 1
BY_STAFF: Final = 2

# The columns with a picture above them (PD-RAND-08).
COFFIN_COLUMN: Final = 4
BAT_COLUMN: Final = 5
DIE_COLUMN: Final = 6
CARDS: Final = 60

# The events that last all turn; 0 for none.
LONDON_PARTICULAR: Final = 1
BRAVE_MENS_BLOOD: Final = 2
WHAT_MUSIC: Final = 3
HALLOWED_GROUND: Final = 4

# Lengths and levels.
FULL: Final = 0
SHORTER: Final = 1
MOP_UP: Final = 2
EASIER: Final = 0
ORDINARY: Final = 1
HARDER: Final = 2
LAST_TURN: Final = 25
TOP_SPACE: Final = 10
BEATEN_SPACE: Final = 2


class Effect:
    """What an event card does; `effects.py` has a class for each."""

    word: ClassVar[str]  # what the content files call it
    takes: ClassVar[tuple[str, ...]] = ()  # the fields of a card that say more, in order

    def do(self, g: Plague) -> None:
        """PD-EVT-03: what cannot be done is left out."""
        raise NotImplementedError

    def lasts(self) -> bool:
        """Whether the card stays to Marker Adjustment (PD-EVT-02)."""
        return False


class Tables:
    """Everything the content files say, as numbers. It never changes during play."""

    def __init__(self, digest: str) -> None:
        self.digest: str = digest
        # The map: per place a set of neighbours, as bits.
        self.black: vec[i64] = vec[i64]()
        self.blue: vec[i64] = vec[i64]()
        self.red: vec[i64] = vec[i64]()
        self.near: vec[i64] = vec[i64]()
        self.steps: vec[i64] = vec[i64]()  # how far apart two places are, for bots
        self.south: i64 = 0
        self.homes: i64 = 0
        self.place_ids: list[str] = []
        self.spots: list[tuple[float, float]] = []
        # The hunters.
        self.hunter_ids: list[str] = []
        self.home: vec[i64] = vec[i64]()
        self.start: vec[i64] = vec[i64]()
        self.rates: vec[i64] = vec[i64]()
        self.printed_bites: vec[i64] = vec[i64]()
        self.start_weapons: list[list[int]] = []
        self.groups: list[list[list[int]]] = []
        # Weapons and counters.
        self.item_ids: list[str] = []
        self.secular_bonus: vec[i64] = vec[i64]()
        self.weapon_counts: vec[i64] = vec[i64]()
        self.bag_start: vec[i64] = vec[i64]()
        self.bag_refill: vec[i64] = vec[i64]()
        self.rumor_count: i64 = 0
        self.coffin_mix: vec[i64] = vec[i64]()
        # Tracks and tables.
        self.strength: vec[i64] = vec[i64]()
        self.harker: vec[i64] = vec[i64]()
        self.foe_strength: vec[i64] = vec[i64]()
        self.foe_ids: list[str] = []
        self.secular: vec[i64] = vec[i64]()
        self.occult: vec[i64] = vec[i64]()
        self.rumors: vec[i64] = vec[i64]()
        self.renfield_purfleet: i64 = 0
        self.renfield_seward: i64 = 0
        self.renfield_carfax: i64 = 0
        self.transfusion: vec[i64] = vec[i64]()
        self.harker_bites: vec[i64] = vec[i64]()
        # The event deck, by card number.
        self.night: vec[i64] = vec[i64]()
        self.numbers: vec[i64] = vec[i64]()
        self.red_five: vec[i64] = vec[i64]()
        self.events: list[Effect] = []
        self.card_ids: list[str] = []
        self.sources: dict[str, str] = {}
        # What is printed for people: names by id, other texts by id and field (`id.field`).
        self.spoken: dict[str, str] = {}
