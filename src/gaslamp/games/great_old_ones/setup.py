"""Setup: boards, colours, pieces, money, decks, hands and Objectives (GO-SETUP)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from gaslamp.games.great_old_ones import vocabulary as verbs
from gaslamp.games.great_old_ones.board import place_agent, start_trouble
from gaslamp.games.great_old_ones.hands import draw, fill_row
from gaslamp.games.great_old_ones.state import (
    AGENTS,
    COLOURS,
    HAND,
    NOBODY,
    NOWHERE,
    OPEN,
    WHO,
    Elders,
    London,
    OldOnes,
    Piles,
    Player,
    Secrets,
    who,
)  # fmt: skip
from gaslamp.games.great_old_ones.tables import AREAS, PURPLE, TYPES, Content
from gaslamp.games.great_old_ones.turn import ROWS
from gaslamp.kernel.bits import bit
from gaslamp.kernel.menu import Menu, Option
from gaslamp.kernel.rng import Rng
from gaslamp.kernel.state import Line, Question, Step
from gaslamp.kernel.zone import empty, zone

START_MONEY: Final = 10


def table(content: Content, rng: Rng, seats: i64, first: i64) -> OldOnes:
    """An empty table: every Action card and Objective still in the box."""
    cards = len(content.cards)
    elders = len(content.elders)
    players = int(seats)
    return OldOnes(
        rng=rng,
        content=content,
        players=[seat_down(seat) for seat in range(players)],
        piles=Piles(
            deck=empty(), row=empty(), discard=empty(), in_play=empty(),
            box=zone(list(range(cards))), events=zone(list(range(len(content.events)))),
            unused=zone(list(range(len(content.objectives)))),
        ),
        london=London(
            agents=blank(players * AREAS, 0), minions=blank(players * AREAS, 0),
            building=blank(AREAS, NOWHERE), citizens=blank(AREAS, 0), grenadiers=blank(AREAS, 0),
            grenadiers_gone=0, trouble=0,
        ),
        elders=Elders(
            area=blank(elders, NOWHERE), owner=blank(elders, NOBODY), hits=blank(elders, 0),
            marks=blank(elders, 0),
        ),
        secrets=Secrets(
            known=blank(cards, OPEN), may_hold=blank(players * players, 0),
            seen_unused=blank(players, 0),
        ),
        first=first,
        purples=purples(content, players),
    )  # fmt: skip


def purples(content: Content, seats: int) -> int:
    """How many purple cards come into the deck."""
    count = 0
    for card in content.cards:
        if card.half == PURPLE and (seats > 2 or not card.three_players):
            count += 1
    return count


def blank(count: int, value: int) -> vec[i64]:
    return vec[i64]([value] * count)


def seat_down(seat: int) -> Player:
    """GO-SETUP-07: a player with everything still in the supply; a board comes later."""
    return Player(
        hand=empty(), front=empty(), built=blank(TYPES, NOWHERE), money=0, supply=AGENTS,
        board=NOWHERE, objective=NOWHERE, colour=seat, used=0, fresh=0, silent=0,
    )  # fmt: skip


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
        g.piles.events.shuffle(g.rng)
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
    box = g.piles.box
    yellow = empty()
    purple = empty()
    g.piles.box = empty()
    i: i64 = 0
    while i < box.size():
        card = box.at(i)
        i += 1
        if g.seats == 2 and g.content.cards[card].three_players:
            g.piles.box.push(card)
            continue
        g.secrets.known[card] = 0
        (purple if g.content.half_of[card] == PURPLE else yellow).push(card)
    yellow.shuffle(g.rng)
    purple.shuffle(g.rng)
    yellow.slide_under(purple)
    g.piles.deck = yellow


def deal_objectives(g: OldOnes) -> None:
    """GO-SETUP-17: one each; nobody knows anything but the own one."""
    g.piles.unused.shuffle(g.rng)
    every = bit(len(g.content.objectives)) - 1
    for seat in range(g.seats):
        g.players[seat].objective = g.piles.unused.pull()
        g.say("objective-is", g.content.objectives[g.players[seat].objective].id,
              seen_by=int(bit(seat)))  # fmt: skip
    for seat in range(g.seats):
        for other in range(g.seats):
            own = g.players[seat].objective
            mask = bit(own) if other == seat else every & ~bit(own)
            g.secrets.may_hold[seat * g.seats + other] = mask
