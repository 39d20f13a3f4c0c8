"""Sentences: messages of language files, filled in. English is behind every other language."""

from __future__ import annotations

from functools import cache, lru_cache
from pathlib import Path
from typing import NamedTuple

from fluent.runtime import FluentBundle, FluentResource, resolver

from gaslamp.words.languages import AT_HOME, ENGLISH, folders

REMEMBERED = 4_096
# Fluent's bound on what is filled in is meant for pages; a long row of cards is longer.
resolver.MAX_PART_LENGTH = 1_000_000

Argument = str | int | float
Given = tuple[tuple[str, Argument], ...]


class Room(NamedTuple):
    """A set of messages: a game's (its id and its own folder), or one of the table's files."""

    name: str
    home: Path  # the English file
    elsewhere: str  # where it lies in the folder of another language


def of_table(file: str) -> Room:
    """One of the files that know no game: errors, table, server, terminal, lab."""
    return Room(file, AT_HOME / f"{file}.ftl", f"table/{file}.ftl")


def of_game(game_id: str, folder: Path) -> Room:
    return Room(game_id, folder / "messages.ftl", f"{game_id}/messages.ftl")


@cache
def bundle(room: Room, language: str = ENGLISH) -> FluentBundle:
    """The messages of a room, read once: reading them takes longer than dealing a game."""
    if language == ENGLISH:
        return read(room.home, language)
    return read(folders()[language] / room.elsewhere, language)


@cache
def names(game_id: str, language: str) -> FluentBundle:
    """What a language calls the things that a game's content prints."""
    return read(folders()[language] / game_id / "names.ftl", language)


def read(path: Path, language: str) -> FluentBundle:
    """A file of messages; a language that lacks the file has none of them."""
    locales = [language, language.partition("-")[0], ENGLISH]
    made = FluentBundle(locales, use_isolating=False)
    if path.is_file() or language == ENGLISH:
        made.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return made


@lru_cache(REMEMBERED)
def formatted(room: Room, language: str, key: str, given: Given = (), attribute: str = "") -> str:
    """A sentence; the same few are said again at every choice, and saying one anew is slow."""
    if language != ENGLISH:
        said = pattern(bundle(room, language), key, given, attribute)
        if isinstance(said, str):
            return said
    said = pattern(bundle(room), key, given, attribute)
    if not isinstance(said, str):
        raise KeyError(f"{room.home.parent.name}, message {key!r}: {said}")
    return said


def has(room: Room, key: str, attribute: str = "", language: str = ENGLISH) -> bool:
    """Whether there is such a message, in English unless another language is named."""
    messages = bundle(room, language)
    if not messages.has_message(key):
        return False
    return not attribute or attribute in messages.get_message(key).attributes


def pattern(messages: FluentBundle, key: str, given: Given, attribute: str) -> str | Exception:
    """A message filled in, or what is wrong with it."""
    if not messages.has_message(key):
        return KeyError("there is none")
    message = messages.get_message(key)
    found = message.attributes.get(attribute) if attribute else message.value
    if found is None:
        return KeyError(f"it has no {attribute or 'text'}")
    text, errors = messages.format_pattern(found, dict(given))
    return errors[0] if errors else str(text)
