"""What bots and hints decide without a search: weapons, items, walks, transfusions, targets.

They go by the same chances that people are shown. A few sampled worlds tell little here: a Crucifix
moves the chance of a bite by some tenths, and one bite is worth more than all that, so the samples
would decide by luck.
"""

from __future__ import annotations

from mypy_extensions import i64

from gaslamp.games.plague_of_dracula.actions import Act
from gaslamp.games.plague_of_dracula.care_advice import heal_chance, targeted, treated
from gaslamp.games.plague_of_dracula.combat import ChooseTarget, hunter_strength
from gaslamp.games.plague_of_dracula.combat_row import combat_now
from gaslamp.games.plague_of_dracula.item_advice import gift_gain, least_worth, managed, passed_on
from gaslamp.games.plague_of_dracula.items import AgreeToReceive, Arrange, PassOn, ReturnMore
from gaslamp.games.plague_of_dracula.judge import (
    HOLY_WATER_WORTH,
    HOST_WORTH,
    PlagueJudge,
    bite_cost,
)
from gaslamp.games.plague_of_dracula.last_battle import FinalSearch, SearchOrFight
from gaslamp.games.plague_of_dracula.movement import AgreeToRide, Carriage
from gaslamp.games.plague_of_dracula.occult import UseWeapon
from gaslamp.games.plague_of_dracula.search_advice import last_search, searched
from gaslamp.games.plague_of_dracula.searching import FreeSearch
from gaslamp.games.plague_of_dracula.secrets import known_cards
from gaslamp.games.plague_of_dracula.sickness import Ward, warders
from gaslamp.games.plague_of_dracula.state import Plague
from gaslamp.games.plague_of_dracula.status_track import holders, holds
from gaslamp.games.plague_of_dracula.strength import (
    able_fighters,
    bitten_first,
    hits,
    undead_strength,
)
from gaslamp.games.plague_of_dracula.tables import (
    CARDS,
    CRUCIFIX,
    HOLY_WATER,
    HUNTERS,
    ITEM_MANAGEMENT,
    MOVEMENT,
    NO_HUNTER,
    RESOLUTION,
    SEARCHING,
    STAKES,
    TRANSFUSION,
)
from gaslamp.games.plague_of_dracula.transfusion import AgreeToTransfusion
from gaslamp.games.plague_of_dracula.vocabulary import (
    AGREE,
    DECLINE,
    DONE,
    FIGHT,
    SEARCH_AGAIN,
    USE,
    WITHHOLD,
)
from gaslamp.games.plague_of_dracula.walk_advice import boarded, looked_into, rides, walked
from gaslamp.kernel.menu import Menu, packed
from gaslamp.kernel.rng import Rng
from gaslamp.kernel.state import pending


class PlagueAdviser(PlagueJudge):
    """A judge who also advises."""

    def advise(self, g: Plague, seat: i64, rng: Rng) -> i64:
        """Where the shown chances or plain worths decide, they do; all else is searched."""
        return advice(g, seat)

    def habit(self, g: Plague, seat: i64, rng: Rng) -> i64:
        return advice(g, seat)


def advice(g: Plague, seat: i64) -> i64:
    """The option to take, or -1 where the bot should search itself."""
    asked = pending(g)
    if isinstance(asked, Act):
        return acted(g, asked)
    if isinstance(asked, UseWeapon):
        user = holder(g, seat, able_fighters(g), asked.weapon, combat_now(g).target)
        if user != NO_HUNTER and worth_using(g, seat, asked.weapon):
            return packed(USE, asked.weapon, user)
        return packed(WITHHOLD, asked.weapon)
    if isinstance(asked, Ward):
        user = holder(g, seat, warders(g, asked.victim), CRUCIFIX, NO_HUNTER)
        if user != NO_HUNTER:
            return packed(USE, CRUCIFIX, user)
    if isinstance(asked, ChooseTarget):
        return targeted(g, seat)
    if isinstance(asked, FinalSearch):
        return last_search(g, asked)
    if isinstance(asked, SearchOrFight):
        # Dracula grows with every round, but without Stakes the battle is lost (PD-FIN-06).
        return packed(FIGHT if holders(g, g.finalists, STAKES) else SEARCH_AGAIN)
    return agreed(g, seat)


