# border: not compiled
"""The verbs of options: what the players of Blackbriar can say, each with the parts of its key."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from gaslamp.games.blackbriar import tables
from gaslamp.games.blackbriar.dice import die_name
from gaslamp.games.blackbriar.hexes import HEX_NAMES
from gaslamp.games.blackbriar.state import ACTIVE, DELAYED, ON_BUILDING, ON_CREATURE, Blackbriar
from gaslamp.games.blackbriar.tables import DICE_ROOM, MAUSOLEUM_TARGET, NO_TARGET, NO_USE, TIERS
from gaslamp.games.blackbriar.targeting import BUILDING_MARK, mark_id
from gaslamp.games.vocabulary import AMOUNT, Kind, Vocabulary, first, second, third, whole
from gaslamp.kernel.menu import Option
from gaslamp.kernel.state import Line, Question, pending

V: Vocabulary[Blackbriar] = Vocabulary()

# Kinds of parts: pieces, hexes and buildings


def target_id(g: Blackbriar, seat: int, target: int) -> str:
    return g.building_id(tables.MAUSOLEUM) if target == MAUSOLEUM_TARGET else g.id(target)


def target_ref(g: Blackbriar, seat: int, target: int) -> str:
    kind = "building" if target == MAUSOLEUM_TARGET else "piece"
    return f"{kind}/{target_id(g, seat, target)}"


def mark_ref(g: Blackbriar, seat: int, mark: int) -> str:
    return f"{'piece' if mark < BUILDING_MARK else 'building'}/{mark_id(g, mark)}"


def of_done(g: Blackbriar, o: Option) -> Line:
    """A blow is asked of all who may block it, and let through; what one seat is asked is done."""
    message = "option-done" if isinstance(pending(g), Question) else "option-done-block"
    return Line(message, [], 1 << int(o.seat))


PIECE: Kind[Blackbriar] = Kind(lambda g, seat, piece: g.id(piece), at="piece/{id}")
HEX: Kind[Blackbriar] = Kind(lambda g, seat, h: HEX_NAMES[h], at="hex/{id}")
# A creature, or the Mausoleum; where a refusal concerns a whole space there is none.
TARGET_PART: Kind[Blackbriar] = replace(Kind(target_id, target_ref), absent_at=NO_TARGET)
# Whom or what a creature attacks.
MARK: Kind[Blackbriar] = Kind(lambda g, seat, mark: mark_id(g, mark), mark_ref)
CHARACTER: Kind[Blackbriar] = Kind(lambda g, seat, index: g.content.characters[index].id)
BUILDING_PART: Kind[Blackbriar] = Kind(
    lambda g, seat, building: g.building_id(building), at="building/{id}"
)

# Kinds of parts: weapons, their spaces, and what a building does


def weapon_id(g: Blackbriar, folk: int, line: int) -> str:
    weapon = g.weapon(folk, line)
    assert weapon is not None
    return weapon.id


def upgrade_id(g: Blackbriar, folk: int, line: int) -> str:
    upgrade = g.character(folk).weapons[line * TIERS + int(g.sheets.tier[folk * 2 + line]) + 1]
    assert upgrade is not None
    return upgrade.id


def use_id(g: Blackbriar, seat: int, o: Option) -> list[str]:
    """What a building's die does, such as heal-3."""
    if o.b == NO_USE:
        return []
    service = g.content.buildings[o.a].uses[o.b].service
    word = service.word.replace("_", "-")
    return [f"{word}-{service.amount}" if service.amount > 1 else word]


WEAPON: Kind[Blackbriar] = whole(
    lambda g, seat, o: weapon_id(g, int(o.a), int(o.b)), at="weapon/{id}"
)
# Where a space of it is meant too, the number tells both.
SPACED_WEAPON: Kind[Blackbriar] = whole(
    lambda g, seat, o: weapon_id(g, int(o.a), int(o.b) >> 4), at="weapon/{id}"
)
SPACE: Kind[Blackbriar] = whole(
    lambda g, seat, o: str((int(o.b) & 15) + 1),
    lambda g, seat, o: f"space/{weapon_id(g, int(o.a), int(o.b) >> 4)}/{(int(o.b) & 15) + 1}",
)
# The first space of a gun or an explosive: it is named by its weapon.
FIRST_SPACE: Kind[Blackbriar] = whole(
    lambda g, seat, o: [], lambda g, seat, o: f"space/{weapon_id(g, int(o.a), int(o.b))}/load"
)
UPGRADE: Kind[Blackbriar] = whole(
    lambda g, seat, o: upgrade_id(g, int(o.a), int(o.b)), at="weapon/{id}"
)
BUILDING_USE: Kind[Blackbriar] = replace(whole(use_id), absent_at=NO_USE, slot=1, suffix="use")

# Kinds of parts: dice


def place_id(g: Blackbriar, die: int) -> str:
    """Where a die lies, as an element."""
    place = int(g.dice.place[die])
    if place >= ON_CREATURE:
        return f"on-{g.id(place - ON_CREATURE)}"
    if ON_BUILDING <= place < ON_BUILDING + tables.BUILDINGS:
        return f"on-{g.building_id(place - ON_BUILDING)}"
    if DELAYED <= place < ON_BUILDING:
        return f"delayed-{g.id(place - DELAYED)}"
    return "held" if place == ACTIVE else "on-card"


def die_refs(g: Blackbriar, seat: int, die: int) -> list[str]:
    return [f"die/{die}", f"piece/{g.id(die // DICE_ROOM)}"]


