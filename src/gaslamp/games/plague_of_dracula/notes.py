# border: not compiled
"""What an option costs or brings, in a few words beside it; only what everybody can see."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gaslamp.games.plague_of_dracula.combat import hunter_strength, sure_target
from gaslamp.games.plague_of_dracula.combat_row import combat_if_any, combat_now
from gaslamp.games.plague_of_dracula.items import Arrange
from gaslamp.games.plague_of_dracula.movement import AgreeToRide
from gaslamp.games.plague_of_dracula.state import Plague, hunters_at
from gaslamp.games.plague_of_dracula.strength import stands_in, strength_of
from gaslamp.games.plague_of_dracula.tables import (
    CLEANSED,
    COFFIN,
    CRUCIFIX,
    HOLY_WATER,
    HOST,
    MIASMA,
    NO_HUNTER,
    PLAGUE,
    RUMOR,
    STAKES,
    TOP_SPACE,
    WREATH,
)
from gaslamp.games.plague_of_dracula.transfusion import AgreeToTransfusion
from gaslamp.games.plague_of_dracula.vocabulary import (
    AGREE,
    ARRIVE,
    ATTACKER,
    BOARD,
    CLEANSE,
    DRIVE,
    FIRST,
    FLEE,
    FOLLOW,
    HAND_OVER,
    MOVE,
    NEXT_CARD,
    PLACE_AT_RANDOM,
    RECEIVE,
    SEARCH_AGAIN,
    SPREAD,
    STAKE,
    TAKE,
    TARGET,
    TRANSFUSE,
    USE,
)
from gaslamp.kernel.menu import Option
from gaslamp.kernel.state import Line, pending

LAST_BITES: Final = 2


def note_of(g: Plague, seat: i64, code: i64) -> Line | None:
    """The note of an option, or none where its words say it all."""
    o = Option(seat, code)
    verb = o.verb
    if verb in (MOVE, FLEE, FOLLOW, ARRIVE):
        return place_note(g, o.b, seat)
    if verb == DRIVE:
        return place_note(g, o.a, seat)
    if verb in (TAKE, RECEIVE):
        return weapon_note(g, o.a if verb == TAKE else o.b, seat)
    if verb in (USE, STAKE, TARGET, ATTACKER):
        return combat_note(g, o, seat)
    if verb in (NEXT_CARD, SPREAD, SEARCH_AGAIN, FIRST, PLACE_AT_RANDOM):
        return table_note(g, o, seat)
    return action_note(g, o, seat)


def price_of(g: Plague, seat: i64, code: i64) -> Line | None:
    """What an option takes from the hunters: an action, a blessed thing, a step of Dracula."""
    o = Option(seat, code)
    if o.verb == BOARD:
        return told(seat, "price-action", g.content.hunter_ids[o.a])
    if o.verb == AGREE:
        costs = agreement_note(g, seat)
        return None if costs is None else told(seat, "price-action", costs.args[0])
    if o.verb == USE and o.a in (HOLY_WATER, HOST):
        return told(seat, "price-used-up")
    if o.verb == SEARCH_AGAIN:
        return told(seat, "price-dracula", int(min(TOP_SPACE, g.dracula + 1)))
    return None


def told(seat: i64, key: str, a: str | int | None = None, b: str | int | None = None) -> Line:
    args = [arg for arg in (a, b) if arg is not None]
    return Line(key, args, 1 << int(seat))


def place_note(g: Plague, place: i64, seat: i64) -> Line | None:
    """What lies in the place one goes to."""
    mark = g.marks[place]
    if mark == PLAGUE:
        return told(seat, "note-plague")
    if mark == COFFIN:
        return told(seat, "note-coffin", int(g.coffins[place]))
    if mark == RUMOR:
        return told(seat, "note-rumor")
    if mark == MIASMA:
        return told(seat, "note-miasma")
    return told(seat, "note-cleansed") if mark == CLEANSED else None


def weapon_note(g: Plague, weapon: i64, seat: i64) -> Line:
    if weapon == CRUCIFIX:
        return told(seat, "note-crucifix")
    if weapon == WREATH:
        return told(seat, "note-wreath")
    if weapon == HOLY_WATER:
        return told(seat, "note-holy-water")
    if weapon == HOST:
        return told(seat, "note-host")
    if weapon == STAKES:
        return told(seat, "note-stakes")
    return told(seat, "note-secular", int(g.content.secular_bonus[weapon]))


def combat_note(g: Plague, o: Option, seat: i64) -> Line | None:
    if o.verb == TARGET:
        bites = g.bites[o.a]
        return told(seat, "note-last-bite" if bites == LAST_BITES else "note-bites", int(bites))
    if o.verb == ATTACKER:
        if stands_in(g, o.a):
            return told(seat, "note-stand-in")
        return told(seat, "note-strength", int(strength_of(g, o.a)))
    if o.verb == STAKE:
        return told(seat, "note-destroys", g.content.foe_ids[combat_now(g).foe])
    if o.a == HOLY_WATER:
        ours = int(hunter_strength(g))
        return told(seat, "note-stronger", ours, ours + 1)
    if o.a == HOST:
        return told(seat, "note-host-used")
    return told(seat, "note-warded" if combat_if_any(g) is None else "note-crucifix-raised")


def table_note(g: Plague, o: Option, seat: i64) -> Line | None:
    if o.verb == NEXT_CARD:
        return told(seat, "note-night-card" if g.content.night[o.a] else "note-day-card")
    if o.verb == SPREAD:
        return told(seat, "note-on-hunters") if hunters_at(g, o.b) else None
    if o.verb == SEARCH_AGAIN:
        return told(seat, "note-dracula-to", int(min(TOP_SPACE, g.dracula + 1)))
    if o.verb == FIRST:
        asked = pending(g)
        first = isinstance(asked, Arrange) and asked.done == 0
        return told(seat, "note-lost-first") if first else None
    return told(seat, "note-at-random")


def action_note(g: Plague, o: Option, seat: i64) -> Line | None:
    ids = g.content.hunter_ids
    if o.verb == CLEANSE:
        first = sure_target(g, hunters_at(g, o.a))
        if first == NO_HUNTER:
            return told(seat, "note-cleanse", int(g.coffins[o.a]))
        return told(seat, "note-cleanse-target", int(g.coffins[o.a]), ids[first])
    if o.verb == TRANSFUSE:
        bites = int(g.bites[o.b])
        return told(seat, "note-transfusion", bites, bites - 1)
    if o.verb == BOARD:
        return told(seat, "note-costs", ids[o.a])
    if o.verb == HAND_OVER:
        return told(seat, "note-bites", int(g.bites[o.a]))
    if o.verb == AGREE:
        return agreement_note(g, seat)
    return None


def agreement_note(g: Plague, seat: i64) -> Line | None:
    """A ride and a transfusion cost the action of who agrees; a gift costs nothing."""
    asked = pending(g)
    if isinstance(asked, AgreeToRide):
        return told(seat, "note-costs", g.content.hunter_ids[asked.hunter])
    if isinstance(asked, AgreeToTransfusion):
        return told(seat, "note-costs", g.content.hunter_ids[asked.patient])
    return None
