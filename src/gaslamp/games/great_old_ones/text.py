# border: not compiled
"""Words made from data: what cards and Objectives say, and what composed elements are called."""

from __future__ import annotations

from gaslamp.games.great_old_ones.goal import GOALS
from gaslamp.games.great_old_ones.symbol import SYMBOLS
from gaslamp.games.great_old_ones.tables import Card, Objective
from gaslamp.words.words import Said, Words

# Elements that stand for what a card says: all of it, its Scroll, its symbols.
TEXT_OF = "text/"
SCROLL_OF = "scroll/"
SYMBOLS_OF = "symbols/"


def symbol_words(card: Card, w: Words) -> list[str]:
    """The symbols in words, money with its amount."""
    return [w.say(f"symbol-{SYMBOLS.all[code & 15].word}", code >> 4) for code in card.symbols]


def short_symbols(card: Card, w: Words) -> list[str]:
    """The symbols in a word each, for whoever chooses between cards."""
    return [
        w.attribute(f"symbol-{SYMBOLS.all[code & 15].word}", "short", code >> 4)
        for code in card.symbols
    ]


def card_text(card: Card, w: Words) -> str:
    """All a card says: its symbols in order, then its Scroll or reaction."""
    first, *rest = symbol_words(card, w)
    symbols = Said(first)
    for word in rest:
        symbols = Said(w.say("card-symbols", symbols, Said(word)))
    if not card.text:
        return w.say("card-text", symbols)
    return w.say("card-text-words", symbols, Said(w.printed(card.id, "text")))


def objective_text(objective: Objective, seats: int, w: Words) -> str:
    """The condition for so many players."""
    key = f"goal-{GOALS.all[objective.goal].word}"
    return w.say(key, int(objective.least[seats - 2]), int(objective.contested[seats - 2]))


def called(w: Words, element: str) -> str:
    """What a card says, as part of a sentence."""
    if element.startswith(SCROLL_OF):
        return w.printed(element[len(SCROLL_OF) :], "text").rstrip(".")
    if element.startswith(SYMBOLS_OF):
        return w.commas(short_symbols(card_called(w, element[len(SYMBOLS_OF) :]), w))
    if element.startswith(TEXT_OF):
        return card_text(card_called(w, element[len(TEXT_OF) :]), w)
    raise KeyError(element)


def card_called(w: Words, id: str) -> Card:
    found: Card = next(card for card in w.content.cards if card.id == id)
    return found
