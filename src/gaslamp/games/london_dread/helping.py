"""Helping hands: before others go on, whoever could help them in time is waited for (LD-ITEM-08).

All free effects can be used beside the questions of others; but nobody knows how long those take
to answer, and a bot answers at once. So the seats that hold what may matter right now are asked.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gaslamp.games.london_dread import tables
from gaslamp.games.london_dread import vocabulary as verbs
from gaslamp.games.london_dread.carrying import offer_free
from gaslamp.games.london_dread.groups import together
from gaslamp.games.london_dread.holdings import program_of, tilted_holders
from gaslamp.games.london_dread.state import MOST_DREAD, Dread
from gaslamp.games.london_dread.windows import Moment
from gaslamp.kernel.bits import bit, has
from gaslamp.kernel.menu import Menu, Option, packed
from gaslamp.kernel.state import Line, Step

DANGER: Final = 6  # so near the end of the track a single outcome may lose the game


class Beforehand(Step[Dread]):
    """Asks the seats that could help these Characters, but for those that are asked anyway."""

    def __init__(self, group: i64, asked: i64) -> None:
        self.group: Final[i64] = group
        self.asked: Final[i64] = asked

    def run(self, g: Dread) -> None:
        able: i64 = 0
        seat: i64 = 0
        while seat < g.rules.seats:
            if not has(self.asked, seat) and could_help(g, seat, self.group):
                able |= bit(seat)
            seat += 1
        if able != 0:
            g.then(HelpingHand(able, self))


def could_help(g: Dread, seat: i64, group: i64) -> bool:
    menu = Menu(seat)
    offer_free(g, menu)
    i: i64 = 0
    while i < menu.size():
        if helps(g, Option(seat, menu.at(i)), group):
            return True
        i += 1
    return False


def helps(g: Dread, o: Option, group: i64) -> bool:
    """Whether a free effect may matter to these Characters right now: Items that they could use
    again (LD-ITEM-12), cards for an empty deck (LD-RES-02), less Dread in a Challenge near the
    end, or a Secret against an Antagonist who takes cards (LD-STORY-16)."""
    if o.verb == verbs.SECRET:
        return g.rule_of_antagonist() == tables.ORACLE
    for effect in g.content.programs[program_of(g, o)]:
        verb = effect.verb
        if verb == tables.READY_ALL and tilted_holders(g, together(g, o.a) & group) != 0:
            return True
        if g.in_endgame():
            if verb == tables.LOWER and g.dread > MOST_DREAD - DANGER:
                return True
        elif verb == tables.CONFIDENCE and g.piles.investigation.size() == 0:
            return True
    return False


class HelpingHand(Moment):
    """LD-ITEM-08/12, LD-ALLY-06: use a free effect first, or let them go on."""

    def left_to(self, seats: i64) -> Moment:
        return HelpingHand(seats, self.opener)

    def declines(self) -> i64:
        return packed(verbs.PASS)

    def prompt(self, g: Dread) -> Line:
        return Line("ask-helping-hand", [], -1)
