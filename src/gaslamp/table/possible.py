"""Where advice leaves the truth behind: from here on it looks at a world that the seat thinks
possible, and at nothing else. A certificate deals the same worlds on both sides, so that whatever
still differs comes from somebody who has looked past them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Any

from gaslamp.kernel.judge import Judge
from gaslamp.kernel.rng import Rng
from gaslamp.kernel.state import State

Dealer = Callable[[Judge[Any], State, int, Rng], State]


def fairly(judge: Judge[Any], g: State, seat: int, rng: Rng) -> State:
    dealt: State = judge.redeal(g, seat, rng)
    return dealt


DEALER: ContextVar[Dealer] = ContextVar("dealer", default=fairly)


def possible(judge: Judge[Any], g: State, seat: int, rng: Rng) -> State:
    """A copy in which everything that the seat cannot know is dealt anew."""
    return DEALER.get()(judge, g, seat, rng)


@contextmanager
def dealt_by(dealer: Dealer) -> Iterator[None]:
    """Somebody else deals, for a while."""
    before = DEALER.set(dealer)
    try:
        yield
    finally:
        DEALER.reset(before)
