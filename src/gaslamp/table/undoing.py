"""Going back: how far a seat may, and why not. Answers the table gave for seats never hinder it.

A seat takes back its own last choice, and with it the answers the table gave after it. If
somebody else has chosen since, it can still take back an answer just given in its own name.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from gaslamp.kernel.errors import Trouble

if TYPE_CHECKING:
    from gaslamp.table.match import Match


@dataclass
class UndoRequest:
    """Somebody wants to go back behind what was shown; every human seat must agree."""

    seat: int
    target: int
    agreed: set[int] = field(default_factory=set)


NONE = -1
TOO_LATE = "The time is up; what was chosen before stays."


def oldest(match: Match) -> int:
    """The number of the first choice that can still be taken back."""
    return max(match.floor, len(match.journal.choices) - len(match.before))


def too_late(match: Match, number: int) -> bool:
    """Whether the choice lies before the bell that ended its phase."""
    return number < match.floor


def last_of(match: Match, seat: int) -> int:
    """The number of the choice that the seat may take back by itself, or NONE."""
    choices = match.journal.choices
    number = len(choices) - 1
    while number > 0 and number in match.reactions.given:
        number -= 1
    if choices[number][0] == seat:
        return number
    return len(choices) - 1 if choices[-1][0] == seat else NONE


def behind_barrier(match: Match, number: int) -> bool:
    """Whether something was shown since that choice."""
    return bool(match.before[number - len(match.journal.choices)].barrier != match.g.barrier)


def why_not(match: Match, seat: int) -> str:
    """Why the seat cannot simply take back its last choice; empty if it can."""
    if not match.journal.choices or not match.before:
        return "There is nothing to undo."
    number = last_of(match, seat)
    if number == NONE:
        return "Somebody else has chosen since your last choice; ask the table to go back."
    if too_late(match, number):
        return TOO_LATE
    if number < oldest(match):
        return "There is nothing to undo."
    if behind_barrier(match, number):
        return "Something hidden was shown or chance has spoken since; ask the table to go back."
    return ""


def can_ask(match: Match, seat: int) -> bool:
    """Whether the seat has made a choice that the table could go back before."""
    return any(who == seat for who, _ in match.journal.choices[oldest(match) :])


def request(match: Match, seat: int) -> UndoRequest:
    """The seat's wish to go back before its last choice."""
    if not can_ask(match, seat):
        if match.floor and any(who == seat for who, _ in match.journal.choices):
            raise Trouble(TOO_LATE)
        raise Trouble("You have made no choice that could be undone.")
    number = last_of(match, seat)
    if number < oldest(match):
        mine = [i for i, (who, _) in enumerate(match.journal.choices) if who == seat]
        number = mine[-1]
    if match.game.final and behind_barrier(match, number):
        raise Trouble(
            f"In {match.game.title} nothing is taken back once something hidden was shown or "
            "chance has spoken."
        )
    return UndoRequest(seat, number)
