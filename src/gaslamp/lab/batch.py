"""Many games at once, stepped in compiled code: for learners that need many choices a second.

    batch = Batch("GAME", games=1024)
    while training:
        chosen = policy(batch.observations(), batch.masks())
        batch.step(chosen)
        batch.ended, batch.rewards

In each game it is the choice of `seats[i]`; what that seat sees and may choose is row `i`. A game
that ends is replaced by the next seed's at once: `ended[i]` is then 1 (2 if it was cut off) and
`rewards[i]` has the rewards of its seats. With `bots`, other seats are played by them in between.
"""

from __future__ import annotations

from pathlib import Path

import numpy as np

from gaslamp.bots import batch, find
from gaslamp.kernel.errors import Trouble
from gaslamp.lab.learners import Array, Table
from gaslamp.lab.spec import LIMIT, check_seed


class Batch:
    """Games side by side; `bots` names who plays a seat, by number."""

    def __init__(
        self,
        game: str,
        games: int = 256,
        seats: int | None = None,
        options: dict[str, str] | None = None,
        bots: dict[int, str] | None = None,
        seed: int = 0,
        pack: Path | str | None = None,
        limit: int = LIMIT,
        observe: bool = True,
    ) -> None:
        if games < 1:
            raise Trouble("too-few-games", games=games)
        check_seed(seed)
        self.table = Table(game, seats, options, pack, limit)
        self.games = games
        named = bots or {}
        players = [find(named[s]) if s in named else None for s in range(self.table.seats)]
        if all(player is not None for player in players):
            raise Trouble("no-seat-for-learner")
        self.inner = batch.Batch(
            self.table.deal, self.table.judge, self.table.numbering,
            self.table.eyes if observe else None, players, seed, games, limit, self.table.nobody,
        )  # fmt: skip
        self.read()

    def read(self) -> None:
        """What the compiled code has written; these are views, which the next step writes anew."""
        inner = self.inner
        self.seats = np.frombuffer(inner.seats, np.int64)
        self.ended = np.frombuffer(inner.ended, np.int64)
        self.rewards = np.frombuffer(inner.rewards, np.float64).reshape(self.games, -1)
        self.starts = np.frombuffer(inner.starts, np.int64)
        # The numbers of all options, game after game: those of game i stand from starts[i] on.
        self.options = np.frombuffer(inner.numbers, np.int64)[: self.starts[-1]]

    def observations(self) -> Array:
        """What each seat that is asked sees."""
        return (
            np.frombuffer(self.inner.sights, np.float64).astype(np.float32).reshape(self.games, -1)
        )

    def masks(self) -> Array:
        """1 for each option of each seat that is asked."""
        masks = np.zeros((self.games, self.table.actions), np.int8)
        rows = np.repeat(np.arange(self.games), np.diff(self.starts))
        masks[rows, self.options] = 1
        return masks

    def sample(self, rng: np.random.Generator) -> Array:
        """An option for each game, each of its menu as likely."""
        counts = np.diff(self.starts)
        picked: Array = self.options[
            self.starts[:-1] + (rng.random(self.games) * counts).astype(int)
        ]
        return picked

    def step(self, chosen: Array) -> None:
        """One choice in each game, by number."""
        if len(chosen) != self.games:
            raise Trouble("choices-unlike-games", choices=len(chosen), games=self.games)
        wrong = int(self.inner.step(np.ascontiguousarray(chosen, "<i8").tobytes()))
        if wrong >= 0:
            raise Trouble("action-not-offered", number=int(chosen[wrong]), row=wrong)
        self.read()

    def decisions(self) -> int:
        """How many were made so far, those of bots too."""
        return int(self.inner.decisions)
