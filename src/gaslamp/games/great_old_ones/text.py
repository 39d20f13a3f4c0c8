# border: not compiled
"""Words made from data: what is printed on Action cards and Objectives."""

from __future__ import annotations

from gaslamp.games.great_old_ones import tables
from gaslamp.games.great_old_ones.tables import Card, Objective

SYMBOLS = ("place or move a Minion", "place a Building", "Assassination", "Summon", "£",
           "Scroll", "Insanity", "play another card", "Interrupt")  # fmt: skip
SHORT = ("Minion", "Building", "Assassination", "Summon", "£", "Scroll", "Insanity",
         "another card", "Interrupt")  # fmt: skip
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
    return [
        f"£{code >> 4}" if code & 15 == tables.MONEY else SYMBOLS[code & 15]
        for code in card.symbols
    ]


def short_symbols(card: Card) -> list[str]:
    """The symbols in a word each, for whoever chooses between cards."""
    return [
        f"£{code >> 4}" if code & 15 == tables.MONEY else SHORT[code & 15] for code in card.symbols
    ]


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
