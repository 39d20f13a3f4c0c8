"""Places on the board by number, and tokens as the numbers that lie in a clock."""

from __future__ import annotations

from mypy_extensions import i64

from gaslamp.games.london_dread.state import EMPTY, NUMBERS, PLACES, SIDE, TOKEN


def location_of(place: i64) -> i64:
    """The numbered Location of a place, or EMPTY for Streets."""
    number = place % PLACES
    if number == 0:
        return EMPTY
    return (place // PLACES) * NUMBERS + number - 1


def streets(area: i64) -> i64:
    return area * PLACES


def place_of(location: i64) -> i64:
    return (location // NUMBERS) * PLACES + location % NUMBERS + 1


def number_of(token: i64) -> i64:
    return token & TOKEN


def side_of(token: i64) -> i64:
    """NUMBER_UP, or ARROW + area."""
    return token >> SIDE


def token(number: i64, side: i64) -> i64:
    return number | (side << SIDE)
