"""The symbols of Action cards."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from gaslamp.games.great_old_ones import board, building
from gaslamp.games.great_old_ones import vocabulary as verbs
from gaslamp.games.great_old_ones.abilities import any_usable
from gaslamp.games.great_old_ones.action_cards import (
    MAY_PLAY,
    CardRow,
    DoSymbol,
    FreeMoment,
    finish_card,
)
from gaslamp.games.great_old_ones.insanity import INSANITY
from gaslamp.games.great_old_ones.removal import BY_ACTION, can_kill, kill, offer_kills
from gaslamp.games.great_old_ones.scroll import SCROLLS
from gaslamp.games.great_old_ones.state import OldOnes
from gaslamp.games.great_old_ones.summon import can_summon, offer_summon, summon
from gaslamp.games.great_old_ones.symbol import Symbol
from gaslamp.kernel.menu import Menu, Option


class ChosenSymbol(Symbol):
    """GO-CARD-03..05: done in one of the legal ways, or skipped; one that cannot be done is asked
    only while an ability might still open it."""

    def reached(self, g: OldOnes, seat: i64, card: i64, at: i64) -> bool:
        if any_usable(g, seat) or self.can_do(g, seat, card):  # the cheaper question first
            g.then(DoSymbol(seat, card, at))
            return True
        if g.logging:
            g.say(f"no-{self.word}", g.card_id(card))
        return False


class MinionSymbol(ChosenSymbol):
    """GO-MOVE-01..06: place or move a Minion."""

    word: ClassVar[str] = "minion"
    points: ClassVar[float] = 4.0

    def offer(self, g: OldOnes, seat: i64, m: Menu, card: i64, amount: i64) -> None:
        board.offer_placing(g, seat, m)
        board.offer_moves(g, seat, m)

    def take(self, g: OldOnes, seat: i64, card: i64, o: Option) -> None:
        if o.verb == verbs.PLACE:
            board.take_place(g, seat, o, False)
        else:
            board.move_piece(g, o.a, o.b)


class BuildingSymbol(ChosenSymbol):
    """GO-BUILD-01..07: place a Building."""

    word: ClassVar[str] = "building"
    points: ClassVar[float] = 2.0

    def can_do(self, g: OldOnes, seat: i64, card: i64) -> bool:
        return building.can_build(g, seat, building.FULL_PRICE)

    def offer(self, g: OldOnes, seat: i64, m: Menu, card: i64, amount: i64) -> None:
        building.offer_builds(g, seat, m, building.FULL_PRICE)

    def take(self, g: OldOnes, seat: i64, card: i64, o: Option) -> None:
        building.build(g, seat, o.a, o.b, building.FULL_PRICE)


class AssassinationSymbol(ChosenSymbol):
    """GO-KILL-01: remove a pawn in Trouble."""

    word: ClassVar[str] = "assassination"
    points: ClassVar[float] = 4.0

    def can_do(self, g: OldOnes, seat: i64, card: i64) -> bool:
        return can_kill(g, seat)

    def offer(self, g: OldOnes, seat: i64, m: Menu, card: i64, amount: i64) -> None:
        offer_kills(g, seat, m)

    def take(self, g: OldOnes, seat: i64, card: i64, o: Option) -> None:
        kill(g, seat, o.a, BY_ACTION)


class SummonSymbol(ChosenSymbol):
    """GO-SUMM-01: roll for an Elder One."""

    word: ClassVar[str] = "summon"
    points: ClassVar[float] = 6.0

    def can_do(self, g: OldOnes, seat: i64, card: i64) -> bool:
        return can_summon(g, seat)

    def offer(self, g: OldOnes, seat: i64, m: Menu, card: i64, amount: i64) -> None:
        offer_summon(g, seat, m)

    def take(self, g: OldOnes, seat: i64, card: i64, o: Option) -> None:
        summon(g, seat)


class MoneySymbol(ChosenSymbol):
    """GO-MONEY-01: so much from the bank; each pound is a point."""

    word: ClassVar[str] = "money"
    points: ClassVar[float] = 0.0

    def offer(self, g: OldOnes, seat: i64, m: Menu, card: i64, amount: i64) -> None:
        m.offer(verbs.TAKE_MONEY, amount)

    def take(self, g: OldOnes, seat: i64, card: i64, o: Option) -> None:
        board.bank_pays(g, seat, o.a)


class ScrollSymbol(ChosenSymbol):
    """GO-SCROLL-01: what the card's text says."""

    word: ClassVar[str] = "scroll"
    points: ClassVar[float] = 2.5

    def can_do(self, g: OldOnes, seat: i64, card: i64) -> bool:
        scratch = Menu(seat)
        self.offer(g, seat, scratch, card, 0)
        return scratch.size() > 0

    def offer(self, g: OldOnes, seat: i64, m: Menu, card: i64, amount: i64) -> None:
        printed = g.content.cards[card]
        SCROLLS.all[printed.scroll].offer(g, seat, m, printed)

    def take(self, g: OldOnes, seat: i64, card: i64, o: Option) -> None:
        printed = g.content.cards[card]
        g.warded = 0
        SCROLLS.all[printed.scroll].take(g, seat, printed, o)


class InsanitySymbol(Symbol):
    """GO-CARD-04, GO-TURN-08: forced, but abilities may be used before it."""

    word: ClassVar[str] = "insanity"
    points: ClassVar[float] = -1.0

    def reached(self, g: OldOnes, seat: i64, card: i64, at: i64) -> bool:
        g.then(CardRow(card, at + 1))
        g.then(INSANITY)
        if at > 0 and any_usable(g, seat):
            g.then(FreeMoment(seat))
        return True


class AnotherSymbol(Symbol):
    """GO-CHAIN-01: the card is over, and another may follow."""

    word: ClassVar[str] = "another"
    points: ClassVar[float] = 2.5

    def reached(self, g: OldOnes, seat: i64, card: i64, at: i64) -> bool:
        finish_card(g, card)
        g.then(MAY_PLAY[seat])
        return True


class InterruptSymbol(Symbol):
    """GO-INTR-08: nothing, as the card of a turn."""

    word: ClassVar[str] = "interrupt"
    points: ClassVar[float] = 4.0

    def reached(self, g: OldOnes, seat: i64, card: i64, at: i64) -> bool:
        g.say("no-interrupt", g.card_id(card))
        return False


EVERY_SYMBOL: Final[list[Symbol]] = [
    MinionSymbol(),
    BuildingSymbol(),
    AssassinationSymbol(),
    SummonSymbol(),
    MoneySymbol(),
    ScrollSymbol(),
    InsanitySymbol(),
    AnotherSymbol(),
    InterruptSymbol(),
]
