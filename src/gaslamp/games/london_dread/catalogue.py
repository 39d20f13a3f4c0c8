# border: not compiled
"""What clients and `look` know of the pieces: as data, and in sentences.

What belongs to a Story's secrets is not told here: Plot cards, Challenges and Antagonists tell of
themselves once they lie open.
"""

from __future__ import annotations

from typing import Any

from gaslamp.games.game import About
from gaslamp.games.london_dread import tables, text
from gaslamp.games.london_dread.card_view import gives
from gaslamp.games.london_dread.places import LOCATION_IDS
from gaslamp.games.london_dread.tables import Character
from gaslamp.words.words import Said, Words

# What is no card, each a message `about-…` with its text and other names for it.
TOKENS = (
    "injured", "unhinged", "virtue-token", "stash-token", "hardened", "eased", "location-card",
    "secret", "confidence", "morning", "day", "night", "plot", "dread",
)  # fmt: skip
CARDS = {
    tables.DREAD_CARD: "about-dread-card",
    tables.ALLY: "about-ally",
    tables.CONFIDENCE_CARD: "about-confidence-card",
}
KINDS = ("plain", "talent", "trauma")
CARD_KINDS = ("dread", "placeholder", "ally", "confidence")


def everything(w: Words) -> list[About]:
    content = w.content
    found = [of_token(w, id) for id in TOKENS]
    found += [of_character(w, sheet) for sheet in content.characters]
    for sheet in content.characters:
        kind = w.say("about-personality", sheet.id)
        found += [of_thing(w, card.id, kind) for card in sheet.deck]
    for card in content.cards:
        if card.kind != tables.PLACEHOLDER:
            found.append(of_card(w, card))
    found += [of_thing(w, item.id, w.say("about-item")) for item in content.items]
    for goon in content.goons:
        found.append(of_thing(w, goon.id, w.say("about-goon"), w.printed(goon.id, "line")))
    found += [of_thing(w, secret.id, w.say("about-a-secret")) for secret in content.secrets]
    for story in content.stories:
        symbol = Said(w.printed(story.id, "symbol"))
        lines = [w.say("about-story", int(story.number), symbol), w.name(f"{story.id}/opening")]
        found.append(About(story.id, w.name(story.id), lines))
    for id in LOCATION_IDS:
        short = id.replace(id[1 : id.index("-") + 1], "")
        found.append(About(id, w.name(id), [w.name(f"{id}/told")], (short,)))
    return found


def of_token(w: Words, id: str) -> About:
    message = f"about-{id}"
    also = tuple(w.attribute(message, "also").split(", ")) if w.has(message, "also") else ()
    return About(id, w.say(message), [w.attribute(message, "text")], also)


def of_thing(w: Words, id: str, kind: str, line: str = "") -> About:
    return About(id, w.name(id), [part for part in (kind, w.name(f"{id}/text"), line) if part])


def of_card(w: Words, card: tables.Card) -> About:
    told = w.name(f"{card.id}/text")
    if card.kind == tables.CONFIDENCE_CARD:
        told = w.attribute("about-sheet", "confidence", Said(told))
    return About(card.id, w.name(card.id), [w.say(CARDS[int(card.kind)]), told])


def of_character(w: Words, sheet: Character) -> About:
    """LD-SETUP-21: all that stands on a sheet, with the six Personality cards."""
    title = w.printed(sheet.id, "title")
    virtue = (f"{sheet.id}/virtue", f"{sheet.id}/virtue-text")
    lines = [
        w.say("about-sheet", Said(title), text.shown(w, int(sheet.icons))),
        w.attribute("about-sheet", "virtue", *virtue),
        w.attribute("about-sheet", "deck"),
        *(w.name(f"{p.id}/listed") for p in sheet.deck),
        w.printed(sheet.id, "line"),
    ]
    return About(sheet.id, w.name(sheet.id), lines, (title,))


def catalogue(w: Words) -> dict[str, Any]:
    """What is printed on the pieces, by id."""
    content = w.content
    printed: dict[str, Any] = {}
    for card in content.cards:
        line = w.printed(card.id, "line") if card.kind == tables.DREAD_CARD else ""
        printed[card.id] = {"name": w.name(card.id), "type": CARD_KINDS[int(card.kind)],
                            "tier": int(card.tier), "difficulty": int(card.difficulty),
                            "dread": int(card.dread), "icons": text.listed(int(card.icons)),
                            "line": line, "text": text.card_text(w, card),
                            "source": card.source}  # fmt: skip
    for item in content.items:
        printed[item.id] = {"name": w.name(item.id), "type": "item",
                            "use": gives(w, int(item.use)), "deplete": gives(w, int(item.deplete)),
                            "text": w.name(f"{item.id}/text"), "source": item.source}  # fmt: skip
    for sheet in content.characters:
        printed[sheet.id] = sheet_data(w, sheet)
    for goon in content.goons:
        printed[goon.id] = {"name": w.name(goon.id), "type": "goon",
                            "difficulty": int(goon.difficulty),
                            "icons": text.listed(int(goon.icons)),
                            "line": w.printed(goon.id, "line"), "source": goon.source}  # fmt: skip
    for story in content.stories:
        printed[story.id] = {"name": w.name(story.id), "type": "story",
                             "symbol": w.printed(story.id, "symbol"),
                             "number": int(story.number), "source": story.source}  # fmt: skip
    for id in LOCATION_IDS:
        printed[id] = {"name": w.printed(id, "place"), "type": "place"}
    return printed


def sheet_data(w: Words, sheet: Character) -> dict[str, Any]:
    virtue = w.say("text-virtue", f"{sheet.id}/virtue", f"{sheet.id}/virtue-text")
    deck = [{"id": p.id, "name": w.name(p.id), "kind": KINDS[int(p.kind)],
             "icons": text.listed(int(p.icons)), "source": p.source,
             "text": str(text.sentences(w, int(p.effect))) if p.effect >= 0 else ""}
            for p in sheet.deck]  # fmt: skip
    return {
        "name": w.name(sheet.id), "type": "character", "title": w.printed(sheet.id, "title"),
        "text": text.sheet_text(w, sheet, "text-sheet-printed"),
        "icons": text.listed(int(sheet.icons)), "virtue": virtue, "deck": deck,
        "spends": w.name(f"{sheet.id}/virtue"),
        "line": w.printed(sheet.id, "line"), "source": sheet.source,
    }  # fmt: skip
