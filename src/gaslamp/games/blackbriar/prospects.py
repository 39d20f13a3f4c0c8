# border: not compiled
"""What options bring, as data: results of what is on the menu, and whole attacks by their choices.

A way is an attack from the first die to the blow: a die on a space, or a die to LOAD and one to
fire. Drawn boards make it with two presses; whoever wants it otherwise goes die by die.
"""

from __future__ import annotations

from typing import Any, Final

from gaslamp.games.blackbriar import linked, notes, offering, planned
from gaslamp.games.blackbriar import vocabulary as verbs
from gaslamp.games.blackbriar.blocking import Block
from gaslamp.games.blackbriar.board import health_left
from gaslamp.games.blackbriar.dice import block_value, first_alike
from gaslamp.games.blackbriar.effects import Poison
from gaslamp.games.blackbriar.helping import Heal
from gaslamp.games.blackbriar.linked import ScatterPick
from gaslamp.games.blackbriar.placing import PlaceDie
from gaslamp.games.blackbriar.planned import Hit
from gaslamp.games.blackbriar.shapes import Result, Way
from gaslamp.games.blackbriar.state import ACTIVE, NO_PLAN, PLEDGED, Blackbriar, seat_of
from gaslamp.games.blackbriar.tables import DICE_ROOM
from gaslamp.games.blackbriar.town import Healing
from gaslamp.games.blackbriar.townsfolk_turn import OpenTurn
from gaslamp.kernel.menu import Menu, Option, packed
from gaslamp.kernel.state import pending
from gaslamp.words.words import Words

# How many ways to one target are told at most.
WAYS: Final = 6


def key_of(g: Blackbriar, seat: int, code: int) -> str:
    """An option as a choice is told to the table."""
    return ":".join([verbs.V.word(code >> 48), *verbs.V.parts(g, seat, code)])


def results(g: Blackbriar, seat: int) -> dict[str, list[Result]]:
    """By key: what each option of the seat does, where that is certain and a number."""
    decision = pending(g)
    if decision is None or seat < 0 or not decision.seats(g) >> seat & 1:
        return {}
    menu = Menu(seat)
    decision.menu(g, menu)
    found: dict[str, list[Result]] = {}
    for code in menu.listed():
        told = result(g, decision, Option(seat, code))
        if told:
            found[key_of(g, seat, code)] = told
    return found


def result(g: Blackbriar, decision: Any, o: Option) -> list[Result]:
    if isinstance(decision, Block):
        damage = int(decision.damage)
        if o.verb == verbs.BLOCK:
            damage = max(0, damage - int(block_value(g.dice.sides[o.a])))
        return [health(g, int(decision.folk), -damage)]
    if isinstance(decision, ScatterPick):
        return struck([planned.hit(g, o.a, decision.damage)])
    if o.verb == verbs.DETONATE:
        return blast(g, o)
    if isinstance(decision, PlaceDie) and o.verb == verbs.USE:
        return use(g, o)
    if isinstance(decision, PlaceDie) and o.verb == verbs.BUILDING:
        service = g.content.buildings[o.a].uses[o.b].service
        return [health(g, int(o.c), int(service.amount))] if isinstance(service, Healing) else []
    return []


def use(g: Blackbriar, o: Option) -> list[Result]:
    """A die in hand on a space."""
    hits = notes.hits_of(g, o.a, o.b >> 4, o.b & 15, o.c)
    if hits:
        return struck(hits)
    weapon = g.weapon(o.a, o.b >> 4)
    assert weapon is not None
    effect = weapon.spaces[o.b & 15].effect
    if isinstance(effect, Heal):
        return [health(g, int(o.c), int(effect.amount))]
    if isinstance(effect, Poison):
        now = int(g.board.poison[o.c])
        after = now + int(effect.amount)
        return [{"ref": f"piece/{g.id(o.c)}", "of": "poison", "before": now, "after": after,
                 "falls": False}]  # fmt: skip
    return []


def blast(g: Blackbriar, o: Option) -> list[Result]:
    weapon = g.weapon(g.plan_card, g.plan_line)
    assert weapon is not None
    damage = linked.charge_damage(g, weapon) * max(1, g.sheets.bless[g.plan_card])
    beside = planned.splash(g, linked.stack_of(g, o.c), weapon.splash)
    return struck([planned.hit(g, o.c, damage), *beside])


def health(g: Blackbriar, folk: int, by: int) -> Result:
    left = int(health_left(g, folk))
    after = min(left + by, int(g.character(folk).health))
    return {"ref": f"piece/{g.id(folk)}", "of": "health", "before": left, "after": max(0, after),
            "falls": after <= 0}  # fmt: skip


def struck(hits: list[Hit]) -> list[Result]:
    return [
        {"ref": f"{'building' if one.stone else 'piece'}/{one.hits}", "of": "health",
         "before": int(one.left), "after": max(0, int(one.left - one.damage)), "falls": one.falls}
        for one in hits
    ]  # fmt: skip


