# border: not compiled
"""Reads the creatures, townsfolk, weapons, buildings and tiles from TOML and checks them."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from gaslamp.games.blackbriar import tables
from gaslamp.games.blackbriar.effects import EFFECTS, IMMUNITIES, Damage
from gaslamp.games.blackbriar.tables import (
    Band,
    Building,
    Character,
    Content,
    Hostile,
    Kind,
    Load,
    Space,
    Tile,
    Use,
    Weapon,
)  # fmt: skip
from gaslamp.games.blackbriar.town import SERVICES
from gaslamp.games.reading import Entry, read_content, spoken
from gaslamp.kernel.errors import Trouble

GAME = "blackbriar"
FOLDER = Path(__file__).parent
TABLES = ("townsfolk", "weapon", "creature", "building", "tile")
SOURCES = ("book", "public", "authored")
DICE = (6, 8, 10, 12)
SIDES = ("N", "NE", "SE", "S", "SW", "NW")
BUILDING_IDS = ("church", "factory", "hospital", "town-hall", "mausoleum")
TILE_COUNTS = {"town": 12, "fence": 6, "graveyard": 17}
ELITES = 7
ELITE_HEALTH = 12
MOST_FOLK = 6
LEAST_ORDINARY = 6 * MOST_FOLK - 3 + 6  # the largest deck, and six for ANIMATE
MOST_PIECES = 190
MOST_AMOUNT = 20
# What content files may name, by the word.
ABILITY_WORDS = [ability.word for ability in tables.ABILITIES]
EFFECT = {effect.word: effect for effect in EFFECTS}
SERVICE = {service.word: service for service in SERVICES}
LOAD = {load.word: load for load in tables.LOADS}
ID = re.compile(r"[a-z]+(-[a-z]+)*")
RANGE = re.compile(r"(\d+)(?:-(\d+)|(\+))?")


def load(pack: Path | None = None) -> Content:
    """The content, with a user's pack laid over it."""
    entries, digest = read_content(FOLDER / "content", pack, TABLES, GAME)
    for entry in entries:
        if not ID.fullmatch(entry.id):
            raise wrong(entry, "id", "wrong-id")
    kinds = [creature(e) for e in entries if e.table == "creature"]
    weapons = [e for e in entries if e.table == "weapon"]
    characters = [townsfolk(e, weapons) for e in entries if e.table == "townsfolk"]
    buildings = {e.id: building(e) for e in entries if e.table == "building"}
    tiles = [tile(e) for e in entries if e.table == "tile"]
    for entry in weapons:
        entry.one_of("owner", [c.id for c in characters])
    for entry in entries:
        entry.words("name")
        entry.finish()
    check_whole(kinds, characters, buildings, tiles)
    ordered = [buildings[b] for b in BUILDING_IDS]
    return Content(kinds, characters, ordered, tiles, digest, spoken(entries))


def wrong(entry: Entry, field: str, what: str, **given: Any) -> Trouble:
    """A complaint about a field, in a message of the game."""
    return entry.trouble(field, what, game=GAME, **given)


def creature(entry: Entry) -> Kind:
    arrows = sides(entry, "arrows")
    attack = sides(entry, "attack", "")
    if attack & ~arrows:
        raise wrong(entry, "attack", "wrong-attack")
    abilities, numbers, immune = ability_list(entry)
    elite = entry.flag("elite")
    health = entry.number("health", least=1)
    if elite and health < ELITE_HEALTH:
        raise wrong(entry, "health", "wrong-elite-health", health=health)
    if not elite and health >= ELITE_HEALTH:
        raise wrong(entry, "health", "wrong-creature-health", health=health)
    copies = entry.number("copies", 1, least=1)
    if elite and copies != 1:
        raise wrong(entry, "copies", "wrong-elite-copies")
    return Kind(
        id=entry.id, health=health, dice=dice(entry, "damage"),
        arrows=arrows, attack=attack, abilities=abilities, numbers=numbers, immune=immune,
        elite=elite, copies=copies, source=entry.one_of("source", SOURCES),
    )  # fmt: skip


def sides(entry: Entry, field: str, default: str | None = None) -> int:
    """Directions as bits."""
    total = 0
    for word in entry.text(field, default).split():
        if word not in SIDES:
            raise wrong(entry, field, "wrong-direction", word=word, known=SIDES)
        total |= 1 << SIDES.index(word)
    return total


def dice(entry: Entry, field: str) -> list[int]:
    rolled = entry.get(field, list)
    if not rolled or any(sides not in DICE for sides in rolled):
        raise wrong(entry, field, "wrong-dice", dice=repr(rolled))
    return [int(sides) for sides in rolled]


