"""Arrange a table of Great Old Ones in a few words, and play it by keys."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from gaslamp.games.great_old_ones import board, building, setup, summon, winning
from gaslamp.games.great_old_ones.content import load
from gaslamp.games.great_old_ones.game import GAME
from gaslamp.games.great_old_ones.setup import deal_objectives
from gaslamp.games.great_old_ones.state import NOWHERE, OPEN, OldOnes, at
from gaslamp.games.great_old_ones.tables import Content
from gaslamp.games.great_old_ones.turn import ROWS
from gaslamp.kernel.bits import bit
from gaslamp.kernel.rng import seeded
from gaslamp.kernel.zone import empty, zone
from kit import Scene

BOARDS = ("nyarlathotep", "cthulhu", "hastur", "shub-niggurath")
OBJECTIVES = ("pride", "envy", "gluttony", "wrath", "greed", "lust", "sloth")
Agents = dict[str, dict[int, int]]


@cache
def content() -> Content:
    return load()


def with_cards(folder: Path, cards_toml: str) -> Content:
    """The game's cards and these, as a pack of one's own brings them."""
    about = 'game = "great-old-ones"\nname = "My cards"\n'
    (folder / "pack.toml").write_text(about, encoding="utf-8")
    (folder / "cards.toml").write_text(cards_toml, encoding="utf-8")
    return load(folder)


@cache
def seed_for(rolls: tuple[int, ...]) -> int:
    """A seed whose first rolls of the D12 are these."""
    seed = 0
    while True:
        rng = seeded(seed)
        if all(rng.below(12) + 1 == roll for roll in rolls):
            return seed
        seed += 1


class Table(Scene):
    """A position of Great Old Ones. Seat 0 is the active player unless arranged otherwise."""

    g: OldOnes

    # Looking

    def hand(self, seat: int) -> list[str]:
        return sorted(self.g.card_id(c) for c in self.g.players[seat].hand.listed())

    def money(self, seat: int) -> int:
        return int(self.g.players[seat].money)

    def agents(self, seat: int, area: str) -> int:
        return int(self.g.london.agents[at(seat, area_no(area))])

    def supply(self, seat: int) -> int:
        return int(self.g.players[seat].supply)

    def trouble(self) -> list[str]:
        return [a.id for i, a in enumerate(self.g.content.areas) if self.g.london.trouble >> i & 1]

    def discard(self) -> list[str]:
        return [self.g.card_id(c) for c in self.g.piles.discard.listed()]

    def row(self) -> list[str]:
        return [self.g.card_id(c) for c in self.g.piles.row.listed()]

    def front(self, seat: int) -> list[str]:
        return [self.g.card_id(c) for c in self.g.players[seat].front.listed()]

    def control(self, area: str) -> int:
        return int(board.controller(self.g, area_no(area)))

    def buildings(self, seat: int) -> dict[str, str]:
        built = self.g.players[seat].built
        return {self.g.type_id(t): self.g.area_id(a) for t, a in enumerate(built) if a != NOWHERE}

    def elders(self, seat: int) -> dict[str, str]:
        g = self.g
        return {
            g.elder_id(e): g.area_id(g.elders.area[e])
            for e in range(len(g.elders.owner)) if g.elders.owner[e] == seat
        }  # fmt: skip

    def hits(self, elder: str) -> int:
        return int(self.g.elders.hits[elder_no(elder)])

    def grenadiers(self, area: str) -> int:
        return int(self.g.london.grenadiers[area_no(area)])

    def citizens(self, area: str) -> int:
        return int(self.g.london.citizens[area_no(area)])

    def objective(self, seat: int) -> str:
        return self.g.content.objectives[self.g.players[seat].objective].id

    def points(self, seat: int) -> int:
        return int(winning.points(self.g, seat))

    def met(self, seat: int, objective: str) -> bool:
        return winning.is_met(self.g, seat, OBJECTIVES.index(objective))

    def winners(self) -> list[int]:
        assert self.g.outcome is not None
        return [s for s in range(self.g.seats) if self.g.outcome.winners >> s & 1]

    def reason(self) -> str:
        assert self.g.outcome is not None
        return self.g.outcome.reason

    def nothing_half_way(self) -> bool:
        """Only the free moment at the end of the turn, or the next turn, is asked."""
        return self.waiting() in ("FirstCard", "EndOfTurn", "RefillSource", "")

    # Acting

    def dice(self, *rolls: int) -> None:
        """The next rolls of the die."""
        self.g.rng = seeded(seed_for(rolls))

    def pass_all(self) -> None:
        """Nobody reacts."""
        while self.waiting() in ("Window", "ReturnWindow", "Shelter"):
            self.choose("pass")

    def play(self, card: str, *keys: str) -> None:
        """Play a card, then choose these keys; windows on the way are passed."""
        self.pass_all()
        self.choose(f"play:{card}")
        for key in keys:
            self.pass_all()
            self.choose(key)
        self.pass_all()

    def to_end(self) -> None:
        """Skip and stop until the next player's turn begins, drawing from the deck."""
        turn = self.g.turn
        quick = ("pass", "skip", "stop", "go-on", "end-turn", "draw", "done", "no-summon")
        while self.g.turn == turn and not self.over():
            menu = self.menu()
            key = next((k for k in quick if k in menu), menu[0])
            self.choose(key)


