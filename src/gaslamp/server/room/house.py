"""What every table of a hall is given: where it is stored, who thinks, who counts."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from gaslamp.server.metrics import Metrics
from gaslamp.server.room.bots import Thinkers
from gaslamp.server.tokens import Lifetimes
from gaslamp.server.workers import Workers
from gaslamp.store.store import Store


@dataclass(frozen=True)
class House:
    """The same for all tables."""

    store: Store
    thinkers: Thinkers  # workers in which bots think
    clerks: Workers  # workers for whatever a stranger has sent
    metrics: Metrics
    bot_pause: float = 0.0
    tokens: Lifetimes = field(default_factory=Lifetimes)
    trusted: Callable[[], bool] = lambda: True  # whether this process still holds its tables
