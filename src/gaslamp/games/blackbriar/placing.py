"""A die in hand: every place it can be put, and what putting it there does (BB-DIC, BB-SHR)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gaslamp.games.blackbriar import dice, effects, linked, moving, printed, town, upgrades, verbs
from gaslamp.games.blackbriar.printed import DICE_ROOM, HELPFUL, LINES, LOAD_SPACE, Weapon
from gaslamp.games.blackbriar.reach import (
    NO_TARGET,
    anything_to_shoot,
    can_shoot,
    offer_helpful,
    offer_hostile,
)
from gaslamp.games.blackbriar.state import (
    ACTIVE,
    BLAST,
    BROKEN,
    MOVED,
    NO_PLAN,
    NONE,
    PLEDGED,
    SHOT,
    UPGRADE,
    Blackbriar,
    over,
    owner,
    who,
)  # fmt: skip
from gaslamp.games.blackbriar.struck import die_name
from gaslamp.kernel.bits import bit
from gaslamp.kernel.menu import Menu, Option
from gaslamp.kernel.state import Line, Question


def slot(folk: i64, line: i64, upgrade: bool) -> i64:
    """A linked action as a bit of `closed`: taken back once, it stays closed for the moment."""
    return bit(18 + folk * 2 + line) if upgrade else bit(folk * LINES + line)


class PlaceDie(Question[Blackbriar]):
    """BB-DIC-01, BB-SHR-01: where the die in hand goes; it can be put back."""

    def __init__(self, seat: i64, die: i64) -> None:
        super().__init__(seat)
        self.die: Final[i64] = die

    def menu(self, g: Blackbriar, m: Menu) -> None:
        folk: i64 = 0
        while folk < g.folk:
            if not upgrades.may_share(g, owner(self.die), folk):
                m.refuse("why-cursed", "BB-SHR-06", verbs.USE, folk, 0, NO_TARGET)
            elif g.plan == NO_PLAN:
                offer_card(g, m, folk, self.die)
            elif g.plan_card == folk:
                offer_plan(g, m, self.die)
            folk += 1
        if g.plan == NO_PLAN:
            town.offer_buildings(g, m, self.die)
            if g.tokens[owner(self.die)] & MOVED:
                moving.offer_moves(g, m, verbs.WALK, owner(self.die))
        m.offer(verbs.PUT_BACK)

    def take(self, g: Blackbriar, o: Option) -> None:
        if o.verb == verbs.PUT_BACK:
            shelve(g, self.die)
        elif o.verb == verbs.LOAD or o.verb == verbs.FUSE:
            g.plan = SHOT if o.verb == verbs.LOAD else BLAST
            g.plan_card = o.a
            g.plan_line = o.b
            g.plan_first = self.die
            g.place[self.die] = PLEDGED
        elif o.verb == verbs.CHARGE:
            g.place[self.die] = PLEDGED
        elif o.verb == verbs.PAY:
            if upgrades.pay(g, self.die, o.a, o.b):
                acted(g, self.seat)
        else:
            acted(g, self.seat)
            spend(g, self.seat, self.die, o)
        if g.plan != NO_PLAN and not over(g):
            g.then(Linked(self.seat))

    def prompt(self, g: Blackbriar) -> Line:
        return Line("ask-place", [who(self.seat), die_name(g, self.die)], -1)


def acted(g: Blackbriar, seat: i64) -> None:
    """Something happened: what was put back may be taken up, who passed may return (R-62)."""
    g.shelved = 0
    g.closed = 0
    g.may_return = g.passed & ~bit(seat)


def shelve(g: Blackbriar, die: i64) -> None:
    """A die put back, and all like it, stay where they are until something happens."""
    other = owner(die) * DICE_ROOM
    while other < (owner(die) + 1) * DICE_ROOM:
        if g.place[other] == ACTIVE and dice.same_die(g, die, other):
            g.shelved |= bit(other)
        other += 1


# What is offered


def offer_card(g: Blackbriar, m: Menu, folk: i64, die: i64) -> None:
    """Every space of a card that takes the die, its Upgrades and its repairs."""
    line: i64 = 0
    while line < LINES:
        weapon = g.weapon(folk, line)
        if weapon is not None:
            if line < HELPFUL and g.tokens[folk] & (BROKEN * (line + 1)):
                m.refuse(
                    "why-broken",
                    "BB-REP-01",
                    verbs.USE,
                    folk,
                    line * 16,
                    NO_TARGET,
                    with_=weapon.id,
                )
            else:
                offer_weapon(g, m, folk, line, weapon, die)
            if line < HELPFUL and not g.closed & slot(folk, line, True):
                upgrades.offer_upgrade(g, m, folk, line)
        line += 1
    upgrades.offer_repairs(g, m, folk)


def offer_weapon(g: Blackbriar, m: Menu, folk: i64, line: i64, weapon: Weapon, die: i64) -> None:
    if weapon.load == printed.PLAIN:
        offer_spaces(g, m, folk, line, weapon, die)
        return
    if not can_shoot(g, folk):
        m.refuse("why-engaged", "BB-TAT-03", verbs.LOAD, folk, line)
        return
    loaded = linked.loaded_die(g, folk, line)
    if loaded != NONE:
        offer_fire(g, m, folk, line, weapon, die, loaded)
    elif dice.locked(g, folk, line, LOAD_SPACE):
        m.refuse("why-load-locked", "BB-DIC-02", verbs.LOAD, folk, line)
    elif not g.closed & slot(folk, line, False) and anything_to_shoot(
        g, folk, weapon.load == printed.SCATTERSHOT
    ):
        m.offer(verbs.FUSE if weapon.load == printed.FUSE else verbs.LOAD, folk, line)


def offer_spaces(g: Blackbriar, m: Menu, folk: i64, line: i64, weapon: Weapon, die: i64) -> None:
    """BB-DIC-01/02: the free spaces whose range holds the value, with their targets."""
    face = g.face[die]
    space: i64 = 0
    while space < len(weapon.spaces):
        band = weapon.spaces[space]
        where = line * 16 + space
        if not band.low <= face <= band.high:
            if m.explain:
                m.refuse(
                    "why-range", "BB-DIC-01", verbs.USE, folk, where, NO_TARGET, with_=int(face)
                )
        elif dice.locked(g, folk, line, space):
            m.refuse("why-locked", "BB-DIC-02", verbs.USE, folk, where, NO_TARGET)
        elif band.effect < printed.HEAL:
            offer_hostile(g, m, verbs.USE, folk, where, band.effect, band.ranged)
        else:
            offer_helpful(g, m, verbs.USE, folk, where, band.effect, die)
        space += 1


def offer_fire(
    g: Blackbriar, m: Menu, folk: i64, line: i64, weapon: Weapon, die: i64, loaded: i64
) -> None:
    """BB-ACT-18: the fire spaces that take the die, and what the shot can hit."""
    face = g.face[die]
    space: i64 = 0
    while space < len(weapon.spaces):
        band = weapon.spaces[space]
        if band.low <= face <= band.high and not dice.locked(g, folk, line, space):
            linked.offer_shots(g, m, verbs.USE, folk, line * 16 + space, weapon, g.face[loaded])
        space += 1


def offer_plan(g: Blackbriar, m: Menu, die: i64) -> None:
    """What the die can add to the action under construction."""
    folk = g.plan_card
    line = g.plan_line
    if g.plan == UPGRADE:
        m.offer(verbs.PAY, folk, line)
        return
    weapon = g.weapon(folk, line)
    assert weapon is not None
    if g.plan == SHOT:
        offer_fire(g, m, folk, line, weapon, die, g.plan_first)
    elif linked.charges(g) >= weapon.charges:
        m.refuse("why-charges-full", "BB-DIC-01", verbs.CHARGE, folk, line)
    elif linked.charge_value(weapon, g.face[die]) > 0:
        m.offer(verbs.CHARGE, folk, line)


# What is done


def spend(g: Blackbriar, seat: i64, die: i64, o: Option) -> None:
    """Put the die down for good."""
    if o.verb == verbs.WALK:
        dice.delay(g, die, owner(die))
        moving.walk(g, o.a, o.b)
    elif o.verb == verbs.BUILDING:
        town.use_building(g, die, o.a, o.b, o.c)
    elif o.verb == verbs.REPAIR:
        upgrades.repair(g, die, o.a, o.b)
    else:
        use_space(g, seat, die, o.a, o.b >> 4, o.b & 15, o.c)


def use_space(
    g: Blackbriar, seat: i64, die: i64, folk: i64, line: i64, space: i64, target: i64
) -> None:
    """BB-DIC-02/03, BB-SHR-01: the townsfolk of the card acts, whoever's die it is."""
    weapon = g.weapon(folk, line)
    assert weapon is not None
    if weapon.load != printed.PLAIN:
        linked.fire(g, seat, folk, line, space, die, target)
        return
    band = weapon.spaces[space]
    face = g.face[die]
    dice.settle(g, die, folk, line, space, band.refresh)
    if g.logging:
        g.say("uses", g.id(folk), weapon.id, die_face(g, die, face))
    effects.apply(g, seat, folk, band, face, target)


