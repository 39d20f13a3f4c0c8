# border: not compiled
"""What an option brings, in a few words behind it: results that are certain (odds are not here)."""

from __future__ import annotations

from mypy_extensions import i64

from gaslamp.games.blackbriar import linked, planned, preview, upgrades
from gaslamp.games.blackbriar import vocabulary as verbs
from gaslamp.games.blackbriar.blocking import Block
from gaslamp.games.blackbriar.board import health_left
from gaslamp.games.blackbriar.dice import block_value
from gaslamp.games.blackbriar.effects import Damage
from gaslamp.games.blackbriar.foretold import percent
from gaslamp.games.blackbriar.hexes import neighbour
from gaslamp.games.blackbriar.linked import ScatterPick
from gaslamp.games.blackbriar.placing import Consent, Offered, PlaceDie
from gaslamp.games.blackbriar.planned import Hit
from gaslamp.games.blackbriar.state import (
    ACTIVE,
    BLAST,
    NO_PLAN,
    NONE,
    UPGRADE,
    Blackbriar,
    owner,
    seat_of,
)
from gaslamp.games.blackbriar.tables import DICE_ROOM, Character, Weapon
from gaslamp.kernel.bits import bit
from gaslamp.kernel.menu import Menu, Option
from gaslamp.kernel.state import Line, pending

# From which risk of a death on a pass is asked about once more.
RISKY = 0.4


def note(g: Blackbriar, seat: i64, code: i64) -> Line | None:
    """The note of an option of what is asked now."""
    decision = pending(g)
    o = Option(seat, code)
    if isinstance(decision, Block):
        return block_note(g, decision, o)
    if isinstance(decision, ScatterPick):
        return hits_note([planned.hit(g, o.a, decision.damage)])
    if isinstance(decision, Consent):
        return lend_note(g, decision, o)
    if isinstance(decision, Offered):
        return pay_note(g, decision.die, o) if o.verb == verbs.PAY else None
    if isinstance(decision, PlaceDie):
        return place_note(g, seat, decision.die, o)
    if o.verb == verbs.TOWNSFOLK:
        return cast_note(g.content.characters[o.a])
    if o.verb == verbs.START:
        return start_note(g, o.b)
    if o.verb == verbs.DETONATE:
        return blast_note(g, o.c)
    if o.verb in (verbs.LIFT, verbs.ASK) and g.plan != NO_PLAN:
        return added_note(g, o)
    if o.verb == verbs.PASS:
        return held_note(g, seat)
    return None


def price(g: Blackbriar, seat: i64, code: i64) -> Line | None:
    """BB-UPG-02/06: what the dice for an Upgrade must show together, and the D6 that goes."""
    o = Option(seat, code)
    if o.verb != verbs.PAY:
        return None
    weapon = upgrades.next_tier(g, o.a, o.b)
    assert weapon is not None
    key = "price-upgrade-six" if upgrades.costs_six(weapon) else "price-upgrade"
    return Line(key, [int(upgrades.price(g, o.a, weapon))], -1)


def cast_note(character: Character) -> Line:
    """Health, and the weapons at the start."""
    first = [w.id for w in character.weapons if w is not None and w.cost == 0]
    return Line("note-cast", [int(character.health), "names:" + " ".join(first)], -1)


def start_note(g: Blackbriar, h: i64) -> Line | None:
    """The building of a hex, and who and what is beside it."""
    here = g.ground.building_at[h]
    near: list[str] = []
    side: i64 = 0
    while side < 6:
        beside = neighbour(h, side)
        if beside >= 0 and g.ground.building_at[beside] >= 0:
            near.append(g.building_id(g.ground.building_at[beside]))
        if beside >= 0 and g.board.top[beside] >= 0:
            near.append(g.id(g.board.top[beside]))
        side += 1
    beside_it = "list:" + " ".join(near)
    if here >= 0 and len(near) > 0:
        return Line("note-start-on", [g.building_id(here), beside_it], -1)
    if here >= 0:
        return Line("note-start-in", [g.building_id(here)], -1)
    return Line("note-start", [beside_it], -1) if len(near) > 0 else None


def block_note(g: Blackbriar, block: Block, o: Option) -> Line:
    """BB-BLK-01, BB-CAT-04: what gets through after this."""
    damage = block.damage
    if o.verb == verbs.BLOCK:
        damage = max(0, damage - block_value(g.dice.sides[o.a]))
    left = int(health_left(g, block.folk))
    others = block.seats(g) & ~bit(o.seat) != 0
    if damage == 0:
        return Line("note-not-struck", [], -1)
    if damage >= left:
        return Line("note-killed-unless" if others else "note-killed", [g.id(block.folk)], -1)
    after = left - int(damage)
    if block.creature == NONE:
        return Line("note-health", [left, after], -1)
    if others:
        return Line("note-struck-unless", [left, after, g.id(block.folk)], -1)
    return Line("note-struck", [left, after, g.id(block.folk)], -1)


