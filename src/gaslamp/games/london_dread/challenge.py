"""Challenges: met by one Character after another, each alone (LD-CHAL-05..13)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gaslamp.games.london_dread import vocabulary as verbs
from gaslamp.games.london_dread.carrying import carry_out, use_secret
from gaslamp.games.london_dread.groups import speaker, survivors
from gaslamp.games.london_dread.hand import (
    discard_from_hand,
    offer_show,
    put_away,
    show_hand,
)
from gaslamp.games.london_dread.helping import Beforehand
from gaslamp.games.london_dread.holdings import NO_CASE, offer_of
from gaslamp.games.london_dread.order import InTurn
from gaslamp.games.london_dread.personality import Flip, React, TakeEffect
from gaslamp.games.london_dread.points import (
    action_points,
    challenge_mask,
    forget_investigation,
)
from gaslamp.games.london_dread.state import Dread
from gaslamp.games.london_dread.tables import (
    ONE_BY_ONE,
    ORACLE,
    TO_ADD,
    UNSTRUNG,
    points,
)
from gaslamp.games.london_dread.windows import OpenQuestion
from gaslamp.kernel.bits import bit
from gaslamp.kernel.menu import Menu, Option
from gaslamp.kernel.state import Line, Question, Step


class Encounters(InTurn):
    """LD-CHAL-05: one after another, each alone."""

    def left_to(self, waiting: i64) -> InTurn:
        return Encounters(waiting)

    def begin(self, g: Dread, c: i64) -> None:
        g.then(Encounter(c))
        g.then(Beforehand(bit(c), 0))

    def message(self) -> str:
        return "ask-next-to-face"


class Encounter(Step[Dread]):
    """LD-CHAL-06, LD-ANT-05: a flip, then whatever the Character adds."""

    def __init__(self, c: i64) -> None:
        self.c: Final[i64] = c

    def run(self, g: Dread) -> None:
        forget_investigation(g)
        g.group = bit(self.c)
        challenge = g.tale().challenges[g.piles.faced.top()]
        g.mask = challenge_mask(g, challenge.mask)
        hand = g.sleuths[self.c].hand
        if g.rule_of_antagonist() == ORACLE and hand.size() > 0:
            card = hand.at(g.rng.below(hand.size()))
            g.veil()
            discard_from_hand(g, self.c, card)
        g.then(Face(self.c))
        g.then(TakeEffect(g.group))
        g.then(React(self.c))
        g.then(Flip(self.c))


def challenge_difficulty(g: Dread) -> i64:
    """LD-ANT-02: one more for a Character that is alone."""
    needed = g.tale().challenges[g.piles.faced.top()].difficulty
    if g.rule_of_antagonist() == ONE_BY_ONE and g.finale.lone:
        needed += 1
    return needed


class Face(Step[Dread]):
    """LD-CHAL-09..11: beaten, given up, or still adding."""

    def __init__(self, c: i64) -> None:
        self.c: Final[i64] = c

    def run(self, g: Dread) -> None:
        sleuth = g.sleuths[self.c]
        if sleuth.defeated:
            return
        if action_points(g, self.c) >= challenge_difficulty(g):
            beat(g, self.c)
        else:
            g.then(Facing(sleuth.seat, self.c))
            if sleuth.tilted != 0:
                g.then(Beforehand(bit(self.c), bit(sleuth.seat)))


class Facing(OpenQuestion):
    """Decisions 14 and 30: Items, tokens and chosen cards of the own hand; or done."""

    def __init__(self, seat: i64, c: i64) -> None:
        super().__init__(seat)
        self.c: Final[i64] = c

    def ask(self, g: Dread, m: Menu) -> None:
        m.offer(verbs.DONE)
        hand = g.sleuths[self.c].hand
        i: i64 = 0
        while i < hand.size():
            card = hand.at(i)
            if points(g.content.icons_of[card], g.mask) > 0:
                m.offer(verbs.PLAY, self.c, card)
            else:
                m.refuse("why-no-match", "LD-AP-04", verbs.PLAY, self.c, card)
            i += 1
        offer_of(g, m, self.c, TO_ADD, NO_CASE)
        offer_show(g, m)

    def answer(self, g: Dread, o: Option) -> None:
        if o.verb == verbs.DONE:
            g.then(GiveUp(self.c))
            return
        self.again(g)
        if o.verb == verbs.SHOW_HAND:
            show_hand(g, o.a)
        else:
            play_card(g, self.c, o.b)

    def again(self, g: Dread) -> None:
        """Perhaps it is enough now."""
        g.then(Face(self.c))

    def prompt(self, g: Dread) -> Line:
        return Line(
            "ask-facing",
            [g.id(self.c), int(action_points(g, self.c)), int(challenge_difficulty(g))],
            -1,
        )


def play_card(g: Dread, c: i64, card: i64) -> None:
    """LD-CHAL-07: chosen, not drawn, and gone for good."""
    sleuth = g.sleuths[c]
    sleuth.hand.discard(card)
    put_away(g, card)
    sleuth.effort.added += points(g.content.icons_of[card], g.mask)
    if g.logging:
        g.say("plays-card", g.id(c), g.content.cards[card].id)


def beat(g: Dread, c: i64) -> None:
    challenge = g.tale().challenges[g.piles.faced.top()]
    g.sleuths[c].beaten += 1
    if g.logging:
        g.say("beats-challenge", g.id(c), challenge.id)
    carry_out(g, challenge.success, c, bit(c))


class GiveUp(Step[Dread]):
    """LD-CHAL-09, LD-STORY-16: the penalty, unless The Song Unstrung is used."""

    def __init__(self, c: i64) -> None:
        self.c: Final[i64] = c

    def run(self, g: Dread) -> None:
        i: i64 = 0
        while i < g.piles.held_secrets.size():
            if g.content.secrets[g.piles.held_secrets.at(i)].rule == UNSTRUNG:
                g.then(AskUnstrung(speaker(g, survivors(g)), self.c))
                return
            i += 1
        penalty(g, self.c)


class AskUnstrung(Question[Dread]):
    """Decision 33: spare the Character the whole penalty."""

    def __init__(self, seat: i64, c: i64) -> None:
        super().__init__(seat)
        self.c: Final[i64] = c

    def menu(self, g: Dread, m: Menu) -> None:
        m.offer(verbs.DECLINE)
        i: i64 = 0
        while i < g.piles.held_secrets.size():
            secret = g.piles.held_secrets.at(i)
            if g.content.secrets[secret].rule == UNSTRUNG:
                m.offer(verbs.SECRET, secret)
            i += 1

    def take(self, g: Dread, o: Option) -> None:
        if o.verb == verbs.SECRET:
            use_secret(g, o.a)
        else:
            penalty(g, self.c)

    def prompt(self, g: Dread) -> Line:
        return Line("ask-unstrung", [g.id(self.c)], -1)


def penalty(g: Dread, c: i64) -> None:
    challenge = g.tale().challenges[g.piles.faced.top()]
    if g.logging:
        g.say("fails-challenge", g.id(c), challenge.id)
    carry_out(g, challenge.failure, c, bit(c))
