"""The ways in which a game can be set up."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from gaslamp.games.game import Game
from gaslamp.kernel.errors import Trouble


@dataclass(frozen=True)
class Variant:
    """A way to set up a game."""

    seats: int
    options: tuple[tuple[str, str], ...]


def variants(game: Game[Any]) -> list[Variant]:
    """Every seat count with every value of every setting, one changed at a time."""
    found: dict[Variant, None] = {}
    for seats in game.seat_counts:
        for setting in game.settings:
            for value in setting.values:
                add_variant(found, game, seats, {setting.key: value})
        add_variant(found, game, seats, {})
    return list(found)


def few_variants(game: Game[Any]) -> list[Variant]:
    """Every seat count as it usually is, and every value of every setting with one seat count: the
    counts take turns, so that all of them meet some settings."""
    found: dict[Variant, None] = {}
    for seats in game.seat_counts:
        add_variant(found, game, seats, {})
    turn = 0
    for setting in game.settings:
        for value in setting.values:
            before = len(found)
            for _ in game.seat_counts:
                turn += 1
                seats = game.seat_counts[turn % len(game.seat_counts)]
                add_variant(found, game, seats, {setting.key: value})
                if len(found) > before:
                    break
    return list(found)


def add_variant(
    found: dict[Variant, None], game: Game[Any], seats: int, given: dict[str, str]
) -> None:
    """Keep a variant whose options fit together."""
    try:
        options = game.settled(seats, given)
    except Trouble:
        return
    found[Variant(seats, tuple(sorted(options.items())))] = None