def area_no(area: str) -> int:
    return [a.id for a in content().areas].index(area)


def elder_no(elder: str) -> int:
    return [e.id for e in content().elders].index(elder)


def type_no(type: str) -> int:
    return [b.id for b in content().buildings].index(type)


def card_no(card: str, cards: Content | None = None) -> int:
    return [c.id for c in (cards or content()).cards].index(card)


def old_ones(
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
    level: int = 1,
    turn: int = 9,
    active: int = 0,
    cards: Content | None = None,
) -> Table:
    """A table at the start of the active player's turn, after the first round.

    There are as many players as hands. `agents` maps areas to seats and numbers; without it
    everybody has one Agent in The City. Decks and events are listed from bottom to top;
    without a deck there are the Interrupts that nobody holds and twenty purple cards.
    """
    seats = len(hands)
    g = setup.table(cards or content(), seeded(1), seats, active)
    for area, owners in ({"the-city": dict.fromkeys(range(seats), 1)} if agents is None
                         else agents).items():  # fmt: skip
        for owner, count in owners.items():
            for _ in range(count):
                board.place_agent(g, owner, area_no(area), True)
    g.london.trouble = sum(int(bit(area_no(a))) for a in trouble)
    for seat, player in enumerate(g.players):
        player.money = money[seat] if seat < len(money) else 10
        player.board = [b.id for b in g.content.boards].index(boards[seat])
        for card in hands[seat]:
            player.hand.push(out_of_box(g, card))
            g.secrets.known[card_no(card, g.content)] = bit(seat)
    for area, (owner, type) in (buildings or {}).items():
        building.put_building(g, owner, type_no(type), area_no(area))
        g.players[owner].fresh = 0
    marks = g.london.trouble
    for elder, (owner, area) in (elders or {}).items():
        summon.arrive(g, owner, elder_no(elder), area_no(area))
        g.elders.marks[elder_no(elder)] = 0
    g.london.trouble = marks
    for area, count in (citizens or {}).items():
        g.london.citizens[area_no(area)] = count
    for area, count in (grenadiers or {}).items():
        g.london.grenadiers[area_no(area)] = count
    arrange_cards(g, deck, row, discard, events)
    arrange_objectives(g, objectives[:seats])
    g.level = level
    g.turn = turn - 1
    g.then(ROWS[active].turn)
    return Table(GAME, g)


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
        g.piles.deck.push(out_of_box(g, card))
        g.secrets.known[card_no(card, g.content)] = 0
    if events is not None:
        ids = [e.id for e in g.content.events]
        rest = [e for e in range(len(ids)) if ids[e] not in events]
        g.piles.events = zone(rest + [ids.index(e) for e in events])


def arrange_objectives(g: OldOnes, objectives: tuple[str, ...]) -> None:
    ids = [o.id for o in g.content.objectives]
    held = [ids.index(o) for o in objectives]
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
    number = card_no(card, g.content)
    assert g.piles.box.discard(number), f"{card!r} is not in the box any more"
    g.secrets.known[number] = OPEN
    return number
