"""Sayings: what errors and notices tell people, in the reader's language."""

from __future__ import annotations

from pathlib import Path

from gaslamp.kernel.errors import Either, Saying, Trouble
from gaslamp.words.languages import ENGLISH
from gaslamp.words.lists import listed
from gaslamp.words.sentences import Argument, Room, formatted, of_game, of_table

ERRORS = of_table("errors")
GAMES = Path(__file__).parent.parent / "games"


def told(saying: Saying | Trouble, language: str = ENGLISH) -> str:
    """One sentence for people."""
    if isinstance(saying, Trouble):
        saying = saying.saying
    if " " in saying.key:
        return saying.key
    given = tuple((name, said(value, language)) for name, value in saying.given.items())
    return formatted(room(saying.game), language, saying.key, given)


def room(game: str) -> Room:
    return of_game(game, GAMES / game.replace("-", "_")) if game else ERRORS


def said(value: object, language: str) -> Argument:
    """What is filled in: a number, another saying, a list of words, or a text as it is."""
    if isinstance(value, (Saying, Trouble)):
        return told(value, language)
    if isinstance(value, Either):
        return listed(value, language, "or")
    if isinstance(value, (list, tuple)):
        return listed([str(part) for part in value], language, "plain")
    return value if isinstance(value, (int, float)) else str(value)
