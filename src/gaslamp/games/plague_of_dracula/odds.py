"""Exact chances of an option, from what the seat knows: unseen cards, bag, unseen coffins."""

from __future__ import annotations

from collections.abc import Callable

from gaslamp.games.game import Odds
from gaslamp.games.plague_of_dracula.combat import hunter_strength
from gaslamp.games.plague_of_dracula.combat_row import Combat, combat_if_any
from gaslamp.games.plague_of_dracula.deck import number
from gaslamp.games.plague_of_dracula.occult import UseStakes, UseWeapon
from gaslamp.games.plague_of_dracula.search_advice import NOTHING, chances, value_chance
from gaslamp.games.plague_of_dracula.searching import rumor_brings_combat
from gaslamp.games.plague_of_dracula.secrets import known_cards, sees_coffins
from gaslamp.games.plague_of_dracula.state import Plague
from gaslamp.games.plague_of_dracula.status_track import open_spaces, serves
from gaslamp.games.plague_of_dracula.strength import able_fighters, hits, undead_strength
from gaslamp.games.plague_of_dracula.tables import (
    BAG,
    CARDS,
    COFFIN_COLUMN,
    CRUCIFIX,
    DIE_COLUMN,
    DRACULA,
    EASIER,
    HARDER,
    HOLY_WATER,
    HOST,
    ITEMS,
    LOCATIONS,
    PLAGUE,
    RUMOR_ITEM,
)
from gaslamp.games.plague_of_dracula.transfusion import upper_end
from gaslamp.games.plague_of_dracula.vocabulary import (
    CHAMPION,
    CLEANSE,
    DRAW_ITEM,
    DRIVE,
    MOVE,
    RESOLVE,
    SEARCH,
    TARGET,
    TRANSFUSE,
    USE,
    WITHHOLD,
)
from gaslamp.kernel.menu import Option
from gaslamp.kernel.state import pending

RUMOR_RESULTS = ("odds-rumor-find", "odds-rumor-false", "odds-rumor-attack", "odds-rumor-coffin")
Test = Callable[[int], bool]


class Unseen:
    """The cards to come as a seat knows them: some in order, the others in any order."""

    def __init__(self, known: list[int], pool: list[int]) -> None:
        self.known = known
        self.pool = pool

    def draws(self) -> list[tuple[int, float, Unseen]]:
        """Each card that may come next, how likely it is, and what is unseen after it."""
        if self.known:
            return [(self.known[0], 1.0, Unseen(self.known[1:], self.pool))]
        pool = self.pool or list(range(1, CARDS + 1))
        share = 1.0 / len(pool)
        return [(c, share, Unseen([], pool[:i] + pool[i + 1 :])) for i, c in enumerate(pool)]

    def chance(self, test: Test) -> float:
        """How likely the next card passes a test."""
        if self.known:
            return float(test(self.known[0]))
        pool = self.pool or list(range(1, CARDS + 1))
        return sum(test(card) for card in pool) / len(pool)


def unseen(g: Plague, seat: int) -> Unseen:
    """PD-RAND-10: an empty deck means that all sixty cards come back."""
    deck = g.deck.listed()[::-1]
    count = int(known_cards(g, seat))
    return Unseen(deck[:count], sorted(deck[count:]))


def odds_of(g: Plague, seat: int, code: int) -> list[Odds]:
    """The chances that go with an option; none where nothing is left to chance."""
    o = Option(seat, code)
    if o.verb in (MOVE, DRIVE):
        return conversion(g, seat, int(o.b if o.verb == MOVE else o.a))
    if o.verb == SEARCH:
        return finds(g, int(o.a), chances(g, seat, o.b))
    if o.verb == DRAW_ITEM:
        return first_draw(g)
    if o.verb == TRANSFUSE:
        return transfusion(g, seat, int(o.a), int(o.b))
    if o.verb == RESOLVE:
        return resolution(g, seat, int(o.a))
    if o.verb == CLEANSE:
        return cleansing(g, seat, int(o.a))
    combat = combat_if_any(g)
    if combat is None or isinstance(pending(g), UseStakes):
        return []
    if o.verb in (TARGET, CHAMPION, USE, WITHHOLD):
        return combat_round(g, combat, seat, o)
    return []


def die_chances(g: Plague, seat: int) -> list[float]:
    """The chance of each value of a check, from 1 to 6 (PD-RAND-13)."""
    return [value_chance(g, seat, value) if value else 0.0 for value in range(DIE_COLUMN + 1)]


def attack_check(g: Plague, seat: int, coffins: int) -> float:
    """PD-MOVE-05: the coffin column shows at most the coffins of the marker."""
    return unseen(g, seat).chance(lambda card: number(g, card, COFFIN_COLUMN) <= coffins)


def coffin_chances(g: Plague, seat: int, place: int) -> list[tuple[int, float]]:
    """What a face-down marker may show, counted from the markers the seat has not seen."""
    if sees_coffins(g, seat, place):
        return [(int(g.coffins[place]), 1.0)]
    hidden = g.stack.listed() + ([] if seat == g.agreed.dracula_seat else g.drawn.listed())
    for p in range(1, LOCATIONS + 1):
        if not sees_coffins(g, seat, p):
            hidden.append(int(g.coffins[p]))
    return [(value, hidden.count(value) / len(hidden)) for value in (1, 2, 3)]


