"""Triggered abilities: benefit, how often, condition (TL-TRIG-01..10)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gaslamp.games.terrors_of_london import marks, tables
from gaslamp.games.terrors_of_london import vocabulary as verbs
from gaslamp.games.terrors_of_london.effects import resolve
from gaslamp.games.terrors_of_london.state import Terrors, who
from gaslamp.kernel.menu import Menu, Option
from gaslamp.kernel.state import Line, Question, Step


def after(g: Terrors, event: i64, card: i64) -> None:
    """Push the triggers of an event, if a card in play waits for it.

    TL-TRIG-02/09: call this before pushing the effect itself, so that it comes after it.
    TL-TRIG-05: a card does not trigger on its own being played.
    """
    waiting: list[int] | None = None  # mostly nothing waits
    trigger_of = g.content.trigger_of
    play = g.players[g.active].play
    i: i64 = 0
    while i < play.size():
        other = play.at(i)
        if trigger_of[other] == event and ready(g, other, event, card):
            if waiting is None:
                waiting = [int(other)]
            else:
                waiting.append(int(other))
        i += 1
    if waiting is not None:
        g.then(Triggers(waiting))


def ready(g: Terrors, card: i64, event: i64, cause: i64) -> bool:
    """Whether the card's condition is met by this event."""
    kind = g.kind(card)
    if kind.trigger_once and marks.has(g, card, marks.TRIGGER_USED):
        return False
    if event != tables.ON_PLAY:
        return True
    played = g.kind(cause)
    return card != cause and played.type == tables.MONSTER and played.faction == kind.faction


class Triggers(Step[Terrors]):
    """TL-TRIG-03/07/08: fire them one by one; the active player orders different ones."""

    def __init__(self, waiting: list[int]) -> None:
        self.waiting: Final = waiting

    def run(self, g: Terrors) -> None:
        play = g.players[g.active].play
        left = [card for card in self.waiting if play.has(card)]
        if len(left) == 0:
            return
        first = g.content.kind_of[left[0]]
        for card in left:
            if g.content.kind_of[card] != first:
                g.then(TriggerOrder(g.active, left))
                return
        fire(g, left[0], left)


def fire(g: Terrors, card: i64, waiting: list[int]) -> None:
    """Give the benefit; a "once" is used up even if there is nothing to gain (TL-TRIG-08)."""
    rest = [other for other in waiting if other != card]
    if len(rest) > 0:
        g.then(Triggers(rest))
    kind = g.kind(card)
    if kind.trigger_once:
        marks.mark(g, card, marks.TRIGGER_USED)
    g.say("triggered", who(g.active), kind.id)
    resolve(g, kind.trigger_program, card)


class TriggerOrder(Question[Terrors]):
    """D22: which of several different triggers resolves next."""

    def __init__(self, seat: i64, waiting: list[int]) -> None:
        super().__init__(seat)
        self.waiting: Final = waiting

    def menu(self, g: Terrors, m: Menu) -> None:
        offered: list[int] = []
        for card in self.waiting:
            kind = int(g.content.kind_of[card])
            if kind not in offered:
                offered.append(kind)
                m.offer(verbs.TRIGGER, card)

    def take(self, g: Terrors, o: Option) -> None:
        fire(g, o.a, self.waiting)

    def prompt(self, g: Terrors) -> Line:
        return Line("ask-trigger", [who(self.seat)], -1)
