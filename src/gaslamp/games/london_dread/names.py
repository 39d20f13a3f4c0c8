# border: not compiled
"""Names: elements as words for people."""

from __future__ import annotations

from functools import cache

from gaslamp.games.london_dread import tables, text
from gaslamp.games.london_dread.places import AREA_IDS, HOURS, LOCATION_IDS, SEGMENTS
from gaslamp.games.london_dread.state import COLOURS
from gaslamp.games.london_dread.tables import Content
from gaslamp.games.london_dread.vocabulary import NUMBER

SPOKEN_HOURS = ("6 a.m.", "8 a.m.", "10 a.m.", "noon", "2 p.m.", "4 p.m.", "6 p.m.", "8 p.m.",
                "10 p.m.", "midnight", "2 a.m.", "4 a.m.")  # fmt: skip


@cache
def all_names(content: Content) -> dict[str, str]:
    """Every element's name."""
    found: dict[str, str] = {}
    for group in (content.cards, content.items, content.characters, content.stories,
                  content.goons, content.secrets):  # fmt: skip
        for thing in group:
            found[thing.id] = thing.name
    for character in content.characters:
        found[f"{character.id}/virtue"] = character.virtue_name
        for card in character.deck:
            found[card.id] = card.name
            found[f"{card.id}/text"] = text.personality_text(content, card)
    for story in content.stories:
        for ruling in story.antagonists:
            found[ruling.id] = ruling.name
        for trial in story.challenges:
            found[trial.id] = trial.name
        for plot in story.plots:
            found[plot.id] = f"{plot.letter}: {plot.name}"
            for step, tier in enumerate(plot.tiers):
                found[f"{plot.id}/{step}"] = f"{plot.text} {tier.text}"
        for part in ("opening", "victory", "defeat"):
            found[f"{story.id}/{part}"] = str(getattr(story, part))
    for location, place in zip(LOCATION_IDS, content.places, strict=True):
        area, _, number = location.partition("-")
        found[location] = f"{area.capitalize()} {number} ({place})"
    found.update(zip(HOURS, SPOKEN_HOURS, strict=True))
    for area in AREA_IDS:
        found[area] = area.capitalize()
    for word in (*COLOURS, "injured", "unhinged"):
        found[word] = word if word in COLOURS else word.capitalize()
    for segment in SEGMENTS:
        found[segment] = segment.capitalize()
    found[NUMBER] = "its number"
    found.update(texts(content))
    found["dread-1"] = "Dread +1"
    found["dread-2"] = "Dread +2"
    return found


def texts(content: Content) -> dict[str, str]:
    """What is printed on things, as elements that messages can name."""
    found: dict[str, str] = {}
    for item in content.items:
        found[f"{item.id}/text"] = text.item_text(content, item)
        found[f"{item.id}/use"] = text.sentences(content, int(item.use))
        found[f"{item.id}/deplete"] = text.sentences(content, int(item.deplete))
    for card in content.cards:
        found[f"{card.id}/text"] = text.card_text(content, card)
        if card.kind == tables.ALLY:
            found[f"{card.id}/sacrifice"] = text.sentences(content, int(card.sacrifice))
    for sheet in content.characters:
        virtue = text.sentences(content, int(sheet.virtue))
        found[f"{sheet.id}/virtue-text"] = virtue
        found[f"{sheet.id}/text"] = (
            f"{text.shown(int(sheet.icons))}. Virtue, {sheet.virtue_name}: {virtue}"
        )
    for goon in content.goons:
        found[f"{goon.id}/text"] = text.trial_text(content, goon, "Loot", "Menace")
    for secret in content.secrets:
        found[f"{secret.id}/text"] = secret.text
    for story in content.stories:
        for plot in story.plots:
            found[f"{plot.id}/front"] = text.plot_text(content, plot)
        for trial in story.challenges:
            found[f"{trial.id}/text"] = text.challenge_text(content, trial)
            found[f"{trial.id}/failure"] = text.sentences(content, int(trial.failure))
    return found


def name(content: Content, element: str) -> str:
    """What a person calls an element."""
    return all_names(content)[element]
