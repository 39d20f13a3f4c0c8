"""The daily deal: one for everybody on a day, and how those who have played it compare.

Compared are tables as the handbill lays them: the game's usual number of seats and options, a
person on the first seat and the usual bot on the others. Several people at one table are listed
apart, since they played against, or with, each other. Of all that somebody has played of a deal the
first that came to an end is theirs, unless they went back there behind what had been shown.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta
from hashlib import sha256

from gaslamp import games
from gaslamp.bots import USUAL
from gaslamp.server.refusal import Refusal
from gaslamp.store.records import Dealt, Line, SeatRecord
from gaslamp.table.seats import HUMAN


def today() -> str:
    return datetime.now(UTC).date().isoformat()


def days_before(day: str, days: int) -> str:
    return (date.fromisoformat(day) - timedelta(days=days)).isoformat()


def checked(day: str) -> str:
    """A day that has had a deal, as it is written; anything else is refused."""
    try:
        known = date.fromisoformat(day).isoformat() == day <= today()
    except ValueError:
        known = False
    if not known:
        raise Refusal("not-found", "no-daily-deal", day=day[:40], today=today())
    return day


def seed_of(game: str, day: str) -> int:
    return int(sha256(f"{game} {day}".encode()).hexdigest()[:12], 16)


def seats_of(game: str, first: str = HUMAN) -> list[str]:
    """Who sits at the daily deal of a game: somebody, and the usual bot on all other seats."""
    return [first, *[USUAL] * (games.find(game).seat_counts[0] - 1)]


def options_of(game: str) -> dict[str, str]:
    return games.find(game).settled(len(seats_of(game)), {})


# How it went


@dataclass(frozen=True)
class Standing:
    """How a game ended for a seat, so that it can be compared: who won stands before who lost, then
    by what the game counts. Where it counts nothing, a win was better the sooner it came, and what
    was lost was better held the longer."""

    won: bool
    score: int | None
    choices: int

    @property
    def worth(self) -> tuple[bool, int]:
        if self.score is not None:
            return self.won, self.score
        return self.won, -self.choices if self.won else self.choices


def standing(seat: int, winners: list[int], scores: list[int], choices: int) -> Standing:
    """Of a seat that had rivals, the score is how far it was ahead of the best of them. Rivals are
    whoever fared otherwise: those who win and lose together have none."""
    won = seat in winners
    if len(scores) <= seat:
        return Standing(won, None, choices)
    rivals = [score for other, score in enumerate(scores) if (other in winners) != won]
    return Standing(won, scores[seat] - max(rivals, default=0), choices)


def better_than(one: Standing, others: Iterable[Standing]) -> int:
    """Than how many of the others."""
    return sum(one.worth > other.worth for other in others)


# Whose it is


@dataclass(frozen=True)
class Entry:
    """A table of the deal that is compared with others."""

    line: Line
    people: list[SeatRecord]
    counts: bool  # not so where somebody went back behind what was shown, or a bot ended it

    @property
    def alone(self) -> bool:
        return len(self.people) == 1

    def standing(self, seat: int) -> Standing:
        end = self.line.record.summary
        return standing(seat, end.winners, end.scores, end.choices)


def entered(dealt: Dealt) -> Entry | None:
    """The table as it is compared; None where it was laid otherwise than usual."""
    record, seats = dealt.line.record, dealt.line.seats
    people = [seat for seat in seats if seat.sat]
    others = [seat.occupant for seat in seats if not seat.sat]
    usual = (
        record.base is None
        and not record.strange
        and len(seats) == len(seats_of(record.game))
        and record.options == options_of(record.game)
        and all(occupant == USUAL for occupant in others)
        and any(seat.seat == 0 for seat in people)
    )
    played = all(seat.occupant == HUMAN for seat in people)
    return Entry(dealt.line, people, played and not dealt.shown) if usual else None


def by_person(tables: Iterable[Dealt]) -> list[list[Entry]]:
    """The tables of each person, in the order in which they ended; those that run come last."""
    found: dict[str, list[Entry]] = {}
    for entry in map(entered, tables):
        if entry is not None:
            record = entry.line.record
            found.setdefault(record.person or record.id, []).append(entry)
    for entries in found.values():
        entries.sort(key=lambda e: (not e.line.record.summary.over, e.line.record.summary.moved))
    return list(found.values())


def ended(entries: list[Entry]) -> Entry | None:
    """The first of a person's tables that has come to an end."""
    return entries[0] if entries[0].line.record.summary.over else None


def is_of(entry: Entry, hashes: list[str]) -> bool:
    """Whether these tokens open a seat there."""
    return any(seat.token_hash and seat.token_hash in hashes for seat in entry.people)
