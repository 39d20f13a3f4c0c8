# border: not compiled
"""Phrases that views and descriptions share: names of composed elements, card texts, dates."""

from __future__ import annotations

from gaslamp.games.plague_of_dracula.tables import ANY_FOE, Tables
from gaslamp.words.words import Said, Words

FIRST_DAY = 11
AUGUST = 31
VAMPIRE = "vampire-"
TEXT = "text-card-"
CARD = "card-"


def called(w: Words, element: str) -> str:
    """What people call a vampire, a card, or the text of one."""
    if element.startswith(VAMPIRE):
        return w.say("turned-name", element.removeprefix(VAMPIRE))
    if element.startswith(TEXT):
        return card_text(w, int(element.removeprefix(TEXT)))
    number = int(element.removeprefix(CARD))
    return w.say("card-name", Said(f"{number:02d}"), card_title(w, number))


def card_title(w: Words, number: int) -> Said:
    """A card's title with its subtitle."""
    if subtitle := printed(w, number, "subtitle"):
        return Said(w.say("card-title", event(number), subtitle))
    return Said(w.printed(event(number)))


def card_text(w: Words, number: int) -> str:
    """What a card says: some flavour, and what its effect does."""
    effect = w.content.events[number]
    args = [arg for field in effect.takes for arg in SAID[field](w, getattr(effect, field))]
    does = w.say(f"effect-{effect.word}", *args)
    flavour = printed(w, number, "flavour")
    return w.say("card-text", flavour, Said(does)) if flavour else does


def event(number: int) -> str:
    """The id that the words of a card go by."""
    return f"event-{number}"


def printed(w: Words, number: int, field: str) -> Said:
    """A text of a card; empty if it has none."""
    known = f"{event(number)}.{field}" in w.content.spoken
    return Said(w.printed(event(number), field)) if known else Said("")


def dates(w: Words, turn: int) -> str:
    """PD-TURN-01: each turn is two days, from 11 August 1890."""
    first = FIRST_DAY + 2 * (turn - 1)
    return w.say("dates", day(w, first), day(w, first + 1))


def day(w: Words, number: int) -> Said:
    if number <= AUGUST:
        return Said(w.say("date-august", number))
    return Said(w.say("date-september", number - AUGUST))


def headed(phrase: str) -> str:
    """A phrase as it stands at the beginning."""
    return phrase[:1].upper() + phrase[1:]


def members(mask: int, ids: list[str]) -> list[str]:
    """The ids of a set that is given as bits."""
    return [ids[n] for n in range(len(ids)) if mask >> n & 1]


def named(w: Words, ids: list[str]) -> list[str]:
    return [w.name(one) for one in ids]


# What the fields of an effect tell its message.


def one_place(w: Words, value: int) -> list[str | int]:
    c: Tables = w.content
    return [c.place_ids[value]]


def some_places(w: Words, value: int) -> list[str | int]:
    return [w.either(named(w, members(value, w.content.place_ids)))]


def some_hunters(w: Words, value: int) -> list[str | int]:
    found = members(value, w.content.hunter_ids)
    return [w.either(named(w, found)), len(found)]


def whether(w: Words, value: int) -> list[str | int]:
    return [value]


def one_foe(w: Words, value: int) -> list[str | int]:
    """The name as it begins a sentence; `any` where any foe may come."""
    if value == ANY_FOE:
        return [Said("any")]
    return [Said(headed(w.name(w.content.foe_ids[value])))]


SAID = {
    "place": one_place,
    "places": some_places,
    "hunters": some_hunters,
    "prefer_bitten": whether,
    "attacker": one_foe,
}
