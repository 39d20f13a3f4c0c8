# border: not compiled
"""What people call elements."""

from __future__ import annotations

from gaslamp.games.plague_of_dracula.tables import PLACES, Tables

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
