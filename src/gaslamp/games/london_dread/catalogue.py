# border: not compiled
"""What clients and `look` know of the pieces: as data, and in sentences.

What belongs to a Story's secrets is not told here: Plot cards, Challenges and Antagonists tell of
themselves once they lie open.
"""

from __future__ import annotations

from typing import Any

from gaslamp.games.game import About
from gaslamp.games.london_dread import names, tables, text
from gaslamp.games.london_dread.places import LOCATION_IDS
from gaslamp.games.london_dread.tables import Character, Content, Personality

TOKENS = (
    ("injured", "Injured", "A Condition, with no effect by itself. A second copy raises Dread by 5 "
     "in the Story Phase; in the Endgame it defeats the Character.", ("injury",)),
    ("unhinged", "Unhinged", "A Condition, with no effect by itself. A second copy raises Dread by "
     "5 in the Story Phase; in the Endgame it defeats the Character.", ()),
    ("virtue-token", "Virtue token", "Spent for the Virtue on the Character's sheet. There are "
     "twelve in all.", ("virtue",)),
    ("stash-token", "Stash", "Six more tokens, one of each number, for all clocks together. Each "
     "one taken costs 1 Dread at the end of the Chapter.", ("stash token",)),
    ("hardened", "Hardened", "The card there needs 1 Action Point, or 1 success, more.", ()),
    ("eased", "Eased", "The card there needs 1 Action Point, or 1 success, less.", ()),
    ("location-card", "Face-down card", "Nobody knows what it is. Left face down it costs 2 Dread "
     "at the end of the Chapter.", ("face-down",)),
    ("secret", "Secret", "One of Calypso's three Secrets in the Story London Dread. The team "
     "learns them in the course of it and uses each once, in the Endgame.", ("secrets",)),
    ("confidence", "Confidence", "24 cards with icons. What the team gains goes into the "
     "Investigation deck, from which any Character that takes part may draw; in the Endgame it "
     "goes into the hand of the Character that gains it.",
     ("confidence card", "investigation deck")),
    ("morning", "Morning", "The Time Segment from 6 a.m. to noon, Actions 1 to 4. A Plot card "
     "marked so can be investigated at any time, and costs its Dread at the end of all three "
     "segments while it is not done.", ("time segment", "6am", "8am", "10am", "noon")),
    ("day", "Day", "The Time Segment from 2 p.m. to 8 p.m., Actions 5 to 8. A Plot card marked so "
     "can be investigated from 2 p.m. on, and costs its Dread at the end of Day and of Night while "
     "it is not done.", ("2pm", "4pm", "6pm", "8pm")),
    ("night", "Night", "The Time Segment from 10 p.m. to 4 a.m., Actions 9 to 12. A Plot card "
     "marked so can be investigated from 10 p.m. on, and costs its Dread at the end of Night while "
     "it is not done.", ("10pm", "midnight", "2am", "4am")),
    ("plot", "Plot card", "Investigated in the order of the letters, each from its time on; all of "
     "a Chapter must be done in it, or the Story is lost.", ("plot cards",)),
    ("dread", "Dread", "Above 50 the Story is lost at once. The target number of the Final "
     "Showdown is 1, and 1 more for every full 5 Dread.", ("dread track", "target number")),
)  # fmt: skip


def everything(content: Content) -> list[About]:
    found = [About(id, name, [line], also) for id, name, line, also in TOKENS]
    found += [of_character(content, sheet) for sheet in content.characters]
    for sheet in content.characters:
        found += [of_personality(content, sheet, card) for card in sheet.deck]
    for card in content.cards:
        if card.kind != tables.PLACEHOLDER:
            found.append(About(card.id, card.name, of_card(content, card)))
    found += [About(i.id, i.name, ["An Item.", text.item_text(content, i)]) for i in content.items]
    for goon in content.goons:
        lines = ["A Goon.", text.trial_text(content, goon, "Loot", "Menace"), goon.line]
        found.append(About(goon.id, goon.name, lines))
    found += [About(s.id, s.name, ["One of Calypso's Secrets.", s.text]) for s in content.secrets]
    for story in content.stories:
        lines = [f"Story {int(story.number)}; its symbol is the {story.symbol}.", story.opening]
        found.append(About(story.id, story.name, lines))
    for location in LOCATION_IDS:
        area, _, number = location.partition("-")
        line = f"The Location a token with a {number} leads to from anywhere in the {area}."
        name = names.name(content, location)
        found.append(About(location, name, [line], (f"{area[0]}{number}",)))
    return found


def of_card(content: Content, card: tables.Card) -> list[str]:
    kind = {tables.DREAD_CARD: "A Dread card.", tables.ALLY: "An Ally."}.get(
        int(card.kind), "A Confidence card: drawn in an investigation, or played from the hand "
        "against a Challenge, it adds its icons."
    )  # fmt: skip
    return [kind, text.sentence(text.card_text(content, card))]


def of_character(content: Content, sheet: Character) -> About:
    """LD-SETUP-21: all that stands on a sheet, with the six Personality cards."""
    lines = [
        f"{sheet.title}; {text.shown(int(sheet.icons))} on the sheet.",
        f"Virtue, {sheet.virtue_name}: {text.sentences(content, int(sheet.virtue))}.",
        "Personality cards:",
        *(f"{card.name}: {text.personality_text(content, card)}" for card in sheet.deck),
        sheet.line,
    ]
    return About(sheet.id, sheet.name, lines, (sheet.title,))


def of_personality(content: Content, sheet: Character, card: Personality) -> About:
    lines = [f"A Personality card of {sheet.name}.", text.personality_text(content, card)]
    return About(card.id, card.name, lines)


def catalogue(content: Content) -> dict[str, Any]:
    """What is printed on the pieces, by id."""
    printed: dict[str, Any] = {}
    for card in content.cards:
        kind = ("dread", "placeholder", "ally", "confidence")[int(card.kind)]
        printed[card.id] = {"name": card.name, "type": kind, "tier": int(card.tier),
                            "difficulty": int(card.difficulty), "dread": int(card.dread),
                            "icons": text.listed(int(card.icons)), "line": card.line,
                            "text": text.card_text(content, card),
                            "source": card.source}  # fmt: skip
    for item in content.items:
        printed[item.id] = {"name": item.name, "type": "item",
                            "text": text.item_text(content, item),
                            "source": item.source}  # fmt: skip
    for sheet in content.characters:
        virtue = f"{sheet.virtue_name}: {text.sentences(content, int(sheet.virtue))}."
        deck = [{"id": p.id, "name": p.name, "kind": ("plain", "talent", "trauma")[int(p.kind)],
                 "icons": text.listed(int(p.icons)), "source": p.source,
                 "text": text.sentences(content, int(p.effect)) if p.effect >= 0 else ""}
                for p in sheet.deck]  # fmt: skip
        printed[sheet.id] = {"name": sheet.name, "type": "character", "title": sheet.title,
                             "text": f"{text.shown(int(sheet.icons))}. {virtue}",
                             "icons": text.listed(int(sheet.icons)), "virtue": virtue, "deck": deck,
                             "line": sheet.line, "source": sheet.source}  # fmt: skip
    for goon in content.goons:
        printed[goon.id] = {"name": goon.name, "type": "goon", "difficulty": int(goon.difficulty),
                            "icons": text.listed(int(goon.icons)), "line": goon.line,
                            "source": goon.source}  # fmt: skip
    for story in content.stories:
        printed[story.id] = {"name": story.name, "type": "story", "symbol": story.symbol,
                             "number": int(story.number), "source": story.source}  # fmt: skip
    return printed
