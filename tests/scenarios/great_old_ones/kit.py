"""Arrange a table of Great Old Ones in a few words, and play it by keys."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from gaslamp.games.great_old_ones import board, positions, winning
from gaslamp.games.great_old_ones.content import load
from gaslamp.games.great_old_ones.game import GAME
from gaslamp.games.great_old_ones.positions import seed_for
from gaslamp.games.great_old_ones.state import NOWHERE, OldOnes, at
from gaslamp.games.great_old_ones.tables import Content
from gaslamp.kernel.rng import seeded
from kit import Scene

Agents = positions.Agents
OBJECTIVES = ("pride", "envy", "gluttony", "wrath", "greed", "lust", "sloth")


@cache
def content() -> Content:
    return load()


def with_cards(folder: Path, cards_toml: str) -> Content:
    """The game's cards and these, as a pack of one's own brings them."""
    about = 'game = "great-old-ones"\nname = "My cards"\n'
    (folder / "pack.toml").write_text(about, encoding="utf-8")
    (folder / "cards.toml").write_text(cards_toml, encoding="utf-8")
    return load(folder)


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
    cards: Content | None = None,
    **args: Any,
) -> Table:
    """A table at the start of the active player's turn, with the game's own cards or others."""
    g = positions.old_ones(cards or content(), hands=hands, agents=agents, **args)
    return Table(GAME, g)
