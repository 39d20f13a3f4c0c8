# border: not compiled
"""A game's own words, explained: terms with icon and rule, the parts of its rulebook by name, and a
page that tells it all at a glance.

`glossary.toml` in its room lists the terms, `glossary.ftl` has what is said of each: `term-ID` is
the word, its attribute `says` the sentence; `house-PREFIX` names the rules whose ids begin so;
`overview-N` with its `title` are the paragraphs of the overview.
"""

from __future__ import annotations

import tomllib
from functools import cache
from itertools import count, takewhile
from pathlib import Path

import msgspec
from msgspec import Struct

from gaslamp.words.sentences import Room, formatted, has

FILE = "glossary.ftl"
LIST = "glossary.toml"


class Entry(Struct, forbid_unknown_fields=True):
    """A term, the icon that stands for it, and its rule."""

    id: str
    rule: str
    icon: str = ""


class Entries(Struct, forbid_unknown_fields=True):
    term: list[Entry] = []


class Term(Struct):
    """A word of the game in one language: what it means in a sentence, its icon and its rule."""

    id: str
    word: str
    says: str
    icon: str
    rule: str


def room_of(game_id: str, folder: Path) -> Room:
    return Room(f"{game_id}/glossary", folder / FILE, f"{game_id}/{FILE}")


@cache
def entries(folder: Path) -> list[Entry]:
    path = folder / LIST
    if not path.is_file():
        return []
    return msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), Entries).term


@cache
def terms(game_id: str, folder: Path, language: str) -> list[Term]:
    """All terms of a game; none where nobody has written them."""
    room = room_of(game_id, folder)

    def said(id: str, attribute: str = "") -> str:
        return formatted(room, language, f"term-{id}", (), attribute)

    return [Term(one.id, said(one.id), said(one.id, "says"), one.icon, one.rule)
            for one in entries(folder)]  # fmt: skip


def house(game_id: str, folder: Path, language: str, prefix: str) -> str:
    """What the rules that begin so are called; nothing where nobody has named them."""
    room = room_of(game_id, folder)
    known = room.home.is_file() and has(room, f"house-{prefix}")
    return formatted(room, language, f"house-{prefix}") if known else ""


def overview(game_id: str, folder: Path, language: str) -> list[tuple[str, str]]:
    """The game at a glance: paragraphs, each under its title."""
    room = room_of(game_id, folder)
    if not room.home.is_file():
        return []
    keys = takewhile(lambda key: has(room, key), (f"overview-{n}" for n in count(1)))
    return [(formatted(room, language, key, (), "title"), formatted(room, language, key))
            for key in keys]  # fmt: skip
