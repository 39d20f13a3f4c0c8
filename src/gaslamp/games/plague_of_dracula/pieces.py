"""Every piece of the game, wherever it lies on the table."""

from __future__ import annotations

from gaslamp.games.plague_of_dracula.state import Plague
from gaslamp.games.plague_of_dracula.status_track import upright
from gaslamp.games.plague_of_dracula.tables import (
    BARE_BITE,
    BITE,
    CLEANSED,
    COFFIN,
    EMPTY,
    MIASMA,
    PLACES,
    PLAGUE,
    RUMOR,
    RUMOR_ITEM,
    WEAPONS,
)


def pieces(g: Plague) -> list[str]:
    """Every piece wherever it is: 136 counters and standees, and 60 cards."""
    c = g.content
    found = [f"card-{n}" for n in g.deck.listed() + g.discard.listed()]
    if g.active:
        found.append(f"card-{g.active}")
    coffins = g.stack.listed() + g.drawn.listed() + g.discarded.listed()
    coffins += [int(g.coffins[p]) for p in range(1, PLACES) if g.marks[p] in (PLAGUE, COFFIN)]
    found += [f"coffins-{v}" for v in coffins]
    counts = [
        int(g.stores.inventory[k] + g.stores.bag[k] + g.stores.discards[k]) for k in range(WEAPONS)
    ]
    for held in g.track:
        if held != EMPTY and held != BARE_BITE:
            counts[int(held) - BITE if held >= BITE else int(upright(held))] += 1
    marks = [int(m) for m in g.marks]
    counts[c.item_ids.index("garlic-wreath")] += marks.count(CLEANSED)
    for kind, count in enumerate(counts):
        found += [c.item_ids[kind]] * count
    found += ["rumor"] * (
        int(g.stores.rumors + g.stores.bag[RUMOR_ITEM]) + marks.count(RUMOR) + marks.count(MIASMA)
    )
    found += [f"standee-{i}" for i in c.hunter_ids] + ["standee-renfield"]
    found += [f"vampire-{i}" for i in c.hunter_ids[:-1]] + ["vampire-dracula"]
    return sorted([*found, "turn-marker-night", "turn-marker-day", "action-marker"])
