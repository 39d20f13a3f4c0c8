"""Arrival Advance: hunters on their way to London, and where they step down (PD-ARR)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gaslamp.games.plague_of_dracula.bag import to_bag
from gaslamp.games.plague_of_dracula.deck import check
from gaslamp.games.plague_of_dracula.flight import refuges
from gaslamp.games.plague_of_dracula.state import Plague, dracula_wins, places_with_hunters
from gaslamp.games.plague_of_dracula.status_track import open_spaces, take_from_inventory
from gaslamp.games.plague_of_dracula.tables import (
    ARRIVAL,
    ARRIVAL_ADVANCE,
    BARE_BITE,
    BUDA_PESTH,
    CRUCIFIX,
    HARKER,
    HARKER_ARRIVAL,
    HUNTERS,
    LAST_ARRIVAL,
    PURFLEET,
    SPACES,
    STAKES,
    VAN_HELSING,
    WEAPONS,
)
from gaslamp.games.plague_of_dracula.vocabulary import ARRIVE, TAKE
from gaslamp.kernel.bits import bit, lowest, single
from gaslamp.kernel.menu import Menu, Option
from gaslamp.kernel.state import Line, Question, Step


class ArrivalAdvance(Step[Plague]):
    """PD-ARR-01"""

    def run(self, g: Plague) -> None:
        g.segment = ARRIVAL_ADVANCE
        advance_arrivals(g)


def on_arrival_track(g: Plague, hunter: i64) -> bool:
    return g.place[hunter] > ARRIVAL


def advance_arrivals(g: Plague) -> None:
    """PD-ARR-01, PD-ARR-02: those in space 6 come to London, the others move up one."""
    h: i64 = HUNTERS - 1
    while h >= 0:
        if g.place[h] == LAST_ARRIVAL:
            g.then(Arrival(h))
        elif on_arrival_track(g, h):
            g.place[h] += 1
            g.say("travels", g.content.hunter_ids[h], int(g.place[h] - ARRIVAL))
        h -= 1


def send_away(g: Plague, hunter: i64, space: i64) -> None:
    """An event puts a hunter on the Arrival track, with bites and weapons (PD-ARR-03)."""
    g.place[hunter] = ARRIVAL + space
    g.say("sent-away", g.content.hunter_ids[hunter], int(space))


def arrival_places(g: Plague, hunter: i64) -> i64:
    """PD-ARR-04, PD-ARR-05, PD-ARR-08: where the hunter may arrive, as bits."""
    if hunter == VAN_HELSING and (g.arrived >> VAN_HELSING) & 1 == 0:
        company = places_with_hunters(g)
        if company:
            return company
    return refuges(g, hunter)


class Arrival(Step[Plague]):
    """A hunter leaves space 6 for London; Harker looks for Mina first (PD-HARK-05)."""

    def __init__(self, hunter: i64) -> None:
        self.hunter: Final[i64] = hunter

    def run(self, g: Plague) -> None:
        if self.hunter == HARKER and g.mina_turned:
            dracula_wins(g, "harker-finds-mina")
            return
        places = arrival_places(g, self.hunter)
        if single(places):
            arrive(g, self.hunter, lowest(places))
        elif places:
            g.then(ArriveWhere(g.owner[self.hunter], self.hunter))


def arrive(g: Plague, hunter: i64, place: i64) -> None:
    """PD-ARR-09, PD-ARR-10: the hunter is there and may act this turn."""
    first = (g.arrived >> hunter) & 1 == 0
    g.place[hunter] = place
    g.arrived |= bit(hunter)
    g.say("arrives", g.content.hunter_ids[hunter], g.content.place_ids[place])
    if hunter == VAN_HELSING and first:
        unpack(g)


def unpack(g: Plague) -> None:
    """PD-ARR-06, PD-ARR-07: three occult weapons for Van Helsing, then the bag is filled."""
    g.then(FILL_BAG)
    g.then(OPEN_BAG)


class ArriveWhere(Question[Plague]):
    """Where to arrive, when there is a choice."""

    def __init__(self, seat: i64, hunter: i64) -> None:
        super().__init__(seat)
        self.hunter: Final[i64] = hunter

    def menu(self, g: Plague, m: Menu) -> None:
        places = arrival_places(g, self.hunter)
        p: i64 = 1
        while p <= PURFLEET:
            if (places >> p) & 1:
                m.offer(ARRIVE, self.hunter, p)
            p += 1

    def take(self, g: Plague, o: Option) -> None:
        arrive(g, o.a, o.b)

    def prompt(self, g: Plague) -> Line:
        return Line("ask-arrive", [g.content.hunter_ids[self.hunter]], 1 << self.seat)


def occult_left(g: Plague) -> bool:
    weapon: i64 = CRUCIFIX
    while weapon <= STAKES:
        if g.stores.inventory[weapon] > 0:
            return True
        weapon += 1
    return False


class OpenBag(Step[Plague]):
    """Asks for one weapon after the other while there is room and choice."""

    def run(self, g: Plague) -> None:
        if open_spaces(g, VAN_HELSING) > 0 and occult_left(g):
            g.then(self)
            g.then(TakeOccult(g.owner[VAN_HELSING]))


class TakeOccult(Question[Plague]):
    """PD-ARR-06: any three occult weapons, repeats allowed."""

    def menu(self, g: Plague, m: Menu) -> None:
        weapon: i64 = CRUCIFIX
        while weapon <= STAKES:
            if g.stores.inventory[weapon] > 0:
                m.offer(TAKE, weapon, VAN_HELSING)
            weapon += 1

    def take(self, g: Plague, o: Option) -> None:
        take_from_inventory(g, VAN_HELSING, o.a)

    def prompt(self, g: Plague) -> Line:
        left = int(open_spaces(g, VAN_HELSING))
        return Line("ask-take-occult", [SPACES - left + 1], 1 << self.seat)


class FillBag(Step[Plague]):
    """PD-ARR-07: occult weapons join the Search Bag, as many as exist."""

    def run(self, g: Plague) -> None:
        weapon: i64 = 0
        while weapon < WEAPONS:
            to_bag(g, weapon, g.content.bag_refill[weapon])
            weapon += 1
        g.say("bag-filled")


class HarkerArrival(Step[Plague]):
    """PD-HARK-01..03: from turn 7 on he may recover."""

    def run(self, g: Plague) -> None:
        g.segment = HARKER_ARRIVAL
        value = g.content.harker[g.turn]
        if value == 0 or g.place[HARKER] != BUDA_PESTH:
            return
        if check(g, "drawn-harker") <= value:
            leave_buda_pesth(g)
        else:
            g.say("harker-stays")


def leave_buda_pesth(g: Plague) -> None:
    """PD-HARK-04: his health is drawn; no markers are needed for these bites."""
    send_away(g, HARKER, 1)
    bites = g.content.harker_bites[check(g, "drawn-harker-health")]
    i: i64 = 0
    while i < bites:
        g.track[HARKER * SPACES + i] = BARE_BITE
        i += 1
    g.bites[HARKER] = bites
    g.say("harker-health", int(bites))


ADVANCE_ARRIVALS: Final = ArrivalAdvance()
OPEN_BAG: Final = OpenBag()
FILL_BAG: Final = FillBag()
CHECK_HARKER: Final = HarkerArrival()
