"""Action cards: playing one, its symbols from top to bottom, and the chains they allow."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from gaslamp.games.great_old_ones import hands, tables
from gaslamp.games.great_old_ones import vocabulary as verbs
from gaslamp.games.great_old_ones.abilities import offer_abilities, take_ability
from gaslamp.games.great_old_ones.scroll import Scroll
from gaslamp.games.great_old_ones.state import OPEN, OldOnes, who
from gaslamp.games.great_old_ones.symbol import SYMBOLS, Symbol, symbol_code
from gaslamp.games.great_old_ones.tables import Card
from gaslamp.kernel.bits import bit
from gaslamp.kernel.menu import Menu, Option
from gaslamp.kernel.state import Line, Question, Step

PER_CARD: Final = tables.SYMBOL_ROOM  # bits of `passed`


def play_card(g: OldOnes, seat: i64, card: i64) -> None:
    """GO-TURN-03: a hand card comes into play; its symbols follow."""
    g.players[seat].hand.discard(card)
    g.secrets.known[card] = OPEN
    g.piles.in_play.push(card)
    g.passed <<= PER_CARD
    if g.logging:
        g.say("played", who(g, seat), g.card_id(card))
    g.then(CardRow(card, 0))


def finish_card(g: OldOnes, card: i64) -> None:
    """GO-CARD-07, GO-SCROLL-23: to the discard pile, unless it lies in front of a player."""
    g.passed >>= PER_CARD
    if g.piles.in_play.discard(card):
        hands.discard(g, card)


class CardRow(Step[OldOnes]):
    """GO-CARD-01..09: go on with a card from one of its symbols."""

    def __init__(self, card: i64, at: i64) -> None:
        self.card: Final[i64] = card
        self.at: Final[i64] = at

    def run(self, g: OldOnes) -> None:
        at = self.at
        while True:
            symbol = symbol_code(g, self.card, at) & 15
            if symbol == tables.NO_SYMBOL:
                finish_card(g, self.card)
                return
            if SYMBOLS.all[symbol].reached(g, g.active, self.card, at):
                return
            g.passed |= bit(at)
            at += 1


class DoSymbol(Question[OldOnes]):
    """GO-CARD-02..04, D03/D04/D07/D09: do this symbol in one of the legal ways, or skip it.

    It is a free moment, too: abilities may be used before the symbol is decided (GO-TURN-08).
    """

    def __init__(self, seat: i64, card: i64, at: i64) -> None:
        super().__init__(seat)
        self.card: Final[i64] = card
        self.at: Final[i64] = at

    def calm(self) -> bool:
        return True  # a free moment: the seat may do this or use an ability (GO-TURN-08)

    def menu(self, g: OldOnes, m: Menu) -> None:
        code = symbol_code(g, self.card, self.at)
        SYMBOLS.all[code & 15].offer(g, self.seat, m, self.card, code >> 4)
        m.offer(verbs.SKIP)
        offer_abilities(g, self.seat, m)

    def take(self, g: OldOnes, o: Option) -> None:
        verb = o.verb
        if verb == verbs.USE_BOARD or verb == verbs.USE_BUILDING or verb == verbs.USE_ELDER:
            g.then(self)
            take_ability(g, self.seat, o)
            return
        g.then(CardRow(self.card, self.at + 1))
        symbol = self.symbol(g)
        if verb != verbs.SKIP:
            symbol.take(g, self.seat, self.card, o)
            return
        g.passed |= bit(self.at)
        if g.logging and not self.open(g):
            g.say(f"no-{symbol.word}", g.card_id(self.card))

    def symbol(self, g: OldOnes) -> Symbol:
        return SYMBOLS.all[symbol_code(g, self.card, self.at) & 15]

    def open(self, g: OldOnes) -> bool:
        """Whether the symbol can be done; if not, there is only an ability to use before it."""
        return self.symbol(g).can_do(g, self.seat, self.card)

    def prompt(self, g: OldOnes) -> Line:
        word = self.symbol(g).word
        key = f"ask-{word}" if self.open(g) else f"ask-no-{word}"
        card = g.card_id(self.card)
        args: list[str | int] = [who(g, self.seat), card]
        if word == "scroll":
            args.append(f"scroll/{card}")
        return Line(key, args, -1)


class FreeMoment(Question[OldOnes]):
    """GO-TURN-08: abilities may be used before a forced symbol."""

    def calm(self) -> bool:
        return True  # a free moment: the seat may do this or use an ability (GO-TURN-08)

    def menu(self, g: OldOnes, m: Menu) -> None:
        m.offer(verbs.GO_ON)
        offer_abilities(g, self.seat, m)

    def take(self, g: OldOnes, o: Option) -> None:
        if o.verb != verbs.GO_ON:
            g.then(self)
            take_ability(g, self.seat, o)

    def prompt(self, g: OldOnes) -> Line:
        return Line("ask-free-moment", [who(g, self.seat)], -1)


class MayPlay(Step[OldOnes]):
    """GO-CHAIN-03: nothing happens with an empty hand."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat

    def run(self, g: OldOnes) -> None:
        if g.players[self.seat].hand.size() > 0:
            g.then(PlayAnother(self.seat))


MAY_PLAY: Final = [MayPlay(0), MayPlay(1), MayPlay(2), MayPlay(3)]


class PlayAnother(Question[OldOnes]):
    """GO-CHAIN-01..03, GO-SCROLL-05, D10: one more card from hand, or stop."""

    def calm(self) -> bool:
        return True  # a free moment: the seat may do this or use an ability (GO-TURN-08)

    def menu(self, g: OldOnes, m: Menu) -> None:
        hands.offer_hand(g, self.seat, m, verbs.PLAY)
        m.offer(verbs.STOP)
        offer_abilities(g, self.seat, m)

    def take(self, g: OldOnes, o: Option) -> None:
        if o.verb == verbs.PLAY:
            play_card(g, self.seat, o.a)
        elif o.verb != verbs.STOP:
            # An ability may cost the last hand card, so what follows is asked anew.
            g.then(MAY_PLAY[self.seat])
            take_ability(g, self.seat, o)

    def prompt(self, g: OldOnes) -> Line:
        return Line("ask-another", [who(g, self.seat)], -1)


class PlayTwo(Scroll):
    """GO-SCROLL-05: up to two more cards."""

    word: ClassVar[str] = "play_two"

    def does_something(self, g: OldOnes, seat: i64) -> bool:
        return g.players[seat].hand.size() > 0

    def take(self, g: OldOnes, seat: i64, card: Card, o: Option) -> None:
        g.then(MAY_PLAY[seat])
        g.then(MAY_PLAY[seat])


CARD_SCROLLS: Final[list[Scroll]] = [PlayTwo()]
