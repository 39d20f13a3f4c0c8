"""What every interface for learners stands on: a table, its options by number, what a seat sees.

Observations are the numbers of the game's eyes: of fixed size, with names, from what the seat may
know and nothing else. Actions are the numbers of the game's options (`Game.space`). Rewards come at
the end: 1 for each seat that has won, -1 for each other. When nobody wins they are -1 where the
seats play together against the game, and 0 where they are rivals; 0 too for a game that was cut
off.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, TypeAlias

import numpy as np
from librt.vecs import vec
from mypy_extensions import i64

from gaslamp import games
from gaslamp.bots import find
from gaslamp.bots.batch import next_seat
from gaslamp.bots.bot import Bot, asked
from gaslamp.games.view import Piece, View
from gaslamp.kernel.bits import has
from gaslamp.kernel.errors import Trouble
from gaslamp.kernel.menu import Menu
from gaslamp.kernel.state import State
from gaslamp.lab.spec import LIMIT
from gaslamp.words.languages import ENGLISH
from gaslamp.words.lists import listed

Array: TypeAlias = Any  # numpy has no types where it is not installed
FIRST = -1  # who has chosen last in a game that has just been dealt: nobody


class Table:
    """A game with its seats and options, ready to be dealt."""

    def __init__(
        self,
        game_id: str,
        seats: int | None = None,
        options: dict[str, str] | None = None,
        pack: Path | str | None = None,
        limit: int = LIMIT,
    ) -> None:
        self.game = games.find(game_id)
        self.seats = self.game.seat_counts[0] if seats is None else seats
        given = {**self.game.lab_options, **(options or {})}
        self.options = self.game.settled(self.seats, given)
        self.content = self.game.content(Path(pack)) if pack else self.game.printed
        if limit < 1:
            raise Trouble("limit-too-small", limit=limit)
        self.limit = limit
        space = self.game.space(self.content)
        self.numbering = space.numbering
        self.action_names = space.names
        self.actions = int(self.numbering.size)
        self.judge = self.game.judge()
        eyes = self.game.eyes({})
        if eyes is None:
            raise Trouble("no-eyes", title=self.game.titled())
        self.eyes = eyes
        g = self.deal(0)
        self.observation_names = tuple(self.eyes.names(g))
        together = self.eyes.side(g, 0) == self.eyes.side(g, self.seats - 1)
        self.nobody = -1.0 if together else 0.0

    def deal(self, seed: int) -> State:
        g: State = self.game.new(self.content, self.seats, self.options, seed, told=False)
        return g

    def bots(self, name: str, count: int) -> list[Bot]:
        return [find(name) for _ in range(count)]

    def next_seat(self, g: State, last: int) -> int:
        """Who chooses next; where several are waited for, they take turns."""
        return int(next_seat(asked(g).awaited(g), last, self.seats))

    def menu(self, g: State, seat: int) -> dict[int, int]:
        """What the seat may choose: the option's number, and its code."""
        menu = Menu(seat)
        asked(g).menu(g, menu)
        numbers = self.numbering.numbered(g, menu, vec[i64]())
        return dict(zip(map(int, numbers), menu.listed(), strict=True))

    def mask(self, menu: dict[int, int]) -> Array:
        mask = np.zeros(self.actions, np.int8)
        mask[list(menu)] = 1
        return mask

    def observation(self, g: State, seat: int) -> Array:
        """What the seat sees of a game that is not over; nothing of one that is."""
        if g.outcome is not None:
            return np.zeros(len(self.observation_names), np.float32)
        return np.frombuffer(self.eyes.seen(g, seat), np.float64).astype(np.float32)

    def rewards(self, g: State) -> list[float]:
        if g.outcome is None:
            return [0.0] * self.seats
        winners = g.outcome.winners
        if winners == 0:
            return [self.nobody] * self.seats
        return [1.0 if has(winners, seat) else -1.0 for seat in range(self.seats)]

    def drawn(self, g: State, seat: int) -> str:
        """The table in words, as a seat sees it."""
        return "\n".join(lines_of(self.game.view(g, seat)))


def lines_of(view: View) -> list[str]:
    lines = [view.headline] if view.headline else []
    for track in view.tracks:
        most = "" if track.most is None else f"/{track.most}"
        lines.append(f"{track.title}: {track.value}{most}")
    for zone in view.zones:
        pieces = named(zone.pieces) if zone.pieces else str(zone.count)
        lines.append(f"{zone.title}: {pieces}")
    for drawn in view.maps:
        for place in drawn.places:
            if place.pieces:
                lines.append(f"{place.name}: {named(place.pieces)}")
    return lines


def named(pieces: list[Piece]) -> str:
    return listed([piece.name for piece in pieces], ENGLISH, "plain")
