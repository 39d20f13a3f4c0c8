"""The judge of Blackbriar: what a position is worth to the whole town, and what is advised."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gaslamp.games.blackbriar import offering, planner, preview, secrets
from gaslamp.games.blackbriar import vocabulary as verbs
from gaslamp.games.blackbriar.board import (
    adjacent_folk,
    building_left,
    creature_left,
    health_left,
    standing,
)
from gaslamp.games.blackbriar.dice import block_value
from gaslamp.games.blackbriar.effects import Damage
from gaslamp.games.blackbriar.harm import after_defences
from gaslamp.games.blackbriar.hexes import distance
from gaslamp.games.blackbriar.state import (
    ACTIVE,
    BROKEN,
    CONDITIONS,
    DELAYED,
    NO_PLAN,
    NONE,
    ON_CREATURE,
    ON_SPACE,
    PLEDGED,
    REMOVED,
    REPAIRS,
    RESERVE,
    STUNNED,
    UPGRADED,
    Blackbriar,
    owner,
    seat_of,
)
from gaslamp.games.blackbriar.tables import (
    ARC_FIRE,
    DICE_ROOM,
    HELPFUL,
    LINES,
    MAUSOLEUM,
    MAUSOLEUM_TARGET,
    RANGED,
    TOWN_BUILDINGS,
    Weapon,
)
from gaslamp.games.blackbriar.targeting import BUILDING_MARK, MARKS, Aims
from gaslamp.kernel.judge import WIN, Judge
from gaslamp.kernel.menu import Menu, Option
from gaslamp.kernel.rng import Rng


class Weights:
    """How much things matter, in points of damage. Found by playing whole games."""

    def __init__(self) -> None:
        self.frailty: float = 45.0
        self.danger: float = 14.0
        self.creature: float = 3.2
        self.creature_health: float = 0.55
        self.creature_bite: float = 0.6
        self.necromancer_health: float = 1.6
        self.tier: float = 8.0
        self.die_face: float = 0.8
        self.away: float = 0.5
        self.held: float = 0.6
        # A die that no strike is foreseen for.
        self.spare: float = 0.2
        # While the dead walk: only for further strikes, for own dice are rolled anew anyway.
        self.held_on: float = 0.25
        self.building: float = 0.3
        self.ruin: float = 5.0
        self.stun: float = 1.5
        self.plan: float = 0.5
        self.payment: float = 0.06
        self.voucher: float = 0.15
        self.blessing: float = 0.35
        self.tokens: float = 0.6
        # Up to how many townsfolk the creatures' courses are followed exactly: it takes time.
        self.exact: i64 = 3


# Of what comes, so many times as much may be worth holding dice for: blows vary.
AMPLE: Final = 1.5
NO_STRIKES = [0.0] * MARKS


FEW: Final = 3  # up to so many townsfolk a company is small


class BlackbriarJudge(Judge[Blackbriar]):
    """A valuation of positions by weights; advice is the planner's."""

    def __init__(self, weights: Weights) -> None:
        super().__init__()
        self.weights: Final = weights

    def redeal(self, g: Blackbriar, seat: i64, rng: Rng) -> Blackbriar:
        return secrets.redeal(g, rng)

    def advise(self, g: Blackbriar, seat: i64, rng: Rng) -> i64:
        return planner.advice(self, g, seat, rng)

    def role(self, g: Blackbriar, seat: i64) -> str:
        """A large company has many more ways to go on."""
        return "" if g.folk <= FEW else "many"

    def value(self, g: Blackbriar, seat: i64) -> float:
        outcome = g.outcome
        if outcome is not None:
            return WIN if outcome.winners != 0 else -WIN
        if g.wave == 0:
            return opening(g)
        w = self.weights
        coming = strikes(g, w) if g.townsfolk_turn else NO_STRIKES
        folk = folk_worth(g, w) + dice_worth(g, w) + held_worth(g, w, coming)
        return folk + town_worth(g, w) - horde_threat(g, w, coming) + plan_worth(g, w)


def opening(g: Blackbriar) -> float:
    """Before the first wave: in the front row, and side by side."""
    total = 0.0
    folk: i64 = 0
    while folk < g.folk:
        at = g.board.hex_of[folk]
        if at >= 0:
            total -= 0.2 * abs(float(distance(at, g.ground.mausoleum)) - 3.0)
            other: i64 = 0
            while other < folk:
                total -= 0.05 * float(distance(at, g.board.hex_of[other]))
                other += 1
        folk += 1
    return total


