# border: not compiled
"""Why a piece on the table can do nothing now, where the menu does not say it: hexes, dice, and
everything that a die could be put on or aimed at."""

from __future__ import annotations

from dataclasses import dataclass, field

from gaslamp.games.blackbriar import dice, tables, upgrades
from gaslamp.games.blackbriar import vocabulary as verbs
from gaslamp.games.blackbriar.blocking import Block, may_block
from gaslamp.games.blackbriar.board import active_in_stack
from gaslamp.games.blackbriar.hexes import HEX_NAMES, distance, is_town
from gaslamp.games.blackbriar.placing import Consent, Linked, Offered, PlaceDie
from gaslamp.games.blackbriar.setup import ChooseFolk, PlaceFolk
from gaslamp.games.blackbriar.state import (
    ACTIVE,
    DELAYED,
    MOVED,
    NONE,
    ON_BUILDING,
    SHOT,
    UPGRADE,
    Blackbriar,
    owner,
    seat_of,
)
from gaslamp.games.blackbriar.tables import DICE_ROOM, FOLK_ROOM, LINES, TOWN_BUILDINGS
from gaslamp.games.blackbriar.townsfolk_turn import OpenTurn
from gaslamp.games.closing import Rows, Why
from gaslamp.games.game import Closed
from gaslamp.kernel.menu import Menu
from gaslamp.kernel.state import pending

LIFT_FIRST: Why = ("why-lift-first", "BB-TT-04", ())


def closed(g: Blackbriar, seat: int, told: set[str]) -> list[Closed]:
    rows = Rows(told)
    decision = pending(g)
    if isinstance(decision, ChooseFolk):
        return []
    for h, name in enumerate(HEX_NAMES):
        rows.add("closed-hex", f"hex/{name}", hex_why(g, seat, h))
    some_dice(g, seat, rows)
    if isinstance(decision, OpenTurn) and not (g.passed >> seat) & 1:
        tried = trial(g, seat)
        for what, ref in things(g):
            if ref not in tried.open:
                rows.add(what, ref, tried.why(what, ref))
            elif what in ("closed-space", "closed-upgrade", "closed-building"):
                rows.add(what, ref, LIFT_FIRST)
    else:
        for what, ref in things(g):
            rows.add(what, ref, thing_why(g, seat, what, ref))
    return rows.listed()


# Hexes


def hex_why(g: Blackbriar, seat: int, h: int) -> Why:
    """BB-TMV-01/02: whose step could lead there, and why none does."""
    decision = pending(g)
    if isinstance(decision, PlaceFolk):
        return ("why-start-in-town" if not is_town(h) else "why-taken-hex", "BB-SETUP-20", ())
    if isinstance(decision, OpenTurn) and not (g.passed >> seat) & 1:
        return step_why(g, [folk for folk in range(g.folk) if seat_of(g, folk) == seat], h, False)
    if isinstance(decision, PlaceDie) and g.plan != SHOT:
        return step_why(g, [int(owner(decision.die))], h, True)
    return asked_why(g, seat)


def step_why(g: Blackbriar, walkers: list[int], h: int, by_die: bool) -> Why:
    there = int(g.board.top[h])
    if there != NONE:
        return "why-hex-occupied", "BB-TMV-09", (g.id(there),)
    able = [f for f in walkers if bool(g.sheets.tokens[f] & MOVED) == by_die]
    if not able:
        message = "why-step-free" if by_die else "why-step-taken"
        return message, "BB-TMV-01" if by_die else "BB-TMV-02", (g.id(walkers[0]),)
    beside = [f for f in able if distance(g.board.hex_of[f], h) == 1]
    if beside and active_in_stack(g, beside[0]):
        return "why-pinned", "BB-TMV-04", (g.id(beside[0]),)
    if len(able) == 1:
        return "why-hex-far", "BB-TMV-01", (g.id(able[0]),)
    return "why-hex-far-all", "BB-TMV-01", ()


# Dice


def some_dice(g: Blackbriar, seat: int, rows: Rows) -> None:
    """Dice that are alike stand for each other: of those at hand the menu speaks."""
    decision = pending(g)
    open_ = offered(g, seat, rows.told)
    for die in range(g.folk * DICE_ROOM):
        place, ref = int(g.dice.place[die]), f"die/{die}"
        whose = g.id(owner(die))
        if any(alike(g, die, other) for other in open_):
            continue
        if DELAYED <= place < ON_BUILDING:
            rows.add("closed-die", ref, ("why-die-delayed", "BB-DIC-04", ()))
        elif ON_BUILDING <= place < ON_BUILDING + tables.BUILDINGS:
            rows.add("closed-die", ref, ("why-die-serves", "BB-BLD-04", ()))
        elif place != ACTIVE:
            continue
        elif isinstance(decision, PlaceDie):
            if die != decision.die:
                rows.add("closed-die", ref, ("why-die-in-hand", "BB-DIC-01", ()))
        elif seat_of(g, owner(die)) != seat:
            why: Why = ("why-die-of-other", "BB-SHR-01", (whose,))
            if isinstance(decision, Block):
                why = ("why-block-other", "BB-BLK-02", (whose,))
            if not isinstance(decision, Linked):
                rows.add("closed-die", ref, why)
        elif isinstance(decision, Block):
            if not may_block(g, die, decision.folk):
                where = (whose, g.id(decision.folk))
                rows.add("closed-die", ref, ("why-block-far", "BB-BLK-02", where))
        elif not isinstance(decision, (OpenTurn, Linked)):
            rows.add("closed-die", ref, asked_why(g, seat))


