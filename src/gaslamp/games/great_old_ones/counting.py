"""What simulations count a game by; compiled, since every one of their games is asked for it."""

from __future__ import annotations

from gaslamp.games.great_old_ones.state import OldOnes
from gaslamp.games.great_old_ones.winning import points


def groups(g: OldOnes) -> dict[str, list[str]]:
    objectives: list[str] = []
    boards: list[str] = []
    for player in g.players:
        held = player.objective
        objectives.append(g.content.objectives[held].id if held >= 0 else "none")
        boards.append(g.content.boards[player.board].id)
    return {"objective": objectives, "board": boards}


def score(g: OldOnes) -> list[int]:
    return [int(points(g, seat)) for seat in range(g.seats)]
