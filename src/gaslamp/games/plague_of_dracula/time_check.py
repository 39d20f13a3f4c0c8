"""Time Check: night or day, and the end of a long one (PD-TIME)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gaslamp.games.plague_of_dracula.combat import fight
from gaslamp.games.plague_of_dracula.deck import pick_of, turn_card
from gaslamp.games.plague_of_dracula.state import (
    Plague,
    discard_marker,
    eligible,
    lower_dracula,
    marked_with,
    most_bitten,
    raise_dracula,
)
from gaslamp.games.plague_of_dracula.tables import (
    DAY_1,
    DAY_2,
    DRACULA,
    HUNTERS,
    LOCATIONS,
    LUCY,
    NIGHT_1,
    NIGHT_2,
    PLAGUE,
    TIME_CHECK,
    TOP_SPACE,
)
from gaslamp.games.plague_of_dracula.vocabulary import REMOVE, TARGET
from gaslamp.kernel.bits import lowest, single
from gaslamp.kernel.menu import Menu, Option
from gaslamp.kernel.state import Line, Question, Step

TIME_WORDS: Final = ["no-time", "night-1", "night-2", "day-1", "day-2"]


class TimeCheck(Step[Plague]):
    """PD-TIME-01..04: a card says night or day, unless a long period has just ended."""

    def run(self, g: Plague) -> None:
        g.segment = TIME_CHECK
        if g.time == DAY_2:
            g.time = NIGHT_1
            say_time(g)
            extended_day(g)
        elif g.time == NIGHT_2:
            g.time = DAY_1
            say_time(g)
            extended_night(g)
        else:
            card = turn_card(g)
            g.discard.push(card)
            g.say("time-card", g.content.card_ids[card])
            if g.content.night[card]:
                g.time = NIGHT_2 if g.time == NIGHT_1 else NIGHT_1
            else:
                g.time = DAY_2 if g.time == DAY_1 else DAY_1
            say_time(g)


def say_time(g: Plague) -> None:
    g.say("time", TIME_WORDS[g.time])


def extended_day(g: Plague) -> None:
    """PD-TIME-05: daylight weakens Dracula, or uncovers one of his hiding places."""
    if g.dracula > 1:
        lower_dracula(g)
        return
    places = marked_with(g, PLAGUE)
    if single(places):
        remove_plague(g, lowest(places))
    elif places:
        g.then(RemovePlague(0))
    else:
        g.say("long-day-nothing")


def remove_plague(g: Plague, place: i64) -> None:
    g.veil()
    g.say("plague-removed", g.content.place_ids[place], int(g.coffins[place]))
    discard_marker(g, place)


class RemovePlague(Question[Plague]):
    """PD-TIME-05: any one face-down Plague marker goes."""

    def menu(self, g: Plague, m: Menu) -> None:
        p: i64 = 1
        while p <= LOCATIONS:
            if g.marks[p] == PLAGUE:
                m.offer(REMOVE, p)
            p += 1

    def take(self, g: Plague, o: Option) -> None:
        remove_plague(g, o.a)

    def prompt(self, g: Plague) -> Line:
        return Line("ask-remove-plague", [], 1 << self.seat)


def extended_night(g: Plague) -> None:
    """PD-TIME-06, PD-TIME-07: the night heals Dracula; at full strength he hunts."""
    if g.dracula < TOP_SPACE:
        raise_dracula(g, 1)
        return
    tied = most_bitten(g, eligible(g))
    if tied == 0:
        g.say("nobody-in-reach")
    elif single(tied):
        hunt(g, lowest(tied))
    elif g.agreed.dracula_seat >= 0:
        g.then(ChooseVictim(g.agreed.dracula_seat))
    elif (tied >> LUCY) & 1:
        hunt(g, LUCY)
    else:
        hunt(g, pick_of(g, tied, "drawn-victim"))


def hunt(g: Plague, hunter: i64) -> None:
    g.say("long-night-hunt", g.content.hunter_ids[hunter])
    fight(g, g.place[hunter], DRACULA, hunter)


class ChooseVictim(Question[Plague]):
    """PD-VS-03: the Dracula player chooses among the most bitten."""

    def menu(self, g: Plague, m: Menu) -> None:
        tied = most_bitten(g, eligible(g))
        h: i64 = 0
        while h < HUNTERS:
            if (tied >> h) & 1:
                m.offer(TARGET, h)
            h += 1

    def take(self, g: Plague, o: Option) -> None:
        hunt(g, o.a)

    def prompt(self, g: Plague) -> Line:
        return Line("ask-victim", [], 1 << self.seat)


CHECK_TIME: Final = TimeCheck()
