# border: not compiled
"""What clients and `look` get to know of what is printed: as data to draw it, and in sentences."""

from __future__ import annotations

from typing import Literal

from gaslamp.games.game import About
from gaslamp.games.terrors_of_london import tables, text
from gaslamp.games.terrors_of_london.buying import ACOLYTE_COST
from gaslamp.games.terrors_of_london.called import printed as printed_on
from gaslamp.games.terrors_of_london.effect import Effect
from gaslamp.games.terrors_of_london.effects import Resource
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
from gaslamp.games.terrors_of_london.tables import Kind, Overlord
from gaslamp.words.words import Said, Words

FACTIONS: tuple[FactionId, ...] = ("undead", "beast", "mortal", "spirit", "")
TYPES: tuple[Literal["monster", "influence", "relic"], ...] = ("monster", "influence", "relic")
# Keywords and other terms that can be looked up, in the order they are listed.
KEYWORDS = ("claim", "command", "curse", "destroy", "draw", "haunt", "muster", "rage", "sacrifice")
TERMS = (
    "health", "overlord", "monster", "relic", "influence", "trigger", "turn", "play-area",
    "discard-pile", "haunt-token", "muster-token", "horde", "armor", "coin", "power",
    "regeneration", "street", "market", "acolytes",
)  # fmt: skip
COUNTS = (int(HAUNT_TOKENS), int(MUSTER_TOKENS), int(RELIC_PLACES), int(ACOLYTE_COST))


def catalogue(w: Words) -> dict[str, Printed]:
    """Everything printed, by the kind of the piece."""
    printed: dict[str, Printed] = {kind.id: printed_card(w, kind) for kind in w.content.kinds}
    for lord in w.content.overlords:
        printed[lord.id] = printed_overlord(w, lord)
    return printed


def printed_overlord(w: Words, lord: Overlord) -> PrintedOverlord:
    return {
        "name": w.name(lord.id),
        "type": "overlord",
        "title": w.printed(lord.id, "title"),
        "faction": FACTIONS[int(lord.faction)],
        "health": int(lord.health),
        "payCoin": int(lord.pay_coin),
        "payHealth": int(lord.pay_health),
        "needsHorde": lord.needs_horde,
        "effects": {"action": effects(w, int(lord.action))},
        "terms": terms(w, explained(w, [int(lord.action)])),
        "text": w.name(printed_on(lord.id)),
        "source": lord.source,
    }


def printed_card(w: Words, kind: Kind) -> PrintedCard:
    resources, abilities = split(w, int(kind.play))
    return {
        "name": w.name(kind.id),
        "type": TYPES[int(kind.type)],
        "faction": FACTIONS[int(kind.faction)],
        "left": linking(kind, tables.LEFT_ICON),
        "right": linking(kind, tables.RIGHT_ICON),
        "overlord": w.content.overlords[kind.overlord].id if kind.overlord >= 0 else None,
        "cost": int(kind.cost),
        "priced": kind.start in (tables.MARKET, tables.ACOLYTE),
        "acolyte": kind.start == tables.ACOLYTE,
        "copies": int(kind.copies),
        "star": kind.star,
        "armor": int(kind.armor),
        "claim": kind.claim,
        "resources": resources,
        "abilities": abilities,
        "condition": text.phrases(w, int(kind.condition)),
        "action": text.sentences(w, int(kind.action)),
        "trigger": text.trigger_text(w, kind) if kind.trigger >= 0 else "",
        "horde": [text.phrases(w, program) for program in kind.horde],
        "effects": printed_effects(w, kind),
        "face": face(w, kind),
        "terms": terms(w, spoken_of(w, kind)),
        "text": w.name(printed_on(kind.id)),
        "source": kind.source,
    }


def linking(kind: Kind, icons: tuple[int, ...]) -> FactionId:
    """TL-HORDE-05: the faction whose monsters fit at one side of a monster."""
    fits = kind.type == tables.MONSTER and kind.faction < len(icons)
    return FACTIONS[int(icons[kind.faction])] if fits else ""


def printed_effects(w: Words, kind: Kind) -> CardEffects:
    """The card's effects as data, so that a client can draw them as icons."""
    return {
        "play": effects(w, int(kind.play)),
        "condition": effects(w, int(kind.condition)),
        "action": effects(w, int(kind.action)),
        "horde": [effects(w, program) for program in kind.horde],
        "trigger": None
        if kind.trigger == tables.NO_TRIGGER
        else {
            "on": text.EVENTS[kind.trigger],
            "once": kind.trigger_once,
            "gain": effects(w, int(kind.trigger_program)),
        },
    }


def effects(w: Words, program: int) -> list[EffectData]:
    return [effect_data(w, effect) for effect in text.program(w, program)]


def effect_data(w: Words, effect: Effect) -> EffectData:
    data: EffectData = {"verb": effect.word.replace("_", "-"), "amount": int(effect.amount)}
    if effect.inner != tables.NO_PROGRAM:
        data["inner"] = effects(w, int(effect.inner))
    if effect.other != tables.NO_PROGRAM:
        data["other"] = effects(w, int(effect.other))
    return data


