"""Occult weapons offered in combat: Host, Holy Water, Crucifix, Wooden Stakes."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gaslamp.games.plague_of_dracula.combat_row import change_combat, combat_now
from gaslamp.games.plague_of_dracula.state import Plague, hunters_at
from gaslamp.games.plague_of_dracula.status_track import find_weapon, holders, holds, use_up
from gaslamp.games.plague_of_dracula.strength import able_fighters
from gaslamp.games.plague_of_dracula.tables import (
    CRUCIFIX,
    HOLY_WATER,
    HOST,
    HUNTERS,
    STAKES,
    TIPPED,
    VAMPIRE,
)
from gaslamp.games.plague_of_dracula.vocabulary import STAKE, USE, WITHHOLD
from gaslamp.kernel.menu import Menu, Option
from gaslamp.kernel.state import Line, Question, Step


def owner_from(g: Plague, among: i64, seat: i64) -> i64:
    """The first seat from this one on that owns a hunter of the set, or -1."""
    best: i64 = -1
    h: i64 = 0
    while h < HUNTERS:
        if (among >> h) & 1:
            owner = g.owner[h]
            if owner >= seat and (best < 0 or owner < best):
                best = owner
        h += 1
    return best


def tip(g: Plague, hunter: i64) -> None:
    """A used Crucifix lies on its side until Marker Adjustment."""
    g.track[find_weapon(g, hunter, CRUCIFIX)] = TIPPED


class AskForWeapon(Step[Plague]):
    """Asks the players in seat order whether an able holder uses this weapon now."""

    def __init__(self, weapon: i64, seat: i64) -> None:
        self.weapon: Final[i64] = weapon
        self.seat: Final[i64] = seat

    def run(self, g: Plague) -> None:
        seat = owner_from(g, holders(g, able_fighters(g), self.weapon), self.seat)
        if seat >= 0:
            g.then(UseWeapon(seat, self.weapon))


class UseWeapon(Question[Plague]):
    """PD-CMB-13..15: one of the player's able holders uses it, or nobody does."""

    def __init__(self, seat: i64, weapon: i64) -> None:
        super().__init__(seat)
        self.weapon: Final[i64] = weapon

    def menu(self, g: Plague, m: Menu) -> None:
        combat = combat_now(g)
        fit = able_fighters(g)
        h: i64 = 0
        while h < HUNTERS:
            if combat.fights(h) and g.owner[h] == m.seat and holds(g, h, self.weapon):
                if (fit >> h) & 1:
                    m.offer(USE, self.weapon, h)
                else:
                    m.refuse("why-two-bites", "PD-CMB-10", USE, self.weapon, h)
            elif self.weapon == CRUCIFIX and combat.fights(h) and holds(g, h, TIPPED):
                m.refuse("why-tipped", "PD-CMB-14", USE, self.weapon, h)
            h += 1
        m.offer(WITHHOLD, self.weapon)

    def take(self, g: Plague, o: Option) -> None:
        if o.verb == WITHHOLD:
            g.then(AskForWeapon(self.weapon, self.seat + 1))
            return
        g.say("uses", g.content.hunter_ids[o.b], g.content.item_ids[o.a])
        combat = change_combat(g)
        if o.a == CRUCIFIX:
            tip(g, o.b)
            combat.warded = True
        else:
            use_up(g, o.b, o.a)
            if o.a == HOLY_WATER:
                combat.holy_water = True
            else:
                combat.host = True

    def prompt(self, g: Plague) -> Line:
        c = g.content
        key = "ask-holy-water"
        if self.weapon == HOST:
            key = "ask-host"
        elif self.weapon == CRUCIFIX:
            key = "ask-crucifix"
        combat = combat_now(g)
        args: list[str | int] = [c.foe_ids[combat.foe], c.hunter_ids[combat.target]]
        return Line(key, args, 1 << self.seat)


class AskForStakes(Step[Plague]):
    """PD-CMB-20: any hunter still there may use Stakes, also one with two bites."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat

    def run(self, g: Plague) -> None:
        seat = owner_from(g, holders(g, hunters_at(g, combat_now(g).place), STAKES), self.seat)
        if seat >= 0:
            g.then(UseStakes(seat))


class UseStakes(Question[Plague]):
    """PD-CMB-20: destroy the vampire just driven off, or keep the Stakes."""

    def menu(self, g: Plague, m: Menu) -> None:
        place = combat_now(g).place
        h: i64 = 0
        while h < HUNTERS:
            if g.place[h] == place and g.owner[h] == m.seat and holds(g, h, STAKES):
                m.offer(STAKE, h)
            h += 1
        m.offer(WITHHOLD, STAKES)

    def take(self, g: Plague, o: Option) -> None:
        if o.verb == WITHHOLD:
            g.then(AskForStakes(self.seat + 1))
            return
        use_up(g, o.a, STAKES)
        foe = combat_now(g).foe
        g.display.discard(foe - VAMPIRE)
        g.say("destroyed", g.content.foe_ids[foe], g.content.hunter_ids[o.a])

    def prompt(self, g: Plague) -> Line:
        return Line("ask-stakes", [g.content.foe_ids[combat_now(g).foe]], 1 << self.seat)
