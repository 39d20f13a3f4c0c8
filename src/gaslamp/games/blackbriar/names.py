# border: not compiled
"""Names: options as readable keys, elements as words for people."""

from __future__ import annotations

import re

from gaslamp.games.blackbriar.hexes import HEX_NAMES
from gaslamp.games.blackbriar.tables import Content
from gaslamp.games.blackbriar.text import joined
from gaslamp.games.blackbriar.town import SERVICES

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


def use_name(element: str) -> str:
    """What a building does, in words; empty if the element is nothing of the kind."""
    word, _, amount = element.rpartition("-")
    if not amount.isdecimal():
        word, amount = element, ""
    if word.replace("-", "_") not in [service.word for service in SERVICES]:
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
