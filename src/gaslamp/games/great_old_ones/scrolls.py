"""Scrolls about the board, the bank and the deck."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from gaslamp.games.great_old_ones import board, hands
from gaslamp.games.great_old_ones import vocabulary as verbs
from gaslamp.games.great_old_ones.building import own_buildings
from gaslamp.games.great_old_ones.effect import cards, gain, price
from gaslamp.games.great_old_ones.pushing import push
from gaslamp.games.great_old_ones.removal import BY_SCROLL, answers_for, remove_minion
from gaslamp.games.great_old_ones.scroll import Scroll
from gaslamp.games.great_old_ones.state import (
    NOWHERE,
    OldOnes,
    agent,
    at,
    card_in_play,
    elder_piece,
    who,
)
from gaslamp.games.great_old_ones.tables import AREAS, SAVE, WARD, Card
from gaslamp.kernel.bits import bit, count_bits
from gaslamp.kernel.menu import Menu, Option
from gaslamp.kernel.state import Line, Question

# Agents that are put somewhere


class PutAnywhere(Scroll):
    """GO-TROUB-03: an Agent in any area, which causes no Trouble."""

    word: ClassVar[str] = "put_anywhere"
    quiet: ClassVar[bool] = True

    def offer(self, g: OldOnes, seat: i64, m: Menu, card: Card) -> None:
        board.offer_put(g, seat, m, board.ALL_AREAS)

    def take(self, g: OldOnes, seat: i64, card: Card, o: Option) -> None:
        board.take_place(g, seat, o, True)


class PutAtBuilding(Scroll):
    """An Agent where a Building of one's own stands."""

    word: ClassVar[str] = "put_at_building"

    def offer(self, g: OldOnes, seat: i64, m: Menu, card: Card) -> None:
        board.offer_put(g, seat, m, own_buildings(g, seat))

    def take(self, g: OldOnes, seat: i64, card: Card, o: Option) -> None:
        board.take_place(g, seat, o, False)


class PutInTrouble(Scroll):
    """C82: an Agent in an area in Trouble."""

    word: ClassVar[str] = "put_in_trouble"

    def offer(self, g: OldOnes, seat: i64, m: Menu, card: Card) -> None:
        board.offer_put_in_trouble(g, seat, m)

    def take(self, g: OldOnes, seat: i64, card: Card, o: Option) -> None:
        board.take_place(g, seat, o, False)


class PutNear(Scroll):
    """GO-SCROLL-31: up to so many Agents in the named area or next to it."""

    word: ClassVar[str] = "put_near"
    counted: ClassVar[bool] = True
    beside: ClassVar[str] = "area"

    def offer(self, g: OldOnes, seat: i64, m: Menu, card: Card) -> None:
        board.offer_put(g, seat, m, board.reach(g, bit(card.area)))

    def take(self, g: OldOnes, seat: i64, card: Card, o: Option) -> None:
        board.take_place(g, seat, o, False)
        if card.amount > 1:
            g.then(PutMore(seat, board.reach(g, bit(card.area)), card.amount - 1))


class PutMore(Question[OldOnes]):
    """GO-SCROLL-31, D36: a further Agent in these areas, or done."""

    def __init__(self, seat: i64, areas: i64, count: i64) -> None:
        super().__init__(seat)
        self.areas: Final[i64] = areas
        self.count: Final[i64] = count

    def menu(self, g: OldOnes, m: Menu) -> None:
        board.offer_put(g, self.seat, m, self.areas)
        m.offer(verbs.DONE)

    def take(self, g: OldOnes, o: Option) -> None:
        if o.verb == verbs.DONE:
            return
        board.take_place(g, self.seat, o, False)
        if self.count > 1:
            g.then(PutMore(self.seat, self.areas, self.count - 1))

    def prompt(self, g: OldOnes) -> Line:
        return Line("ask-put-more", [who(g, self.seat), card_in_play(g)], -1)


