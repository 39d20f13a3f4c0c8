# border: not compiled
"""Words made from data: what elements are called, what cards and Objectives say."""

from __future__ import annotations

from gaslamp.games.great_old_ones import tables
from gaslamp.games.great_old_ones.state import COLOURS
from gaslamp.games.great_old_ones.symbol import SYMBOLS
from gaslamp.games.great_old_ones.tables import Card, Content, Objective
from gaslamp.games.great_old_ones.vocabulary import CITIZEN

# Elements that stand for what a card says: its Scroll, its symbols.
SCROLL_OF = "scroll/"
SYMBOLS_OF = "symbols/"

WORDS = {
    "minion": "place or move a Minion", "building": "place a Building",
    "assassination": "Assassination", "summon": "Summon", "scroll": "Scroll",
    "insanity": "Insanity", "another": "play another card", "interrupt": "Interrupt",
}  # fmt: skip
SHORT = {**WORDS, "minion": "Minion", "building": "Building", "another": "another card"}
GOALS = {
    tables.CONTROL: "Control at least {least} areas.",
    tables.CONTESTED: "Control at least {least} areas, {contested} of them with another's piece.",
    tables.PRESENCE: "Have a Minion in at least {least} areas without Grenadier.",
    tables.TROUBLE: "At least {least} Trouble markers are on the board.",
    tables.WEALTH: "Money and Buildings, less loans, are worth at least £{least}.",
    tables.ELDERS: "Control two Elder Ones with at least {least} HP together.",
    tables.CLOCK: "The deck runs out or Azathoth awakes, and nobody has won before.",
}


def symbol_words(card: Card) -> list[str]:
    """The symbols in words, money with its amount."""
    return [symbol_word(code, WORDS) for code in card.symbols]


def short_symbols(card: Card) -> list[str]:
    """The symbols in a word each, for whoever chooses between cards."""
    return [symbol_word(code, SHORT) for code in card.symbols]


def symbol_word(code: int, words: dict[str, str]) -> str:
    return f"£{code >> 4}" if code >> 4 else words[SYMBOLS[code & 15].word]


def listed(words: list[str]) -> str:
    """Words as people list them."""
    if len(words) < 2:
        return "".join(words)
    return f"{', '.join(words[:-1])} and {words[-1]}"


def card_text(card: Card) -> str:
    """All a card says: its symbols in order, then its Scroll or reaction."""
    return f"[{' · '.join(symbol_words(card))}] {card.text}".strip()


def objective_text(objective: Objective, seats: int) -> str:
    """The condition for so many players."""
    return GOALS[int(objective.goal)].format(
        least=int(objective.least[seats - 2]), contested=int(objective.contested[seats - 2])
    )


def name(content: Content, element: str) -> str:
    """What a person calls an element."""
    if element == CITIZEN:
        return "New Citizen"
    if element.startswith(SCROLL_OF):
        return card_of(content, element[len(SCROLL_OF) :]).text.rstrip(".")
    if element.startswith(SYMBOLS_OF):
        return ", ".join(short_symbols(card_of(content, element[len(SYMBOLS_OF) :])))
    if element in COLOURS:
        return element.capitalize()
    for group in (content.areas, content.cards, content.elders, content.buildings,
                  content.boards, content.objectives, content.events):  # fmt: skip
        for thing in group:
            if thing.id == element:
                return str(thing.name)
    raise KeyError(element)


def card_of(content: Content, card: str) -> Card:
    return next(c for c in content.cards if c.id == card)
