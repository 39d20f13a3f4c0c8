"""The abilities of player boards."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from gaslamp.games.great_old_ones import board
from gaslamp.games.great_old_ones import vocabulary as verbs
from gaslamp.games.great_old_ones.ability import Ability
from gaslamp.games.great_old_ones.state import NOWHERE, OPEN, OldOnes, agent, at, elder_piece, who
from gaslamp.games.great_old_ones.tables import AREAS
from gaslamp.kernel.bits import bit
from gaslamp.kernel.menu import Menu, Option
from gaslamp.kernel.state import Line, Question


class BoardAbility(Ability):
    """GO-GOO-01: on a player board; it needs a Minion on the map unless it says otherwise."""

    bearer: ClassVar[str] = "board"

    def usable(self, g: OldOnes, seat: i64, where: i64) -> bool:
        return board.presence(g, seat) != 0


class RiverTravel(BoardAbility):
    """GO-GOO-04: a Minion from one riverside area to any other."""

    word: ClassVar[str] = "river-travel"

    def usable(self, g: OldOnes, seat: i64, where: i64) -> bool:
        return board.presence(g, seat) & g.content.river != 0

    def offer(self, g: OldOnes, seat: i64, where: i64, m: Menu) -> None:
        river = g.content.river
        area: i64 = 0
        while area < AREAS:
            if (river >> area) & 1 and g.london.agents[at(seat, area)] > 0:
                board.offer_steps(g, m, verbs.MOVE, agent(seat, area), river & ~bit(area))
            area += 1
        elder: i64 = 0
        while elder < len(g.elders.owner):
            if g.elders.owner[elder] == seat and (river >> g.elders.area[elder]) & 1:
                dry = river & ~bit(g.elders.area[elder])
                board.offer_steps(g, m, verbs.MOVE, elder_piece(elder), dry)
            elder += 1

    def take(self, g: OldOnes, seat: i64, where: i64, o: Option) -> None:
        board.move_piece(g, o.a, o.b)


class StirOrCalm(BoardAbility):
    """GO-GOO-05: Trouble starts or ends in an area with an own Minion."""

    word: ClassVar[str] = "stir-or-calm"

    def offer(self, g: OldOnes, seat: i64, where: i64, m: Menu) -> None:
        held = board.presence(g, seat)
        board.offer_areas(g, m, verbs.TROUBLE, held & ~g.london.trouble)
        board.offer_areas(g, m, verbs.CALM, held & g.london.trouble)

    def take(self, g: OldOnes, seat: i64, where: i64, o: Option) -> None:
        if o.verb == verbs.TROUBLE:
            board.start_trouble(g, o.a)
        else:
            board.end_trouble(g, o.a)


class Spawn(BoardAbility):
    """GO-GOO-07, GO-MOVE-07: beside an own Minion, judged after lifting if one is lifted."""

    word: ClassVar[str] = "spawn"

    def offer(self, g: OldOnes, seat: i64, where: i64, m: Menu) -> None:
        held = board.presence(g, seat)
        if g.players[seat].supply > 0:
            board.offer_areas(g, m, verbs.PLACE, held)
            return
        area: i64 = 0
        while area < AREAS:
            if g.london.agents[at(seat, area)] > 0:
                alone = g.london.minions[at(seat, area)] == 1
                board.offer_lifted(g, m, held & ~bit(area) if alone else held, area)
            area += 1

    def take(self, g: OldOnes, seat: i64, where: i64, o: Option) -> None:
        board.take_place(g, seat, o, False)


class SwapOpen(BoardAbility):
    """GO-GOO-06: hand cards for open ones."""

    word: ClassVar[str] = "swap-cards"

    def usable(self, g: OldOnes, seat: i64, where: i64) -> bool:
        return g.players[seat].hand.size() > 0 and g.piles.row.size() > 0

    def use(self, g: OldOnes, seat: i64, where: i64) -> None:
        g.then(SwapCards(seat, NOWHERE, NOWHERE))


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


BOARD_POWERS: Final[list[Ability]] = [RiverTravel(), StirOrCalm(), SwapOpen(), Spawn()]
