# border: not compiled
"""Words beside an option: what it is about, what it costs or brings, what it would throw away."""

from __future__ import annotations

from gaslamp.games.london_dread import vocabulary as verbs
from gaslamp.games.london_dread.challenge import Facing
from gaslamp.games.london_dread.clock import FreeDetour
from gaslamp.games.london_dread.groups import at_location, goon_at
from gaslamp.games.london_dread.holdings import is_holding, program_of
from gaslamp.games.london_dread.investigation import AddPoints, difficulty
from gaslamp.games.london_dread.places import AREA_IDS, side_of
from gaslamp.games.london_dread.planning import Planning
from gaslamp.games.london_dread.plots import AfterRoll
from gaslamp.games.london_dread.points import ally_icons, group_points
from gaslamp.games.london_dread.showdown import LastChance
from gaslamp.games.london_dread.state import ARROW, EMPTY, MOST_DREAD, SHOWDOWN, STORY, Dread
from gaslamp.games.london_dread.striking import ChooseVictim
from gaslamp.games.london_dread.tables import points
from gaslamp.kernel.bits import count_bits, has
from gaslamp.kernel.menu import Option
from gaslamp.kernel.state import Line, pending

EFFECTS = {verbs.USE: "use", verbs.DEPLETE: "deplete"}
OF_ITEM = (verbs.LOSE_ITEM, verbs.READY_ITEM)
OF_CARD = (verbs.LET_GO, verbs.DISCARD)


def note(g: Dread, seat: int, code: int) -> Line | None:
    """In a few words what follows from an option, where the label does not say so."""
    o = Option(seat, code)
    verb = int(o.verb)
    if verb == verbs.DETOUR:
        return of_detour(g, o)
    if verb == verbs.TAKE_STASH:
        return said("note-stash")
    if verb == verbs.BE:
        return said("note-text", f"{g.content.characters[o.a].id}/text")
    if is_holding(verb):
        return of_holding(g, o)
    if verb in (verbs.INVESTIGATE, verbs.MENACE):
        return of_location(g, int(o.a))
    if verb == verbs.TAKE_ALLY:
        return said("note-text", f"{g.content.cards[g.board[o.b]].id}/text")
    if verb in OF_CARD:
        return said("note-text", f"{g.content.cards[o.b].id}/text")
    if verb in OF_ITEM:
        return said("note-text", f"{g.content.items[o.b].id}/text")
    if verb == verbs.FROM_SUPPLY:
        return said("note-text", f"{g.content.items[o.a].id}/text")
    if verb == verbs.SECRET:
        return said("note-text", f"{g.content.secrets[o.a].id}/text")
    if verb == verbs.REMOVE_GOON:
        return said("note-text", f"{g.content.goons[o.a].id}/text")
    return of_moment(g, o)


def said(key: str, *args: str | int) -> Line:
    return Line(key, list(args), -1)


def price(g: Dread, seat: int, code: int) -> Line | None:
    """LD-DETOUR-04, LD-PLAN-19: the Dread of a Detour or of the Stash; what is used up."""
    o = Option(seat, code)
    if o.verb == verbs.DETOUR and not isinstance(pending(g), FreeDetour):
        return said("price-dread", 1)
    if o.verb == verbs.TAKE_STASH:
        return said("price-dread", 1)
    return said("price-used-up") if o.verb in (verbs.DEPLETE, verbs.SACRIFICE) else None


def of_detour(g: Dread, o: Option) -> Line:
    """Where the arrow points now, and what it costs to turn it."""
    area = AREA_IDS[side_of(g.sleuths[o.a].clock[o.b]) - ARROW]
    if isinstance(pending(g), FreeDetour):
        return said("note-points-to", area)
    return said("note-detour", area, int(g.dread), int(g.dread) + 1)


