"""Winning: Objectives and their conditions, the clock, points and ties."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gaslamp.games.great_old_ones import board
from gaslamp.games.great_old_ones.goal import GOALS
from gaslamp.games.great_old_ones.state import NOWHERE, WHO, OldOnes, at, who
from gaslamp.games.great_old_ones.tables import AREAS, TYPES
from gaslamp.kernel.bits import bit, lowest, single

AGENT_POINTS: Final = 5
LOAN_PENALTY: Final = 15


def is_met(g: OldOnes, seat: i64, objective: i64) -> bool:
    """GO-OBJ-01..07: whether the condition holds now. Sloth has none (GO-WIN-09)."""
    kind = g.content.objectives[objective]
    return GOALS.all[kind.goal].met(g, seat, kind)


def met_now(g: OldOnes, seat: i64, known: i64) -> i64:
    """All Objectives whose condition the seat meets, as bits, beside those known already."""
    found: i64 = 0
    objective: i64 = 0
    while objective < len(g.content.objectives):
        if (known >> objective) & 1 == 0 and is_met(g, seat, objective):
            found |= bit(objective)
        objective += 1
    return found


def controlled(g: OldOnes, seat: i64) -> i64:
    """GO-OBJ-01, GO-WIN-11."""
    count: i64 = 0
    area: i64 = 0
    while area < AREAS:
        if board.controls(g, seat, area):
            count += 1
        area += 1
    return count


def controls_enough(g: OldOnes, seat: i64, least: i64) -> bool:
    """GO-OBJ-01: whether it is so many, looked at no longer than that is open."""
    others: i64 = AREAS - least
    area: i64 = 0
    while area < AREAS and others >= 0:
        if not board.controls(g, seat, area):
            others -= 1
        area += 1
    return others >= 0


def contested(g: OldOnes, seat: i64) -> i64:
    """GO-OBJ-02: controlled areas that also hold a piece of another player."""
    count: i64 = 0
    area: i64 = 0
    while area < AREAS:
        if board.controls(g, seat, area) and has_rival(g, seat, area):
            count += 1
        area += 1
    return count


def has_rival(g: OldOnes, seat: i64, area: i64) -> bool:
    other: i64 = 0
    while other < g.seats:
        if other != seat and board.pieces_of(g.london, other, area) > 0:
            return True
        other += 1
    return False


def gorges(g: OldOnes, seat: i64, area: i64) -> bool:
    """GO-OBJ-03: whether the area counts for Gluttony."""
    return g.london.minions[at(seat, area)] > 0 and g.london.grenadiers[area] == 0


def spread(g: OldOnes, seat: i64) -> i64:
    """GO-OBJ-03: areas without Grenadier that hold an own Minion."""
    count: i64 = 0
    area: i64 = 0
    while area < AREAS:
        if gorges(g, seat, area):
            count += 1
        area += 1
    return count


def spread_enough(g: OldOnes, seat: i64, least: i64) -> bool:
    """GO-OBJ-03: whether it is so many, looked at no longer than that is open."""
    others: i64 = AREAS - least
    area: i64 = 0
    while area < AREAS and others >= 0:
        if not gorges(g, seat, area):
            others -= 1
        area += 1
    return others >= 0


def wealth(g: OldOnes, seat: i64) -> i64:
    """GO-OBJ-05: money and Buildings on the board, less what loans cost."""
    return g.players[seat].money + building_points(g, seat) - debts(g, seat)


def building_points(g: OldOnes, seat: i64) -> i64:
    total: i64 = 0
    built = g.players[seat].built
    type: i64 = 0
    while type < TYPES:
        if built[type] != NOWHERE:
            total += g.content.price_of[type]
        type += 1
    return total


def debts(g: OldOnes, seat: i64) -> i64:
    """What the loan cards in front of the seat ask back."""
    total: i64 = 0
    front = g.players[seat].front
    i: i64 = 0
    while i < front.size():
        total += g.content.cards[front.at(i)].other
        i += 1
    return total


def elder_count(g: OldOnes, seat: i64) -> i64:
    count: i64 = 0
    elder: i64 = 0
    while elder < len(g.elders.owner):
        if g.elders.owner[elder] == seat:
            count += 1
        elder += 1
    return count


def elder_strength(g: OldOnes, seat: i64) -> i64:
    """GO-OBJ-06: the printed HP of the seat's Elder Ones, added up."""
    total: i64 = 0
    elder: i64 = 0
    while elder < len(g.elders.owner):
        if g.elders.owner[elder] == seat:
            total += g.content.hp_of[elder]
        elder += 1
    return total