def die_face(g: Blackbriar, die: i64, face: i64) -> str:
    return "d" + str(int(g.sides[die])) + "-" + str(int(face))


# An action under construction


class Linked(Question[Blackbriar]):
    """BB-DIC-05, BB-SHR-05: a linked action or an Upgrade built up die by die.

    Who began it adds dice of their own, asks others for theirs, lights the fuse, or takes it
    all back; nothing has been rolled or hit yet.
    """

    def menu(self, g: Blackbriar, m: Menu) -> None:
        if g.plan == BLAST and linked.charges(g) > 0:
            line = g.plan_line
            offer_hostile(g, m, verbs.DETONATE, g.plan_card, line * 16, printed.DAMAGE, True)
        die: i64 = 0
        while die < g.folk * DICE_ROOM:
            if g.place[die] == ACTIVE and not (g.shelved >> die) & 1:
                if not upgrades.may_share(g, owner(die), g.plan_card):
                    m.refuse("why-cursed", "BB-SHR-06", verbs.LIFT, die)
                elif dice.first_alike(g, die):
                    mine = owner(die) % g.seats == self.seat
                    m.offer(verbs.LIFT if mine else verbs.ASK, die)
            die += 1
        m.offer(verbs.TAKE_BACK)

    def take(self, g: Blackbriar, o: Option) -> None:
        if o.verb == verbs.DETONATE:
            acted(g, self.seat)
            linked.detonate(g, o.c)
        elif o.verb == verbs.LIFT:
            g.then(PlaceDie(self.seat, o.a))
        elif o.verb == verbs.ASK:
            g.then(Consent(owner(o.a) % g.seats, self.seat, o.a))
        else:
            take_back(g)

    def prompt(self, g: Blackbriar) -> Line:
        weapon = g.weapon(g.plan_card, g.plan_line)
        assert weapon is not None
        if g.plan == UPGRADE:
            return Line("ask-payment", [who(self.seat), g.id(g.plan_card), weapon.id], -1)
        return Line("ask-linked", [who(self.seat), g.id(g.plan_card), weapon.id], -1)


