# border: not compiled
"""Readable ids: the parts of option keys, the handles of pieces, and people's names for them."""

from __future__ import annotations

from gaslamp.games.plague_of_dracula.shorter import AnyWeapon
from gaslamp.games.plague_of_dracula.state import Plague
from gaslamp.games.plague_of_dracula.tables import HOLMWOOD, PLACES, VAN_HELSING, Tables
from gaslamp.games.plague_of_dracula.verbs import (
    BOARD,
    DRIVE,
    FIRST,
    RESOLVE,
    TAKE,
    VERBS,
    WITHHOLD,
)
from gaslamp.kernel.state import pending

KINDS = ["bag", "secular", "occult"]
CLINICIANS = ["seward", "van-helsing", "staff"]
WORDS = {
    "bag": "the Search Bag",
    "secular": "the Secular table",
    "occult": "the Occult table",
    "staff": "the staff of Purfleet",
    "die": "the die",
    "renfield": "Renfield",
    "coffins-1": "one coffin",
    "coffins-2": "two coffins",
    "coffins-3": "three coffins",
    "buda-pesth": "Buda-Pesth",
    "night-1": "night",
    "night-2": "a second night",
    "day-1": "day",
    "day-2": "a second day",
    "no-time": "before dawn",
}


def element(c: Tables, kind: str, value: int) -> str:
    """The id of one part of an option."""
    if kind == "place":
        return c.place_ids[value]
    if kind == "hunter":
        return c.hunter_ids[value]
    if kind == "weapon":
        return c.item_ids[value]
    if kind == "foe":
        return c.foe_ids[value]
    if kind == "kind":
        return KINDS[value]
    if kind == "clinician":
        return CLINICIANS[value]
    if kind == "card":
        return c.card_ids[value]
    return f"{kind}-{value}"


def parts(g: Plague, code: int) -> list[str]:
    """The element ids of an option, in order."""
    values = ((code >> 32) & 0xFFFF, (code >> 16) & 0xFFFF, code & 0xFFFF)
    kinds = VERBS[code >> 48][1].split()
    return [element(g.content, kind, value) for kind, value in zip(kinds, values, strict=False)]


def refs(g: Plague, code: int) -> list[str]:
    """The handles of the pieces an option is about; people and places are their own."""
    verb = code >> 48
    found = [part for part in parts(g, code) if known(g.content, part)]
    if verb in (BOARD, DRIVE):
        found.append(g.content.hunter_ids[HOLMWOOD])
    if verb == TAKE:
        found.append(g.content.hunter_ids[taker(g)])
    if verb == RESOLVE:
        found.append(g.content.place_ids[g.place[(code >> 32) & 0xFFFF]])
    return [] if verb in (FIRST, WITHHOLD) else found


def taker(g: Plague) -> int:
    """Who takes a weapon: Van Helsing from his bag, or whoever drew a Rumor (PD-SHORT-06)."""
    asked = pending(g)
    return int(asked.hunter) if isinstance(asked, AnyWeapon) else VAN_HELSING


def known(c: Tables, part: str) -> bool:
    return part in c.hunter_ids or part in c.place_ids or part in c.foe_ids


def name(c: Tables, element_id: str) -> str:
    """What a person calls an element."""
    if element_id in WORDS:
        return WORDS[element_id]
    if element_id.startswith("seat-"):
        return f"Player {int(element_id[5:]) + 1}"
    if element_id.startswith("text-card-"):
        return c.card_texts[int(element_id[10:])]
    if element_id.startswith("card-"):
        return card_name(c, int(element_id[5:]))
    for ids, names in (
        (c.place_ids[:PLACES], c.place_names),
        (c.hunter_ids, c.hunter_names),
        (c.item_ids, c.item_names),
        (c.foe_ids, c.foe_names),
    ):
        if element_id in ids:
            return names[ids.index(element_id)]
    return element_id


def card_name(c: Tables, card: int) -> str:
    title = c.card_titles[card]
    if c.card_subtitles[card]:
        title = f"{title}: {c.card_subtitles[card]}"
    return f"card {card:02d} ({title})"
