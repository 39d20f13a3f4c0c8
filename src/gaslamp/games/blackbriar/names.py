# border: not compiled
"""Names: options as readable keys, elements as words for people."""

from __future__ import annotations

import re

from gaslamp.games.blackbriar import tables, verbs
from gaslamp.games.blackbriar.hexes import HEX_NAMES
from gaslamp.games.blackbriar.reach import MAUSOLEUM_TARGET, NO_TARGET
from gaslamp.games.blackbriar.state import (
    ACTIVE,
    DELAYED,
    ON_BUILDING,
    ON_CREATURE,
    Blackbriar,
)  # fmt: skip
from gaslamp.games.blackbriar.struck import die_name
from gaslamp.games.blackbriar.tables import DICE_ROOM, TIERS, Content
from gaslamp.games.blackbriar.targeting import mark_id
from gaslamp.games.blackbriar.text import joined
from gaslamp.games.blackbriar.town import NO_USE
from gaslamp.kernel.menu import Option

DICE = (verbs.LIFT, verbs.ASK, verbs.REROLL)
WHOM = (verbs.OFFER, verbs.REFUSE)
WALKS = (verbs.START, verbs.MOVE, verbs.WALK)
DRIVEN = (verbs.COMPEL_MOVE, verbs.REPEL)
ON_WEAPON = (verbs.LOAD, verbs.FUSE, verbs.REPAIR, verbs.BREAK)
BY_MARK = (verbs.TARGET, verbs.MAGICK)
BY_CREATURE = (verbs.FIRST, verbs.HIT)
DIE = re.compile(r"d(\d+)(?:-(\d+))?")
COPY = re.compile(r"(.*)-(\d+)")
TOKENS = {"curse": "CURSE", "fear": "FEAR", "mesmer": "MESMER", "sicken": "SICKEN",
          "weaken": "WEAKEN"}  # fmt: skip

# What it means to be struck by a creature with such an ability.
STRUCK = {
    "curse": "a CURSE token", "fear": "a FEAR token", "mesmerize": "a MESMER token",
    "sicken": "a SICKEN token", "weaken": "a WEAKEN token", "break": "a broken weapon",
    "drain": "the loss of its largest die", "magick": "a blow of its own by MAGICK",
    "rot": "the loss of its largest Delayed die to the creature",
}  # fmt: skip


def target_id(g: Blackbriar, target: int) -> list[str]:
    if target == NO_TARGET:
        return []
    return ["mausoleum"] if target == MAUSOLEUM_TARGET else [g.id(target)]


def weapon_id(g: Blackbriar, folk: int, line: int) -> str:
    weapon = g.weapon(folk, line)
    assert weapon is not None
    return weapon.id


def use_id(g: Blackbriar, building: int, use: int) -> list[str]:
    """What a building's die does, such as heal-3."""
    if use == NO_USE:
        return []
    band = g.content.buildings[building].uses[use]
    word = tables.USE_WORDS[band.effect].replace("_", "-")
    return [f"{word}-{band.amount}" if band.amount > 1 else word]


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


