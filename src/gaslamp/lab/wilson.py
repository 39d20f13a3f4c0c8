"""The Wilson score interval: how far a share of wins can be trusted."""

from __future__ import annotations

from math import sqrt

Z95 = 1.959963984540054


def wilson(wins: float, games: int, z: float = Z95) -> tuple[float, float]:
    """The 95 % interval of a share; everything is possible when nothing was played."""
    if games == 0:
        return 0.0, 1.0
    share = wins / games
    scale = 1 + z * z / games
    middle = (share + z * z / (2 * games)) / scale
    reach = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games)) / scale
    low = 0.0 if wins == 0 else middle - reach
    high = 1.0 if wins == games else middle + reach
    return low, high
