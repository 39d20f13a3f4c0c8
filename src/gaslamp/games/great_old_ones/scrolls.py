"""Scrolls: what the text of each Action card offers, and what it starts.

A Scroll is offered only when it can be started; its first target is part of the option. What
it does to other players is in people.py, hired.py and trading.py.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gaslamp.games.great_old_ones import (
    board,
    building,
    dice,
    hands,
    hired,
    people,
    tables,
    trading,
    verbs,
)
from gaslamp.games.great_old_ones.aiming import push
from gaslamp.games.great_old_ones.removal import (
    BY_SCROLL,
    answers_for,
    can_kill,
    offer_all_minions,
    remove_minion,
)  # fmt: skip
from gaslamp.games.great_old_ones.secrets import divine, recall, trade_objective
from gaslamp.games.great_old_ones.state import NOWHERE, OldOnes, agent, at, elder_piece, who
from gaslamp.games.great_old_ones.tables import AREAS, SAVE, TYPES, WARD, Card
from gaslamp.games.great_old_ones.winning import count_bits
from gaslamp.kernel.bits import bit
from gaslamp.kernel.menu import Menu, Option
from gaslamp.kernel.state import Line, Question


def offer_scroll(g: OldOnes, seat: i64, m: Menu, card: Card) -> None:
    """GO-SCROLL-01: how the Scroll of this card may be started now."""
    verb = card.scroll
    player = g.players[seat]
    if verb in NEEDS_PLAYER:
        people.offer_others(g, seat, m)
    elif verb == tables.EXTORT:
        people.offer_owners(g, seat, m)
    elif verb == tables.HIRE_REMOVAL or verb == tables.HIRE_KILLER:
        if player.money < card.amount:
            people.refuse_others(g, seat, m, "why-too-dear", "GO-MONEY-05", card.amount)
        elif verb == tables.HIRE_KILLER and not can_kill(g, seat):
            people.refuse_others(g, seat, m, "why-nobody-to-kill", "GO-MONEY-07", 0)
        else:
            people.offer_others(g, seat, m)
    elif verb == tables.TRANSFER:
        people.offer_transfers(g, seat, m)
    elif verb == tables.SELL_TO:
        trading.offer_sales(g, seat, m)
    elif verb == tables.PUSH:
        offer_push(g, seat, m)
    elif verb == tables.FLEE:
        offer_own(g, seat, m, g.london.trouble, True)
    elif verb == tables.TRAVEL:
        offer_own(g, seat, m, board.ALL_AREAS, False)
    elif verb == tables.THROW:
        hands.offer_hand(g, seat, m, verbs.THROW)
    elif verb == tables.REMOVE_AGENT:
        offer_agents(g, m, card.area)
    elif verb == tables.SWAP:
        if count_bits(board.occupied(g)) > 1:
            offer_all_minions(g, m, verbs.SWAP, board.ALL_AREAS, g.everyone())
    elif verb == tables.HALF_PRICE:
        building.offer_builds(g, seat, m, building.HALF)
    elif verb == tables.TAKE_OVER_CALM or verb == tables.TAKE_OVER_TROUBLE:
        building.offer_take_overs(g, seat, m, verb)
    elif verb >= tables.PUT_ANYWHERE or verb in ON_AREAS:
        offer_on_areas(g, seat, m, card)
    elif can_start(g, seat, card):
        m.offer(verbs.SCROLL)


NEEDS_PLAYER: Final = (
    tables.RECEIVE, tables.STICK, tables.TAKE_FROM, tables.INSPECT, tables.TRADE_HANDS,
    tables.STEAL, tables.FORCE_DISCARD,
)  # fmt: skip
ON_AREAS: Final = (
    tables.GRENADIER_NEXT, tables.GRENADIER_ANYWHERE, tables.GRENADIER_AWAY,
)  # fmt: skip


def offer_on_areas(g: OldOnes, seat: i64, m: Menu, card: Card) -> None:
    """Scrolls about areas, and the rest of those that are simply started."""
    verb = card.scroll
    if verb == tables.PUT_ANYWHERE:
        board.offer_put(g, seat, m, board.ALL_AREAS)
    elif verb == tables.PUT_AT_BUILDING:
        board.offer_put(g, seat, m, own_buildings(g, seat))
    elif verb == tables.PUT_NEAR:
        board.offer_put(g, seat, m, near(g, card.area))
    elif verb == tables.PUT_IN_TROUBLE:
        board.offer_put_in_trouble(g, seat, m)
    elif verb == tables.BANK_FOR_AREA:
        board.offer_areas(g, m, verbs.AREA, g.london.trouble)
    elif verb == tables.TROUBLE_ANYWHERE:
        board.offer_areas(g, m, verbs.TROUBLE, board.ALL_AREAS & ~g.london.trouble)
    elif verb == tables.TROUBLE_NEXT:
        board.offer_areas(g, m, verbs.TROUBLE, neighbours(g, g.london.trouble) & ~g.london.trouble)
    elif verb in ON_AREAS:
        offer_grenadiers(g, seat, m, card)
    elif can_start(g, seat, card):
        m.offer(verbs.SCROLL)


def can_start(g: OldOnes, seat: i64, card: Card) -> bool:
    """GO-CARD-05: whether a Scroll without a target does anything at all."""
    verb = card.scroll
    if verb == tables.DRAW:
        return g.piles.deck.size() > 0
    if verb == tables.DRAW_PER_BUILDING:
        return g.piles.deck.size() > 0 and own_buildings(g, seat) != 0
    if verb == tables.SELL or verb == tables.PLAY_TWO:
        return g.players[seat].hand.size() > 0
    if verb == tables.RECALL:
        return g.piles.discard.size() > 0
    if verb == tables.DIVINE:
        return g.piles.unused.size() > 1
    if verb == tables.TRADE_OBJECTIVE:
        return g.piles.unused.size() > 0
    return True


# What the board offers


def neighbours(g: OldOnes, mask: i64) -> i64:
    """The areas adjacent to one of these."""
    found: i64 = 0
    area: i64 = 0
    while area < AREAS:
        if (mask >> area) & 1:
            found |= g.content.adjacent[area]
        area += 1
    return found


def near(g: OldOnes, area: i64) -> i64:
    return g.content.adjacent[area] | bit(area)


def own_buildings(g: OldOnes, seat: i64) -> i64:
    """The areas with a Building of the seat."""
    found: i64 = 0
    type: i64 = 0
    while type < TYPES:
        area = g.players[seat].built[type]
        if area != NOWHERE:
            found |= bit(area)
        type += 1
    return found


def offer_push(g: OldOnes, seat: i64, m: Menu) -> None:
    """GO-SCROLL-06: another player's Minion by one area."""
    area: i64 = 0
    while area < AREAS:
        other: i64 = 0
        while other < g.seats:
            if other != seat and g.london.agents[at(other, area)] > 0:
                board.offer_steps(g, m, verbs.PUSH, agent(other, area), g.content.adjacent[area])
            other += 1
        area += 1
    elder: i64 = 0
    while elder < len(g.elders.area):
        if g.elders.area[elder] != NOWHERE and g.elders.owner[elder] != seat:
            around = g.content.adjacent[g.elders.area[elder]]
            board.offer_steps(g, m, verbs.PUSH, elder_piece(elder), around)
        elder += 1


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


