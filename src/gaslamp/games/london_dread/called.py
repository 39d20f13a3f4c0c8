# border: not compiled
"""What composed elements are called: parts of a card, Locations, Plot cards with their letter."""

from __future__ import annotations

from functools import cache

from gaslamp.games.london_dread import text
from gaslamp.games.london_dread.places import LOCATION_IDS
from gaslamp.games.london_dread.tables import (
    Card,
    Character,
    Content,
    Item,
    Personality,
    Plot,
    Ruling,
    Story,
    Trial,
)
from gaslamp.words.words import Said, Words

Thing = Card | Character | Item | Personality | Plot | Ruling | Story | Trial
TEXT = "text"


@cache
def things(content: Content) -> dict[str, Thing]:
    """Everything printed, by id."""
    found: list[Thing] = [*content.cards, *content.items, *content.characters, *content.goons]
    found += [*content.secrets, *content.stories]
    for character in content.characters:
        found += character.deck
    for story in content.stories:
        found += [*story.plots, *story.challenges, *story.antagonists]
    return {thing.id: thing for thing in found}


def called(w: Words, element: str) -> str:
    """An element `id`, or a part of it, `id/part`."""
    id, _, part = element.partition("/")
    if id.endswith("-streets"):
        return w.say("streets-called", id.partition("-")[0])
    if id in LOCATION_IDS:
        return location(w, id, part)
    thing = things(w.content)[id]
    if isinstance(thing, Card):
        return of_card(w, thing, part)
    if isinstance(thing, Item):
        return text.item_text(w, thing) if part == TEXT else of_item(w, thing, part)
    if isinstance(thing, Character):
        return of_character(w, thing, part)
    if isinstance(thing, Plot):
        return of_plot(w, thing, part)
    if isinstance(thing, Trial):
        return of_trial(w, thing, part)
    if isinstance(thing, Personality):
        return of_personality(w, thing, part)
    if isinstance(thing, Ruling) and part == TEXT and any(thing.might):
        return w.say(
            "text-might", Said(w.printed(id, part)), *(Said(f"{int(n):+}") for n in thing.might)
        )
    return w.printed(id, part)  # what a Story, an Antagonist or a Secret tells


def location(w: Words, id: str, attribute: str = "") -> str:
    """North 1 (Highgate Vaults)."""
    area, _, number = id.partition("-")
    args = (area, int(number), Said(w.printed(id, "place")), f"arrow-{area}")
    if attribute:
        return w.attribute("location-called", attribute, *args)
    return w.say("location-called", *args)


def of_card(w: Words, card: Card, part: str) -> str:
    if part == "sacrifice":
        return text.sentences(w, int(card.sacrifice))
    return text.card_text(w, card) if part == TEXT else w.say("name-placeholder")


def of_item(w: Words, item: Item, part: str) -> str:
    return text.sentences(w, int(item.use if part == "use" else item.deplete))


def of_character(w: Words, sheet: Character, part: str) -> str:
    if part == "virtue":
        return w.printed(sheet.id, "virtue_name")
    if part == "virtue-text":
        return text.sentences(w, int(sheet.virtue))
    return text.sheet_text(w, sheet, "text-sheet-ended" if part == "sheet" else "text-sheet")


def of_plot(w: Words, plot: Plot, part: str) -> str:
    """Its name with the letter, its front, an outcome as told, or what leads to it and comes of
    it (`reach-N`, `brings-N`)."""
    if part == "":
        return w.say("plot-called", Said(plot.letter), Said(w.printed(plot.id, "title")))
    if part == "front":
        return text.plot_text(w, plot)
    kind, _, tier = part.rpartition("-")
    if kind == "reach":
        return text.reach(w, plot, int(tier))
    if kind == "brings":
        return text.sentences(w, int(plot.tiers[int(tier)].effects))
    back = Said(w.printed(plot.id, "text"))
    return w.say("plot-told", back, Said(w.printed(plot.id, f"tier-{tier}")))


def of_personality(w: Words, card: Personality, part: str) -> str:
    if part == "listed":
        return w.attribute("about-sheet", "card", card.id, f"{card.id}/text")
    return text.personality_text(w, card)


def of_trial(w: Words, trial: Trial, part: str) -> str:
    if part == "failure":
        return text.sentences(w, int(trial.failure))
    is_goon = any(trial is goon for goon in w.content.goons)
    return text.trial_text(w, trial, "text-goon" if is_goon else "text-challenge")
