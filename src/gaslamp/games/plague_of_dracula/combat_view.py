# border: not compiled
"""The combat in hand as every seat may see it: both sides, what hits, and who strikes first."""

from __future__ import annotations

from gaslamp.games.plague_of_dracula import combat_row
from gaslamp.games.plague_of_dracula.combat import hunter_strength
from gaslamp.games.plague_of_dracula.combat_row import combat_if_any
from gaslamp.games.plague_of_dracula.odds import unseen
from gaslamp.games.plague_of_dracula.shapes import Combat, Hit, Part
from gaslamp.games.plague_of_dracula.state import Plague, able
from gaslamp.games.plague_of_dracula.status_track import best_secular
from gaslamp.games.plague_of_dracula.strength import (
    able_fighters,
    base_strength,
    hits,
    undead_strength,
)
from gaslamp.games.plague_of_dracula.tables import (
    ANY_FOE,
    BAT_COLUMN,
    CREATURES,
    DRACULA,
    HUNTERS,
    WEAPONS,
)
from gaslamp.games.plague_of_dracula.text import named
from gaslamp.games.view import Track
from gaslamp.words.words import Said, Words


def combat_tracks(g: Plague, w: Words) -> list[Track]:
    """Both strengths of the combat in hand, who strikes first, and at whom."""
    now = combat_if_any(g)
    if now is None or now.foe == ANY_FOE:
        return []
    c = g.content
    first = int(g.renfield_out or now.ambush)
    aim = c.hunter_ids[now.target] if now.target >= 0 else Said("")
    theirs = w.say("combat-undead", c.foe_ids[now.foe], aim, int(now.target >= 0), first)
    able_ones = [c.hunter_ids[h] for h in range(HUNTERS) if now.fights(h) and able(g, h)]
    ours = w.say("combat-hunters", w.listed(named(w, able_ones)), len(able_ones), 1 - first)
    found = [
        Track("undead", w.say("track-undead"), int(undead_strength(g)), note=theirs),
        Track("hunters", w.say("track-hunters"), int(hunter_strength(g)) if able_ones else 0,
              note=ours),
    ]  # fmt: skip
    if now.last_battle:
        shields = int(now.shields + g.renfield_out)
        found.append(Track("shields", w.say("track-shields"), shields))
    return found


def combat(g: Plague, seat: int, w: Words) -> Combat | None:
    """The combat in hand, with both strengths and the chances of the next draw."""
    now = combat_if_any(g)
    if now is None:
        return None
    c = g.content
    chosen = now.foe != ANY_FOE
    ours, theirs = hunter_strength(g), undead_strength(g) if chosen else 0
    cards = unseen(g, seat)
    return {
        "place": "transylvania" if now.last_battle else c.place_ids[now.place],
        "foe": c.foe_ids[now.foe] if chosen else "",
        "stand_in": now.stand_in,
        "undead_strength": int(theirs),
        "hunter_strength": int(ours),
        "undead_parts": undead_parts(g, now, w) if chosen else [],
        "hunter_parts": hunter_parts(g, w),
        "undead_hits": [bat(value, int(theirs)) for value in range(1, BAT_COLUMN + 1)],
        "hunter_hits": [bat(value, int(ours)) for value in range(1, BAT_COLUMN + 1)],
        "undead_chance": round(cards.chance(lambda card: hits(g, card, theirs)), 4),
        "hunter_chance": round(cards.chance(lambda card: hits(g, card, ours)), 4),
        "undead_first": bool(g.renfield_out or now.ambush),
        "target": c.hunter_ids[now.target] if now.target >= 0 else "",
        "champion": c.hunter_ids[now.champion] if now.champion >= 0 else "",
        "fighters": [c.hunter_ids[h] for h in range(HUNTERS) if now.fights(h)],
        "able": [c.hunter_ids[h] for h in range(HUNTERS) if now.fights(h) and able(g, h)],
        "coffins": int(now.coffins),
        "round": int(now.round),
        "last_battle": now.last_battle,
        "ignored_hits": int(now.shields + g.renfield_out) if now.last_battle else 0,
    }


def bat(value: int, side: int) -> Hit:
    """PD-CMB-16, PD-CMB-17: whether a number hits; of the fives only the red ones can."""
    if value > side:
        return "miss"
    return "red" if value == BAT_COLUMN else "hit"


def undead_parts(g: Plague, now: combat_row.Combat, w: Words) -> list[Part]:
    """PD-CMB-05: what the strength of the undead is made of; Creatures have only their own."""
    own = int(base_strength(g, now.foe))
    there = 0 if now.foe == CREATURES else int(now.coffins)
    his = now.foe == DRACULA and not now.stand_in
    rest = int(undead_strength(g)) - own - there
    return parts(
        [
            (own, w.say("part-his-own" if his else "part-their-own")),
            (there, w.say("part-coffins", there)),
            (rest, w.say("part-events")),
        ]
    )


def hunter_parts(g: Plague, w: Words) -> list[Part]:
    """PD-CMB-12: what the strength of the hunters is made of."""
    c = g.content
    bonus = int(best_secular(g, able_fighters(g)))
    held = [w.name(c.item_ids[k]) for k in range(WEAPONS) if c.secular_bonus[k] == bonus]
    rest = int(hunter_strength(g)) - 1 - bonus
    blessed = (rest, w.say("part-blessed"))
    return parts([(1, w.say("part-hunters-own")), (bonus, held[0] if held else ""), blessed])


def parts(rows: list[tuple[int, str]]) -> list[Part]:
    return [{"amount": amount, "name": name} for amount, name in rows if amount]
