# border: not compiled
"""What there is room for on a card or beside its price: numbers, keywords and short sentences.

The whole text is made by `text.py` from the same effects.
"""

from __future__ import annotations

from typing import Literal, cast

from gaslamp.games.terrors_of_london import tables, text
from gaslamp.games.terrors_of_london.effect import Effect
from gaslamp.games.terrors_of_london.effects import Resource
from gaslamp.games.terrors_of_london.shapes import Face, HordeAbility, Keyword, Yield
from gaslamp.games.terrors_of_london.tables import Kind
from gaslamp.words.words import Said, Words

FEW = 28  # letters: what an effect may take beside a price


def face(w: Words, kind: Kind) -> Face:
    """Everything that stands on the card."""
    yields, rest = parted(w, int(kind.play))
    named = [effect for effect in rest if effect.keyword]
    lines = [text.line(w, effect) for effect in rest if not effect.keyword]
    if kind.trigger != tables.NO_TRIGGER:
        lines.append(trigger(w, kind))
    if kind.type == tables.RELIC_CARD:
        lines += [text.line(w, effect) for effect in text.program(w, int(kind.action))]
        if not lines:
            lines.append(w.say("face-armor", int(kind.armor)))
    keywords = [keyword(w, effect) for effect in named]
    helps = [text.brief(w, effect, "help") for effect in named]
    if kind.claim:
        keywords.append({"verb": "claim", "name": w.attribute("keyword-claim", "title")})
        helps.append(w.attribute("keyword-claim", "short"))
    if len(helps) == 1 and helps[0] and not lines and kind.type != tables.INFLUENCE_CARD:
        lines.append(helps[0])
    return {
        "yields": yields,
        "keywords": keywords,
        "lines": lines,
        "when": when(w, kind),
        "condition": text.gain(w, int(kind.condition)),
        "horde": [horde_ability(w, number) for number in kind.horde],
    }


def when(w: Words, kind: Kind) -> str:
    """TL-INF-03: the further effect asks for a monster of the overlord's faction."""
    if kind.condition == tables.NO_PROGRAM:
        return ""
    lord = w.content.overlords[kind.overlord]
    return w.say("face-when", Said(text.faction_name(w, int(lord.faction))))


def parted(w: Words, number: int) -> tuple[list[Yield], list[Effect]]:
    """The resources a program begins with, and the rest of it."""
    yields: list[Yield] = []
    effects = text.program(w, number)
    while effects and isinstance(effects[0], Resource):
        effect = effects.pop(0)
        yields.append({"resource": resource(effect), "amount": int(effect.amount)})
    return yields, effects


def resource(effect: Effect) -> Literal["coin", "power", "regeneration"]:
    return cast(Literal["coin", "power", "regeneration"], effect.word)


def keyword(w: Words, effect: Effect) -> Keyword:
    """A keyword; its strength is told where the book's is another."""
    return {"verb": effect.icon, "name": text.brief(w, effect, "name")}


def trigger(w: Words, kind: Kind) -> str:
    gain = Said(text.gain(w, int(kind.trigger_program)))
    return w.attribute(text.trigger_message(kind), "face", gain, text.own_faction(w, kind))


def horde_ability(w: Words, number: int) -> HordeAbility:
    """A Horde ability by the icon of its first effect; the whole text tells the rest."""
    effect = text.program(w, number)[0]
    amount = int(effect.amount)
    if isinstance(effect, Resource):
        return {"verb": resource(effect), "amount": amount, "name": "", "help": ""}
    if not effect.icon:
        return {"verb": "", "amount": None, "name": "", "help": text.line(w, effect)}
    title = text.brief(w, effect, "title")
    return {
        "verb": effect.icon,
        "amount": amount if title else None,
        "name": title or text.brief(w, effect, "name"),
        "help": text.brief(w, effect, "help"),
    }


def gist(w: Words, kind: Kind, room: int) -> str:
    """The card's text beside its price: sentence by sentence, as many as there is room for."""
    relic = kind.type == tables.RELIC_CARD
    said = [few(w, e) for e in text.program(w, int(kind.action if relic else kind.play))]
    said += text.constant(w, kind)
    said += [trigger(w, kind)] if kind.trigger != tables.NO_TRIGGER else []
    said += [text.horde_text(w, kind)] if kind.horde else []
    shown = said[0]
    for sentence in said[1:]:
        longer = w.paragraph([shown, sentence])
        if len(longer) > room:
            return w.say("text-cut", Said(shown))
        shown = longer
    return shown


def few(w: Words, effect: Effect) -> str:
    """An effect as the card's text has it, in fewer words if those are many."""
    said = text.phrase(w, effect)
    return text.sentence(w, said) if len(said) <= FEW else text.line(w, effect)