def offer_agents(g: OldOnes, m: Menu, area: i64) -> None:
    """GO-SCROLL-22: an Agent of anybody in this area."""
    seat: i64 = 0
    while seat < g.seats:
        if g.london.agents[at(seat, area)] > 0:
            m.offer(verbs.REMOVE, agent(seat, area))
        seat += 1


def offer_grenadiers(g: OldOnes, seat: i64, m: Menu, card: Card) -> None:
    """GO-GREN-05: a Grenadier moves, or leaves for a fee."""
    area: i64 = 0
    while area < AREAS:
        if g.london.grenadiers[area] > 0:
            if card.scroll == tables.GRENADIER_AWAY:
                other = g.next_seat(seat)
                while other != seat:
                    if g.players[seat].money >= card.amount:
                        m.offer(verbs.GRENADIER_AWAY, area, other + 1)
                    else:
                        m.refuse("why-too-dear", "GO-MONEY-05", verbs.GRENADIER_AWAY, area,
                                 other + 1, with_=int(card.amount))  # fmt: skip
                    other = g.next_seat(other)
            else:
                mask = targets(g, area, card.scroll == tables.GRENADIER_NEXT)
                board.offer_steps(g, m, verbs.GRENADIER, area, mask)
        area += 1


# What is started


def take_scroll(g: OldOnes, seat: i64, card: Card, o: Option) -> None:
    """Do what the option says; the card stands for its numbers."""
    verb = o.verb
    g.warded = 0
    if verb == verbs.SCROLL:
        start(g, seat, card)
    elif verb == verbs.SCROLL_ON:
        people.aim(g, seat, o.a, card)
    elif verb == verbs.PLACE:
        board.take_place(g, seat, o, card.scroll == tables.PUT_ANYWHERE)
        if card.scroll == tables.PUT_NEAR and card.amount > 1:
            g.then(PutMore(seat, near(g, card.area), card.amount - 1))
    elif verb == verbs.MOVE:
        board.move_piece(g, o.a, o.b)
    elif verb == verbs.PUSH:
        push(g, o.a, o.b, SAVE | WARD)
    elif verb == verbs.REMOVE:
        remove_minion(g, o.a, answers_for(g, seat, o.a, BY_SCROLL))
    elif verb == verbs.THROW:
        hands.throw_away(g, seat, o.a)
    elif verb == verbs.TROUBLE:
        board.start_trouble(g, o.a)
    elif verb == verbs.AREA:
        board.bank_pays(g, seat, card.amount * board.minions_in(g, o.a))
    elif verb == verbs.GRENADIER:
        g.london.grenadiers[o.a] -= 1
        board.grenadier_enters(g, o.b)
    elif verb == verbs.GRENADIER_AWAY:
        board.pay_player(g, seat, o.b - 1, card.amount)
        board.remove_grenadier(g, o.a)
    elif verb == verbs.BUILD:
        building.build(g, seat, o.a, o.b, building.HALF)
    elif verb == verbs.TAKE_OVER:
        building.take_over(g, seat, o.a, o.b)
    elif verb == verbs.SWAP:
        g.then(hired.SwapSecond(seat, o.a))
    elif verb == verbs.TRANSFER:
        people.transfer(g, seat, o.a, o.b, card.amount)
    else:
        trading.sell_to(g, seat, o.a, o.b, card.amount)


