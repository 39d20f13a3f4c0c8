"""Scrolls about hand cards: those that change hands, and those thrown away or sold."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from gaslamp.games.great_old_ones import board, hands
from gaslamp.games.great_old_ones import vocabulary as verbs
from gaslamp.games.great_old_ones.effect import gain
from gaslamp.games.great_old_ones.interrupts import guard_scroll
from gaslamp.games.great_old_ones.scroll import OnAllOthers, OnOther, Scroll
from gaslamp.games.great_old_ones.state import OldOnes, card_in_play, who
from gaslamp.games.great_old_ones.tables import Card
from gaslamp.kernel.bits import bit
from gaslamp.kernel.menu import Menu, Option
from gaslamp.kernel.state import Line, Question, Step


class Receive(OnOther):
    """GO-SCROLL-03: another player passes cards."""

    word: ClassVar[str] = "receive"
    risks: ClassVar[tuple[str, ...]] = ("cards",)
    counted: ClassVar[bool] = True

    def touch(self, g: OldOnes, seat: i64, other: i64, amount: i64) -> None:
        if g.players[other].hand.size() > 0:
            g.then(GiveCards(other, seat, amount))


class GiveCards(Question[OldOnes]):
    """GO-SCROLL-03, D18: the chosen player picks which cards to pass, one at a time."""

    def __init__(self, seat: i64, taker: i64, count: i64) -> None:
        super().__init__(seat)
        self.taker: Final[i64] = taker
        self.count: Final[i64] = count

    def menu(self, g: OldOnes, m: Menu) -> None:
        hands.offer_hand(g, self.seat, m, verbs.GIVE)

    def take(self, g: OldOnes, o: Option) -> None:
        hand = g.players[self.seat].hand
        hands.hand_over(g, self.seat, self.taker, hand.find(o.a))
        if self.count > 1 and hand.size() > 0:
            g.then(GiveCards(self.seat, self.taker, self.count - 1))

    def prompt(self, g: OldOnes) -> Line:
        return Line("ask-give", [who(g, self.seat), who(g, self.taker), card_in_play(g)], -1)


class Tithe(OnAllOthers):
    """C5, GO-SCROLL-27: money or a card; without a card it is money, as far as there is any."""

    word: ClassVar[str] = "tithe"
    risks: ClassVar[tuple[str, ...]] = ("pay", "cards")
    counted: ClassVar[bool] = True

    def touch(self, g: OldOnes, seat: i64, other: i64, amount: i64) -> None:
        if g.players[other].hand.size() > 0:
            g.then(TitheChoice(other, seat, amount))
        else:
            board.pay_player(g, other, seat, amount)


class TitheChoice(Question[OldOnes]):
    """C5, D19: £1 or a hand card."""

    def __init__(self, seat: i64, taker: i64, amount: i64) -> None:
        super().__init__(seat)
        self.taker: Final[i64] = taker
        self.amount: Final[i64] = amount

    def menu(self, g: OldOnes, m: Menu) -> None:
        if g.players[self.seat].money >= self.amount:
            m.offer(verbs.PAY)
        elif m.explain:
            m.refuse("why-no-money", "GO-SCROLL-27", verbs.PAY, with_=int(self.amount))
        hands.offer_hand(g, self.seat, m, verbs.GIVE)

    def take(self, g: OldOnes, o: Option) -> None:
        if o.verb == verbs.PAY:
            board.pay_player(g, self.seat, self.taker, self.amount)
        else:
            hands.hand_over(g, self.seat, self.taker, g.players[self.seat].hand.find(o.a))

    def prompt(self, g: OldOnes) -> Line:
        return Line("ask-tithe", [who(g, self.seat), who(g, self.taker), card_in_play(g)], -1)


class SellTo(Scroll):
    """C38: a hand card and who has to buy it."""

    word: ClassVar[str] = "sell_to"
    counted: ClassVar[bool] = True

    def offer(self, g: OldOnes, seat: i64, m: Menu, card: Card) -> None:
        hand = g.players[seat].hand
        i: i64 = 0
        while i < hand.size():
            other = g.next_seat(seat)
            while other != seat:
                m.offer(verbs.PASS_CARD, hand.at(i), other)
                other = g.next_seat(other)
            i += 1

    def take(self, g: OldOnes, seat: i64, card: Card, o: Option) -> None:
        # The row keeps the card's place, not its face: the buyer must not know it yet.
        index = g.players[seat].hand.find(o.a)
        g.say("offers-card", who(g, seat), who(g, o.b))
        guard_scroll(g, o.b, Sale(seat, o.b, index, card.amount))

    def note(self, g: OldOnes, seat: i64, card: Card, o: Option) -> Line | None:
        return gain(seat, min(card.amount, g.players[o.b].money))


class Sale(Step[OldOnes]):
    """C38, GO-MONEY-06: the card changes hands, and the other pays for it what they can."""

    def __init__(self, seat: i64, other: i64, index: i64, amount: i64) -> None:
        self.seat: Final[i64] = seat
        self.other: Final[i64] = other
        self.index: Final[i64] = index
        self.amount: Final[i64] = amount

    def run(self, g: OldOnes) -> None:
        hands.hand_over(g, self.seat, self.other, self.index)
        board.pay_player(g, self.other, self.seat, self.amount)


class Inspect(OnOther):
    """C58, GO-SCROLL-28: the hand is seen by the active player only."""

    word: ClassVar[str] = "inspect"
    risks: ClassVar[tuple[str, ...]] = ("hand",)

    def touch(self, g: OldOnes, seat: i64, other: i64, amount: i64) -> None:
        hand = g.players[other].hand
        if hand.size() == 0:
            return
        g.veil()
        i: i64 = 0
        while i < hand.size():
            g.secrets.known[hand.at(i)] |= bit(seat)
            if g.logging:
                g.say("saw-card", who(g, seat), g.card_id(hand.at(i)), seen_by=int(bit(seat)))
            i += 1
        g.then(ThrowOther(seat, other))


class ThrowOther(Question[OldOnes]):
    """C58, D24: exactly one card of the hand just seen."""

    def __init__(self, seat: i64, other: i64) -> None:
        super().__init__(seat)
        self.other: Final[i64] = other

    def menu(self, g: OldOnes, m: Menu) -> None:
        hands.offer_hand(g, self.other, m, verbs.THROW)

    def take(self, g: OldOnes, o: Option) -> None:
        hands.throw_away(g, self.other, o.a)

    def prompt(self, g: OldOnes) -> Line:
        args = [who(g, self.seat), who(g, self.other), card_in_play(g)]
        return Line("ask-throw-other", [*args], -1)


class TradeHands(OnOther):
    """C61, GO-SCROLL-13: all hand cards change hands; both players know them all."""

    word: ClassVar[str] = "trade_hands"
    risks: ClassVar[tuple[str, ...]] = ("hand",)

    def touch(self, g: OldOnes, seat: i64, other: i64, amount: i64) -> None:
        g.veil()
        mine = g.players[seat]
        theirs = g.players[other]
        held = mine.hand
        mine.hand = theirs.hand
        theirs.hand = held
        both = bit(seat) | bit(other)
        for player in (mine, theirs):
            i: i64 = 0
            while i < player.hand.size():
                g.secrets.known[player.hand.at(i)] |= both
                i += 1
        g.say("traded-hands", who(g, seat), who(g, other))


class Steal(OnOther):
    """C83, GO-SCROLL-14/26: random cards; all but one go back."""

    word: ClassVar[str] = "steal"
    risks: ClassVar[tuple[str, ...]] = ("cards",)
    counted: ClassVar[bool] = True

    def touch(self, g: OldOnes, seat: i64, other: i64, amount: i64) -> None:
        taken: i64 = 0
        while taken < amount and g.players[other].hand.size() > 0:
            hands.hand_over(g, other, seat, g.rng.below(g.players[other].hand.size()))
            taken += 1
        if taken > 1:
            g.then(KeepOne(seat, other, taken))


class KeepOne(Question[OldOnes]):
    """C83, D25: the stolen cards are the last in hand; one is kept."""

    def __init__(self, seat: i64, other: i64, count: i64) -> None:
        super().__init__(seat)
        self.other: Final[i64] = other
        self.count: Final[i64] = count

    def menu(self, g: OldOnes, m: Menu) -> None:
        hand = g.players[self.seat].hand
        i = hand.size() - self.count
        while i < hand.size():
            m.offer(verbs.KEEP, hand.at(i))
            i += 1

    def take(self, g: OldOnes, o: Option) -> None:
        hand = g.players[self.seat].hand
        i = hand.size() - 1
        left = self.count
        while left > 0:
            if hand.at(i) != o.a:
                hands.hand_over(g, self.seat, self.other, i)
            i -= 1
            left -= 1

    def prompt(self, g: OldOnes) -> Line:
        return Line("ask-keep", [who(g, self.seat), card_in_play(g)], -1)


class ForceDiscard(OnOther):
    """C95: another player throws a card away."""

    word: ClassVar[str] = "force_discard"
    risks: ClassVar[tuple[str, ...]] = ("cards",)

    def touch(self, g: OldOnes, seat: i64, other: i64, amount: i64) -> None:
        if g.players[other].hand.size() > 0:
            g.then(ForcedDiscard(other))


class ForcedDiscard(Question[OldOnes]):
    """C95, D26: one hand card of the chosen player's choice."""

    def menu(self, g: OldOnes, m: Menu) -> None:
        hands.offer_hand(g, self.seat, m, verbs.THROW)

    def take(self, g: OldOnes, o: Option) -> None:
        hands.throw_away(g, self.seat, o.a)

    def prompt(self, g: OldOnes) -> Line:
        return Line("ask-throw", [who(g, self.seat), card_in_play(g)], -1)


