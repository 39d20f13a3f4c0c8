"""The calendar of long games: which time counts, and when so much of it will have passed.

Moments are seconds since 1970. Days begin at midnight in UTC, for everybody at a table alike.
"""

from __future__ import annotations

from datetime import UTC, datetime

DAY = 86_400.0
SATURDAY = 5


def rests(moment: float) -> bool:
    """Whether it is a Saturday or a Sunday."""
    return datetime.fromtimestamp(moment, UTC).weekday() >= SATURDAY


def next_day(moment: float) -> float:
    return (moment // DAY + 1) * DAY


def counted(since: float, until: float, away: float, weekends_rest: bool) -> float:
    """How much of the time between counts for somebody who is away until a moment."""
    at, found = max(since, away), 0.0
    if not weekends_rest:
        return max(0.0, until - at)
    while at < until:
        end = min(next_day(at), until)
        if not rests(at):
            found += end - at
        at = end
    return found


def due(since: float, left: float, away: float, weekends_rest: bool) -> float:
    """When so much time will have been counted."""
    at = max(since, away)
    if not weekends_rest:
        return at + left
    while rests(at) or at + left > next_day(at):
        if not rests(at):
            left -= next_day(at) - at
        at = next_day(at)
    return at + left


def told(moment: float) -> str:
    """A moment as text, in UTC."""
    if not moment:
        return ""
    found = datetime.fromtimestamp(moment, UTC).isoformat(timespec="seconds")
    return found.replace("+00:00", "Z")


def read(text: str) -> float:
    """A moment from text; a day alone means its first moment. ValueError if it is none."""
    found = datetime.fromisoformat(text)
    return (found if found.tzinfo else found.replace(tzinfo=UTC)).timestamp()