# Minions that are moved or removed


class Flee(Scroll):
    """An own Minion out of Trouble by one step."""

    word: ClassVar[str] = "flee"

    def offer(self, g: OldOnes, seat: i64, m: Menu, card: Card) -> None:
        offer_own(g, seat, m, g.london.trouble, True)

    def take(self, g: OldOnes, seat: i64, card: Card, o: Option) -> None:
        board.move_piece(g, o.a, o.b)


class Travel(Scroll):
    """An own Minion to any area."""

    word: ClassVar[str] = "travel"

    def offer(self, g: OldOnes, seat: i64, m: Menu, card: Card) -> None:
        offer_own(g, seat, m, board.ALL_AREAS, False)

    def take(self, g: OldOnes, seat: i64, card: Card, o: Option) -> None:
        board.move_piece(g, o.a, o.b)


def offer_own(g: OldOnes, seat: i64, m: Menu, starts: i64, step: bool) -> None:
    """An own Minion out of one of these areas: by one step, or to any other area."""
    area: i64 = 0
    while area < AREAS:
        if (starts >> area) & 1 and g.london.agents[at(seat, area)] > 0:
            board.offer_steps(g, m, verbs.MOVE, agent(seat, area), targets(g, area, step))
        area += 1
    elder: i64 = 0
    while elder < len(g.elders.area):
        if g.elders.owner[elder] == seat and (starts >> g.elders.area[elder]) & 1:
            mask = targets(g, g.elders.area[elder], step)
            board.offer_steps(g, m, verbs.MOVE, elder_piece(elder), mask)
        elder += 1


def targets(g: OldOnes, area: i64, step: bool) -> i64:
    return g.content.adjacent[area] if step else board.ALL_AREAS & ~bit(area)


class Push(Scroll):
    """GO-SCROLL-06: another player's Minion by one area."""

    word: ClassVar[str] = "push"

    def offer(self, g: OldOnes, seat: i64, m: Menu, card: Card) -> None:
        area: i64 = 0
        while area < AREAS:
            around = g.content.adjacent[area]
            other: i64 = 0
            while other < g.seats:
                if other != seat and g.london.agents[at(other, area)] > 0:
                    board.offer_steps(g, m, verbs.PUSH, agent(other, area), around)
                other += 1
            area += 1
        elder: i64 = 0
        while elder < len(g.elders.area):
            if g.elders.area[elder] != NOWHERE and g.elders.owner[elder] != seat:
                around = g.content.adjacent[g.elders.area[elder]]
                board.offer_steps(g, m, verbs.PUSH, elder_piece(elder), around)
            elder += 1

    def take(self, g: OldOnes, seat: i64, card: Card, o: Option) -> None:
        push(g, o.a, o.b, SAVE | WARD)


class RemoveAgent(Scroll):
    """GO-SCROLL-22: an Agent of anybody in the named area."""

    word: ClassVar[str] = "remove_agent"
    beside: ClassVar[str] = "area"

    def offer(self, g: OldOnes, seat: i64, m: Menu, card: Card) -> None:
        owner: i64 = 0
        while owner < g.seats:
            if g.london.agents[at(owner, card.area)] > 0:
                m.offer(verbs.REMOVE, agent(owner, card.area))
            owner += 1

    def take(self, g: OldOnes, seat: i64, card: Card, o: Option) -> None:
        remove_minion(g, o.a, answers_for(g, seat, o.a, BY_SCROLL))


# Grenadiers and Trouble


class GrenadierNext(Scroll):
    """GO-GREN-05: a Grenadier to a neighbour."""

    word: ClassVar[str] = "grenadier_next"

    def offer(self, g: OldOnes, seat: i64, m: Menu, card: Card) -> None:
        offer_grenadiers(g, m, True)

    def take(self, g: OldOnes, seat: i64, card: Card, o: Option) -> None:
        send_grenadier(g, o)


