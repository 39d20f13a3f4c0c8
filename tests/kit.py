"""What every test uses: the rule mark, and a table one can arrange and play by keys."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from gaslamp.games.game import Game
from gaslamp.kernel.menu import Menu, Refusal
from gaslamp.kernel.state import State, advance, choose, fill, pending

rule = pytest.mark.rule
GOLDEN = Path(__file__).parent / "golden"


def golden_cards(game_id: str) -> Path:
    """A game's cards that stay as they are: a pack for tests that rest on what a seed deals."""
    return GOLDEN / game_id


class Scene:
    """A position of a game, played by option keys. Games' scenario kits build on it."""

    def __init__(self, game: Game[Any], g: State) -> None:
        self.game = game
        self.g = g
        g.logging = True
        advance(g)

    def asked(self) -> list[int]:
        """The seats that something is asked of."""
        decision = pending(self.g)
        if decision is None:
            return []
        bits = int(decision.seats(self.g))
        return [seat for seat in range(bits.bit_length()) if bits >> seat & 1]

    def waiting(self) -> str:
        """The name of the decision the game waits for; empty when it is over."""
        decision = pending(self.g)
        return type(decision).__name__ if decision else ""

    def menu(self, seat: int | None = None) -> list[str]:
        """The keys a seat may choose; without a seat, those of the only one asked."""
        seat = self.only_seat() if seat is None else seat
        if seat not in self.asked():
            return []
        return [self.game.key(self.g, seat, code) for code in self.filled(seat).listed()]

    def filled(self, seat: int, explain: bool = False) -> Menu:
        menu = Menu(seat, explain)
        fill(self.g, menu)
        return menu

    def only_seat(self) -> int:
        (seat,) = self.asked()
        return seat

    def choose(self, *keys: str, seat: int | None = None) -> None:
        """Choose these keys one after the other, each by the seat that is asked."""
        for key in keys:
            who = self.only_seat() if seat is None else seat
            codes = {self.game.key(self.g, who, c): c for c in self.filled(who).listed()}
            assert key in codes, f"{key!r} is not offered; the menu is {list(codes)}"
            choose(self.g, who, codes[key])

    def refused(self, key: str, seat: int | None = None) -> str:
        """The ledger rule that closes this option."""
        return self.refusal(key, seat).rule

    def refusal(self, key: str, seat: int | None = None) -> Refusal:
        who = self.only_seat() if seat is None else seat
        for refusal in self.filled(who, explain=True).refusals:
            if self.game.key(self.g, who, refusal.code) == key:
                return refusal
        raise AssertionError(f"{key!r} is not refused; the menu is {self.menu(who)}")

    def said(self) -> list[str]:
        """The keys of the log lines so far."""
        return [line.key for line in self.g.log]

    def over(self) -> bool:
        return self.g.outcome is not None
