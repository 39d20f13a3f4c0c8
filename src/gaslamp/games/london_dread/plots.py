"""Plot cards: flips, rolls, tiers, and the trigger of the Endgame (LD-PLOT, LD-TRIG)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gaslamp.games.london_dread import vocabulary as verbs
from gaslamp.games.london_dread.carrying import carry_out, take_free
from gaslamp.games.london_dread.dice import is_dice, roll, successes, use_dice_effect
from gaslamp.games.london_dread.drawing import (
    clear_location,
    discard_drawn,
    draw_card,
)
from gaslamp.games.london_dread.groups import seats_of
from gaslamp.games.london_dread.helping import Beforehand
from gaslamp.games.london_dread.holdings import (
    NO_CASE,
    any_holding,
    offer_holdings,
    offer_of,
    program_of,
)
from gaslamp.games.london_dread.order import InTurn
from gaslamp.games.london_dread.personality import Flip, React, TakeEffect
from gaslamp.games.london_dread.points import action_points, forget_investigation
from gaslamp.games.london_dread.resources import gain_confidence
from gaslamp.games.london_dread.state import EMPTY, Dread
from gaslamp.games.london_dread.story_effects import NOBODY
from gaslamp.games.london_dread.tables import REROLL_ANYBODY, TO_ADD, TO_ROLL, Plot
from gaslamp.games.london_dread.windows import Moment, OpenQuestion, cut_chapter, timely_seats
from gaslamp.kernel.bits import bit, count_bits, has
from gaslamp.kernel.menu import Menu, Option
from gaslamp.kernel.state import Line, Step

TRIGGER_CONFIDENCE: Final = 2


class BeginPlot(Step[Dread]):
    """LD-PLOT-06, LD-WALK-03: everybody flips; from now on the group is committed."""

    def __init__(self, plot: i64) -> None:
        self.plot: Final[i64] = plot

    def run(self, g: Dread) -> None:
        if g.plot(self.plot).begins_endgame:
            trigger(g, self.plot)
            return
        g.then(CountSuccesses(self.plot))
        g.then(LAST_DICE)
        g.then(RollOrder(g.group))
        g.then(TakeEffect(g.group))
        c: i64 = 0
        while c < g.count():
            if has(g.group, c):
                g.then(React(c))
            c += 1
        c = 0
        while c < g.count():
            if has(g.group, c):
                g.then(Flip(c))
            c += 1


def trigger(g: Dread, plot: i64) -> None:
    """LD-TRIG-01..04: no flips, no dice; Confidence for everybody here, and the Chapter ends."""
    if g.logging:
        g.say("endgame-begins", g.plot(plot).id)
    gain_confidence(g, NOBODY, TRIGGER_CONFIDENCE * count_bits(g.group))
    finish_plot(g, plot)
    cut_chapter(g)


def finish_plot(g: Dread, plot: i64) -> None:
    """LD-PLOT-13/14/16: done, whatever the tier; the Location is empty."""
    discard_drawn(g)
    placeholder = g.board[g.site]
    clear_location(g, g.site)
    g.piles.placeholders.push(placeholder)
    g.next_done = plot + 1
    forget_investigation(g)


class RollOrder(InTurn):
    """LD-PLOT-08: one Character after another rolls."""

    def left_to(self, waiting: i64) -> InTurn:
        return RollOrder(waiting)

    def begin(self, g: Dread, c: i64) -> None:
        seat = g.sleuths[c].seat
        g.then(BeforeRoll(seat, c))
        g.then(Beforehand(bit(c), bit(seat)))

    def message(self) -> str:
        return "ask-next-to-roll"


class BeforeRoll(OpenQuestion):
    """LD-PLOT-08..10, decision 14: add icons, then roll a die for each Action Point."""

    def __init__(self, seat: i64, c: i64) -> None:
        super().__init__(seat)
        self.c: Final[i64] = c

    def ask(self, g: Dread, m: Menu) -> None:
        m.offer(verbs.ROLL, self.c)
        if g.piles.investigation.size() > 0:
            m.offer(verbs.DRAW, self.c)
        offer_of(g, m, self.c, TO_ADD, NO_CASE)

    def answer(self, g: Dread, o: Option) -> None:
        if o.verb == verbs.ROLL:
            g.then(DiceOf(self.c))
            roll(g, self.c, action_points(g, self.c))
        else:
            self.again(g)
            draw_card(g, o.a)

    def again(self, g: Dread) -> None:
        """Others may ready what was used, or find more to draw."""
        g.then(self)
        g.then(Beforehand(bit(self.c), bit(self.seat)))

    def prompt(self, g: Dread) -> Line:
        return Line("ask-before-roll", [g.id(self.c), int(action_points(g, self.c))], -1)


class DiceOf(Step[Dread]):
    """LD-ITEM-07, decision 18: after a roll, for whoever can do something about these dice.

    After the last roll everybody is asked anyway.
    """

    def __init__(self, c: i64) -> None:
        self.c: Final[i64] = c

    def run(self, g: Dread) -> None:
        able: i64 = 0
        seat: i64 = 0
        while seat < g.rules.seats and still_to_roll(g):
            menu = Menu(seat)
            offer_holdings(g, menu, seat, TO_ROLL)
            i: i64 = 0
            while i < menu.size():
                o = Option(seat, menu.at(i))
                if o.a == self.c or touches(g, o) == self.c:
                    able |= bit(seat)
                i += 1
            seat += 1
        if able != 0:
            g.then(AfterRoll(able, self))


def touches(g: Dread, o: Option) -> i64:
    """The Character whose die a Watch names, else -1."""
    effect = g.content.programs[program_of(g, o)][0]
    return o.c - 1 if effect.verb == REROLL_ANYBODY else EMPTY


def still_to_roll(g: Dread) -> bool:
    c: i64 = 0
    while c < g.count():
        if has(g.group, c) and not g.sleuths[c].effort.rolled:
            return True
        c += 1
    return False


class LastDice(Step[Dread]):
    """LD-ITEM-07/08/12: once more when all have rolled, for all that have an effect left."""

    def run(self, g: Dread) -> None:
        able = timely_seats(g)
        seats = seats_of(g, g.group)
        seat: i64 = 0
        while seat < g.rules.seats:
            if has(seats, seat) and any_holding(g, seat, TO_ROLL):
                able |= bit(seat)
            seat += 1
        if able != 0:
            g.then(AfterRoll(able, self))


LAST_DICE: Final = LastDice()


class AfterRoll(Moment):
    """Decision 18: dice effects and free ones, until all have passed."""

    def offers(self, g: Dread, m: Menu) -> None:
        offer_holdings(g, m, m.seat, TO_ROLL)

    def act(self, g: Dread, o: Option) -> None:
        if is_dice(g, o):
            use_dice_effect(g, o)
        else:
            take_free(g, o)

    def left_to(self, seats: i64) -> Moment:
        return AfterRoll(seats, self.opener)

    def prompt(self, g: Dread) -> Line:
        return Line("ask-after-roll", [int(successes(g))], -1)


def tier_reached(plot: Plot, total: i64) -> i64:
    """LD-PLOT-12: the highest tier whose number is reached."""
    tier: i64 = 0
    while tier + 1 < len(plot.tiers) and plot.tiers[tier + 1].least <= total:
        tier += 1
    return tier


class CountSuccesses(Step[Dread]):
    """LD-PLOT-12/21, LD-MOD-03: the tier's effects, then Impeccable Confidence, then the text."""

    def __init__(self, plot: i64) -> None:
        self.plot: Final[i64] = plot

    def run(self, g: Dread) -> None:
        plot = g.plot(self.plot)
        total = successes(g) + g.eased[g.site] - g.hardened[g.site]
        if total < 0:
            total = 0
        tier = tier_reached(plot, total)
        if g.logging:
            g.say("plot-result", plot.id, int(total), int(plot.tiers[len(plot.tiers) - 1].least))
            g.say("plot-text", plot.id, f"{plot.id}/{int(tier)}")
        over = total - plot.tiers[len(plot.tiers) - 1].least
        group = g.group
        finish_plot(g, self.plot)
        if over > 0 and g.rules.impeccable:
            g.then(Impeccable(over))
        carry_out(g, plot.tiers[tier].effects, NOBODY, group)


class Impeccable(Step[Dread]):
    """LD-PLOT-15: 1 Confidence for each success above the highest tier."""

    def __init__(self, count: i64) -> None:
        self.count: Final[i64] = count

    def run(self, g: Dread) -> None:
        gain_confidence(g, NOBODY, self.count)