class GrenadierAnywhere(Scroll):
    """GO-GREN-05: a Grenadier to any area."""

    word: ClassVar[str] = "grenadier_anywhere"

    def offer(self, g: OldOnes, seat: i64, m: Menu, card: Card) -> None:
        offer_grenadiers(g, m, False)

    def take(self, g: OldOnes, seat: i64, card: Card, o: Option) -> None:
        send_grenadier(g, o)


def offer_grenadiers(g: OldOnes, m: Menu, step: bool) -> None:
    area: i64 = 0
    while area < AREAS:
        if g.london.grenadiers[area] > 0:
            board.offer_steps(g, m, verbs.GRENADIER, area, targets(g, area, step))
        area += 1


def send_grenadier(g: OldOnes, o: Option) -> None:
    g.london.grenadiers[o.a] -= 1
    board.grenadier_enters(g, o.b)


class GrenadierAway(Scroll):
    """GO-GREN-05/06, GO-MONEY-05: a Grenadier leaves for a fee to another player."""

    word: ClassVar[str] = "grenadier_away"
    counted: ClassVar[bool] = True

    def offer(self, g: OldOnes, seat: i64, m: Menu, card: Card) -> None:
        area: i64 = 0
        while area < AREAS:
            other = g.next_seat(seat)
            while other != seat and g.london.grenadiers[area] > 0:
                if g.players[seat].money >= card.amount:
                    m.offer(verbs.GRENADIER_AWAY, area, other + 1)
                else:
                    m.refuse("why-too-dear", "GO-MONEY-05", verbs.GRENADIER_AWAY, area,
                             other + 1, with_=int(card.amount))  # fmt: skip
                other = g.next_seat(other)
            area += 1

    def take(self, g: OldOnes, seat: i64, card: Card, o: Option) -> None:
        board.pay_player(g, seat, o.b - 1, card.amount)
        board.remove_grenadier(g, o.a)

    def note(self, g: OldOnes, seat: i64, card: Card, o: Option) -> Line | None:
        return price(seat, card.amount)


class TroubleAnywhere(Scroll):
    """Trouble in any calm area."""

    word: ClassVar[str] = "trouble_anywhere"

    def offer(self, g: OldOnes, seat: i64, m: Menu, card: Card) -> None:
        board.offer_areas(g, m, verbs.TROUBLE, board.ALL_AREAS & ~g.london.trouble)

    def take(self, g: OldOnes, seat: i64, card: Card, o: Option) -> None:
        board.start_trouble(g, o.a)


class TroubleNext(Scroll):
    """Trouble in a calm area next to one in Trouble."""

    word: ClassVar[str] = "trouble_next"

    def offer(self, g: OldOnes, seat: i64, m: Menu, card: Card) -> None:
        stirred = g.london.trouble
        board.offer_areas(g, m, verbs.TROUBLE, board.reach(g, stirred) & ~stirred)

    def take(self, g: OldOnes, seat: i64, card: Card, o: Option) -> None:
        board.start_trouble(g, o.a)


# What the bank pays


class BankFor(Scroll):
    """GO-MONEY-01: the bank pays for each of something on the board."""

    def so_many(self, g: OldOnes, card: Card) -> i64:
        raise NotImplementedError

    def take(self, g: OldOnes, seat: i64, card: Card, o: Option) -> None:
        board.bank_pays(g, seat, card.amount * self.so_many(g, card))

    def note(self, g: OldOnes, seat: i64, card: Card, o: Option) -> Line | None:
        return gain(seat, card.amount * self.so_many(g, card))


class BankForMinions(BankFor):
    """For the Minions in the named area."""

    word: ClassVar[str] = "bank_for_minions"
    counted: ClassVar[bool] = True
    beside: ClassVar[str] = "area"

    def so_many(self, g: OldOnes, card: Card) -> i64:
        return board.minions_in(g, card.area)


