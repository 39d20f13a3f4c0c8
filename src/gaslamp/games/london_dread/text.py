# border: not compiled
"""Card texts, made from their data."""

from __future__ import annotations

from functools import cache

from gaslamp.games.london_dread import tables
from gaslamp.games.london_dread.state import Dread
from gaslamp.games.london_dread.tables import (
    ABILITIES,
    NIBBLE,
    Card,
    Content,
    Effect,
    Item,
    Personality,
    Plot,
    Trial,
)

CODES = {1: "Morning", 5: "Day", 9: "Night"}
CONDITION_NAMES = {tables.INJURED: "Injured", tables.UNHINGED: "Unhinged"}
NUMBERED = {
    tables.REROLL_ANYBODY: "Reroll {n} Action die just rolled by a Character at your Location",
    tables.SUCCESSES: "{n} automatic success{es}",
    tables.WILD_IN_COMPANY: "+{n} WILD if at least one other Character takes part",
    tables.HEAL: "Discard up to {n} Condition{s} among the Characters at your Location",
    tables.LOWER: "Lower Dread by {n}",
    tables.RAISE: "Raise Dread by {n}",
    tables.CONFIDENCE: "Gain {n} Confidence",
    tables.RANDOM_ITEM: "Gain {n} random Item{s}",
    tables.ITEM: "Gain {n} Item{s}",
    tables.VIRTUE: "Gain {n} Virtue token{s}",
    tables.LOSE_ITEM: "Discard {n} Item of a Character present",
    tables.DIE: "Gain {n} Action di{ce}",
    tables.DISCARD_HAND: "Discard {n} cards of your choice from your hand",
}
FIXED = {
    tables.KEEP_WILD: "When you flip your Trauma: keep the WILD icon of your sheet",
    tables.FLIP_TRAUMA_AGAIN: "When you flip your Trauma, before the die: flip a new card",
    tables.FLIP_AGAIN: "Before your flipped card takes effect: put it back and flip a new one",
    tables.WARD: "A Character at your Location ignores a Condition it would take right now",
    tables.WARD_SELF: "Ignore a Condition you would take right now",
    tables.READY_ALL: "Ready all other Items of one Character at your Location",
    tables.READY_ONE: "Ready one of your Items",
    tables.FREE_DETOUR: "Take one Detour without raising Dread",
    tables.REPLAN: "Replace one of your tokens in a slot not yet reached by any number or arrow",
    tables.LIFT_TOLL: "Lift the Toll in 1 Area of Chapter II",
    tables.EASE: "Put 1 Eased token on a face-up Location card",
    tables.SECRET: "Gain 1 of Calypso's Secrets",
    tables.REMOVE_GOON: "Remove 1 Goon of your choice from the board",
}


def listed(icons: int) -> list[str]:
    """Packed icons as a list of abilities."""
    return [name for k, name in enumerate(ABILITIES) for _ in range(icons >> 4 * k & NIBBLE)]


def shown(icons: int) -> str:
    return ", ".join(name.upper() for name in listed(icons))


def added(icons: int) -> str:
    """Icons as they are added: +1 GUILE +2 LORE."""
    counts = [(icons >> 4 * k & NIBBLE, name) for k, name in enumerate(ABILITIES)]
    return " ".join(f"+{n} {name.upper()}" for n, name in counts if n)


def conditions(bits: int) -> list[str]:
    return [name for flag, name in CONDITION_NAMES.items() if bits & flag]


def phrase(effect: Effect) -> str:
    verb, amount = int(effect.verb), int(effect.amount)
    if verb == tables.ICONS:
        return added(amount)
    if verb == tables.EITHER:
        return " or ".join(f"+1 {name.upper()}" for name in listed(amount))
    if verb == tables.REROLL:
        return "Reroll any number of your Action dice" if amount >= 16 else (
            f"Reroll up to {amount} of your Action dice")  # fmt: skip
    if verb in (tables.YOU, tables.ALL, tables.ONE):
        who = {tables.YOU: "You are", tables.ALL: "All present are",
               tables.ONE: "One Character present is"}[verb]  # fmt: skip
        return f"{who} {CONDITION_NAMES[amount]}"
    if verb in FIXED:
        return FIXED[verb]
    one = amount == 1
    return NUMBERED[verb].format(
        n=amount, s="" if one else "s", es="" if one else "es", ce="e" if one else "ce"
    )


def sentences(content: Content, program: int) -> str:
    if program == tables.NO_PROGRAM:
        return "No effect"
    return "; ".join(phrase(effect) for effect in content.programs[program])


@cache
def card_text(content: Content, card: Card) -> str:
    if card.kind == tables.DREAD_CARD:
        head = f"Difficulty {card.difficulty}, Dread {card.dread}"
        return f"{head}: {shown(int(card.icons))}. {card.line}"
    if card.kind == tables.ALLY:
        return f"{added(int(card.icons))}. Sacrifice: {sentences(content, int(card.sacrifice))}."
    return added(int(card.icons))


@cache
def item_text(content: Content, item: Item) -> str:
    use, deplete = sentences(content, int(item.use)), sentences(content, int(item.deplete))
    return f"Use: {use}. Deplete: {deplete}."


@cache
def plot_text(content: Content, plot: Plot) -> str:
    """The front of a Plot card; its back is read when it is done."""
    head = f"{CODES[int(plot.opens)]}, Dread {plot.dread}"
    if plot.begins_endgame:
        return f"{head}. Begin Endgame: 2 Confidence for each Character present."
    tiers = "; ".join(
        f"{reach(plot, n)}: {sentences(content, int(tier.effects))}"
        for n, tier in enumerate(plot.tiers)
    )
    return f"{head}: {shown(int(plot.icons))}. {tiers}."


def reach(plot: Plot, n: int) -> str:
    """The successes that lead to an outcome: 0–1, 2, 4+."""
    least = int(plot.tiers[n].least)
    if n + 1 == len(plot.tiers):
        return f"{least}+"
    most = int(plot.tiers[n + 1].least) - 1
    return f"{least}–{most}" if most > least else str(least)


def challenge_text(content: Content, trial: Trial) -> str:
    return trial_text(content, trial, "Beaten", "Failed")


def goon_text(g: Dread, goon: int) -> str:
    return trial_text(g.content, g.content.goons[goon], "Loot", "Menace")


def trial_text(content: Content, trial: Trial, won: str, lost: str) -> str:
    good, bad = sentences(content, int(trial.success)), sentences(content, int(trial.failure))
    head = f"Difficulty {trial.difficulty}: {shown(int(trial.icons))}"
    return f"{head}. {won}: {good}. {lost}: {bad}."


def sentence(words: str) -> str:
    """With a full stop, unless it ends by itself."""
    return words if words.endswith((".", "!", "?")) else f"{words}."


@cache
def personality_text(content: Content, card: Personality) -> str:
    """What a flipped Personality card does."""
    if card.kind == tables.TRAUMA:
        return "The Trauma. No icons of the sheet count; the Trauma die is rolled."
    icons = f"{added(int(card.icons))}." if card.icons else "No icons."
    if card.effect < 0:
        return icons
    return f"A Talent. {icons} {sentences(content, int(card.effect))}."
