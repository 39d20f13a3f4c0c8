"""Memory: keeps the garbage collector from stopping all tables to look at one of them.

A full collection visits every object of every table and took 280 ms with 300 tables. Tables and
connections are taken apart when they end, so that counting references frees them by itself; what
has lived for a moment is set aside, where the collector no longer looks. Everything is looked
through when nobody would notice, and on a server that is never quiet once in a long while.
"""

from __future__ import annotations

import gc
import time

QUIET_SECONDS = 5.0
BETWEEN_SWEEPS = 300.0
LONGEST_UNSWEPT = 3600.0


class Memory:
    """Called every moment; `moved` says when somebody last did something."""

    def __init__(self) -> None:
        self.swept = time.monotonic()

    def tidy(self, moved: float) -> None:
        now = time.monotonic()
        unswept = now - self.swept
        quiet = now - moved > QUIET_SECONDS and unswept > BETWEEN_SWEEPS
        if quiet or unswept > LONGEST_UNSWEPT:
            self.swept = now
            gc.unfreeze()
            gc.collect()
        else:
            gc.collect(1)
        gc.freeze()
