"""Random Events: what each of them does."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from gaslamp.games.great_old_ones import board, hands
from gaslamp.games.great_old_ones import vocabulary as verbs
from gaslamp.games.great_old_ones.building import remove_building
from gaslamp.games.great_old_ones.insanity import Happening
from gaslamp.games.great_old_ones.interrupts import ABOUT_REMOVAL, OpenWindow, offer_return
from gaslamp.games.great_old_ones.removal import BY_EVENT, offer_minions, remove_minion
from gaslamp.games.great_old_ones.state import (
    NOWHERE,
    OldOnes,
    agent,
    at,
    owner_of_building,
    who,
)
from gaslamp.games.great_old_ones.tables import AREAS, HEAL, TYPES
from gaslamp.kernel.bits import bit
from gaslamp.kernel.menu import Menu, Option
from gaslamp.kernel.state import Line, Question, Step

FOG_CARDS: Final = 5
ARRIVING: Final = 3
REPAIR: Final = 2


def clockwise(g: OldOnes) -> list[int]:
    """The seats an Event touches, the active player first."""
    found: list[int] = []
    seat = g.active
    count: i64 = 0
    while count < g.seats:
        if not is_sheltered(g, seat):
            found.append(int(seat))
        seat = g.next_seat(seat)
        count += 1
    return found


def is_sheltered(g: OldOnes, seat: i64) -> bool:
    return (g.sheltered >> seat) & 1 != 0


# Buildings at risk


def at_risk(g: OldOnes, area: i64) -> bool:
    """GO-INTR-21: a Building whose owner is sheltered counts as absent."""
    built = g.london.building[area]
    return built != NOWHERE and not is_sheltered(g, owner_of_building(built))


def strike(g: OldOnes, area: i64) -> None:
    """GO-EVENT-02/11/12: the Building of the area, if any, is removed."""
    if at_risk(g, area):
        remove_building(g, area)


def happening(g: OldOnes) -> str:
    """The Event that happens, as an element."""
    return g.content.events[g.event].id


class Explosion(Happening):
    """GO-EVENT-11: one Building."""

    word: ClassVar[str] = "explosion"

    def happen(self, g: OldOnes) -> None:
        strike(g, board.roll_area(g))


class Tremor(Happening):
    """GO-EVENT-12: two Buildings."""

    word: ClassVar[str] = "tremor"

    def happen(self, g: OldOnes) -> None:
        strike(g, board.roll_area(g))
        strike(g, board.roll_area(g))


class Fire(Happening):
    """GO-EVENT-07..09: it spreads while the next roll is adjacent and has a Building."""

    word: ClassVar[str] = "fire"

    def happen(self, g: OldOnes) -> None:
        area = board.roll_area(g)
        while at_risk(g, area):
            remove_building(g, area)
            following = board.roll_area(g)
            if (g.content.adjacent[area] >> following) & 1 == 0:
                return
            area = following


class Fog(Happening):
    """GO-EVENT-10: the top five cards of the deck are discarded face up."""

    word: ClassVar[str] = "fog"

    def happen(self, g: OldOnes) -> None:
        g.veil()
        lost: i64 = 0
        while lost < FOG_CARDS and g.piles.deck.size() > 0:
            card = g.piles.deck.pull()
            hands.discard(g, card)
            g.say("lost-in-fog", g.card_id(card))
            lost += 1


class Arrivals(Happening):
    """GO-EVENT-15: New Citizens, each in a rolled area."""

    word: ClassVar[str] = "arrivals"

    def happen(self, g: OldOnes) -> None:
        come: i64 = 0
        while come < ARRIVING:
            board.place_citizen(g, board.roll_area(g))
            come += 1


class Subsidence(Happening):
    """GO-EVENT-14: everybody pays for their Buildings."""

    word: ClassVar[str] = "subsidence"

    def happen(self, g: OldOnes) -> None:
        for seat in reversed(clockwise(g)):
            g.then(Repairs(seat))


class Repairs(Step[OldOnes]):
    """GO-EVENT-14: £2 for each Building; what is not paid for is removed."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat

    def run(self, g: OldOnes) -> None:
        unpaid: i64 = 0
        type: i64 = 0
        while type < TYPES:
            if g.players[self.seat].built[type] != NOWHERE:
                unpaid |= bit(type)
            type += 1
        settle(g, self.seat, unpaid)


