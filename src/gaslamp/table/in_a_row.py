"""Choosing one option after the other, each through the one door, for as long as all is as told."""

from __future__ import annotations

from gaslamp.table.match import Match


def choose_in_a_row(match: Match, seat: int, keys: list[str]) -> int:
    """Choose these keys of the seat's series (see `Series`); how many were chosen.

    It ends where the series is no longer what is left of it: something else is asked, something
    came or went that nobody expected, or an option would throw something away.
    """
    series = match.series(seat)
    left = [] if series is None else list(series.keys)
    for made, key in enumerate(keys):
        now = match.series(seat)
        if now is None or sorted(now.keys) != sorted(left) or key not in left:
            return made
        if any(offer.caution for offer in match.menu(seat) if offer.key == key):
            return made
        match.choose(seat, key)
        left.remove(key)
    return len(keys)
