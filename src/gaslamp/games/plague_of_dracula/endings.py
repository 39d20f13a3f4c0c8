"""How the game ends before the Last Battle (PD-WIN)."""

from __future__ import annotations

from mypy_extensions import i64

from gaslamp.games.plague_of_dracula.pieces import HUNTERS, LOCATIONS, count_bits
from gaslamp.games.plague_of_dracula.state import Plague, in_game, tainted_places
from gaslamp.kernel.bits import bit


def hunters_win(g: Plague, reason: str) -> None:
    """All hunters' players win together (PD-COOP-06)."""
    g.say(reason)
    g.finish(int(bit(g.hunter_seats) - 1), reason)


def dracula_wins(g: Plague, reason: str) -> None:
    """The Dracula player wins, or nobody does when the game itself plays him."""
    g.say(reason)
    g.finish(int(bit(g.dracula_seat)) if g.dracula_seat >= 0 else 0, reason)


def hunters_left(g: Plague) -> i64:
    """How many hunters are still in the game, wherever they are."""
    count: i64 = 0
    h: i64 = 0
    while h < HUNTERS:
        if in_game(g, h):
            count += 1
        h += 1
    return count


def board_is_full(g: Plague) -> bool:
    """PD-WIN-02"""
    return count_bits(tainted_places(g)) == LOCATIONS


def all_coffins_discarded(g: Plague) -> bool:
    """PD-WIN-07"""
    return g.discarded.size() == LOCATIONS
