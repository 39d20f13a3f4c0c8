"""Abilities, once per own turn: of the player board, of Buildings and of Elder Ones.

Using one is no Action. A menu offers only what can do something now; which piece or area it
concerns is asked next.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gaslamp.games.great_old_ones import board, hands, tables
from gaslamp.games.great_old_ones import vocabulary as verbs
from gaslamp.games.great_old_ones.aiming import AbilityTarget
from gaslamp.games.great_old_ones.state import (
    BOARD_USED,
    FRESH,
    NOWHERE,
    OPEN,
    USED,
    OldOnes,
    at,
    who,
)  # fmt: skip
from gaslamp.games.great_old_ones.tables import AREAS, TYPES
from gaslamp.kernel.bits import bit
from gaslamp.kernel.menu import Menu, Option
from gaslamp.kernel.state import Line, Question

INVITATION: Final = 3
TRIBUTE_PAY: Final = 4
HOARD_PAY: Final = 2


def offer_abilities(g: OldOnes, seat: i64, m: Menu) -> None:
    """GO-TURN-08, GO-GOO-01, GO-BCARD-01, GO-ELDER-03, D11: what may be used now."""
    player = g.players[seat]
    if player.used & BOARD_USED:
        m.refuse("why-used", "GO-GOO-01", verbs.USE_BOARD, player.board)
    elif board_usable(g, seat):
        m.offer(verbs.USE_BOARD, player.board)
    elif player.money < g.content.boards[player.board].cost:
        m.refuse("why-too-dear", "GO-MONEY-05", verbs.USE_BOARD, player.board,
                 with_=int(g.content.boards[player.board].cost))  # fmt: skip
    else:
        m.refuse("why-nothing", "GO-MONEY-07", verbs.USE_BOARD, player.board)
    type: i64 = 0
    while type < TYPES:
        if player.built[type] != NOWHERE:
            if (player.fresh >> type) & 1:
                m.refuse("why-new-building", "GO-BCARD-02", verbs.USE_BUILDING, type)
            elif (player.used >> type) & 1:
                m.refuse("why-used", "GO-BCARD-01", verbs.USE_BUILDING, type)
            elif building_usable(g, seat, type):
                m.offer(verbs.USE_BUILDING, type)
            elif g.content.buildings[type].ability == tables.INVITE:
                m.refuse("why-too-dear", "GO-MONEY-05", verbs.USE_BUILDING, type,
                         with_=INVITATION)  # fmt: skip
            else:
                m.refuse("why-nothing", "GO-BCARD-01", verbs.USE_BUILDING, type)
        type += 1
    elder: i64 = 0
    while elder < len(g.elders.owner):
        if g.elders.owner[elder] == seat:
            if g.elders.marks[elder] & FRESH:
                m.refuse("why-new-elder", "GO-ELDER-04", verbs.USE_ELDER, elder)
            elif g.elders.marks[elder] & USED:
                m.refuse("why-used", "GO-ELDER-03", verbs.USE_ELDER, elder)
            elif elder_usable(g, seat, elder):
                m.offer(verbs.USE_ELDER, elder)
            else:
                m.refuse("why-nothing", "GO-ELDER-03", verbs.USE_ELDER, elder)
        elder += 1


def any_usable(g: OldOnes, seat: i64) -> bool:
    """Whether a free moment would offer anything; everybody can see that."""
    player = g.players[seat]
    if player.used & BOARD_USED == 0 and board_usable(g, seat):
        return True
    waiting = ~(player.used | player.fresh)
    type: i64 = 0
    while type < TYPES:
        if (
            (waiting >> type) & 1
            and player.built[type] != NOWHERE
            and building_usable(g, seat, type)
        ):
            return True
        type += 1
    elder: i64 = 0
    while elder < len(g.elders.owner):
        if (
            g.elders.owner[elder] == seat
            and g.elders.marks[elder] == 0
            and elder_usable(g, seat, elder)
        ):
            return True
        elder += 1
    return False


def take_ability(g: OldOnes, seat: i64, o: Option) -> bool:
    """Use the ability an option names; False if the option is no ability."""
    player = g.players[seat]
    if o.verb == verbs.USE_BOARD:
        player.used |= BOARD_USED
        use_board(g, seat)
    elif o.verb == verbs.USE_BUILDING:
        player.used |= bit(o.a)
        use_building(g, seat, o.a)
    elif o.verb == verbs.USE_ELDER:
        g.elders.marks[o.a] |= USED
        use_elder(g, seat, o.a)
    else:
        return False
    return True


# Player boards


def board_usable(g: OldOnes, seat: i64) -> bool:
    """GO-MONEY-05/07: the cost in full, and something to do."""
    player = g.players[seat]
    kind = g.content.boards[player.board]
    if player.money < kind.cost:
        return False
    if kind.ability == tables.SWAP_CARDS:
        return player.hand.size() > 0 and g.piles.row.size() > 0
    if kind.ability == tables.RIVER_TRAVEL:
        return board.presence(g, seat) & g.content.river != 0
    return board.presence(g, seat) != 0


def use_board(g: OldOnes, seat: i64) -> None:
    kind = g.content.boards[g.players[seat].board]
    g.say("uses-board", who(g, seat))
    if kind.cost > 0:
        board.pay_bank(g, seat, kind.cost)
    if kind.ability == tables.SWAP_CARDS:
        g.then(SwapCards(seat, NOWHERE, NOWHERE))
    else:
        g.then(AbilityTarget(seat, kind.ability, NOWHERE))


class SwapCards(Question[OldOnes]):
    """GO-GOO-06, D35: one or two hand cards for as many open ones, all at once.

    The first pair waits (by its places) until the second is named or not wanted.
    """

    def __init__(self, seat: i64, hand: i64, row: i64) -> None:
        super().__init__(seat)
        self.hand: Final[i64] = hand
        self.row: Final[i64] = row

    def menu(self, g: OldOnes, m: Menu) -> None:
        hand = g.players[self.seat].hand
        i: i64 = 0
        while i < hand.size():
            j: i64 = 0
            while j < g.piles.row.size() and i != self.hand:
                if j != self.row:
                    m.offer(verbs.SWAP_CARDS, hand.at(i), g.piles.row.at(j))
                j += 1
            i += 1
        if self.hand != NOWHERE:
            m.offer(verbs.DONE)

    def take(self, g: OldOnes, o: Option) -> None:
        hand = g.players[self.seat].hand
        if o.verb == verbs.DONE:
            swap_cards(g, self.seat, self.hand, self.row)
            return
        i = hand.find(o.a)
        j = g.piles.row.find(o.b)
        if self.hand != NOWHERE:
            swap_cards(g, self.seat, self.hand, self.row)
            swap_cards(g, self.seat, i, j)
        elif hand.size() > 1 and g.piles.row.size() > 1:
            g.then(SwapCards(self.seat, i, j))
        else:
            swap_cards(g, self.seat, i, j)

    def prompt(self, g: OldOnes) -> Line:
        key = "ask-swap-cards" if self.hand == NOWHERE else "ask-swap-cards-more"
        return Line(key, [who(g, self.seat)], -1)


def swap_cards(g: OldOnes, seat: i64, i: i64, j: i64) -> None:
    hand = g.players[seat].hand
    laid = hand.at(i)
    taken = g.piles.row.at(j)
    hand.put(i, taken)
    g.piles.row.put(j, laid)
    g.secrets.known[taken] = g.everyone()
    g.secrets.known[laid] = OPEN
    if g.logging:
        g.say("swapped-cards", who(g, seat), g.card_id(laid), g.card_id(taken))


# Buildings


def building_usable(g: OldOnes, seat: i64, type: i64) -> bool:
    """GO-BCARD-03..08: whether the ability can do something now."""
    player = g.players[seat]
    ability = g.content.buildings[type].ability
    area = player.built[type]
    if ability == tables.UNREST:
        return (g.content.adjacent[area] | bit(area)) & ~g.london.trouble != 0
    if ability == tables.SCRAP:
        return player.hand.size() > 0
    if ability == tables.RENT:
        return guests(g, seat, area)
    return ability != tables.INVITE or player.money >= INVITATION


def guests(g: OldOnes, seat: i64, area: i64) -> bool:
    """Whether another player has a Minion there."""
    return board.pawns(g, area) - g.london.citizens[area] > g.london.minions[at(seat, area)]


def use_building(g: OldOnes, seat: i64, type: i64) -> None:
    ability = g.content.buildings[type].ability
    area = g.players[seat].built[type]
    g.say("uses-building", who(g, seat), g.type_id(type))
    if ability == tables.TRIBUTE:
        board.bank_pays(g, seat, TRIBUTE_PAY)
    elif ability == tables.RENT:
        collect(g, seat, area, True)
    elif ability == tables.HOUSE and g.players[seat].supply > 0:
        board.place_agent(g, seat, area, False)
    else:
        if ability == tables.INVITE:
            board.pay_bank(g, seat, INVITATION)
        g.then(AbilityTarget(seat, ability, area))


def collect(g: OldOnes, seat: i64, area: i64, each: bool) -> None:
    """GO-BCARD-06, GO-ELDER-13: £1 per Minion there, or per player with one; in turn order."""
    other = g.next_seat(seat)
    while other != seat:
        count = g.london.minions[at(other, area)]
        if count > 0:
            board.pay_player(g, other, seat, count if each else 1)
        other = g.next_seat(other)


# Elder Ones


def elder_usable(g: OldOnes, seat: i64, elder: i64) -> bool:
    """GO-ELDER-12..19: whether the ability can do something now."""
    ability = g.content.elders[elder].ability
    area = g.elders.area[elder]
    if ability == tables.STIR:
        return not board.in_trouble(g, area)
    if ability == tables.TOLL:
        return guests(g, seat, area)
    if ability == tables.DEVOUR:
        return g.london.grenadiers[area] > 0 or board.pawns(g, area) - g.london.citizens[area] > 1
    if ability == tables.PULL:
        return others_agents(g, seat, g.content.adjacent[area])
    if ability == tables.DRIVE:
        return others_agents(g, seat, bit(area))
    return ability != tables.WHISPER or g.piles.deck.size() > 0


def others_agents(g: OldOnes, seat: i64, areas: i64) -> bool:
    area: i64 = 0
    while area < AREAS:
        if (areas >> area) & 1:
            other: i64 = 0
            while other < g.seats:
                if other != seat and g.london.agents[at(other, area)] > 0:
                    return True
                other += 1
        area += 1
    return False


def use_elder(g: OldOnes, seat: i64, elder: i64) -> None:
    ability = g.content.elders[elder].ability
    area = g.elders.area[elder]
    g.say("uses", who(g, seat), g.elder_id(elder))
    if ability == tables.STIR:
        board.start_trouble(g, area)
    elif ability == tables.TOLL:
        collect(g, seat, area, False)
    elif ability == tables.HOARD:
        if board.roll(g) <= g.level:
            board.bank_pays(g, seat, HOARD_PAY)
    else:
        if ability == tables.WHISPER:
            hands.draw(g, seat, 1)
        g.then(AbilityTarget(seat, ability, elder))