class BankForTrouble(BankFor):
    """For the Trouble markers."""

    word: ClassVar[str] = "bank_for_trouble"
    counted: ClassVar[bool] = True

    def so_many(self, g: OldOnes, card: Card) -> i64:
        return count_bits(g.london.trouble)


class BankForBuildings(BankFor):
    """For the Buildings of everybody."""

    word: ClassVar[str] = "bank_for_buildings"
    counted: ClassVar[bool] = True

    def so_many(self, g: OldOnes, card: Card) -> i64:
        count: i64 = 0
        area: i64 = 0
        while area < AREAS:
            if g.london.building[area] != NOWHERE:
                count += 1
            area += 1
        return count


class BankForArea(Scroll):
    """For the Minions in an area in Trouble that is chosen."""

    word: ClassVar[str] = "bank_for_area"
    counted: ClassVar[bool] = True

    def offer(self, g: OldOnes, seat: i64, m: Menu, card: Card) -> None:
        board.offer_areas(g, m, verbs.AREA, g.london.trouble)

    def take(self, g: OldOnes, seat: i64, card: Card, o: Option) -> None:
        board.bank_pays(g, seat, card.amount * board.minions_in(g, o.a))

    def note(self, g: OldOnes, seat: i64, card: Card, o: Option) -> Line | None:
        return gain(seat, card.amount * board.minions_in(g, o.a))


class Loan(Scroll):
    """GO-SCROLL-09/23: money now; the card lies in front of the player until the end."""

    word: ClassVar[str] = "loan"
    counted: ClassVar[bool] = True
    beside: ClassVar[str] = "due"

    def take(self, g: OldOnes, seat: i64, card: Card, o: Option) -> None:
        board.bank_pays(g, seat, card.amount)
        g.players[seat].front.push(g.piles.in_play.pull())

    def note(self, g: OldOnes, seat: i64, card: Card, o: Option) -> Line | None:
        return Line("note-loan", [int(card.amount), int(card.other)], int(bit(seat)))


# What the deck gives


class Draw(Scroll):
    """Cards from the deck."""

    word: ClassVar[str] = "draw"
    counted: ClassVar[bool] = True

    def does_something(self, g: OldOnes, seat: i64) -> bool:
        return g.piles.deck.size() > 0

    def take(self, g: OldOnes, seat: i64, card: Card, o: Option) -> None:
        hands.draw(g, seat, card.amount)

    def note(self, g: OldOnes, seat: i64, card: Card, o: Option) -> Line | None:
        return cards(seat, min(card.amount, g.piles.deck.size()))


class DrawPerBuilding(Scroll):
    """Cards from the deck for each Building of one's own."""

    word: ClassVar[str] = "draw_per_building"
    counted: ClassVar[bool] = True

    def does_something(self, g: OldOnes, seat: i64) -> bool:
        return g.piles.deck.size() > 0 and own_buildings(g, seat) != 0

    def take(self, g: OldOnes, seat: i64, card: Card, o: Option) -> None:
        hands.draw(g, seat, card.amount * count_bits(own_buildings(g, seat)))

    def note(self, g: OldOnes, seat: i64, card: Card, o: Option) -> Line | None:
        drawn = card.amount * count_bits(own_buildings(g, seat))
        return cards(seat, min(drawn, g.piles.deck.size()))


BOARD_SCROLLS: Final[list[Scroll]] = [
    PutAnywhere(),
    PutAtBuilding(),
    PutInTrouble(),
    PutNear(),
    Flee(),
    Travel(),
    Push(),
    RemoveAgent(),
    GrenadierNext(),
    GrenadierAnywhere(),
    GrenadierAway(),
    TroubleAnywhere(),
    TroubleNext(),
    BankForMinions(),
    BankForTrouble(),
    BankForBuildings(),
    BankForArea(),
    Loan(),
    Draw(),
    DrawPerBuilding(),
]
