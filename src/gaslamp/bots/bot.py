"""A bot, and the simplest one: it picks any option, each equally likely."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from gaslamp.kernel.bits import count_bits, lowest, nth, single
from gaslamp.kernel.judge import Judge
from gaslamp.kernel.menu import Menu
from gaslamp.kernel.rng import Rng
from gaslamp.kernel.state import Decision, State


class Bot:
    """Picks an option for a seat. `g` is a redealt copy that it may use up."""

    looks: bool = True  # whether it looks at the position at all, or only at its menu

    def pick(self, judge: Judge[Any], g: State, seat: i64, rng: Rng) -> i64:
        raise NotImplementedError


class RandomBot(Bot):
    """Knows nothing but its menu."""

    looks = False

    def pick(self, judge: Judge[Any], g: State, seat: i64, rng: Rng) -> i64:
        menu = Menu(seat)
        asked(g).menu(g, menu)
        return menu.at(rng.below(menu.size()))


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