def offered(g: Blackbriar, seat: int, told: set[str]) -> list[int]:
    """The dice the menu has options for."""
    found = [die for die in range(g.folk * DICE_ROOM) if f"die/{die}" in told]
    decision = pending(g)
    if not found or decision is None:
        return []
    menu = Menu(seat)
    decision.menu(g, menu)
    refs = {ref for code in menu.listed() for ref in verbs.V.spelled(g, seat, code)[2]}
    return [die for die in found if f"die/{die}" in refs]


def alike(g: Blackbriar, one: int, other: int) -> bool:
    """Of the same person and place, with as many sides; at hand what they show counts, too."""
    place = g.dice.place[one]
    if place != g.dice.place[other] or owner(one) != owner(other):
        return False
    if place == ACTIVE:
        return bool(dice.same_die(g, one, other))
    return bool(g.dice.sides[one] == g.dice.sides[other])


# What a die can be put on or aimed at


def things(g: Blackbriar) -> list[tuple[str, str]]:
    """Weapons with their spaces and next tiers, buildings, creatures: what each is, its handle."""
    found: list[tuple[str, str]] = []
    for folk in range(g.folk):
        for line in range(LINES):
            weapon = g.weapon(folk, line)
            if weapon is None:
                continue
            found.append(("closed-weapon", f"weapon/{weapon.id}"))
            if weapon.load.linked:
                found.append(("closed-load", f"space/{weapon.id}/load"))
            spaces = range(1, len(weapon.spaces) + 1)
            found += [("closed-space", f"space/{weapon.id}/{n}") for n in spaces]
            if line < 2 and (tier := upgrades.next_tier(g, folk, line)) is not None:
                found.append(("closed-upgrade", f"weapon/{tier.id}"))
    for building in range(TOWN_BUILDINGS):
        found.append(("closed-building", f"building/{g.building_id(building)}"))
    found.append(("closed-mausoleum", f"building/{g.building_id(tables.MAUSOLEUM)}"))
    for piece in range(FOLK_ROOM, len(g.board.hex_of)):
        if g.board.hex_of[piece] != NONE:
            found.append(("closed-creature", f"piece/{g.id(piece)}"))
    return found


@dataclass
class Tried:
    """What the dice of a seat could do, one after the other: for which handles something is open,
    and why nothing is for the others."""

    dice: int = 0
    open: set[str] = field(default_factory=set)
    reasons: dict[str, list[Why]] = field(default_factory=dict)

    def why(self, what: str, ref: str) -> Why:
        if not self.dice:
            return "why-no-dice", "BB-TT-06", ()
        found = self.reasons.get(ref, [])
        for why in found:
            if why[0] != "why-range":
                return why
        if found:
            return "why-no-die-fits", "BB-DIC-01", ()
        if what == "closed-space":
            return "why-load-first", "BB-DIC-05", ()
        if what in ("closed-creature", "closed-mausoleum"):
            return "why-out-of-reach", "BB-TAT-01", ()
        return "why-die-nothing", "BB-DIC-01", ()


def trial(g: Blackbriar, seat: int) -> Tried:
    """Every kind of die that the seat may take up, tried."""
    tried = Tried()
    for die in range(g.folk * DICE_ROOM):
        if g.dice.place[die] != ACTIVE or seat_of(g, owner(die)) != seat:
            continue
        if not dice.first_alike(g, die):
            continue
        tried.dice += 1
        menu = Menu(seat, explain=True)
        PlaceDie(seat, die).menu(g, menu)
        for code in menu.listed():
            tried.open.update(verbs.V.spelled(g, seat, code)[2])
        for refusal in menu.refusals:
            why = refusal.why, refusal.rule, tuple(refusal.args)
            for ref in verbs.V.spelled(g, seat, refusal.code)[2]:
                tried.reasons.setdefault(ref, []).append(why)
    return tried


def thing_why(g: Blackbriar, seat: int, what: str, ref: str) -> Why:
    if not isinstance(pending(g), PlaceDie):
        return asked_why(g, seat)
    if what in ("closed-creature", "closed-mausoleum"):
        return "why-die-reaches-not", "BB-TAT-01", ()
    if what == "closed-upgrade":
        return "why-offer-die", "BB-UPG-04", ()
    if what == "closed-space":
        return "why-load-first", "BB-DIC-05", ()
    return "why-die-nothing", "BB-DIC-01", ()


def asked_why(g: Blackbriar, seat: int) -> Why:
    """What is being done, and comes first."""
    decision = pending(g)
    if isinstance(decision, OpenTurn):
        return "why-you-passed", "BB-TT-06", ()
    if isinstance(decision, (Linked, PlaceDie)):
        message = "why-paying" if g.plan == UPGRADE else "why-linking"
        return message, "BB-DIC-05", (g.id(g.plan_card),)
    if isinstance(decision, Block):
        return "why-blow", "BB-BLK-01", (g.id(decision.folk),)
    if isinstance(decision, (Consent, Offered)):
        return "why-lending", "BB-SHR-01", ()
    return "why-night" if not g.townsfolk_turn else "why-follows", "BB-GEN-08", ()
