# border: not compiled
"""Every piece of the game, wherever it is: none is ever lost or doubled."""

from __future__ import annotations

from gaslamp.games.great_old_ones import tables, winning
from gaslamp.games.great_old_ones.board import citizens_beside
from gaslamp.games.great_old_ones.state import NOWHERE, OldOnes, type_of_building


def every_piece(g: OldOnes) -> list[str]:
    """GO-DRAW-08: every card, pawn, Building, Grenadier and Objective in one place."""
    piles = [g.piles.deck, g.piles.row, g.piles.discard, g.piles.in_play, g.piles.box]
    for player in g.players:
        piles += [player.hand, player.front]
    found = sorted(f"{g.card_id(c)} #{c}" for pile in piles for c in pile.listed())
    held = [int(p.objective) for p in g.players if p.objective != NOWHERE]
    found += sorted(g.content.objectives[o].id for o in held + g.piles.unused.listed())
    events = g.piles.events.listed() + ([int(g.event)] if g.event != NOWHERE else [])
    found += sorted(g.content.events[e].id for e in events)
    for seat, player in enumerate(g.players):
        out = int(winning.agents_out(g, seat))
        found += [f"agent of {seat}"] * (out + int(player.supply))
        placed = {type_of_building(b): a for a, b in enumerate(g.london.building)
                  if b != NOWHERE and b // tables.TYPES == seat}  # fmt: skip
        fits = all(placed.get(t, NOWHERE) == player.built[t] for t in range(tables.TYPES))
        found += [f"building of {seat}"] * (tables.TYPES if fits else 0)
    found += ["citizen"] * int(citizens_beside(g) + sum(g.london.citizens))
    track = len(grenadiers_on_track(g))
    return found + ["grenadier"] * int(track + sum(g.london.grenadiers) + g.london.grenadiers_gone)


def grenadiers_on_track(g: OldOnes) -> list[int]:
    """GO-SETUP-05: the boxes whose Grenadier has not come yet."""
    boxes = range(int(g.level) + 1, int(g.content.last_level))
    return [box for box in boxes if g.content.grenadier_boxes >> box & 1]
