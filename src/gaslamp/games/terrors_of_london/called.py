# border: not compiled
"""What people call the elements that are no card and no overlord: copies, effects, whole texts."""

from __future__ import annotations

from gaslamp.games.terrors_of_london import faces, text
from gaslamp.games.terrors_of_london.tables import Content


def effect(program: int) -> str:
    """The element that stands for what a program does, in words."""
    return f"effect/{program}"


def printed(id: str) -> str:
    """The element that stands for all that is printed on a card or overlord sheet."""
    return f"text/{id}"


def gist(id: str, room: int) -> str:
    """The element that stands for a card's text in this many letters, or a few more."""
    return f"gist/{room}/{id}"


def name(content: Content, element: str) -> str:
    """What a person calls an element."""
    if element.startswith("effect/"):
        return text.phrases(content, int(element[7:]))
    if element.startswith("text/"):
        return printed_text(content, element[5:])
    if element.startswith("gist/"):
        _, room, id = element.split("/")
        kind = next(kind for kind in content.kinds if kind.id == id)
        return faces.gist(content, kind, int(room))
    if element in ("coin", "power", "regeneration"):
        return element.capitalize()
    if element in ("hand", "discard"):
        return "your hand" if element == "hand" else "your discard pile"
    for lord in content.overlords:
        if lord.id == element:
            return lord.name
    for kind in content.kinds:
        if kind.id == element:
            return kind.name
    base, _, tail = element.rpartition("-")
    if tail.isdecimal():
        return f"{name(content, base)} (copy {tail})"
    if tail == "used":
        return f"{name(content, base)} (used this turn)"
    raise KeyError(element)


def printed_text(content: Content, id: str) -> str:
    for lord in content.overlords:
        if lord.id == id:
            return text.overlord_text(content, lord)
    return next(text.card_text(content, kind) for kind in content.kinds if kind.id == id)
