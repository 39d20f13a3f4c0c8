# border: not compiled
"""What there is room for on a card: its effects in numbers, keywords and short sentences.

The whole text is made by `text.py` from the same effects.
"""

from __future__ import annotations

from typing import Literal, cast

from gaslamp.games.terrors_of_london import tables, text
from gaslamp.games.terrors_of_london.shapes import Face, HordeAbility, Keyword, Yield
from gaslamp.games.terrors_of_london.tables import Content, Effect, Kind

# By verb: its icon's word, its name, and what it means with this amount.
KEYWORDS: dict[int, tuple[str, str, str]] = {
    tables.MUSTER: ("muster", "Muster", "Draw {} more for your next hand."),
    tables.RAGE: ("rage", "Rage", "Take {} Coin or {} Power."),
    tables.CURSE: ("curse", "Curse", "Rival loses {} Health or discards a card."),
    tables.COMMAND: ("command", "Command", "A monster of cost {} or less: discard to hand."),
    tables.DESTROY: ("destroy", "Destroy", "A card in play or in the Street must go."),
    tables.SACRIFICE: ("sacrifice", "Sacrifice", "Remove a card you have in play: 1 Power."),
    tables.SACRIFICE_ANYWHERE: ("sacrifice", "Sacrifice",
                               "Sacrifice from play, hand or discard pile."),
    tables.HAUNT: ("haunt", "Haunt", "Stays in play for your next turn too."),
    tables.DRAW: ("draw", "Draw", ""),
    tables.CLAIM: ("claim", "Claim", "May go on top of your deck when bought."),
}  # fmt: skip
PLAIN = {
    tables.COACHMAN: "Top card: a faction monster to hand, else keep or discard",
    tables.CONVERT: "This turn you may turn Coin into Power",
    tables.HORDE_ABILITY: "Use a Horde ability of yours without a horde",
    tables.OPPONENT_DISCARDS: "Rival discards a card",
    tables.HAUNT_CHOSEN: "A monster of yours gains Haunt",
    tables.CLAIM_NEXT: "The next Street monster you buy has Claim",
}
EVENTS = {
    tables.ON_HORDE: ("Once, as a horde forms or grows", "As a horde forms or grows"),
    tables.ON_RELIC: ("Once, on a Relic Action", "On each Relic Action"),
    tables.ON_HAUNT: ("Once, on a Haunt Action", "On each Haunt Action"),
}

FEW = 28  # letters: what an effect may take beside a price


def face(content: Content, kind: Kind) -> Face:
    """Everything that stands on the card."""
    yields, rest = parted(content, int(kind.play))
    if kind.claim:
        rest.append(Effect(tables.CLAIM, 1, tables.NO_PROGRAM, tables.NO_PROGRAM))
    named = [e for e in rest if e.verb in KEYWORDS and e.verb != tables.SACRIFICE_ANYWHERE]
    lines = [f"{line(content, e)}." for e in rest if e not in named]
    if kind.trigger != tables.NO_TRIGGER:
        lines.append(trigger(content, kind))
    if kind.type == tables.RELIC_CARD:
        lines += [f"{line(content, effect)}." for effect in program(content, int(kind.action))]
        if not lines:
            lines.append(f"Stops {kind.armor} Power of each turn’s attacks.")
    if len(named) == 1 and not lines and kind.type != tables.INFLUENCE_CARD and meaning(named[0]):
        lines.append(meaning(named[0]))
    return {
        "yields": yields,
        "keywords": [keyword(effect) for effect in named],
        "lines": lines,
        "when": when(content, kind),
        "condition": gain(content, int(kind.condition)),
        "horde": [horde_ability(content, number) for number in kind.horde],
    }


def when(content: Content, kind: Kind) -> str:
    """TL-INF-03: the further effect asks for a monster of the overlord's faction."""
    if kind.condition == tables.NO_PROGRAM:
        return ""
    lord = content.overlords[kind.overlord] if kind.overlord >= 0 else None
    return f"{text.FACTION_NAMES[int(lord.faction)] if lord else 'Faction'} in play"


def program(content: Content, number: int) -> list[Effect]:
    return [] if number == tables.NO_PROGRAM else list(content.programs[number])


def parted(content: Content, number: int) -> tuple[list[Yield], list[Effect]]:
    """The resources a program begins with, and the rest of it."""
    yields: list[Yield] = []
    effects = program(content, number)
    while effects and effects[0].verb in text.RESOURCES:
        effect = effects.pop(0)
        yields.append({"resource": resource(effect), "amount": int(effect.amount)})
    return yields, effects


