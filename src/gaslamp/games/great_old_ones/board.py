"""The board: placing and moving pawns, Trouble markers, control of areas, Grenadiers, money."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gaslamp.games.great_old_ones import vocabulary as verbs
from gaslamp.games.great_old_ones.state import (
    CITIZENS,
    DIE,
    NOBODY,
    NOWHERE,
    PIECE_ELDER,
    London,
    OldOnes,
    agent,
    area_of,
    at,
    elder_piece,
    owner_of_building,
    who,
)  # fmt: skip
from gaslamp.games.great_old_ones.tables import AREAS
from gaslamp.kernel.bits import bit
from gaslamp.kernel.menu import Menu, Option

ALL_AREAS: Final = 4095  # the twelve areas as bits


def roll(g: OldOnes) -> i64:
    """GO-SETUP-01: the D12, seen by all."""
    g.veil()
    result = g.rng.below(DIE) + 1
    if g.ear is not None:
        g.ear.die("d12", 0, DIE, result, 0.0)
    if g.logging:
        g.say("rolled", int(result))
    return result


def roll_area(g: OldOnes) -> i64:
    """The area a roll names."""
    return roll(g) - 1


# Trouble


def pawns(g: OldOnes, area: i64) -> i64:
    """Minions and New Citizens there; Grenadiers and Buildings are none (GO-TROUB-04)."""
    count = g.london.citizens[area]
    seat: i64 = 0
    while seat < g.seats:
        count += g.london.minions[at(seat, area)]
        seat += 1
    return count


def in_trouble(g: OldOnes, area: i64) -> bool:
    return (g.london.trouble >> area) & 1 != 0


def start_trouble(g: OldOnes, area: i64) -> None:
    """GO-TROUB-05/11: a marker, if there is none."""
    if not in_trouble(g, area):
        g.london.trouble |= bit(area)
        if g.logging:
            g.say("trouble-starts", g.area_id(area))


def end_trouble(g: OldOnes, area: i64) -> None:
    """GO-TROUB-13: the marker goes back beside the board."""
    if in_trouble(g, area):
        g.london.trouble &= ~bit(area)
        if g.logging:
            g.say("trouble-ends", g.area_id(area))


# Placing and moving


def occupied(g: OldOnes) -> i64:
    """The areas with a Minion of anybody."""
    found: i64 = 0
    seat: i64 = 0
    while seat < g.seats:
        found |= presence(g, seat)
        seat += 1
    return found


def minions_in(g: OldOnes, area: i64) -> i64:
    return pawns(g, area) - g.london.citizens[area]


def presence(g: OldOnes, seat: i64) -> i64:
    """The areas that hold a Minion of the seat."""
    minions = g.london.minions
    found: i64 = 0
    place = seat * AREAS
    area: i64 = 0
    while area < AREAS:
        if minions[place] > 0:
            found |= bit(area)
        place += 1
        area += 1
    return found


def reach(g: OldOnes, mask: i64) -> i64:
    """These areas and their neighbours."""
    adjacent = g.content.adjacent
    found = mask
    area: i64 = 0
    while area < AREAS:
        if (mask >> area) & 1:
            found |= adjacent[area]
        area += 1
    return found


def placing_areas(g: OldOnes, seat: i64) -> i64:
    """GO-MOVE-02..04: where the seat may place; anywhere if it has no Minion on the board."""
    held = presence(g, seat)
    if held == 0:
        return ALL_AREAS
    return reach(g, held)


def placing_areas_without(g: OldOnes, seat: i64, lifted: i64) -> i64:
    """GO-MOVE-07: the same, judged after an Agent was lifted from an area."""
    held = presence(g, seat)
    if g.london.minions[at(seat, lifted)] == 1:
        held &= ~bit(lifted)
    if held == 0:
        return ALL_AREAS
    return reach(g, held)


def offer_areas(g: OldOnes, m: Menu, verb: i64, mask: i64) -> None:
    area: i64 = 0
    while area < AREAS:
        if (mask >> area) & 1:
            m.offer(verb, area)
        area += 1


def offer_placing(g: OldOnes, seat: i64, m: Menu) -> None:
    """GO-MOVE-01..04/07: place by the placing rules; with an empty supply name who is lifted."""
    if g.players[seat].supply > 0:
        mask = placing_areas(g, seat)
        offer_areas(g, m, verbs.PLACE, mask)
        if m.explain:
            refuse_far(m, mask)
        return
    lifted: i64 = 0
    while lifted < AREAS:
        if g.london.agents[at(seat, lifted)] > 0:
            offer_lifted(g, m, placing_areas_without(g, seat, lifted), lifted)
        lifted += 1


def refuse_far(m: Menu, mask: i64) -> None:
    area: i64 = 0
    while area < AREAS:
        if (mask >> area) & 1 == 0:
            m.refuse("why-too-far", "GO-MOVE-02", verbs.PLACE, area)
        area += 1


def offer_put_in_trouble(g: OldOnes, seat: i64, m: Menu) -> None:
    """C82, GO-MOVE-07: an Agent in an area in Trouble; lifting one ends the Trouble it leaves."""
    if g.players[seat].supply > 0:
        offer_areas(g, m, verbs.PLACE, g.london.trouble)
        return
    lifted: i64 = 0
    while lifted < AREAS:
        if g.london.agents[at(seat, lifted)] > 0:
            offer_lifted(g, m, g.london.trouble & ~bit(lifted), lifted)
        lifted += 1


def offer_put(g: OldOnes, seat: i64, m: Menu, mask: i64) -> None:
    """GO-MOVE-09: put an Agent in one of these areas, which the text names."""
    if g.players[seat].supply > 0:
        offer_areas(g, m, verbs.PLACE, mask)
        return
    lifted: i64 = 0
    while lifted < AREAS:
        if g.london.agents[at(seat, lifted)] > 0:
            offer_lifted(g, m, mask, lifted)
        lifted += 1


def offer_lifted(g: OldOnes, m: Menu, mask: i64, lifted: i64) -> None:
    area: i64 = 0
    while area < AREAS:
        if (mask >> area) & 1:
            m.offer(verbs.PLACE, area, lifted + 1)
        area += 1


def take_place(g: OldOnes, seat: i64, o: Option, quiet: bool) -> None:
    """GO-MOVE-07/10: lift an Agent first if the option names one, then place."""
    if o.b > 0:
        if g.logging:
            g.say("lifted", who(g, seat), g.area_id(o.b - 1))
        lift_agent(g, seat, o.b - 1)
    place_agent(g, seat, o.a, quiet)


def place_agent(g: OldOnes, seat: i64, area: i64, quiet: bool) -> None:
    """GO-TROUB-01..03: an Agent from the supply; it causes Trouble beside another pawn."""
    busy = pawns(g, area) > 0
    g.players[seat].supply -= 1
    place = at(seat, area)
    g.london.agents[place] += 1
    g.london.minions[place] += 1
    if g.logging:
        g.say("placed", who(g, seat), g.area_id(area))
    if busy and not quiet:
        start_trouble(g, area)


def lift_agent(g: OldOnes, seat: i64, area: i64) -> None:
    """GO-TROUB-06, GO-SCROLL-20: an Agent goes back to its owner's supply; Trouble ends."""
    place = at(seat, area)
    g.london.agents[place] -= 1
    g.london.minions[place] -= 1
    g.players[seat].supply += 1
    end_trouble(g, area)


