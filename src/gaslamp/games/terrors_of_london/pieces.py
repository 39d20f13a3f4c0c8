# border: not compiled
"""Every piece of the game, wherever it lies."""

from __future__ import annotations

from gaslamp.games.terrors_of_london import marks
from gaslamp.games.terrors_of_london.state import EMPTY, Terrors


def pieces(g: Terrors) -> list[str]:
    """TL-GEN-08: 108 cards, 10 HAUNT and 10 MUSTER tokens, each in exactly one place."""
    tokens = ["haunt token"] * haunt_tokens(g) + ["muster token"] * muster_tokens(g)
    return sorted(f"{g.id(card)} #{card}" for card in cards(g)) + tokens


def cards(g: Terrors) -> list[int]:
    """The cards in all piles, and those on the way that a row of the agenda holds."""
    p = g.piles
    piles = [p.market, p.street, p.acolytes, p.removed, p.box]
    for player in g.players:
        piles += [player.deck, player.hand, player.play, player.relics, player.discard]
    lying = [card for pile in piles for card in pile.listed() if card != EMPTY]
    held = [int(getattr(row, "holds", EMPTY)) for row in g.agenda]
    return lying + [card for card in held if card != EMPTY]


def haunt_tokens(g: Terrors) -> int:
    on_cards = sum(1 for mark in g.marks if mark & marks.TOKEN)
    return int(g.haunt_reserve) + on_cards


def muster_tokens(g: Terrors) -> int:
    return int(g.muster_reserve) + sum(int(player.muster) for player in g.players)
