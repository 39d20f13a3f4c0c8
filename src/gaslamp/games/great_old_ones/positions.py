# border: not compiled
"""Positions of Great Old Ones from plain data: the start of somebody's turn."""

from __future__ import annotations

from functools import cache

from gaslamp.games.arranging import none_left, number_of
from gaslamp.games.great_old_ones import board, building, setup, summon
from gaslamp.games.great_old_ones.setup import deal_objectives
from gaslamp.games.great_old_ones.state import OPEN, OldOnes
from gaslamp.games.great_old_ones.tables import Content
from gaslamp.games.great_old_ones.turn import ROWS
from gaslamp.kernel.bits import bit
from gaslamp.kernel.rng import seeded
from gaslamp.kernel.zone import empty, zone

BOARDS = ("nyarlathotep", "cthulhu", "hastur", "shub-niggurath")
DIE = 12
Agents = dict[str, dict[int, int]]


@cache
def seed_for(rolls: tuple[int, ...]) -> int:
    """A seed whose first rolls of the D12 are these."""
    if not all(1 <= roll <= DIE for roll in rolls):
        raise none_left(str(rolls))
    seed = 0
    while True:
        rng = seeded(seed)
        if all(rng.below(DIE) + 1 == roll for roll in rolls):
            return seed
        seed += 1


def old_ones(
    content: Content,
    seats: int = 0,
    options: dict[str, str] | None = None,
    *,
    hands: tuple[list[str], ...] = (["bill-sikes"], ["sam-weller"]),
    agents: Agents | None = None,
    money: tuple[int, ...] = (),
    trouble: tuple[str, ...] = (),
    buildings: dict[str, tuple[int, str]] | None = None,
    elders: dict[str, tuple[int, str]] | None = None,
    citizens: dict[str, int] | None = None,
    grenadiers: dict[str, int] | None = None,
    objectives: tuple[str, ...] = ("sloth", "pride", "greed", "lust"),
    boards: tuple[str, ...] = BOARDS,
    deck: list[str] | None = None,
    row: list[str] | None = None,
    discard: list[str] | None = None,
    events: list[str] | None = None,
    dice: tuple[int, ...] = (),
    level: int = 1,
    turn: int = 9,
    active: int = 0,
) -> OldOnes:
    """A table at the start of the active player's turn, after the first round.

    There are as many players as hands. `agents` maps areas to seats and numbers; without it
    everybody has one Agent in The City. Decks and events are listed from bottom to top; without a
    deck there are the Interrupts that nobody holds and twenty purple cards. `dice` are the next
    rolls of the D12.
    """
    c = content
    count = len(hands)
    areas = [area.id for area in c.areas]
    g = setup.table(c, seeded(1), count, active)
    everybody = {"the-city": dict.fromkeys(range(count), 1)}
    for area, owners in (everybody if agents is None else agents).items():
        for owner, number in owners.items():
            for _ in range(number):
                board.place_agent(g, owner, number_of(area, areas), True)
    g.london.trouble = sum(int(bit(number_of(a, areas))) for a in trouble)
    for seat, player in enumerate(g.players):
        player.money = money[seat] if seat < len(money) else 10
        player.board = number_of(boards[seat], [b.id for b in c.boards])
        for card in hands[seat]:
            number = out_of_box(g, card)
            player.hand.push(number)
            g.secrets.known[number] = bit(seat)
    for area, (owner, type) in (buildings or {}).items():
        kind = number_of(type, [b.id for b in c.buildings])
        building.put_building(g, owner, kind, number_of(area, areas))
        g.players[owner].fresh = 0
    marks = g.london.trouble
    for elder, (owner, area) in (elders or {}).items():
        number = number_of(elder, [e.id for e in c.elders])
        summon.arrive(g, owner, number, number_of(area, areas))
        g.elders.marks[number] = 0
    g.london.trouble = marks
    for area, number in (citizens or {}).items():
        g.london.citizens[number_of(area, areas)] = number
    for area, number in (grenadiers or {}).items():
        g.london.grenadiers[number_of(area, areas)] = number
    arrange_cards(g, deck, row, discard, events)
    arrange_objectives(g, objectives[:count])
    g.level = level
    g.turn = turn - 1
    if dice:
        g.rng = seeded(seed_for(dice))
    g.then(ROWS[active].turn)
    return g


def arrange_cards(
    g: OldOnes, deck: list[str] | None, row: list[str] | None, discard: list[str] | None,
    events: list[str] | None,
) -> None:  # fmt: skip
    for card in row or []:
        g.piles.row.push(out_of_box(g, card))
    for card in discard or []:
        g.piles.discard.push(out_of_box(g, card))
    if deck is None:
        left = [c for c in reversed(g.piles.box.listed())
                if g.seats > 2 or not g.content.cards[c].three_players]  # fmt: skip
        answers = [c for c in left if g.content.react_of[c]]
        deck = [g.card_id(c) for c in answers + [c for c in left if c not in answers][:20]]
    for card in deck:
        number = out_of_box(g, card)
        g.piles.deck.push(number)
        g.secrets.known[number] = 0
    if events is not None:
        ids = [e.id for e in g.content.events]
        first = [number_of(e, ids) for e in events]
        g.piles.events = zone([e for e in range(len(ids)) if e not in first] + first)


def arrange_objectives(g: OldOnes, objectives: tuple[str, ...]) -> None:
    ids = [o.id for o in g.content.objectives]
    held = [number_of(o, ids) for o in objectives]
    rng = g.rng.clone()
    deal_objectives(g)
    g.rng = rng
    g.piles.unused = empty()
    for o in range(len(ids)):
        if o not in held:
            g.piles.unused.push(o)
    every = int(bit(len(ids))) - 1
    for seat, own in enumerate(held):
        g.players[seat].objective = own
        for other in range(g.seats):
            mask = int(bit(own)) if other == seat else every & ~int(bit(own))
            g.secrets.may_hold[seat * g.seats + other] = mask


def out_of_box(g: OldOnes, card: str) -> int:
    """Take a card out of the box."""
    number = number_of(card, [c.id for c in g.content.cards])
    if not g.piles.box.discard(number):
        raise none_left(card)
    g.secrets.known[number] = OPEN
    return number


ARRANGERS = {"old_ones": old_ones}
