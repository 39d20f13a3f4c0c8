"""Going back: how far a seat may, and why not. Answers the table gave for seats never hinder it.

By itself a seat takes back its own choices, back to where something was shown or somebody else
chose: the last one, all of its last action, all of its turn, or back to any moment between. If
somebody else has chosen since, it can still take back an answer just given in its own name.

Beyond that it asks everybody who sits at the table. What was shown is another matter: the terms of
the table (`terms.py`) say whether that may be taken back `never`, when people agree (`ask`), or
`free`ly. A bot grants nobody a second look: where nobody but bots could be asked, the answer is no.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Protocol

from gaslamp.games.game import Game
from gaslamp.kernel.errors import Trouble
from gaslamp.kernel.journal import Journal
from gaslamp.kernel.state import State, pending
from gaslamp.table.reactions import Reactions
from gaslamp.table.seats import HUMAN, OPEN
from gaslamp.table.terms import FREE, NEVER

NONE = -1
DECISION, ACTION, TURN = "decision", "action", "turn"
FAR = (DECISION, ACTION, TURN)


@dataclass
class UndoRequest:
    """Somebody wants to go back behind what was shown; every human seat must agree."""

    seat: int
    target: int
    agreed: set[int] = field(default_factory=set)


@dataclass(frozen=True)
class WentBack:
    """A seat went back over so many choices, or behind something that had been shown."""

    seat: int
    choices: int
    shown: bool


class Played(Protocol):
    """As much of a match as it takes to know how far somebody may go back."""

    game: Game[Any]
    journal: Journal
    reactions: Reactions
    before: list[State]
    floor: int
    terms: dict[str, str]
    state: State

    def people(self) -> list[int]: ...


def oldest(match: Played) -> int:
    """The number of the first choice that can still be taken back."""
    return max(match.floor, len(match.journal.choices) - len(match.before))


def last_of(match: Played, seat: int) -> int:
    """The number of the choice that the seat may take back by itself, or NONE."""
    choices = match.journal.choices
    number = len(choices) - 1
    while number > 0 and number in match.reactions.given:
        number -= 1
    if choices[number][0] == seat:
        return number
    return len(choices) - 1 if choices[-1][0] == seat else NONE


def last_own(match: Played, seat: int) -> int:
    """The number of the last choice made in the seat's name, or NONE."""
    choices = match.journal.choices
    if seat < 0:
        return NONE
    for number in range(len(choices) - 1, -1, -1):
        if choices[number][0] == seat:
            return number
    return NONE


def start_of(match: Played, seat: int, far: str) -> int:
    """Before which choice the seat's last decision, its action or its turn began, or NONE."""
    return starts(match, seat)[far]


def starts(match: Played, seat: int) -> dict[str, int]:
    """All three of them.

    An action begins where nothing was half-way (`Decision.calm`). A turn ends where the game counts
    on, or where somebody else did something of their own."""
    number = NONE if not match.journal.choices else last_of(match, seat)
    if number == NONE:
        number = last_own(match, seat)
    found = {DECISION: number, ACTION: number, TURN: number}
    since = oldest(match)
    if number < since:
        return found
    action = NONE
    count = len(match.journal.choices)
    turn = match.game.turn(match.before[number - count])
    for n in range(number, since - 1, -1):
        there = match.before[n - count]  # how it stood before that choice
        if match.game.turn(there) != turn:
            break
        asked = pending(there)
        calm = asked is not None and asked.calm()
        if n in match.reactions.given:
            continue
        if match.journal.choices[n][0] == seat:
            found[TURN] = n
            if action == NONE and calm:
                action = found[ACTION] = n
        elif calm:
            break
    return found


def behind_barrier(match: Played, number: int) -> bool:
    """Whether something was shown since that choice."""
    before = match.before[number - len(match.journal.choices)]
    return bool(before.barrier != match.state.barrier)