# A die: whose it is, and what it shows, or how many sides it has.
DIE: Kind[Blackbriar] = Kind(
    lambda g, seat, die: [g.id(die // DICE_ROOM), die_name(g, die)], die_refs
)
SIDES: Kind[Blackbriar] = Kind(
    lambda g, seat, die: [g.id(die // DICE_ROOM), f"d{g.dice.sides[die]}"], die_refs
)
WHERE: Kind[Blackbriar] = Kind(lambda g, seat, die: place_id(g, die))

# The verbs

TOWNSFOLK: Final = 0
V.verb(TOWNSFOLK, "townsfolk", CHARACTER, icon="laurel-crown", rule="BB-SETUP-19")
START: Final = 1
V.verb(START, "start", PIECE, HEX, icon="walking-boot", rule="BB-SETUP-19")
LIFT: Final = 2
V.verb(LIFT, "lift", DIE, icon="rolling-dices", rule="BB-DIC-01")
MOVE: Final = 3
V.verb(MOVE, "move", PIECE, HEX, icon="walking-boot", rule="BB-TMV-01")
PASS: Final = 4
V.verb(PASS, "pass", icon="hourglass", rule="BB-TT-01")
RETURN: Final = 5
V.verb(RETURN, "return", icon="anticlockwise-rotation", rule="BB-TT-01")
STAY: Final = 6
V.verb(STAY, "stay", icon="cancel")
DETONATE: Final = 7
V.verb(DETONATE, "detonate", PIECE, SPACED_WEAPON, TARGET_PART, icon="crossed-swords")
TAKE_BACK: Final = 8
V.verb(TAKE_BACK, "take-back", icon="anticlockwise-rotation")
PUT_BACK: Final = 9
V.verb(PUT_BACK, "put-back", icon="anticlockwise-rotation")
USE: Final = 10
V.verb(
    USE,
    "use",
    PIECE,
    SPACED_WEAPON,
    SPACE,
    third(replace(TARGET_PART, suffix="on")),
    icon="crossed-swords",
    rule="BB-DIC-01",
)
LOAD: Final = 11
V.verb(LOAD, "load", PIECE, WEAPON, FIRST_SPACE, icon="candle-flame", rule="BB-DIC-01")
FUSE: Final = 12
V.verb(FUSE, "fuse", PIECE, WEAPON, FIRST_SPACE, icon="candle-flame")
OFFER: Final = 13
V.verb(OFFER, "offer", PIECE, icon="grab", rule="BB-SHR-01")
PAY: Final = 14
V.verb(PAY, "pay", PIECE, UPGRADE, icon="two-coins", rule="BB-UPG-01")
REPAIR: Final = 15
V.verb(REPAIR, "repair", PIECE, WEAPON, icon="heart-plus", rule="BB-REP-01")
WALK: Final = 16
V.verb(WALK, "walk", PIECE, HEX, icon="walking-boot", rule="BB-TMV-01")
BUILDING: Final = 17
V.verb(BUILDING, "building", BUILDING_PART, BUILDING_USE,
       replace(PIECE, absent_at=NO_TARGET, suffix="for"), icon="candle-flame",
       rule="BB-BLD-01")  # fmt: skip
BLOCK: Final = 18
V.verb(BLOCK, "block", SIDES, icon="round-shield", rule="BB-BLK-01")
DONE: Final = 19
V.verb(DONE, "done", label=of_done, icon="check-mark")
TARGET: Final = 20
V.verb(TARGET, "target", MARK, icon="crossed-swords", rule="BB-TAT-01")
STEP: Final = 21
V.verb(STEP, "step", second(PIECE), first(HEX), icon="walking-boot")
FIRST: Final = 22
V.verb(FIRST, "first", PIECE, icon="skull-bolt")
ARRIVE: Final = 23
V.verb(ARRIVE, "arrive", HEX, icon="walking-boot")
BREAK: Final = 24
V.verb(BREAK, "break", PIECE, WEAPON, icon="skull-bolt")
MAGICK: Final = 25
V.verb(MAGICK, "magick", MARK, icon="cursed-star")
GIVE_DIE: Final = 26
V.verb(GIVE_DIE, "give-die", SIDES, first(WHERE), icon="rolling-dices")
COMPEL: Final = 27
V.verb(COMPEL, "compel", PIECE, third(TARGET_PART), icon="haunting")
COMPEL_MOVE: Final = 28
V.verb(COMPEL_MOVE, "compel-move", PIECE, HEX, icon="haunting")
DECLINE: Final = 29
V.verb(DECLINE, "decline", icon="cancel")
REPEL: Final = 30
V.verb(REPEL, "repel", PIECE, HEX, icon="walking-boot")
HIT: Final = 31
V.verb(HIT, "hit", PIECE, icon="crossed-swords")
REROLL: Final = 32
V.verb(REROLL, "reroll", DIE, icon="rolling-dices")
SET_DIE: Final = 33
V.verb(SET_DIE, "set-die", DIE, AMOUNT, icon="rolling-dices")
ASK: Final = 34
V.verb(ASK, "ask", DIE, icon="grab", rule="BB-SHR-01")
LEND: Final = 35
V.verb(LEND, "lend", icon="grab", rule="BB-SHR-01")
KEEP: Final = 36
V.verb(KEEP, "keep", icon="cancel", rule="BB-SHR-01")
REFUSE: Final = 37
V.verb(REFUSE, "refuse", PIECE, icon="cancel")
