"""The Final Showdown: one roll-off of all earned dice against the target (LD-SHOW, LD-SCORE)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gaslamp.games.london_dread import vocabulary as verbs
from gaslamp.games.london_dread.dice import roll, successes
from gaslamp.games.london_dread.groups import survivors
from gaslamp.games.london_dread.hand import ask_discard
from gaslamp.games.london_dread.holdings import any_holding, ready_all_items
from gaslamp.games.london_dread.order import InTurn
from gaslamp.games.london_dread.plots import AfterRoll, DiceOf
from gaslamp.games.london_dread.points import forget_investigation
from gaslamp.games.london_dread.state import SHOWDOWN, Dread
from gaslamp.games.london_dread.tables import INJURED, PRICE, TO_ROLL, UNHINGED
from gaslamp.games.london_dread.track import lose, target_number
from gaslamp.games.london_dread.windows import Moment, OpenQuestion, free_seats
from gaslamp.kernel.bits import bit, count_bits, has
from gaslamp.kernel.menu import Menu, Option
from gaslamp.kernel.state import Line, Step

BRIBE: Final = 5


class Showdown(Step[Dread]):
    """LD-SHOW-01/02: Items are readied once more; all survivors take part."""

    def run(self, g: Dread) -> None:
        g.phase = SHOWDOWN
        ready_all_items(g)
        forget_investigation(g)
        g.group = survivors(g)
        g.say("showdown")
        g.then(Compare())
        g.then(LastChances())
        g.then(ShowOrder(g.group))


class ShowOrder(InTurn):
    """LD-SHOW-04: one Character after another rolls."""

    def left_to(self, waiting: i64) -> InTurn:
        return ShowOrder(waiting)

    def begin(self, g: Dread, c: i64) -> None:
        g.then(BeforeShowdown(g.sleuths[c].seat, c))

    def message(self) -> str:
        return "ask-next-to-roll"


class BeforeShowdown(OpenQuestion):
    """LD-ANT-03, decisions 17, 32 and 33: bribes and Secrets, then the roll."""

    def __init__(self, seat: i64, c: i64) -> None:
        super().__init__(seat)
        self.c: Final[i64] = c

    def ask(self, g: Dread, m: Menu) -> None:
        m.offer(verbs.ROLL, self.c)
        sleuth = g.sleuths[self.c]
        if g.rule_of_antagonist() == PRICE:
            if sleuth.bribes >= sleuth.beaten:
                m.refuse("why-no-bribe", "LD-ANT-03", verbs.BRIBE, self.c)
            elif sleuth.hand.size() < BRIBE:
                m.refuse("why-poor", "LD-ANT-03", verbs.BRIBE, self.c)
            else:
                m.offer(verbs.BRIBE, self.c)

    def answer(self, g: Dread, o: Option) -> None:
        sleuth = g.sleuths[self.c]
        if o.verb == verbs.ROLL:
            g.then(DiceOf(self.c))
            roll(g, self.c, sleuth.dice)
            return
        self.again(g)
        sleuth.bribes += 1
        sleuth.effort.automatic += 1
        ask_discard(g, self.c, BRIBE, g.antagonist_id())

    def prompt(self, g: Dread) -> Line:
        return Line("ask-showdown", [g.id(self.c), int(g.sleuths[self.c].dice)], -1)


class LastChances(Step[Dread]):
    """LD-SHOW-09: once more after the last roll, for every survivor."""

    def run(self, g: Dread) -> None:
        able = free_seats(g)
        seat: i64 = 0
        while seat < g.rules.seats:
            if any_holding(g, seat, TO_ROLL):
                able |= bit(seat)
            seat += 1
        if able != 0:
            g.then(LastChance(able, self))


class LastChance(AfterRoll):
    """The same as after any roll, with the target in sight."""

    def left_to(self, seats: i64) -> Moment:
        return LastChance(seats, self.opener)

    def prompt(self, g: Dread) -> Line:
        return Line("ask-last-chance", [int(successes(g)), int(target_number(g))], -1)


class Compare(Step[Dread]):
    """LD-SHOW-03/05..08: total against target, read when the last one has finished."""

    def run(self, g: Dread) -> None:
        g.finale.target = target_number(g)
        g.finale.total = successes(g)
        if g.finale.total >= g.finale.target:
            win(g)
        else:
            lose(g, "lost-showdown", int(g.finale.total), int(g.finale.target))


def win(g: Dread) -> None:
    """LD-SHOW-08, LD-SCORE-01: the Story's last words, the points, and what is open now."""
    points = int(points_of(g))
    if g.logging:
        g.say("victory", g.tale().id, points)
        say_score(g, points)
        g.say("story-text", f"{g.tale().id}/victory")
        for story in g.content.stories:
            if story.number == g.tale().number + 1:
                g.say("opens", story.id)
    everybody = int(bit(g.rules.seats)) - 1
    g.finish(everybody, "won", int(g.finale.total), int(g.finale.target), points)


def score(g: Dread) -> i64:
    """LD-SCORE-01: points after a win."""
    return points_of(g) if g.outcome is not None and g.outcome.winners != 0 else 0


def points_of(g: Dread) -> i64:
    """LD-SCORE-01/02: what the team is worth; those of defeated Characters do not count."""
    points = 3 * (g.finale.total - g.finale.target)
    alive = survivors(g)
    c: i64 = 0
    while c < g.count():
        if has(alive, c):
            sleuth = g.sleuths[c]
            points += 4 + 3 * sleuth.items.size() + 2 * sleuth.virtue + sleuth.hand.size()
            if sleuth.conditions & INJURED != 0:
                points -= 1
            if sleuth.conditions & UNHINGED != 0:
                points -= 1
        c += 1
    return points


def say_score(g: Dread, points: int) -> None:
    """LD-SCORE-01: how the points arose, in one line."""
    alive = survivors(g)
    beyond = 3 * int(g.finale.total - g.finale.target)
    held: i64 = 0
    c: i64 = 0
    while c < g.count():
        if has(alive, c):
            sleuth = g.sleuths[c]
            held += 3 * sleuth.items.size() + 2 * sleuth.virtue + sleuth.hand.size()
        c += 1
    living = 4 * int(count_bits(alive))
    g.say("score", living, beyond, int(held), living + beyond + int(held) - points)
