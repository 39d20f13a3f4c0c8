"""Sayings: what errors and notices tell people, in the reader's language."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Protocol, runtime_checkable

from gaslamp.kernel.errors import Either, Saying, Trouble
from gaslamp.words.languages import ENGLISH
from gaslamp.words.lists import listed
from gaslamp.words.sentences import Argument, Room, formatted, of_game, of_table

ERRORS = of_table("errors")
TABLE = of_table("table")
BOTS = of_table("bots")
OF_TABLE = ("says-", "dealt-", "unproved-")
BOT = "bot:"
GAMES = Path(__file__).parent.parent / "games"


def told(saying: Saying | Trouble, language: str = ENGLISH) -> str:
    """One sentence for people."""
    if isinstance(saying, Trouble):
        saying = saying.saying
    given = tuple((name, said(value, language)) for name, value in saying.given.items())
    return formatted(room(saying.key, saying.game), language, saying.key.removeprefix(BOT), given)


def called(bot: str) -> Saying:
    """What people call a bot."""
    return Saying(BOT + bot)


def room(key: str, game: str) -> Room:
    """Where a saying stands: with its game, the bots, what the table says, or the errors."""
    if game:
        return of_game(game, GAMES / game.replace("-", "_"))
    if key.startswith(BOT):
        return BOTS
    return TABLE if key.startswith(OF_TABLE) else ERRORS


@runtime_checkable
class Tellable(Protocol):
    """Something that can say itself in any language."""

    def told(self, language: str) -> str: ...


def said(value: object, language: str) -> Argument:
    """What is filled in: a number, another saying, a list of words, or a text as it is."""
    if isinstance(value, Tellable):
        return value.told(language)
    if isinstance(value, (Saying, Trouble)):
        return told(value, language)
    if isinstance(value, Either):
        return listed(value, language, "or")
    if isinstance(value, (list, tuple)):
        return listed([str(part) for part in value], language, "plain")
    return value if isinstance(value, (int, float)) else str(value)


def packed(saying: Saying) -> str:
    """A saying as a store keeps it: its keys, in no language."""
    return json.dumps(plain(saying), separators=(",", ":"))


def plain(value: object) -> Any:
    if isinstance(value, Trouble):
        value = value.saying
    if isinstance(value, Saying):
        given = {name: plain(one) for name, one in value.given.items()}
        return {"key": value.key, "game": value.game, "given": given}
    if isinstance(value, (list, tuple)):
        return [str(part) for part in value]
    return value if isinstance(value, (int, float)) else str(value)


def unpacked(text: str) -> Saying:
    """What was packed."""
    return restored(json.loads(text))


def restored(found: dict[str, Any]) -> Saying:
    given = {n: restored(v) if isinstance(v, dict) else v for n, v in found["given"].items()}
    return Saying(found["key"], game=found["game"], **given)
