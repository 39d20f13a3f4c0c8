"""Action cards: playing one, its symbols from top to bottom, and the chains they allow."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

# Some of these are loaded only so that their Scrolls stand in SCROLLS.
from gaslamp.games.great_old_ones import (  # noqa: F401
    board,
    building,
    dice,
    hands,
    hired,
    people,
    scrolls,
    secrets,
    tables,
    trading,
)
from gaslamp.games.great_old_ones import (
    vocabulary as verbs,
)
from gaslamp.games.great_old_ones.abilities import any_usable, offer_abilities, take_ability
from gaslamp.games.great_old_ones.insanity import INSANITY
from gaslamp.games.great_old_ones.removal import BY_ACTION, can_kill, kill, offer_kills
from gaslamp.games.great_old_ones.scroll import SCROLLS, Scroll
from gaslamp.games.great_old_ones.state import OPEN, OldOnes, who
from gaslamp.games.great_old_ones.summon import can_summon, offer_summon, summon
from gaslamp.games.great_old_ones.tables import Card
from gaslamp.kernel.menu import Menu, Option
from gaslamp.kernel.state import Line, Question, Step

SYMBOL_WORDS: Final = ("ask-minion", "ask-building", "ask-assassination", "ask-summoning",
                       "ask-money", "ask-scroll")  # fmt: skip
# The same symbols when nothing can be done with them: as a prompt, and in the log.
CLOSED_WORDS: Final = ("", "ask-no-building", "ask-no-assassination", "ask-no-summoning", "",
                       "ask-no-scroll")  # fmt: skip
CANNOT_WORDS: Final = ("", "no-building", "no-assassination", "no-summoning", "",
                       "no-scroll")  # fmt: skip


def play_card(g: OldOnes, seat: i64, card: i64) -> None:
    """GO-TURN-03: a hand card comes into play; its symbols follow."""
    g.players[seat].hand.discard(card)
    g.secrets.known[card] = OPEN
    g.piles.in_play.push(card)
    if g.logging:
        g.say("played", who(g, seat), g.card_id(card))
    g.then(CardRow(card, 0))


def finish_card(g: OldOnes, card: i64) -> None:
    """GO-CARD-07, GO-SCROLL-23: to the discard pile, unless it lies in front of a player."""
    if g.piles.in_play.discard(card):
        hands.discard(g, card)


class CardRow(Step[OldOnes]):
    """GO-CARD-01..09: go on with a card from one of its symbols."""

    def __init__(self, card: i64, at: i64) -> None:
        self.card: Final[i64] = card
        self.at: Final[i64] = at

    def run(self, g: OldOnes) -> None:
        seat = g.active
        at = self.at
        while True:
            symbol = g.content.symbol_at[self.card * tables.SYMBOL_ROOM + at] & 15
            if symbol == tables.NO_SYMBOL:
                finish_card(g, self.card)
                return
            if symbol == tables.ANOTHER:
                finish_card(g, self.card)
                g.then(MAY_PLAY[seat])
                return
            if symbol == tables.INSANITY:
                g.then(CardRow(self.card, at + 1))
                g.then(INSANITY)
                if at > 0 and any_usable(g, seat):
                    g.then(FreeMoment(seat))
                return
            if symbol == tables.INTERRUPT:
                g.say("no-interrupt", g.card_id(self.card))
            elif can_do(g, seat, symbol, self.card) or any_usable(g, seat):
                g.then(DoSymbol(seat, self.card, at))
                return
            else:
                g.say(CANNOT_WORDS[symbol], g.card_id(self.card))
            at += 1


def can_do(g: OldOnes, seat: i64, symbol: i64, card: i64) -> bool:
    """GO-CARD-05: a symbol without a legal option is skipped."""
    if symbol == tables.ASSASSINATION:
        return can_kill(g, seat)
    if symbol == tables.BUILDING:
        return building.can_build(g, seat, building.FULL_PRICE)
    if symbol == tables.SUMMON:
        return can_summon(g, seat)
    if symbol == tables.SCROLL:
        scratch = Menu(seat)
        printed = g.content.cards[card]
        SCROLLS[printed.scroll].offer(g, seat, scratch, printed)
        return scratch.size() > 0
    return True


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
        seat = self.seat
        symbol = self.symbol(g) & 15
        if symbol == tables.MINION:
            board.offer_placing(g, seat, m)
            board.offer_moves(g, seat, m)
        elif symbol == tables.BUILDING:
            building.offer_builds(g, seat, m, building.FULL_PRICE)
        elif symbol == tables.ASSASSINATION:
            offer_kills(g, seat, m)
        elif symbol == tables.SUMMON:
            offer_summon(g, seat, m)
        elif symbol == tables.MONEY:
            m.offer(verbs.TAKE_MONEY, self.symbol(g) >> 4)
        else:
            card = g.content.cards[self.card]
            SCROLLS[card.scroll].offer(g, seat, m, card)
        m.offer(verbs.SKIP)
        offer_abilities(g, seat, m)

    def take(self, g: OldOnes, o: Option) -> None:
        verb = o.verb
        seat = self.seat
        if verb == verbs.USE_BOARD or verb == verbs.USE_BUILDING or verb == verbs.USE_ELDER:
            g.then(self)
            take_ability(g, seat, o)
            return
        g.then(CardRow(self.card, self.at + 1))
        if verb == verbs.SKIP:
            if g.logging and not self.open(g):
                g.say(CANNOT_WORDS[self.symbol(g) & 15], g.card_id(self.card))
            return
        symbol = self.symbol(g) & 15
        if symbol == tables.SCROLL:
            card = g.content.cards[self.card]
            g.warded = 0
            SCROLLS[card.scroll].take(g, seat, card, o)
        elif symbol == tables.MINION:
            if verb == verbs.PLACE:
                board.take_place(g, seat, o, False)
            else:
                board.move_piece(g, o.a, o.b)
        elif symbol == tables.BUILDING:
            building.build(g, seat, o.a, o.b, building.FULL_PRICE)
        elif symbol == tables.ASSASSINATION:
            kill(g, seat, o.a, BY_ACTION)
        elif symbol == tables.SUMMON:
            summon(g, seat)
        else:
            board.bank_pays(g, seat, o.a)

    def symbol(self, g: OldOnes) -> i64:
        return g.content.symbol_at[self.card * tables.SYMBOL_ROOM + self.at]

    def open(self, g: OldOnes) -> bool:
        """Whether the symbol can be done; if not, there is only an ability to use before it."""
        return can_do(g, self.seat, self.symbol(g) & 15, self.card)

    def prompt(self, g: OldOnes) -> Line:
        symbol = self.symbol(g) & 15
        key = SYMBOL_WORDS[symbol] if self.open(g) else CLOSED_WORDS[symbol]
        card = g.card_id(self.card)
        return Line(key, [who(g, self.seat), card, f"scroll/{card}"], -1)


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

    def does_something(self, g: OldOnes, seat: i64) -> bool:
        return g.players[seat].hand.size() > 0

    def take(self, g: OldOnes, seat: i64, card: Card, o: Option) -> None:
        g.then(MAY_PLAY[seat])
        g.then(MAY_PLAY[seat])


SCROLLS[tables.PLAY_TWO] = PlayTwo()
