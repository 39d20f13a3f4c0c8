"""What a bot is, and what all bots ask of a position."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from gaslamp.kernel.bits import count_bits, lowest, nth, single
from gaslamp.kernel.judge import Judge
from gaslamp.kernel.rng import Rng
from gaslamp.kernel.state import Decision, State


class Bot:
    """Picks an option for a seat. `g` is a redealt copy that it may use up.

    A bot is a module of this folder that holds one as `BOT`; it goes by the module's name. It keeps
    nothing from one pick to the next: all tables of a process share it.
    """

    looks: bool = True  # whether it looks at the position at all, or only at its menu
    rank: int = 0  # lists name the stronger later

    def pick(self, judge: Judge[Any], g: State, seat: i64, rng: Rng) -> i64:
        raise NotImplementedError


def asked(g: State) -> Decision[Any]:
    """The decision the game waits for; it must be waiting."""
    top = g.agenda[-1]
    assert isinstance(top, Decision)
    return top


def one_of(seats: i64, rng: Rng) -> i64:
    """A seat out of those a decision is open to, each equally likely."""
    if single(seats):
        return lowest(seats)
    return nth(seats, rng.below(count_bits(seats)))
