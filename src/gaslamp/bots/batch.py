"""Many games side by side, for learners: one call makes a choice in each of them.

What there is to know of all games lies in a few vectors, which other code may read as they are:
whose choice it is, the options by number, what that seat sees. A game that ends is counted, and the
next one is dealt in its place at once.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from librt.strings import read_i64_le
from librt.vecs import append, vec
from mypy_extensions import i64

from gaslamp.bots.arena import THINKING, picked
from gaslamp.bots.bot import Bot, asked
from gaslamp.kernel.bits import has
from gaslamp.kernel.eyes import Eyes
from gaslamp.kernel.judge import Judge
from gaslamp.kernel.menu import Menu
from gaslamp.kernel.numbering import Numbering
from gaslamp.kernel.rng import Rng, seeded
from gaslamp.kernel.state import State, choose

WORD: Final = 8  # bytes of a number


def next_seat(awaited: i64, last: i64, seats: i64) -> i64:
    """Where several are waited for at once, they choose in turns."""
    seat = last
    while True:
        seat += 1
        if seat >= seats:
            seat = 0
        if has(awaited, seat):
            return seat


class Batch:
    """Games side by side. `deal` gives the game of a seed; a seat that has no bot is the caller's.
    A game that is longer than the limit is cut off. `nobody` is everybody's reward when nobody
    wins."""

    def __init__(
        self, deal: Callable[[int], State], judge: Judge[Any], numbering: Numbering[Any],
        eyes: Eyes[Any] | None, bots: list[Bot | None], seed: int, count: int, limit: int,
        nobody: float,
    ) -> None:  # fmt: skip
        self.deal: Final = deal
        self.judge: Final = judge
        self.numbering: Final = numbering
        self.eyes: Final = eyes
        self.bots: Final = bots
        self.players: Final[i64] = len(bots)
        self.count: Final[i64] = count
        self.limit: Final[i64] = limit
        self.nobody: Final = nobody
        self.next_seed: i64 = seed
        self.games: list[State] = []
        self.rngs: list[Rng] = []
        self.seeds: vec[i64] = vec[i64]([0] * count)
        self.seats: vec[i64] = vec[i64]([-1] * count)
        self.made: vec[i64] = vec[i64]([0] * count)  # choices so far, in each game
        self.starts: vec[i64] = vec[i64]([0] * (count + 1))
        self.numbers: vec[i64] = vec[i64]()
        self.codes: vec[i64] = vec[i64]()
        self.wide: i64 = 0
        self.sights: vec[float] = vec[float]()
        # What came of the games that the last step ended.
        self.ended: vec[i64] = vec[i64]([0] * count)  # 1: over, 2: cut off
        self.rewards: vec[float] = vec[float]([0.0] * (count * len(bots)))
        self.decisions: i64 = 0  # all that were made so far, those of bots too
        self.finished: i64 = 0
        self.menu: Final = Menu(0)
        i: i64 = 0
        while i < self.count:
            self.games.append(self.dealt(i))
            i += 1
        if eyes is not None:
            self.wide = len(eyes.seen(self.games[0], 0))
            self.sights = vec[float]([0.0] * int(self.count * self.wide))
        i = 0
        while i < self.count:
            self.play_on(i)
            i += 1
        self.ask()

    def dealt(self, i: i64) -> State:
        """The next game, for this place."""
        seed = int(self.next_seed)
        self.next_seed += 1
        self.seeds[i] = seed
        self.seats[i] = -1
        self.made[i] = 0
        rng = seeded(seed, THINKING)
        if len(self.rngs) <= i:
            self.rngs.append(rng)
        else:
            self.rngs[i] = rng
        return self.deal(seed)

    def play_on(self, i: i64) -> None:
        """Let bots choose until a caller's seat is asked; where games end, others begin."""
        while True:
            g = self.games[i]
            if g.outcome is not None or self.made[i] >= self.limit:
                self.close(i)
                continue
            seat = next_seat(asked(g).awaited(g), self.seats[i], self.players)
            self.seats[i] = seat
            bot = self.bots[seat]
            if bot is None:
                return
            choose(g, seat, picked(g, self.judge, bot, seat, self.rngs[i]))
            self.made[i] += 1
            self.decisions += 1

    def close(self, i: i64) -> None:
        """Count a game that is over, and deal the next one."""
        outcome = self.games[i].outcome
        self.ended[i] = 2 if outcome is None else 1
        winners: i64 = 0 if outcome is None else outcome.winners
        lost = 0.0 if outcome is None else self.nobody if winners == 0 else -1.0
        seat: i64 = 0
        while seat < self.players:
            self.rewards[i * self.players + seat] = 1.0 if has(winners, seat) else lost
            seat += 1
        self.finished += 1
        self.games[i] = self.dealt(i)

    def ask(self) -> None:
        """What each seat that is asked may choose, and what it sees."""
        self.numbers = self.numbers[:0]
        self.codes = self.codes[:0]
        menu = self.menu
        i: i64 = 0
        while i < self.count:
            g = self.games[i]
            menu.reset(self.seats[i])
            asked(g).menu(g, menu)
            self.numbers = self.numbering.numbered(g, menu, self.numbers)
            n = menu.size()
            k: i64 = 0
            while k < n:
                self.codes = append(self.codes, menu.at(k))
                k += 1
            self.starts[i + 1] = len(self.codes)
            self.look(i)
            i += 1

    def look(self, i: i64) -> None:
        eyes = self.eyes
        if eyes is None:
            return
        sight = eyes.seen(self.games[i], self.seats[i])
        sights = self.sights
        at = i * self.wide
        k: i64 = 0
        while k < self.wide:
            sights[at + k] = sight[k]
            k += 1

    def step(self, chosen: bytes) -> i64:
        """One choice in each game, by number (eight bytes each). Returns -1, or the first game in
        which the number is not on the menu; then nothing was done."""
        i: i64 = 0
        while i < self.count:
            if self.place_of(i, read_i64_le(chosen, i * WORD)) < 0:
                return i
            i += 1
        i = 0
        while i < self.count:
            self.ended[i] = 0
            self.choose(i, self.codes[self.place_of(i, read_i64_le(chosen, i * WORD))])
            i += 1
        self.ask()
        return -1

    def place_of(self, i: i64, number: i64) -> i64:
        """Where a game's option of this number stands; -1 if it has none."""
        k = self.starts[i]
        end = self.starts[i + 1]
        while k < end:
            if self.numbers[k] == number:
                return k
            k += 1
        return -1

    def choose(self, i: i64, code: i64) -> None:
        choose(self.games[i], self.seats[i], code)
        self.made[i] += 1
        self.decisions += 1
        self.play_on(i)
