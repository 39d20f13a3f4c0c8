"""Words: message keys with arguments, made into sentences with Fluent."""

from __future__ import annotations

from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from gaslamp.games.game import Game
from gaslamp.kernel.state import Line

LETTERS = "abcdef"
REMEMBERED = 16_384


@cache
def bundle(folder: Path) -> FluentBundle:
    """A game's messages, read once: reading them takes longer than dealing a game."""
    made = FluentBundle(["en"], use_isolating=False)
    made.add_resource(FluentResource((folder / "messages.ftl").read_text(encoding="utf-8")))
    return made


@lru_cache(REMEMBERED)
def formatted(folder: Path, key: str, named: tuple[str | int, ...]) -> str:
    """A sentence; the same few are said again at every choice, and saying one anew is slow."""
    messages = bundle(folder)
    if not messages.has_message(key):
        raise KeyError(f"{folder.name} has no message {key!r} in messages.ftl")
    message = messages.get_message(key)
    assert message.value is not None
    given = dict(zip(LETTERS, named, strict=False))
    text, errors = messages.format_pattern(message.value, given)
    if errors:
        raise KeyError(f"{folder.name}, message {key!r}: {errors[0]}")
    return str(text)


class Words:
    """A game's sentences. Arguments of a message are $a, $b, $c, $d in order."""

    def __init__(self, game: Game[Any], content: Any, seat_names: list[str]) -> None:
        self.game = game
        self.content = content
        self.seat_names = seat_names
        self.folder = game.folder()
        self.bundle = bundle(self.folder)
        self.names: dict[str, str] = {}  # what elements were called before

    def name(self, element: str) -> str:
        """What a person calls an element; seats go by the name of who sits there."""
        if element.startswith("seat-"):
            return self.seat_names[int(element[5:])]
        found = self.names.get(element)
        if found is None:
            found = self.names[element] = self.game.name(self.content, element)
        return found

    def sentence(self, key: str, args: list[str | int]) -> str:
        names = self.names
        named: list[str | int] = []
        for arg in args:
            if isinstance(arg, str):
                named.append(names[arg] if arg in names else self.name(arg))
            else:
                named.append(arg)
        return formatted(self.folder, key, tuple(named))

    def line(self, line: Line) -> str:
        return self.sentence(line.key, line.args)
