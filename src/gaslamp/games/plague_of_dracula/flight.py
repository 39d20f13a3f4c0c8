"""Running from a combat: the bitten hunter, those who follow, and those who scatter."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gaslamp.games.plague_of_dracula.combat_row import combat_now, leave_combat
from gaslamp.games.plague_of_dracula.state import Plague, places_with_hunters, untainted_homes
from gaslamp.games.plague_of_dracula.tables import GONE, HUNTERS, PURFLEET, VAN_HELSING
from gaslamp.games.plague_of_dracula.vocabulary import FLEE, FOLLOW, STAY
from gaslamp.kernel.bits import bit, lowest, single
from gaslamp.kernel.menu import Menu, Option
from gaslamp.kernel.state import Line, Question, Step


def refuges(g: Plague, hunter: i64) -> i64:
    """PD-ARR-08, PD-BITE-04: the own home, else any untainted home, else by another hunter."""
    homes = untainted_homes(g)
    home = g.content.home[hunter]
    if hunter != VAN_HELSING and (homes >> home) & 1:
        return bit(home)
    if homes:
        return homes
    return places_with_hunters(g) & ~bit(g.place[hunter])


def run_to(g: Plague, hunter: i64, place: i64) -> None:
    """PD-BITE-07: flight is not movement; nothing is turned and nothing is checked."""
    g.place[hunter] = place
    leave_combat(g, hunter)
    g.say("flees", g.content.hunter_ids[hunter], g.content.place_ids[place])


class AfterBite(Step[Plague]):
    """What the bitten hunter and the friends do next (PD-BITE-04..06, PD-BITE-10)."""

    def __init__(self, hunter: i64) -> None:
        self.hunter: Final[i64] = hunter

    def run(self, g: Plague) -> None:
        leave_combat(g, self.hunter)
        if g.place[self.hunter] == GONE:
            g.then(Scatter(0))
        elif (untainted_homes(g) >> combat_now(g).place) & 1:
            g.say("stays-out", g.content.hunter_ids[self.hunter])
        else:
            self.flee(g)

    def flee(self, g: Plague) -> None:
        to = refuges(g, self.hunter)
        if to == 0:
            g.say("stays-out", g.content.hunter_ids[self.hunter])
        elif single(to):
            lead_away(g, self.hunter, lowest(to))
        else:
            g.then(FleeTo(g.owner[self.hunter], self.hunter))


def lead_away(g: Plague, hunter: i64, to: i64) -> None:
    run_to(g, hunter, to)
    g.then(AskToFollow(0, to))


class FleeTo(Question[Plague]):
    """PD-BITE-04: where to, when there is a choice."""

    def __init__(self, seat: i64, hunter: i64) -> None:
        super().__init__(seat)
        self.hunter: Final[i64] = hunter

    def menu(self, g: Plague, m: Menu) -> None:
        to = refuges(g, self.hunter)
        p: i64 = 1
        while p <= PURFLEET:
            if (to >> p) & 1:
                m.offer(FLEE, self.hunter, p)
            p += 1

    def take(self, g: Plague, o: Option) -> None:
        lead_away(g, o.a, o.b)

    def prompt(self, g: Plague) -> Line:
        return Line("ask-flee-to", [g.content.hunter_ids[self.hunter]], 1 << self.seat)


class AskToFollow(Step[Plague]):
    """PD-BITE-05: each other hunter in the combat decides, one by one."""

    def __init__(self, next_hunter: i64, to: i64) -> None:
        self.next_hunter: Final[i64] = next_hunter
        self.to: Final[i64] = to

    def run(self, g: Plague) -> None:
        combat = combat_now(g)
        h = self.next_hunter
        while h < HUNTERS:
            if combat.fights(h):
                g.then(AskToFollow(h + 1, self.to))
                g.then(Follow(g.owner[h], h, self.to))
                return
            h += 1


class Follow(Question[Plague]):
    """PD-BITE-05: follow to the same place, or stay and fight."""

    def __init__(self, seat: i64, hunter: i64, to: i64) -> None:
        super().__init__(seat)
        self.hunter: Final[i64] = hunter
        self.to: Final[i64] = to

    def menu(self, g: Plague, m: Menu) -> None:
        m.offer(STAY, self.hunter)
        m.offer(FOLLOW, self.hunter, self.to)

    def take(self, g: Plague, o: Option) -> None:
        if o.verb == FOLLOW:
            run_to(g, o.a, o.b)

    def prompt(self, g: Plague) -> Line:
        c = g.content
        return Line("ask-follow", [c.hunter_ids[self.hunter], c.place_ids[self.to]], 1 << self.seat)


def shelters(g: Plague) -> i64:
    """PD-BITE-10: where hunters may run when a friend is lost, as bits."""
    return (untainted_homes(g) | places_with_hunters(g)) & ~bit(combat_now(g).place)


class Scatter(Step[Plague]):
    """PD-BITE-10: after a third bite each remaining hunter there decides alone."""

    def __init__(self, next_hunter: i64) -> None:
        self.next_hunter: Final[i64] = next_hunter

    def run(self, g: Plague) -> None:
        h = self.next_hunter
        while h < HUNTERS:
            if g.place[h] == combat_now(g).place and shelters(g):
                g.then(Scatter(h + 1))
                g.then(ScatterTo(g.owner[h], h))
                return
            h += 1


class ScatterTo(Question[Plague]):
    """PD-BITE-10: any untainted home, any place with another hunter, or stay."""

    def __init__(self, seat: i64, hunter: i64) -> None:
        super().__init__(seat)
        self.hunter: Final[i64] = hunter

    def menu(self, g: Plague, m: Menu) -> None:
        m.offer(STAY, self.hunter)
        to = shelters(g)
        p: i64 = 1
        while p <= PURFLEET:
            if (to >> p) & 1:
                m.offer(FLEE, self.hunter, p)
            p += 1

    def take(self, g: Plague, o: Option) -> None:
        if o.verb == FLEE:
            run_to(g, o.a, o.b)

    def prompt(self, g: Plague) -> Line:
        return Line("ask-scatter", [g.content.hunter_ids[self.hunter]], 1 << self.seat)