# Whole attacks


def ways(g: Blackbriar, seat: int, w: Words) -> list[Way]:
    """The seat's attacks from where it stands now, the best first, a few to each target."""
    decision = pending(g)
    if decision is None or seat < 0 or not decision.seats(g) >> seat & 1:
        return []
    found: list[Way] = []
    if isinstance(decision, PlaceDie):
        if g.plan == NO_PLAN:
            found = from_die(g, seat, int(decision.die), [], w)
    elif isinstance(decision, OpenTurn) and not g.passed >> seat & 1:
        menu = Menu(seat)
        decision.menu(g, menu)
        for code in menu.listed():
            if code >> 48 == verbs.LIFT:
                die = int(Option(seat, code).a)
                found += from_die(g, seat, die, [key_of(g, seat, code)], w)
    found.sort(key=lambda way: rank(g, way))
    return few(found)


def rank(g: Blackbriar, way: Way) -> tuple[Any, ...]:
    """What brings its target down goes first, then what hurts most, then what costs least."""
    harm = sum(one["before"] - one["after"] for one in way["results"])
    falls = sum(1 for one in way["results"] if one["falls"])
    dice = [int(ref.partition("/")[2]) for ref in way["dice"]]
    cost = sum(int(block_value(g.dice.sides[die])) * 16 + int(g.dice.face[die]) for die in dice)
    return (way["target"], -falls, -harm, len(dice), cost, way["keys"])


def few(sorted_: list[Way]) -> list[Way]:
    """The first ways to each target; of those with the same dice on the same weapon one."""
    found: list[Way] = []
    seen: set[tuple[Any, ...]] = set()
    many: dict[str, int] = {}
    for way in sorted_:
        told = tuple((one["ref"], one["after"]) for one in way["results"])
        alike = (way["target"], way["weapon"], told)
        if alike in seen or many.get(way["target"], 0) >= WAYS:
            continue
        seen.add(alike)
        many[way["target"]] = many.get(way["target"], 0) + 1
        found.append(way)
    return found


def from_die(g: Blackbriar, seat: int, die: int, before: list[str], w: Words) -> list[Way]:
    """Attacks that begin with this die in hand."""
    menu = Menu(seat)
    PlaceDie(seat, die).menu(g, menu)
    found: list[Way] = []
    for code in menu.listed():
        o = Option(seat, code)
        keys = [*before, key_of(g, seat, code)]
        if o.verb == verbs.USE:
            hits = notes.hits_of(g, o.a, o.b >> 4, o.b & 15, o.c)
            if hits:
                found.append(way(g, seat, o, keys, [die], hits, w))
        elif o.verb == verbs.LOAD and seat_of(g, o.a) == seat:
            found += fired(g, seat, o, die, keys, w)
    return found


def fired(
    g: Blackbriar, seat: int, loading: Option, load: int, keys: list[str], w: Words
) -> list[Way]:
    """Shots that this die loads, each with an own die of the same townsfolk."""
    folk, line = int(loading.a), int(loading.b)
    weapon = g.weapon(folk, line)
    assert weapon is not None
    face = int(g.dice.face[load])
    found: list[Way] = []
    for die in range(folk * DICE_ROOM, (folk + 1) * DICE_ROOM):
        if die == load or g.dice.place[die] != ACTIVE or not alone(g, die, load):
            continue
        menu = Menu(seat)
        offering.offer_fire(g, menu, folk, line, weapon, die, load)
        lift = key_of(g, seat, packed(verbs.LIFT, die))
        for code in menu.listed():
            o = Option(seat, code)
            hits = planned.shot_hits(g, folk, weapon, weapon.spaces[o.b & 15], o.c, face)
            made = [*keys, lift, key_of(g, seat, code)]
            found.append(way(g, seat, o, made, [load, die], hits, w))
    return found


def alone(g: Blackbriar, die: int, load: int) -> bool:
    """Whether the menu will list this die once the other one is laid down."""
    if first_alike(g, die):
        return True
    place, g.dice.place[load] = g.dice.place[load], PLEDGED
    listed = bool(first_alike(g, die))
    g.dice.place[load] = place
    return listed


def way(
    g: Blackbriar, seat: int, o: Option, keys: list[str], dice: list[int], hits: list[Hit], w: Words
) -> Way:
    weapon = g.weapon(o.a, o.b >> 4)
    assert weapon is not None
    return {
        "target": verbs.target_ref(g, seat, int(o.c)),
        "townsfolk": g.id(o.a),
        "weapon": f"weapon/{weapon.id}",
        "name": str(w.name(weapon.id)),
        "space": f"space/{weapon.id}/{(o.b & 15) + 1}",
        "keys": keys,
        "dice": [f"die/{die}" for die in dice],
        "results": struck(hits),
    }
