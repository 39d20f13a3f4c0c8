"""The book's keywords that ask somebody something, each with its question (D15 to D23)."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from gaslamp.games.terrors_of_london import marks, moving, secrets
from gaslamp.games.terrors_of_london import vocabulary as verbs
from gaslamp.games.terrors_of_london.effect import Effect
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


class Rage(Effect):
    """TL-KEY-16: Coin or Power, as the player likes."""

    word: ClassVar[str] = "rage"
    points: ClassVar[float] = 1.1
    icon: ClassVar[str] = "rage"
    keyword: ClassVar[bool] = True
    explains: ClassVar[str] = "rage"
    usual: ClassVar[int] = 2

    def do(self, g: Terrors, card: i64) -> None:
        g.then(RageChoice(g.active, self.amount))


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


class Curse(Effect):
    """TL-KEY-04..07: the opponent chooses; with an empty hand there is nothing to choose."""

    word: ClassVar[str] = "curse"
    points: ClassVar[float] = 0.9
    icon: ClassVar[str] = "curse"
    keyword: ClassVar[bool] = True
    explains: ClassVar[str] = "curse"
    usual: ClassVar[int] = 2

    def do(self, g: Terrors, card: i64) -> None:
        seat = 1 - g.active
        g.say("cursed", who(seat))
        if g.players[seat].hand.size() == 0:
            moving.lose_health(g, seat, self.amount)
        else:
            g.then(CurseResponse(seat, self.amount))


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


class OpponentDiscards(Effect):
    """TL-DISC-02/03: the forced player chooses; an empty hand discards nothing."""

    word: ClassVar[str] = "opponent_discards"
    most: ClassVar[int] = 1
    points: ClassVar[float] = 1.5

    def do(self, g: Terrors, card: i64) -> None:
        seat = 1 - g.active
        if g.players[seat].hand.size() > 0:
            g.then(ForcedDiscard(seat))


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


class Destroy(Effect):
    """TL-KEY-08..11: asked only while there is some card to destroy."""

    word: ClassVar[str] = "destroy"
    most: ClassVar[int] = 0
    points: ClassVar[float] = 1.0
    icon: ClassVar[str] = "destroy"
    keyword: ClassVar[bool] = True
    explains: ClassVar[str] = "destroy"
    destroys: ClassVar[bool] = True

    def do(self, g: Terrors, card: i64) -> None:
        for player in g.players:
            if player.play.size() > 0 or player.relics.size() > 0:
                g.then(DestroyTarget(g.active))
                return
        slot: i64 = 0
        while slot < g.piles.street.size():
            if g.piles.street.at(slot) >= 0:
                g.then(DestroyTarget(g.active))
                return
            slot += 1


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


class Sacrifice(Effect):
    """TL-KEY-17..19: one own card in play for Power, or none."""

    word: ClassVar[str] = "sacrifice"
    most: ClassVar[int] = 0
    points: ClassVar[float] = 1.5
    icon: ClassVar[str] = "sacrifice"
    keyword: ClassVar[bool] = True
    explains: ClassVar[str] = "sacrifice"

    def do(self, g: Terrors, card: i64) -> None:
        sacrifice(g, g.active, False)


class SacrificeAnywhere(Effect):
    """TL-KEY-18: a SACRIFICE that reaches the hand and the discard pile too."""

    word: ClassVar[str] = "sacrifice_anywhere"
    most: ClassVar[int] = 0
    points: ClassVar[float] = 1.7
    icon: ClassVar[str] = "sacrifice"
    explains: ClassVar[str] = "sacrifice"

    def do(self, g: Terrors, card: i64) -> None:
        sacrifice(g, g.active, True)


def sacrifice(g: Terrors, seat: i64, anywhere: bool) -> None:
    """Asked only while there is some card to give."""
    player = g.players[seat]
    count = player.play.size() + player.relics.size()
    if anywhere:
        count += player.hand.size() + player.discard.size()
    if count > 0:
        g.then(SacrificeTarget(seat, anywhere))


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


class Command(Effect):
    """TL-KEY-02/03: a cheap monster back to hand; with none in the pile nothing happens."""

    word: ClassVar[str] = "command"
    points: ClassVar[float] = 0.47
    icon: ClassVar[str] = "command"
    keyword: ClassVar[bool] = True
    explains: ClassVar[str] = "command"
    usual: ClassVar[int] = 3
    brings_cards: ClassVar[bool] = True

    def do(self, g: Terrors, card: i64) -> None:
        pile = g.players[g.active].discard
        i: i64 = 0
        while i < pile.size():
            kind = g.kind(pile.at(i))
            if kind.type == MONSTER and kind.cost <= self.amount:
                g.then(CommandTarget(g.active, self.amount))
                return
            i += 1
        g.say("nothing-to-command", who(g.active))


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


class Haunt(Effect):
    """TL-HAUNT-02: the monster itself gains HAUNT, if it is still in play."""

    word: ClassVar[str] = "haunt"
    most: ClassVar[int] = 0
    points: ClassVar[float] = 0.0
    icon: ClassVar[str] = "haunt"
    keyword: ClassVar[bool] = True
    explains: ClassVar[str] = "haunt"
    monsters_only: ClassVar[bool] = True

    def do(self, g: Terrors, card: i64) -> None:
        if g.players[g.active].play.has(card):
            moving.gain_haunt(g, card)

    def any_order(self, g: Terrors) -> bool:
        """TL-HAUNT-04: who comes first matters only where tokens run out."""
        return g.haunt_reserve >= g.players[g.active].hand.size()


class HauntChosen(Effect):
    """D21: an own monster without a token gains HAUNT, if there is one and a token is left."""

    word: ClassVar[str] = "haunt_chosen"
    most: ClassVar[int] = 0
    points: ClassVar[float] = 2.0
    explains: ClassVar[str] = "haunt"

    def do(self, g: Terrors, card: i64) -> None:
        if moving.can_gain_haunt(g, g.active):
            g.then(ChooseHaunt(g.active))

    def offer(self, g: Terrors, m: Menu) -> None:
        if g.haunt_reserve == 0:
            m.refuse("why-no-tokens", "TL-OVER-07", verbs.OVERLORD)
        elif not moving.can_gain_haunt(g, g.active):
            m.refuse("why-no-haunt-target", "TL-OVER-07", verbs.OVERLORD)
        else:
            offer_haunt(g, g.active, m, verbs.OVERLORD)


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


KEYWORDS: Final[tuple[type[Effect], ...]] = (
    Rage, Curse, Command, OpponentDiscards, Destroy, Sacrifice, SacrificeAnywhere, Haunt,
    HauntChosen,
)  # fmt: skip