def ability_list(entry: Entry) -> tuple[list[int], list[int], int]:
    """Abilities in card order, their numbers, and the immunities as bits."""
    found: list[int] = []
    numbers: list[int] = []
    immune = 0
    for row in entry.get("abilities", list, []):
        if not isinstance(row, dict) or len(row) != 1:
            raise wrong(entry, "abilities", "wrong-ability-row", row=repr(row))
        word, value = next(iter(row.items()))
        if word not in ABILITY_WORDS:
            raise wrong(entry, "abilities", "wrong-ability", word=word, known=ABILITY_WORDS)
        code = ABILITY_WORDS.index(word)
        if code in found:
            raise wrong(entry, "abilities", "wrong-ability-twice", word=word)
        found.append(code)
        numbers.append(ability_number(entry, word, code, value))
        if code == tables.IMMUNITY:
            immune = immunities(entry, value)
    return found, numbers, immune


def ability_number(entry: Entry, word: str, code: int, value: Any) -> int:
    if code == tables.IMMUNITY:
        return 0
    if tables.ABILITIES[code].counted:
        if isinstance(value, bool) or not isinstance(value, int) or not 1 <= value <= 9:
            raise wrong(entry, "abilities", "wrong-ability-number", word=word, value=repr(value))
        return value
    if value is not True:
        raise wrong(entry, "abilities", "wrong-not-true", word=word, value=repr(value))
    return 0


def immunities(entry: Entry, value: Any) -> int:
    if not isinstance(value, list) or not value or any(v not in IMMUNITIES for v in value):
        raise wrong(entry, "abilities", "wrong-immunity", known=list(IMMUNITIES))
    return sum(1 << IMMUNITIES[word] for word in set(value))


def values(entry: Entry, field: str, row: Any) -> tuple[int, int]:
    """A range of die values: "3", "1-3", "4+" or "any"."""
    text = row.get("values") if isinstance(row, dict) else None
    if text == "any":
        return 1, tables.NO_END
    match = RANGE.fullmatch(text) if isinstance(text, str) else None
    if match is None:
        raise wrong(entry, field, "wrong-values", row=repr(row))
    low = int(match[1])
    high = tables.NO_END if match[3] else int(match[2] or low)
    if not 1 <= low <= high or low > 12:
        raise wrong(entry, field, "wrong-values-order", values=text, low=low, high=high)
    return low, high


def named_in(entry: Entry, field: str, row: Any, words: list[str], marks: tuple[str, ...]) -> str:
    """The one word of these that a row such as { values = "1-3", damage = 2 } names."""
    named = [word for word in words if word in row]
    if len(named) != 1 or set(row) - {"values", *named, *marks}:
        raise wrong(entry, field, "wrong-row-names", row=repr(row), known=words)
    for mark in marks:
        if not isinstance(row.get(mark, False), bool):
            raise wrong(entry, field, "wrong-row-mark", mark=mark, row=repr(row))
    return named[0]


def amount_of(entry: Entry, field: str, row: Any, word: str, counted: bool) -> int:
    amount = row[word]
    whole = isinstance(amount, int) and not isinstance(amount, bool)
    if counted and not (whole and 0 <= amount <= MOST_AMOUNT):
        raise wrong(entry, field, "wrong-amount", word=word, value=repr(amount), most=MOST_AMOUNT)
    if not counted and amount is not True:
        raise wrong(entry, field, "wrong-not-true", word=word, value=repr(amount))
    return int(amount)


def spaces_of(entry: Entry) -> list[Space]:
    """Rows such as { values = "1-3", damage = 2, refresh = true }."""
    found = []
    for row in entry.get("spaces", list, []):
        low, high = values(entry, "spaces", row)
        word = named_in(entry, "spaces", row, list(EFFECT), ("refresh", "ranged"))
        kind = EFFECT[word]
        effect = kind(amount_of(entry, "spaces", row, word, kind.counted))
        found.append(Space(low, high, effect, row.get("refresh", False), row.get("ranged", False)))
    return found


def uses_of(entry: Entry) -> list[Use]:
    """Rows such as { values = "1-3", heal = 4 }."""
    found = []
    for row in entry.get("uses", list, []):
        low, high = values(entry, "uses", row)
        word = named_in(entry, "uses", row, list(SERVICE), ())
        kind = SERVICE[word]
        found.append(Use(low, high, kind(amount_of(entry, "uses", row, word, kind.counted))))
    return found


def weapon(entry: Entry) -> Weapon:
    load = LOAD[entry.one_of("load", LOAD, tables.PLAIN.word)]
    spaces = spaces_of(entry)
    if not 1 <= len(spaces) < tables.LOAD_SPACE:
        raise wrong(entry, "spaces", "wrong-spaces")
    if load.linked and not all(isinstance(s.effect, Damage) for s in spaces):
        raise wrong(entry, "spaces", "wrong-gun")
    for space in spaces:
        if space.effect.from_afar and not space.ranged:
            raise wrong(entry, "spaces", "wrong-near", word=space.effect.word)
    helpful = entry.flag("helpful")
    if helpful and any(isinstance(s.effect, Hostile) for s in spaces):
        raise wrong(entry, "spaces", "wrong-helpful")
    tier = entry.number("tier", 0 if helpful else None)
    die = entry.number("die", 0)
    if die and die not in DICE:
        raise wrong(entry, "die", "wrong-die", die=die)
    charges = entry.number("charges", 0)
    if load.charged != (1 <= charges <= 3):
        raise wrong(entry, "charges", "wrong-charges")
    return Weapon(
        id=entry.id, cost=entry.number("cost", None if tier > 1 else 0),
        die=die, load=load, spaces=spaces, bands=load_bands(entry, load), charges=charges,
        splash=entry.number("splash", 0), source=entry.one_of("source", SOURCES),
    )  # fmt: skip


