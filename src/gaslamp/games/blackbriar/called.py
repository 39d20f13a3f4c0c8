# border: not compiled
"""What composed elements are called: dice, copies of creatures, places of dice, lists."""

from __future__ import annotations

import re

from gaslamp.games.blackbriar.hexes import HEX_NAMES
from gaslamp.words.words import Said, Words

DIE = re.compile(r"d(\d+)(?:-(\d+))?")
COPY = re.compile(r"(.*)-(\d+)")


def called(w: Words, element: str) -> str:
    if element in HEX_NAMES:
        return element.upper()
    if match := DIE.fullmatch(element):
        return die_called(w, int(match[1]), int(match[2] or 0))
    kind, colon, rest = element.partition(":")
    if colon:
        return several(w, kind, rest.split())
    if element.startswith("delayed-"):
        return w.say("in-delayed-area", element[8:])
    if element.startswith("on-"):
        return w.say("lies-on", element[3:])
    if w.has(f"use-{element}"):
        return w.say(f"use-{element}")
    match = COPY.fullmatch(element)
    if match is None:
        raise KeyError(element)
    if w.has(f"use-{match[1]}"):
        return w.say(f"use-{match[1]}", int(match[2]))
    return w.say("copy", match[1], int(match[2]))


def die_called(w: Words, sides: int, shows: int) -> str:
    return w.say("die-showing", sides, shows) if shows else w.say("die", sides)


def several(w: Words, kind: str, elements: list[str]) -> str:
    """Several elements in one phrase, each in the way its list is meant."""
    if kind == "list":
        return w.listed([w.say("the-one", one) for one in elements])
    if kind == "names":
        return w.listed([w.name(one) for one in elements])
    if kind == "struck":
        return w.listed([w.say(f"struck-{word.replace('_', '-')}") for word in elements])
    if kind == "dice":
        return w.listed([die_of(w, one) for one in elements])
    return w.commas(elements) if elements else w.say("no-faces")


def die_of(w: Words, die: str) -> Said:
    """A die with its owner, such as `the D6 showing 5 of the Doctor`."""
    owner, _, shown = die.partition("=")
    return Said(w.say("die-of", shown, owner))
