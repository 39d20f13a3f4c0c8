# border: not compiled
"""Everything that can be looked at, in sentences. What belongs to a Story's secrets is not told
here: Plot cards, Challenges and Antagonists tell of themselves once they lie open."""

from __future__ import annotations

from gaslamp.games.game import About
from gaslamp.games.london_dread import cards, names, text
from gaslamp.games.london_dread.cards import Character, Content, Personality
from gaslamp.games.london_dread.planning import LOCATION_IDS

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
    ("dread", "Dread", "Above 50 the Story is lost at once. The target number of the Final "
     "Showdown is 1, and 1 more for every full 5 Dread.", ("dread track", "target number")),
)  # fmt: skip


def everything(content: Content) -> list[About]:
    found = [About(id, name, [line], also) for id, name, line, also in TOKENS]
    found += [of_character(content, sheet) for sheet in content.characters]
    for sheet in content.characters:
        found += [of_personality(content, sheet, card) for card in sheet.deck]
    for card in content.cards:
        if card.kind != cards.PLACEHOLDER:
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


def of_card(content: Content, card: cards.Card) -> list[str]:
    kind = {cards.DREAD_CARD: "A Dread card.", cards.ALLY: "An Ally."}.get(
        int(card.kind), "A Confidence card."
    )
    return [kind, text.sentence(text.card_text(content, card))]


def of_character(content: Content, sheet: Character) -> About:
    """LD-SETUP-21: all that stands on a sheet, with the six Personality cards."""
    lines = [
        f"{sheet.title}; {text.shown(int(sheet.icons))} on the sheet.",
        f"Virtue, {sheet.virtue_name}: {text.sentences(content, int(sheet.virtue))}.",
        "Personality cards:",
        *(f"{card.name}: {personality_text(content, card)}" for card in sheet.deck),
        sheet.line,
    ]
    return About(sheet.id, sheet.name, lines, (sheet.title,))


def of_personality(content: Content, sheet: Character, card: Personality) -> About:
    lines = [f"A Personality card of {sheet.name}.", personality_text(content, card)]
    return About(card.id, card.name, lines)


def personality_text(content: Content, card: Personality) -> str:
    """What a flipped card does."""
    return text.personality_text(content, card)
