"""The game's eyes for bots: redeals and values."""

from __future__ import annotations

from mypy_extensions import i64

from gaslamp.games.plague_of_dracula.advice import advice
from gaslamp.games.plague_of_dracula.secrets import redeal
from gaslamp.games.plague_of_dracula.state import Plague
from gaslamp.games.plague_of_dracula.value import value
from gaslamp.kernel.judge import Judge
from gaslamp.kernel.rng import Rng


class PlagueJudge(Judge[Plague]):
    """Sees what the seat may see, and judges for the hunters or for Dracula."""

    def redeal(self, g: Plague, seat: i64, rng: Rng) -> Plague:
        return redeal(g, seat, rng)

    def value(self, g: Plague, seat: i64) -> float:
        return value(g, seat)

    def advise(self, g: Plague, seat: i64, rng: Rng) -> i64:
        """Where the shown chances or plain worths decide, they do; all else is searched."""
        return advice(g, seat)
