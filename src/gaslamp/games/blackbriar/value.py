"""For bots: a fair redeal of the decks, and what a position is worth to the whole town."""

from __future__ import annotations

from mypy_extensions import i64

from gaslamp.games.blackbriar.board import health_left
from gaslamp.games.blackbriar.state import Blackbriar
from gaslamp.kernel.judge import WIN, Judge
from gaslamp.kernel.rng import Rng
from gaslamp.kernel.zone import Zone


class BlackbriarJudge(Judge[Blackbriar]):
    """Section 5 of the ledger as code, and a valuation of positions."""

    def redeal(self, g: Blackbriar, seat: i64, rng: Rng) -> Blackbriar:
        twin = g.clone()
        twin.rng = rng.clone()
        if twin.animated:
            twin.deck.shuffle(rng)
        else:
            mix(twin, twin.deck, twin.aside, False, rng)
            mix(twin, twin.deck, twin.removed, True, rng)
        return twin

    def value(self, g: Blackbriar, seat: i64) -> float:
        outcome = g.outcome
        if outcome is not None:
            return WIN if outcome.winners != 0 else -WIN
        total = 0.0
        folk: i64 = 0
        while folk < g.folk:
            if g.cast[folk] >= 0:
                total += float(health_left(g, folk))
            folk += 1
        return total


def mix(g: Blackbriar, deck: Zone, other: Zone, elite: bool, rng: Rng) -> None:
    """Exchange the cards of one sort between two piles; the Necromancer stays at the bottom."""
    piles: list[Zone] = []
    places: list[i64] = []
    for pile in (deck, other):
        i: i64 = 0
        while i < pile.size():
            piece = pile.at(i)
            if piece != g.content.necromancer and g.kind(piece).elite == elite:
                piles.append(pile)
                places.append(i)
            i += 1
    last: i64 = len(places) - 1
    while last > 0:
        pick = rng.below(last + 1)
        held = piles[last].at(places[last])
        piles[last].put(places[last], piles[pick].at(places[pick]))
        piles[pick].put(places[pick], held)
        last -= 1
