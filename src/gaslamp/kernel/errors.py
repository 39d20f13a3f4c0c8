# border: not compiled
"""Errors for people: one sentence that says what is wrong and what would be right."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar


class Saying:
    """Words to be said in the reader's language: the key of a message, and what is filled in.

    The message stands in `errors.ftl`, or in the messages of the game whose id is given.
    """

    def __init__(self, key: str, /, *, game: str = "", **given: Any) -> None:
        self.key = key
        self.game = game
        self.given = given


class Either(list[str]):
    """Things of which one is right: "a, b or c"."""


class Trouble(Exception):
    """Bad input of any kind; its saying is told to the user."""

    # How it is said in English; whoever has the language files fills this in.
    in_english: ClassVar[Callable[[Saying], str] | None] = None

    def __init__(self, key: str, /, *, game: str = "", **given: Any) -> None:
        super().__init__(key)
        self.saying = Saying(key, game=game, **given)

    @classmethod
    def of(cls, saying: Saying) -> Trouble:
        return cls(saying.key, game=saying.game, **saying.given)

    def __str__(self) -> str:
        say = Trouble.in_english
        return self.saying.key if say is None else say(self.saying)
