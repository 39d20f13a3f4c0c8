# border: not compiled
"""What clients and `look` get to know of what is printed: as data to draw it, and in sentences."""

from __future__ import annotations

from typing import Literal

from gaslamp.games.game import About
from gaslamp.games.terrors_of_london import content as reading
from gaslamp.games.terrors_of_london import tables, text
from gaslamp.games.terrors_of_london.buying import ACOLYTE_COST
from gaslamp.games.terrors_of_london.faces import face
from gaslamp.games.terrors_of_london.shapes import (
    CardEffects,
    EffectData,
    FactionId,
    Printed,
    PrintedCard,
    PrintedOverlord,
    Term,
)
from gaslamp.games.terrors_of_london.state import HAUNT_TOKENS, MUSTER_TOKENS, RELIC_PLACES
from gaslamp.games.terrors_of_london.tables import Content, Effect, Kind, Overlord

FACTIONS: tuple[FactionId, ...] = ("undead", "beast", "mortal", "spirit", "")
TYPES: tuple[Literal["monster", "influence", "relic"], ...] = ("monster", "influence", "relic")
VERB_WORDS = {
    int(code): word.replace("_", "-")
    for verbs in (reading.COUNTED, reading.PLAIN, reading.NESTED)
    for word, code in verbs.items()
}
EVENT_WORDS = {int(code): word for word, code in reading.EVENTS.items()}
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
    About("health", "Health", [
        "What an overlord has left. Whose overlord has none left loses the game.",
        "Regeneration gives it back, up to the starting Health.",
    ]),
    About("overlord", "Overlord", [
        "Each player leads one. Its sheet gives the starting Health and an ability that can be "
        "used once a turn.",
    ], ("Overlord Action", "Overlords")),
    About("monster", "Monster", [
        "A card that is played into the play area, where its abilities are activated at once.",
        "In Cleanup it goes to the discard pile, unless a HAUNT token keeps it.",
    ], ("Monsters",)),
    About("relic", "Relic", [
        f"A card that stays in play. You can have {RELIC_PLACES}; one more takes the place of "
        "another, which leaves the game.",
        "Bought from the Street it comes into play at once. Its action can be taken once a turn.",
    ], ("Relics", "Relic Action")),
    About("influence", "Influence card", [
        "Each overlord has four; two of them start in the deck.",
        "The further effect counts if a monster of the overlord's faction is in your play area "
        "as the card is played.",
    ], ("Influence cards", "condition")),
    About("trigger", "Triggered ability", [
        "A card in play that waits for something you do, and then gives its benefit: once a turn, "
        "or each time, as it says.",
    ]),
    About("turn", "Turn", [
        "In the Action Phase take any actions in any order, until you pass with at most one card "
        "in hand; that card goes on top of your deck.",
        "In Cleanup the cards you played go to your discard pile; relics stay, and monsters whose "
        "HAUNT token shows its HAUNT side.",
        "In the Draw Phase draw the hand for your next turn: five cards, and one more for each "
        "MUSTER token.",
    ], ("Action Phase", "Draw Phase", "Cleanup", "phase")),
    About("play-area", "Play area", [
        "The cards a player has played this turn, and the monsters that haunt.",
    ]),
    About("discard-pile", "Discard pile", [
        "Where played and bought cards go. It is shuffled into a new deck when cards are needed "
        "and the deck is empty.",
    ]),
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
    ]),
    About("market", "Market", ["The facedown pile that refills the Street."]),
    About("acolytes", "Acolytes", [
        f"A facedown pile; the top one can be bought for {ACOLYTE_COST} Coin.",
    ], ("Acolyte pile",)),
)  # fmt: skip


def catalogue(content: Content) -> dict[str, Printed]:
    """Everything printed, by the kind of the piece."""
    printed: dict[str, Printed] = {kind.id: printed_card(content, kind) for kind in content.kinds}
    for lord in content.overlords:
        printed[lord.id] = printed_overlord(content, lord)
    return printed


def terms(said: str) -> list[Term]:
    """What the keywords of a text mean."""
    return [{"name": word.title(), "help": help} for word, help in explained(said)]


def printed_overlord(content: Content, lord: Overlord) -> PrintedOverlord:
    return {
        "name": lord.name,
        "type": "overlord",
        "title": lord.title,
        "faction": FACTIONS[int(lord.faction)],
        "health": int(lord.health),
        "payCoin": int(lord.pay_coin),
        "payHealth": int(lord.pay_health),
        "needsHorde": lord.needs_horde,
        "effects": {"action": effects(content, int(lord.action))},
        "terms": terms(text.overlord_text(content, lord)),
        "text": text.overlord_text(content, lord),
        "source": lord.source,
    }


