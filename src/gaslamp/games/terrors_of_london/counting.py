"""What simulations count a game by; compiled, since every one of their games is asked for it."""

from __future__ import annotations

from gaslamp.games.terrors_of_london.state import NO_OVERLORD, Terrors


def groups(g: Terrors) -> dict[str, list[str]]:
    ids: list[str] = []
    for player in g.players:
        lord = player.overlord
        ids.append(g.content.overlords[lord].id if lord != NO_OVERLORD else "none")
    return {"overlord": ids}


def score(g: Terrors) -> list[int]:
    return [int(player.health) for player in g.players]
