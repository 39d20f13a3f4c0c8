"""Choosing together: somebody else's simultaneous choice does not make mine stale."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest

from gaslamp.kernel.menu import Menu
from gaslamp.kernel.rng import seeded
from gaslamp.kernel.state import choose, fill, pending
from gaslamp.server import acting
from gaslamp.server.messages import Choose, Refusal
from gaslamp.server.metrics import Metrics
from gaslamp.store.records import SeatRecord
from toy import auction

VERBS = ("bid", "veto", "accept")


class ToyMatch:
    """As much of a match as choosing needs, on a toy where three seats bid at once."""

    def __init__(self) -> None:
        self.g = auction.new(seeded(1))

    def asked(self) -> list[int]:
        decision = pending(self.g)
        bits = 0 if decision is None else int(decision.seats(self.g))
        return [seat for seat in range(3) if bits >> seat & 1]

    def codes(self, seat: int) -> list[int]:
        if seat not in self.asked():
            return []
        menu = Menu(seat)
        fill(self.g, menu)
        return menu.listed()

    def prompt(self) -> str:
        decision = pending(self.g)
        return "" if decision is None else decision.prompt(self.g).key

    def take(self, seat: int, key: str) -> None:
        verb, _, amount = key.partition(":")
        code = VERBS.index(verb) << 48 | int(amount or 0) << 32
        assert code in self.codes(seat)
        choose(self.g, seat, code)

    def due(self) -> None:
        return None

    def bot_seat(self) -> None:
        return None


class ToyTable:
    def __init__(self) -> None:
        self.match = ToyMatch()
        self.record = SimpleNamespace(strange=False)
        self.seats = [SeatRecord(seat, "human") for seat in range(3)]
        self.open_since = [0, 0, 0]
        self.seq = 0
        self.answers: dict[tuple[int, str], tuple[str, int]] = {}
        self.metrics = Metrics()
        self.connections: set[Any] = set()
        self.thinking: dict[int, Any] = {}
        self.clock = SimpleNamespace(check_choice=lambda key, seq: None)

    async def keep_preferences(self) -> None:
        pass

    async def store_choice(self, seat: int, key: str, client_id: str, by_table: bool) -> None:
        self.seq += 1
        self.answers[seat, client_id] = (key, self.seq)

    def tell(self, cause: str, actor: int) -> None:
        pass


def choosing(table: Any, seat: int, key: str, seq: int) -> None:
    connection: Any = SimpleNamespace(seats=[seat], send=lambda message: None)
    asked = Choose(seat, key, seq, f"{seat} {key} {seq}")
    asyncio.run(acting.choose(table, connection, asked))


def test_bids_made_looking_at_the_same_state_all_count() -> None:
    table = ToyTable()
    for seat, amount in ((2, 0), (0, 1), (1, 2)):
        choosing(table, seat, f"bid:{amount}", seq=0)
    assert table.match.g.bids == [1, 2, 0]


def test_a_new_question_makes_old_choices_stale() -> None:
    table = ToyTable()
    for seat, amount in ((2, 0), (0, 1), (1, 2)):
        choosing(table, seat, f"bid:{amount}", seq=0)
    with pytest.raises(Refusal, match="moved on"):
        choosing(table, 0, "accept", seq=2)
    choosing(table, 0, "accept", seq=3)
    with pytest.raises(Refusal, match="moved on"):
        choosing(table, 2, "veto", seq=3)


def test_a_second_bid_is_stale_too() -> None:
    table = ToyTable()
    choosing(table, 0, "bid:1", seq=0)
    with pytest.raises(Refusal, match="moved on"):
        choosing(table, 0, "bid:2", seq=0)