def settle(g: OldOnes, seat: i64, unpaid: i64) -> None:
    """Ask while something can be paid; then the rest goes."""
    if unpaid == 0:
        return
    if g.players[seat].money >= REPAIR:
        g.then(PayForBuilding(seat, unpaid))
    else:
        lose_types(g, seat, unpaid)


def lose_types(g: OldOnes, seat: i64, types: i64) -> None:
    type: i64 = 0
    while type < TYPES:
        if (types >> type) & 1:
            remove_building(g, g.players[seat].built[type])
        type += 1


class PayForBuilding(Question[OldOnes]):
    """D32: which Building to pay for, one at a time, until done."""

    def __init__(self, seat: i64, unpaid: i64) -> None:
        super().__init__(seat)
        self.unpaid: Final[i64] = unpaid

    def menu(self, g: OldOnes, m: Menu) -> None:
        type: i64 = 0
        while type < TYPES:
            if (self.unpaid >> type) & 1:
                m.offer(verbs.PAY_FOR, type)
            type += 1
        m.offer(verbs.DONE)

    def take(self, g: OldOnes, o: Option) -> None:
        if o.verb == verbs.DONE:
            lose_types(g, self.seat, self.unpaid)
            return
        board.pay_bank(g, self.seat, REPAIR)
        settle(g, self.seat, self.unpaid & ~bit(o.a))

    def prompt(self, g: OldOnes) -> Line:
        return Line("ask-subsidence", [who(g, self.seat), happening(g)], -1)


# Flood


class Flood(Happening):
    """GO-EVENT-03/04: of two rolled areas those on the Thames; then player by player."""

    word: ClassVar[str] = "flood"

    def happen(self, g: OldOnes) -> None:
        flooded = bit(board.roll_area(g))
        flooded |= bit(board.roll_area(g))
        flooded &= g.content.river
        for seat in reversed(clockwise(g)):
            g.then(Flight(seat, flooded))


class Flight(Step[OldOnes]):
    """GO-EVENT-04: while the seat has an Agent in the water, one flees."""

    def __init__(self, seat: i64, flooded: i64) -> None:
        self.seat: Final[i64] = seat
        self.flooded: Final[i64] = flooded

    def run(self, g: OldOnes) -> None:
        area: i64 = 0
        while area < AREAS:
            if (self.flooded >> area) & 1 and g.london.agents[at(self.seat, area)] > 0:
                g.then(self)
                g.then(FloodMove(self.seat, self.flooded))
                return
            area += 1


class FloodMove(Question[OldOnes]):
    """GO-EVENT-04..06, D30: an Agent to an adjacent area that is not flooded."""

    def __init__(self, seat: i64, flooded: i64) -> None:
        super().__init__(seat)
        self.flooded: Final[i64] = flooded

    def menu(self, g: OldOnes, m: Menu) -> None:
        area: i64 = 0
        while area < AREAS:
            if (self.flooded >> area) & 1 and g.london.agents[at(self.seat, area)] > 0:
                dry = g.content.adjacent[area] & ~self.flooded
                board.offer_steps(g, m, verbs.FLEE, agent(self.seat, area), dry)
            area += 1

    def take(self, g: OldOnes, o: Option) -> None:
        board.move_piece(g, o.a, o.b)

    def prompt(self, g: OldOnes) -> Line:
        return Line("ask-flood", [who(g, self.seat), happening(g)], -1)


# Murders and the Thing


class Murders(Happening):
    """GO-EVENT-13: player by player."""

    word: ClassVar[str] = "murders"

    def happen(self, g: OldOnes) -> None:
        for seat in reversed(clockwise(g)):
            g.then(MurderRoll(seat))


