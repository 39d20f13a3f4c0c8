"""Going back: how far a seat may, and why not. Answers the table gave for seats never hinder it.

A seat takes back its own last choice, and with it the answers the table gave after it. If
somebody else has chosen since, it can still take back an answer just given in its own name.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Protocol

from gaslamp.games.game import Game
from gaslamp.kernel.errors import Trouble
from gaslamp.kernel.journal import Journal
from gaslamp.kernel.state import State
from gaslamp.table.reactions import Reactions

NONE = -1


@dataclass
class UndoRequest:
    """Somebody wants to go back behind what was shown; every human seat must agree."""

    seat: int
    target: int
    agreed: set[int] = field(default_factory=set)


class Played(Protocol):
    """As much of a match as it takes to know how far somebody may go back."""

    game: Game[Any]
    journal: Journal
    reactions: Reactions
    before: list[State]
    floor: int

    @property
    def g(self) -> State: ...


def oldest(match: Played) -> int:
    """The number of the first choice that can still be taken back."""
    return max(match.floor, len(match.journal.choices) - len(match.before))


def too_late(match: Played, number: int) -> bool:
    """Whether the choice lies before the bell that ended its phase."""
    return number < match.floor


def last_of(match: Played, seat: int) -> int:
    """The number of the choice that the seat may take back by itself, or NONE."""
    choices = match.journal.choices
    number = len(choices) - 1
    while number > 0 and number in match.reactions.given:
        number -= 1
    if choices[number][0] == seat:
        return number
    return len(choices) - 1 if choices[-1][0] == seat else NONE


def behind_barrier(match: Played, number: int) -> bool:
    """Whether something was shown since that choice."""
    return bool(match.before[number - len(match.journal.choices)].barrier != match.g.barrier)


def why_not(match: Played, seat: int) -> Trouble | None:
    """Why the seat cannot simply take back its last choice; None if it can."""
    if not match.journal.choices or not match.before:
        return Trouble("nothing-to-undo")
    number = last_of(match, seat)
    if number == NONE:
        return Trouble("undo-others-chose")
    if too_late(match, number):
        return Trouble("undo-too-late")
    if number < oldest(match):
        return Trouble("nothing-to-undo")
    if behind_barrier(match, number):
        return Trouble("undo-shown-since")
    return None


def last_own(match: Played, seat: int) -> int:
    """The number of the last choice made in the seat's name, or NONE."""
    choices = match.journal.choices
    if seat < 0:
        return NONE
    for number in range(len(choices) - 1, -1, -1):
        if choices[number][0] == seat:
            return number
    return NONE


def can_ask(match: Played, seat: int) -> bool:
    """Whether the seat has made a choice that the table could go back before."""
    return last_own(match, seat) >= oldest(match)


def wish(match: Played, seat: int) -> UndoRequest:
    """The seat's wish to go back before its last choice."""
    if not can_ask(match, seat):
        if match.floor and last_own(match, seat) != NONE:
            raise Trouble("undo-too-late")
        raise Trouble("undo-none-made")
    number = last_of(match, seat)
    if number < oldest(match):
        number = last_own(match, seat)
    if match.game.final and behind_barrier(match, number):
        raise Trouble("undo-final", title=match.game.titled())
    return UndoRequest(seat, number)
