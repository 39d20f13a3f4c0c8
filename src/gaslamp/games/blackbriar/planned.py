"""What an action under construction will hit, and for how much: data for the table."""

from __future__ import annotations

from mypy_extensions import i64

from gaslamp.games.blackbriar import linked, printed
from gaslamp.games.blackbriar.board import can, covered, creature_left, folk_in, standing
from gaslamp.games.blackbriar.harm import after_defences
from gaslamp.games.blackbriar.hexes import neighbour, ray_towards
from gaslamp.games.blackbriar.placing import offer_fire
from gaslamp.games.blackbriar.printed import DICE_ROOM, FOLK_ROOM, Band, Weapon
from gaslamp.games.blackbriar.reach import MAUSOLEUM_TARGET, offer_hostile
from gaslamp.games.blackbriar.state import (
    ACTIVE,
    NO_PLAN,
    NONE,
    PLEDGED,
    SHOT,
    UPGRADE,
    Blackbriar,
    owner,
)  # fmt: skip
from gaslamp.games.blackbriar.upgrades import next_tier, paid, price
from gaslamp.kernel.menu import Menu, Option

KINDS = ("", "shot", "blast", "upgrade")


def plan(g: Blackbriar) -> dict[str, object]:
    """The action being built up: its dice, and what completing it would do."""
    if g.plan == NO_PLAN:
        return {}
    weapon = g.weapon(g.plan_card, g.plan_line)
    assert weapon is not None
    shown: dict[str, object] = {
        "kind": KINDS[g.plan],
        "townsfolk": g.id(g.plan_card),
        "weapon": weapon.id,
        "dice": [die_data(g, die) for die in pledged(g)],
    }
    if g.plan == UPGRADE:
        upgrade = next_tier(g, g.plan_card, g.plan_line)
        assert upgrade is not None
        shown["upgrade"] = upgrade.id
        shown["price"] = int(price(g, g.plan_card, upgrade))
        shown["paid"] = int(paid(g))
    elif g.plan == SHOT:
        shown["shots"] = shots(g, weapon)
    else:
        shown["blasts"] = blasts(g, weapon)
    return shown


def pledged(g: Blackbriar) -> list[i64]:
    last = g.folk * DICE_ROOM
    return [die for die in range(last) if g.place[die] == PLEDGED]


def die_data(g: Blackbriar, die: i64) -> dict[str, object]:
    return {"owner": g.id(owner(die)), "sides": int(g.sides[die]), "shows": int(g.face[die])}


def hit(g: Blackbriar, target: i64, damage: i64) -> dict[str, object]:
    """One piece hit: the damage that gets through, whether it falls, and whom it drags along."""
    if target == MAUSOLEUM_TARGET:
        health = g.content.buildings[printed.MAUSOLEUM].health
        falls = g.wear[printed.MAUSOLEUM] + damage >= health
        return {"hits": "mausoleum", "damage": int(damage), "falls": falls}
    dealt = after_defences(g, target, damage)
    shown: dict[str, object] = {
        "hits": g.id(target), "damage": int(dealt), "falls": dealt >= creature_left(g, target),
    }  # fmt: skip
    shared = folk_in(g, g.hex_of[target])
    if dealt > 0 and shared != NONE and can(g, target, printed.POSSESSION):
        shown["shared"] = g.id(shared)
    return shown


def shots(g: Blackbriar, weapon: Weapon) -> list[dict[str, object]]:
    """For every die that could fire now: the targets, and what each would take."""
    found: list[dict[str, object]] = []
    folk = g.plan_card
    for die in range(g.folk * DICE_ROOM):
        if g.place[die] != ACTIVE:
            continue
        menu = Menu(0)
        offer_fire(g, menu, folk, g.plan_line, weapon, die, g.plan_first)
        for code in menu.listed():
            o = Option(0, code)
            found.append({
                "die": die_data(g, die),
                "hits": shot_hits(g, weapon, weapon.spaces[o.b & 15], o.c),
            })  # fmt: skip
    return found


def shot_hits(g: Blackbriar, weapon: Weapon, band: Band, target: i64) -> list[dict[str, object]]:
    folk = g.plan_card
    face = g.face[g.plan_first]
    damage = band.amount * linked.times(weapon, face) * max(1, g.bless[folk])
    if not linked.scatters(weapon, face):
        return [hit(g, target, damage)]
    h = g.mausoleum if target == MAUSOLEUM_TARGET else g.hex_of[target]
    line = linked.scatter_line(g, folk, ray_towards(g.hex_of[folk], h))
    return [hit(g, line[i], damage) for i in range(min(face, len(line)))]


def blasts(g: Blackbriar, weapon: Weapon) -> list[dict[str, object]]:
    """For every target of the fuse: what it takes, and what its neighbours take."""
    menu = Menu(0)
    offer_hostile(g, menu, 0, g.plan_card, 0, printed.DAMAGE, True)
    damage = linked.charge_damage(g, weapon) * max(1, g.bless[g.plan_card])
    found: list[dict[str, object]] = []
    for code in menu.listed():
        target = Option(0, code).c
        h = g.mausoleum if target == MAUSOLEUM_TARGET else g.hex_of[target]
        found.append({
            "hits": [hit(g, target, damage)], "splash": splash(g, h, weapon.splash),
        })  # fmt: skip
    return found


def splash(g: Blackbriar, h: i64, amount: i64) -> list[dict[str, object]]:
    """BB-ACT-26: everything beside the target's hex, friends too."""
    found: list[dict[str, object]] = []
    side: i64 = 0
    while side < 6:
        beside = neighbour(h, side)
        side += 1
        if beside < 0:
            continue
        piece = g.top[beside]
        if piece >= FOLK_ROOM:
            found.append(hit(g, piece, amount))
        elif piece >= 0:
            falls = amount >= g.character(piece).health - g.harm[piece]
            found.append({"hits": g.id(piece), "damage": int(amount), "falls": falls})
        building = g.building_at[beside]
        if building >= 0 and standing(g, building) and not covered(g, building):
            health = g.content.buildings[building].health
            falls = g.wear[building] + amount >= health
            name = g.building_id(building)
            found.append({"hits": name, "damage": int(amount), "falls": falls})
    return found