# The ends: all Objectives are shown then (GO-WIN-10), so each of them is a barrier.


def declare(g: OldOnes, seat: i64) -> None:
    """GO-WIN-01/12: the active player reveals the Objective and wins at once."""
    g.veil()
    objective = g.content.objectives[g.players[seat].objective].id
    g.say("declared", who(g, seat), WHO[seat], objective)
    g.finish(int(bit(seat)), "won-by-objective", who(g, seat), objective)


def end_by_clock(g: OldOnes, how: str) -> None:
    """GO-WIN-05..08/13: the holder of Sloth wins, else the most points."""
    g.veil()
    g.say(how)
    seat: i64 = 0
    while seat < g.seats:
        held = g.players[seat].objective
        if not GOALS.all[g.content.objectives[held].goal].declared:
            g.say("sloth-wins", who(g, seat), WHO[seat], g.content.objectives[held].id)
            g.finish(int(bit(seat)), "won-by-clock", who(g, seat), g.content.objectives[held].id)
            return
        seat += 1
    end_by_points(g)


def end_by_points(g: OldOnes) -> None:
    """GO-SCORE-06/07: the most points; then the dearest Building; then they share."""
    winners: i64 = 0
    best: i64 = 0
    seat: i64 = 0
    while seat < g.seats:
        total = points(g, seat)
        rank = total * 1000 + dearest(g, seat)
        g.say("points", who(g, seat), WHO[seat], int(total))
        if winners == 0 or rank > best:
            winners = bit(seat)
            best = rank
        elif rank == best:
            winners |= bit(seat)
        seat += 1
    winner = lowest(winners)
    if single(winners):
        g.finish(int(winners), "won-by-points", who(g, winner), int(points(g, winner)))
    else:
        g.finish(int(winners), "shared-by-points", int(points(g, winner)))


def points(g: OldOnes, seat: i64) -> i64:
    """GO-SCORE-01..05: Agents, Elder Ones, Buildings, and what is left after loans."""
    pieces = agents_out(g, seat) + elder_strength(g, seat)
    return AGENT_POINTS * pieces + building_points(g, seat) + after_loans(g, seat)


def after_loans(g: OldOnes, seat: i64) -> i64:
    """GO-SCORE-04/05: the money left when loans are paid back, less what unpaid ones cost."""
    money = g.players[seat].money
    front = g.players[seat].front
    penalty: i64 = 0
    i: i64 = 0
    while i < front.size():
        due = g.content.cards[front.at(i)].other
        if due > 0 and money >= due:
            money -= due
        elif due > 0:
            penalty += LOAN_PENALTY
        i += 1
    return money - penalty


def agents_out(g: OldOnes, seat: i64) -> i64:
    count: i64 = 0
    area: i64 = 0
    while area < AREAS:
        count += g.london.agents[at(seat, area)]
        area += 1
    return count


def dearest(g: OldOnes, seat: i64) -> i64:
    """GO-SCORE-06: the cost of the most expensive Building, 0 without one."""
    most: i64 = 0
    type: i64 = 0
    while type < TYPES:
        if g.players[seat].built[type] != NOWHERE:
            most = max(most, g.content.price_of[type])
        type += 1
    return most