def acted(g: Plague, asked: Act) -> i64:
    """The steps of the Action segment in which chance need not be sampled."""
    menu = Menu(asked.seat)
    asked.menu(g, menu)
    if g.step == SEARCHING:
        return searched(g, menu, False)
    if g.step == ITEM_MANAGEMENT:
        return managed(g, menu)
    if g.step == MOVEMENT:
        return walked(g, menu)
    if g.step == TRANSFUSION:
        return treated(g, menu)
    return looked_into(g, menu) if g.step == RESOLUTION else -1


def agreed(g: Plague, seat: i64) -> i64:
    """What follows from an action with items, a drive or a transfusion, asked of whoever it
    concerns."""
    asked = pending(g)
    if isinstance(asked, FreeSearch):
        menu = Menu(asked.seat)
        asked.menu(g, menu)
        return searched(g, menu, True)
    if isinstance(asked, ReturnMore):
        return packed(DONE)
    if isinstance(asked, Arrange):
        return least_worth(g, asked)
    if isinstance(asked, PassOn):
        return passed_on(g, asked)
    if isinstance(asked, Carriage):
        return boarded(g, asked)
    if isinstance(asked, AgreeToRide):
        return rides(g, asked)
    if isinstance(asked, AgreeToReceive):
        welcome = gift_gain(g, asked.giver, asked.weapon, asked.to) > 0.0
        return packed(AGREE if welcome else DECLINE)
    if isinstance(asked, AgreeToTransfusion):
        hope = heal_chance(g, seat, asked.by, asked.patient) > 0.0
        return packed(AGREE if hope else DECLINE)
    return -1


def holder(g: Plague, seat: i64, among: i64, weapon: i64, target: i64) -> i64:
    """One of the seat's hunters who holds it: the target before others, who may lose it."""
    found: i64 = NO_HUNTER
    h: i64 = 0
    while h < HUNTERS:
        mine = (among >> h) & 1 != 0 and g.owner[h] == seat and holds(g, h, weapon)
        if mine and (found == NO_HUNTER or h == target):
            found = h
        h += 1
    return found


def worth_using(g: Plague, seat: i64, weapon: i64) -> bool:
    """PD-CMB-13..16: what it saves in bites, set against what the marker is worth."""
    combat = combat_now(g)
    strike = hit_chance(g, seat, hunter_strength(g))
    bite = hit_chance(g, seat, undead_strength(g))
    cost = bite_cost(g, combat.target)
    if weapon == CRUCIFIX:
        # It stands upright again next turn. Raised, it also saves the card for the hunters.
        return bite > 0.0 or (combat.undead_first and strike > next_but_one(g, seat))
    if weapon == HOLY_WATER:
        stronger = hit_chance(g, seat, hunter_strength(g) + 1)
        if combat.last_battle:
            return stronger > strike
        # A miss leaves the rest of this round, or the next one, to the undead.
        saved = (stronger - strike) * bitten_first(strike, bite, True)
        return saved * cost > HOLY_WATER_WORTH
    undead_first = g.renfield_out != 0 or combat.ambush
    return bitten_first(strike, bite, undead_first) * cost > HOST_WORTH


def next_but_one(g: Plague, seat: i64) -> float:
    """How likely the hunters hit if the undead draw the next card before them. That is the same
    as if they do not, unless the card is known, or the last one of the deck."""
    known = known_cards(g, seat)
    if known == 0 and g.deck.size() != 1:
        return hit_chance(g, seat, hunter_strength(g))
    return chance_below(g, max(known - 1, 0), 1, hunter_strength(g))


def hit_chance(g: Plague, seat: i64, side: i64) -> float:
    """How likely the next card hits for a side, from the cards the seat has not seen."""
    return chance_below(g, known_cards(g, seat), 0, side)


def chance_below(g: Plague, known: i64, drawn: i64, side: i64) -> float:
    """The same once some cards are drawn, of which the next ones are known."""
    left = g.deck.size() - drawn
    if known > 0:
        return 1.0 if hits(g, g.deck.at(left - 1), side) else 0.0
    good: i64 = 0
    i: i64 = 0
    if left == 0:  # all sixty come back (PD-RAND-10)
        while i < CARDS:
            i += 1
            if hits(g, i, side):
                good += 1
        return float(good) / float(CARDS)
    while i < left:
        if hits(g, g.deck.at(i), side):
            good += 1
        i += 1
    return float(good) / float(left)
