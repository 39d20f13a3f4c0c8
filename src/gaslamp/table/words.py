"""Words: message keys with arguments, made into sentences with Fluent."""

from __future__ import annotations

from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from gaslamp.games.game import Game
from gaslamp.kernel.state import Line

LETTERS = "abcdef"


class Words:
    """A game's sentences. Arguments of a message are $a, $b, $c, $d in order."""

    def __init__(self, game: Game, content: Any, seat_names: list[str]) -> None:
        self.game = game
        self.content = content
        self.seat_names = seat_names
        self.bundle = FluentBundle(["en"], use_isolating=False)
        source = (game.folder() / "messages.ftl").read_text(encoding="utf-8")
        self.bundle.add_resource(FluentResource(source))

    def name(self, element: str) -> str:
        """What a person calls an element; seats go by the name of who sits there."""
        if element.startswith("seat-"):
            return self.seat_names[int(element[5:])]
        return self.game.name(self.content, element)

    def sentence(self, key: str, args: list[str | int]) -> str:
        if not self.bundle.has_message(key):
            raise KeyError(f"{self.game.id} has no message {key!r} in messages.ftl")
        message = self.bundle.get_message(key)
        assert message.value is not None
        named = {
            letter: self.name(arg) if isinstance(arg, str) else arg
            for letter, arg in zip(LETTERS, args, strict=False)
        }
        text, errors = self.bundle.format_pattern(message.value, named)
        if errors:
            raise KeyError(f"{self.game.id}, message {key!r}: {errors[0]}")
        return str(text)

    def line(self, line: Line) -> str:
        return self.sentence(line.key, line.args)
