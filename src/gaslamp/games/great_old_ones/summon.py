"""Summon: a roll against the Insanity level, then an Elder One for its price."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gaslamp.games.great_old_ones import board
from gaslamp.games.great_old_ones import vocabulary as verbs
from gaslamp.games.great_old_ones.state import (
    FRESH,
    MOST_ELDERS,
    NOWHERE,
    OldOnes,
    card_in_play,
    elder_piece,
    who,
)
from gaslamp.games.great_old_ones.tables import AREAS
from gaslamp.games.great_old_ones.winning import elder_count
from gaslamp.kernel.menu import Menu, Option
from gaslamp.kernel.state import Line, Question


def can_summon(g: OldOnes, seat: i64) -> bool:
    """GO-SUMM-08..10: fewer than two Elder Ones, a Minion on the board, one in the pool."""
    if elder_count(g, seat) >= MOST_ELDERS or board.presence(g, seat) == 0:
        return False
    elder: i64 = 0
    while elder < len(g.elders.area):
        if g.elders.area[elder] == NOWHERE:
            return True
        elder += 1
    return False


def offer_summon(g: OldOnes, seat: i64, m: Menu) -> None:
    if can_summon(g, seat):
        m.offer(verbs.SUMMON)
    elif elder_count(g, seat) >= MOST_ELDERS:
        m.refuse("why-two-elders", "GO-SUMM-08", verbs.SUMMON)
    elif board.presence(g, seat) == 0:
        m.refuse("why-no-minion-out", "GO-SUMM-09", verbs.SUMMON)
    else:
        m.refuse("why-pool-empty", "GO-SUMM-10", verbs.SUMMON)


def summon(g: OldOnes, seat: i64) -> None:
    """GO-SUMM-01..05: roll; what is above the level costs money for each HP."""
    rolled = board.roll(g)
    short = max(0, rolled - g.level)
    elder: i64 = 0
    while elder < len(g.elders.area):
        if g.elders.area[elder] == NOWHERE and price(g, elder, short) <= g.players[seat].money:
            g.then(SummonChoice(seat, short, rolled))
            return
        elder += 1
    g.say("summon-fails", who(g, seat))


def price(g: OldOnes, elder: i64, short: i64) -> i64:
    """GO-SUMM-03: HP times what is missing."""
    return g.content.hp_of[elder] * short


class SummonChoice(Question[OldOnes]):
    """GO-SUMM-04..07, D06: an Elder One of the pool and an area with an own Minion, or none."""

    def __init__(self, seat: i64, short: i64, rolled: i64) -> None:
        super().__init__(seat)
        self.short: Final[i64] = short
        self.rolled: Final[i64] = rolled

    def menu(self, g: OldOnes, m: Menu) -> None:
        m.offer(verbs.NO_SUMMON)
        money = g.players[self.seat].money
        held = board.presence(g, self.seat)
        elder: i64 = 0
        while elder < len(g.elders.area):
            if g.elders.area[elder] == NOWHERE:
                cost = price(g, elder, self.short)
                area: i64 = 0
                while area < AREAS:
                    if (held >> area) & 1:
                        if cost <= money:
                            m.offer(verbs.SUMMONED, elder, area)
                        elif m.explain:
                            m.refuse("why-too-dear", "GO-SUMM-03", verbs.SUMMONED, elder, area,
                                     with_=int(cost))  # fmt: skip
                    area += 1
            elder += 1

    def take(self, g: OldOnes, o: Option) -> None:
        if o.verb == verbs.NO_SUMMON:
            g.say("summons-nobody", who(g, self.seat))
            return
        cost = price(g, o.a, self.short)
        if cost > 0:
            board.pay_bank(g, self.seat, cost)
        arrive(g, self.seat, o.a, o.b)

    def prompt(self, g: OldOnes) -> Line:
        if self.short == 0:
            return Line("ask-summon-free", [who(g, self.seat), card_in_play(g)], -1)
        args: list[str | int] = [who(g, self.seat), int(self.short), card_in_play(g)]
        return Line("ask-summon-price", args, -1)


def arrive(g: OldOnes, seat: i64, elder: i64, area: i64) -> None:
    """GO-SUMM-06/07, GO-ELDER-04: beside an own Minion, which means Trouble."""
    g.elders.owner[elder] = seat
    g.elders.hits[elder] = 0
    g.elders.marks[elder] = FRESH
    if g.logging:
        g.say("summoned", who(g, seat), g.elder_id(elder), g.area_id(area))
    board.enter(g, elder_piece(elder), area)
