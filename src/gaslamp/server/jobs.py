"""Everything that workers are asked to do, in one place: their first process loads it once."""

from gaslamp.bots import greedy
from gaslamp.server.opening import at_snapshot, by_journal, try_choice, try_loading
from gaslamp.server.past import fork, replay, statistics
from gaslamp.server.thinking import think

__all__ = [
    "at_snapshot", "by_journal", "fork", "greedy", "replay", "statistics", "think", "try_choice",
    "try_loading",
]  # fmt: skip