def held_note(g: Blackbriar, seat: i64) -> Line | None:
    """BB-BLK-01: dice that stay at hand to block with."""
    held = 0
    for die in range(g.folk * DICE_ROOM):
        if g.dice.place[die] == ACTIVE and seat_of(g, owner(die)) == seat:
            held += 1
    return Line("note-held", [held], -1) if held > 0 else None


def added_note(g: Blackbriar, o: Option) -> Line | None:
    """What one more die does for the action under construction."""
    if g.plan == UPGRADE:
        weapon = upgrades.next_tier(g, g.plan_card, g.plan_line)
        assert weapon is not None
        sum_ = int(upgrades.paid(g) + g.dice.face[o.a])
        return Line("note-paid", [sum_, int(upgrades.price(g, g.plan_card, weapon))], -1)
    if g.plan == BLAST:
        gun = g.weapon(g.plan_card, g.plan_line)
        assert gun is not None
        return Line("note-charge", [int(linked.charge_value(gun, g.dice.face[o.a]))], -1)
    return Line("note-asked", [], -1) if o.verb == verbs.ASK else fire_note(g, o.a)


def fire_note(g: Blackbriar, die: i64) -> Line | None:
    """What the loaded gun would do with this die, at its one target or at the best of several."""
    weapon = g.weapon(g.plan_card, g.plan_line)
    assert weapon is not None
    found = planned.shots_with(g, weapon, die)
    if len(found) == 0:
        return None
    best = max(found, key=lambda hits: sum(one.damage for one in hits))
    if len(found) > 1:
        most = max(one.damage for one in best)
        return Line("note-fires-some", [len(found), int(most), *fallen(best)], -1)
    if len(best) > 1:
        return hits_note(best)
    args: list[str | int] = [best[0].hits, int(best[0].damage)]
    return Line("note-fires-falls", args, -1) if best[0].falls else Line("note-fires", args, -1)


# A die in hand


def place_note(g: Blackbriar, seat: i64, die: i64, o: Option) -> Line | None:
    if o.verb == verbs.USE:
        return use_note(g, die, o.a, o.b >> 4, o.b & 15, o.c)
    if o.verb == verbs.PAY:
        return pay_note(g, die, o)
    if o.verb == verbs.OFFER:
        return Line("note-offer", [], -1)
    if o.verb in (verbs.LOAD, verbs.FUSE):
        weapon = g.weapon(o.a, o.b)
        assert weapon is not None
        if seat_of(g, o.a) != seat:
            return Line("note-asked", [], -1)
        return load_note(weapon, g.dice.face[die])
    if o.verb == verbs.BUILDING:
        return g.content.buildings[o.a].uses[o.b].service.note(g, o.c)
    return None


def load_note(weapon: Weapon, face: i64) -> Line | None:
    """What the value of a LOAD die does for the shot."""
    if weapon.load.lasts:
        return Line("note-shots", [int(face)], -1)
    if linked.scatters(weapon, face):
        return Line("note-scatters", [int(face)], -1)
    times = int(linked.times(weapon, face))
    return Line("note-times", [times], -1) if times > 1 else None


def pay_note(g: Blackbriar, die: i64, o: Option) -> Line:
    """BB-UPG-02/06: how far the payment is with this die, and the D6 that goes."""
    weapon = upgrades.next_tier(g, o.a, o.b)
    assert weapon is not None
    sum_ = int(upgrades.paid(g) + g.dice.face[die])
    price = int(upgrades.price(g, o.a, weapon))
    if upgrades.costs_six(weapon):
        return Line("note-pay-six", [sum_, price, int(weapon.die)], -1)
    return Line("note-pay", [sum_, price, int(weapon.die)], -1)


def use_note(g: Blackbriar, die: i64, folk: i64, line: i64, space: i64, target: i64) -> Line | None:
    weapon = g.weapon(folk, line)
    assert weapon is not None
    hits = hits_of(g, folk, line, space, target)
    if len(hits) > 0:
        return hits_note(hits)
    return weapon.spaces[space].effect.note(g, g.dice.face[die], target)


def hits_of(g: Blackbriar, folk: i64, line: i64, space: i64, target: i64) -> list[Hit]:
    """What an attack from a space would hit; nothing if the space deals no damage."""
    weapon = g.weapon(folk, line)
    assert weapon is not None
    band = weapon.spaces[space]
    if weapon.load.linked:
        face = g.dice.face[linked.loaded_die(g, folk, line)]
        return planned.shot_hits(g, folk, weapon, band, target, face)
    if isinstance(band.effect, Damage):
        return [planned.hit(g, target, band.amount * max(1, g.sheets.bless[folk]))]
    return []


