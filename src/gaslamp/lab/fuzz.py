"""Trying a game out: random games over all seat counts and options that must not break."""

from __future__ import annotations

from typing import Any

from gaslamp.bots.bot import one_of
from gaslamp.games.game import Game
from gaslamp.kernel.errors import Trouble
from gaslamp.kernel.menu import Menu
from gaslamp.kernel.rng import seeded
from gaslamp.kernel.state import State, choose, fill, pending
from gaslamp.lab.spec import LIMIT

GAMES = 200
LOOK_EVERY = 40
DICE = 1


def fuzz(game: Game, content: Any, count: int) -> int:
    """Play random games; how many choices were made. The first that breaks is told."""
    decisions = 0
    for seed in range(count):
        seats, options = setup(game, seed)
        try:
            decisions += play_one(game, content, seats, options, seed)
        except Trouble:
            raise
        except Exception as error:
            raise Trouble(
                f"A random game breaks (seed {seed}, {seats} seats, {written(options)}): "
                f"{type(error).__name__}: {error}."
            ) from None
    return decisions


def setup(game: Game, seed: int) -> tuple[int, dict[str, str]]:
    """Another setup for every seed; the lab's own options stay, so that games end."""
    seats = game.seat_counts[seed % len(game.seat_counts)]
    options = dict(game.lab_options)
    dice = seeded(seed, DICE)
    for setting in game.settings:
        choice = setting.choices[int(dice.below(len(setting.choices)))]
        options.setdefault(setting.key, choice.value)
    if game.check(seats, options):
        options = game.settled(seats, game.lab_options)
    return seats, options


def written(options: dict[str, str]) -> str:
    return ", ".join(f"{key}={value}" for key, value in options.items())


def play_one(game: Game, content: Any, seats: int, options: dict[str, str], seed: int) -> int:
    """One random game: it never gets stuck, it ends, and no piece comes or goes."""
    g = game.new(content, seats, options, seed)
    g.logging = False
    whole = game.pieces(g)
    rng = seeded(seed, DICE)
    for count in range(LIMIT):
        decision = pending(g)
        if decision is None:
            if game.pieces(g) != whole:
                raise Trouble(f"In a random game (seed {seed}) pieces appear or vanish.")
            return count
        seat = int(one_of(decision.seats(g), rng))
        menu = Menu(seat)
        fill(g, menu)
        codes = menu.listed()
        if not codes:
            raise Trouble(f"A random game gets stuck (seed {seed}): nothing can be chosen.")
        if count % LOOK_EVERY == 0:
            read_all(game, g, seats, seat, codes)
        choose(g, seat, codes[int(rng.below(len(codes)))])
    raise Trouble(f"A random game does not end (seed {seed}): {LIMIT} choices were made.")


def read_all(game: Game, g: State, seats: int, seat: int, codes: list[int]) -> None:
    """What everybody sees and what can be chosen has words."""
    for eyes in range(-2, seats):
        game.view(g, eyes)
    for code in codes:
        game.key(g, seat, code)
        game.words(g, seat, code)
