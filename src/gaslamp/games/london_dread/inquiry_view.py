# border: not compiled
"""What is being met, as data: who brings what from where, and what may come of it."""

from __future__ import annotations

from gaslamp.games.london_dread import odds, text
from gaslamp.games.london_dread.card_view import tiers_of
from gaslamp.games.london_dread.challenge import challenge_difficulty
from gaslamp.games.london_dread.groups import goon_at
from gaslamp.games.london_dread.investigation import difficulty
from gaslamp.games.london_dread.places import LOCATION_IDS
from gaslamp.games.london_dread.plots import tier_reached
from gaslamp.games.london_dread.points import group_points
from gaslamp.games.london_dread.shapes import Goal, Inquiry, Kind, Met, Source
from gaslamp.games.london_dread.state import EMPTY, ENDGAME, SHOWDOWN, Dread
from gaslamp.games.london_dread.tables import TRAUMA, WILD, Plot, icon, points
from gaslamp.games.london_dread.text import named, said
from gaslamp.games.london_dread.track import target_number
from gaslamp.kernel.bits import has
from gaslamp.words.words import Words


def inquiry(g: Dread, w: Words) -> Inquiry | None:
    """The card, Goon or Challenge that somebody meets just now."""
    if g.group == 0 or g.phase == SHOWDOWN:
        return None
    if g.phase == ENDGAME:
        return challenge(g, w)
    if g.site == EMPTY:
        return None
    location = LOCATION_IDS[g.site]
    goon = int(goon_at(g, g.site))
    plot = odds.open_plot(g)
    if goon != EMPTY and g.facing_goon:
        trial = g.content.goons[goon]
        return met(g, "goon", location, trial.id, named(w, trial.id), trial.icons, difficulty(g))
    if plot is not None:
        return of_plot(g, location, plot, w)
    if g.board[g.site] == EMPTY or not has(g.up, g.site):
        return None
    card = g.content.cards[g.board[g.site]]
    return met(g, "dread", location, card.id, named(w, card.id), card.icons, difficulty(g))


def of_plot(g: Dread, location: str, plot: Plot, w: Words) -> Inquiry:
    found = met(g, "plot", location, plot.id, w.printed(plot.id, "title"), plot.icons, 0)
    if not plot.begins_endgame:
        found["successes"] = odds.standing(g)
        found["tier"] = int(tier_reached(plot, found["successes"]))
        found["tiers"] = tiers_of(plot, w)
        found["chances"] = odds.outcomes(g, plot, 0, 0)
    return found


def met(g: Dread, kind: Met, location: str, card: str, name: str, icons: int, need: int) -> Inquiry:
    who = [g.id(c) for c in range(int(g.count())) if has(g.group, c)]
    return {
        "kind": kind, "location": location, "card": card, "name": name,
        "icons": text.listed(int(icons)), "who": who, "points": int(group_points(g)),
        "need": int(need), "successes": 0, "tier": 0, "tiers": [], "chances": [],
    }  # fmt: skip


def challenge(g: Dread, w: Words) -> Inquiry | None:
    """LD-CHAL-05: a Challenge is met by one Character alone."""
    if g.piles.faced.size() == 0:
        return None
    trial = g.tale().challenges[g.piles.faced.top()]
    need = challenge_difficulty(g)
    return met(g, "challenge", "", trial.id, named(w, trial.id), trial.icons, need)


def sources(g: Dread, c: int, w: Words) -> list[Source]:
    """LD-AP-01/05, LD-PERS-03: where the Action Points come from; a Trauma takes those of the
    sheet."""
    if not has(g.group, c) or g.phase == SHOWDOWN:
        return []
    sleuth = g.sleuths[c]
    sheet = g.sheet(c)
    effort = sleuth.effort
    flipped = sheet.deck[int(effort.flipped)] if effort.flipped >= 0 else None
    struck = flipped is not None and flipped.kind == TRAUMA
    kept = icon(WILD) if effort.keeps_wild else 0
    found = [source(g, "sheet", said(w, "source-sheet"), int(sheet.icons))]
    if struck:
        found[0]["struck"] = True
        found[0]["points"] = int(points(kept, g.mask))
    if flipped is not None:
        found.append(source(g, "flipped", named(w, flipped.id), int(flipped.icons)))
        if struck:
            found[-1]["points"] = 0
    for n in sleuth.allies.listed():
        ally = g.content.cards[n]
        found.append(source(g, "ally", named(w, ally.id), int(ally.icons)))
    left = int(effort.added)
    for n in sleuth.drawn.listed():
        card = g.content.cards[n]
        found.append(source(g, "drawn", named(w, card.id), int(card.icons)))
        left -= found[-1]["points"]
    if left > 0:
        found.append(source(g, "items", said(w, "source-items"), 0))
        found[-1]["points"] = left
    return found


def source(g: Dread, kind: Kind, name: str, icons: int) -> Source:
    told = int(points(icons, g.mask))
    listed = text.listed(icons)
    return {"kind": kind, "name": name, "icons": listed, "points": told, "struck": False}


def goal(g: Dread) -> Goal | None:
    """LD-SHOW-03: how many successes there are, and how many it takes."""
    if g.phase != SHOWDOWN:
        return None
    return {
        "have": sum(int(s.effort.successes()) for s in g.sleuths),
        "need": int(target_number(g)),
        "dice": odds.dice_left(g),
        "chance": odds.showdown_chance(g, 0),
    }
