# border: not compiled
"""Card texts, made from their data."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from gaslamp.games.london_dread import tables
from gaslamp.games.london_dread.effect import CONDITION, ICONS, ONE_OF_ICONS, Effect
from gaslamp.games.london_dread.tables import (
    ABILITIES,
    NIBBLE,
    Card,
    Character,
    Item,
    Personality,
    Plot,
    Trial,
    condition_id,
)
from gaslamp.words.words import Said, Words

CODES = {1: "morning", 5: "day", 9: "night"}
REMEMBERED = 4096
CONDITIONS = (tables.INJURED, tables.UNHINGED)


@lru_cache(REMEMBERED)
def said(w: Words, message: str, *args: str | int) -> str:
    """What the board says again and again: made once for all tables of a language."""
    key, _, attribute = message.partition(".")
    return w.attribute(key, attribute, *args) if attribute else w.say(key, *args)


@lru_cache(REMEMBERED)
def named(w: Words, element: str) -> str:
    return w.name(element)


def in_a_row(w: Words, message: str, parts: Sequence[str]) -> Said:
    """Words one after another, each joined to those before it by a message."""
    found = parts[0] if parts else ""
    for part in parts[1:]:
        found = w.say(message, Said(found), Said(part))
    return Said(found)


# Icons and Conditions


def listed(icons: int) -> list[str]:
    """Packed icons as a list of abilities."""
    return [name for k, name in enumerate(ABILITIES) for _ in range(icons >> 4 * k & NIBBLE)]


def shown(w: Words, icons: int) -> Said:
    return w.commas([w.name(ability) for ability in listed(icons)])


def added(w: Words, icons: int) -> Said:
    """Icons as they are added: +1 GUILE +2 LORE."""
    counts = [(icons >> 4 * k & NIBBLE, name) for k, name in enumerate(ABILITIES)]
    return in_a_row(w, "icons-more", [w.say("icon-added", n, name) for n, name in counts if n])


def conditions(bits: int) -> list[str]:
    return [condition_id(flag) for flag in CONDITIONS if bits & flag]


# Effects


def phrase(w: Words, effect: Effect) -> str:
    amount = int(effect.amount)
    said: str | int = amount
    if effect.takes == ICONS:
        said = added(w, amount)
    elif effect.takes == ONE_OF_ICONS:
        said = w.either([w.say("icon-added", 1, name) for name in listed(amount)])
    elif effect.takes == CONDITION:
        said = condition_id(amount)
    return w.say(f"effect-{effect.word.replace('_', '-')}", said)


def sentences(w: Words, program: int) -> Said:
    if program == tables.NO_PROGRAM:
        return Said(w.say("effects-none"))
    return in_a_row(w, "effects-more", [phrase(w, e) for e in w.content.programs[program]])


# Cards. View and notes ask for these by element ("lockpicks/text"), so that each is made once.


def card_text(w: Words, card: Card) -> str:
    if card.kind == tables.DREAD_CARD:
        icons, line = shown(w, int(card.icons)), Said(w.printed(card.id, "line"))
        return w.say("text-dread", int(card.difficulty), int(card.dread), icons, line)
    icons = added(w, int(card.icons))
    if card.kind == tables.ALLY:
        gives = sentences(w, int(card.sacrifice))
        if card.for_two:
            return w.say("text-ally-two", icons, added(w, int(card.for_two)), gives)
        return w.say("text-ally", icons, gives)
    return w.say("text-confidence", icons)


def item_text(w: Words, item: Item) -> str:
    return w.say("text-item", sentences(w, int(item.use)), sentences(w, int(item.deplete)))


def sheet_text(w: Words, sheet: Character, message: str = "text-sheet") -> str:
    icons, virtue = shown(w, int(sheet.icons)), sentences(w, int(sheet.virtue))
    return w.say(message, icons, f"{sheet.id}/virtue", virtue)


def plot_text(w: Words, plot: Plot) -> str:
    """The front of a Plot card; its back is read when it is done."""
    code, dread = CODES[int(plot.opens)], int(plot.dread)
    if plot.begins_endgame:
        return w.say("text-plot-endgame", code, dread)
    tiers = [
        w.say("text-tier", reach(w, plot, n), sentences(w, int(tier.effects)))
        for n, tier in enumerate(plot.tiers)
    ]
    icons = shown(w, int(plot.icons))
    return w.say("text-plot", code, dread, icons, in_a_row(w, "effects-more", tiers))


def reach(w: Words, plot: Plot, n: int) -> Said:
    """The successes that lead to an outcome: 0–1, 2, 4+."""
    least = int(plot.tiers[n].least)
    if n + 1 == len(plot.tiers):
        return Said(w.say("reach-from", least))
    most = int(plot.tiers[n + 1].least) - 1
    return Said(w.say("reach-range", least, most) if most > least else w.say("reach-one", least))


def trial_text(w: Words, trial: Trial, message: str) -> str:
    good, bad = sentences(w, int(trial.success)), sentences(w, int(trial.failure))
    return w.say(message, int(trial.difficulty), shown(w, int(trial.icons)), good, bad)


def personality_text(w: Words, card: Personality) -> str:
    """What a flipped Personality card does."""
    if card.kind == tables.TRAUMA:
        return w.say("text-trauma")
    icons = w.say("text-icons", added(w, int(card.icons))) if card.icons else w.say("text-no-icons")
    if card.effect < 0:
        return icons
    return w.say("text-talent", Said(icons), sentences(w, int(card.effect)))