def only_own(match: Played, seat: int, number: int) -> bool:
    """Whether from this choice on there are the seat's own, and beside them only answers that the
    table gave; where going back is free, bots' choices do not count either."""
    mine = False
    for n in range(number, len(match.journal.choices)):
        who = match.journal.choices[n][0]
        if who == seat:
            mine = True
        elif n not in match.reactions.given and not (is_free(match) and is_bot(match, who)):
            return False
    return mine


def is_free(match: Played) -> bool:
    return match.terms.get("undo") == FREE and not match.game.final


def is_bot(match: Played, seat: int) -> bool:
    return match.journal.seats[seat] not in (HUMAN, OPEN) and seat not in match.people()


def any_bot(match: Played) -> bool:
    return any(is_bot(match, who) for who in range(len(match.journal.seats)))


def why_not(match: Played, seat: int, to: int | None = None) -> Trouble | None:
    """Why the seat cannot by itself go back to where so many choices had been made (without a
    number: before its last one); None if it can."""
    if not match.journal.choices or not match.before:
        return Trouble("nothing-to-undo")
    number = last_of(match, seat) if to is None else to
    if to is None and number == NONE and is_free(match):
        number = last_own(match, seat)
    if number == NONE:
        return Trouble("undo-others-chose")
    if number < match.floor:  # before the bell that ended its phase
        return Trouble("undo-too-late")
    if not oldest(match) <= number < len(match.journal.choices):
        return Trouble("nothing-to-undo")
    if not only_own(match, seat, number):
        return Trouble("undo-others-chose")
    if behind_barrier(match, number) and not is_free(match):
        return Trouble("undo-shown-since")
    return None


def free_to(match: Played, seat: int) -> int:
    """To how few choices the seat may go back by itself; to as many as there are if to none."""
    count, free, barrier = len(match.journal.choices), is_free(match), match.state.barrier
    found = count
    for number in range(count - 1, oldest(match) - 1, -1):
        who = match.journal.choices[number][0]
        others = who != seat and number not in match.reactions.given
        if others and not (free and is_bot(match, who)):
            break
        if match.before[number - count].barrier != barrier and not free:
            break
        if who == seat or found < count:
            found = number
    return found


def why_not_ask(match: Played, seat: int, to: int | None = None) -> Trouble | None:
    """Why the table cannot even be asked to go back to there; None if it can."""
    own, since = last_own(match, seat), oldest(match)
    if own < since:
        return Trouble("undo-too-late" if match.floor and own != NONE else "undo-none-made")
    number = asked_for(match, seat) if to is None else to
    if number < match.floor:
        return Trouble("undo-too-late")
    if not since <= number <= own:
        return Trouble("undo-none-made")
    if not behind_barrier(match, number):
        return None
    if match.game.final:
        return Trouble("undo-final", title=match.game.titled())
    if match.terms.get("undo") == NEVER:
        return Trouble("undo-never")
    people = match.people()
    others = len(people) > 1 if seat in people else bool(people)
    if not others and not is_free(match) and any_bot(match):
        return Trouble("undo-bots-refuse")
    return None


def asked_for(match: Played, seat: int) -> int:
    """Before which choice a seat wants to go back that does not say how far."""
    number = last_of(match, seat)
    return number if number >= oldest(match) else last_own(match, seat)


def can_ask(match: Played, seat: int) -> bool:
    """Whether the seat has made a choice that the table could go back before."""
    return why_not_ask(match, seat) is None


def ask_to(match: Played, seat: int) -> int:
    """To how few choices the seat may ask to go back; to as many as there are if to none."""
    count, own, since = len(match.journal.choices), last_own(match, seat), oldest(match)
    if own < since:
        return count
    if why_not_ask(match, seat, since) is None:
        return since
    found, barrier = count, match.state.barrier
    for number in range(own, since - 1, -1):
        if match.before[number - count].barrier != barrier:
            break
        found = number
    return found


def wish(match: Played, seat: int, to: int | None = None) -> UndoRequest:
    """The seat's wish to go back before its last choice, or to where so many had been made."""
    if (trouble := why_not_ask(match, seat, to)) is not None:
        raise trouble
    return UndoRequest(seat, asked_for(match, seat) if to is None else to)
