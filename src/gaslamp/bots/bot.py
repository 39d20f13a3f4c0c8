"""A bot, and the simplest one: it picks any option, each equally likely."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

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
    seat: i64 = 0
    while (seats >> seat) & 1 == 0:
        seat += 1
    if seats >> (seat + 1) == 0:
        return seat
    several: list[i64] = []
    while seats >> seat:
        if (seats >> seat) & 1:
            several.append(seat)
        seat += 1
    return several[rng.below(len(several))]
