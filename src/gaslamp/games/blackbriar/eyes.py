"""What the town sees in numbers: its folk and their dice, its buildings, the horde and what comes.

Everything lies open but the order of the deck. Each number is counted per townsfolk, so that small
and large companies are alike.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from gaslamp.games.blackbriar import judge
from gaslamp.games.blackbriar.board import building_left, creature_left, health_left, standing
from gaslamp.games.blackbriar.state import (
    ACTIVE,
    CONDITIONS,
    DELAYED,
    NO_PLAN,
    PLEDGED,
    REMOVED,
    REPAIRS,
    RESERVE,
    STUNNED,
    UPGRADED,
    Blackbriar,
    owner,
)
from gaslamp.games.blackbriar.tables import DICE_ROOM, MAUSOLEUM, TOWN_BUILDINGS
from gaslamp.games.blackbriar.targeting import BUILDING_MARK, MARKS
from gaslamp.kernel.bits import count_bits
from gaslamp.kernel.eyes import Eyes

EVEN: Final = 0
HEALTH: Final = 1
FRAILTY: Final = 2
FRAILEST: Final = 3
TIERS: Final = 4
BLESSED: Final = 5
VOUCHERS: Final = 6
TOKENS: Final = 7
FACES: Final = 8
AWAY: Final = 9
HELD: Final = 10
HELD_ON: Final = 11
SPARE: Final = 12
BUILDINGS: Final = 13
RUINS: Final = 14
RUINS_SQUARED: Final = 15
CREATURES: Final = 16
CREATURE_HEALTH: Final = 17
BITE: Final = 18
STUNS: Final = 19
NECROMANCER: Final = 20
NECROMANCER_HEALTH: Final = 21
MAUSOLEUM_LEFT: Final = 22
COMING: Final = 23
DANGER: Final = 24
DANGER_MOST: Final = 25
COMING_TO_TOWN: Final = 26
PLANS: Final = 27
DECK: Final = 28
WAVE: Final = 29
TURN: Final = 30
WORTH: Final = 31
CROWD: Final = 32  # creatures for each townsfolk beyond one
FOLK: Final = 33
NUMBERS: Final = 39
WORDS: Final = (
    "even", "health", "frailty", "frailest", "tiers", "blessed", "vouchers", "tokens", "faces",
    "away", "held", "held-on", "spare", "buildings", "ruins", "ruins-squared", "creatures",
    "creature-health", "bite", "stuns", "necromancer", "necromancer-health", "mausoleum",
    "coming", "danger", "danger-most", "coming-to-town", "plans", "deck", "wave", "turn", "worth",
    "crowd", "folk-1", "folk-2", "folk-3", "folk-4", "folk-5", "folk-6",
)  # fmt: skip


class BlackbriarEyes(Eyes[Blackbriar]):
    def __init__(self, learned: dict[str, float], weights: judge.Weights) -> None:
        super().__init__(learned)
        self.hand_made: Final = weights

    def content(self, g: Blackbriar) -> object:
        return g.content

    def moment(self, g: Blackbriar) -> i64:
        """Night and day are a turn each, so that what is decided at night is followed to the
        morning and no further."""
        return 2 * g.wave + (1 if g.townsfolk_turn else 0)

    def side(self, g: Blackbriar, seat: i64) -> i64:
        return 0

    def names(self, g: Blackbriar) -> list[str]:
        return list(WORDS)

    def look(self, g: Blackbriar, seat: i64, sight: vec[float]) -> None:
        w = self.hand_made
        sight[EVEN] = 1.0
        sight[FOLK + g.folk - 1] = 1.0
        if g.wave == 0:
            sight[WORTH] = judge.opening(g)
            return
        coming = judge.strikes(g, w) if g.townsfolk_turn else judge.NO_STRIKES
        look_at_folk(g, coming, sight)
        look_at_dice(g, sight)
        look_at_held(g, coming, sight)
        look_at_town(g, sight)
        look_at_horde(g, coming, sight)
        sight[WAVE] = float(g.wave) * 0.1
        sight[DECK] = float(g.piles.deck.size()) * 0.1
        if g.townsfolk_turn:
            sight[TURN] = 1.0
        if g.plan != NO_PLAN:
            sight[PLANS] = judge.plan_worth(g, w)


def look_at_folk(g: Blackbriar, coming: list[float], sight: vec[float]) -> None:
    share = 1.0 / float(g.folk)
    folk: i64 = 0
    while folk < g.folk:
        left = float(max(0, health_left(g, folk)))
        frailty = 5.0 / left if left > 0.0 else 10.0
        sight[HEALTH] += share * 0.1 * left
        sight[FRAILTY] += share * frailty
        sight[FRAILEST] = max(sight[FRAILEST], frailty)
        sight[TIERS] += share * float(g.sheets.tier[folk * 2] + g.sheets.tier[folk * 2 + 1])
        if g.sheets.bless[folk] > 1:
            sight[BLESSED] += 0.2 * float(judge.promise(g, folk))
        if not g.sheets.tokens[folk] & UPGRADED:
            sight[VOUCHERS] += share * 0.3 * float(g.sheets.voucher[folk] + g.sheets.credit[folk])
        sight[TOKENS] += share * float(count_bits(g.sheets.tokens[folk] & (CONDITIONS | REPAIRS)))
        part = coming[folk] / max(1.0, left)
        sight[COMING] += share * 0.2 * coming[folk]
        sight[DANGER] += share * part * part
        sight[DANGER_MOST] = max(sight[DANGER_MOST], min(2.0, part))
        folk += 1


def look_at_dice(g: Blackbriar, sight: vec[float]) -> None:
    share = 0.1 / float(g.folk)
    die: i64 = 0
    while die < g.folk * DICE_ROOM:
        place = g.dice.place[die]
        if place != RESERVE and place != REMOVED:
            face = float(g.dice.sides[die] + 1) * 0.5
            sight[FACES] += share * face
            away = place not in (ACTIVE, PLEDGED, DELAYED + owner(die))
            if away and not judge.own_space(place, owner(die)):
                sight[AWAY] += share * face
        die += 1


def look_at_held(g: Blackbriar, coming: list[float], sight: vec[float]) -> None:
    share = 0.2 / float(g.folk)
    folk: i64 = 0
    while folk < g.folk:
        stops = float(judge.stopping(g, folk))
        if not g.townsfolk_turn:
            sight[HELD_ON] += share * stops
        elif stops > 0.0:
            wanted = min(stops, judge.AMPLE * judge.coming_near(g, folk, coming))
            sight[HELD] += share * wanted
            sight[SPARE] += share * (stops - wanted)
        folk += 1


def look_at_town(g: Blackbriar, sight: vec[float]) -> None:
    ruins = 0.0
    building: i64 = 0
    while building < TOWN_BUILDINGS:
        if standing(g, building):
            sight[BUILDINGS] += 0.05 * float(building_left(g, building))
        else:
            ruins += 1.0
        building += 1
    sight[RUINS] = ruins
    sight[RUINS_SQUARED] = 0.3 * ruins * ruins
    sight[MAUSOLEUM_LEFT] = 0.05 * float(building_left(g, MAUSOLEUM))


def look_at_horde(g: Blackbriar, coming: list[float], sight: vec[float]) -> None:
    share = 1.0 / float(g.folk)
    many = 0.0
    i: i64 = 0
    while i < g.piles.horde.size():
        creature = g.piles.horde.at(i)
        left = float(creature_left(g, creature))
        tokens = float(g.board.poison[creature])
        if tokens > 0.0:
            left = max(0.3, left - 0.75 * min(left, tokens * (tokens + 1.0) * 0.5))
        if creature == g.content.necromancer:
            sight[NECROMANCER] = 1.0
            sight[NECROMANCER_HEALTH] = share * left * 0.2
        else:
            many += 1.0
            sight[CREATURES] += share
            sight[CREATURE_HEALTH] += share * 0.2 * left
            sight[BITE] += share * 0.3 * g.content.mean_of[creature]
        if g.board.marks[creature] & STUNNED:
            sight[STUNS] += share
        i += 1
    sight[CROWD] = max(0.0, many * share - 1.0)
    mark: i64 = BUILDING_MARK
    while mark < MARKS:
        sight[COMING_TO_TOWN] += 0.1 * coming[mark]
        mark += 1