class Throw(Scroll):
    """A hand card is thrown away."""

    word: ClassVar[str] = "throw"
    counted: ClassVar[bool] = True

    def offer(self, g: OldOnes, seat: i64, m: Menu, card: Card) -> None:
        hands.offer_hand(g, seat, m, verbs.THROW)

    def take(self, g: OldOnes, seat: i64, card: Card, o: Option) -> None:
        hands.throw_away(g, seat, o.a)


class Sell(Scroll):
    """C26, C36: hand cards to the bank."""

    word: ClassVar[str] = "sell"
    counted: ClassVar[bool] = True

    def does_something(self, g: OldOnes, seat: i64) -> bool:
        return g.players[seat].hand.size() > 0

    def take(self, g: OldOnes, seat: i64, card: Card, o: Option) -> None:
        g.then(SellMore(seat, card.amount))


class SellMore(Question[OldOnes]):
    """C26, C36, D17: hand cards to the bank, as many as liked."""

    def __init__(self, seat: i64, price: i64) -> None:
        super().__init__(seat)
        self.price: Final[i64] = price

    def menu(self, g: OldOnes, m: Menu) -> None:
        hands.offer_hand(g, self.seat, m, verbs.SELL)
        m.offer(verbs.DONE)

    def take(self, g: OldOnes, o: Option) -> None:
        if o.verb == verbs.DONE:
            return
        hands.throw_away(g, self.seat, o.a)
        board.bank_pays(g, self.seat, self.price)
        if g.players[self.seat].hand.size() > 0:
            g.then(self)

    def prompt(self, g: OldOnes) -> Line:
        return Line("ask-sell", [who(g, self.seat), int(self.price), card_in_play(g)], -1)


