# border: not compiled
"""Bots: they only ever get a redealt copy, so they cannot know what their seat does not.

A bot is a module that holds one as `BOT`, and its words in `bots.ftl`. Bots are found by looking,
so adding one touches nothing else.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules

from gaslamp.bots.bot import Bot
from gaslamp.kernel.errors import Trouble
from gaslamp.words.languages import ENGLISH
from gaslamp.words.sentences import formatted, of_table

FOLDER = Path(__file__).parent
WORDS = of_table("bots")
USUAL = "greedy"  # who sits down where people want a bot and do not say which
NAMELESS = (USUAL, "random")  # ways of playing, and nobody in particular


@cache
def every() -> dict[str, Bot]:
    """All bots by their names: the usual one first, of the others the strongest last."""
    found: dict[str, Bot] = {}
    for module in iter_modules([str(FOLDER)]):
        bot = getattr(import_module(f"{__name__}.{module.name}"), "BOT", None)
        if bot is not None:
            found[module.name.replace("_", "-")] = bot
    return dict(sorted(found.items(), key=lambda b: (b[0] != USUAL, b[1].rank, b[0])))


def bot_names() -> tuple[str, ...]:
    return tuple(every())


def find(name: str) -> Bot:
    """The bot with this name."""
    if name not in every():
        raise Trouble("no-such-bot", name=name, known=list(every()))
    return every()[name]


def told(name: str, language: str = ENGLISH) -> tuple[str, str]:
    """What people call a bot, and how it plays."""
    return formatted(WORDS, language, name), formatted(WORDS, language, name, (), "help")
