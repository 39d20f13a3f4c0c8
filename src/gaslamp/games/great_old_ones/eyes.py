"""What a player sees in numbers: the own Objective, what the others may be near to, and the means.

All from what the seat may know: its own Objective and hand, the board, and which Objectives the
others may hold.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from gaslamp.games.great_old_ones import judge, winning
from gaslamp.games.great_old_ones.distance import about_to_lead, firmly_held
from gaslamp.games.great_old_ones.goal import GOALS
from gaslamp.games.great_old_ones.state import NOWHERE, OldOnes, clockwise_from
from gaslamp.games.great_old_ones.tally import Tally, tally
from gaslamp.kernel.eyes import Eyes

# Numbers of each Objective, if it is the own one.
HELD: Final = 0
NEAR: Final = 1
NEARER: Final = 2
MET: Final = 3
SHORT: Final = 4  # what is missing, in pieces or steps
CLOSE: Final = 5  # the same, the more the less is missing
SAFE: Final = 6  # what is held firmly
PER_OBJECTIVE: Final = 7
OBJECTIVE_WORDS: Final = ("held", "near", "nearer", "met", "short", "close", "safe")

SEATS_2: Final = 0
SEATS_3: Final = 1
SEATS_4: Final = 2
MET_SOON: Final = 3  # the own goal is met, the more the sooner it can be declared
THEIR_NEAR: Final = 4
THEIR_NEAREST: Final = 5
THEIR_MET: Final = 6
THEIR_MET_SOON: Final = 7
LEAD: Final = 8
LEAD_LATE: Final = 9
AHEAD: Final = 10  # of the one with most points
AHEAD_LATE: Final = 11
LATE: Final = 12
LATER: Final = 13
MONEY: Final = 14
SUPPLY: Final = 15
ELDERS: Final = 16
STRENGTH: Final = 17
CONTROLLED: Final = 18
SPREAD: Final = 19
HAND: Final = 20
HAND_WORTH: Final = 21
DEBTS: Final = 22
TROUBLE: Final = 23
TO_MOVE: Final = 24
THEIR_ELDERS: Final = 25
THEIR_STRENGTH: Final = 26
THEIR_CONTROLLED: Final = 27
THEIR_MONEY: Final = 28
WORTH: Final = 29
DECK: Final = 30
NEAR_LATE: Final = 31
THEIR_CLOSE: Final = 32
HELD_FIRMLY: Final = 33
ABOUT_TO_LEAD: Final = 34  # areas where one more piece takes control
THEIR_ABOUT_TO_LEAD: Final = 35
MONEY_EARLY: Final = 36
SUPPLY_EARLY: Final = 37
LEADER: Final = 38
MET_TO_MOVE: Final = 39
REST: Final = 40
REST_WORDS: Final = (
    "seats-2", "seats-3", "seats-4", "met-soon", "their-near", "their-nearest", "their-met",
    "their-met-soon", "lead", "lead-late", "ahead", "ahead-late", "late", "later", "money",
    "supply", "elders", "strength", "controlled", "spread", "hand", "hand-worth", "debts",
    "trouble", "to-move", "their-elders", "their-strength", "their-controlled", "their-money",
    "worth", "deck", "near-late", "their-close", "held-firmly", "about-to-lead",
    "their-about-to-lead", "money-early", "supply-early", "leader", "met-to-move",
)  # fmt: skip


class OldOnesEyes(Eyes[OldOnes]):
    def content(self, g: OldOnes) -> object:
        return g.content

    def moment(self, g: OldOnes) -> i64:
        return g.turn

    def names(self, g: OldOnes) -> list[str]:
        found = [
            f"{word}:{objective.id}"
            for objective in g.content.objectives
            for word in OBJECTIVE_WORDS
        ]
        found.extend(REST_WORDS)
        found.extend([f"hand:{card.id}" for card in g.content.cards])
        found.extend([f"board:{board.id}" for board in g.content.boards])
        return found

    def look(self, g: OldOnes, seat: i64, sight: vec[float]) -> None:
        player = g.players[seat]
        at: i64 = len(g.content.objectives) * PER_OBJECTIVE
        sight[at + SEATS_2 + g.seats - 2] = 1.0
        if player.objective == NOWHERE:
            return
        count = tally(g)
        late = float(g.level) / float(g.content.last_level)
        near = judge.closeness(g, count, seat, player.objective)
        own = player.objective * PER_OBJECTIVE
        sight[own + HELD] = 1.0
        sight[own + NEAR] = near
        sight[own + NEARER] = near * near * near
        sight[at + NEAR_LATE] = near * late
        kind = g.content.objectives[player.objective]
        goal = GOALS.all[kind.goal]
        short = goal.short(g, count, seat, kind)
        sight[own + SHORT] = 0.1 * short
        sight[own + CLOSE] = 1.0 / (1.0 + short)
        sight[own + SAFE] = 0.2 * goal.safe(g, seat, kind)
        if near >= 1.0:
            sight[own + MET] = 1.0
            sight[at + MET_SOON] = 1.0 / float(turns_to(g, seat))
            if g.active == seat and g.may_declare:
                sight[at + MET_TO_MOVE] = 1.0
        self.look_at_others(g, seat, count, at, late, sight)
        self.look_at_means(g, seat, count, at, late, sight)
        hand = player.hand
        place = at + REST
        i: i64 = 0
        while i < hand.size():
            sight[place + hand.at(i)] = 1.0
            i += 1
        if player.board != NOWHERE:
            sight[place + len(g.content.cards) + player.board] = 1.0

    def look_at_others(
        self, g: OldOnes, seat: i64, count: Tally, at: i64, late: float, sight: vec[float]
    ) -> None:
        """How near they may be to winning, and how they stand."""
        mine = float(judge.points(g, count, seat))
        best = -1000.0
        mean = 0.0
        rivals = float(g.seats - 1)
        other: i64 = 0
        while other < g.seats:
            if other != seat:
                near, met, close = may_be_near(g, count, seat, other)
                sight[at + THEIR_CLOSE] += close
                sight[at + THEIR_ABOUT_TO_LEAD] += 0.2 * float(about_to_lead(g, other)) / rivals
                sight[at + THEIR_NEAR] += near
                sight[at + THEIR_NEAREST] = max(sight[at + THEIR_NEAREST], near)
                sight[at + THEIR_MET] += met
                sight[at + THEIR_MET_SOON] += met / float(turns_to(g, other))
                points = float(judge.points(g, count, other))
                best = max(best, points)
                mean += points / rivals
                sight[at + THEIR_ELDERS] += float(count.elders[other]) / rivals
                sight[at + THEIR_STRENGTH] += 0.1 * float(count.strength[other]) / rivals
                sight[at + THEIR_CONTROLLED] += 0.2 * float(count.controlled[other]) / rivals
                sight[at + THEIR_MONEY] += 0.05 * float(g.players[other].money) / rivals
            other += 1
        if mine >= best:
            sight[at + LEADER] = late
        sight[at + LEAD] = (mine - mean) * 0.02
        sight[at + LEAD_LATE] = (mine - mean) * 0.02 * late
        sight[at + AHEAD] = (mine - best) * 0.02
        sight[at + AHEAD_LATE] = (mine - best) * 0.02 * late * late

    def look_at_means(
        self, g: OldOnes, seat: i64, count: Tally, at: i64, late: float, sight: vec[float]
    ) -> None:
        player = g.players[seat]
        sight[at + LATE] = late
        sight[at + LATER] = late * late
        sight[at + MONEY] = float(player.money) * 0.05
        sight[at + SUPPLY] = float(player.supply) * 0.1
        sight[at + ELDERS] = float(count.elders[seat])
        sight[at + STRENGTH] = float(count.strength[seat]) * 0.1
        sight[at + CONTROLLED] = float(count.controlled[seat]) * 0.2
        sight[at + SPREAD] = float(count.spread[seat]) * 0.1
        sight[at + HAND] = float(player.hand.size()) * 0.2
        sight[at + HAND_WORTH] = judge.hand_worth(g, seat) * 0.2
        sight[at + DEBTS] = float(winning.debts(g, seat)) * 0.05
        sight[at + TROUBLE] = float(count.trouble) * 0.1
        sight[at + DECK] = float(g.piles.deck.size()) * 0.02
        sight[at + WORTH] = judge.worth_of(g, count, seat) * 0.01
        sight[at + HELD_FIRMLY] = float(firmly_held(g, seat)) * 0.2
        sight[at + ABOUT_TO_LEAD] = float(about_to_lead(g, seat)) * 0.2
        sight[at + MONEY_EARLY] = float(player.money) * 0.05 * (1.0 - late)
        sight[at + SUPPLY_EARLY] = float(player.supply) * 0.1 * (1.0 - late)
        if g.active == seat:
            sight[at + TO_MOVE] = 1.0


def turns_to(g: OldOnes, seat: i64) -> i64:
    """How many turns end before the seat's next one begins."""
    between = clockwise_from(g, g.active, seat)
    return g.seats if between == 0 else between


def may_be_near(g: OldOnes, count: Tally, seat: i64, other: i64) -> tuple[float, float, float]:
    """How near another player is on average over the Objectives they may hold, how likely it is
    that theirs is met, and how little is missing."""
    possible = g.secrets.may_hold[seat * g.seats + other]
    silent = g.players[other].silent
    near = 0.0
    met = 0.0
    close = 0.0
    weights = 0.0
    objective: i64 = 0
    while objective < len(g.content.objectives):
        if (possible >> objective) & 1:
            weight = judge.SILENT if (silent >> objective) & 1 else 1.0
            part = judge.closeness(g, count, other, objective)
            near += weight * part * part * part
            kind = g.content.objectives[objective]
            short = GOALS.all[kind.goal].short(g, count, other, kind)
            close += weight / ((1.0 + short) * (1.0 + short))
            if part >= 1.0:
                met += weight
            weights += weight
        objective += 1
    if weights == 0.0:
        return 0.0, 0.0, 0.0
    return near / weights, met / weights, close / weights
