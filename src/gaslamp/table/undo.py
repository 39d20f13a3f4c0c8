"""Going back: how far a seat may, and why not. Answers the table gave for seats never hinder it.

By itself a seat takes back its own choices, back to where something was shown or somebody else
chose: the last one, all of its last action, all of its turn, or back to any moment between. If
somebody else has chosen since, it can still take back an answer just given in its own name.

Beyond that it asks everybody who sits at the table. What was shown is another matter: the terms of
the table (`terms.py`) say whether that may be taken back `never`, when people agree (`ask`), or
`free`ly. A bot grants nobody a second look: where nobody but bots could be asked, the answer is no.
"""

from __future__ import annotations

from bisect import bisect_left
from dataclasses import dataclass, field
from typing import Any, Protocol

from gaslamp.games.game import Game
from gaslamp.kernel.errors import Trouble
from gaslamp.kernel.journal import Journal
from gaslamp.kernel.state import State
from gaslamp.table.reactions import Reactions
from gaslamp.table.seats import HUMAN, OPEN
from gaslamp.table.terms import FREE, NEVER
from gaslamp.table.trail import Trail

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
    before: Trail
    floor: int
    terms: dict[str, str]
    state: State

    def people(self) -> list[int]: ...


class Back:
    """How far one seat may go back, from where the match stands now."""

    def __init__(self, match: Played, seat: int) -> None:
        self.match = match
        self.seat = seat
        self.choices = match.journal.choices
        self.count = len(self.choices)
        # The number of the first choice that can still be taken back.
        self.oldest = max(match.floor, self.count - len(match.before))
        self.free = match.terms.get("undo") == FREE and not match.game.final
        envelope = match.journal.envelope
        # Whether everybody knows by which chance things would come out that were chosen again.
        self.opened = envelope is not None and envelope.opened
        self.shown = self.last_shown()
        self.last_own = self.found_own()
        self.last = self.found_last()

    def last_shown(self) -> int:
        """The number of the last choice at which something was shown, or NONE."""
        barriers = self.match.before.barriers  # they only ever rise
        found = bisect_left(barriers, self.match.state.barrier)
        return self.count - len(barriers) + found - 1 if found else NONE

    def found_own(self) -> int:
        """The number of the last choice made in the seat's name, or NONE."""
        if self.seat >= 0:
            for number in range(self.count - 1, -1, -1):
                if self.choices[number][0] == self.seat:
                    return number
        return NONE

    def found_last(self) -> int:
        """The number of the choice that the seat may take back by itself, or NONE."""
        if self.last_own == NONE:
            return NONE
        number, given = self.count - 1, self.match.reactions.given
        while number > 0 and number in given:
            number -= 1
        if self.choices[number][0] == self.seat:
            return number
        return self.count - 1 if self.last_own == self.count - 1 else NONE

    def starts(self) -> dict[str, int]:
        """Before which choice the seat's last decision, its action and its turn began, or NONE.

        An action begins where nothing was half-way (`Decision.calm`). A turn ends where the game
        counts on, or where somebody else did something of their own."""
        match = self.match
        number = self.last if self.last != NONE else self.last_own
        found = {DECISION: number, ACTION: number, TURN: number}
        if number < self.oldest:
            return found
        action = NONE
        turns, calms = match.before.turns, match.before.calm
        turn = turns[number - self.count]
        for n in range(number, self.oldest - 1, -1):
            if turns[n - self.count] != turn:
                break
            calm = calms[n - self.count]  # how it stood before that choice
            if n in match.reactions.given:
                continue
            if self.choices[n][0] == self.seat:
                found[TURN] = n
                if action == NONE and calm:
                    action = found[ACTION] = n
            elif calm:
                break
        return found

    def only_own(self, number: int) -> bool:
        """Whether from this choice on there are the seat's own, and beside them only answers that
        the table gave; where going back is free, bots' choices do not count either."""
        mine = False
        for n in range(number, self.count):
            who = self.choices[n][0]
            if who == self.seat:
                mine = True
            elif n not in self.match.reactions.given and not (
                self.free and is_bot(self.match, who)
            ):
                return False
        return mine

    def why_not(self, to: int | None = None) -> Trouble | None:
        """Why the seat cannot by itself go back to where so many choices had been made (without a
        number: before its last one); None if it can."""
        if not self.count or not self.match.before:
            return Trouble("nothing-to-undo")
        if self.opened:
            return Trouble("undo-opened")
        number = self.last if to is None else to
        if to is None and number == NONE and self.free:
            number = self.last_own
        if number == NONE:
            return Trouble("undo-others-chose")
        if number < self.match.floor:  # before the bell that ended its phase
            return Trouble("undo-too-late")
        if not self.oldest <= number < self.count:
            return Trouble("nothing-to-undo")
        if not self.only_own(number):
            return Trouble("undo-others-chose")
        if not self.free and number <= self.shown:
            return Trouble("undo-shown-since")
        return None

    def free_to(self) -> int:
        """To how few choices the seat may go back by itself; to as many as there are if to
        none."""
        if self.opened:
            return self.count
        found, match = self.count, self.match
        last = self.oldest if self.free else max(self.oldest, self.shown + 1)
        for number in range(self.count - 1, last - 1, -1):
            who = self.choices[number][0]
            others = who != self.seat and number not in match.reactions.given
            if others and not (self.free and is_bot(match, who)):
                break
            if who == self.seat or found < self.count:
                found = number
        return found

    def why_not_ask(self, to: int | None = None) -> Trouble | None:
        """Why the table cannot even be asked to go back to there; None if it can."""
        match = self.match
        if self.opened:
            return Trouble("undo-opened")
        if self.last_own < self.oldest:
            late = match.floor and self.last_own != NONE
            return Trouble("undo-too-late" if late else "undo-none-made")
        number = self.asked_for() if to is None else to
        if number < match.floor:
            return Trouble("undo-too-late")
        if not self.oldest <= number <= self.last_own:
            return Trouble("undo-none-made")
        return None if number > self.shown else self.why_not_behind()

    def why_not_behind(self) -> Trouble | None:
        """Why nobody can be asked to go back behind what was shown; None if they can."""
        match = self.match
        if match.game.final:
            return Trouble("undo-final", title=match.game.titled())
        if match.terms.get("undo") == NEVER:
            return Trouble("undo-never")
        people = match.people()
        others = len(people) > 1 if self.seat in people else bool(people)
        if not others and not self.free and any_bot(match):
            return Trouble("undo-bots-refuse")
        return None

    def asked_for(self) -> int:
        """Before which choice a seat wants to go back that does not say how far."""
        return self.last if self.last >= self.oldest else self.last_own

    def ask_to(self) -> int:
        """To how few choices the seat may ask to go back; to as many as there are if to none."""
        if self.last_own < self.oldest or self.opened:
            return self.count
        if self.why_not_ask(self.oldest) is None:
            return self.oldest
        unseen = max(self.oldest, self.shown + 1)
        return unseen if unseen <= self.last_own else self.count

    def wish(self, to: int | None = None) -> UndoRequest:
        """To go back before the seat's last choice, or to where so many had been made."""
        if (trouble := self.why_not_ask(to)) is not None:
            raise trouble
        return UndoRequest(self.seat, self.asked_for() if to is None else to)


def is_bot(match: Played, seat: int) -> bool:
    return match.journal.seats[seat] not in (HUMAN, OPEN) and seat not in match.people()


def any_bot(match: Played) -> bool:
    return any(is_bot(match, who) for who in range(len(match.journal.seats)))