def of_holding(g: Dread, o: Option) -> Line:
    """What an Item, an Ally or a Virtue does; with the points it adds to what is open."""
    verb = int(o.verb)
    if verb in EFFECTS:
        effect = f"{g.content.items[o.b].id}/{EFFECTS[verb]}"
    elif verb == verbs.SACRIFICE:
        effect = f"{g.content.cards[o.b].id}/sacrifice"
    else:
        effect = f"{g.id(o.a)}/virtue-text"
    more = int(g.content.programs[program_of(g, o)][0].gain(g)) if g.group else 0
    goes = int(points(ally_icons(g, o.b), g.mask)) if verb == verbs.SACRIFICE and more > 0 else 0
    key = "note-adds-dice" if at_plot(g) else "note-adds"
    return said(key, effect, more - goes, goes) if more > goes else said("note-text", effect)


def at_plot(g: Dread) -> bool:
    """Whether points are dice now: a Plot card is met, and no Goon before it."""
    site = int(g.site)
    return g.phase == STORY and site != EMPTY and g.plot_at[site] != EMPTY and goon_at(g, site) < 0


def of_location(g: Dread, location: int) -> Line:
    """What is met there, and what those at the Location bring against it."""
    goon = int(goon_at(g, location))
    if goon != EMPTY:
        return said("note-text", f"{g.content.goons[goon].id}/text")
    plot = int(g.plot_at[location])
    if plot != EMPTY:
        return said("note-text", f"{g.plot(plot).id}/front")
    card = g.board[location]
    have = 0
    for c in range(int(g.count())):
        if has(at_location(g, location), c):
            have += brought(g, c, int(g.content.mask_of[card]))
    need = int(g.content.difficulty_of[card] + g.hardened[location] - g.eased[location])
    return said("note-points", have, max(1, need), int(g.content.dread_of[card]))


def brought(g: Dread, c: int, mask: int) -> int:
    """Action Points of a sheet and its Allies against a card."""
    total = int(points(g.sheet(c).icons, mask))
    return total + sum(
        int(points(ally_icons(g, ally), mask)) for ally in g.sleuths[c].allies.listed()
    )


def of_moment(g: Dread, o: Option) -> Line | None:
    """What depends on the question that is asked."""
    asked = pending(g)
    if o.verb == verbs.PLAY:
        return said("note-more", int(points(g.content.icons_of[o.b], g.mask)))
    if o.verb == verbs.PASS and g.phase == SHOWDOWN and isinstance(asked, AfterRoll):
        return None if isinstance(asked, LastChance) else said("note-asked-again")
    if o.verb == verbs.OUT:
        return said("note-dice", int(g.sleuths[o.a].dice))
    if o.verb == verbs.DRAW:
        return said("note-deck", int(g.piles.investigation.size()))
    if o.verb == verbs.DONE and isinstance(asked, Facing):
        return said("note-text", f"{g.tale().challenges[g.piles.faced.top()].id}/failure")
    if o.verb == verbs.DONE and isinstance(asked, AddPoints):
        return said("note-short", int(difficulty(g) - group_points(g)))
    twice = isinstance(asked, ChooseVictim) and g.sleuths[o.a].conditions & asked.condition != 0
    return said("note-again") if twice else None


def caution(g: Dread, seat: int, code: int) -> Line | None:
    """Section 9, LD-PLAN-19: what a person may not have meant to do."""
    o = Option(seat, code)
    if o.verb == verbs.DETOUR and g.dread >= MOST_DREAD:
        return said("caution-detour", int(g.dread))
    if o.verb == verbs.TIME_UP and isinstance(pending(g), Planning):
        others = int(g.rules.seats - count_bits(g.ready)) - (0 if has(g.ready, seat) else 1)
        return said("caution-time-up", others) if others > 0 else None
    return None


def is_dear(g: Dread, seat: int, code: int) -> bool:
    """What costs something for good, or ends the planning too early: not to be listed first."""
    o = Option(seat, code)
    if o.verb == verbs.READY:
        return any(0 in list(s.clock) for s in g.sleuths if s.seat == seat)
    detour = o.verb == verbs.DETOUR and not isinstance(pending(g), FreeDetour)
    return detour or o.verb in (verbs.SACRIFICE, verbs.TIME_UP)
