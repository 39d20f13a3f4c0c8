"""For bots: how many pieces a player is away from controlling areas, and what is held firmly."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from gaslamp.games.great_old_ones import board
from gaslamp.games.great_old_ones.state import OldOnes, at
from gaslamp.games.great_old_ones.tables import AREAS

# An area that wants more pieces than this is not counted on; a Grenadier is worth so many pieces.
FAR: Final = 6
GUARD: Final = 2


def lead(g: OldOnes, seat: i64, area: i64) -> i64:
    """By how many pieces the seat is ahead of everybody in an area (GO-CTRL-01..07)."""
    most = g.london.citizens[area]
    other: i64 = 0
    while other < g.seats:
        if other != seat:
            most = max(most, board.pieces_of(g.london, other, area))
        other += 1
    return board.pieces_of(g.london, seat, area) - most


def pieces_short(g: OldOnes, seat: i64, least: i64) -> float:
    """How many pieces, where they are fewest, would bring so many areas under control."""
    wanted = vec[i64]([0, 0, 0, 0, 0, 0, 0])  # areas that want so many pieces, up to FAR
    area: i64 = 0
    while area < AREAS:
        missing = max(0, 1 - lead(g, seat, area))
        if g.london.grenadiers[area] > 0:
            missing += GUARD
        wanted[min(FAR, missing)] += 1
        area += 1
    total: i64 = 0
    left = least - wanted[0]
    pieces: i64 = 1
    while pieces <= FAR and left > 0:
        some = min(left, wanted[pieces]) if pieces < FAR else left
        total += pieces * some
        left -= some
        pieces += 1
    return float(total)


def firmly_held(g: OldOnes, seat: i64) -> i64:
    """Areas that one lost piece does not lose."""
    count: i64 = 0
    area: i64 = 0
    while area < AREAS:
        if g.london.grenadiers[area] == 0 and lead(g, seat, area) > 1:
            count += 1
        area += 1
    return count


def firmly_spread(g: OldOnes, seat: i64) -> i64:
    """Areas without Grenadier that hold more than one own Minion."""
    count: i64 = 0
    area: i64 = 0
    while area < AREAS:
        if g.london.minions[at(seat, area)] > 1 and g.london.grenadiers[area] == 0:
            count += 1
        area += 1
    return count


def about_to_lead(g: OldOnes, seat: i64) -> i64:
    """Areas that one more piece would bring under control."""
    count: i64 = 0
    area: i64 = 0
    while area < AREAS:
        if g.london.grenadiers[area] == 0 and lead(g, seat, area) == 0:
            count += 1
        area += 1
    return count
