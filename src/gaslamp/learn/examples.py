"""The worked examples of a rulebook as tables: the position, and the choices the example speaks of.

`examples.toml` in a game's room holds them; what they say stands in its `rulebook.md`.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec
from msgspec import Struct, field

from gaslamp import games
from gaslamp.games.arranging import arrange
from gaslamp.games.reading import read_toml
from gaslamp.kernel.errors import Trouble
from gaslamp.learn.lesson import Choice
from gaslamp.table import life
from gaslamp.table.match import Match

FILE = "examples.toml"
SEED = 1


class Shown(Struct, forbid_unknown_fields=True):
    """An example: an arranger of the room with its data, or without one a deal; what was chosen to
    come there, what the example does, and facts that hold before and after that."""

    id: str
    rules: list[str]
    kit: str = ""
    args: dict[str, Any] = {}
    seats: list[str] = field(default_factory=lambda: ["human"])
    options: dict[str, str] = {}
    seed: int = SEED
    first: list[Choice] = []
    moves: list[Choice] = []
    given: list[str] = []
    then: list[str] = []


class Examples(Struct, forbid_unknown_fields=True):
    example: list[Shown] = []


@cache
def examples_of(game_id: str) -> dict[str, Shown]:
    """The examples of a game that can be played, by id."""
    path = games.find(game_id).folder() / FILE
    if not path.is_file():
        return {}
    read = msgspec.convert(read_toml(path), Examples)
    return {one.id: one for one in read.example}


@cache
def by_rule(game_id: str) -> dict[str, list[str]]:
    """The examples of each rule."""
    found: dict[str, list[str]] = {}
    for one in examples_of(game_id).values():
        for rule in one.rules:
            found.setdefault(rule, []).append(one.id)
    return found


def laid_out(game_id: str, id: str) -> Match:
    """The table of an example, right before what it speaks of."""
    game = games.find(game_id)
    known = examples_of(game.id)
    if id not in known:
        raise Trouble("no-such-example", id=id, known=list(known))
    one = known[id]
    if one.kit:
        options = game.settled(len(one.seats), one.options)
        g = arrange(game, game.printed, len(one.seats), options, one.kit, one.args)
        match = life.arranged(game.id, one.seats, options, one.seed, g)
    else:
        match = life.begin(game.id, one.seats, one.options, one.seed)
    for seat, key in one.first:
        match.take(seat, key)
    return life.arranged(game.id, one.seats, match.journal.options, one.seed, match.g)
