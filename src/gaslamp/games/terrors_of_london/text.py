# border: not compiled
"""Card text in our own words, made from the effects themselves: a changed card tells its change."""

from __future__ import annotations

from functools import lru_cache

from gaslamp.games.terrors_of_london import tables
from gaslamp.games.terrors_of_london.tables import Content, Effect, Kind, Overlord

FACTION_NAMES = ("Undead", "Beast", "Mortal", "Spirit", "")
EVENT_WORDS = {
    tables.ON_HORDE: "you form or expand a horde",
    tables.ON_RELIC: "you take a Relic Action",
    tables.ON_HAUNT: "you take a HAUNT Action",
}
FIXED = {
    tables.MUSTER: "MUSTER",
    tables.RAGE: "RAGE",
    tables.CURSE: "CURSE",
    tables.COMMAND: "COMMAND",
    tables.DESTROY: "DESTROY",
    tables.SACRIFICE: "SACRIFICE",
    tables.SACRIFICE_ANYWHERE: "SACRIFICE, also from your hand or discard pile",
    tables.HAUNT: "HAUNT",
    tables.HAUNT_CHOSEN: "One of your monsters in play without a token gains HAUNT",
    tables.CLAIM_NEXT: "The next monster you buy from the Street this turn has CLAIM",
    tables.COACHMAN: "Reveal the top card of your deck: a faction monster comes to your hand, "
    "anything else you may discard",
    tables.CONVERT: "Until your Action Phase ends you may turn Coin into Power",
    tables.HORDE_ABILITY: "Activate an unused Horde ability of one of your monsters; "
    "no horde is needed",
}
# The strength a keyword has in the book, and how another strength is written.
STRENGTHS = {
    tables.MUSTER: (1, "MUSTER ({})"),
    tables.RAGE: (2, "RAGE ({})"),
    tables.CURSE: (2, "CURSE ({} Health)"),
    tables.COMMAND: (3, "COMMAND (cost {} or less)"),
}
RESOURCES = {tables.COIN: "Coin", tables.POWER: "Power", tables.REGENERATION: "Regeneration"}


def faction_monster(faction: int) -> str:
    """A monster of a faction, with its article."""
    name = FACTION_NAMES[faction]
    return f"{'an' if name[0] in 'AEIOU' else 'a'} {name} monster"


def phrase(content: Content, effect: Effect) -> str:
    """One effect in words."""
    verb = int(effect.verb)
    amount = int(effect.amount)
    if verb in RESOURCES:
        return f"{amount} {RESOURCES[verb]}"
    if verb == tables.DRAW:
        return f"DRAW ({amount})"
    if verb in STRENGTHS and amount != STRENGTHS[verb][0]:
        return STRENGTHS[verb][1].format(amount)
    if verb in FIXED:
        return FIXED[verb]
    inner = phrases(content, int(effect.inner))
    if verb == tables.LOOK:
        if amount == 1:
            return "Look at the top card of your deck; you may discard it"
        return "Look at the top two cards of your deck; you may discard one; " \
               "put the rest back in any order"  # fmt: skip
    if verb == tables.REVEAL:
        other = phrases(content, int(effect.other))
        return f"Reveal the top card of your deck and leave it there: {inner} for a faction " \
               f"monster, {other} for anything else"  # fmt: skip
    if verb == tables.OPPONENT_LOSES:
        return f"Your opponent loses {amount} Health"
    if verb == tables.OPPONENT_DISCARDS:
        return "Your opponent discards a card"
    if verb == tables.MAY_PAY_HEALTH:
        return f"You may pay {amount} Health for {inner}"
    return f"If you have formed or expanded a horde this Action Phase: {inner}"


def phrases(content: Content, program: int) -> str:
    if program == tables.NO_PROGRAM:
        return ""
    return ", ".join(phrase(content, effect) for effect in content.programs[program])


def sentences(content: Content, program: int) -> str:
    if program == tables.NO_PROGRAM:
        return ""
    return " ".join(f"{phrase(content, effect)}." for effect in content.programs[program])


@lru_cache(1024)
def card_text(content: Content, kind: Kind) -> str:
    """Everything a card does, complete."""
    parts: list[str] = []
    if kind.type == tables.RELIC_CARD:
        action = sentences(content, int(kind.action))
        parts.append(f"Once a turn: {action}" if action else "")
    else:
        parts.append(sentences(content, int(kind.play)))
    if kind.condition != tables.NO_PROGRAM:
        monster = faction_monster(int(content.overlords[kind.overlord].faction))
        gain = phrases(content, int(kind.condition))
        parts.append(f"With {monster} in your play area: {gain}.")
    if kind.claim:
        parts.append("CLAIM.")
    if kind.armor:
        parts.append(f"Armor {kind.armor}.")
    if kind.trigger != tables.NO_TRIGGER:
        parts.append(trigger_text(content, kind))
    if kind.horde:
        abilities = " ♦ ".join(phrases(content, program) for program in kind.horde)
        parts.append(f"Horde: {abilities}.")
    return " ".join(part for part in parts if part)


def trigger_text(content: Content, kind: Kind) -> str:
    gain = phrases(content, int(kind.trigger_program))
    often = "once, when" if kind.trigger_once else "each time"
    faction = FACTION_NAMES[int(kind.faction)]
    event = EVENT_WORDS.get(int(kind.trigger), f"you play another {faction} monster")
    return f"{gain}, {often} {event}."


def overlord_text(content: Content, lord: Overlord) -> str:
    """The Overlord Action in words."""
    effect = sentences(content, int(lord.action))
    when = "Once a turn"
    if lord.needs_horde:
        when += ", if you have formed or expanded a horde"
    prices = ((int(lord.pay_coin), "Coin"), (int(lord.pay_health), "Health"))
    paid = [f"{amount} {what}" for amount, what in prices if amount]
    if paid:
        when += f", pay {' and '.join(paid)}"
    return f"{when}: {effect}"
