"""Linked actions: LOAD and fire, FUSE and charges (BB-ACT-18..30)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from gaslamp.games.blackbriar import dice
from gaslamp.games.blackbriar import vocabulary as verbs
from gaslamp.games.blackbriar.board import covered, first_enemy_hex, mausoleum_at, standing
from gaslamp.games.blackbriar.effects import BLOW, attack_target, spend_blessing
from gaslamp.games.blackbriar.harm import after_defences, bury_dead, damage_building, wound
from gaslamp.games.blackbriar.hexes import neighbour, on_ray, ray_towards
from gaslamp.games.blackbriar.reach import afraid, may_aim
from gaslamp.games.blackbriar.state import (
    MESMER,
    NO_PLAN,
    NONE,
    PLEDGED,
    SHOT,
    Blackbriar,
    over,
    owner,
    space_code,
    who,
)  # fmt: skip
from gaslamp.games.blackbriar.tables import (
    DICE_ROOM,
    FOLK_ROOM,
    LOAD_SPACE,
    MAUSOLEUM,
    MAUSOLEUM_TARGET,
    Weapon,
)  # fmt: skip
from gaslamp.kernel.menu import Menu, Option
from gaslamp.kernel.state import Line, Question, Step


def loaded_die(g: Blackbriar, folk: i64, line: i64) -> i64:
    """The die that loads a shot now: pledged, or AMMUNITION with shots left; else NONE."""
    if g.plan == SHOT and g.plan_card == folk and g.plan_line == line:
        return g.plan_first
    if not dice.locked(g, folk, line, LOAD_SPACE):
        return NONE
    weapon = g.weapon(folk, line)
    if weapon is None or not weapon.load.lasts:
        return NONE
    die = dice.die_at(g, space_code(folk, line, LOAD_SPACE))
    return die if g.dice.face[die] > 0 else NONE


def times(weapon: Weapon, face: i64) -> i64:
    """BB-ACT-22: what a PIERCING load multiplies the shot by."""
    if weapon.load.multiplies:
        for band in weapon.bands:
            if band.low <= face <= band.high:
                return band.amount
    return 1


def scatters(weapon: Weapon, face: i64) -> bool:
    """BB-ACT-23: whether the LOAD die is in the range of the SCATTERSHOT."""
    if not weapon.load.scatters:
        return False
    return weapon.bands[0].low <= face <= weapon.bands[0].high


def offer_shots(
    g: Blackbriar, m: Menu, verb: i64, folk: i64, where: i64, weapon: Weapon, face: i64
) -> None:
    """BB-LOF-05, BB-ACT-23, BB-TOK-09: what a loaded shot can be fired at."""
    home = g.board.hex_of[folk]
    wide = scatters(weapon, face)
    ray: i64 = 0
    while ray < 12:
        h = first_enemy_hex(g, home, ray)
        if h >= 0:
            piece = g.board.top[h]
            if piece < FOLK_ROOM:
                m.offer(verb, folk, where, MAUSOLEUM_TARGET)
            elif wide:
                if len(scatter_line(g, folk, ray)) > 0:
                    m.offer(verb, folk, where, piece)
            elif afraid(g, folk, piece):
                m.refuse("why-afraid", "BB-TOK-09", verb, folk, where, piece, with_=g.id(folk))
            elif weapon.load.scatters:
                while piece >= FOLK_ROOM:
                    if may_aim(g, folk, piece, BLOW):
                        m.offer(verb, folk, where, piece)
                    piece = g.board.below[piece]
            else:
                m.offer(verb, folk, where, piece)
        ray += 1


def scatter_line(g: Blackbriar, folk: i64, ray: i64) -> vec[i64]:
    """BB-ACT-23/24, BB-TOK-09: all a scattershot could hit along a ray, in order.

    Creatures with FEAR are passed over by an afraid shooter; the intact Mausoleum ends the ray.
    """
    found = vec[i64]()
    i: i64 = 0
    h = on_ray(g.board.hex_of[folk], ray, 0)
    while h >= 0:
        piece = g.board.top[h]
        while piece >= FOLK_ROOM:
            if not afraid(g, folk, piece):
                found = append(found, piece)
            piece = g.board.below[piece]
        if mausoleum_at(g, h):
            if not covered(g, MAUSOLEUM):
                found = append(found, MAUSOLEUM_TARGET)
            return found
        i += 1
        h = on_ray(g.board.hex_of[folk], ray, i)
    return found


def fire(g: Blackbriar, seat: i64, folk: i64, line: i64, space: i64, die: i64, target: i64) -> None:
    """A fire die completes a shot: the dice are spent, then it hits."""
    weapon = g.weapon(folk, line)
    assert weapon is not None
    load = loaded_die(g, folk, line)
    face = g.dice.face[load]
    band = weapon.spaces[space]
    spend_load(g, weapon, load, folk, line, band.refresh)
    dice.settle(g, die, folk, line, space, band.refresh)
    damage = band.amount * times(weapon, face) * spend_blessing(g, folk)
    if g.logging:
        g.say("fires", g.id(folk), weapon.id, int(damage))
    if scatters(weapon, face):
        scatter(g, seat, folk, target, face, damage)
    else:
        attack_target(g, target, damage)


def spend_load(
    g: Blackbriar, weapon: Weapon, load: i64, folk: i64, line: i64, refresh: bool
) -> None:
    """BB-ACT-18/20, R-39: the LOAD die follows the fire space; AMMUNITION counts down."""
    if g.plan == SHOT:
        g.plan = NO_PLAN
        g.plan_first = NONE
    if not weapon.load.lasts:
        dice.settle(g, load, folk, line, LOAD_SPACE, refresh)
        return
    if g.dice.place[load] == PLEDGED:
        dice.lock(g, load, folk, line, LOAD_SPACE)
    g.dice.face[load] = g.dice.face[load] - 1
    if g.dice.face[load] == 0 and not g.sheets.tokens[owner(load)] & MESMER:
        dice.delay(g, load, folk)


# SCATTERSHOT


def scatter(g: Blackbriar, seat: i64, folk: i64, target: i64, hits: i64, damage: i64) -> None:
    """BB-ACT-23: the nearest first; where a Stack holds more than hits are left, pick."""
    h = g.ground.mausoleum if target == MAUSOLEUM_TARGET else g.board.hex_of[target]
    line = scatter_line(g, folk, ray_towards(g.board.hex_of[folk], h))
    if len(line) <= hits:
        g.then(ScatterHits(line, damage))
        return
    sure = vec[i64]()
    i: i64 = 0
    while i < hits and whole_stack_fits(g, line, i, hits):
        sure = append(sure, line[i])
        i += 1
    if len(sure) == hits:
        g.then(ScatterHits(sure, damage))
    else:
        g.then(ScatterPick(seat, sure, rest_of_stack(g, line, i), hits, damage))


def stack_of(g: Blackbriar, piece: i64) -> i64:
    return g.ground.mausoleum if piece == MAUSOLEUM_TARGET else g.board.hex_of[piece]


def whole_stack_fits(g: Blackbriar, line: vec[i64], i: i64, hits: i64) -> bool:
    """Whether the Stack that holds place i ends within the hits (the Mausoleum is no part)."""
    end = i
    while end + 1 < len(line) and same_stack(g, line[i], line[end + 1]):
        end += 1
    return end < hits


def same_stack(g: Blackbriar, one: i64, other: i64) -> bool:
    if one == MAUSOLEUM_TARGET or other == MAUSOLEUM_TARGET:
        return False
    return stack_of(g, one) == stack_of(g, other)


def rest_of_stack(g: Blackbriar, line: vec[i64], i: i64) -> vec[i64]:
    found = vec[i64]()
    end = i
    while end < len(line) and (end == i or same_stack(g, line[i], line[end])):
        found = append(found, line[end])
        end += 1
    return found


class ScatterPick(Question[Blackbriar]):
    """BB-ACT-23: which creatures of a Stack the last hits go to."""

    def __init__(self, seat: i64, sure: vec[i64], stack: vec[i64], hits: i64, damage: i64) -> None:
        super().__init__(seat)
        self.sure: Final[vec[i64]] = sure
        self.stack: Final[vec[i64]] = stack
        self.hits: Final[i64] = hits
        self.damage: Final[i64] = damage

    def menu(self, g: Blackbriar, m: Menu) -> None:
        i: i64 = 0
        while i < len(self.stack):
            if not holds(self.sure, self.stack[i]):
                m.offer(verbs.HIT, self.stack[i])
            i += 1

    def take(self, g: Blackbriar, o: Option) -> None:
        sure = append(self.sure[:], o.a)
        if len(sure) < self.hits:
            g.then(ScatterPick(self.seat, sure, self.stack, self.hits, self.damage))
        else:
            g.then(ScatterHits(top_first(sure, self.stack), self.damage))

    def prompt(self, g: Blackbriar) -> Line:
        left = int(self.hits) - len(self.sure)
        return Line("ask-scatter", [who(self.seat), left], -1)


def holds(pile: vec[i64], piece: i64) -> bool:
    i: i64 = 0
    while i < len(pile):
        if pile[i] == piece:
            return True
        i += 1
    return False


def top_first(picked: vec[i64], stack: vec[i64]) -> vec[i64]:
    """BB-ACT-24: those before the Stack, then the picked ones from the top."""
    found = vec[i64]()
    i: i64 = 0
    while i < len(picked):
        if not holds(stack, picked[i]):
            found = append(found, picked[i])
        i += 1
    i = 0
    while i < len(stack):
        if holds(picked, stack[i]):
            found = append(found, stack[i])
        i += 1
    return found


class ScatterHits(Step[Blackbriar]):
    """BB-ACT-24: the full damage to each, one attack after the other."""

    def __init__(self, targets: vec[i64], damage: i64) -> None:
        self.targets: Final[vec[i64]] = targets
        self.damage: Final[i64] = damage

    def run(self, g: Blackbriar) -> None:
        i: i64 = 0
        while i < len(self.targets) and not over(g):
            target = self.targets[i]
            if target == MAUSOLEUM_TARGET or g.board.hex_of[target] != NONE:
                attack_target(g, target, self.damage)
            i += 1


# FUSE


def charge_value(weapon: Weapon, face: i64) -> i64:
    """The damage of one charge, or 0 if no charge space takes this value."""
    for band in weapon.spaces:
        if band.low <= face <= band.high:
            return band.amount
    return 0


def charges(g: Blackbriar) -> i64:
    """How many charges are pledged."""
    count: i64 = 0
    die: i64 = 0
    while die < g.folk * DICE_ROOM:
        if g.dice.place[die] == PLEDGED and die != g.plan_first:
            count += 1
        die += 1
    return count


def charge_damage(g: Blackbriar, weapon: Weapon) -> i64:
    """BB-ACT-25: the pledged charges' damage, added up."""
    total: i64 = 0
    die: i64 = 0
    while die < g.folk * DICE_ROOM:
        if g.dice.place[die] == PLEDGED and die != g.plan_first:
            total += charge_value(weapon, g.dice.face[die])
        die += 1
    return total


