"""Random play to the end, compiled with the engine."""

from __future__ import annotations

from mypy_extensions import i64

from gaslamp.kernel.menu import Menu
from gaslamp.kernel.rng import Rng
from gaslamp.kernel.state import Decision, State, choose


def playout(g: State, rng: Rng, limit: int) -> int:
    """Play at random until the game ends or the limit is reached; how many choices it took."""
    menu = Menu(0)
    count = 0
    while count < limit and len(g.agenda) > 0:
        top = g.agenda[-1]
        assert isinstance(top, Decision)
        seat = one_of(top.seats(g), rng)
        menu.reset(seat)
        top.menu(g, menu)
        choose(g, seat, menu.at(rng.below(menu.size())))
        count += 1
    return count


def one_of(seats: i64, rng: Rng) -> i64:
    """A seat out of those the decision is open to, each equally likely."""
    only: i64 = 0
    while (seats >> only) & 1 == 0:
        only += 1
    if seats >> (only + 1) == 0:
        return only
    several: list[i64] = []
    while seats >> only:
        if (seats >> only) & 1:
            several.append(only)
        only += 1
    return several[rng.below(len(several))]
