"""Keyword and unique abilities that ask somebody something (decisions D15 to D24)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gaslamp.games.terrors_of_london import marks, moving, secrets
from gaslamp.games.terrors_of_london import vocabulary as verbs
from gaslamp.games.terrors_of_london.state import Terrors, who
from gaslamp.games.terrors_of_london.tables import MONSTER
from gaslamp.kernel.menu import Menu, Option
from gaslamp.kernel.state import Line, Question
from gaslamp.kernel.zone import Zone

SACRIFICE_POWER: Final = 1


def offer_hand(g: Terrors, hand: Zone, m: Menu, verb: i64, where: i64) -> None:
    """Offer each card of a hand once; copies with the same memory are the same."""
    i: i64 = 0
    n = hand.size()
    while i < n:
        if not seen_before(g, hand, i):
            m.offer(verb, hand.at(i), where)
        i += 1


def seen_before(g: Terrors, pile: Zone, index: i64) -> bool:
    """Whether an equal card lies earlier in the pile."""
    card = pile.at(index)
    i: i64 = 0
    while i < index:
        if alike(g, pile.at(i), card):
            return True
        i += 1
    return False


def alike(g: Terrors, card: i64, other: i64) -> bool:
    """Whether two cards mean the same to their owner: one kind, and one memory (R-14)."""
    if g.content.kind_of[card] != g.content.kind_of[other]:
        return False
    return g.marks[card] & marks.MEMORY == g.marks[other] & marks.MEMORY


def from_hand(g: Terrors, seat: i64, card: i64) -> i64:
    """Take a card out of a hand.

    Of equal copies the one the opponent knows of goes first: if it stayed, the opponent would
    learn that there were two.
    """
    hand = g.players[seat].hand
    chosen = card
    i: i64 = 0
    while i < hand.size():
        copy = hand.at(i)
        if alike(g, copy, card) and secrets.sure(g, seat, copy, 1 - seat):
            chosen = copy
            break
        i += 1
    hand.discard(chosen)
    secrets.keep_pair(g, hand, chosen, 1 - seat)
    return chosen


class RageChoice(Question[Terrors]):
    """TL-KEY-16, D15: 2 Coin or 2 Power."""

    def __init__(self, seat: i64, amount: i64) -> None:
        super().__init__(seat)
        self.amount: Final[i64] = amount

    def menu(self, g: Terrors, m: Menu) -> None:
        m.offer(verbs.RAGE, verbs.IN_POWER, self.amount)
        m.offer(verbs.RAGE, verbs.IN_COIN, self.amount)

    def take(self, g: Terrors, o: Option) -> None:
        if o.a == verbs.IN_COIN:
            g.coin += self.amount
            g.say("gains-coin", who(self.seat), int(self.amount))
        else:
            g.power += self.amount
            g.say("gains-power", who(self.seat), int(self.amount))

    def prompt(self, g: Terrors) -> Line:
        return Line("ask-rage", [who(self.seat), int(self.amount)], -1)


class CurseResponse(Question[Terrors]):
    """TL-KEY-04..07, D16: the cursed player loses 2 Health or discards a card."""

    def __init__(self, seat: i64, amount: i64) -> None:
        super().__init__(seat)
        self.amount: Final[i64] = amount

    def menu(self, g: Terrors, m: Menu) -> None:
        m.offer(verbs.LOSE_HEALTH, self.amount)
        offer_hand(g, g.players[self.seat].hand, m, verbs.DISCARD, verbs.FROM_HAND)

    def take(self, g: Terrors, o: Option) -> None:
        if o.verb == verbs.LOSE_HEALTH:
            moving.lose_health(g, self.seat, self.amount)
        else:
            discard_from_hand(g, self.seat, o.a)

    def prompt(self, g: Terrors) -> Line:
        return Line("ask-curse", [who(self.seat), int(self.amount)], -1)


class ForcedDiscard(Question[Terrors]):
    """TL-DISC-02, D17: the forced player chooses a card of their hand."""

    def menu(self, g: Terrors, m: Menu) -> None:
        offer_hand(g, g.players[self.seat].hand, m, verbs.DISCARD, verbs.FROM_HAND)

    def take(self, g: Terrors, o: Option) -> None:
        discard_from_hand(g, self.seat, o.a)

    def prompt(self, g: Terrors) -> Line:
        return Line("ask-discard", [who(self.seat)], -1)


def discard_from_hand(g: Terrors, seat: i64, card: i64) -> None:
    moving.to_discard(g, seat, from_hand(g, seat, card))
    g.veil()
    g.say("discarded", who(seat), g.id(card))


class DestroyTarget(Question[Terrors]):
    """TL-KEY-08..11, D18: a card in play goes to its owner's discard pile, or a Street card
    leaves the game; or nothing."""

    def menu(self, g: Terrors, m: Menu) -> None:
        self.offer_area(g, m, 1 - self.seat)
        slot: i64 = 0
        while slot < g.piles.street.size():
            if g.piles.street.at(slot) >= 0 and not seen_in_street(g, slot):
                m.offer(verbs.DESTROY_STREET, slot)
            slot += 1
        self.offer_area(g, m, self.seat)
        m.offer(verbs.DECLINE)

    def offer_area(self, g: Terrors, m: Menu, owner: i64) -> None:
        offer_cards(g.players[owner].play, m, verbs.DESTROY, owner)
        offer_cards(g.players[owner].relics, m, verbs.DESTROY, owner)

    def take(self, g: Terrors, o: Option) -> None:
        if o.verb == verbs.DESTROY:
            moving.leave_play(g, o.a)
            moving.to_discard(g, o.b, o.a)
            g.say("destroyed", who(self.seat), g.id(o.a), who(o.b))
        elif o.verb == verbs.DESTROY_STREET:
            card = g.piles.street.at(o.a)
            g.piles.removed.push(card)
            g.say("destroyed-street", who(self.seat), g.id(card))
            moving.refill_street(g, o.a)
        else:
            g.say("declined", who(self.seat))

    def prompt(self, g: Terrors) -> Line:
        return Line("ask-destroy", [who(self.seat)], -1)


def seen_in_street(g: Terrors, slot: i64) -> bool:
    """Whether an equal card lies in an earlier slot: its place has no meaning (R-18)."""
    kind = g.content.kind_of[g.piles.street.at(slot)]
    i: i64 = 0
    while i < slot:
        card = g.piles.street.at(i)
        if card >= 0 and g.content.kind_of[card] == kind:
            return True
        i += 1
    return False


def offer_cards(area: Zone, m: Menu, verb: i64, second: i64) -> None:
    i: i64 = 0
    n = area.size()
    while i < n:
        m.offer(verb, area.at(i), second)
        i += 1


class SacrificeTarget(Question[Terrors]):
    """TL-KEY-17..20, D19: one own card out of the game for 1 Power, or nothing."""

    def __init__(self, seat: i64, anywhere: bool) -> None:
        super().__init__(seat)
        self.anywhere: Final = anywhere

    def menu(self, g: Terrors, m: Menu) -> None:
        player = g.players[self.seat]
        offer_cards(player.play, m, verbs.SACRIFICE, verbs.FROM_PLAY)
        offer_cards(player.relics, m, verbs.SACRIFICE, verbs.FROM_PLAY)
        if self.anywhere:
            offer_hand(g, player.hand, m, verbs.SACRIFICE, verbs.FROM_HAND)
            offer_hand(g, player.discard, m, verbs.SACRIFICE, verbs.FROM_DISCARD)
        else:
            refuse_hand(g, player.hand, m)
        m.offer(verbs.DECLINE)

    def take(self, g: Terrors, o: Option) -> None:
        if o.verb == verbs.DECLINE:
            g.say("declined", who(self.seat))
            return
        player = g.players[self.seat]
        card = o.a
        if o.b == verbs.FROM_PLAY:
            moving.leave_play(g, card)
        elif o.b == verbs.FROM_HAND:
            card = from_hand(g, self.seat, card)
        else:
            player.discard.discard(card)
        moving.remove_from_game(g, card)
        g.say("sacrificed", who(self.seat), g.id(o.a))
        g.power += SACRIFICE_POWER
        g.say("gains-power", who(self.seat), SACRIFICE_POWER)

    def prompt(self, g: Terrors) -> Line:
        return Line("ask-sacrifice", [who(self.seat)], -1)


def refuse_hand(g: Terrors, hand: Zone, m: Menu) -> None:
    """A plain SACRIFICE reaches the play area only (TL-KEY-18)."""
    i: i64 = 0
    while m.explain and i < hand.size():
        if not seen_before(g, hand, i):
            m.refuse(
                "why-sacrifice-from-play", "TL-KEY-18", verbs.SACRIFICE, hand.at(i), verbs.FROM_HAND
            )
        i += 1


class CommandTarget(Question[Terrors]):
    """TL-KEY-02/03, D20: a monster of cost 3 or less from the discard pile to the hand."""

    def __init__(self, seat: i64, most: i64) -> None:
        super().__init__(seat)
        self.most: Final[i64] = most

    def menu(self, g: Terrors, m: Menu) -> None:
        pile = g.players[self.seat].discard
        i: i64 = 0
        while i < pile.size():
            card = pile.at(i)
            kind = g.kind(card)
            if not seen_before(g, pile, i):
                if kind.type == MONSTER and kind.cost <= self.most:
                    m.offer(verbs.COMMAND, card)
                elif kind.type == MONSTER:
                    m.refuse("why-command-cost", "TL-KEY-02", verbs.COMMAND, card,
                             with_=int(kind.cost), and_=int(self.most))  # fmt: skip
                else:
                    m.refuse("why-command-monster", "TL-KEY-02", verbs.COMMAND, card)
            i += 1

    def take(self, g: Terrors, o: Option) -> None:
        player = g.players[self.seat]
        player.discard.discard(o.a)
        player.hand.push(o.a)
        secrets.know_both(g, o.a)
        g.say("commanded", who(self.seat), g.id(o.a))

    def prompt(self, g: Terrors) -> Line:
        return Line("ask-command", [who(self.seat), int(self.most)], -1)


class ChooseHaunt(Question[Terrors]):
    """D21: an own monster in play without a HAUNT token gains HAUNT."""

    def menu(self, g: Terrors, m: Menu) -> None:
        offer_haunt(g, self.seat, m, verbs.GIVE_HAUNT)

    def take(self, g: Terrors, o: Option) -> None:
        moving.gain_haunt(g, o.a - 1)

    def prompt(self, g: Terrors) -> Line:
        return Line("ask-haunt", [who(self.seat)], -1)


def offer_haunt(g: Terrors, seat: i64, m: Menu, verb: i64) -> None:
    """Own monsters in play that can get a token; those with one are refused (TL-HAUNT-03).

    An option has the monster's number and one more: 0 says that there is no monster in it.
    """
    play = g.players[seat].play
    i: i64 = 0
    while i < play.size():
        card = play.at(i)
        if g.kind(card).type == MONSTER:
            if marks.token(g, card) == marks.NO_TOKEN:
                m.offer(verb, card + 1)
            else:
                m.refuse("why-has-token", "TL-HAUNT-03", verb, card + 1)
        i += 1


class LookChoice(Question[Terrors]):
    """TL-LOOK-01..05, D23: of the top cards, one may be discarded; the rest go back in any order.

    `seen` top cards are on show; the Headless Coachman's revealed card is asked about alike.
    """

    def __init__(self, seat: i64, seen: i64, open: bool) -> None:
        super().__init__(seat)
        self.seen: Final[i64] = seen
        self.open: Final = open

    def menu(self, g: Terrors, m: Menu) -> None:
        deck = g.players[self.seat].deck
        top = deck.at(deck.size() - 1)
        m.offer(verbs.LOOK_KEEP, top)
        second: i64 = top
        if self.seen > 1:
            second = deck.at(deck.size() - 2)
        differ = not alike(g, top, second)
        if differ:
            m.offer(verbs.LOOK_KEEP, second)
        m.offer(verbs.LOOK_DISCARD, top)
        if differ:
            m.offer(verbs.LOOK_DISCARD, second)

    def take(self, g: Terrors, o: Option) -> None:
        deck = g.players[self.seat].deck
        card = deck.take(deck.find(o.a))
        if o.verb == verbs.LOOK_DISCARD:
            moving.to_discard(g, self.seat, card)
            g.veil()
            g.say("look-discarded", who(self.seat), g.id(card))
            return
        # The card named is the one on top; with two, the other lies below it.
        deck.push(card)
        if self.seen > 1:
            secrets.pair(g, card, deck.at(deck.size() - 2))
        g.say("look-kept", who(self.seat), int(self.seen))

    def prompt(self, g: Terrors) -> Line:
        key = "ask-revealed" if self.open else "ask-look"
        return Line(key, [who(self.seat), int(self.seen)], -1)