class Renew(Scroll):
    """C67, GO-SCROLL-21: hand cards away, then a refill."""

    word: ClassVar[str] = "renew"
    counted: ClassVar[bool] = True

    def take(self, g: OldOnes, seat: i64, card: Card, o: Option) -> None:
        g.then(hands.Refill(seat, False))
        if g.players[seat].hand.size() > 0:
            g.then(ThrowMore(seat, card.amount))


class ThrowMore(Question[OldOnes]):
    """C67, D17: up to so many hand cards away."""

    def __init__(self, seat: i64, most: i64) -> None:
        super().__init__(seat)
        self.most: Final[i64] = most

    def menu(self, g: OldOnes, m: Menu) -> None:
        hands.offer_hand(g, self.seat, m, verbs.THROW)
        m.offer(verbs.DONE)

    def take(self, g: OldOnes, o: Option) -> None:
        if o.verb == verbs.DONE:
            return
        hands.throw_away(g, self.seat, o.a)
        if self.most > 1 and g.players[self.seat].hand.size() > 0:
            g.then(ThrowMore(self.seat, self.most - 1))

    def prompt(self, g: OldOnes) -> Line:
        args: list[str | int] = [who(g, self.seat), int(self.most), card_in_play(g)]
        return Line("ask-throw-more", args, -1)


TRADING_SCROLLS: Final[list[Scroll]] = [
    Receive(),
    Tithe(),
    SellTo(),
    Inspect(),
    TradeHands(),
    Steal(),
    ForceDiscard(),
    Throw(),
    Sell(),
    Renew(),
]
