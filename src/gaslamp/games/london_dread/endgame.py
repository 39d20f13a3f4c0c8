"""The Endgame: hands are dealt, Challenges are faced one Character at a time (LD-END, LD-CHAL)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gaslamp.games.london_dread import vocabulary as verbs
from gaslamp.games.london_dread.carrying import offer_free, take_free
from gaslamp.games.london_dread.challenge import Encounters
from gaslamp.games.london_dread.chapter import AssignExtra
from gaslamp.games.london_dread.groups import seats_of
from gaslamp.games.london_dread.hand import (
    ask_discard,
    offer_show,
    show_hand,
)
from gaslamp.games.london_dread.holdings import ready_all_items
from gaslamp.games.london_dread.showdown import Showdown
from gaslamp.games.london_dread.state import BOWS_OUT, ENDGAME, GOES_IN, UNDECIDED, Dread
from gaslamp.games.london_dread.tables import (
    SIREN,
    UNHINGED,
)
from gaslamp.games.london_dread.windows import free_seats, takes_freely
from gaslamp.kernel.bits import bit, count_bits, has
from gaslamp.kernel.menu import Menu, Option
from gaslamp.kernel.state import Decision, Line, Step

CHALLENGES: Final = 3
SIREN_PRICE: Final = 2


class Endgame(Step[Dread]):
    """LD-END-01..08: everybody takes part."""

    def run(self, g: Dread) -> None:
        g.then(EndgameSetup())
        g.then(AssignExtra())


class EndgameSetup(Step[Dread]):
    """LD-END-03..07: Antagonist, Challenge deck, hands, dice, ready Items."""

    def run(self, g: Dread) -> None:
        g.phase = ENDGAME
        g.veil()
        ready_all_items(g)
        g.piles.challenges.shuffle(g.rng)
        deal_hands(g)
        dice: i64 = 1 if g.count() == 4 else 2
        c: i64 = 0
        while c < g.count():
            g.sleuths[c].dice = dice
            c += 1
        if g.logging:
            g.say("endgame", g.antagonist_id())
        g.then(ChallengeRound())


def deal_hands(g: Dread) -> None:
    """LD-END-05: one card at a time, beginning with the Leader's Character."""
    deck = g.piles.investigation
    deck.shuffle(g.rng)
    c: i64 = 0
    while c < g.count() and g.sleuths[c].seat != g.leader:
        c += 1
    while deck.size() > 0:
        g.sleuths[c % g.count()].hand.push(deck.pull())
        c += 1


def still_in(g: Dread) -> i64:
    found: i64 = 0
    c: i64 = 0
    while c < g.count():
        if not g.sleuths[c].out and not g.sleuths[c].defeated:
            found |= bit(c)
        c += 1
    return found


def most_challenges(g: Dread) -> i64:
    """LD-PC-01..03."""
    return 2 * CHALLENGES if g.count() == 2 else CHALLENGES


class ChallengeRound(Step[Dread]):
    """LD-CHAL-01/04/15: ready, in or out, reveal, encounter; then again, or the Showdown."""

    def run(self, g: Dread) -> None:
        ready_all_items(g)
        g.group = 0
        if still_in(g) == 0 or g.finale.challenge >= most_challenges(g):
            g.then(Showdown())
            return
        c: i64 = 0
        while c < g.count():
            g.sleuths[c].choice = UNDECIDED
            c += 1
        g.then(IN_OR_OUT)


def undecided(g: Dread) -> i64:
    waiting: i64 = 0
    inside = still_in(g)
    c: i64 = 0
    while c < g.count():
        if has(inside, c) and g.sleuths[c].choice == UNDECIDED:
            waiting |= bit(c)
        c += 1
    return waiting


class InOrOut(Decision[Dread]):
    """LD-CHAL-02, decision 28: open, and changeable until the last one has chosen."""

    def seats(self, g: Dread) -> i64:
        return seats_of(g, still_in(g)) | free_seats(g)

    def awaited(self, g: Dread) -> i64:
        return seats_of(g, undecided(g))

    def menu(self, g: Dread, m: Menu) -> None:
        inside = still_in(g)
        c: i64 = 0
        while c < g.count():
            sleuth = g.sleuths[c]
            if has(inside, c) and sleuth.seat == m.seat:
                if sleuth.choice != GOES_IN:
                    m.offer(verbs.IN, c)
                if sleuth.choice != BOWS_OUT:
                    if held_by_siren(g, c):
                        m.refuse("why-siren", "LD-ANT-04", verbs.OUT, c)
                    else:
                        m.offer(verbs.OUT, c)
            c += 1
        offer_show(g, m)
        offer_free(g, m)

    def take(self, g: Dread, o: Option) -> None:
        if o.verb == verbs.IN or o.verb == verbs.OUT:
            g.sleuths[o.a].choice = GOES_IN if o.verb == verbs.IN else BOWS_OUT
            if undecided(g) == 0:
                g.then(RevealChallenge())
                lock(g)
                return
        g.then(self)
        if o.verb == verbs.SHOW_HAND:
            show_hand(g, o.a)
        elif takes_freely(o.verb):
            take_free(g, o)

    def calm(self) -> bool:
        return True

    def prompt(self, g: Dread) -> Line:
        return Line("ask-in-or-out", [int(g.finale.challenge) + 1, int(most_challenges(g))], -1)


IN_OR_OUT: Final = InOrOut()


def held_by_siren(g: Dread, c: i64) -> bool:
    """LD-ANT-04: an Unhinged Character bows out only by discarding two cards."""
    sleuth = g.sleuths[c]
    return siren_calls(g, c) and sleuth.hand.size() < SIREN_PRICE


def siren_calls(g: Dread, c: i64) -> bool:
    return g.rule_of_antagonist() == SIREN and g.sleuths[c].conditions & UNHINGED != 0


def lock(g: Dread) -> None:
    """LD-CHAL-03: those that bow out are out until the Showdown."""
    c: i64 = 0
    while c < g.count():
        sleuth = g.sleuths[c]
        if sleuth.choice == BOWS_OUT and not sleuth.out:
            if held_by_siren(g, c):
                sleuth.choice = GOES_IN
            else:
                sleuth.out = True
                if g.logging:
                    g.say("bows-out", g.id(c))
                if siren_calls(g, c):
                    ask_discard(g, c, SIREN_PRICE, g.antagonist_id())
        c += 1


class RevealChallenge(Step[Dread]):
    """LD-CHAL-01, LD-ANT-02: the top Challenge, for everybody that is in."""

    def run(self, g: Dread) -> None:
        inside = still_in(g)
        if inside == 0:
            g.then(Showdown())
            return
        challenge = g.piles.challenges.pull()
        g.piles.faced.push(challenge)
        g.veil()
        g.finale.challenge += 1
        g.finale.lone = count_bits(inside) == 1
        if g.logging:
            met = g.tale().challenges[challenge].id
            g.say("challenge", met, f"{met}/text")
        g.then(ChallengeRound())
        g.then(Encounters(inside))