def split(w: Words, program: int) -> tuple[dict[str, int], list[str]]:
    """A program's leading resources as numbers, the rest in words."""
    resources: dict[str, int] = {}
    abilities: list[str] = []
    for effect in text.program(w, program):
        if isinstance(effect, Resource) and not abilities:
            resources[effect.word] = int(effect.amount)
        else:
            abilities.append(text.phrase(w, effect))
    return resources, abilities


# What keywords mean


def explained(w: Words, programs: list[int]) -> list[str]:
    """The keywords these programs speak of; one with a strength of its own tells it itself."""
    found: list[str] = []
    for number in programs:
        for effect in text.program(w, number):
            if not effect.usual or effect.usual == effect.amount:
                found.append(effect.explains)
            found += explained(w, [int(effect.inner), int(effect.other)])
    return found


def spoken_of(w: Words, kind: Kind) -> list[str]:
    """The keywords a card's text speaks of."""
    programs = [kind.play, kind.condition, kind.action, kind.trigger_program, *kind.horde]
    found = explained(w, [int(program) for program in programs])
    found += ["claim"] if kind.claim else []
    return [*found, "haunt"] if kind.trigger == tables.ON_HAUNT else found


def meanings(w: Words, words: list[str]) -> list[tuple[str, str]]:
    """Keywords with what they mean, in order."""
    return [(word, w.attribute(f"keyword-{word}", "help")) for word in KEYWORDS if word in words]


def terms(w: Words, words: list[str]) -> list[Term]:
    return [
        {"name": w.attribute(f"keyword-{word}", "title"), "help": help}
        for word, help in meanings(w, words)
    ]


def helped(w: Words, words: list[str]) -> list[str]:
    return [
        w.say("keyword-helped", Said(w.say(f"keyword-{word}")), Said(help))
        for word, help in meanings(w, words)
    ]


# Everything that can be looked at, in sentences


def about(w: Words) -> list[About]:
    found = [about_card(w, kind) for kind in w.content.kinds]
    found += [about_overlord(w, lord) for lord in w.content.overlords]
    found += [about_faction(w, faction) for faction in range(tables.NO_FACTION)]
    found += [
        About(f"keyword-{word}", w.say(f"keyword-{word}"), [help])
        for word, help in meanings(w, list(KEYWORDS))
    ]
    return [*found, *(about_term(w, term) for term in TERMS)]


def about_term(w: Words, term: str) -> About:
    key = f"term-{term}"
    lines = [w.attribute(key, f"line{number}", *COUNTS) for number in range(1, 5)]
    also = w.attribute(key, "also")
    names = tuple(also.split(", ")) if also else ()
    return About(term, w.say(key), [line for line in lines if line], names)


def about_overlord(w: Words, lord: Overlord) -> About:
    title = w.printed(lord.id, "title")
    faction = Said(text.faction_name(w, int(lord.faction)))
    lines = [
        w.say("about-overlord", Said(title), faction, int(lord.health)),
        w.name(printed_on(lord.id)),
        *helped(w, explained(w, [int(lord.action)])),
        w.say(f"source-{lord.source}"),
    ]
    return About(lord.id, w.name(lord.id), lines, (title,))


def about_card(w: Words, kind: Kind) -> About:
    lines = [what_it_is(w, kind), w.name(printed_on(kind.id))]
    if kind.faction != tables.NO_FACTION:
        lines.append(neighbours(w, int(kind.faction)))
    lines += [*helped(w, spoken_of(w, kind)), w.say(f"source-{kind.source}")]
    return About(kind.id, w.name(kind.id), lines)


def about_faction(w: Words, faction: int) -> About:
    name = text.faction_name(w, faction)
    lines = [w.say("about-faction", Said(name)), neighbours(w, faction)]
    return About(f"faction-{text.FACTIONS[faction]}", name, lines)


def neighbours(w: Words, faction: int) -> str:
    sides = (tables.LEFT_ICON[faction], tables.RIGHT_ICON[faction])
    return w.say("about-links", *(Said(text.faction_name(w, side)) for side in sides))


def what_it_is(w: Words, kind: Kind) -> str:
    if kind.type == tables.INFLUENCE_CARD:
        lord = w.content.overlords[kind.overlord]
        return w.say("about-influence", lord.id, int(kind.star))
    if kind.type == tables.RELIC_CARD:
        return w.say("about-relic", int(kind.cost), int(RELIC_PLACES))
    if kind.start == tables.STARTER:
        return w.say("about-starter")
    where = "acolyte" if kind.start == tables.ACOLYTE else "market"
    copies = w.say(f"about-copies-{where}", int(kind.copies))
    about = w.say(f"about-{text.FACTIONS[kind.faction]}", int(kind.cost))
    return w.paragraph([about, copies])
