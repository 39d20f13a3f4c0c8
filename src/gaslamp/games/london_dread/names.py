# border: not compiled
"""Names: options as readable keys, elements as words for people."""

from __future__ import annotations

from functools import cache

from gaslamp.games.london_dread import tables, text, verbs
from gaslamp.games.london_dread.clock import AREA_IDS, HOURS, SEGMENTS
from gaslamp.games.london_dread.conditions import condition_id
from gaslamp.games.london_dread.planning import LOCATION_IDS
from gaslamp.games.london_dread.state import ARROW, COLOURS, NUMBERS, Dread
from gaslamp.games.london_dread.tables import Content
from gaslamp.kernel.menu import Option

NO_PARTS = (verbs.TIME_UP, verbs.READY, verbs.NOT_READY, verbs.PASS, verbs.DECLINE,
            verbs.END_ACTION, verbs.FROM_DECK, verbs.DONE)  # fmt: skip
OF_SEAT = (verbs.LEAD_EXTRA, verbs.LEADER)
OF_LOCATION = (verbs.REVEAL, verbs.INVESTIGATE, verbs.MENACE, verbs.EASE)
OF_CHARACTER = (verbs.VIRTUE, verbs.DRAW, verbs.NEXT, verbs.ROLL, verbs.RESOLVE, verbs.VICTIM,
                verbs.GIVE, verbs.READY_ITEMS, verbs.IN, verbs.OUT, verbs.BRIBE,
                verbs.SHOW_HAND)  # fmt: skip
OF_CARD = (verbs.LET_GO, verbs.SACRIFICE, verbs.PLAY, verbs.DISCARD)
OF_ITEM = (verbs.LOSE_ITEM, verbs.READY_ITEM)
SPOKEN_HOURS = ("6 a.m.", "8 a.m.", "10 a.m.", "noon", "2 p.m.", "4 p.m.", "6 p.m.", "8 p.m.",
                "10 p.m.", "midnight", "2 a.m.", "4 a.m.")  # fmt: skip
NUMBER = "number"


def side(number: int) -> str:
    return NUMBER if number == 0 else AREA_IDS[number - ARROW]


def parts(g: Dread, seat: int, code: int) -> list[str]:
    """The elements of an option, in the order of its key."""
    o = Option(seat, code)
    verb, a, b, c = int(o.verb), int(o.a), int(o.b), int(o.c)
    if verb in NO_PARTS:
        return []
    if verb == verbs.BE:
        return [g.content.characters[a].id]
    if verb in OF_SEAT:
        return [f"seat-{a}"]
    if verb == verbs.LIFT:
        return [AREA_IDS[a]]
    if verb in OF_LOCATION:
        return [LOCATION_IDS[a]]
    if verb in (verbs.MARK, verbs.UNMARK):
        return [LOCATION_IDS[a], COLOURS[b]]
    if verb == verbs.FROM_SUPPLY:
        return [g.content.items[a].id]
    if verb == verbs.REMOVE_GOON:
        return [g.content.goons[a].id]
    if verb == verbs.SECRET:
        return [g.content.secrets[a].id]
    return [g.id(a), *of_character(g, verb, b, c)]


def of_character(g: Dread, verb: int, b: int, c: int) -> list[str]:
    """What follows the Character in the key."""
    if verb in OF_CHARACTER:
        return []
    if verb == verbs.PLACE:
        return [HOURS[b], str(c)]
    if verb == verbs.TURN:
        return [HOURS[b], side(c)]
    if verb == verbs.TAKE_BACK:
        return [HOURS[b]]
    if verb == verbs.SWAP:
        return [HOURS[b], HOURS[c]]
    if verb in (verbs.TAKE_STASH, verbs.RETURN_STASH):
        return [str(b)]
    if verb == verbs.DETOUR:
        return [HOURS[b], AREA_IDS[c]]
    if verb == verbs.REPLAN:
        return [HOURS[b], str(c) if c <= NUMBERS else AREA_IDS[c - NUMBERS - 1]]
    if verb == verbs.TAKE_ALLY:
        return [LOCATION_IDS[b]]
    if verb in OF_CARD:
        return [g.content.cards[b].id]
    if verb == verbs.HEAL:
        return [condition_id(b)]
    if verb in OF_ITEM:
        return [g.content.items[b].id]
    assert verb in (verbs.USE, verbs.DEPLETE)
    return [g.content.items[b].id, *extra(g, verb, b, c)]


def extra(g: Dread, verb: int, item: int, c: int) -> list[str]:
    """How many dice are rerolled, or whose."""
    if c == 0:
        return []
    program = g.content.items[item].use if verb == verbs.USE else g.content.items[item].deplete
    watch = g.content.programs[program][0].verb == tables.REROLL_ANYBODY
    return [g.id(c - 1)] if watch else [str(c)]


def refs(g: Dread, seat: int, code: int) -> list[str]:
    """The pieces on the board an option is about; see view.py for their handles."""
    o = Option(seat, code)
    verb, a, b = int(o.verb), int(o.a), int(o.b)
    named = parts(g, seat, code)
    if verb in OF_LOCATION or verb in (verbs.MARK, verbs.UNMARK):
        return [f"board/{named[0]}"]
    if verb == verbs.FROM_SUPPLY:
        return [f"supply/{named[0]}"]
    if verb == verbs.FROM_DECK:
        return ["items"]
    if verb == verbs.REMOVE_GOON:
        return [f"goon/{named[0]}"]
    if verb == verbs.SECRET:
        return [f"secret/{named[0]}"]
    if verb in NO_PARTS or verb in OF_SEAT or verb in (verbs.BE, verbs.LIFT):
        return []
    mine = g.id(a)
    if verb == verbs.PLACE:
        return [f"{mine}/clock/{named[1]}", f"{mine}/token/{named[2]}"]
    if verb == verbs.SWAP:
        return [f"{mine}/clock/{named[1]}", f"{mine}/clock/{named[2]}"]
    if verb in (verbs.TURN, verbs.TAKE_BACK, verbs.DETOUR, verbs.REPLAN):
        return [f"{mine}/clock/{named[1]}"]
    if verb in (verbs.TAKE_STASH, verbs.RETURN_STASH):
        return [f"stash/{b}"]
    if verb == verbs.TAKE_ALLY:
        return [f"board/{named[1]}", f"character/{mine}"]
    if verb in (verbs.LET_GO, verbs.SACRIFICE):
        return [f"{mine}/ally/{named[1]}"]
    if verb in (verbs.PLAY, verbs.DISCARD):
        return [f"{mine}/hand/{named[1]}"]
    if verb in (*OF_ITEM, verbs.USE, verbs.DEPLETE):
        return [f"{mine}/item/{named[1]}"]
    return [f"character/{mine}"]


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