def resource(effect: Effect) -> Literal["coin", "power", "regeneration"]:
    name = text.RESOURCES[int(effect.verb)].lower()
    return cast(Literal["coin", "power", "regeneration"], name)


def keyword(effect: Effect) -> Keyword:
    """A keyword; its strength is told where the book's is another."""
    icon, name, _ = KEYWORDS[int(effect.verb)]
    usual = text.STRENGTHS.get(int(effect.verb), (int(effect.amount), ""))[0]
    shown = effect.verb == tables.DRAW or effect.amount != usual
    return {"verb": icon, "name": f"{name} {effect.amount}" if shown else name}


def meaning(effect: Effect) -> str:
    amount = int(effect.amount)
    said: object = amount
    if effect.verb == tables.MUSTER:
        said = "one card" if amount == 1 else f"{amount} cards"
    return KEYWORDS[int(effect.verb)][2].replace("{}", str(said))


def gain(content: Content, number: int) -> str:
    """A program in a few words, to stand inside a sentence."""
    return ", ".join(words(content, effect) for effect in program(content, number))


def words(content: Content, effect: Effect) -> str:
    verb, amount = int(effect.verb), int(effect.amount)
    if verb in text.RESOURCES:
        return f"{amount} {text.RESOURCES[verb]}"
    if verb == tables.DRAW:
        return "draw a card" if amount == 1 else f"draw {amount} cards"
    if verb in KEYWORDS:
        return keyword(effect)["name"]
    said = line(content, effect)
    return said[0].lower() + said[1:]


def line(content: Content, effect: Effect) -> str:
    """An effect as a sentence of its own, without its full stop."""
    verb, amount = int(effect.verb), int(effect.amount)
    inner = gain(content, int(effect.inner))
    if verb in PLAIN:
        return PLAIN[verb]
    if verb == tables.LOOK:
        if amount == 1:
            return "See your top card; you may discard it"
        return "See your top 2 cards: discard one, or reorder"
    if verb == tables.REVEAL:
        other = gain(content, int(effect.other))
        return f"Reveal your top card. A faction monster: {inner}. Else {other}"
    if verb == tables.OPPONENT_LOSES:
        return f"Rival loses {amount} Health"
    if verb == tables.MAY_PAY_HEALTH:
        return f"May pay {amount} Health: {inner}"
    if verb == tables.IF_HORDE:
        return f"After a horde this turn: {inner}"
    if verb in KEYWORDS and verb != tables.DRAW:
        return meaning(effect).removesuffix(".")
    said = words(content, effect)
    return said[0].upper() + said[1:]


def gist(content: Content, kind: Kind, room: int) -> str:
    """The card's text beside its price: sentence by sentence, as many as there is room for."""
    relic = kind.type == tables.RELIC_CARD
    said = [brief(content, e) for e in program(content, int(kind.action if relic else kind.play))]
    said += ["CLAIM"] if kind.claim else []
    said += [f"Armor {kind.armor}"] if kind.armor else []
    said += [trigger(content, kind).removesuffix(".")] if kind.trigger >= 0 else []
    if kind.horde:
        said.append(f"Horde: {' ♦ '.join(text.phrases(content, number) for number in kind.horde)}")
    shown = said[:1]
    for sentence in said[1:]:
        if len(". ".join([*shown, sentence])) > room:
            return f"{'. '.join(shown)} …"
        shown.append(sentence)
    return ". ".join(shown)


def brief(content: Content, effect: Effect) -> str:
    """An effect as the card's text has it, in fewer words if those are many."""
    said = text.phrase(content, effect)
    return said if len(said) <= FEW else line(content, effect)


def trigger(content: Content, kind: Kind) -> str:
    faction = text.FACTION_NAMES[int(kind.faction)]
    played = (f"Once, playing another {faction}", f"Each other {faction} played")
    once, each = EVENTS.get(int(kind.trigger), played)
    return f"{once if kind.trigger_once else each}: {gain(content, int(kind.trigger_program))}."


def horde_ability(content: Content, number: int) -> HordeAbility:
    """A Horde ability by the icon of its first effect; the whole text tells the rest."""
    effect = program(content, number)[0]
    verb, amount = int(effect.verb), int(effect.amount)
    if verb in text.RESOURCES:
        return {"verb": resource(effect), "amount": amount, "name": "", "help": ""}
    if verb not in KEYWORDS:
        said = line(content, effect)
        return {"verb": "", "amount": None, "name": "", "help": f"{said}."}
    icon, name, _ = KEYWORDS[verb]
    shown = amount if verb == tables.DRAW else None
    return {"verb": icon, "amount": shown, "name": name, "help": meaning(effect)}
