# border: not compiled
"""Positions of Blackbriar from plain data: a Townsfolk turn on the layout of the examples."""

from __future__ import annotations

from librt.vecs import vec
from msgspec import Struct
from mypy_extensions import i64

from gaslamp.games.arranging import none_left, number_of
from gaslamp.games.blackbriar import setup
from gaslamp.games.blackbriar.board import put_on
from gaslamp.games.blackbriar.hexes import HEX_NAMES
from gaslamp.games.blackbriar.state import (
    ACTIVE,
    DELAYED,
    RESERVE,
    STUNNED,
    Blackbriar,
    blank,
)
from gaslamp.games.blackbriar.tables import DICE_ROOM, Content
from gaslamp.games.blackbriar.townsfolk_turn import END_TURN, OPEN_TURN, ROUND
from gaslamp.kernel.rng import seeded

# Test layout T of the ledger.
LAYOUT = {"church": "b1", "factory": "e1", "hospital": "a2", "town-hall": "d2"}
BUILDINGS = ["church", "factory", "hospital", "town-hall", "mausoleum"]
TOKENS = {"curse": 1, "fear": 2, "mesmer": 4, "sicken": 8, "weaken": 16, "broken-1": 32,
          "broken-2": 64, "moved": 128, "upgraded": 256}  # fmt: skip
TRIES = 2_000_000
Die = tuple[int, int]  # its sides, and what it shows


class Spent(Struct, forbid_unknown_fields=True):
    """Dice of one kind that lie in their townsfolk's Delayed area."""

    sides: int
    count: int = 1


def briar(
    content: Content,
    seats: int = 1,
    options: dict[str, str] | None = None,
    *,
    folk: dict[str, str],
    creatures: list[tuple[str, str]] | None = None,
    dice: dict[str, list[Die]] | None = None,
    harm: dict[str, int] | None = None,
    health: dict[str, int] | None = None,
    stunned: list[str] | None = None,
    poison: dict[str, int] | None = None,
    tokens: dict[str, list[str]] | None = None,
    tiers: dict[str, dict[int, int]] | None = None,
    delayed: dict[str, list[Spent]] | None = None,
    rolls: list[Die] | None = None,
    level: str = "normal",
) -> Blackbriar:
    """A Townsfolk turn on layout T: who stands where, and the active dice as (sides, shown).

    Creatures are called by kind, and by kind and number once they stand there (`ghoul-1`). `harm`
    is damage on pieces and Buildings, `health` what a townsfolk has left, `tiers` a Weapon's tier
    (1 to 3) by its line (1 or 2), `rolls` how the next dice fall.
    """
    number_of(level, setup.MAUSOLEUM_HEX)
    g = blank(content, seeded(1), seats, len(folk), setup.MAUSOLEUM_HEX[level], 0)
    setup.lay_tiles(g)
    at = [-1] * 36
    hexes = [hex_of(LAYOUT[b]) for b in BUILDINGS[:4]] + [int(g.ground.mausoleum)]
    for building, where in enumerate(hexes):
        at[where] = building
    g.ground.building_at = vec[i64](at)
    g.ground.building_hex = vec[i64](hexes)
    setup.make_deck(g)
    ids = [c.id for c in content.characters]
    for seat, (name, where_at) in enumerate(folk.items()):
        setup.become(g, seat, number_of(name, ids))
        put_on(g, seat, hex_of(where_at))
    g.wave = 1
    g.townsfolk_turn = True
    for step in (ROUND, END_TURN, OPEN_TURN):
        g.then(step)
    for kind, where_at in creatures or []:
        put(g, kind, where_at)
    for name, shown in (dice or {}).items():
        for sides, face in shown:
            add_die(g, name, sides, face)
    suffer(g, harm or {}, stunned or [], poison or {}, tokens or {})
    for name, left in (health or {}).items():
        one = piece_of(g, name)
        hurt(g, name, int(g.character(one).health) - left)
    for name, lines in (tiers or {}).items():
        for line, tier in lines.items():
            g.sheets.tier[piece_of(g, name) * 2 + line - 1] = tier - 1
    for name, spent in (delayed or {}).items():
        for some in spent:
            lay(g, name, some.sides, DELAYED + piece_of(g, name), some.count)
    if rolls:
        rig(g, rolls)
    return g


def suffer(
    g: Blackbriar, harm: dict[str, int], stunned: list[str], poison: dict[str, int],
    tokens: dict[str, list[str]],
) -> None:  # fmt: skip
    """Damage and tokens."""
    for name, damage in harm.items():
        hurt(g, name, damage)
    for name in stunned:
        g.board.marks[piece_of(g, name)] |= STUNNED
    for name, count in poison.items():
        g.board.poison[piece_of(g, name)] = count
    for name, held in tokens.items():
        for token in held:
            number_of(token, TOKENS)
            g.sheets.tokens[piece_of(g, name)] |= TOKENS[token]


def hex_of(name: str) -> int:
    return number_of(name, HEX_NAMES)


def piece_of(g: Blackbriar, name: str) -> int:
    """A townsfolk or a creature by its name on the board."""
    for piece in range(int(g.content.pieces)):
        known = piece >= 6 or piece < g.folk
        if known and g.id(piece) == name:
            return piece
    raise none_left(name)


def hurt(g: Blackbriar, name: str, damage: int) -> None:
    """So much damage on a piece or a Building."""
    if name in BUILDINGS:
        g.board.wear[BUILDINGS.index(name)] = damage
    else:
        g.board.harm[piece_of(g, name)] = damage


def put(g: Blackbriar, kind: str, at: str) -> str:
    """Put a fresh creature on top of a hex; its name."""
    piece = out_of_piles(g, kind)
    g.piles.horde.push(piece)
    put_on(g, piece, hex_of(at))
    return g.id(piece)


def out_of_piles(g: Blackbriar, kind: str) -> int:
    """Take the lowest copy of a creature out of whichever pile it is in."""
    for piece in range(6, int(g.content.pieces)):
        if g.kind(piece).id == kind:
            for pile in (g.piles.aside, g.piles.deck, g.piles.removed):
                if pile.discard(piece):
                    return piece
    raise none_left(kind)


def add_die(g: Blackbriar, folk: str, sides: int, face: int) -> int:
    """Make a die of the townsfolk active."""
    start = piece_of(g, folk) * DICE_ROOM
    for die in range(start, start + DICE_ROOM):
        if g.dice.sides[die] == sides and g.dice.place[die] != ACTIVE:
            g.dice.place[die] = ACTIVE
            g.dice.face[die] = face
            return die
    raise none_left(f"d{sides}")


def lay(g: Blackbriar, folk: str, sides: int, place: int, count: int = 1) -> None:
    """Dice of a townsfolk in some place, taken from its Delayed area or reserve."""
    own = piece_of(g, folk)
    start = own * DICE_ROOM
    free = [d for d in range(start, start + DICE_ROOM) if g.dice.sides[d] == sides
            and g.dice.place[d] in (RESERVE, DELAYED + own)]  # fmt: skip
    for die in free[:count]:
        g.dice.place[die] = place
        g.dice.face[die] = 0


def rig(g: Blackbriar, rolls: list[Die]) -> None:
    """Set the chance so that the next dice fall like this: (sides, shown), one by one."""
    for seed in range(TRIES):
        rng = seeded(seed, 5)
        if all(int(rng.below(sides)) + 1 == shown for sides, shown in rolls):
            g.rng = seeded(seed, 5)
            return
    raise none_left(str(rolls))


ARRANGERS = {"briar": briar}
