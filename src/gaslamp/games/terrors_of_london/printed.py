# border: not compiled
"""What is printed on cards and overlord sheets, in words and as data to draw them from."""

from __future__ import annotations

from typing import Literal

from gaslamp.games.terrors_of_london import about, cards, names, text
from gaslamp.games.terrors_of_london import content as reading
from gaslamp.games.terrors_of_london.cards import Content, Effect, Kind, Overlord
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

TYPES: tuple[Literal["monster", "influence", "relic"], ...] = ("monster", "influence", "relic")
VERB_WORDS = {
    int(code): word.replace("_", "-")
    for verbs in (reading.COUNTED, reading.PLAIN, reading.NESTED)
    for word, code in verbs.items()
}
EVENT_WORDS = {int(code): word for word, code in reading.EVENTS.items()}


def catalogue(content: Content) -> dict[str, Printed]:
    """Everything printed, by the kind of the piece."""
    printed: dict[str, Printed] = {kind.id: printed_card(content, kind) for kind in content.kinds}
    for lord in content.overlords:
        printed[lord.id] = printed_overlord(content, lord)
    return printed


def terms(said: str) -> list[Term]:
    """What the keywords of a text mean."""
    return [{"name": word.title(), "help": help} for word, help in about.explained(said)]


def printed_overlord(content: Content, lord: Overlord) -> PrintedOverlord:
    return {
        "name": lord.name,
        "type": "overlord",
        "title": lord.title,
        "faction": names.FACTIONS[int(lord.faction)],
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
        "faction": names.FACTIONS[int(kind.faction)],
        "left": linking(kind, cards.LEFT_ICON),
        "right": linking(kind, cards.RIGHT_ICON),
        "overlord": content.overlords[kind.overlord].id if kind.overlord >= 0 else None,
        "cost": int(kind.cost),
        "priced": kind.start in (cards.MARKET, cards.ACOLYTE),
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
    fits = kind.type == cards.MONSTER and kind.faction < len(icons)
    return names.FACTIONS[int(icons[kind.faction])] if fits else ""


def printed_effects(content: Content, kind: Kind) -> CardEffects:
    """The card's effects as data, so that a client can draw them as icons."""
    return {
        "play": effects(content, int(kind.play)),
        "condition": effects(content, int(kind.condition)),
        "action": effects(content, int(kind.action)),
        "horde": [effects(content, program) for program in kind.horde],
        "trigger": None
        if kind.trigger == cards.NO_TRIGGER
        else {
            "on": EVENT_WORDS[int(kind.trigger)],
            "once": kind.trigger_once,
            "gain": effects(content, int(kind.trigger_program)),
        },
    }


def effects(content: Content, program: int) -> list[EffectData]:
    if program == cards.NO_PROGRAM:
        return []
    return [effect_data(content, effect) for effect in content.programs[program]]


def effect_data(content: Content, effect: Effect) -> EffectData:
    data: EffectData = {"verb": VERB_WORDS[int(effect.verb)], "amount": int(effect.amount)}
    if effect.inner != cards.NO_PROGRAM:
        data["inner"] = effects(content, int(effect.inner))
    if effect.other != cards.NO_PROGRAM:
        data["other"] = effects(content, int(effect.other))
    return data


def split(content: Content, program: int) -> tuple[dict[str, int], list[str]]:
    """A program's leading resources as numbers, the rest in words."""
    resources: dict[str, int] = {}
    abilities: list[str] = []
    if program == cards.NO_PROGRAM:
        return resources, abilities
    for effect in content.programs[program]:
        verb = int(effect.verb)
        if verb in text.RESOURCES and not abilities:
            resources[text.RESOURCES[verb].lower()] = int(effect.amount)
        else:
            abilities.append(text.phrase(content, effect))
    return resources, abilities
