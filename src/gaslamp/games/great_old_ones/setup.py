"""Setup: boards, colours, pieces, money, decks, hands and Objectives (GO-SETUP)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from gaslamp.games.great_old_ones import verbs
from gaslamp.games.great_old_ones.board import place_agent, start_trouble
from gaslamp.games.great_old_ones.hands import draw, fill_row
from gaslamp.games.great_old_ones.state import (
    AGENTS,
    HAND,
    NOBODY,
    NOWHERE,
    OPEN,
    WHO,
    OldOnes,
    Player,
    who,
)
from gaslamp.games.great_old_ones.tables import AREAS, PURPLE, TYPES, Content
from gaslamp.games.great_old_ones.turn import ROWS
from gaslamp.kernel.bits import bit
from gaslamp.kernel.menu import Menu, Option
from gaslamp.kernel.rng import Rng
from gaslamp.kernel.state import Line, Question, Step
from gaslamp.kernel.zone import empty, zone

START_MONEY: Final = 10
COLOURS: Final = ("green", "yellow", "purple", "blue")


def table(content: Content, rng: Rng, seats: i64, first: i64) -> OldOnes:
    """An empty table: every Action card and Objective still in the box."""
    cards = len(content.cards)
    elders = len(content.elders)
    g = OldOnes(
        rng, content, [seat_down(i) for i in range(seats)], empty(), empty(), empty(), empty(),
        zone(list(range(cards))), zone(list(range(len(content.events)))),
        zone(list(range(len(content.objectives)))), blank(int(seats) * AREAS, 0),
        blank(int(seats) * AREAS, 0), blank(AREAS, NOWHERE), blank(AREAS, 0), blank(AREAS, 0),
        blank(elders, NOWHERE), blank(elders, NOBODY), blank(elders, 0), blank(elders, 0),
        blank(cards, OPEN), blank(int(seats * seats), 0), blank(int(seats), 0), first,
    )  # fmt: skip
    for card in range(cards):
        usable = seats > 2 or not content.cards[card].three_players
        if usable and content.half_of[card] == PURPLE:
            g.purples += 1
    return g


def blank(count: int, value: int) -> vec[i64]:
    return vec[i64]([value] * count)


def seat_down(seat: int) -> Player:
    """GO-SETUP-07: a player with everything still in the supply; a board comes later."""
    return Player(
        empty(), empty(), 0, AGENTS, NOWHERE, NOWHERE, seat, blank(TYPES, NOWHERE), 0, 0, 0
    )


def lay_out(g: OldOnes, choose_colours: bool) -> None:
    """Put the setup on the agenda."""
    g.veil()
    g.say("first-player", WHO[g.first])
    g.then(ROWS[g.first].turn)
    g.then(Deal())
    if choose_colours:
        for player in g.players:
            player.colour = NOWHERE
        seat = g.first
        order: list[int] = []
        for _ in range(g.seats):
            order.append(int(seat))
            seat = g.next_seat(seat)
        for chooser in reversed(order):
            g.then(ChooseColour(chooser))


class ChooseColour(Question[OldOnes]):
    """GO-SETUP-07, D33: a colour nobody else has."""

    def menu(self, g: OldOnes, m: Menu) -> None:
        colour: i64 = 0
        while colour < len(COLOURS):
            taken = False
            for player in g.players:
                if player.colour == colour:
                    taken = True
            if taken:
                m.refuse("why-colour-taken", "GO-SETUP-07", verbs.COLOUR, colour)
            else:
                m.offer(verbs.COLOUR, colour)
            colour += 1

    def take(self, g: OldOnes, o: Option) -> None:
        g.players[self.seat].colour = o.a

    def prompt(self, g: OldOnes) -> Line:
        return Line("ask-colour", [who(g, self.seat)], -1)


class Deal(Step[OldOnes]):
    """GO-SETUP-04..18: everything that chance and the book decide."""

    def run(self, g: OldOnes) -> None:
        g.veil()
        deal_boards(g)
        for area in range(AREAS):
            if (g.content.starts >> area) & 1:
                for seat in range(g.seats):
                    place_agent(g, seat, area, True)
                start_trouble(g, area)
        g.events.shuffle(g.rng)
        make_deck(g)
        for player in g.players:
            player.money = START_MONEY
        for seat in range(g.seats):
            draw(g, seat, HAND)
        fill_row(g)
        deal_objectives(g)


def deal_boards(g: OldOnes) -> None:
    """GO-SETUP-06: one random board each."""
    boards = zone(list(range(len(g.content.boards))))
    boards.shuffle(g.rng)
    for seat in range(g.seats):
        g.players[seat].board = boards.pull()
        g.say("board-is", WHO[seat], g.content.boards[g.players[seat].board].id)


def make_deck(g: OldOnes) -> None:
    """GO-SETUP-15/18: purple below, yellow on top; some cards need three players."""
    yellow = empty()
    purple = empty()
    for card in g.box.listed():
        if g.seats == 2 and g.content.cards[card].three_players:
            continue
        g.box.discard(card)
        g.known[card] = 0
        (purple if g.content.half_of[card] == PURPLE else yellow).push(card)
    yellow.shuffle(g.rng)
    purple.shuffle(g.rng)
    yellow.slide_under(purple)
    g.deck = yellow


def deal_objectives(g: OldOnes) -> None:
    """GO-SETUP-17: one each; nobody knows anything but the own one."""
    g.unused.shuffle(g.rng)
    every = bit(len(g.content.objectives)) - 1
    for seat in range(g.seats):
        g.players[seat].objective = g.unused.pull()
        g.say("objective-is", g.content.objectives[g.players[seat].objective].id,
              seen_by=int(bit(seat)))  # fmt: skip
    for seat in range(g.seats):
        for other in range(g.seats):
            own = g.players[seat].objective
            mask = bit(own) if other == seat else every & ~bit(own)
            g.may_hold[seat * g.seats + other] = mask
