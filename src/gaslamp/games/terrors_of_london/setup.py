"""Setup: overlords, Influence cards, starting decks, Market, Street and hands (TL-SETUP)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from gaslamp.games.terrors_of_london import moving, secrets, tables
from gaslamp.games.terrors_of_london import vocabulary as verbs
from gaslamp.games.terrors_of_london.state import (
    EMPTY,
    NO_OVERLORD,
    STREET_SIZE,
    Agreed,
    Piles,
    Player,
    Terrors,
    who,
)  # fmt: skip
from gaslamp.games.terrors_of_london.tables import Content
from gaslamp.games.terrors_of_london.turn import Turn
from gaslamp.kernel.menu import Menu, Option
from gaslamp.kernel.rng import Rng
from gaslamp.kernel.state import Line, Question, Step
from gaslamp.kernel.zone import Zone, empty

SECOND_HAND: Final = 5


def table(content: Content, rng: Rng, agreed: Agreed) -> Terrors:
    """An empty table: all cards in the box, nothing chosen yet."""
    box = empty()
    card: i64 = 0
    while card < content.cards:
        box.push(card)
        card += 1
    return Terrors(
        rng=rng, content=content, agreed=agreed, players=[seat_down(), seat_down()],
        piles=Piles(market=empty(), street=empty(), acolytes=empty(), removed=empty(), box=box),
        marks=vec[i64]([0] * int(content.cards)),
    )  # fmt: skip


def seat_down() -> Player:
    return Player(
        deck=empty(), hand=empty(), play=empty(), relics=empty(), discard=empty(),
        overlord=NO_OVERLORD, health=0, muster=0, epoch=0,
    )  # fmt: skip


def lay_out(g: Terrors, random_overlords: bool) -> None:
    """TL-SETUP-15: put the setup on the agenda, in the book's order."""
    g.veil()
    g.say("first-player", who(g.agreed.first))
    g.then(Turn(g.agreed.first))
    g.then(Deal())
    for seat in (1 - g.agreed.first, g.agreed.first):
        g.then(TakeInfluence(seat))
    if random_overlords:
        g.then(RandomOverlords())
    else:
        g.then(ChooseOverlord(1 - g.agreed.first))
        g.then(ChooseOverlord(g.agreed.first))


class ChooseOverlord(Question[Terrors]):
    """TL-SETUP-02..04, D01: a faction and its overlord; no faction twice."""

    def menu(self, g: Terrors, m: Menu) -> None:
        index: i64 = 0
        while index < len(g.content.overlords):
            if g.players[1 - self.seat].overlord == index:
                m.refuse("why-overlord-taken", "TL-SETUP-03", verbs.OVERLORD_IS, index)
            else:
                m.offer(verbs.OVERLORD_IS, index)
            index += 1

    def take(self, g: Terrors, o: Option) -> None:
        become(g, self.seat, o.a)

    def prompt(self, g: Terrors) -> Line:
        return Line("ask-overlord", [who(self.seat)], -1)


class RandomOverlords(Step[Terrors]):
    """Two different overlords by lot."""

    def run(self, g: Terrors) -> None:
        count: i64 = len(g.content.overlords)
        one = g.rng.below(count)
        other = g.rng.below(count - 1)
        if other >= one:
            other += 1
        g.veil()
        become(g, g.agreed.first, one)
        become(g, 1 - g.agreed.first, other)


def become(g: Terrors, seat: i64, overlord: i64) -> None:
    """TL-SETUP-04: Health starts at the printed value."""
    lord = g.content.overlords[overlord]
    g.players[seat].overlord = overlord
    g.players[seat].health = lord.health
    g.say("overlord-chosen", who(seat), lord.id)


class TakeInfluence(Step[Terrors]):
    """TL-SETUP-05/06: two of the four Influence cards: chosen, or those with the star."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat

    def run(self, g: Terrors) -> None:
        if g.agreed.choose_influence:
            g.then(ChooseInfluence(self.seat))
            g.then(ChooseInfluence(self.seat))
            return
        for card in g.piles.box.listed():
            kind = g.kind(card)
            if kind.overlord == g.players[self.seat].overlord and kind.star:
                take_influence(g, self.seat, card)


class ChooseInfluence(Question[Terrors]):
    """TL-SETUP-05, D02: one of the Influence cards still in the box."""

    def menu(self, g: Terrors, m: Menu) -> None:
        i: i64 = 0
        while i < g.piles.box.size():
            card = g.piles.box.at(i)
            kind = g.kind(card)
            if kind.type == tables.INFLUENCE_CARD and (
                kind.overlord == g.players[self.seat].overlord
            ):
                m.offer(verbs.INFLUENCE, card)
            i += 1

    def take(self, g: Terrors, o: Option) -> None:
        take_influence(g, self.seat, o.a)

    def prompt(self, g: Terrors) -> Line:
        return Line("ask-influence", [who(self.seat)], -1)


def take_influence(g: Terrors, seat: i64, card: i64) -> None:
    """The card waits faceup on the discard pile until the decks are made."""
    g.piles.box.discard(card)
    g.players[seat].discard.push(card)
    g.say("influence-chosen", who(seat), g.id(card))


class Deal(Step[Terrors]):
    """TL-SETUP-07..12: decks, Acolytes, Market, Street and hands."""

    def run(self, g: Terrors) -> None:
        for player in g.players:
            make_deck(g, player)
        g.piles.acolytes = sorted_out(g, tables.ACOLYTE)
        g.piles.acolytes.shuffle(g.rng)
        g.piles.market = sorted_out(g, tables.MARKET)
        g.piles.market.shuffle(g.rng)
        slot: i64 = 0
        while slot < STREET_SIZE:
            g.piles.street.push(EMPTY)
            moving.refill_street(g, slot)
            slot += 1
        moving.draw(g, g.agreed.first, g.agreed.first_hand)
        moving.draw(g, 1 - g.agreed.first, SECOND_HAND)


def make_deck(g: Terrors, player: Player) -> None:
    """TL-SETUP-07: five Cultists, three Fanatics and the two Influence cards, shuffled."""
    wanted = [int(kind.deck) for kind in g.content.kinds]
    for card in g.piles.box.listed():
        kind = g.content.kind_of[card]
        if wanted[kind] > 0:
            wanted[kind] -= 1
            g.piles.box.discard(card)
            player.discard.push(card)
    player.epoch = 1
    for card in player.discard.listed():
        secrets.shuffled_in(g, card, player.epoch)
    player.discard.shuffle(g.rng)
    player.deck, player.discard = player.discard, player.deck


def sorted_out(g: Terrors, start: i64) -> Zone:
    """All cards of the box that start in this pile."""
    pile = empty()
    rest = empty()
    i: i64 = 0
    while i < g.piles.box.size():
        card = g.piles.box.at(i)
        if g.kind(card).start == start:
            pile.push(card)
        else:
            rest.push(card)
        i += 1
    g.piles.box = rest
    return pile