# Hits


def hits_note(hits: list[Hit]) -> Line:
    """What a shot does to what it hits."""
    if len(hits) > 1:
        return Line("note-several", [len(hits), int(hits[0].damage), *fallen(hits)], -1)
    one = hits[0]
    if one.damage == 0:
        return Line("note-unhurt", [], -1)
    if one.shared != "":
        after = int(max(0, one.left - one.damage))
        return Line("note-shared", [int(one.left), after, one.shared, int(one.damage)], -1)
    if one.falls:
        return Line("note-falls", [int(one.damage)], -1)
    return Line("note-health", [int(one.left), int(one.left - one.damage)], -1)


def fallen(hits: list[Hit]) -> list[str | int]:
    """How many of them fall, and who."""
    names = [one.hits for one in hits if one.falls]
    return [len(names), "names:" + " ".join(names)]


def blast_note(g: Blackbriar, target: i64) -> Line:
    """BB-ACT-25..27: the target, and the friends beside it, who are hurt too."""
    weapon = g.weapon(g.plan_card, g.plan_line)
    assert weapon is not None
    damage = linked.charge_damage(g, weapon) * max(1, g.sheets.bless[g.plan_card])
    one = planned.hit(g, target, damage)
    after = int(max(0, one.left - one.damage))
    friends = [s.hits for s in planned.splash(g, linked.stack_of(g, target), weapon.splash)
               if s.friend]  # fmt: skip
    if len(friends) == 0:
        return Line("note-blast", [int(one.left), after, int(weapon.splash)], -1)
    args: list[str | int] = [int(one.left), after, int(weapon.splash), "list:" + " ".join(friends)]
    return Line("note-blast-friends", args, -1)


def lend_note(g: Blackbriar, asked: Consent, o: Option) -> Line | None:
    """What comes of it if the dice are lent."""
    if o.verb != verbs.LEND:
        return None
    what = Option(asked.builder, asked.code)
    if what.verb == verbs.DETONATE:
        return blast_note(g, what.c)
    if what.verb == verbs.USE:
        return use_note(g, asked.die, what.a, what.b >> 4, what.b & 15, what.c)
    return None


# What may not be meant


def caution(g: Blackbriar, seat: i64, code: i64) -> Line | None:
    """Friends who would be hurt or killed by an option, and whether that could be helped."""
    decision = pending(g)
    o = Option(seat, code)
    if isinstance(decision, Block):
        if o.verb != verbs.DONE or decision.damage < health_left(g, decision.folk):
            return None
        return Line("caution-killed", [g.id(decision.folk)], -1)
    if o.verb == verbs.DETONATE:
        return blast_caution(g, o.c)
    if isinstance(decision, PlaceDie) and o.verb == verbs.USE:
        return use_caution(g, o.a, o.b >> 4, o.b & 15, o.c)
    return pass_caution(g, seat) if o.verb == verbs.PASS else None


def pass_caution(g: Blackbriar, seat: i64) -> Line | None:
    """Who will probably die in the coming turn, while a die of the seat could still be used."""
    if not any(useful(g, seat, die) for die in range(g.folk * DICE_ROOM)):
        return None
    chances = preview.fall_chances(g, preview.foresee(g))
    worst = max(range(g.folk), key=lambda folk: chances[folk])
    if chances[worst] < RISKY:
        return None
    return Line("caution-risk", [g.id(worst), percent(chances[worst])], -1)


def useful(g: Blackbriar, seat: i64, die: i64) -> bool:
    """Whether an active die of the seat has anywhere to go but back."""
    if g.dice.place[die] != ACTIVE or seat_of(g, owner(die)) != seat:
        return False
    menu = Menu(seat)
    PlaceDie(seat, die).menu(g, menu)
    return menu.size() > 1


def blast_caution(g: Blackbriar, target: i64) -> Line | None:
    weapon = g.weapon(g.plan_card, g.plan_line)
    assert weapon is not None
    friends = [s for s in planned.splash(g, linked.stack_of(g, target), weapon.splash) if s.friend]
    for one in friends:
        if one.falls:
            return Line("caution-killed", [one.hits], -1)
    if len(friends) == 0:
        return None
    return Line("caution-blast", ["list:" + " ".join([one.hits for one in friends])], -1)


def use_caution(g: Blackbriar, folk: i64, line: i64, space: i64, target: i64) -> Line | None:
    """BB-CAB-22: whoever is possessed takes the damage too."""
    for one in hits_of(g, folk, line, space, target):
        if one.shared != "":
            if one.fatal:
                return Line("caution-killed", [one.shared], -1)
            return Line("caution-possessed", [one.shared, int(one.damage)], -1)
    return None