def take_back(g: Blackbriar) -> None:
    """All pledged dice are active again; this action stays closed until something happens."""
    g.closed |= slot(g.plan_card, g.plan_line, g.plan == UPGRADE)
    g.shelved = 0
    die: i64 = 0
    while die < g.folk * DICE_ROOM:
        if g.place[die] == PLEDGED:
            g.place[die] = ACTIVE
        die += 1
    g.plan = NO_PLAN
    g.plan_first = NONE


class Consent(Question[Blackbriar]):
    """BB-SHR-01: the owner of a die lends it to the action, or keeps it."""

    def __init__(self, seat: i64, builder: i64, die: i64) -> None:
        super().__init__(seat)
        self.builder: Final[i64] = builder
        self.die: Final[i64] = die

    def menu(self, g: Blackbriar, m: Menu) -> None:
        m.offer(verbs.LEND, self.die)
        m.offer(verbs.KEEP, self.die)

    def take(self, g: Blackbriar, o: Option) -> None:
        if o.verb == verbs.LEND:
            g.then(PlaceDie(self.builder, self.die))
        else:
            shelve(g, self.die)
            g.then(Linked(self.builder))

    def prompt(self, g: Blackbriar) -> Line:
        return Line("ask-lend", [who(self.seat), die_name(g, self.die), g.id(g.plan_card)], -1)