def conversion(g: Plague, seat: int, place: int) -> list[Odds]:
    if g.marks[place] != PLAGUE:
        return []
    if g.agreed.level == HARDER:
        return [Odds("odds-combat", 1.0)]
    shown = coffin_chances(g, seat, place)
    return [Odds("odds-combat", sum(share * attack_check(g, seat, v) for v, share in shown))]


def cleansing(g: Plague, seat: int, place: int) -> list[Odds]:
    if g.agreed.level != EASIER:
        return [Odds("odds-combat", 1.0)]
    return [Odds("odds-combat", attack_check(g, seat, int(g.coffins[place])))]


def transfusion(g: Plague, seat: int, by: int, patient: int) -> list[Odds]:
    """PD-TRF-03. Whom to treat is not a question of chances alone, so only treatments of one
    patient are set against each other."""
    top = int(upper_end(g, by, patient))
    who = g.content.hunter_ids[patient]
    return [Odds("odds-healed", sum(die_chances(g, seat)[1 : top + 1]), True, who)]


def finds(g: Plague, hunter: int, likely: list[float]) -> list[Odds]:
    """The likely finds by name, then what finds nothing: a weapon that serves the finder is good, a
    Rumor or nothing is bad. Who should search is not a question of chances alone, so only searches
    of one hunter are set against each other."""
    who = g.content.hunter_ids[hunter]
    named = []
    for item, chance in enumerate(likely[:ITEMS]):
        if chance <= 0:
            continue
        if item == RUMOR_ITEM and rumor_brings_combat(g, hunter):
            named.append(Odds("odds-rumor-fight", chance, False, who))
            continue
        served = item != RUMOR_ITEM and serves(g, hunter, item)
        good = served or (False if item == RUMOR_ITEM else None)
        named.append(Odds("odds-find", chance, good, who, (g.content.item_ids[item],)))
    nothing = likely[NOTHING]
    return [*named, Odds("odds-nothing", nothing, False, who)] if nothing > 1e-9 else named


def first_draw(g: Plague) -> list[Odds]:
    """PD-SHORT-06: what the bag holds before the hunt; here a Rumor is welcome."""
    ids = g.content.item_ids
    likely = enumerate(chances(g, 0, BAG)[:ITEMS])
    return [Odds("odds-find", p, None, "", (ids[k],)) for k, p in likely if p > 0]


def resolution(g: Plague, seat: int, hunter: int) -> list[Odds]:
    """PD-RUM-01..05: what may be behind a rumour."""
    likely = [0.0] * len(RUMOR_RESULTS)
    for value, share in enumerate(die_chances(g, seat)):
        if value:
            likely[int(g.content.rumors[value])] += share
    words = list(RUMOR_RESULTS)
    if open_spaces(g, hunter) == 0:
        words[0] = "odds-rumor-no-room"
    return [Odds(word, chance) for word, chance in zip(words, likely, strict=True)]


def blows_left(g: Plague, combat: Combat, o: Option) -> str:
    """The draws still to come in this round after the option: H hunters, U undead."""
    undead_first = g.renfield_out or combat.ambush
    decision = pending(g)
    asked_for = int(decision.weapon) if isinstance(decision, UseWeapon) else HOST
    if o.verb == CHAMPION:
        asked_for = HOLY_WATER
    if o.verb == USE and o.a == HOST:
        return "H"
    if asked_for == HOLY_WATER:
        blows = "H" if combat.undead_first or combat.host else "HU"
    elif asked_for == CRUCIFIX:
        blows = "UH" if combat.undead_first else "U"
        if o.verb == USE:
            blows = blows[1:]
    else:
        blows = "UH" if undead_first else "HU"
    return blows if able_fighters(g) else blows.replace("H", "")


def combat_round(g: Plague, combat: Combat, seat: int, o: Option) -> list[Odds]:
    """PD-CMB-16..18: both sides' chances in this round, if no other weapon is used."""
    water = int(o.verb == USE and o.a == HOLY_WATER)
    ours = int(hunter_strength(g)) + water
    theirs = int(undead_strength(g))
    ends = not combat.last_battle and not (combat.foe == DRACULA and g.renfield_out)
    blows = blows_left(g, combat, o)
    likely = {"H": 0.0, "U": 0.0}

    def strike(rest: str, ahead: Unseen, weight: float) -> None:
        side = ours if rest[0] == "H" else theirs
        likely[rest[0]] += weight * ahead.chance(lambda card: hits(g, card, side))
        if len(rest) == 1:
            return
        stops = ends if rest[0] == "H" else not combat.last_battle
        for card, share, after in ahead.draws():
            if not (stops and hits(g, card, side)):
                strike(rest[1:], after, weight * share)

    if blows:
        strike(blows, unseen(g, seat), 1.0)
    words = {"H": "odds-hunters-hit", "U": "odds-undead-hit"}
    sides = {"H": "hunters", "U": "undead"}
    wanted = "U" if seat == g.agreed.dracula_seat else "H"
    decision = pending(g)
    # Host and Holy Water are gone once used, and may be worth more later; a Crucifix stays.
    depends = isinstance(decision, UseWeapon) and decision.weapon != CRUCIFIX
    return [
        Odds(words[side], likely[side], None if depends else side == wanted, sides[side])
        for side in sorted(set(blows))
    ]