def parts(g: Blackbriar, code: int) -> list[str]:
    """The elements of an option, in the order of its key."""
    o = Option(0, code)
    verb, a, b, c = int(o.verb), int(o.a), int(o.b), int(o.c)
    if verb in DICE:
        return [g.id(a // DICE_ROOM), die_name(g, a)]
    if verb in WALKS or verb in DRIVEN:
        return [g.id(a), HEX_NAMES[b]]
    if verb == verbs.USE:
        return [g.id(a), weapon_id(g, a, b >> 4), str((b & 15) + 1), *target_id(g, c)]
    if verb == verbs.DETONATE:
        return [g.id(a), weapon_id(g, a, b >> 4), *target_id(g, c)]
    if verb in ON_WEAPON:
        return [g.id(a), weapon_id(g, a, b)]
    if verb == verbs.PAY:
        upgrade = g.character(a).weapons[b * TIERS + int(g.sheets.tier[a * 2 + b]) + 1]
        assert upgrade is not None
        return [g.id(a), upgrade.id]
    if verb == verbs.BUILDING:
        served = [] if c == NO_TARGET else [g.id(c)]
        return [g.building_id(a), *use_id(g, a, b), *served]
    if verb == verbs.TOWNSFOLK:
        return [g.content.characters[a].id]
    if verb == verbs.BLOCK:
        return [g.id(a // DICE_ROOM), f"d{g.dice.sides[a]}"]
    if verb == verbs.GIVE_DIE:
        return [g.id(a // DICE_ROOM), f"d{g.dice.sides[a]}", place_id(g, a)]
    if verb in BY_MARK:
        return [mark_id(g, a)]
    if verb in BY_CREATURE or verb in WHOM:
        return [g.id(a)]
    if verb == verbs.STEP:
        return [g.id(b), HEX_NAMES[a]]
    if verb == verbs.ARRIVE:
        return [HEX_NAMES[a]]
    if verb == verbs.COMPEL:
        return [g.id(a), *target_id(g, c)]
    if verb == verbs.SET_DIE:
        return [g.id(a // DICE_ROOM), die_name(g, a), str(b)]
    return []


def refs(g: Blackbriar, code: int) -> list[str]:
    """The handles of what an option is about: pieces, dice, hexes and buildings by their ids."""
    o = Option(0, code)
    verb = int(o.verb)
    named = parts(g, code)
    if verb in DICE or verb in (verbs.SET_DIE, verbs.GIVE_DIE, verbs.BLOCK):
        return [f"die/{int(o.a)}", f"piece/{named[0]}"]
    found = []
    for element in named:
        if element in HEX_NAMES:
            found.append(f"hex/{element}")
        elif element in [b.id for b in g.content.buildings]:
            found.append(f"building/{element}")
        elif is_weapon(g.content, element):
            found.append(f"weapon/{element}")
        elif not element.isdecimal() and not use_name(element):
            found.append(f"piece/{element}")
    return found if verb != verbs.TOWNSFOLK else []


def is_weapon(content: Content, element: str) -> bool:
    return any(w is not None and w.id == element for c in content.characters for w in c.weapons)


def use_name(element: str) -> str:
    """What a building does, in words; empty if the element is nothing of the kind."""
    word, _, amount = element.rpartition("-")
    if not amount.isdecimal():
        word, amount = element, ""
    if word.replace("-", "_") not in tables.USE_WORDS:
        return ""
    return f"{word.replace('-', ' ')} {amount}".strip()


def name(content: Content, element: str) -> str:
    """What a person calls an element."""
    if element in HEX_NAMES:
        return element.upper()
    if match := DIE.fullmatch(element):
        return f"D{match[1]} showing {match[2]}" if match[2] else f"D{match[1]}"
    if element.startswith("list:"):
        return joined([f"the {name(content, one)}" for one in element[5:].split()])
    if element.startswith("names:"):
        return joined([name(content, one) for one in element[6:].split()])
    if element.startswith("struck:"):
        return joined([STRUCK[word] for word in element[7:].split()])
    if element.startswith("dice:"):
        return dice_name(content, element[5:])
    if element.startswith("faces:"):
        return ", ".join(element[6:].split()) or "nothing"
    if element in TOKENS:
        return TOKENS[element]
    named = printed_name(content, element)
    if named:
        return named
    if said := use_name(element):
        return said
    if element in ("held", "on-card"):
        return "among the held dice" if element == "held" else "on a card"
    if element.startswith("delayed-"):
        return f"in the Delayed area of the {name(content, element[8:])}"
    if element.startswith("on-"):
        return f"on the {name(content, element[3:])}"
    if match := COPY.fullmatch(element):
        return f"{name(content, match[1])} {match[2]}"
    raise KeyError(element)


def dice_name(content: Content, dice: str) -> str:
    """Several dice with their owners, such as `the D6 showing 5 of the Doctor`."""
    words = []
    for one in dice.split():
        owner, _, die = one.partition("=")
        words.append(f"the {name(content, die)} of the {name(content, owner)}")
    return joined(words)


def printed_name(content: Content, element: str) -> str:
    """The name printed on a card or tile; empty if none has this id."""
    for group in (content.kinds, content.characters, content.buildings, content.tiles):
        for thing in group:
            if thing.id == element:
                return str(thing.name)
    for character in content.characters:
        for weapon in character.weapons:
            if weapon is not None and weapon.id == element:
                return weapon.name
    return ""