def load_bands(entry: Entry, load: Load) -> list[Band]:
    """PIERCING multiplies by ranges of the LOAD die; SCATTERSHOT works within one."""
    if load.scatters:
        rows = entry.get("bands", list, [])
        if len(rows) != 1:
            raise wrong(entry, "bands", "wrong-scatter")
        low, high = values(entry, "bands", rows[0])
        return [Band(low, high, 1)]
    found = []
    for row in entry.get("bands", list, []):
        low, high = values(entry, "bands", row)
        word = named_in(entry, "bands", row, ["times"], ())
        found.append(Band(low, high, amount_of(entry, "bands", row, word, True)))
    if load.multiplies != bool(found):
        raise wrong(entry, "bands", "wrong-bands")
    return found


def townsfolk(entry: Entry, weapons: list[Entry]) -> Character:
    slots: list[Weapon | None] = [None] * (2 * tables.TIERS + 1)
    for row in weapons:
        if row.values.get("owner") != entry.id:
            continue
        place = weapon_place(row)
        if slots[place] is not None:
            raise wrong(row, "tier", "wrong-tier-twice", owner=entry.id)
        slots[place] = weapon(row)
    if any(slot is None for slot in slots[:-1]):
        raise wrong(entry, "id", "wrong-weapons")
    starting = dice(entry, "dice")
    earned = [int(slot.die) for slot in slots[:-1] if slot is not None and slot.die]
    if len(starting) + len(earned) > tables.DICE_ROOM:
        raise wrong(entry, "dice", "wrong-too-many-dice", most=tables.DICE_ROOM)
    return Character(
        id=entry.id, health=entry.number("health", least=1),
        dice=starting, discount=entry.number("discount", 0),
        regenerate=entry.number("regenerate", 0), weapons=slots,
        source=entry.one_of("source", SOURCES),
    )  # fmt: skip


def weapon_place(entry: Entry) -> int:
    if entry.flag("helpful"):
        return 2 * tables.TIERS
    line, tier = entry.number("line", least=1), entry.number("tier", least=1)
    if line > 2 or tier > tables.TIERS:
        raise wrong(entry, "line", "wrong-line")
    return (line - 1) * tables.TIERS + tier - 1


def building(entry: Entry) -> Building:
    if entry.id not in BUILDING_IDS:
        raise wrong(entry, "id", "wrong-building", known=BUILDING_IDS)
    return Building(
        id=entry.id, health=entry.number("health", least=1),
        uses=uses_of(entry), source=entry.one_of("source", SOURCES),
    )  # fmt: skip


def tile(entry: Entry) -> Tile:
    kind = entry.one_of("kind", TILE_COUNTS)
    carried = entry.text("building", "")
    if carried and (kind != "town" or carried not in BUILDING_IDS[:4]):
        raise wrong(entry, "building", "wrong-tile-building")
    entry.one_of("source", SOURCES)
    return Tile(entry.id, kind, BUILDING_IDS.index(carried) if carried else -1)


def check_whole(
    kinds: list[Kind], characters: list[Character], buildings: dict[str, Building],
    tiles: list[Tile],
) -> None:  # fmt: skip
    """What must hold of the cards together."""
    elites = [k for k in kinds if k.elite]
    ordinary = sum(int(k.copies) for k in kinds if not k.elite)
    leaders = [k for k in kinds if tables.ANIMATE in k.abilities]
    if len(elites) != ELITES or len(leaders) != 1 or not leaders[0].elite:
        raise Trouble("wrong-elites", game=GAME, count=ELITES)
    if not LEAST_ORDINARY <= ordinary <= MOST_PIECES:
        raise Trouble("wrong-ordinary", game=GAME, count=ordinary, least=LEAST_ORDINARY,
                      most=MOST_PIECES)  # fmt: skip
    if len(characters) < MOST_FOLK:
        raise Trouble("wrong-townsfolk", game=GAME, count=len(characters), least=MOST_FOLK)
    if len(buildings) != len(BUILDING_IDS):
        raise Trouble("wrong-buildings", game=GAME, known=BUILDING_IDS)
    for kind, count in TILE_COUNTS.items():
        if sum(t.kind == kind for t in tiles) != count:
            raise Trouble("wrong-tiles", game=GAME, count=count, kind=kind)
    if sorted(int(t.building) for t in tiles if t.building >= 0) != [0, 1, 2, 3]:
        raise Trouble("wrong-town-tiles", game=GAME)
