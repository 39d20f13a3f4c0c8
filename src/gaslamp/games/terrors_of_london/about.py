# border: not compiled
"""Everything that can be looked at, in sentences: cards, overlords, tokens and keywords."""

from __future__ import annotations

from gaslamp.games.game import About
from gaslamp.games.terrors_of_london import cards, text
from gaslamp.games.terrors_of_london.buying import ACOLYTE_COST
from gaslamp.games.terrors_of_london.cards import Content, Kind, Overlord
from gaslamp.games.terrors_of_london.state import HAUNT_TOKENS, MUSTER_TOKENS, RELIC_PLACES

SOURCES = {
    "book": "The rulebook shows this card.",
    "public": "Known from public descriptions of the game.",
    "authored": "Written for this edition.",
}
KEYWORDS = {
    "CLAIM": "After you buy the card you may put it on top of your deck instead of on the "
    "discard pile. It does nothing when the card is played.",
    "COMMAND": "Return a monster of cost 3 or less from your discard pile to your hand.",
    "CURSE": "Your opponent loses 2 Health or discards a card, as they choose. With an empty hand "
    "they must lose the Health. Armor does not help.",
    "DESTROY": "Put any card in play on its owner's discard pile, or remove a Street card from the "
    "game, or leave it.",
    "DRAW": "Draw as many cards as the number says.",
    "HAUNT": "The monster gains a HAUNT token, if it has none and one is left: it stays in play "
    "through your next turn and can take a HAUNT Action then.",
    "MUSTER": "Take a MUSTER token: you draw one card more in this turn's Draw Phase.",
    "RAGE": "Take 2 Coin or 2 Power.",
    "SACRIFICE": "You may remove one of your cards in play from the game; that gives 1 Power.",
}
TERMS = (
    About("haunt-token", "HAUNT token", [
        f"There are {HAUNT_TOKENS} for both players.",
        "A monster with the HAUNT side up stays in play in Cleanup; then the token is turned to "
        "Dismiss.",
        "With the Dismiss side up it can take one HAUNT Action in its owner's next turn, which "
        "activates all its abilities but the Horde abilities, and it leaves play in that Cleanup.",
        "Joining a horde turns a HAUNT side to Dismiss at once: then it leaves play in this turn's "
        "Cleanup.",
    ], ("Dismiss token", "Dismiss", "HAUNT Action")),
    About("muster-token", "MUSTER token", [
        f"There are {MUSTER_TOKENS} for both players.",
        "In the Draw Phase its owner draws one card more for each, and they go back.",
    ]),
    About("horde", "Horde", [
        "Two monsters of factions that link form a horde; more can be added at its ends.",
        "From left to right the factions follow each other in a ring: Undead, Beast, Mortal, "
        "Spirit, and Undead again.",
        "Each time a horde is formed or expanded you activate one Horde ability of its monsters "
        "that was not used this turn.",
    ], ("Horde ability", "link", "faction")),
    About("armor", "Armor", [
        "The Armor on all cards in your play area absorbs that much of the Power you are attacked "
        "with, once over the whole turn of your opponent.",
        "It does not help against CURSE or Health that is paid.",
    ]),
    About("coin", "Coin", ["Pays for cards and some abilities. What is left is lost at Pass."]),
    About("power", "Power", ["Attacks the other overlord. What is left is lost at Pass."]),
    About("regeneration", "Regeneration", [
        "Each point heals your overlord by 1 Health, never above the starting Health.",
        "What is left is lost at Pass.",
    ]),
    About("street", "Street", [
        "Five cards for sale. A bought card is replaced at once by the top card of the Market.",
    ], ("Market",)),
    About("acolytes", "Acolytes", [
        f"A facedown pile; the top one can be bought for {ACOLYTE_COST} Coin.",
    ], ("Acolyte pile",)),
)  # fmt: skip


def everything(content: Content) -> list[About]:
    found = [about_card(content, kind) for kind in content.kinds]
    found += [about_overlord(content, lord) for lord in content.overlords]
    found += [About(f"keyword-{word.lower()}", word, [help]) for word, help in KEYWORDS.items()]
    return [*found, *TERMS]


def about_overlord(content: Content, lord: Overlord) -> About:
    faction = text.FACTION_NAMES[int(lord.faction)]
    lines = [
        f"{lord.title}, overlord of the {faction} faction, with {lord.health} Health.",
        text.overlord_text(content, lord),
    ]
    return About(lord.id, lord.name, [*lines, *helped(lines), SOURCES[lord.source]], (lord.title,))


def about_card(content: Content, kind: Kind) -> About:
    lines = [what_it_is(content, kind), text.card_text(content, kind)]
    if kind.faction != cards.NO_FACTION:
        left = text.FACTION_NAMES[cards.LEFT_ICON[kind.faction]]
        right = text.FACTION_NAMES[cards.RIGHT_ICON[kind.faction]]
        lines.append(f"In a horde {left} goes at its left and {right} at its right.")
    return About(kind.id, kind.name, [*lines, *helped(lines), SOURCES[kind.source]])


def what_it_is(content: Content, kind: Kind) -> str:
    if kind.type == cards.INFLUENCE_CARD:
        lord = content.overlords[kind.overlord]
        star = "; recommended for a first game" if kind.star else ""
        return f"An Influence card of {lord.name}{star}."
    if kind.type == cards.RELIC_CARD:
        return f"A relic; it costs {kind.cost} Coin. You can have {RELIC_PLACES} relics in play."
    if kind.start == cards.STARTER:
        return "A monster without a faction, from the starting decks."
    monster = text.faction_monster(int(kind.faction))
    copies = "There is one copy" if kind.copies == 1 else f"There are {kind.copies} copies"
    where = "among the Acolytes" if kind.start == cards.ACOLYTE else "in the Market"
    return f"{monster[0].upper()}{monster[1:]}; it costs {kind.cost} Coin. {copies} {where}."


def helped(lines: list[str]) -> list[str]:
    """What the keywords in these lines mean."""
    return [f"{word}: {help}" for word, help in explained(" ".join(lines))]


def explained(said: str) -> list[tuple[str, str]]:
    """The keywords of a text with their meaning; one with a strength of its own tells it itself."""
    usual = [w for w in KEYWORDS if w in said and (w == "DRAW" or f"{w} (" not in said)]
    return [(word, KEYWORDS[word]) for word in usual]