def folk_worth(g: Blackbriar, w: Weights) -> float:
    """Health (the last points count most), weapons, dice and what a turn has prepared."""
    total = 0.0
    folk: i64 = 0
    while folk < g.folk:
        left = float(health_left(g, folk))
        total -= w.frailty / left if left > 0.0 else 2.0 * w.frailty
        total += 0.3 * left
        tiers = float(g.sheets.tier[folk * 2] + g.sheets.tier[folk * 2 + 1])
        total += w.tier * tiers
        if g.sheets.bless[folk] > 1:
            total += w.blessing * float(promise(g, folk))
        if not g.sheets.tokens[folk] & UPGRADED:
            total += w.voucher * float(g.sheets.voucher[folk] + g.sheets.credit[folk])
        tokens = g.sheets.tokens[folk] & (CONDITIONS | REPAIRS)
        while tokens != 0:
            tokens &= tokens - 1
            total -= w.tokens
        folk += 1
    return total


def dice_worth(g: Blackbriar, w: Weights) -> float:
    """Big dice are good; dice that miss the next turn are worth less."""
    total = 0.0
    die: i64 = 0
    while die < g.folk * DICE_ROOM:
        place = g.dice.place[die]
        if place != RESERVE and place != REMOVED:
            face = float(g.dice.sides[die] + 1) * 0.5
            total += w.die_face * face
            away = place not in (ACTIVE, PLEDGED, DELAYED + owner(die))
            if away and not own_space(place, owner(die)):
                total -= w.away * face * 0.5
        die += 1
    return total


def held_worth(g: Blackbriar, w: Weights, coming: list[float]) -> float:
    """Unspent dice can block what comes to their townsfolk, or to those beside it (BB-BLK-01/02);
    more of them than there is to block are worth little."""
    total = 0.0
    folk: i64 = 0
    while folk < g.folk:
        stops = float(stopping(g, folk))
        if not g.townsfolk_turn:
            total += w.held_on * stops
        elif stops > 0.0:
            wanted = min(stops, AMPLE * coming_near(g, folk, coming))
            total += w.held * wanted + w.spare * (stops - wanted)
        folk += 1
    return total


def stopping(g: Blackbriar, folk: i64) -> i64:
    """How much damage the unspent dice of a townsfolk can block."""
    total: i64 = 0
    die = folk * DICE_ROOM
    while die < (folk + 1) * DICE_ROOM:
        if g.dice.place[die] == ACTIVE or g.dice.place[die] == PLEDGED:
            total += block_value(g.dice.sides[die])
        die += 1
    return total


def coming_near(g: Blackbriar, folk: i64, coming: list[float]) -> float:
    """What comes to a townsfolk and to those beside it."""
    total = coming[folk]
    other: i64 = 0
    while other < g.folk:
        if coming[other] > 0.0 and adjacent_folk(g, folk, other):
            total += coming[other]
        other += 1
    return total


def own_space(place: i64, folk: i64) -> bool:
    """Whether a die lies on a space of its owner's card."""
    return ON_SPACE <= place < ON_CREATURE and ((place - ON_SPACE) >> 4) // LINES == folk


def town_worth(g: Blackbriar, w: Weights) -> float:
    """What is left of the Town Buildings; the last ones count most."""
    total = 0.0
    ruins = 0.0
    building: i64 = 0
    while building < TOWN_BUILDINGS:
        if standing(g, building):
            total += w.building * float(building_left(g, building))
        else:
            ruins += 1.0
        building += 1
    return total - w.ruin * ruins * ruins


def strikes(g: Blackbriar, w: Weights) -> list[float]:
    """How much damage the creatures will probably do to whom in the coming turn."""
    coming = [0.0] * MARKS
    if g.folk <= w.exact:
        foresee_all(g, coming)
        return coming
    aims = Aims(g)
    i: i64 = 0
    while i < g.piles.horde.size():
        creature = g.piles.horde.at(i)
        if not g.board.marks[creature] & STUNNED:
            expect(g, aims, creature, coming)
        i += 1
    return coming


