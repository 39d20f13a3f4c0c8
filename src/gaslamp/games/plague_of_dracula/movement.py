"""Movement, the carriage, and what turning a Plague marker brings (PD-MOVE)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gaslamp.games.plague_of_dracula.combat import fight
from gaslamp.games.plague_of_dracula.deck import draw
from gaslamp.games.plague_of_dracula.readiness import (
    ready,
    ready_hunters,
    refuse_spent,
    spend,
    spent_hunters,
    why_spent,
)
from gaslamp.games.plague_of_dracula.state import Plague, tainted_places, turn_up
from gaslamp.games.plague_of_dracula.tables import (
    BONUS,
    COFFIN_COLUMN,
    HARDER,
    HOLMWOOD,
    HUNTERS,
    LONDON_PARTICULAR,
    PLAGUE,
    PURFLEET,
    STANDARD,
)
from gaslamp.games.plague_of_dracula.vocabulary import AGREE, BOARD, CALL_OFF, DECLINE, DRIVE, MOVE
from gaslamp.kernel.bits import bit, count_bits
from gaslamp.kernel.menu import Menu, Option
from gaslamp.kernel.state import Line, Question

CARRIAGE_SEATS: Final = 3


def rate(g: Plague, hunter: i64) -> i64:
    """PD-MOVE-01, PD-BON-04: by bites; one location in the bonus phase; less in the fog."""
    printed = g.content.rates[hunter * 3 + g.bites[hunter]]
    if g.phase == BONUS:
        if g.effect == LONDON_PARTICULAR or printed == 0:
            return 0
        return 1
    if g.effect == LONDON_PARTICULAR and printed > 1:
        return printed - 1
    return printed


def reach(g: Plague, start: i64, steps: i64) -> i64:
    """PD-MOVE-02..04: where so many steps lead; Plague and Coffins stop them."""
    stops = tainted_places(g)
    found: i64 = 0
    edge = bit(start)
    while steps > 0:
        around: i64 = 0
        p: i64 = 1
        while p <= PURFLEET:
            if (edge >> p) & 1:
                around |= g.content.near[p]
            p += 1
        edge = around & ~found & ~stops
        found |= around
        steps -= 1
    return found & ~bit(start)


def can_move(g: Plague, ready_ones: i64) -> bool:
    h: i64 = 0
    while h < HUNTERS:
        if (ready_ones >> h) & 1 and rate(g, h) > 0:
            return True
        h += 1
    return False


def offer_movement(g: Plague, m: Menu) -> None:
    ready_ones = ready_hunters(g, m.seat)
    spent = spent_hunters(g, m)
    h: i64 = 0
    while h < HUNTERS:
        if (ready_ones >> h) & 1:
            if rate(g, h) > 0:
                offer_places(g, m, MOVE, h)
            elif g.effect == LONDON_PARTICULAR and g.phase == BONUS:
                m.refuse("why-fog", "PD-EVT-02", MOVE, h, g.place[h])
            else:
                m.refuse("why-cannot-walk", "PD-MOVE-01", MOVE, h, g.place[h])
        elif (spent >> h) & 1:
            refuse_spent(g, m, h, MOVE, h, g.place[h])
        h += 1
    if (ready_ones >> HOLMWOOD) & 1 and rate(g, HOLMWOOD) > 0:
        offer_passengers(g, m, 0)


def offer_places(g: Plague, m: Menu, verb: i64, hunter: i64) -> None:
    places = reach(g, g.place[hunter], rate(g, hunter))
    p: i64 = 1
    while p <= PURFLEET:
        if (places >> p) & 1:
            if verb == MOVE:
                m.offer(MOVE, hunter, p)
            else:
                m.offer(DRIVE, p)
        p += 1


def offer_passengers(g: Plague, m: Menu, aboard: i64) -> None:
    """PD-MOVE-07, PD-MOVE-08, PD-BON-05: who may still get in."""
    h: i64 = 0
    while h < HUNTERS:
        if h != HOLMWOOD and g.place[h] == g.place[HOLMWOOD] and (aboard >> h) & 1 == 0:
            if (g.declined >> h) & 1:
                m.refuse("why-declined", "PD-MOVE-07", BOARD, h, 0, 0, g.content.hunter_ids[h])
            elif (g.withdrawn >> h) & 1:
                m.refuse("why-called-off", "PD-MOVE-07", BOARD, h, 0, 0, g.content.hunter_ids[h])
            elif ready(g, h):
                m.offer(BOARD, h)
            else:
                m.refuse(why_spent(g, h), "PD-MOVE-07", BOARD, h, 0, 0, g.content.hunter_ids[h])
        h += 1


def go(g: Plague, hunters: i64, place: i64) -> None:
    """PD-MOVE-05, PD-MOVE-06, PD-MOVE-09: enter together; turn what lies face down."""
    spend(g, hunters)
    h: i64 = 0
    while h < HUNTERS:
        if (hunters >> h) & 1:
            if g.phase == STANDARD:
                g.set_out[h] = g.place[h]
            g.place[h] = place
            g.say("moves", g.content.hunter_ids[h], g.content.place_ids[place])
        h += 1
    if g.marks[place] == PLAGUE:
        turn_up(g, place)
        sure = g.agreed.level == HARDER
        if sure or draw(g, COFFIN_COLUMN, "drawn-attack-check") <= g.coffins[place]:
            fight(g, place)
        else:
            g.say("all-quiet", g.content.place_ids[place])


def board(g: Plague, seat: i64, aboard: i64, hunter: i64) -> None:
    """A passenger gets in; other players are asked once the carriage knows where it goes."""
    g.then(Carriage(seat, aboard | bit(hunter)))


class Carriage(Question[Plague]):
    """PD-MOVE-07: the carriage fills up, then it drives, or the drive is called off."""

    def __init__(self, seat: i64, aboard: i64) -> None:
        super().__init__(seat)
        self.aboard: Final[i64] = aboard

    def menu(self, g: Plague, m: Menu) -> None:
        offer_places(g, m, DRIVE, HOLMWOOD)
        if count_bits(self.aboard) < CARRIAGE_SEATS:
            offer_passengers(g, m, self.aboard)
        m.offer(CALL_OFF)

    def take(self, g: Plague, o: Option) -> None:
        if o.verb == DRIVE:
            drive(g, self.seat, self.aboard, o.a, 0)
        elif o.verb == CALL_OFF:
            g.withdrawn |= self.aboard
        else:
            board(g, self.seat, self.aboard, o.a)

    def prompt(self, g: Plague) -> Line:
        return Line("ask-carriage", [int(count_bits(self.aboard))], 1 << self.seat)


def drive(g: Plague, seat: i64, aboard: i64, place: i64, next_hunter: i64) -> None:
    """PD-MOVE-07: off they go, once the players of all passengers agree."""
    h = next_hunter
    while h < HUNTERS:
        if (aboard >> h) & 1 and g.owner[h] != seat:
            g.then(AgreeToRide(g.owner[h], seat, aboard, place, h))
            return
        h += 1
    go(g, aboard | bit(HOLMWOOD), place)


class AgreeToRide(Question[Plague]):
    """PD-MOVE-07: another player's hunter rides only if the player agrees to where it goes."""

    def __init__(self, seat: i64, driver_seat: i64, aboard: i64, place: i64, hunter: i64) -> None:
        super().__init__(seat)
        self.driver_seat: Final[i64] = driver_seat
        self.aboard: Final[i64] = aboard
        self.place: Final[i64] = place
        self.hunter: Final[i64] = hunter

    def menu(self, g: Plague, m: Menu) -> None:
        m.offer(AGREE)
        m.offer(DECLINE)

    def take(self, g: Plague, o: Option) -> None:
        if o.verb == AGREE:
            drive(g, self.driver_seat, self.aboard, self.place, self.hunter + 1)
            return
        g.say("stays-behind", g.content.hunter_ids[self.hunter])
        g.declined |= bit(self.hunter)
        g.then(Carriage(self.driver_seat, self.aboard & ~bit(self.hunter)))

    def prompt(self, g: Plague) -> Line:
        c = g.content
        args: list[str | int] = [c.hunter_ids[self.hunter], c.place_ids[self.place]]
        return Line("ask-ride", args, 1 << self.seat)
