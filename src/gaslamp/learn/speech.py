"""The words of lessons: a game's `lessons.ftl`, or those that a file of one's own brings."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from gaslamp.words.languages import ENGLISH
from gaslamp.words.sentences import Argument, Room, bundle, formatted, has, pattern

FILE = "lessons.ftl"


class Speech:
    """Sentences by key and attribute, with named arguments."""

    def __init__(self, room: Room | None, text: str = "") -> None:
        self.room = room
        self.own = own(text) if room is None else None

    def has(self, key: str, attribute: str = "") -> bool:
        if self.room is not None:
            return has(self.room, key, attribute)
        assert self.own is not None
        if not self.own.has_message(key):
            return False
        return not attribute or attribute in self.own.get_message(key).attributes

    def has_text(self, key: str) -> bool:
        """Whether a message says something itself, not only its attributes."""
        return self.has(key) and self.messages().get_message(key).value is not None

    def messages(self) -> FluentBundle:
        """The messages in English."""
        if self.room is not None:
            return bundle(self.room)
        assert self.own is not None
        return self.own

    def wants(self, key: str, attribute: str = "") -> list[str]:
        """The names of what is filled in."""
        message = self.messages().get_message(key)
        return list(arguments(message.attributes.get(attribute) if attribute else message.value))

    def say(
        self,
        key: str,
        given: Mapping[str, Argument] | None = None,
        attribute: str = "",
        language: str = ENGLISH,
    ) -> str:
        told = tuple((given or {}).items())
        if self.room is not None:
            return formatted(self.room, language, key, told, attribute)
        assert self.own is not None
        said = pattern(self.own, key, told, attribute)
        if not isinstance(said, str):
            raise KeyError(f"message {key!r}: {said}")
        return said


def arguments(node: object) -> Iterator[str]:
    """The names of all arguments within a pattern."""
    if isinstance(node, ast.VariableReference):
        yield node.id.name
    elif isinstance(node, list):
        for part in node:
            yield from arguments(part)
    elif isinstance(node, ast.BaseNode):
        yield from arguments(list(vars(node).values()))


def own(text: str) -> FluentBundle:
    made = FluentBundle([ENGLISH], use_isolating=False)
    made.add_resource(FluentResource(text))
    return made


@cache
def of_room(game_id: str, folder: Path) -> Speech:
    """The words of a game's own lessons."""
    return Speech(Room(f"{game_id}/lessons", folder / FILE, f"{game_id}/{FILE}"))