def start(g: OldOnes, seat: i64, card: Card) -> None:
    """Scrolls without a target of their own."""
    verb = card.scroll
    if verb == tables.DRAW:
        hands.draw(g, seat, card.amount)
    elif verb == tables.DRAW_PER_BUILDING:
        hands.draw(g, seat, card.amount * count_bits(own_buildings(g, seat)))
    elif verb == tables.LOAN:
        loan(g, seat, card)
    elif verb == tables.PAY_ALL or verb == tables.TITHE or verb == tables.PLAGUE:
        people.all_others(g, seat, card)
    elif verb == tables.SELL:
        g.then(trading.SellMore(seat, card.amount))
    elif verb == tables.RENEW:
        g.then(hands.Refill(seat, False))
        if g.players[seat].hand.size() > 0:
            g.then(trading.ThrowMore(seat, card.amount))
    elif verb == tables.DIVINE:
        divine(g, seat)
    elif verb == tables.TRADE_OBJECTIVE:
        trade_objective(g, seat)
    elif verb == tables.RECALL:
        recall(g, seat, card.amount)
    elif verb == tables.PROWL:
        rolls: i64 = 0
        while rolls < card.amount:
            g.then(dice.ProwlRoll(seat))
            rolls += 1
    elif verb == tables.WAGER or verb == tables.WAGER_PLAYER or verb == tables.BITE:
        dice.gamble(g, seat, card)
    else:
        board.bank_pays(g, seat, card.amount * counted(g, card))


def counted(g: OldOnes, card: Card) -> i64:
    """What the bank pays for: Minions in an area, Trouble markers or Buildings."""
    if card.scroll == tables.BANK_FOR_MINIONS:
        return board.minions_in(g, card.area)
    if card.scroll == tables.BANK_FOR_TROUBLE:
        return count_bits(g.london.trouble)
    count: i64 = 0
    area: i64 = 0
    while area < AREAS:
        if g.london.building[area] != NOWHERE:
            count += 1
        area += 1
    return count


def loan(g: OldOnes, seat: i64, card: Card) -> None:
    """GO-SCROLL-09/23: money now; the card lies in front of the player until the end."""
    board.bank_pays(g, seat, card.amount)
    g.players[seat].front.push(g.piles.in_play.pull())


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
        return Line("ask-put-more", [who(g, self.seat)], -1)
