# border: not compiled
"""What people call the elements that are no card and no overlord: copies, effects, whole texts."""

from __future__ import annotations

from gaslamp.games.terrors_of_london import faces, text
from gaslamp.games.terrors_of_london.tables import Kind
from gaslamp.words.words import Words


def effect(program: int) -> str:
    """The element that stands for what a program does, in words."""
    return f"effect/{program}"


def again(program: int) -> str:
    """The element that stands for what a program does in a HAUNT Action."""
    return f"again/{program}"


def guest(faction: int) -> str:
    """The element that stands for any monster of a faction."""
    return f"guest/{faction}"


def printed(id: str) -> str:
    """The element that stands for all that is printed on a card or overlord sheet."""
    return f"text/{id}"


def gist(id: str, room: int) -> str:
    """The element that stands for a card's text in this many letters, or a few more."""
    return f"gist/{room}/{id}"


def called(w: Words, element: str) -> str:
    """What a person calls an element."""
    if element.startswith("effect/"):
        return text.phrases(w, int(element[7:]))
    if element.startswith("again/"):
        return text.repeated(w, int(element[6:]))
    if element.startswith("guest/"):
        return text.faction_monster(w, int(element[6:]))
    if element.startswith("text/"):
        return printed_text(w, element[5:])
    if element.startswith("gist/"):
        _, room, id = element.split("/")
        return faces.gist(w, kind_of(w, id), int(room))
    base, _, tail = element.rpartition("-")
    if tail.isdecimal():
        return w.say("copy", base, int(tail))
    if tail == "used":
        return w.say("copy-used", base)
    raise KeyError(element)


def printed_text(w: Words, id: str) -> str:
    for lord in w.content.overlords:
        if lord.id == id:
            return text.overlord_text(w, lord)
    return text.card_text(w, kind_of(w, id))


def kind_of(w: Words, id: str) -> Kind:
    found: Kind = next(kind for kind in w.content.kinds if kind.id == id)
    return found
