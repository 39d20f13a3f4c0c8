"""What can be inferred: cards seen and left, who may hold what, how near everybody is.

Everything here follows from public information and from what the seat itself has seen.
"""

from __future__ import annotations

from gaslamp.games.great_old_ones import winning
from gaslamp.games.great_old_ones.goal import GOALS
from gaslamp.games.great_old_ones.interrupts import could_hold_card
from gaslamp.games.great_old_ones.shapes import Facts
from gaslamp.games.great_old_ones.state import NOWHERE, OPEN, OldOnes

ALL_SEEING = -2


def knows(g: OldOnes, seat: int, card: int) -> bool:
    """Whether the seat knows where this card of a hand is; a spectator knows what all know."""
    if seat == ALL_SEEING:
        return True
    known = int(g.secrets.known[card])
    return known == int(g.everyone()) if seat < 0 else bool(known >> seat & 1)


def unseen(g: OldOnes, seat: int) -> list[int]:
    """The cards of which the seat does not know where they are: in the deck or in a hand."""
    hidden = [c for c in g.piles.deck.listed() if seat != ALL_SEEING]
    for player in g.players:
        hidden += [c for c in player.hand.listed() if not knows(g, seat, c)]
    return sorted(hidden)


def may_hold(g: OldOnes, seat: int, owner: int) -> list[int]:
    """The Objectives a player may hold as far as the seat knows for certain."""
    every = range(len(g.content.objectives))
    if g.players[owner].objective == NOWHERE:
        return []
    if seat == ALL_SEEING or g.outcome is not None:
        return [int(g.players[owner].objective)]
    if seat < 0:
        return list(every)
    mask = int(g.secrets.may_hold[seat * g.seats + owner])
    if seat == owner:
        mask = 1 << int(g.players[owner].objective)
    return [o for o in every if mask >> o & 1]


def interrupts(g: OldOnes, seat: int, owner: int) -> list[str]:
    """The Interrupts a player may hold as far as the seat knows."""
    found = []
    for card in (int(c) for c in g.content.interrupts):
        sure = seat in (owner, ALL_SEEING)
        if seat >= 0 and int(g.secrets.known[card]) != OPEN:
            sure = sure or knows(g, seat, card)
        held = g.players[owner].hand.has(card)
        possible = held if sure else could_hold_card(g, owner, card)
        if possible:
            found.append(g.card_id(card))
    return found


def facts(g: OldOnes, seat: int) -> Facts:
    """The facts of a seat, as data."""
    left = unseen(g, seat)
    half = [[g.card_id(c) for c in left if g.content.half_of[c] == h] for h in (0, 1)]
    ids = [o.id for o in g.content.objectives]
    return {
        "unseen": {"yellow": half[0], "purple": half[1]},
        "seats": [
            {
                "mayHold": [ids[o] for o in may_hold(g, seat, owner)],
                "passedUp": [ids[o] for o in range(len(ids)) if player.silent >> o & 1],
                "interrupts": interrupts(g, seat, owner),
                "progress": progress(g, owner),
                "met": [ids[o] for o in range(len(ids)) if winning.is_met(g, owner, o)],
            }
            for owner, player in enumerate(g.players)
        ],
    }


def progress(g: OldOnes, owner: int) -> dict[str, list[int]]:
    """GO-SETUP-20: how near a player is to each condition, as everybody can see."""
    return {kind.id: GOALS.all[kind.goal].shown(g, owner, kind) for kind in g.content.objectives}
