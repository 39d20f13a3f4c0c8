"""One simulated game: what came of it, and the same game again choice by choice."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from gaslamp import games
from gaslamp.bots import find
from gaslamp.bots.arena import THINKING, next_choice, play_game
from gaslamp.bots.bot import Bot
from gaslamp.games.game import Game
from gaslamp.kernel.bits import members
from gaslamp.kernel.ear import Ear
from gaslamp.kernel.journal import Journal
from gaslamp.kernel.judge import Judge
from gaslamp.kernel.rng import seeded
from gaslamp.kernel.state import State, choose
from gaslamp.lab.notes import Notes, play_with_notes
from gaslamp.lab.spec import Spec
from gaslamp.table.candles import mean_of, stands
from gaslamp.table.luck import Sheet, sheet_of

LOOKING = 2  # the stream of a game's seed by which chances are looked at
WORLDS = 8  # over which


class Trial(NamedTuple):
    """What is kept of a simulated game. A tuple, since many are made and sent about."""

    seed: int
    finished: bool
    decisions: int
    turns: int
    winners: tuple[int, ...]
    ending: str
    groups: dict[str, list[str]]
    facts: dict[str, str]
    score: list[int]
    # Where they were asked for, at every choice: whose it was, and the chance in thousandths that
    # the seat had to win, from what it knew.
    chances: list[tuple[int, int]] = []  # noqa: RUF012
    notes: Notes | None = None  # where they were asked for
    luck: Sheet | None = None

    def spread(self) -> int:
        """How lopsided the end was."""
        return max(self.score) - min(self.score) if self.score else 0


@cache
def stage(game_id: str, pack: str) -> tuple[Game[Any], Any]:
    """A game with its content; a pack too is read once per process."""
    game = games.find(game_id)
    return game, game.content(Path(pack)) if pack else game.printed


@cache
def seats_in(bits: int, seats: int) -> tuple[int, ...]:
    return tuple(members(bits, seats))


def play_trial(spec: Spec, seed: int) -> Trial:
    """Play the game of this seed."""
    return next(play_trials(spec, [seed]))


def play_trials(spec: Spec, seeds: Iterable[int]) -> Iterator[Trial]:
    """Play the games of these seeds, each when it is asked for."""
    game, content = stage(spec.game, spec.pack)
    seats = len(spec.bots)
    options = dict(spec.options)
    bots = [find(bot) for bot in spec.bots]
    judge, limit = game.judge(), spec.limit
    for seed in seeds:
        g = game.new(content, seats, options, seed, told=spec.noting)
        chances: list[tuple[int, int]] = []
        notes: Notes | None = None
        ear = g.ear = Ear() if spec.luck else None
        if spec.noting:
            decisions, notes = play_with_notes(game, content, g, judge, bots, seed, limit)
        elif spec.chances:
            decisions = play_noting(g, judge, bots, seed, limit, chances)
        else:
            decisions = play_game(g, judge, bots, seed, limit)
        outcome = g.outcome
        yield Trial(
            seed,
            outcome is not None,
            decisions,
            game.turn(g),
            () if outcome is None else seats_in(outcome.winners, seats),
            "" if outcome is None else outcome.reason,
            game.groups(g),
            game.facts(g),
            game.score(g),
            chances,
            notes,
            None if ear is None else sheet_of(game.id, seats, ear.heard, exactly=False),
        )


def play_noting(
    g: State, judge: Judge[Any], bots: list[Bot], seed: int, limit: int,
    chances: list[tuple[int, int]],
) -> int:  # fmt: skip
    """The same game as `play_game` plays, with the chance of whoever chooses at every choice."""
    rng, looking = seeded(seed, THINKING), seeded(seed, LOOKING)
    while len(chances) < limit and g.outcome is None:
        step = next_choice(g, judge, bots, rng)
        seat = int(step.seat)
        chances.append((seat, round(1000 * mean_of(stands(judge, g, seat, looking, WORLDS)))))
        choose(g, step.seat, step.code)
    return len(chances)


def journal_of(spec: Spec, seed: int) -> Journal:
    """The journal of the game that `play_trial` plays for this seed: the same, step by step."""
    game, content = stage(spec.game, spec.pack)
    g = game.new(content, len(spec.bots), dict(spec.options), seed, told=False)
    journal = Journal(game.id, game.rules_version, content.digest, seed, list(spec.bots),
                      dict(spec.options))  # fmt: skip
    judge = game.judge()
    bots = [find(bot) for bot in spec.bots]
    rng = seeded(seed, THINKING)
    while len(journal.choices) < spec.limit and g.outcome is None:
        step = next_choice(g, judge, bots, rng)
        journal.choices.append((int(step.seat), game.key(g, int(step.seat), int(step.code))))
        choose(g, step.seat, step.code)
    return journal
