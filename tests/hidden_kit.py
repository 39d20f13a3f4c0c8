"""Other worlds behind the same view: what is hidden from a seat, changed by hand.

Written without the games' redeals, so that a redeal that forgets something is noticed.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from gaslamp.games.london_dread.tables import CONFIDENCE_CARD, DREAD_CARD
from gaslamp.games.plague_of_dracula.tables import PLAGUE
from gaslamp.games.terrors_of_london.secrets import epoch, knows
from gaslamp.kernel.rng import seeded
from gaslamp.kernel.zone import Zone


def turned(pile: Zone, places: list[int]) -> None:
    """What lies in these places of a pile, the other way round."""
    cards = [int(pile.at(i)) for i in places]
    for place, card in zip(places, reversed(cards), strict=True):
        pile.put(place, card)


def whole(pile: Zone) -> list[int]:
    return list(range(len(pile)))


def plague(g: Any, seat: int) -> None:
    """The order of the events, and which face-down markers are coffins."""
    hunter = seat != int(g.agreed.dracula_seat)
    seen = int(g.known_top) if hunter else 0
    turned(g.deck, list(range(len(g.deck) - seen)))
    turned(g.stack, whole(g.stack))
    if not hunter:
        return
    face_down = [p for p in range(len(g.marks)) if g.marks[p] == PLAGUE]
    pool = [*g.stack.listed(), *(int(g.coffins[p]) for p in face_down), *g.drawn.listed()]
    pool = pool[len(pool) // 2 :] + pool[: len(pool) // 2]
    for i in range(len(g.stack)):
        g.stack.put(i, pool.pop())
    for place in face_down:
        g.coffins[place] = pool.pop()
    for i in range(len(g.drawn)):
        g.drawn.put(i, pool.pop())


def terrors(g: Any, seat: int) -> None:
    """The market, the acolytes, the own deck, and the other player's hand and deck."""
    turned(g.piles.market, whole(g.piles.market))
    turned(g.piles.acolytes, whole(g.piles.acolytes))
    for owner in (seat, 1 - seat):
        player = g.players[owner]
        zones = (player.deck,) if owner == seat else (player.deck, player.hand)
        places = [(zone, i) for zone in zones for i in range(len(zone))]
        by_shuffle: dict[int, list[tuple[Zone, int]]] = {}
        for zone, i in places:
            if not knows(g, zone.at(i), seat):
                by_shuffle.setdefault(int(epoch(g, zone.at(i))), []).append((zone, i))
        for same in by_shuffle.values():
            cards = [int(zone.at(i)) for zone, i in same]
            for (zone, i), card in zip(same, reversed(cards), strict=True):
                zone.put(i, card)


def old_ones(g: Any, seat: int) -> None:
    """Events to come, hands and deck half by half, and an Objective of another player's."""
    first = min(int(g.events_known), len(g.piles.events))
    turned(g.piles.events, list(range(first, len(g.piles.events))))
    for half in range(2):
        places = [(g.piles.deck, i) for i in range(len(g.piles.deck))]
        for other in range(int(g.seats)):
            if other != seat:
                hand = g.players[other].hand
                places += [(hand, i) for i in range(len(hand))]
        same = [
            (zone, i)
            for zone, i in places
            if g.content.half_of[zone.at(i)] == half and int(g.secrets.known[zone.at(i)]) == 0
        ]
        cards = [int(zone.at(i)) for zone, i in same]
        for (zone, i), card in zip(same, reversed(cards), strict=True):
            zone.put(i, card)
    exchange_objective(g, seat)


def exchange_objective(g: Any, seat: int) -> None:
    for other in range(int(g.seats)):
        may_hold = int(g.secrets.may_hold[seat * int(g.seats) + other])
        for i in range(len(g.piles.unused)):
            instead = int(g.piles.unused.at(i))
            seen = int(g.secrets.seen_unused[seat]) >> instead & 1
            if other != seat and may_hold >> instead & 1 and not seen:
                g.piles.unused.put(i, g.players[other].objective)
                g.players[other].objective = instead
                return


def blackbriar(g: Any, seat: int) -> None:
    """Which creatures come in which order: elites and the others keep to their places."""
    deck = g.piles.deck
    for elite in (False, True):
        places = [
            i
            for i in range(len(deck))
            if deck.at(i) != g.content.necromancer and g.kind(deck.at(i)).elite == elite
        ]
        turned(deck, places)


def dread(g: Any, seat: int) -> None:
    """Draw piles, cards face down on the board, and the others' hands."""
    piles = g.piles
    for pile in (piles.items, piles.challenges, piles.secrets):
        turned(pile, whole(pile))
    down = [n for n in range(len(g.board)) if g.board[n] >= 0 and not int(g.up) >> n & 1]
    plain = [n for n in down if g.content.kind_of[g.board[n]] == DREAD_CARD]
    unseen = [
        i for i in range(len(piles.unseen)) if g.content.cards[piles.unseen.at(i)].tier == g.chapter
    ]
    for n, i in zip(plain, unseen, strict=False):
        held = int(g.board[n])
        g.board[n] = piles.unseen.at(i)
        piles.unseen.put(i, held)
    exchange_confidence(g, seat)


def exchange_confidence(g: Any, seat: int) -> None:
    """Confidence cards of others' hands and of the piles, the other way round."""
    zones = [g.piles.confidence, g.piles.investigation]
    for sleuth in g.sleuths:
        if int(sleuth.seat) != seat and not sleuth.shown:
            zones.append(sleuth.hand)
    same = [
        (zone, i)
        for zone in zones
        for i in range(len(zone))
        if g.content.kind_of[zone.at(i)] == CONFIDENCE_CARD
    ]
    cards = [int(zone.at(i)) for zone, i in same]
    for (zone, i), card in zip(same, reversed(cards), strict=True):
        zone.put(i, card)


HIDDEN: dict[str, Callable[[Any, int], None]] = {
    "blackbriar": blackbriar,
    "great-old-ones": old_ones,
    "london-dread": dread,
    "plague-of-dracula": plague,
    "terrors-of-london": terrors,
}


def otherwise(game: str, g: Any, seat: int, seed: int) -> Any:
    """A copy that looks the same to the seat, with other hidden things and other chance to come."""
    twin = g.clone()
    twin.rng = seeded(seed, 77)
    HIDDEN[game](twin, seat)
    return twin
