"""A judge who can also go by what was learned: the planner is asked with the learned win chance."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gaslamp.games.blackbriar import planner
from gaslamp.games.blackbriar.first_thought import first_thought, menu_of
from gaslamp.games.blackbriar.judge import BlackbriarJudge, Weights
from gaslamp.games.blackbriar.state import Blackbriar
from gaslamp.kernel.eyes import Eyes
from gaslamp.kernel.judge import WIN, Level
from gaslamp.kernel.rng import Rng

# So many points of damage are worth as much as the odds growing by a factor of e.
POINTS: Final = 20.0
# Of one question all answers are tried where a day is played on in somebody's head.
AT_ONCE: Final = 1


class SeeingJudge(BlackbriarJudge):
    """Advises by hand-made values; where level bots ask, by the eyes."""

    def counsel(self, g: Blackbriar, seat: i64, rng: Rng, level: Level) -> i64:
        eyes = self.eyes
        if eyes is None or g.wave == 0 or level.sight == 0.0:
            return planner.advice(self, g, seat, rng)
        return planner.advice(Learned(self.weights, eyes, level.sight), g, seat, rng)

    def habit(self, g: Blackbriar, seat: i64, rng: Rng) -> i64:
        """By day what comes to mind first; the night is for whoever looks."""
        if g.wave == 0 or not g.townsfolk_turn:
            return -1
        return first_thought(self, g, seat, menu_of(g, seat), AT_ONCE)


class Learned(BlackbriarJudge):
    """Values positions by the eyes, and for a part still by hand."""

    def __init__(self, weights: Weights, sees: Eyes[Blackbriar], share: float) -> None:
        super().__init__(weights)
        self.sees: Final = sees
        self.share: Final = share

    def value(self, g: Blackbriar, seat: i64) -> float:
        outcome = g.outcome
        if outcome is not None:
            return WIN if outcome.winners != 0 else -WIN
        plain = super().value(g, seat)
        return self.share * POINTS * self.sees.lean(g, seat) + (1.0 - self.share) * plain
