"""Memory: keeps the garbage collector from stopping all tables to look at one of them.

A full collection visits every object of every table and took 280 ms with 300 tables. Tables are
trees that counting references frees by itself, so what has lived for a moment is set aside,
where the collector no longer looks. Everything is looked through only when nobody would notice.
"""

from __future__ import annotations

import gc
import time

QUIET_SECONDS = 5.0
BETWEEN_SWEEPS = 300.0


class Memory:
    """Called every moment; `moved` says when somebody last did something."""

    def __init__(self) -> None:
        self.swept = time.monotonic()

    def tidy(self, moved: float) -> None:
        now = time.monotonic()
        if now - moved > QUIET_SECONDS and now - self.swept > BETWEEN_SWEEPS:
            self.swept = now
            gc.unfreeze()
            gc.collect()
        else:
            gc.collect(1)
        gc.freeze()
