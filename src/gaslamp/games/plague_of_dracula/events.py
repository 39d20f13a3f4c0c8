"""Event Draw: turn a card and carry out its text (PD-EVT-01..03)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gaslamp.games.plague_of_dracula.deck import turn_card
from gaslamp.games.plague_of_dracula.state import Plague
from gaslamp.games.plague_of_dracula.tables import EVENT_DRAW
from gaslamp.kernel.state import Step


class EventDraw(Step[Plague]):
    """PD-EVT-01: one card a turn."""

    def run(self, g: Plague) -> None:
        g.segment = EVENT_DRAW
        draw_event(g, 0)


def draw_event(g: Plague, before: i64) -> None:
    """The card lies in the Active Event space while it is carried out, unless it is the same as
    the one before."""
    card = turn_card(g)
    g.active = card
    g.struck = card
    g.say("event", g.content.card_ids[card], f"text-{g.content.card_ids[card]}")
    g.then(FinishEvent(card))
    if card == before:
        g.say("tide-again")
    else:
        g.content.events[card].do(g)


class EventAgain(Step[Plague]):
    """The Tide Turns: another event from the new deck; itself again is ignored."""

    def run(self, g: Plague) -> None:
        draw_event(g, g.struck)


class FinishEvent(Step[Plague]):
    """PD-EVT-02: a lasting event stays to Marker Adjustment, any other is discarded.

    A reshuffle in the middle has taken the card back already (PD-RAND-11).
    """

    def __init__(self, card: i64) -> None:
        self.card: Final[i64] = card

    def run(self, g: Plague) -> None:
        if g.active == self.card and not g.content.events[self.card].lasts():
            g.discard.push(self.card)
            g.active = 0


DRAW_EVENT: Final = EventDraw()
EVENT_AGAIN: Final = EventAgain()
