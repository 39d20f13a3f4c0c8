"""What an action under construction will hit, and for how much: data for the table."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gaslamp.games.blackbriar import linked, tables
from gaslamp.games.blackbriar.board import (
    building_left,
    can,
    covered,
    creature_left,
    folk_in,
    health_left,
    standing,
)
from gaslamp.games.blackbriar.effects import BLOW
from gaslamp.games.blackbriar.harm import after_defences
from gaslamp.games.blackbriar.hexes import neighbour, ray_towards
from gaslamp.games.blackbriar.offering import may_add, offer_fire
from gaslamp.games.blackbriar.reach import offer_hostile
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
from gaslamp.games.blackbriar.tables import DICE_ROOM, FOLK_ROOM, MAUSOLEUM_TARGET, Space, Weapon
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
    return [die for die in range(last) if g.dice.place[die] == PLEDGED]


def die_data(g: Blackbriar, die: i64) -> dict[str, object]:
    return {
        "owner": g.id(owner(die)),
        "sides": int(g.dice.sides[die]),
        "shows": int(g.dice.face[die]),
    }


class Hit:
    """One piece hit: what gets through, its Health left before, and who shares that (to death?)."""

    def __init__(
        self, hits: str, damage: i64, left: i64, shared: str, fatal: bool, friend: bool,
        stone: bool,
    ) -> None:  # fmt: skip
        self.hits: Final = hits
        self.damage: Final[i64] = damage
        self.left: Final[i64] = left
        self.falls: Final = damage >= left
        self.shared: Final = shared
        self.fatal: Final = fatal
        self.friend: Final = friend
        self.stone: Final = stone  # whether it is a building

    def data(self) -> dict[str, object]:
        shown: dict[str, object] = {
            "hits": self.hits, "damage": int(self.damage), "falls": self.falls,
        }  # fmt: skip
        if self.shared != "":
            shown["shared"] = self.shared
        return shown


def hit(g: Blackbriar, target: i64, damage: i64) -> Hit:
    """An attack on a creature or the Mausoleum; POSSESSION shares what gets through."""
    if target == MAUSOLEUM_TARGET:
        left = building_left(g, tables.MAUSOLEUM)
        return Hit(g.building_id(tables.MAUSOLEUM), damage, left, "", False, False, True)
    dealt = after_defences(g, target, damage)
    folk = folk_in(g, g.board.hex_of[target])
    shared = ""
    fatal = False
    if dealt > 0 and folk != NONE and can(g, target, tables.POSSESSION):
        shared = g.id(folk)
        fatal = dealt >= health_left(g, folk)
    return Hit(g.id(target), dealt, creature_left(g, target), shared, fatal, False, False)


def shots(g: Blackbriar, weapon: Weapon) -> list[dict[str, object]]:
    """For every die that could fire now: the targets, and what each would take."""
    found: list[dict[str, object]] = []
    folk = g.plan_card
    for die in range(g.folk * DICE_ROOM):
        if g.dice.place[die] != ACTIVE or not may_add(g, folk, die):
            continue
        for hits in shots_with(g, weapon, die):
            found.append({"die": die_data(g, die), "hits": [one.data() for one in hits]})
    return found


def shots_with(g: Blackbriar, weapon: Weapon, die: i64) -> list[list[Hit]]:
    """What the loaded gun could hit with this die, one entry for each target."""
    menu = Menu(0)
    offer_fire(g, menu, g.plan_card, g.plan_line, weapon, die, g.plan_first)
    found: list[list[Hit]] = []
    for code in menu.listed():
        o = Option(0, code)
        band = weapon.spaces[o.b & 15]
        found.append(shot_hits(g, g.plan_card, weapon, band, o.c, g.dice.face[g.plan_first]))
    return found


def shot_hits(
    g: Blackbriar, folk: i64, weapon: Weapon, band: Space, target: i64, face: i64
) -> list[Hit]:
    """What a shot hits; `face` is the value of its LOAD die."""
    damage = band.amount * linked.times(weapon, face) * max(1, g.sheets.bless[folk])
    if not linked.scatters(weapon, face):
        return [hit(g, target, damage)]
    h = linked.stack_of(g, target)
    line = linked.scatter_line(g, folk, ray_towards(g.board.hex_of[folk], h))
    return [hit(g, line[i], damage) for i in range(min(face, len(line)))]


def blasts(g: Blackbriar, weapon: Weapon) -> list[dict[str, object]]:
    """For every target of the fuse: what it takes, and what its neighbours take."""
    menu = Menu(0)
    offer_hostile(g, menu, 0, g.plan_card, 0, BLOW, True)
    damage = linked.charge_damage(g, weapon) * max(1, g.sheets.bless[g.plan_card])
    found: list[dict[str, object]] = []
    for code in menu.listed():
        target = Option(0, code).c
        beside = splash(g, linked.stack_of(g, target), weapon.splash)
        found.append({
            "hits": [hit(g, target, damage).data()], "splash": [one.data() for one in beside],
        })  # fmt: skip
    return found


def splash(g: Blackbriar, h: i64, amount: i64) -> list[Hit]:
    """BB-ACT-26: everything beside the target's hex, friends too."""
    found: list[Hit] = []
    side: i64 = 0
    while side < 6:
        beside = neighbour(h, side)
        side += 1
        if beside < 0:
            continue
        piece = g.board.top[beside]
        if piece >= FOLK_ROOM:
            found.append(hit(g, piece, amount))
        elif piece >= 0:
            found.append(Hit(g.id(piece), amount, health_left(g, piece), "", False, True, False))
        building = g.ground.building_at[beside]
        if building >= 0 and standing(g, building) and not covered(g, building):
            left = building_left(g, building)
            friend = building != tables.MAUSOLEUM
            found.append(Hit(g.building_id(building), amount, left, "", False, friend, True))
    return found
