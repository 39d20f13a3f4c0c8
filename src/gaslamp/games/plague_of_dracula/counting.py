"""What simulations count a game by; compiled, since every one of their games is asked for it."""

from __future__ import annotations

from gaslamp.games.plague_of_dracula.state import Plague, hunters_left
from gaslamp.games.plague_of_dracula.tables import HUNTERS


def groups(g: Plague) -> dict[str, list[str]]:
    sides = ["hunters"] * int(g.agreed.hunter_seats)
    if g.agreed.dracula_seat >= 0:
        sides.append("dracula")
    return {"side": sides}


def facts(g: Plague) -> dict[str, str]:
    return {
        "hunters-lost": str(int(HUNTERS - hunters_left(g))),
        "coffins-discarded": str(int(g.discarded.size())),
    }


def score(g: Plague) -> list[int]:
    """The markers discarded, for every hunters' player; those on the board for Dracula."""
    scores = [int(g.discarded.size())] * int(g.agreed.hunter_seats)
    if g.agreed.dracula_seat >= 0:
        on_board = 0
        for mark in g.marks:
            if mark == 1 or mark == 2:
                on_board += 1
        scores.append(on_board)
    return scores
