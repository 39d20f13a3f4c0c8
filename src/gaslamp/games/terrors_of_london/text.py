# border: not compiled
"""Card text in our own words, made from the effects themselves: a changed card tells its change.

An effect's message `effect-<word>` says it in full; its attributes say it in fewer words: `name` as
a keyword with its strength, `title` without it, `within` another sentence, `line` or `help` as a
sentence on the card. The amount is $a; what it leads to is $b, and $c for anything else.
"""

from __future__ import annotations

from gaslamp.games.terrors_of_london import tables
from gaslamp.games.terrors_of_london.effect import Effect
from gaslamp.games.terrors_of_london.tables import Kind, Overlord
from gaslamp.words.words import Said, Words

FACTIONS = ("undead", "beast", "mortal", "spirit")
EVENTS = ("play", "horde", "relic", "haunt")


def faction_name(w: Words, faction: int) -> str:
    """What a faction is called; nothing for none."""
    return w.say(f"faction-{FACTIONS[faction]}") if faction < tables.NO_FACTION else ""


def faction_monster(w: Words, faction: int) -> Said:
    """A monster of a faction, with its article."""
    return Said(w.attribute(f"faction-{FACTIONS[faction]}", "monster"))


# Effects


def message(effect: Effect | type[Effect]) -> str:
    return f"effect-{effect.word.replace('_', '-')}"


def program(w: Words, number: int) -> list[Effect]:
    """The effects of a program; none for none."""
    return [] if number == tables.NO_PROGRAM else list(w.content.programs[number])


def phrase(w: Words, effect: Effect) -> str:
    """One effect in full."""
    inner, other = phrases(w, int(effect.inner)), phrases(w, int(effect.other))
    return w.say(message(effect), int(effect.amount), Said(inner), Said(other))


def phrases(w: Words, number: int) -> str:
    effects = program(w, number)
    return str(w.commas([phrase(w, effect) for effect in effects])) if effects else ""


def repeated(w: Words, number: int) -> str:
    """TL-HAUNT-12: what a HAUNT Action gives; HAUNT itself does nothing then."""
    return str(w.commas([phrase(w, e) for e in program(w, number) if e.word != "haunt"]))


def sentences(w: Words, number: int) -> str:
    return w.paragraph(sentence(w, phrase(w, effect)) for effect in program(w, number))


def sentence(w: Words, said: str) -> str:
    return w.say("sentence", Said(said))


# Effects in few words


def brief(w: Words, effect: Effect, attribute: str) -> str:
    """An effect as one of its attributes says it; empty if it has none."""
    inner, other = gain(w, int(effect.inner)), gain(w, int(effect.other))
    return w.attribute(message(effect), attribute, int(effect.amount), Said(inner), Said(other))


def within(w: Words, effect: Effect) -> str:
    """An effect in a few words, to stand inside a sentence."""
    return brief(w, effect, "within") or brief(w, effect, "name") or phrase(w, effect)


def gain(w: Words, number: int) -> str:
    """A program in a few words, to stand inside a sentence."""
    effects = program(w, number)
    return str(w.commas([within(w, effect) for effect in effects])) if effects else ""


def line(w: Words, effect: Effect) -> str:
    """An effect as a short sentence of its own."""
    short = brief(w, effect, "line") or brief(w, effect, "help")
    return short or sentence(w, phrase(w, effect))


# Cards


def card_text(w: Words, kind: Kind) -> str:
    """Everything a card does, complete."""
    parts: list[str] = []
    if kind.type == tables.RELIC_CARD:
        action = sentences(w, int(kind.action))
        parts.append(w.say("text-relic", Said(action)) if action else "")
    else:
        parts.append(sentences(w, int(kind.play)))
    if kind.condition != tables.NO_PROGRAM:
        monster = faction_monster(w, int(w.content.overlords[kind.overlord].faction))
        gained = Said(phrases(w, int(kind.condition)))
        parts.append(w.say("text-condition", monster, gained))
    parts += constant(w, kind)
    if kind.trigger != tables.NO_TRIGGER:
        parts.append(trigger_text(w, kind))
    if kind.horde:
        parts.append(horde_text(w, kind))
    return w.paragraph(parts)


def constant(w: Words, kind: Kind) -> list[str]:
    """CLAIM and Armor, which need no activation."""
    said = [w.say("text-claim")] if kind.claim else []
    return [*said, w.say("text-armor", int(kind.armor))] if kind.armor else said


def horde_text(w: Words, kind: Kind) -> str:
    abilities = [Said(phrases(w, number)) for number in kind.horde]
    return w.say("text-horde" if len(abilities) == 1 else "text-horde-either", *abilities)


def trigger_text(w: Words, kind: Kind) -> str:
    gained = Said(phrases(w, int(kind.trigger_program)))
    return w.say(trigger_message(kind), gained, own_faction(w, kind))


def trigger_message(kind: Kind) -> str:
    return f"trigger-{EVENTS[kind.trigger]}-{'once' if kind.trigger_once else 'each'}"


def own_faction(w: Words, kind: Kind) -> Said:
    return Said(faction_name(w, int(kind.faction)))


def overlord_text(w: Words, lord: Overlord) -> str:
    """The Overlord Action in words."""
    effect = Said(sentences(w, int(lord.action)))
    costs = (int(lord.needs_horde), int(lord.pay_coin), int(lord.pay_health))
    return w.say("text-overlord", effect, *costs)
