"""Who may know what: the one declaration that views and redeals both read."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gaslamp.games.plague_of_dracula.state import Plague
from gaslamp.games.plague_of_dracula.tables import LOCATIONS, PLAGUE
from gaslamp.kernel.rng import Rng

EVERYTHING: Final = -2


def is_dracula(g: Plague, seat: i64) -> bool:
    return seat == EVERYTHING or (seat >= 0 and seat == g.agreed.dracula_seat)


def known_cards(g: Plague, seat: i64) -> i64:
    """How many cards on top of the deck the seat has seen: hunters by event 59 only."""
    if seat == EVERYTHING:
        return g.deck.size()
    if 0 <= seat < g.agreed.hunter_seats:
        return g.known_top
    return 0


def sees_coffins(g: Plague, seat: i64, place: i64) -> bool:
    """Whether the seat knows the coffins of the marker there (PD-COMP-09, PD-VS-02)."""
    if g.marks[place] != PLAGUE or seat == EVERYTHING:
        return True
    return is_dracula(g, seat) and (g.seen >> place) & 1 != 0


def redeal(g: Plague, seat: i64, rng: Rng) -> Plague:
    """A copy in which deck, stack and face-down markers are reshuffled as the seat sees them."""
    twin = g.clone()
    twin.rng = Rng(rng.next32(), rng.next32(), rng.next32(), rng.next32())
    twin.deck.shuffle_part(rng, 0, twin.deck.size() - known_cards(g, seat))
    if seat != EVERYTHING:
        redeal_coffins(twin, seat, rng)
    return twin


def redeal_coffins(g: Plague, seat: i64, rng: Rng) -> None:
    """All markers unknown to the seat are mixed: on the board, in hand, in the stack."""
    pool = g.stack
    in_hand = g.drawn.size()
    hand_hidden = not is_dracula(g, seat)
    place: i64 = 1
    while place <= LOCATIONS:
        if not sees_coffins(g, seat, place):
            pool.push(g.coffins[place])
        place += 1
    if hand_hidden:
        while g.drawn.size() > 0:
            pool.push(g.drawn.pull())
    pool.shuffle(rng)
    place = 1
    while place <= LOCATIONS:
        if not sees_coffins(g, seat, place):
            g.coffins[place] = pool.pull()
        place += 1
    if hand_hidden:
        while g.drawn.size() < in_hand:
            g.drawn.push(pool.pull())