def printed_card(content: Content, kind: Kind) -> PrintedCard:
    resources, abilities = split(content, int(kind.play))
    return {
        "name": kind.name,
        "type": TYPES[int(kind.type)],
        "faction": FACTIONS[int(kind.faction)],
        "left": linking(kind, tables.LEFT_ICON),
        "right": linking(kind, tables.RIGHT_ICON),
        "overlord": content.overlords[kind.overlord].id if kind.overlord >= 0 else None,
        "cost": int(kind.cost),
        "priced": kind.start in (tables.MARKET, tables.ACOLYTE),
        "copies": int(kind.copies),
        "star": kind.star,
        "armor": int(kind.armor),
        "claim": kind.claim,
        "resources": resources,
        "abilities": abilities,
        "condition": text.phrases(content, int(kind.condition)),
        "action": text.sentences(content, int(kind.action)),
        "trigger": text.trigger_text(content, kind) if kind.trigger >= 0 else "",
        "horde": [text.phrases(content, program) for program in kind.horde],
        "effects": printed_effects(content, kind),
        "face": face(content, kind),
        "terms": terms(text.card_text(content, kind)),
        "text": text.card_text(content, kind),
        "source": kind.source,
    }


def linking(kind: Kind, icons: tuple[int, ...]) -> FactionId:
    """TL-HORDE-05: the faction whose monsters fit at one side of a monster."""
    fits = kind.type == tables.MONSTER and kind.faction < len(icons)
    return FACTIONS[int(icons[kind.faction])] if fits else ""


def printed_effects(content: Content, kind: Kind) -> CardEffects:
    """The card's effects as data, so that a client can draw them as icons."""
    return {
        "play": effects(content, int(kind.play)),
        "condition": effects(content, int(kind.condition)),
        "action": effects(content, int(kind.action)),
        "horde": [effects(content, program) for program in kind.horde],
        "trigger": None
        if kind.trigger == tables.NO_TRIGGER
        else {
            "on": EVENT_WORDS[int(kind.trigger)],
            "once": kind.trigger_once,
            "gain": effects(content, int(kind.trigger_program)),
        },
    }


def effects(content: Content, program: int) -> list[EffectData]:
    if program == tables.NO_PROGRAM:
        return []
    return [effect_data(content, effect) for effect in content.programs[program]]


def effect_data(content: Content, effect: Effect) -> EffectData:
    data: EffectData = {"verb": VERB_WORDS[int(effect.verb)], "amount": int(effect.amount)}
    if effect.inner != tables.NO_PROGRAM:
        data["inner"] = effects(content, int(effect.inner))
    if effect.other != tables.NO_PROGRAM:
        data["other"] = effects(content, int(effect.other))
    return data


def split(content: Content, program: int) -> tuple[dict[str, int], list[str]]:
    """A program's leading resources as numbers, the rest in words."""
    resources: dict[str, int] = {}
    abilities: list[str] = []
    if program == tables.NO_PROGRAM:
        return resources, abilities
    for effect in content.programs[program]:
        verb = int(effect.verb)
        if verb in text.RESOURCES and not abilities:
            resources[text.RESOURCES[verb].lower()] = int(effect.amount)
        else:
            abilities.append(text.phrase(content, effect))
    return resources, abilities


def about(content: Content) -> list[About]:
    """Everything that can be looked at, in sentences."""
    found = [about_card(content, kind) for kind in content.kinds]
    found += [about_overlord(content, lord) for lord in content.overlords]
    found += [about_faction(faction) for faction in range(tables.NO_FACTION)]
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
    if kind.faction != tables.NO_FACTION:
        lines.append(neighbours(int(kind.faction)))
    return About(kind.id, kind.name, [*lines, *helped(lines), SOURCES[kind.source]])


def about_faction(faction: int) -> About:
    name = text.FACTION_NAMES[faction]
    lines = [f"{name} is one of the four factions.", neighbours(faction)]
    return About(f"faction-{name.lower()}", name, lines)


def neighbours(faction: int) -> str:
    left = text.FACTION_NAMES[tables.LEFT_ICON[faction]]
    right = text.FACTION_NAMES[tables.RIGHT_ICON[faction]]
    return f"In a horde {left} goes at its left and {right} at its right."


def what_it_is(content: Content, kind: Kind) -> str:
    if kind.type == tables.INFLUENCE_CARD:
        lord = content.overlords[kind.overlord]
        star = "; recommended for a first game" if kind.star else ""
        return f"An Influence card of {lord.name}{star}."
    if kind.type == tables.RELIC_CARD:
        return f"A relic; it costs {kind.cost} Coin. You can have {RELIC_PLACES} relics in play."
    if kind.start == tables.STARTER:
        return "A monster without a faction, from the starting decks."
    monster = text.faction_monster(int(kind.faction))
    copies = "There is one copy" if kind.copies == 1 else f"There are {kind.copies} copies"
    where = "among the Acolytes" if kind.start == tables.ACOLYTE else "in the Market"
    return f"{monster[0].upper()}{monster[1:]}; it costs {kind.cost} Coin. {copies} {where}."


def helped(lines: list[str]) -> list[str]:
    """What the keywords in these lines mean."""
    return [f"{word}: {help}" for word, help in explained(" ".join(lines))]


def explained(said: str) -> list[tuple[str, str]]:
    """The keywords of a text with their meaning; one with a strength of its own tells it itself."""
    usual = [w for w in KEYWORDS if w in said and (w == "DRAW" or f"{w} (" not in said)]
    return [(word, KEYWORDS[word]) for word in usual]