def horde_threat(g: Blackbriar, w: Weights, coming: list[float]) -> float:
    """Every creature by its Health, bite and nearness; and the danger to whom they can reach."""
    total = 0.0
    i: i64 = 0
    while i < g.piles.horde.size():
        creature = g.piles.horde.at(i)
        total += creature_worth(g, creature, w)
        if g.board.marks[creature] & STUNNED:
            total -= w.stun
        i += 1
    if not g.townsfolk_turn:
        return total
    folk: i64 = 0
    while folk < g.folk:
        left = float(max(1, health_left(g, folk)))
        share = coming[folk] / left
        total += 0.5 * coming[folk] + w.danger * share * share
        folk += 1
    mark: i64 = BUILDING_MARK
    while mark < MARKS:
        total += w.building * coming[mark]
        mark += 1
    return total


def creature_worth(g: Blackbriar, creature: i64, w: Weights) -> float:
    """What a creature costs the town as long as it lives."""
    left = float(creature_left(g, creature))
    tokens = float(g.board.poison[creature])
    if tokens > 0.0:
        left = max(0.3, left - 0.75 * min(left, tokens * (tokens + 1.0) * 0.5))
    if creature == g.content.necromancer:
        return 2.0 * w.creature + w.necromancer_health * left
    return w.creature + w.creature_health * left + w.creature_bite * g.content.mean_of[creature]


def foresee_all(g: Blackbriar, coming: list[float]) -> None:
    """What every creature on the board will do by the exact procedure, if nothing changes."""
    for one in preview.foresee(g):
        for mark in one.victims:
            coming[mark] += g.content.mean_of[one.creature]


def expect(g: Blackbriar, aims: Aims, creature: i64, coming: list[float]) -> None:
    """Whom the creature will probably attack in the coming turn, and for how much."""
    at = g.board.hex_of[creature]
    mark = aims.first(at)
    if mark == NONE:
        return
    d = distance(at, aims.hexes[mark])
    actions = float(g.content.fast_of[creature] + 1)
    chance = 0.0
    if d <= 1:
        chance = actions
    elif g.content.able_of[creature] & FAR_REACHING:
        chance = 0.8
    elif d == 2:
        chance = actions - 1.0 if g.content.attack_of[creature] == 0 else actions - 0.35
    coming[mark] += chance * g.content.mean_of[creature]


FAR_REACHING: Final[i64] = (1 << RANGED) | (1 << ARC_FIRE)


def plan_worth(g: Blackbriar, w: Weights) -> float:
    """An action under construction promises a little, less than any use of its dice."""
    if g.plan == NO_PLAN:
        return 0.0
    total = w.plan
    die: i64 = 0
    while die < g.folk * DICE_ROOM:
        if g.dice.place[die] == PLEDGED:
            total += w.payment * float(g.dice.face[die])
        die += 1
    return total


# What a BLESS promises: it is lost at the end of the turn (BB-ACT-03), so without a blow that can
# still be struck it is worth nothing.

# What a shot deals more for each time it counts; which it will be is not looked at here.
SHOT_MORE: i64 = 2


def promise(g: Blackbriar, folk: i64) -> i64:
    """How much more the best blow of the townsfolk with an active die of its own would deal."""
    most: i64 = 0
    die = folk * DICE_ROOM
    while die < (folk + 1) * DICE_ROOM:
        if g.dice.place[die] == ACTIVE:
            line: i64 = 0
            while line < HELPFUL:
                weapon = g.weapon(folk, line)
                if weapon is not None and g.sheets.tokens[folk] & (BROKEN * (line + 1)) == 0:
                    most = max(most, best_blow(g, folk, line, weapon, die))
                line += 1
        die += 1
    return most


def best_blow(g: Blackbriar, folk: i64, line: i64, weapon: Weapon, die: i64) -> i64:
    menu = Menu(seat_of(g, folk))
    offering.offer_weapon(g, menu, menu.seat, folk, line, weapon, die)
    most: i64 = 0
    i: i64 = 0
    while i < menu.size():
        o = Option(menu.seat, menu.at(i))
        if o.verb != verbs.USE or weapon.load.linked:
            most = max(most, SHOT_MORE * (g.sheets.bless[folk] - 1))
        else:
            band = weapon.spaces[o.b & 15]
            if isinstance(band.effect, Damage):
                most = max(most, more(g, o.c, band.amount, g.sheets.bless[folk]))
        i += 1
    return most


def more(g: Blackbriar, target: i64, amount: i64, times: i64) -> i64:
    """What a blow deals more when it counts several times; no more than there is to deal."""
    if target == MAUSOLEUM_TARGET:
        left = building_left(g, MAUSOLEUM)
        return min(left, amount * times) - min(left, amount)
    left = creature_left(g, target)
    plain = min(left, after_defences(g, target, amount))
    return min(left, after_defences(g, target, amount * times)) - plain
