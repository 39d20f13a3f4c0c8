"""Places and hours by number and by id, and tokens as the numbers that lie in a clock."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gaslamp.games.london_dread.state import EMPTY, NUMBERS, PLACES, SIDE, TOKEN

HOURS: Final = (
    "6am", "8am", "10am", "noon", "2pm", "4pm", "6pm", "8pm", "10pm", "midnight", "2am", "4am",
)  # fmt: skip
SEGMENTS: Final = ("morning", "day", "night")  # four hours each
AREA_IDS: Final = ("north", "east", "south", "west")
LOCATION_IDS: Final = (
    "north-1", "north-2", "north-3", "north-4", "north-5", "north-6",
    "east-1", "east-2", "east-3", "east-4", "east-5", "east-6",
    "south-1", "south-2", "south-3", "south-4", "south-5", "south-6",
    "west-1", "west-2", "west-3", "west-4", "west-5", "west-6",
)  # fmt: skip


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