def offer_steps(g: OldOnes, m: Menu, verb: i64, piece: i64, mask: i64) -> None:
    """One piece to each area of the mask."""
    area: i64 = 0
    while area < AREAS:
        if (mask >> area) & 1:
            m.offer(verb, piece, area)
        area += 1


def offer_moves(g: OldOnes, seat: i64, m: Menu) -> None:
    """GO-MOVE-06: an own Minion to an adjacent area."""
    area: i64 = 0
    while area < AREAS:
        if g.london.agents[at(seat, area)] > 0:
            offer_steps(g, m, verbs.MOVE, agent(seat, area), g.content.adjacent[area])
        area += 1
    elder: i64 = 0
    while elder < len(g.elders.owner):
        if g.elders.owner[elder] == seat:
            near = g.content.adjacent[g.elders.area[elder]]
            offer_steps(g, m, verbs.MOVE, elder_piece(elder), near)
        elder += 1


def move_piece(g: OldOnes, piece: i64, target: i64) -> None:
    """GO-TROUB-06/07: Trouble ends where it left, then starts where it meets another pawn."""
    if g.logging:
        say_moved(g, piece, area_of(g, piece), target)
    leave(g, piece)
    enter(g, piece, target)


def say_moved(g: OldOnes, piece: i64, start: i64, target: i64) -> None:
    if piece < PIECE_ELDER:
        g.say("moved", who(g, piece >> 4), g.area_id(start), g.area_id(target))
    else:
        g.say("elder-moved", g.elder_id(piece - PIECE_ELDER), g.area_id(start), g.area_id(target))


