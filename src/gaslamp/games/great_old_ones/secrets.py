"""Secrets: unused Objectives seen and traded, cards that come back from the discard pile."""

from __future__ import annotations

from mypy_extensions import i64

from gaslamp.games.great_old_ones.state import OldOnes, who
from gaslamp.kernel.bits import bit


def divine(g: OldOnes, seat: i64) -> None:
    """C14, GO-SCROLL-16: the seat alone sees every unused Objective except one."""
    g.veil()
    left_out = g.rng.below(g.unused.size())
    seen: i64 = 0
    i: i64 = 0
    while i < g.unused.size():
        if i != left_out:
            seen |= bit(g.unused.at(i))
            if g.logging:
                name = g.content.objectives[g.unused.at(i)].id
                g.say("divined-one", name, seen_by=int(bit(seat)))
        i += 1
    g.seen_unused[seat] = g.seen_unused[seat] | seen
    other: i64 = 0
    while other < g.seats:
        g.may_hold[seat * g.seats + other] &= ~seen
        other += 1
    g.say("divined", who(g, seat))


def trade_objective(g: OldOnes, seat: i64) -> None:
    """C43, GO-SCROLL-16, R40: a random unused Objective for the own one, unseen by others."""
    g.veil()
    player = g.players[seat]
    old = player.objective
    index = g.rng.below(g.unused.size())
    new = g.unused.at(index)
    g.unused.put(index, old)
    player.objective = new
    player.silent = 0
    g.seen_unused[seat] = (g.seen_unused[seat] & ~bit(new)) | bit(old)
    every = bit(len(g.content.objectives)) - 1
    other: i64 = 0
    while other < g.seats:
        if other != seat:
            # What the others knew of the unused ones, and of this player, is stale now.
            g.seen_unused[other] = 0
            g.may_hold[other * g.seats + seat] = every & ~bit(g.players[other].objective)
            g.may_hold[seat * g.seats + other] &= ~(bit(new) | bit(old))
        other += 1
    g.say("traded-objective", who(g, seat))
    if g.logging:
        g.say("new-objective", g.content.objectives[new].id, seen_by=int(bit(seat)))


def recall(g: OldOnes, seat: i64, count: i64) -> None:
    """C23, GO-SCROLL-14/32: random cards of the discard pile; everybody sees which are gone."""
    g.veil()
    taken: i64 = 0
    while taken < count and g.discard.size() > 0:
        card = g.discard.take(g.rng.below(g.discard.size()))
        g.known[card] = g.everyone()
        g.players[seat].hand.push(card)
        g.say("recalled", who(g, seat), g.card_id(card))
        taken += 1