class MurderRoll(Step[OldOnes]):
    """GO-EVENT-13: a player rolls; nothing happens where no Minion is."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat

    def run(self, g: OldOnes) -> None:
        area = board.roll_area(g)
        victims = murder_victims(g, self.seat, area)
        if victims != 0:
            g.then(MurderVictim(self.seat, area, victims))


def murder_victims(g: OldOnes, seat: i64, area: i64) -> i64:
    """Whose Minions may be picked: others' if there are any, else the own."""
    others: i64 = 0
    other: i64 = 0
    while other < g.seats:
        if other != seat and g.london.minions[at(other, area)] > 0 and not is_sheltered(g, other):
            others |= bit(other)
        other += 1
    if others == 0 and g.london.minions[at(seat, area)] > 0:
        return bit(seat)
    return others


class MurderVictim(Question[OldOnes]):
    """GO-EVENT-13, D31: one Minion in the rolled area."""

    def __init__(self, seat: i64, area: i64, owners: i64) -> None:
        super().__init__(seat)
        self.area: Final[i64] = area
        self.owners: Final[i64] = owners

    def menu(self, g: OldOnes, m: Menu) -> None:
        offer_minions(g, m, verbs.REMOVE, self.area, self.owners)

    def take(self, g: OldOnes, o: Option) -> None:
        remove_minion(g, o.a, BY_EVENT)

    def prompt(self, g: OldOnes) -> Line:
        return Line("ask-murder", [who(g, self.seat), g.area_id(self.area), happening(g)], -1)


class Thing(Happening):
    """GO-EVENT-16: all but Elder Ones goes; Agents owner by owner (GO-INTR-17)."""

    word: ClassVar[str] = "thing"

    def happen(self, g: OldOnes) -> None:
        area = board.roll_area(g)
        while g.london.citizens[area] > 0:
            board.remove_citizen(g, area)
        while g.london.grenadiers[area] > 0:
            board.remove_grenadier(g, area)
        strike(g, area)
        board.end_trouble(g, area)
        for seat in reversed(clockwise(g)):
            if g.london.agents[at(seat, area)] > 0:
                g.then(Swallow(seat, area, g.london.agents[at(seat, area)]))


class Swallow(Step[OldOnes]):
    """GO-INTR-17: one owner's Agents: first who may be saved, then all others go."""

    def __init__(self, seat: i64, area: i64, count: i64) -> None:
        self.seat: Final[i64] = seat
        self.area: Final[i64] = area
        self.count: Final[i64] = count

    def run(self, g: OldOnes) -> None:
        g.then(SwallowRest(self.seat, self.area, self.count))
        count: i64 = 0
        while count < self.count:
            # A card played in a window takes the row below it: one Agent less to swallow.
            g.then(SwallowOne(self.seat, self.area))
            count += 1
        g.then(OpenWindow(self.seat, HEAL, 1, ABOUT_REMOVAL, self.area, self.count - 1))


class SwallowOne(Step[OldOnes]):
    """One Agent goes."""

    def __init__(self, seat: i64, area: i64) -> None:
        self.seat: Final[i64] = seat
        self.area: Final[i64] = area

    def run(self, g: OldOnes) -> None:
        g.say("removed", who(g, self.seat), g.area_id(self.area))
        board.lift_agent(g, self.seat, self.area)


class SwallowRest(Step[OldOnes]):
    """GO-INTR-11/17: then the cards that bring back, one for each Agent that went."""

    def __init__(self, seat: i64, area: i64, count: i64) -> None:
        self.seat: Final[i64] = seat
        self.area: Final[i64] = area
        self.count: Final[i64] = count

    def run(self, g: OldOnes) -> None:
        gone = self.count - g.london.agents[at(self.seat, self.area)]
        offer_return(g, self.seat, self.area, gone)


EVERY_HAPPENING: Final[list[Happening]] = [
    Flood(),
    Fire(),
    Fog(),
    Explosion(),
    Tremor(),
    Murders(),
    Subsidence(),
    Arrivals(),
    Thing(),
]
