"""What nobody knows: the order of the decks, and which cards were put aside (ledger section 5)."""

from __future__ import annotations

from mypy_extensions import i64

from gaslamp.games.blackbriar.state import Blackbriar
from gaslamp.kernel.rng import Rng
from gaslamp.kernel.zone import Zone


def redeal(g: Blackbriar, rng: Rng) -> Blackbriar:
    """A fair redeal: the same for every seat, for all see the same."""
    twin = g.clone()
    twin.rng = rng.clone()
    if twin.animated:
        twin.piles.deck.shuffle(rng)
    else:
        mix(twin, twin.piles.deck, twin.piles.aside, False, rng)
        mix(twin, twin.piles.deck, twin.piles.removed, True, rng)
    return twin


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