def leave(g: OldOnes, piece: i64) -> None:
    """A Minion leaves its area, and so does the Trouble marker."""
    area = area_of(g, piece)
    if piece < PIECE_ELDER:
        place = at(piece >> 4, area)
        g.london.agents[place] -= 1
        g.london.minions[place] -= 1
    else:
        g.london.minions[at(g.elders.owner[piece - PIECE_ELDER], area)] -= 1
    end_trouble(g, area)


def enter(g: OldOnes, piece: i64, area: i64) -> None:
    """A Minion that left another area comes in."""
    if pawns(g, area) > 0:
        start_trouble(g, area)
    if piece < PIECE_ELDER:
        place = at(piece >> 4, area)
        g.london.agents[place] += 1
        g.london.minions[place] += 1
    else:
        elder = piece - PIECE_ELDER
        g.elders.area[elder] = area
        g.london.minions[at(g.elders.owner[elder], area)] += 1


# New Citizens and Grenadiers


def citizens_beside(g: OldOnes) -> i64:
    count: i64 = CITIZENS
    area: i64 = 0
    while area < AREAS:
        count -= g.london.citizens[area]
        area += 1
    return count


def place_citizen(g: OldOnes, area: i64) -> None:
    """GO-CITZ-01/05: a New Citizen, if one is left; it causes Trouble like any pawn."""
    if citizens_beside(g) == 0:
        g.say("no-citizen-left")
        return
    busy = pawns(g, area) > 0
    g.london.citizens[area] += 1
    g.say("citizen-comes", g.area_id(area))
    if busy:
        start_trouble(g, area)


def remove_citizen(g: OldOnes, area: i64) -> None:
    """GO-KILL-04: back beside the board; Trouble ends."""
    g.london.citizens[area] -= 1
    g.say("citizen-goes", g.area_id(area))
    end_trouble(g, area)


def grenadier_enters(g: OldOnes, area: i64) -> None:
    """GO-INSAN-04, GO-GREN-05: every area a Grenadier enters loses its Trouble marker."""
    g.london.grenadiers[area] += 1
    g.say("grenadier-enters", g.area_id(area))
    end_trouble(g, area)


def remove_grenadier(g: OldOnes, area: i64) -> None:
    """GO-GREN-06: out of the game."""
    g.london.grenadiers[area] -= 1
    g.london.grenadiers_gone += 1
    g.say("grenadier-gone", g.area_id(area))


# Control


def controller(g: OldOnes, area: i64) -> i64:
    """Who controls the area, or NOBODY."""
    seat: i64 = 0
    while seat < g.seats:
        if controls(g, seat, area):
            return seat
        seat += 1
    return NOBODY


def controls(g: OldOnes, seat: i64, area: i64) -> bool:
    """GO-CTRL-01..07: whether the seat controls the area."""
    london = g.london
    count = pieces_of(london, seat, area)
    if count <= london.citizens[area] or london.grenadiers[area] > 0:
        return False
    other: i64 = 0
    while other < g.seats:
        if other != seat and pieces_of(london, other, area) >= count:
            return False
        other += 1
    return True


def pieces_of(london: London, seat: i64, area: i64) -> i64:
    """GO-CTRL-05: Agents, Elder Ones and the Building of a seat in an area, one each."""
    count = london.minions[at(seat, area)]
    built = london.building[area]
    if built != NOWHERE and owner_of_building(built) == seat:
        count += 1
    return count


# Money


def bank_pays(g: OldOnes, seat: i64, amount: i64) -> None:
    """GO-MONEY-01/02."""
    g.players[seat].money += amount
    if g.logging and amount > 0:
        g.say("bank-pays", who(g, seat), int(amount))
    elif g.logging:
        g.say("bank-pays-nothing", who(g, seat))


def pay_bank(g: OldOnes, seat: i64, amount: i64) -> None:
    """A cost, or as much of a forced payment as there is (GO-MONEY-03..05)."""
    paid = min(amount, g.players[seat].money)
    g.players[seat].money -= paid
    if g.logging and paid > 0:
        g.say("pays-bank", who(g, seat), int(paid))


def pay_player(g: OldOnes, payer: i64, payee: i64, amount: i64) -> None:
    """GO-MONEY-04/06: a forced payment takes all that is there if it is less."""
    paid = min(amount, g.players[payer].money)
    g.players[payer].money -= paid
    g.players[payee].money += paid
    if g.logging and paid > 0:
        g.say("pays", who(g, payer), who(g, payee), int(paid))
    elif g.logging:
        g.say("pays-nothing", who(g, payer), who(g, payee))
