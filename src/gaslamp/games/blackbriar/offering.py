"""What a die in hand can do: every space, Upgrade, repair and linked action that takes it."""

from __future__ import annotations

from mypy_extensions import i64

from gaslamp.games.blackbriar import dice, linked, upgrades
from gaslamp.games.blackbriar import vocabulary as verbs
from gaslamp.games.blackbriar.board import engaged, under
from gaslamp.games.blackbriar.reach import (
    anything_to_shoot,
    refuse_ranged,
)
from gaslamp.games.blackbriar.second_thoughts import action, too_often
from gaslamp.games.blackbriar.state import (
    ACTIVE,
    BROKEN,
    NONE,
    SHOT,
    UPGRADE,
    Blackbriar,
    owner,
    seat_of,
)  # fmt: skip
from gaslamp.games.blackbriar.tables import DICE_ROOM, HELPFUL, LINES, LOAD_SPACE, NO_TARGET, Weapon
from gaslamp.kernel.menu import Menu


def offer_card(g: Blackbriar, m: Menu, seat: i64, folk: i64, die: i64) -> None:
    """Every space of a card that takes the die, its Upgrades and its repairs."""
    line: i64 = 0
    while line < LINES:
        weapon = g.weapon(folk, line)
        if weapon is not None:
            if line < HELPFUL and g.sheets.tokens[folk] & (BROKEN * (line + 1)):
                where = line * 16
                m.refuse("why-broken", "BB-REP-01", verbs.USE, folk, where, NO_TARGET,
                         with_=weapon.id)  # fmt: skip
            else:
                offer_weapon(g, m, seat, folk, line, weapon, die)
        line += 1
    offer_upgrades(g, m, seat, folk)
    upgrades.offer_repairs(g, m, folk)


def offer_upgrades(g: Blackbriar, m: Menu, seat: i64, folk: i64) -> None:
    """BB-GEN-02, BB-UPG-06: the player of a townsfolk chooses its Upgrade; others offer a die."""
    if seat == seat_of(g, folk):
        offer_lines(g, m, folk)
    elif (g.unwanted >> folk) & 1:
        m.refuse("why-unwanted", "BB-GEN-02", verbs.OFFER, folk, with_=g.id(folk))
    elif upgrades.any_upgrade(g, folk):
        m.offer(verbs.OFFER, folk)
    else:
        offer_lines(g, m, folk)


def offer_lines(g: Blackbriar, m: Menu, folk: i64) -> None:
    upgrades.offer_upgrade(g, m, folk, 0)
    upgrades.offer_upgrade(g, m, folk, 1)


def offer_weapon(
    g: Blackbriar, m: Menu, seat: i64, folk: i64, line: i64, weapon: Weapon, die: i64
) -> None:
    if not weapon.load.linked:
        offer_spaces(g, m, folk, line, weapon, die)
        return
    verb: i64 = verbs.FUSE if weapon.load.charged else verbs.LOAD
    if under(g, folk) or engaged(g, folk):
        refuse_ranged(g, m, verb, folk, line, 0)
        return
    loaded = linked.loaded_die(g, folk, line)
    if loaded != NONE:
        offer_fire(g, m, folk, line, weapon, die, loaded)
    elif dice.locked(g, folk, line, LOAD_SPACE):
        m.refuse("why-load-locked", "BB-DIC-02", verb, folk, line)
    elif too_often(g, seat_of(g, folk), action(folk, line, False)):
        m.refuse("why-taken-back", "BB-DIC-05", verb, folk, line)
    elif seat != seat_of(g, folk) and (g.unwanted >> folk) & 1:
        m.refuse("why-unwanted", "BB-GEN-02", verb, folk, line, with_=g.id(folk))
    elif not anything_to_shoot(g, folk, linked.scatters(weapon, g.dice.face[die])):
        m.refuse("why-no-line", "BB-LOF-05", verb, folk, line, with_=g.id(folk))
    elif not partner(g, folk, line, weapon, die):
        m.refuse("why-no-partner", "BB-DIC-05", verb, folk, line)
    else:
        m.offer(verb, folk, line)


def partner(g: Blackbriar, folk: i64, line: i64, weapon: Weapon, die: i64) -> bool:
    """BB-DIC-05: whether another die could complete what this one begins."""
    other: i64 = 0
    while other < g.folk * DICE_ROOM:
        free = other != die and g.dice.place[other] == ACTIVE and may_add(g, folk, other)
        if free and takes(g, folk, line, weapon, g.dice.face[other]):
            return True
        other += 1
    return False