def detonate(g: Blackbriar, target: i64) -> None:
    """BB-ACT-25..28: the charges hit the target as one attack, then the blast its neighbours."""
    folk = g.plan_card
    line = g.plan_line
    weapon = g.weapon(folk, line)
    assert weapon is not None
    damage = charge_damage(g, weapon) * spend_blessing(g, folk)
    h = g.ground.mausoleum if target == MAUSOLEUM_TARGET else g.board.hex_of[target]
    lay_down(g, folk, line)
    if g.logging:
        g.say("detonates", g.id(folk), weapon.id, int(damage))
    attack_target(g, target, damage)
    if not over(g):
        blast(g, h, weapon.splash)


def lay_down(g: Blackbriar, folk: i64, line: i64) -> None:
    """All dice of the explosion lock their spaces: the fuse on LOAD, charges on the others."""
    dice.lock(g, g.plan_first, folk, line, LOAD_SPACE)
    space: i64 = 0
    die: i64 = 0
    while die < g.folk * DICE_ROOM:
        if g.dice.place[die] == PLEDGED:
            dice.lock(g, die, folk, line, space)
            space += 1
        die += 1
    g.plan = NO_PLAN
    g.plan_first = NONE


def blast(g: Blackbriar, h: i64, splash: i64) -> None:
    """BB-ACT-26/27: everything beside the target's hex and not under a Stack, at one moment."""
    side: i64 = 0
    while side < 6:
        beside = neighbour(h, side)
        if beside >= 0:
            piece = g.board.top[beside]
            if piece >= FOLK_ROOM:
                wound(g, piece, after_defences(g, piece, splash))
            elif piece >= 0:
                g.board.harm[piece] = g.board.harm[piece] + splash
                if g.logging:
                    g.say("blast-hurts", g.id(piece), int(splash))
            building = g.ground.building_at[beside]
            if building >= 0 and standing(g, building) and not covered(g, building):
                damage_building(g, building, splash)
        side += 1
    bury_dead(g)
