"""What an ability is aimed at: the Minion, area or card it is used on."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gaslamp.games.great_old_ones import board, hands, tables
from gaslamp.games.great_old_ones import vocabulary as verbs
from gaslamp.games.great_old_ones.interrupts import ABOUT_MOVE, guard
from gaslamp.games.great_old_ones.removal import (
    BY_ACTION,
    answers_for,
    remove_minion,
)
from gaslamp.games.great_old_ones.state import (
    OldOnes,
    agent,
    area_of,
    at,
    elder_piece,
    owner_of,
    who,
)  # fmt: skip
from gaslamp.games.great_old_ones.tables import AREAS, SAVE
from gaslamp.kernel.bits import bit
from gaslamp.kernel.menu import Menu, Option
from gaslamp.kernel.state import Line, Question, Step

SCRAP_PAY: Final = 2

# What is asked, by ability; empty for those that need no target.
ABILITY_WORDS: Final = (
    "ask-river-travel", "ask-stir-or-calm", "", "ask-spawn", "ask-house", "ask-unrest",
    "ask-scrap", "", "ask-invite", "", "", "", "ask-devour", "ask-pull", "ask-whisper",
    "ask-walk", "", "ask-drive",
)  # fmt: skip


class AbilityTarget(Question[OldOnes]):
    """D11/D35: the piece, area or card an ability is used on. `where` is a Building's area or
    the number of an Elder One."""

    def __init__(self, seat: i64, ability: i64, where: i64) -> None:
        super().__init__(seat)
        self.ability: Final[i64] = ability
        self.where: Final[i64] = where

    def menu(self, g: OldOnes, m: Menu) -> None:
        seat = self.seat
        ability = self.ability
        if ability == tables.RIVER_TRAVEL:
            offer_river(g, seat, m)
        elif ability == tables.STIR_OR_CALM:
            held = board.presence(g, seat)
            board.offer_areas(g, m, verbs.TROUBLE, held & ~g.london.trouble)
            board.offer_areas(g, m, verbs.CALM, held & g.london.trouble)
        elif ability == tables.SPAWN:
            offer_spawn(g, seat, m)
        elif ability == tables.HOUSE:
            board.offer_put(g, seat, m, bit(self.where))
        elif ability == tables.INVITE:
            board.offer_put(g, seat, m, g.content.adjacent[self.where] | bit(self.where))
        elif ability == tables.UNREST:
            near = g.content.adjacent[self.where] | bit(self.where)
            board.offer_areas(g, m, verbs.TROUBLE, near & ~g.london.trouble)
        elif ability == tables.SCRAP or ability == tables.WHISPER:
            hands.offer_hand(g, seat, m, verbs.THROW)
        elif ability == tables.DEVOUR:
            offer_devour(g, m, self.where)
        elif ability == tables.WALK:
            near = g.content.adjacent[g.elders.area[self.where]]
            board.offer_steps(g, m, verbs.MOVE, elder_piece(self.where), near)
        elif ability == tables.PULL:
            offer_pull(g, seat, m, g.elders.area[self.where])
        else:
            offer_drive(g, seat, m, g.elders.area[self.where])

    def take(self, g: OldOnes, o: Option) -> None:
        seat = self.seat
        if o.verb == verbs.MOVE:
            board.move_piece(g, o.a, o.b)
        elif o.verb == verbs.PLACE:
            board.take_place(g, seat, o, False)
        elif o.verb == verbs.TROUBLE:
            board.start_trouble(g, o.a)
        elif o.verb == verbs.CALM:
            board.end_trouble(g, o.a)
        elif o.verb == verbs.THROW:
            hands.throw_away(g, seat, o.a)
            if self.ability == tables.SCRAP:
                board.bank_pays(g, seat, SCRAP_PAY)
        elif o.verb == verbs.PUSH:
            push(g, o.a, o.b, SAVE)
        elif o.verb == verbs.GRENADIER_AWAY:
            board.remove_grenadier(g, o.a)
        else:
            remove_minion(g, o.a, answers_for(g, seat, o.a, BY_ACTION))

    def prompt(self, g: OldOnes) -> Line:
        args: list[str | int] = [who(g, self.seat)]
        if self.ability >= tables.STIR:
            args.append(g.elder_id(self.where))
        elif self.ability >= tables.HOUSE:
            args.append(g.area_id(self.where))
        return Line(ABILITY_WORDS[self.ability], args, -1)


def offer_river(g: OldOnes, seat: i64, m: Menu) -> None:
    """GO-GOO-04: a Minion from one riverside area to any other."""
    river = g.content.river
    area: i64 = 0
    while area < AREAS:
        if (river >> area) & 1 and g.london.agents[at(seat, area)] > 0:
            board.offer_steps(g, m, verbs.MOVE, agent(seat, area), river & ~bit(area))
        area += 1
    elder: i64 = 0
    while elder < len(g.elders.owner):
        if g.elders.owner[elder] == seat and (river >> g.elders.area[elder]) & 1:
            dry = river & ~bit(g.elders.area[elder])
            board.offer_steps(g, m, verbs.MOVE, elder_piece(elder), dry)
        elder += 1


def offer_spawn(g: OldOnes, seat: i64, m: Menu) -> None:
    """GO-GOO-07, GO-MOVE-07: beside an own Minion, judged after lifting if one is lifted."""
    held = board.presence(g, seat)
    if g.players[seat].supply > 0:
        board.offer_areas(g, m, verbs.PLACE, held)
        return
    area: i64 = 0
    while area < AREAS:
        if g.london.agents[at(seat, area)] > 0:
            alone = g.london.minions[at(seat, area)] == 1
            board.offer_lifted(g, m, held & ~bit(area) if alone else held, area)
        area += 1


def offer_devour(g: OldOnes, m: Menu, elder: i64) -> None:
    """GO-ELDER-14: a Grenadier, or any Minion there but Basatan itself."""
    area = g.elders.area[elder]
    if g.london.grenadiers[area] > 0:
        m.offer(verbs.GRENADIER_AWAY, area)
    seat: i64 = 0
    while seat < g.seats:
        if g.london.agents[at(seat, area)] > 0:
            m.offer(verbs.REMOVE, agent(seat, area))
        seat += 1
    other: i64 = 0
    while other < len(g.elders.area):
        if g.elders.area[other] == area and other != elder:
            m.offer(verbs.REMOVE, elder_piece(other))
        other += 1


def offer_pull(g: OldOnes, seat: i64, m: Menu, target: i64) -> None:
    """GO-ELDER-15: another player's Agent from next door."""
    near = g.content.adjacent[target]
    area: i64 = 0
    while area < AREAS:
        if (near >> area) & 1:
            other: i64 = 0
            while other < g.seats:
                if other != seat and g.london.agents[at(other, area)] > 0:
                    m.offer(verbs.PUSH, agent(other, area), target)
                other += 1
        area += 1


def offer_drive(g: OldOnes, seat: i64, m: Menu, area: i64) -> None:
    """GO-ELDER-19: another player's Agent out to a neighbour."""
    other: i64 = 0
    while other < g.seats:
        if other != seat and g.london.agents[at(other, area)] > 0:
            near = g.content.adjacent[area]
            board.offer_steps(g, m, verbs.PUSH, agent(other, area), near)
        other += 1


def push(g: OldOnes, piece: i64, target: i64, answers: i64) -> None:
    """GO-SCROLL-06, GO-INTR-09: another player's Minion is moved, unless it is stopped."""
    area = area_of(g, piece)
    guard(g, owner_of(g, piece), answers, ABOUT_MOVE, area, Pushed(piece, target))


class Pushed(Step[OldOnes]):
    """A Minion moved by another player arrives."""

    def __init__(self, piece: i64, target: i64) -> None:
        self.piece: Final[i64] = piece
        self.target: Final[i64] = target

    def run(self, g: OldOnes) -> None:
        board.move_piece(g, self.piece, self.target)