def may_add(g: Blackbriar, card: i64, die: i64) -> bool:
    """BB-SHR-05/06: whether a die may go into an action of this card: no CURSE, and not kept."""
    if not upgrades.may_share(g, owner(die), card):
        return False
    return seat_of(g, owner(die)) == seat_of(g, card) or not (g.kept >> die) & 1


def takes(g: Blackbriar, folk: i64, line: i64, weapon: Weapon, face: i64) -> bool:
    """BB-DIC-01/02: whether a free space of a gun or an explosive takes this value."""
    if weapon.load.charged:
        return linked.charge_value(weapon, face) > 0
    space: i64 = 0
    while space < len(weapon.spaces):
        band = weapon.spaces[space]
        if band.low <= face <= band.high and not dice.locked(g, folk, line, space):
            return True
        space += 1
    return False


def offer_spaces(g: Blackbriar, m: Menu, folk: i64, line: i64, weapon: Weapon, die: i64) -> None:
    """BB-DIC-01/02: the free spaces whose range holds the value, with their targets."""
    space: i64 = 0
    while space < len(weapon.spaces):
        band = weapon.spaces[space]
        where = line * 16 + space
        if open_space(g, m, folk, line, space, weapon, die):
            band.effect.offer(g, m, folk, where, band.ranged, die)
        space += 1


def open_space(
    g: Blackbriar, m: Menu, folk: i64, line: i64, space: i64, weapon: Weapon, die: i64
) -> bool:
    """Whether a space is free and its range holds the value; if not, say why."""
    band = weapon.spaces[space]
    face = g.dice.face[die]
    where = line * 16 + space
    if not band.low <= face <= band.high:
        if m.explain:
            m.refuse("why-range", "BB-DIC-01", verbs.USE, folk, where, NO_TARGET, with_=int(face))
        return False
    if dice.locked(g, folk, line, space):
        m.refuse("why-locked", "BB-DIC-02", verbs.USE, folk, where, NO_TARGET)
        return False
    return True


def offer_fire(
    g: Blackbriar, m: Menu, folk: i64, line: i64, weapon: Weapon, die: i64, loaded: i64
) -> None:
    """BB-ACT-18: the fire spaces that take the die, and what the shot can hit."""
    space: i64 = 0
    while space < len(weapon.spaces):
        if open_space(g, m, folk, line, space, weapon, die):
            linked.offer_shots(
                g, m, verbs.USE, folk, line * 16 + space, weapon, g.dice.face[loaded]
            )
        space += 1


def offer_shot(g: Blackbriar, m: Menu, die: i64) -> None:
    """What the die can do for the shot under construction."""
    weapon = g.weapon(g.plan_card, g.plan_line)
    assert weapon is not None
    offer_fire(g, m, g.plan_card, g.plan_line, weapon, die, g.plan_first)


def offer_dice(g: Blackbriar, m: Menu, seat: i64) -> None:
    """BB-SHR-05: the dice that can be added to the action under construction, one of each kind."""
    die: i64 = 0
    while die < g.folk * DICE_ROOM:
        if g.dice.place[die] == ACTIVE:
            offer_die(g, m, seat, die)
        die += 1


def offer_die(g: Blackbriar, m: Menu, seat: i64, die: i64) -> None:
    mine = seat_of(g, owner(die)) == seat
    verb: i64 = verbs.LIFT if mine else verbs.ASK
    if not upgrades.may_share(g, owner(die), g.plan_card):
        m.refuse("why-cursed", "BB-SHR-06", verb, die)
    elif not mine and (g.kept >> die) & 1:
        m.refuse("why-kept", "BB-SHR-01", verb, die)
    elif too_often(g, seat, die):
        m.refuse("why-put-back", "BB-TT-04", verb, die)
    elif adds(g, m, verb, die) and dice.first_alike(g, die):
        m.offer(verb, die)


def adds(g: Blackbriar, m: Menu, verb: i64, die: i64) -> bool:
    """Whether the die has a place in the action under construction; if not, say why."""
    if g.plan == UPGRADE:
        return True
    weapon = g.weapon(g.plan_card, g.plan_line)
    assert weapon is not None
    if g.plan != SHOT and linked.charges(g) >= weapon.charges:
        m.refuse("why-charges-full", "BB-DIC-01", verb, die)
        return False
    if not takes(g, g.plan_card, g.plan_line, weapon, g.dice.face[die]):
        m.refuse("why-no-space", "BB-DIC-01", verb, die, with_=weapon.id)
        return False
    return True
