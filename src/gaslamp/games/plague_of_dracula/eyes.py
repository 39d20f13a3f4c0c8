"""What both sides see in numbers: the city, the hunters and the Count, as the hunters like it.

Only what lies open to everybody is counted, and for Dracula's player the coffins he has laid. What
is good for the hunters is bad for Dracula, so his player sees the same numbers with the other sign.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from gaslamp.games.plague_of_dracula import judge
from gaslamp.games.plague_of_dracula.combat_row import combat_if_any
from gaslamp.games.plague_of_dracula.last_stand import LastStand
from gaslamp.games.plague_of_dracula.secrets import sees_coffins
from gaslamp.games.plague_of_dracula.state import (
    Plague,
    able,
    in_london,
    strength,
    tainted_places,
    undisturbed,
)
from gaslamp.games.plague_of_dracula.status_track import holders, holds
from gaslamp.games.plague_of_dracula.tables import (
    BUDA_PESTH,
    CLEANSED,
    COFFIN,
    CRUCIFIX,
    DRACULA,
    FINAL,
    GONE,
    HARKER,
    HOLY_WATER,
    HOST,
    HUNTERS,
    LAST_TURN,
    LOCATIONS,
    MIASMA,
    PLACES,
    PLAGUE,
    RUMOR,
    STAKES,
    TOP_SPACE,
    UNMARKED,
    WREATH,
)
from gaslamp.kernel.bits import bit, count_bits
from gaslamp.kernel.eyes import Eyes

FAR: Final = 9  # steps to where nobody is

# Numbers of each hunter.
BITTEN: Final = 0
BITTEN_TWICE: Final = 1
LOST: Final = 2
IN_LONDON: Final = 3
ARMS: Final = 4
PER_HUNTER: Final = 5
HUNTER_WORDS: Final = ("bitten", "bitten-twice", "lost", "in-london", "arms")

# Numbers of the whole; each stands there twice, the second time the more, the later it is.
EVEN: Final = 0
TAINTED: Final = 1
COFFINS: Final = 2
RUMORS: Final = 3
MIASMAS: Final = 4
CLEAN: Final = 5
MANY: Final = 6
TOO_MANY: Final = 7
DISCARDED: Final = 8
DISCARDED_ANY: Final = 9
COFFINS_FOUND: Final = 10
COUNT: Final = 11
STRENGTH: Final = 12
RENFIELD: Final = 13
TURNED: Final = 14
MINA: Final = 15
BOLD: Final = 16
FIT: Final = 17
STAKES_HELD: Final = 18
STAKES_SAFE: Final = 19
STAKES_TWICE: Final = 20
CRUCIFIXES: Final = 21
WATER: Final = 22
HOSTS: Final = 23
WREATHS: Final = 24
CITY: Final = 25
UNDEAD: Final = 26
PEOPLE: Final = 27
HOPES: Final = 28
FIGHTING: Final = 29
FIGHTING_COUNT: Final = 30
LAST_BATTLE: Final = 31
SHIELDS: Final = 32
FINALISTS: Final = 33
VERSUS: Final = 34
EASIER: Final = 35
HARDER: Final = 36
HEALTH: Final = 37
STANDING: Final = 38
COMPANIES: Final = 39
OPEN_GROUND: Final = 40
HIDDEN: Final = 41  # what only Dracula's player knows: the coffins he has laid face down,
HIDDEN_NEAR: Final = 42  # and those that hunters come upon soon
TOUGH: Final = 43  # what the Last Battle would be like now
LIVES: Final = 44
ROUNDS: Final = 45
LAST_STAND: Final = 46
LAST_STAND_SOON: Final = 47
WITHIN_REACH: Final = 48  # tainted places, by how soon somebody with Garlic comes there,
DEEP: Final = 49  # and the coffins known there
FRONTIER: Final = 50  # where the plague may go next
TABLE: Final = 51
TABLE_WORDS: Final = (
    "even", "tainted", "coffins", "rumors", "miasmas", "clean", "many", "too-many", "discarded",
    "discarded-any", "coffins-found", "count", "strength", "renfield", "turned", "mina", "bold",
    "fit", "stakes", "stakes-safe", "stakes-twice", "crucifixes", "water", "hosts", "wreaths",
    "city", "undead", "people", "hopes", "fighting", "fighting-count", "last-battle", "shields",
    "finalists", "versus", "easier", "harder", "health", "standing", "companies", "open-ground",
    "hidden", "hidden-near", "tough", "lives", "rounds", "last-stand", "last-stand-soon",
    "within-reach", "deep", "frontier",
)  # fmt: skip


class PlagueEyes(Eyes[Plague]):
    def content(self, g: Plague) -> object:
        return g.content

    def moment(self, g: Plague) -> i64:
        return g.turn

    def side(self, g: Plague, seat: i64) -> i64:
        return seat if seat == g.agreed.dracula_seat else 0

    def names(self, g: Plague) -> list[str]:
        found = [f"{word}:{hunter}" for hunter in g.content.hunter_ids for word in HUNTER_WORDS]
        found.extend(TABLE_WORDS)
        found.extend([f"{word}-late" for word in TABLE_WORDS])
        found.extend([f"{word}-versus" for word in TABLE_WORDS])
        return found

    def look(self, g: Plague, seat: i64, sight: vec[float]) -> None:
        h: i64 = 0
        while h < HUNTERS:
            look_at_hunter(g, h, sight)
            h += 1
        at: i64 = HUNTERS * PER_HUNTER
        look_at_city(g, at, sight)
        look_at_undead(g, at, sight)
        look_at_arms(g, at, sight)
        look_at_people(g, at, sight)
        if seat == g.agreed.dracula_seat:
            look_at_hidden(g, at, sight)
        look_at_last_stand(g, at, sight)
        look_around(g, seat, at, sight)
        sight[at + EVEN] = 1.0
        sight[at + CITY] = judge.city(g) * 0.005
        sight[at + UNDEAD] = judge.undead(g) * 0.005
        sight[at + PEOPLE] = judge.people(g) * 0.01
        sight[at + HOPES] = judge.final_hopes(g) * 0.01
        sight[at + EASIER] = 1.0 if g.agreed.level == 0 else 0.0
        sight[at + HARDER] = 1.0 if g.agreed.level == 2 else 0.0
        late = float(g.turn) / float(LAST_TURN)
        versus = 1.0 if g.agreed.dracula_seat >= 0 else 0.0
        sight[at + VERSUS] = versus
        i: i64 = 0
        while i < TABLE:
            sight[at + TABLE + i] = late * sight[at + i]
            sight[at + 2 * TABLE + i] = versus * sight[at + i]
            i += 1
        if seat == g.agreed.dracula_seat:
            i = 0
            while i < at + 3 * TABLE:
                sight[i] = -sight[i]
                i += 1


def look_at_hunter(g: Plague, hunter: i64, sight: vec[float]) -> None:
    at = hunter * PER_HUNTER
    if g.place[hunter] == GONE:
        sight[at + LOST] = 1.0
        return
    if g.bites[hunter] >= 1:
        sight[at + BITTEN] = 1.0
    if g.bites[hunter] >= 2:
        sight[at + BITTEN_TWICE] = 1.0
    if in_london(g, hunter):
        sight[at + IN_LONDON] = 1.0
        sight[at + ARMS] = judge.arms(g, hunter) * 0.05


def look_at_city(g: Plague, at: i64, sight: vec[float]) -> None:
    sick = 0.0
    p: i64 = 1
    while p <= LOCATIONS:
        mark = g.marks[p]
        if mark == PLAGUE:
            sick += 1.0
        elif mark == COFFIN:
            sick += 1.0
            sight[at + COFFINS] += 0.2
        elif mark == RUMOR:
            sight[at + RUMORS] += 0.2
        elif mark == MIASMA:
            sight[at + MIASMAS] += 0.2
        elif mark == CLEANSED:
            sight[at + CLEAN] += 0.2
        elif mark == UNMARKED:
            sight[at + OPEN_GROUND] += 0.1
        p += 1
    sight[at + TAINTED] = sick * 0.1
    sight[at + MANY] = max(0.0, sick - 12.0) * 0.2
    sight[at + TOO_MANY] = max(0.0, sick - 18.0) * 0.3
    sight[at + DISCARDED] = float(g.discarded.size()) * 0.2
    if g.discarded.size() > 0:
        sight[at + DISCARDED_ANY] = 1.0
    found: i64 = 0
    i: i64 = 0
    while i < g.discarded.size():
        found += g.discarded.at(i)
        i += 1
    sight[at + COFFINS_FOUND] = float(found) * 0.1
    if undisturbed(g):
        sight[at + BOLD] = 1.0


def look_at_people(g: Plague, at: i64, sight: vec[float]) -> None:
    """What the judge thinks of them, part by part."""
    h: i64 = 0
    while h < HUNTERS:
        if g.place[h] != GONE:
            sight[at + HEALTH] += judge.health(g, h) * 0.01
            if in_london(g, h):
                sight[at + STANDING] += judge.standing(g, h) * 0.02
        h += 1
    sight[at + COMPANIES] = judge.companies(g) * 0.02


def look_at_hidden(g: Plague, at: i64, sight: vec[float]) -> None:
    """PD-VS-02: many coffins are worth most where nobody comes soon."""
    p: i64 = 1
    while p <= LOCATIONS:
        if (g.seen >> p) & 1 and g.marks[p] == PLAGUE:
            many = float(g.coffins[p]) * 0.1
            sight[at + HIDDEN] += many
            nearest: i64 = 9
            h: i64 = 0
            while h < HUNTERS:
                if in_london(g, h):
                    nearest = min(nearest, g.content.steps[p * PLACES + g.place[h]])
                h += 1
            sight[at + HIDDEN_NEAR] += many / float(1 + nearest)
        p += 1


def look_at_undead(g: Plague, at: i64, sight: vec[float]) -> None:
    sight[at + COUNT] = float(g.dracula) / float(TOP_SPACE)
    sight[at + STRENGTH] = float(strength(g)) * 0.2
    sight[at + RENFIELD] = float(g.renfield_out)
    sight[at + TURNED] = float(g.display.size())
    if g.mina_turned and g.place[HARKER] >= BUDA_PESTH:
        sight[at + MINA] = 1.0
    combat = combat_if_any(g)
    if combat is not None:
        sight[at + FIGHTING] = 1.0
        if combat.foe == DRACULA:
            sight[at + FIGHTING_COUNT] = 1.0
        if combat.last_battle:
            sight[at + LAST_BATTLE] = 1.0
            sight[at + SHIELDS] = float(combat.shields)
    if g.segment == FINAL:
        sight[at + FINALISTS] = float(count_bits(g.finalists)) * 0.2


def look_at_arms(g: Plague, at: i64, sight: vec[float]) -> None:
    fit: i64 = 0
    h: i64 = 0
    while h < HUNTERS:
        if in_london(g, h) and able(g, h):
            fit |= bit(h)
        h += 1
    sight[at + FIT] = float(count_bits(fit)) * 0.2
    stakes = count_bits(holders(g, fit, STAKES))
    sight[at + STAKES_HELD] = 1.0 if stakes > 0 else 0.0
    sight[at + STAKES_TWICE] = 1.0 if stakes > 1 else 0.0
    sight[at + STAKES_SAFE] = float(judge.best_stakes(g, fit)) * 0.3
    sight[at + CRUCIFIXES] = float(count_bits(holders(g, fit, CRUCIFIX))) * 0.3
    sight[at + WATER] = float(count_bits(holders(g, fit, HOLY_WATER))) * 0.3
    sight[at + HOSTS] = float(count_bits(holders(g, fit, HOST))) * 0.3
    sight[at + WREATHS] = float(count_bits(holders(g, fit, WREATH))) * 0.2


def look_at_last_stand(g: Plague, at: i64, sight: vec[float]) -> None:
    """What everything else leads up to: the more it says, the nearer the end is."""
    stand = LastStand(g)
    late = float(g.turn) / float(LAST_TURN)
    sight[at + TOUGH] = float(stand.hits) * 0.1
    sight[at + LIVES] = float(stand.bites) * 0.1
    sight[at + ROUNDS] = (stand.to_lose - stand.to_win) * 0.05
    sight[at + LAST_STAND] = stand.share() - 0.5
    sight[at + LAST_STAND_SOON] = (stand.share() - 0.5) * late * late * late


def look_around(g: Plague, seat: i64, at: i64, sight: vec[float]) -> None:
    """Which tainted places can be reached soon by those who can cleanse, and where the plague may
    go from them."""
    cleansers: i64 = 0
    h: i64 = 0
    while h < HUNTERS:
        if in_london(g, h) and able(g, h) and holds(g, h, WREATH):
            cleansers |= bit(g.place[h])
        h += 1
    sick = tainted_places(g)
    edge: i64 = 0
    p: i64 = 1
    while p <= LOCATIONS:
        if (sick >> p) & 1:
            edge |= g.content.near[p]
            soon = 1.0 / float(1 + steps_from(g, cleansers, p))
            sight[at + WITHIN_REACH] += 0.2 * soon
            if sees_coffins(g, seat, p):
                sight[at + DEEP] += 0.1 * soon * float(g.coffins[p])
        p += 1
    open_ground: i64 = 0
    p = 1
    while p <= LOCATIONS:
        if (edge >> p) & 1 and g.marks[p] not in (PLAGUE, COFFIN, CLEANSED):
            open_ground += 1
        p += 1
    sight[at + FRONTIER] = 0.1 * float(open_ground)


def steps_from(g: Plague, places: i64, to: i64) -> i64:
    """How far the nearest of these places is."""
    nearest: i64 = FAR
    p: i64 = 1
    while p < PLACES:
        if (places >> p) & 1:
            nearest = min(nearest, g.content.steps[p * PLACES + to])
        p += 1
    return nearest
